//! Where the words of a credit may start and must end.

use crate::credit::line::{is_org_word, known_supplier};
use crate::credit::naming::PARTICLES;
use crate::credit::part::joint_at;
use crate::lexicon::{CreditWord, Meaning};
use crate::sheet::{Shape, Sheet};

/// The longest credit without brackets, in words.
const LONGEST: usize = 120;

/// Where a credit that goes on from `from` ends.
pub(super) fn extent(sheet: &Sheet<'_>, from: usize, limit: usize) -> usize {
    let limit = limit.min(from + LONGEST);
    let mut i = from;
    let mut names = 0;
    while i < limit {
        let wrapped = names < 2 && i > from && !sheet.is_mark(i - 1, '.');
        if i > from && breaks_before(sheet, i) && !wrapped && !courtesy_follows(sheet, i) {
            break;
        }
        if slug_at(sheet, i) {
            break;
        }
        if let Some((range, _)) = known_supplier(sheet, i) {
            i = range.end;
            names += 2;
            continue;
        }
        if !goes_on(sheet, i, from) {
            break;
        }
        names += usize::from(sheet.capital(i));
        i += 1;
    }
    trimmed(sheet, from, i.min(limit))
}

/// "Courtesy of …" in the next sentence still belongs to the credit.
fn courtesy_follows(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.is(i, "courtesy")
}

fn goes_on(sheet: &Sheet<'_>, i: usize, from: usize) -> bool {
    let word = &sheet.words[i];
    match word.shape {
        Shape::Mark => {
            let comma = sheet.is_mark(i, ',')
                && !(sheet.capital(i + 1) || role_at(sheet, i + 1) || sheet.is(i + 1, "via"));
            let newline = sheet.is_mark(i, '|') && breaks_before(sheet, i);
            !comma
                && !newline
                && !matches!(
                    sheet.str(i),
                    "(" | "[" | ")" | "]" | "+" | ";" | "!" | "?" | "<" | "“" | "•" | "*"
                )
        }
        Shape::Lower => {
            joint_at(sheet, i, sheet.len()).is_some()
                || (word.glued && i > from && matches!(sheet.words[i - 1].shape, Shape::Number | Shape::Mark))
                || sheet.is_any(i, &PARTICLES)
                || sheet.is_any(i, &["of", "the", "and", "in", "s", "'s", "’s"])
                || role_at(sheet, i)
                || is_org_word(sheet, i)
        }
        Shape::Number if counts_pictures(sheet, i) => false,
        Shape::Number => {
            word.glued
                || i <= from + 1
                || sheet.capital(i + 1)
                || sheet.words.get(i - 1).is_some_and(|w| w.shape == Shape::Upper)
        }
        Shape::Upper => !notice_starts(sheet, i, from),
        Shape::Title | Shape::Mixed | Shape::Caseless => true,
    }
}

/// "17 / 22": which picture of how many.
fn counts_pictures(sheet: &Sheet<'_>, i: usize) -> bool {
    (sheet.is_mark(i + 1, '/') || sheet.is(i + 1, "of")) && sheet.is_number(i + 2)
}

/// After a name in small letters, two words in capitals open a notice.
fn notice_starts(sheet: &Sheet<'_>, i: usize, from: usize) -> bool {
    let long = |k: usize| sheet.words.get(k).is_some_and(|w| w.shape == Shape::Upper && w.end - w.start > 2);
    i > from
        && sheet.words[i - 1].shape == Shape::Title
        && long(i)
        && long(i + 1)
        && !sheet.is_any(i, &PARTICLES)
}

fn slug_at(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i, |m| m == Meaning::Credit(CreditWord::Slug))
}

pub(super) fn role_at(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i, |m| {
        matches!(m, Meaning::Credit(CreditWord::Role(_) | CreditWord::Label | CreditWord::Suffix))
    })
}

/// Takes joints and loose marks off the end.
pub(super) fn trimmed(sheet: &Sheet<'_>, from: usize, mut end: usize) -> usize {
    while end > from {
        let last = end - 1;
        let dots = sheet.is_mark(last, '.') && sheet.is_mark(last.saturating_sub(1), '.');
        let closes = sheet.is_mark(last, ')') && (from..last).any(|i| sheet.is_mark(i, '('));
        let loose = sheet.words[last].shape == Shape::Mark && !dots && !closes;
        let word = sheet.words[last].shape == Shape::Lower
            && (sheet.is_any(last, &["of", "the", "and", "in", "for", "by", "via"])
                || sheet.is_any(last, &PARTICLES));
        if !loose && !word {
            break;
        }
        end -= 1;
    }
    end
}

/// Whether a sentence or line ends before word `i`.
pub(super) fn breaks_before(sheet: &Sheet<'_>, i: usize) -> bool {
    i == 0 || sheet.words.get(i).is_none_or(|w| w.sentence != sheet.words[i - 1].sentence)
}

/// Whether nothing but the end of a statement, a bracket, a desk's mark or a notice follows.
pub(super) fn ends_clean(sheet: &Sheet<'_>, end: usize) -> bool {
    let dots = (end..sheet.len()).find(|&i| !matches!(sheet.str(i), "." | "…" | "\"" | "”" | "*" | ","));
    let Some(next) = dots else { return true };
    breaks_before(sheet, next)
        || counts_pictures(sheet, next)
        || slug_at(sheet, next)
        || matches!(sheet.str(next), "(" | "[" | ")" | "]" | "+" | "<" | "|" | "#" | "/")
        || sheet.means(next, |m| {
            matches!(m, Meaning::Credit(CreditWord::Label | CreditWord::Credit | CreditWord::Role(_)))
        })
        || (sheet.words[next].shape == Shape::Upper
            && sheet.words.get(next + 1).is_some_and(|w| w.shape == Shape::Upper))
        || sheet.means(next, |m| matches!(m, Meaning::Supplier(_)))
}

/// Whether a statement may start at word `i`.
pub(super) fn starts_clean(sheet: &Sheet<'_>, i: usize) -> bool {
    if breaks_before(sheet, i) || torn(sheet, i) {
        return true;
    }
    let before = &sheet.words[i - 1];
    before.shape == Shape::Number
        || (before.shape == Shape::Mark
            && matches!(
                sheet.str(i - 1),
                "." | "|"
                    | "—"
                    | "–"
                    | "-"
                    | ")"
                    | "]"
                    | "+"
                    | "/"
                    | "!"
                    | "?"
                    | "…"
                    | ":"
                    | "\""
                    | "”"
                    | ";"
                    | ">"
                    | "#"
                    | "©"
            ))
}

/// Whether word `i` was glued to a word before it.
pub(super) fn torn(sheet: &Sheet<'_>, i: usize) -> bool {
    let Some(before) = i.checked_sub(1).and_then(|b| sheet.words.get(b)) else { return false };
    sheet.words.get(i).is_some_and(|w| w.glued)
        && (before.shape != Shape::Mark || matches!(sheet.str(i - 1), "," | "." | ")" | "…" | "”" | "\""))
}

pub(super) fn on_own_line(sheet: &Sheet<'_>, i: usize) -> bool {
    breaks_before(sheet, i)
}

/// Whether nothing of the caption's own words follows.
pub(super) fn at_tail(sheet: &Sheet<'_>, end: usize) -> bool {
    let own = (end..sheet.len())
        .filter(|&i| matches!(sheet.words[i].shape, Shape::Lower | Shape::Title))
        .filter(|&i| !role_at(sheet, i));
    own.take(4).count() < 4
        || (end..sheet.len()).all(|i| sheet.words[i].shape != Shape::Lower || is_org_word(sheet, i))
}
