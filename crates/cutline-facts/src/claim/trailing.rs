//! Whether a claim stands behind what is said: "…, X said on Monday."

use std::ops::Range;

use crate::agent::Agent;
use crate::sheet::{Shape, Sheet};

/// "…, X said." or "…, X said, while …"; ", X said, …" inside a clause leads what follows.
pub(super) fn is_trailing(sheet: &Sheet<'_>, agent: &Agent, verb: &Range<usize>) -> bool {
    let sentence = sheet.sentence(verb.start);
    let marks = |range: Range<usize>| range.clone().all(|i| sheet.words[i].shape == Shape::Mark);
    if agent.start <= sentence.start || marks(sentence.start..agent.start) {
        return false;
    }
    if sheet.is(verb.end, "as") {
        return false;
    }
    let mut at = verb.end;
    while at < sentence.end && !sheet.words[at].masked && is_adjunct(sheet, at) {
        at += 1;
    }
    let before = agent.start - 1;
    let closed =
        sheet.words[before].shape == Shape::Mark || ends_with_comma_clause(sheet, before, sentence.start);
    let inserted = sheet.is_mark(at, ',') && !begins_clause(sheet, at + 1) && at + 2 < sentence.end;
    closed && !inserted && (at >= sentence.end || ends_clause(sheet, at))
}

/// "on Feb. 16, 2022", "in a statement": what may stand between the verb and the end.
fn is_adjunct(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet
        .is_any(at, &["on", "late", "earlier", "in", "a", "an", "statement", "interview", "reporters", "the"])
        || sheet.capital(at)
        || sheet.words[at].shape == Shape::Number
        || in_date(sheet, at)
}

/// The comma of "Feb. 16, 2022".
fn in_date(sheet: &Sheet<'_>, at: usize) -> bool {
    let number = |i: usize| sheet.is_number(i);
    sheet.is_mark(at, ',') && at > 0 && number(at - 1) && number(at + 1)
}

fn begins_clause(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet.is_any(
        at,
        &["as", "while", "who", "which", "and", "but", "when", "after", "with", "adding", "up", "citing"],
    ) || sheet.words.get(at).is_none_or(|w| w.masked)
        || sheet.capital(at)
}

fn ends_with_comma_clause(sheet: &Sheet<'_>, at: usize, floor: usize) -> bool {
    (floor..at + 1).rev().take(6).any(|i| sheet.is_mark(i, ',') || sheet.is_mark(i, '”'))
}

fn ends_clause(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet.words[at].masked
        || [".", ",", ";", "!", "?"].iter().any(|m| sheet.str(at) == *m)
        || sheet.is_any(at, &["as", "while", "in", "after"])
}
