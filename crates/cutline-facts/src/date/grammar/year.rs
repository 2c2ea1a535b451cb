//! Years by themselves, ranges and decades of them.

use super::{mention, starts_number};
use crate::date::Mention;
use crate::date::digits::year;
use crate::date::value::Value;
use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet};

/// Years by themselves, and ranges and decades of them.
pub(super) fn years(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    let found = year_mention(sheet, i)?;
    let is_year = !matches!(found.value, Value::Year(_)) || stands_as_year(sheet, i);
    is_year.then_some(found)
}

pub(super) fn year_mention(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    let from = year(sheet, i).filter(|_| starts_number(sheet, i) || i > 0 && sheet.is_mark(i - 1, '-'))?;
    let dash = sheet.is_mark(i + 1, '-') || sheet.is_mark(i + 1, '–');
    let to = year(sheet, i + 2).or_else(|| short_year(sheet, i + 2, from));
    if dash && let Some(to) = to.filter(|to| *to >= from) {
        return Some(mention(i..i + 3, "date/years", Value::Years(from, to)));
    }
    if sheet.is(i + 1, "s") && sheet.words[i + 1].glued && from % 10 == 0 {
        return Some(mention(i..i + 2, "date/decade", Value::Decade(from)));
    }
    Some(mention(i..i + 1, "date/year", Value::Year(from)))
}

/// "98" after "1997-": the next year, no other.
fn short_year(sheet: &Sheet<'_>, i: usize, from: u16) -> Option<u16> {
    let next = from + 1;
    (sheet.str(i) == format!("{:02}", next % 100) && sheet.words.get(i)?.glued).then_some(next)
}

/// Whether four digits stand where only a year does: after "in" or "since", before a noun after "the", at the end
/// after a comma, alone in brackets. "CES 2019" and "2015 people" are none.
fn stands_as_year(sheet: &Sheet<'_>, i: usize) -> bool {
    let next = sheet.words.get(i + 1);
    let glued_on = next.is_some_and(|w| w.glued && matches!(w.shape, Shape::Lower | Shape::Number))
        && !sheet.is_possessive(i + 1);
    let unit = sheet.is_mark(i + 1, '%')
        || sheet.is_mark(i + 1, '°')
        || sheet.means(i + 1, |m| matches!(m, Meaning::People(_)))
        || sheet.is_any(i + 1, &UNITS);
    let Some(before) = i.checked_sub(1).filter(|_| !glued_on && !unit) else { return false };
    let ends = next
        .is_none_or(|w| w.sentence != sheet.words[i].sentence || w.shape == Shape::Mark || w.masked)
        || sheet.words.get(i + 1).is_some_and(|w| w.glued);
    let noun_follows = next.is_some_and(|w| w.shape == Shape::Lower && !w.glued);
    let word = sheet.str(before).to_ascii_lowercase();
    match word.as_str() {
        "in" | "since" | "until" | "till" | "by" | "during" | "before" | "after" | "from" | "circa"
        | "of" | "early" | "late" | "mid" | "throughout" | "dated" => true,
        "the" | "a" | "an" | "this" | "that" | "his" | "her" | "their" | "its" | "'s" | "’s" | "failed"
        | "deadly" => noun_follows,
        "around" | "about" | "to" | "and" | "or" => ends,
        "," => ends && before > 0 && (sheet.capital(before - 1) || sheet.is_mark(before - 1, ')')),
        "(" => sheet.is_mark(i + 1, ')'),
        _ => false,
    }
}

/// Nouns that a number before them counts.
const UNITS: [&str; 16] = [
    "miles",
    "km",
    "kilometers",
    "kilometres",
    "meters",
    "metres",
    "feet",
    "tons",
    "tonnes",
    "square",
    "years",
    "hours",
    "kilograms",
    "pounds",
    "dollars",
    "euros",
];
