//! Problem v1: what could not be read outside any caption.

use cutline_model as model;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Text, VERSION, sha256};

/// One thing that was not read, or read with a repair.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(title = "Cutline problem v1")]
pub struct Problem<'a> {
    /// The version of the shape.
    pub cutline: u32,
    /// Its stable name.
    pub problem: Text<'a>,
    /// error, warning or note.
    pub severity: Text<'a>,
    /// What happened.
    pub message: Text<'a>,
    /// What to do about it.
    pub hint: Option<Text<'a>>,
    /// Where.
    pub source: ProblemSource<'a>,
}

/// Where a problem stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ProblemSource<'a> {
    /// SHA-256 of the document, where known.
    pub document: Option<Text<'a>>,
    /// The document's name.
    pub name: Text<'a>,
    /// The line, from 1.
    pub line: Option<u64>,
    /// First byte in the document.
    pub start: Option<u64>,
    /// The byte after the last.
    pub end: Option<u64>,
}

impl<'a> Problem<'a> {
    /// The wire shape of a problem.
    #[must_use]
    pub fn new(problem: &'a model::Problem) -> Self {
        Self {
            cutline: VERSION,
            problem: problem.code.as_str().into(),
            severity: problem.severity.as_str().into(),
            message: problem.message.as_str().into(),
            hint: problem.hint.as_deref().map(Into::into),
            source: ProblemSource::of(&problem.source),
        }
    }
}

impl<'a> ProblemSource<'a> {
    fn of(source: &'a model::ProblemSource) -> Self {
        Self {
            document: source.document.as_ref().map(|digest| sha256(digest).into()),
            name: source.name.as_str().into(),
            line: source.line,
            start: source.bytes.as_ref().map(|bytes| bytes.start),
            end: source.bytes.as_ref().map(|bytes| bytes.end),
        }
    }
}
