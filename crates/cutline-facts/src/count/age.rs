//! Ages in a phrase.

use std::ops::Range;

use cutline_model::reading::Age;

use crate::lexicon::{Meaning, NumberPart};
use crate::sheet::{Shape, Sheet};

/// Whom the law counts as a child.
pub(super) const fn of_years(years: u8) -> Age {
    if years < 18 { Age::Child } else { Age::Adult }
}

fn years(sheet: &Sheet<'_>, at: usize) -> Option<u8> {
    if sheet.words.get(at)?.shape == Shape::Number {
        return sheet.str(at).parse().ok();
    }
    let (_, part) = sheet.signal(at, |m| match m {
        Meaning::Number(NumberPart::Plain(n)) => u8::try_from(n).ok(),
        _ => None,
    })?;
    Some(part)
}

/// The words of an age that stands as a noun: "a 16-year-old".
pub(super) fn aged_noun(sheet: &Sheet<'_>, at: usize) -> Option<(Range<usize>, u8)> {
    let age = age_words(sheet, at)?;
    let old = (at + 1..at + 6).find(|&i| sheet.is_any(i, &["old", "olds"]))?;
    Some((at..old + 1, age))
}

/// The age in full years that starts at a word: "9-year-old", "11-month old", "aged 12".
pub(super) fn age_words(sheet: &Sheet<'_>, at: usize) -> Option<u8> {
    let n = years(sheet, at)?;
    let past = |i: usize| if sheet.is_hyphen(i) { i + 1 } else { i };
    let unit = past(at + 1);
    let old = past(unit + 1);
    if at > 0 && sheet.is(at - 1, "aged") {
        return Some(n);
    }
    if !sheet.is_any(old, &["old", "olds"]) {
        return None;
    }
    match sheet.str(unit).to_ascii_lowercase().as_str() {
        "year" | "years" => Some(n),
        "month" | "months" => Some(n / 12),
        "day" | "days" | "week" | "weeks" => Some(0),
        _ => None,
    }
}
