//! Ranges of days and months: "from May 3 to May 5, 2015", "May 30-June 2".

use super::day::year_after;
use super::month::month_at;
use super::{dated, mention};
use crate::date::Mention;
use crate::date::digits::{after_day, day, day_and_year, year};
use crate::date::value::{Day, Value};
use crate::sheet::Sheet;

/// "from May 3 to May 5, 2015", "between 2011 and 2016": without the preposition.
pub(super) fn led_range(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    let joint: &[&str] = match sheet.str(i.checked_sub(1)?) {
        "from" | "From" => &["to", "until", "through", "till"],
        "between" | "Between" => &["and"],
        _ => return None,
    };
    if let Some(from) = year(sheet, i)
        && sheet.is_any(i + 1, joint)
        && let Some(to) = year(sheet, i + 2)
    {
        return Some(mention(i..i + 3, "date/years", Value::Years(from, to)));
    }
    let (from, end) = day_or_month(sheet, i)?;
    let (to, last) = sheet.is_any(end, joint).then(|| day_or_month(sheet, end + 1)).flatten()?;
    Some(mention(i..last, "date/range", range_of(from, to)))
}

pub(super) fn range_of(mut from: Day, to: Day) -> Value {
    from.year = from.year.or(to.year);
    Value::Range(from, to)
}

/// A day with its month, perhaps a year; or a month with a year.
fn day_or_month(sheet: &Sheet<'_>, i: usize) -> Option<(Day, usize)> {
    let single = |m: Mention| match m.value {
        Value::Day(day) => Some((day, m.words.end)),
        _ => None,
    };
    dated(sheet, i).and_then(single).or_else(|| {
        let (end, month) = month_at(sheet, i)?;
        Some((Day { year: None, month, day: None }, end))
    })
}

/// "-August 2011" after "July".
pub(super) fn months(sheet: &Sheet<'_>, i: usize) -> Option<(Day, usize)> {
    let dash = sheet.is_mark(i, '-') || sheet.is_mark(i, '–');
    let (end, month) = month_at(sheet, i + 1).filter(|_| dash)?;
    let (year, end) = year_after(sheet, end, &[","])?;
    Some((Day { year: Some(year), month, day: None }, end))
}

/// The other end of a range of days: "-5", " to 5", "-June 2", with its year.
pub(super) fn range_end(sheet: &Sheet<'_>, i: usize, month: u8) -> Option<(Day, usize)> {
    let dash = sheet.is_mark(i, '-') || sheet.is_mark(i, '–') || sheet.is_mark(i, '—');
    let word = sheet.is_any(i, &["to", "and", "through", "until"]);
    if !dash && !word {
        return None;
    }
    let (next, month) = month_at(sheet, i + 1).unwrap_or((i + 1, month));
    if sheet.is(i, "and") && next != i + 1 {
        return None;
    }
    if let Some((day, year)) = day_and_year(sheet, next) {
        return Some((Day { year: Some(year), month, day: Some(day) }, next + 1));
    }
    let last = day(sheet, next)?;
    let end = after_day(sheet, next);
    let year = year_after(sheet, end, &[","]);
    // "on May 3 and 12 people": only a year makes a joined number a day.
    if word && next == i + 1 && year.is_none() {
        return None;
    }
    let (year, end) = year.map_or((None, end), |(y, e)| (Some(y), e));
    Some((Day { year, month, day: Some(last) }, end))
}

/// "- 2 June 2015" after "30 May".
pub(super) fn day_first_range(sheet: &Sheet<'_>, i: usize) -> Option<(Day, usize)> {
    let joint = sheet.is_mark(i, '-') || sheet.is_mark(i, '–') || sheet.is(i, "to");
    let last = day(sheet, i + 1).filter(|_| joint)?;
    let (end, month) = month_at(sheet, after_day(sheet, i + 1))?;
    let (year, end) = year_after(sheet, end, &[","])?;
    Some((Day { year: Some(year), month, day: Some(last) }, end))
}
