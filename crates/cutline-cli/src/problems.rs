//! Where problems go: to people as sentences, or to a file as JSON Lines.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use cutline::export::write_jsonl;
use cutline::model::{Problem, Severity};
use cutline::record;

use crate::exit::Outcome;
use crate::printer::Printer;

/// Takes problems, and remembers whether one was an error.
pub(crate) struct Problems {
    file: Option<BufWriter<File>>,
    failed: Option<io::Error>,
    errors: bool,
}

impl Problems {
    /// Problems that go to this file, or to people if there is none.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn to(path: Option<&Path>) -> io::Result<Self> {
        let file = path.map(File::create).transpose()?.map(BufWriter::new);
        Ok(Self { file, failed: None, errors: false })
    }

    /// Takes a problem.
    pub(crate) fn take(&mut self, problem: &Problem, printer: &mut Printer) {
        self.errors |= problem.severity == Severity::Error;
        match &mut self.file {
            None => printer.problem(problem),
            Some(file) if self.failed.is_none() => {
                self.failed = write_jsonl(&record::Problem::new(problem), file).err();
            }
            Some(_) => {}
        }
    }

    /// How a question ended that was answered by so many.
    pub(crate) fn outcome(mut self, answers: u64, printer: &mut Printer) -> Outcome {
        let flushed = self.file.as_mut().map_or(Ok(()), Write::flush);
        if let Some(error) = self.failed.or(flushed.err()) {
            printer.error(&format!("The problems could not be written: {error}"), None);
            self.errors = true;
        }
        match answers {
            _ if self.errors => Outcome::Error,
            0 => Outcome::Empty,
            _ => Outcome::Done,
        }
    }
}
