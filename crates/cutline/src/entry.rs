//! One caption with what it says.

use std::panic::{AssertUnwindSafe, catch_unwind};

use cutline_model::reading::Field;
use cutline_model::{Problem, ProblemCode, ProblemSource, Reading, Severity, Sighting};
use cutline_record::Record;

use crate::{Cutline, VERSION};

/// A caption at its place in a document, with its reading.
#[derive(Debug)]
pub struct Entry<'c> {
    /// The caption's id.
    pub id: String,
    /// Where it stands.
    pub sighting: Sighting,
    /// What it says.
    pub reading: Reading,
    rules: &'c str,
}

impl Entry<'_> {
    /// The entry in its wire shape.
    #[must_use]
    pub fn record(&self) -> Record<'_> {
        Record::new(&self.sighting, &self.reading, &self.id, VERSION, self.rules)
    }
}

impl Cutline {
    /// Reads a caption. A fault of the reader costs the facts of this caption alone, where the program may unwind.
    pub(crate) fn entry(&self, sighting: Sighting) -> (Entry<'_>, Option<Problem>) {
        let read = || self.read(&sighting.text, sighting.date.as_ref());
        let (reading, problem) = match catch_unwind(AssertUnwindSafe(read)) {
            Ok(reading) => (reading, None),
            Err(_) => (Reading { unread: Field::ALL.to_vec(), ..Reading::default() }, Some(fault(&sighting))),
        };
        let id = cutline_spelling::caption_id(&sighting.text);
        (Entry { id, sighting, reading, rules: self.rules() }, problem)
    }
}

fn fault(sighting: &Sighting) -> Problem {
    Problem {
        code: ProblemCode::ReaderFault,
        severity: Severity::Error,
        message: "The reader failed on this caption; its facts are missing".into(),
        hint: Some(
            "This is a fault of Cutline: please report it, with an invented caption that shows it".into(),
        ),
        source: ProblemSource {
            document: sighting.document.digest,
            name: sighting.document.name.clone(),
            line: Some(sighting.line),
            bytes: sighting.map.hull(),
        },
    }
}
