//! Expressions that count from another date, and their resolution.

use cutline_model::Edtf;
use cutline_model::reading::Basis;
use jiff::civil::Date;
use jiff::{Span as Step, ToSpan};

use super::Mention;
use super::digits::small_number;
use super::value::{Relative, Value};
use crate::sheet::Sheet;

/// English names of the days, Monday first.
pub(super) const WEEKDAYS: [&str; 7] =
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/// A relative expression at word `i`.
pub(super) fn phrase(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    let (value, len) =
        word(sheet, i).or_else(|| last(sheet, i)).or_else(|| ago(sheet, i)).or_else(|| the_day(sheet, i))?;
    Some(Mention {
        words: i..i + len,
        rule: "date/relative",
        value: Value::Relative(value),
        weekday: None,
        lent: false,
    })
}

fn word(sheet: &Sheet<'_>, i: usize) -> Option<(Relative, usize)> {
    if sheet.is(i, "yesterday") {
        return Some((Relative::Days(-1), 1));
    }
    if sheet.is(i, "today") && !sheet.is_possessive(i + 1) {
        return Some((Relative::Days(0), 1));
    }
    if sheet.is(i, "over") && sheet.is(i + 1, "the") && sheet.is(i + 2, "weekend") {
        return Some((Relative::Weekend, 3));
    }
    None
}

/// "last week", "earlier this month", "last night".
fn last(sheet: &Sheet<'_>, i: usize) -> Option<(Relative, usize)> {
    let lead = usize::from(sheet.is_any(i, &["earlier", "later"]));
    let steps = match sheet.str(i + lead).to_ascii_lowercase().as_str() {
        "last" => -1,
        "this" => 0,
        "next" => 1,
        _ => return None,
    };
    let value = match sheet.str(i + lead + 1) {
        "week" => Relative::Weeks(steps),
        "month" => Relative::Months(steps),
        "year" => Relative::Years(steps),
        "night" if steps < 0 => Relative::Days(-1),
        "weekend" if steps < 0 => Relative::Weekend,
        "weekend" | "decade" | "spring" | "summer" | "autumn" | "fall" | "winter" => Relative::Vague,
        _ => return None,
    };
    Some((value, lead + 2))
}

/// "three days ago", "a decade ago".
fn ago(sheet: &Sheet<'_>, i: usize) -> Option<(Relative, usize)> {
    let count = small_number(sheet, i)?;
    if !sheet.is(i + 2, "ago") {
        return None;
    }
    let value = match sheet.str(i + 1) {
        "day" | "days" => Relative::Days(-count),
        "week" | "weeks" => Relative::Weeks(-count),
        "month" | "months" => Relative::Months(-count),
        "year" | "years" => Relative::Years(-count),
        "decade" | "decades" => Relative::Years(-10 * count),
        _ => return None,
    };
    Some((value, 3))
}

/// "the day before", "the previous day", "two days later": counted from a full date of the caption.
fn the_day(sheet: &Sheet<'_>, i: usize) -> Option<(Relative, usize)> {
    let third = sheet.str(i + 2);
    if sheet.is(i, "the") {
        return match (sheet.str(i + 1), third) {
            ("day", "before") if !object_follows(sheet, i + 3) => Some((Relative::FromCaption(-1), 3)),
            ("previous" | "preceding", "day") => Some((Relative::FromCaption(-1), 3)),
            ("next" | "following", "day") => Some((Relative::FromCaption(1), 3)),
            ("day", "after") if !object_follows(sheet, i + 3) => Some((Relative::FromCaption(1), 3)),
            _ => None,
        };
    }
    let count = small_number(sheet, i)?;
    let days = sheet.is_any(i + 1, &["day", "days"]);
    match third {
        "earlier" if days => Some((Relative::FromCaption(-count), 3)),
        "later" if days => Some((Relative::FromCaption(count), 3)),
        _ => None,
    }
}

/// "the day before the vote": counted from something else than a date.
fn object_follows(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.words.get(i).is_some_and(|w| w.shape != crate::sheet::Shape::Mark)
        && !sheet.is_any(
            i,
            &["killed", "left", "wounded", "injured", "destroyed", "hit", "that", "in", "on", "at", "by"],
        )
}

