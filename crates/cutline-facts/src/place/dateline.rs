//! Datelines: "QALMUN, Syria, May 3 -", "TARSH (BRITAIN), Sept. 29 --".

use std::ops::Range;

use super::judge::Mention;
use super::lead::Prep;
use super::{Caption, entry};
use crate::lexicon::Meaning;
use crate::sheet::Shape;

/// The run as the place of a dateline.
pub(super) fn at(c: &Caption<'_, '_>, run: &Range<usize>) -> Option<Mention> {
    let line = c.dateline.as_ref()?;
    if run.start < line.start || run.end > line.end {
        return None;
    }
    let known = entry::exact(c.sheet, c.lexicon, run);
    Some(Mention {
        range: run.clone(),
        kind: known.map(|e| e.kind),
        row: known.map_or(0, |e| e.row),
        rule: "place/dateline",
        prep: Prep::In,
        lead: run.start,
        noun: None,
        part: None,
        held: None,
        owns: false,
    })
}

/// The words of the dateline's places, if the text opens with one.
pub(super) fn find(c: &Caption<'_, '_>) -> Option<Range<usize>> {
    let first = c.runs.iter().find(|r| {
        c.sheet.words[..r.start].iter().all(|w| w.masked || w.shape == Shape::Mark || w.start < 12)
    })?;
    let capitals = first.clone().all(|i| c.sheet.words[i].shape != Shape::Title);
    if !capitals || !c.sheet.opens_sentence(first.start) && !file_before(c, first.start) {
        return None;
    }
    let mut end = first.end;
    let mut known = entry::exact(c.sheet, c.lexicon, first).is_some();
    while let Some(run) = c.runs.iter().find(|r| r.start == end + 1 && separates(c, end)) {
        known |= entry::exact(c.sheet, c.lexicon, run).is_some();
        end = run.end;
    }
    ends(c, end, known).then_some(first.start..end)
}

fn file_before(c: &Caption<'_, '_>, i: usize) -> bool {
    i < 4 && (0..i).any(|k| c.sheet.str(k).eq_ignore_ascii_case("file"))
}

fn separates(c: &Caption<'_, '_>, i: usize) -> bool {
    c.sheet.is_mark(i, ',') || c.sheet.is_mark(i, '(') || c.sheet.is_mark(i, '/')
}

/// A dash, a colon or a date follows.
fn ends(c: &Caption<'_, '_>, end: usize, known: bool) -> bool {
    let at = (end..end + 3).find(|&i| !matches!(c.sheet.str(i), ")" | ",")).unwrap_or(end);
    let month = |i: usize| c.sheet.means(i, |m| matches!(m, Meaning::Month(_)));
    let dash = matches!(c.sheet.str(at), "-" | "–" | "—") && !c.sheet.is_hyphen(at);
    let number = |i: usize| c.sheet.is_number(i);
    month(at)
        || number(at) && month(at + 1)
        || dash && (known || month(at + 1) || number(at + 1))
        || known && c.sheet.is_mark(at, ':')
}
