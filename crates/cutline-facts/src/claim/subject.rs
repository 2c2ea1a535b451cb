//! Where the subject of a verb of saying ends.

use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet, WordList};

/// What stands between a subject and its verb of saying.
static HELPERS: WordList = WordList::new(&[
    "which",
    "have",
    "has",
    "had",
    "also",
    "later",
    "earlier",
    "previously",
    "repeatedly",
    "and",
    "who",
    "on",
    "would",
    "however",
    "then",
    "is",
    "are",
]);

/// The end of the subject before a verb: past auxiliaries, adverbs, a date and an apposition.
pub(super) fn subject_end(sheet: &Sheet<'_>, verb: usize) -> Option<usize> {
    let floor = sheet.sentence(verb).start;
    let mut end = verb;
    while end > floor {
        let before = end - 1;
        let skipped = sheet.is_on(before, &HELPERS)
            || (sheet.words[before].shape == Shape::Lower && sheet.str(before).ends_with("ly"))
            || sheet.means(before, |m| matches!(m, Meaning::Weekday(_)));
        if !skipped {
            break;
        }
        end -= 1;
    }
    let relative = sheet.is_any(end, &["who", "which"]);
    if relative && end > floor + 1 && sheet.is_mark(end - 1, ',') {
        return Some(end - 1);
    }
    if end > floor && sheet.is_mark(end - 1, ',') {
        end = apposition(sheet, end - 1, floor)?;
    }
    if end > floor && sheet.is_mark(end - 1, ')') {
        end = (floor..end).rev().find(|&i| sheet.is_mark(i, '('))?;
    }
    (end > floor).then_some(end)
}

/// The end of the noun before ", a war monitor," whose closing comma is at `comma`.
fn apposition(sheet: &Sheet<'_>, comma: usize, floor: usize) -> Option<usize> {
    let open = (floor.max(comma.saturating_sub(14))..comma).rev().find(|&i| sheet.is_mark(i, ','))?;
    let verb = |i: usize| sheet.means(i, |m| matches!(m, Meaning::Says(_)));
    (!(open..comma).any(verb)).then_some(open)
}
