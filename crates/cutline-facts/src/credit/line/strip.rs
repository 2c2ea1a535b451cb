//! Takes labels, ranks and role words off the ends of a part.

use std::ops::Range;

use cutline_model::reading::CreditFlag;

use super::supplier::{known_supplier, longest_credit_word, tiled};
use crate::lexicon::{CreditWord, Meaning};
use crate::sheet::{Shape, Sheet};

/// What was taken off a part.
#[derive(Default)]
pub(super) struct Marks {
    pub(super) label: bool,
    pub(super) role: bool,
    pub(super) flags: Vec<CreditFlag>,
}

/// Takes labels, ranks, role words, quotes and numbers off both ends.
pub(super) fn strip(sheet: &Sheet<'_>, mut words: Range<usize>) -> (Range<usize>, Marks) {
    let mut marks = Marks::default();
    loop {
        let before = words.clone();
        if known_supplier(sheet, words.start).is_some_and(|(r, _)| r.end == words.end) {
            break;
        }
        strip_front(sheet, &mut words, &mut marks);
        strip_back(sheet, &mut words, &mut marks);
        if words == before || words.is_empty() {
            break;
        }
    }
    (words, marks)
}

fn strip_front(sheet: &Sheet<'_>, words: &mut Range<usize>, marks: &mut Marks) {
    let Some(first) = sheet.words.get(words.start) else { return };
    if words.start >= words.end || known_supplier(sheet, words.start).is_some() {
        return;
    }
    if let Some((range, word)) = longest_credit_word(sheet, words.start, words.end) {
        // A role word before a name is a name's first word unless it is all there is, or plainly none.
        let whole = range.end == words.end;
        let takes = match word {
            CreditWord::Role(_) => whole || sheet.words[words.start].shape != Shape::Lower,
            CreditWord::Suffix | CreditWord::Org | CreditWord::Slug => false,
            _ => true,
        };
        if takes {
            mark_all(sheet, marks, &range);
            words.start = range.end;
            return;
        }
    }
    let ordinal = sheet.is_any(words.start, &["st", "nd", "rd", "th"]) && first.glued;
    let class = sheet.is(words.start, "class");
    let loose = first.shape == Shape::Mark && !matches!(sheet.str(words.start), "@" | "&");
    let counts =
        sheet.is_any(words.start + 1, &["st", "nd", "rd", "th"]) && !sheet.is(words.start + 2, "class");
    let number = first.shape == Shape::Number
        && !counts
        && !sheet.words.get(words.start + 1).is_some_and(|w| w.shape == Shape::Lower && !w.glued);
    let article = words.len() > 1 && sheet.is_any(words.start, &["official", "and"]);
    if ordinal || class || loose || number || article {
        words.start += 1;
    }
}

fn strip_back(sheet: &Sheet<'_>, words: &mut Range<usize>, marks: &mut Marks) {
    let Some(last) = words.end.checked_sub(1).filter(|l| *l >= words.start) else { return };
    for first in words.start.max(words.end.saturating_sub(3))..words.end {
        let ends = |(r, w): &(Range<usize>, CreditWord)| {
            r.end == words.end && matches!(w, CreditWord::Label | CreditWord::Role(_) | CreditWord::Credit)
        };
        let inside_supplier =
            (words.start..first).any(|k| known_supplier(sheet, k).is_some_and(|(r, _)| r.end == words.end));
        if let Some((range, _)) = longest_credit_word(sheet, first, words.end).filter(ends)
            && !inside_supplier
            && (first == words.start || strips_back(sheet, words, first))
        {
            mark_all(sheet, marks, &range);
            words.end = range.start;
            return;
        }
    }
    let year = sheet.words[last].shape == Shape::Number && sheet.str(last).len() == 4 && words.len() > 1;
    if year || (sheet.words[last].shape == Shape::Mark && !sheet.is_hyphen(last)) {
        words.end = last;
    }
}

/// Whether a label at the end of a part is more than the last word of an outlet's name ("Lumen Images").
fn strips_back(sheet: &Sheet<'_>, words: &Range<usize>, first: usize) -> bool {
    let lower = sheet.words[first].shape == Shape::Lower;
    let tiled_before = tiled(sheet, words.start..first).is_some();
    let role =
        longest_credit_word(sheet, first, words.end).is_some_and(|(_, w)| matches!(w, CreditWord::Role(_)));
    lower || tiled_before || role || sheet.is(first, "photo")
}

/// Everything that a phrase of credit words says: "pool photo" is a label and a role.
fn mark_all(sheet: &Sheet<'_>, marks: &mut Marks, range: &Range<usize>) {
    for signal in sheet.signals_at(range.start).iter().filter(|s| s.range() == *range) {
        if let Meaning::Credit(word) = signal.meaning {
            mark(marks, word);
        }
    }
}

fn mark(marks: &mut Marks, word: CreditWord) {
    match word {
        CreditWord::Label | CreditWord::Credit => marks.label = true,
        CreditWord::Role(flag) => {
            marks.role = true;
            marks.flags.extend(flag);
        }
        _ => {}
    }
}
