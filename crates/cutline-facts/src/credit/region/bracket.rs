//! Credits in round or square brackets.

use std::ops::Range;

use super::edge::at_tail;
use super::label::label_at;
use super::{FoundLines, take};
use crate::credit::line::{Line, read};
use crate::sheet::{Shape, Sheet};
use crate::trace::Trace;

/// The longest bracket that is read, in words.
const LONGEST: usize = 60;

/// Credits in round or square brackets.
pub(in crate::credit) fn brackets(sheet: &Sheet<'_>, found: &mut FoundLines, trace: &mut impl Trace) {
    let mut i = 0;
    while i < sheet.len() {
        let opens = sheet.words[i].shape == Shape::Mark && matches!(sheet.str(i), "(" | "[");
        let Some((close, closed)) = opens.then(|| closing(sheet, i)).flatten() else {
            i += 1;
            continue;
        };
        let inner = i + 1..close;
        let words = i..close + usize::from(closed);
        let line = read(sheet, inner.clone());
        if bracket_is_credit(sheet, &line, inner, words.end) {
            take(sheet, found, trace, words.clone(), "credit/bracket", line);
            i = words.end;
        } else {
            if trace.listens()
                && let Some(span) = sheet.span(words)
            {
                trace.dropped("credit/bracket", span, "no label and no supplier of pictures");
            }
            i += 1;
        }
    }
}

/// The closing bracket of the one at `open`, or the end of its sentence where none closes it.
fn closing(sheet: &Sheet<'_>, open: usize) -> Option<(usize, bool)> {
    let mut depth = 0usize;
    for i in open..sheet.len().min(open + LONGEST) {
        match sheet.str(i) {
            "(" | "[" => depth += 1,
            ")" | "]" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((i, true));
        }
    }
    let end = sheet.sentence(open + 1).end;
    (end > open + 1 && end - open < 20).then_some((end, false))
}

fn bracket_is_credit(sheet: &Sheet<'_>, line: &Line, inner: Range<usize>, end: usize) -> bool {
    let label = label_at(sheet, inner.start).is_some_and(|l| l.end <= inner.end) || line.label;
    if line.is_empty() {
        return false;
    }
    if label || (line.role && line.known() > 0 && !line.odd) {
        return !line.odd || line.known() > 0;
    }
    if line.odd {
        return false;
    }
    let alone = line.suppliers.len() + line.creators.len() == 1;
    match line.known() {
        0 => {
            at_tail(sheet, end)
                && line.joined
                && line.creators.len() == 1
                && line.suppliers.len() <= 1
                && !alone
        }
        _ if alone => at_tail(sheet, end),
        _ => line.joined || at_tail(sheet, end),
    }
}
