//! The grammar of calendar expressions: months with days and years, years alone, decades, seasons, ranges.

mod day;
mod month;
mod range;
mod year;

use std::ops::Range;

use super::Mention;
use super::digits::{date, day};
use super::value::{Day, Relative, Value};
use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet};
use day::{day_first, month_first};
use month::{month_alone, month_at, season};
use range::led_range;
use year::{year_mention, years};

/// A weekday, with the date that follows it or alone.
pub(super) fn weekday(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    let is_weekday = |m| if let Meaning::Weekday(day) = m { Some(day) } else { None };
    let (range, number) = sheet.signal(i, is_weekday)?;
    let mut next = range.end;
    let bracket = sheet.is_mark(next, '(');
    if bracket || sheet.is_mark(next, ',') || sheet.is_mark(next, '.') {
        next += 1;
    }
    if sheet.is(next, "the") && day(sheet, next + 1).is_some() {
        next += 1;
    }
    if let Some(mut dated) =
        plain(sheet, next).filter(|m| m.value.first_day().is_some_and(|d| d.day.is_some()))
    {
        dated.words.start = i;
        dated.words.end += usize::from(bracket && sheet.is_mark(dated.words.end, ')'));
        dated.weekday = Some(number);
        return Some(dated);
    }
    if in_a_name(sheet, &range) || sheet.str(i).ends_with('.') {
        return None;
    }
    let part = sheet.is_any(range.end, &["morning", "afternoon", "evening", "night"]);
    let words = i..range.end + usize::from(part);
    let value = Value::Relative(Relative::Weekday(number));
    Some(Mention { words, rule: "date/weekday", value, weekday: Some(number), lent: false })
}

/// "Holy Saturday", "Black Friday", "Tuesday's Child": a holiday or a title.
fn in_a_name(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    let before = range.start.checked_sub(1);
    before.is_some_and(|b| {
        sheet.words[b].sentence == sheet.words[range.start].sentence
            && sheet.words[b].shape == Shape::Title
            && sheet.is_any(
                b,
                &[
                    "holy", "good", "easter", "black", "super", "palm", "ash", "shrove", "bloody", "cyber",
                    "giving", "fat",
                ],
            )
    })
}

/// A calendar expression at word `i` without a weekday before it.
pub(super) fn plain(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    qualified(sheet, i)
        .or_else(|| led_range(sheet, i))
        .or_else(|| dated(sheet, i))
        .or_else(|| month_alone(sheet, i))
        .or_else(|| season(sheet, i))
        .or_else(|| years(sheet, i))
}

const fn mention(words: Range<usize>, rule: &'static str, value: Value) -> Mention {
    Mention { words, rule, value, weekday: None, lent: false }
}

/// "early 2015", "late May", "mid-1990s", "circa 1950".
fn qualified(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    let about =
        sheet.is_any(i, &["circa", "ca", "ca.", "c."]) || (sheet.is(i, "c") && sheet.is_mark(i + 1, '.'));
    let part = sheet.is_any(i, &["early", "late", "mid"]);
    if !about && !part {
        return None;
    }
    let skip = usize::from(sheet.is_mark(i + 1, '-') || sheet.is_mark(i + 1, '.'))
        + usize::from(sheet.is(i + 1, "in"));
    let next = i + 1 + skip;
    let mut inner = dated(sheet, next)
        .or_else(|| {
            month_at(sheet, next).map(|(end, month)| {
                mention(next..end, "date/month", Value::Day(Day { year: None, month, day: None }))
            })
        })
        .or_else(|| season(sheet, next))
        .or_else(|| year_mention(sheet, next))?;
    inner.words.start = i;
    if about {
        inner.value = Value::About(Box::new(inner.value));
    }
    Some(inner)
}

/// Month and day, day and month, month and year, digits.
fn dated(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    if let Some((value, end)) = date(sheet, i).filter(|_| starts_number(sheet, i)) {
        return Some(mention(i..end, "date/digits", value));
    }
    month_first(sheet, i).or_else(|| day_first(sheet, i))
}

/// Whether the number at word `i` is not the tail of a longer code.
fn starts_number(sheet: &Sheet<'_>, i: usize) -> bool {
    let glued = sheet.words.get(i).is_some_and(|w| w.glued);
    let after_mark =
        i.checked_sub(1).is_some_and(|b| matches!(sheet.str(b), "(" | "[" | "." | "," | ":" | "–" | "—"));
    !glued || after_mark
}
