//! Where credits may stand: in brackets, after a label, or as a chain of names by itself.

mod bracket;
mod chain;
mod edge;
mod label;

use std::ops::Range;

use cutline_model::reading::Rule;

use super::line::Line;
use crate::sheet::Sheet;
use crate::trace::Trace;
pub(super) use bracket::brackets;
pub(super) use chain::{chains, last_line};
pub(super) use label::labels;

/// Words that are a credit.
#[derive(Clone, Debug)]
pub(super) struct Region {
    pub(super) words: Range<usize>,
    pub(super) rule: Rule,
}

type FoundLines = Vec<(Region, Line)>;

/// Where the next credit already found after `from` starts.
fn limit(found: &FoundLines, sheet: &Sheet<'_>, from: usize) -> usize {
    found.iter().map(|(r, _)| r.words.start).filter(|&s| s >= from).min().unwrap_or(sheet.len())
}

/// The end of the credit already found that holds word `i`.
fn inside(found: &FoundLines, i: usize) -> Option<usize> {
    found.iter().find(|(r, _)| r.words.contains(&i)).map(|(r, _)| r.words.end)
}

fn take(
    sheet: &Sheet<'_>,
    found: &mut FoundLines,
    trace: &mut impl Trace,
    words: Range<usize>,
    rule: Rule,
    line: Line,
) {
    if let Some(span) = sheet.span(words.clone()) {
        trace.took(rule, span, "credit");
        found.push((Region { words, rule }, line));
    }
}
