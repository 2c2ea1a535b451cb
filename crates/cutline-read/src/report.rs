//! The way out: sightings and problems to the caller's sink.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use cutline_model::{Document, Problem, ProblemCode, ProblemSource, Severity, Sighting};

use crate::{Sink, limits};

/// Where a problem stands: its line and its bytes, as far as they are known.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    pub(crate) line: Option<u64>,
    pub(crate) bytes: Option<Range<u64>>,
}

impl Place {
    pub(crate) fn new(line: u64, bytes: Range<u64>) -> Self {
        Self { line: Some(line), bytes: Some(bytes) }
    }

    pub(crate) fn bytes(bytes: Range<u64>) -> Self {
        Self { line: None, bytes: Some(bytes) }
    }
}

/// A count and its noun: "1 row", "2 rows".
pub(crate) fn counted(count: u64, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// Hands over what was read, and keeps a flood of equal problems from growing.
pub(crate) struct Report<'s> {
    sink: &'s mut dyn Sink,
    document: Arc<Document>,
    told: BTreeMap<ProblemCode, (u64, Severity)>,
    captions: u64,
    stopped: bool,
}

impl<'s> Report<'s> {
    pub(crate) fn new(document: Document, sink: &'s mut dyn Sink) -> Self {
        Self { sink, document: Arc::new(document), told: BTreeMap::new(), captions: 0, stopped: false }
    }

    pub(crate) fn document(&self) -> &Arc<Document> {
        &self.document
    }

    /// Hands over a caption.
    pub(crate) fn sighting(&mut self, sighting: Sighting) {
        if self.stopped {
            return;
        }
        self.captions += 1;
        self.stopped = self.sink.sighting(sighting) == ControlFlow::Break(());
    }

    /// Whether the sink wants no more.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    pub(crate) fn error(&mut self, code: ProblemCode, place: Place, message: String, hint: &str) {
        self.tell(Severity::Error, code, place, message, hint);
    }

    pub(crate) fn warning(&mut self, code: ProblemCode, place: Place, message: String, hint: &str) {
        self.tell(Severity::Warning, code, place, message, hint);
    }

    pub(crate) fn note(&mut self, code: ProblemCode, place: Place, message: String, hint: &str) {
        self.tell(Severity::Note, code, place, message, hint);
    }

    fn tell(&mut self, severity: Severity, code: ProblemCode, place: Place, message: String, hint: &str) {
        let (count, _) = self.told.entry(code).or_insert((0, severity));
        *count += 1;
        if *count <= limits::PROBLEMS_OF_A_KIND {
            self.send(severity, code, place, message, hint);
        }
    }

    fn send(&mut self, severity: Severity, code: ProblemCode, place: Place, message: String, hint: &str) {
        let source = ProblemSource {
            document: self.document.digest,
            name: self.document.name.clone(),
            line: place.line,
            bytes: place.bytes,
        };
        let hint = (!hint.is_empty()).then(|| hint.to_owned());
        self.sink.problem(Problem { code, severity, message, hint, source });
    }

    /// Tells the counts of what was not told one by one, and whether nothing was found at all.
    pub(crate) fn finish(&mut self) {
        let floods: Vec<_> = self.told.iter().map(|(code, told)| (*code, *told)).collect();
        for (code, (count, severity)) in floods {
            let more = count.saturating_sub(limits::PROBLEMS_OF_A_KIND);
            if more > 0 {
                self.send(severity, code, Place::default(), format!("{more} more problems of this kind"), "");
            }
        }
        if self.captions == 0 && self.told.is_empty() {
            let hint = "Captions are blocks of text between blank lines, or the rows of a table";
            self.warning(ProblemCode::NoCaptions, Place::default(), "No caption was found".to_owned(), hint);
        }
    }
}
