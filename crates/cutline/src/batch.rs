//! Captions and problems in the order of the input, in bounded batches.

use std::ffi::OsString;
use std::ops::ControlFlow;
use std::path::Path;
use std::{fs, io};

use cutline_model::{Problem, ProblemCode, ProblemSource, Severity, Sighting};
use cutline_read::{Options, Sink};

use crate::document::{Opened, hold, open};
use crate::limits::{BATCH_BYTES, BATCH_CAPTIONS};
use crate::paths::{Found, find, reason, unreadable};

/// What comes out of a document.
pub(crate) enum Item {
    Sighting(Box<Sighting>),
    Problem(Problem),
}

/// Items that are read together.
pub(crate) type Batch = Vec<Item>;

/// Gathers what the reader finds and hands full batches on.
struct Batches<F> {
    batch: Batch,
    bytes: usize,
    stopped: bool,
    hand_on: F,
}

/// Finds all captions that the arguments lead to and hands them on in batches, until there are no more or
/// `hand_on` breaks.
pub(crate) fn produce(
    arguments: &[OsString],
    options: &Options,
    hand_on: impl FnMut(Batch) -> ControlFlow<()>,
) {
    let mut batches = Batches { batch: Batch::new(), bytes: 0, stopped: false, hand_on };
    let mut each = |argument: &OsString| find(argument, &mut |found| batches.take(found, options));
    if arguments.iter().try_for_each(&mut each).is_continue() {
        batches.flush();
    }
}

impl<F: FnMut(Batch) -> ControlFlow<()>> Batches<F> {
    fn take(&mut self, found: Found, options: &Options) -> ControlFlow<()> {
        match found {
            Found::Problem(problem) => self.problem(problem),
            Found::Stdin => self.read_stdin(options),
            Found::File(path, name) => self.read_file(&path, name, options),
        }
        if self.stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn read_stdin(&mut self, options: &Options) {
        self.flush();
        self.read(hold(io::stdin(), "-".into()), options);
    }

    fn read_file(&mut self, path: &Path, name: String, options: &Options) {
        if !fs::metadata(path).is_ok_and(|meta| meta.is_file()) {
            // A pipe may keep us waiting: what came before it is handed on first.
            self.flush();
        }
        match open(path, name.clone()) {
            Ok(opened) => self.read(opened, options),
            Err(error) => {
                let _ = self.take(unreadable(name, &error), options);
            }
        }
    }

    fn read(&mut self, opened: Opened, options: &Options) {
        let Opened { document, mut input } = opened;
        let source = ProblemSource {
            document: document.digest,
            name: document.name.clone(),
            ..ProblemSource::default()
        };
        if let Err(error) = cutline_read::read(document, &mut *input, options, self) {
            self.problem(ended(source, &error));
        }
    }

    fn push(&mut self, item: Item, bytes: usize) {
        self.batch.push(item);
        self.bytes += bytes;
        if self.batch.len() >= BATCH_CAPTIONS || self.bytes >= BATCH_BYTES {
            self.flush();
        }
    }

    fn flush(&mut self) {
        self.bytes = 0;
        let batch = std::mem::take(&mut self.batch);
        if !batch.is_empty() && !self.stopped {
            self.stopped = (self.hand_on)(batch).is_break();
        }
    }
}

impl<F: FnMut(Batch) -> ControlFlow<()>> Sink for Batches<F> {
    fn sighting(&mut self, sighting: Sighting) -> ControlFlow<()> {
        let bytes = sighting.text.len();
        self.push(Item::Sighting(Box::new(sighting)), bytes);
        if self.stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn problem(&mut self, problem: Problem) {
        let bytes = problem.message.len();
        self.push(Item::Problem(problem), bytes);
    }
}

fn ended(source: ProblemSource, error: &io::Error) -> Problem {
    Problem {
        code: ProblemCode::InputEnded,
        severity: Severity::Error,
        message: format!("Reading stopped in the middle: {}", reason(error)),
        hint: Some("What came before was read; read it again when its source is whole".into()),
        source,
    }
}
