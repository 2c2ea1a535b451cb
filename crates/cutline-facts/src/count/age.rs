//! Ages in a phrase.

use crate::sheet::{Shape, Sheet};

/// The age in full years that starts at a word: "9-year-old", "11-month old", "aged 12".
pub(crate) fn age_words(sheet: &Sheet<'_>, at: usize) -> Option<u8> {
    if sheet.words.get(at)?.shape != Shape::Number {
        return None;
    }
    let n: u8 = sheet.str(at).parse().ok()?;
    let past = |i: usize| if sheet.is_hyphen(i) { i + 1 } else { i };
    let unit = past(at + 1);
    let old = past(unit + 1);
    if at > 0 && sheet.is(at - 1, "aged") {
        return Some(n);
    }
    if !sheet.is(old, "old") {
        return None;
    }
    match sheet.str(unit).to_ascii_lowercase().as_str() {
        "year" | "years" => Some(n),
        "month" | "months" => Some(n / 12),
        "day" | "days" | "week" | "weeks" => Some(0),
        _ => None,
    }
}