/// The value of mention `k`, and what it follows from.
pub(super) fn resolve(
    mentions: &[Mention],
    k: usize,
    document: Option<&Edtf>,
) -> (Option<Edtf>, Option<Basis>) {
    let value = &mentions[k].value;
    if let Some(edtf) = value.edtf() {
        let basis = if mentions[k].lent { Basis::Caption } else { Basis::Words };
        return (Some(edtf), Some(basis));
    }
    if let Value::Relative(Relative::FromCaption(days)) = value {
        let anchor = mentions[..k].iter().rev().find_map(|m| civil(m.value.edtf().as_ref()));
        let edtf = anchor.and_then(|date| edtf_of(date.checked_add(i64::from(*days).days()).ok()?));
        return (edtf.clone(), edtf.map(|_| Basis::Caption));
    }
    let edtf = civil(document).and_then(|document| from_document(value, document));
    (edtf.clone(), edtf.map(|_| Basis::DocumentDate))
}

/// Whether an exact day lies after the document's own.
pub(super) fn is_future(edtf: &Edtf, document: Option<&Edtf>) -> bool {
    civil(Some(edtf)).zip(civil(document)).is_some_and(|(date, document)| date > document)
}

/// Day numbers Monday 1 of an exact day.
pub(super) fn weekday_of(edtf: &Edtf) -> Option<u8> {
    u8::try_from(civil(Some(edtf))?.weekday().to_monday_one_offset()).ok()
}

fn civil(edtf: Option<&Edtf>) -> Option<Date> {
    let (year, month, day) = edtf?.as_day()?;
    Date::new(i16::try_from(year).ok()?, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
}

fn edtf_of(date: Date) -> Option<Edtf> {
    let small = |n: i8| u8::try_from(n).ok();
    Edtf::day(u16::try_from(date.year()).ok()?, small(date.month())?, small(date.day())?)
}

/// Counted from the document's date; a day without a year is the last such day up to it.
fn from_document(value: &Value, document: Date) -> Option<Edtf> {
    match value {
        Value::Relative(relative) => counted(*relative, document),
        Value::Day(_) | Value::Range(..) if value.lacks_year().is_some() => {
            let mut dated = value.clone();
            let year = u16::try_from(document.year()).ok()?;
            dated.set_year(year);
            if is_after(&dated, document) {
                dated = value.clone();
                dated.set_year(year.checked_sub(1)?);
            }
            dated.edtf()
        }
        _ => None,
    }
}

fn is_after(value: &Value, document: Date) -> bool {
    let Some(day) = value.first_day() else { return false };
    let month_day =
        (i8::try_from(day.month).unwrap_or(1), day.day.and_then(|d| i8::try_from(d).ok()).unwrap_or(1));
    month_day > (document.month(), document.day())
}

fn counted(relative: Relative, document: Date) -> Option<Edtf> {
    let back = |step: Step| document.checked_add(step).ok();
    match relative {
        Relative::Days(days) => edtf_of(back(i64::from(days).days())?),
        Relative::Weeks(weeks) => {
            let monday = back(i64::from(1 - i32::from(document.weekday().to_monday_one_offset())).days())?;
            let from = monday.checked_add(i64::from(weeks).weeks()).ok()?;
            Some(Edtf::interval(&edtf_of(from)?, &edtf_of(from.checked_add(6.days()).ok()?)?))
        }
        Relative::Months(months) => month_of(back(i64::from(months).months())?),
        Relative::Years(years) => {
            Some(Edtf::year(u16::try_from(back(i64::from(years).years())?.year()).ok()?))
        }
        Relative::Weekday(weekday) => {
            let days =
                (document.weekday().to_monday_one_offset() - i8::try_from(weekday).ok()?).rem_euclid(7);
            edtf_of(back((-i64::from(days)).days())?)
        }
        Relative::LastMonth(month) => {
            let year = document.year() - i16::from(i8::try_from(month).ok()? >= document.month());
            Edtf::month(u16::try_from(year).ok()?, month)
        }
        Relative::Weekend => {
            let days = document.weekday().to_monday_one_offset();
            let sunday = back((-i64::from(days % 7)).days())?;
            Some(Edtf::interval(&edtf_of(sunday.yesterday().ok()?)?, &edtf_of(sunday)?))
        }
        Relative::FromCaption(_) | Relative::Vague => None,
    }
}

fn month_of(date: Date) -> Option<Edtf> {
    Edtf::month(u16::try_from(date.year()).ok()?, u8::try_from(date.month()).ok()?)
}
