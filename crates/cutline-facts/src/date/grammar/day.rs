//! Days with their month, either first, and the year after them.

use super::month::{foreign_month, month_at};
use super::range::{day_first_range, months, range_end, range_of};
use super::{mention, starts_number};
use crate::date::Mention;
use crate::date::digits::{after_day, day, day_and_year, year};
use crate::date::value::{Day, Value};
use crate::sheet::{Shape, Sheet};

/// "pictures10 October": the line break between was lost.
fn glued_to_word(sheet: &Sheet<'_>, i: usize) -> bool {
    i > 0 && sheet.words[i - 1].shape == Shape::Lower
}

/// "November 6, 2016", "Nov. 3-5", "May 30-June 2, 2015", "May 2015".
pub(super) fn month_first(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    let (mut next, month) = month_at(sheet, i)?;
    next += usize::from(sheet.is_mark(next, '.'));
    if let Some((day, year)) = day_and_year(sheet, next) {
        let value = Value::Day(Day { year: Some(year), month, day: Some(day) });
        return Some(mention(i..next + 1, "date/mdy", value));
    }
    if let Some((to, end)) = months(sheet, next) {
        let from = Day { year: to.year, month, day: None };
        return Some(mention(i..end, "date/range", Value::Range(from, to)));
    }
    let Some(first) = day(sheet, next).filter(|_| !is_clock_or_count(sheet, next)) else {
        let (year, end) = year_after(sheet, next, &[",", "of"])?;
        let value = Value::Day(Day { year: Some(year), month, day: None });
        return Some(mention(i..end, "date/month-year", value));
    };
    let end = after_day(sheet, next);
    let from = Day { year: None, month, day: Some(first) };
    if let Some((to, end)) = range_end(sheet, end, month) {
        return Some(mention(i..end, "date/range", range_of(from, to)));
    }
    let (year, end) =
        year_after(sheet, end, &[",", "of", ".", "in"]).map_or((None, end), |(y, e)| (Some(y), e));
    Some(mention(i..end, "date/mdy", Value::Day(Day { year, ..from })))
}

/// "May 5:30"? A time, or a share, is no day.
fn is_clock_or_count(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.is_mark(i + 1, '%') || sheet.is_any(i + 1, &["percent", "p.m.", "a.m.", "pm", "am"])
}

/// The year at `i`, perhaps after one of these words.
pub(super) fn year_after(sheet: &Sheet<'_>, i: usize, joints: &[&str]) -> Option<(u16, usize)> {
    let skip = usize::from(joints.contains(&sheet.str(i)) && !sheet.str(i).is_empty());
    let found = year(sheet, i + skip)?;
    // A number that counts what follows is no year.
    let counts =
        skip == 1 && sheet.is(i, "in") && sheet.words.get(i + 2).is_some_and(|w| w.shape == Shape::Lower);
    (!counts).then_some((found, i + skip + 1))
}

/// "6 November 2016", "9th of May", "3-5 May 2015", "3. Mai 2015", "3 de mayo de 2015".
pub(super) fn day_first(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    let first = day(sheet, i).filter(|_| starts_number(sheet, i) || glued_to_word(sheet, i))?;
    let mut next = after_day(sheet, i);
    let mut to = None;
    if (sheet.is_mark(next, '-') || sheet.is_mark(next, '–') || sheet.is_any(next, &["to", "and"]))
        && let Some(last) = day(sheet, next + 1)
    {
        to = Some(last);
        next = after_day(sheet, next + 1);
    }
    next += usize::from(sheet.is_any(next, &["of", "de", "di"]) || sheet.is_mark(next, '.'));
    let (end, month) = month_at(sheet, next).or_else(|| foreign_month(sheet, next))?;
    let (year, end) =
        year_after(sheet, end, &[",", "de", "del", ".", "of"]).map_or((None, end), |(y, e)| (Some(y), e));
    let from = Day { year, month, day: Some(first) };
    if let Some(last) = to {
        let to = Day { day: Some(last), ..from };
        return Some(mention(i..end, "date/range", range_of(from, to)));
    }
    if year.is_none()
        && let Some((to, end)) = day_first_range(sheet, end)
    {
        return Some(mention(i..end, "date/range", range_of(from, to)));
    }
    Some(mention(i..end, "date/dmy", Value::Day(from)))
}
