//! Where problems go: to people as sentences, or to a file as JSON Lines.

use std::fs::{self, File};
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
    /// If the file stands there already, as it may be one of the user's, or cannot be written.
    pub(crate) fn to(path: Option<&Path>) -> io::Result<Self> {
        let file = path.map(open_new).transpose()?.map(BufWriter::new);
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

/// A file that is not there yet, or a device or pipe: never one with contents of the user's.
fn open_new(path: &Path) -> io::Result<File> {
    let stream = fs::metadata(path).is_ok_and(|m| !m.is_file() && !m.is_dir());
    if stream { File::options().write(true).open(path) } else { File::create_new(path) }
}
