//! Numbers as parts of dates, and dates in digits alone.

use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet};

use super::value::{Day, Value};

/// The digits of word `i`, where it holds nothing else.
fn digits<'a>(sheet: &Sheet<'a>, i: usize) -> Option<&'a str> {
    let text = sheet.words.get(i).filter(|w| w.shape == Shape::Number).map(|_| sheet.str(i))?;
    text.bytes().all(|b| b.is_ascii_digit()).then_some(text)
}

/// A year of four digits, 1500 to 2099.
pub(super) fn year(sheet: &Sheet<'_>, i: usize) -> Option<u16> {
    let text = digits(sheet, i).filter(|t| t.len() == 4)?;
    text.parse().ok().filter(|y| (1500..2100).contains(y))
}

/// A day of the month, one or two digits, 1 to 39: what is no day is remarked later.
pub(super) fn day(sheet: &Sheet<'_>, i: usize) -> Option<u8> {
    let text = digits(sheet, i).filter(|t| t.len() <= 2)?;
    text.parse().ok().filter(|d| (1..40).contains(d))
}

/// The word after a day: past "th" where it is glued on.
pub(super) fn after_day(sheet: &Sheet<'_>, i: usize) -> usize {
    let ordinal =
        sheet.words.get(i + 1).is_some_and(|w| w.glued) && sheet.is_any(i + 1, &["st", "nd", "rd", "th"]);
    i + 1 + usize::from(ordinal)
}

/// "8,2023": a day and a year with the space lost between them.
pub(super) fn day_and_year(sheet: &Sheet<'_>, i: usize) -> Option<(u8, u16)> {
    let (day, year) =
        sheet.words.get(i).filter(|w| w.shape == Shape::Number).and(sheet.str(i).split_once([',', '.']))?;
    let fits = day.len() <= 2 && year.len() == 4;
    fits.then_some((day.parse().ok()?, year.parse().ok()?)).filter(|(_, y)| (1500..2100).contains(y))
}

/// A date in digits at word `i`, and the word after it.
pub(super) fn date(sheet: &Sheet<'_>, i: usize) -> Option<(Value, usize)> {
    dotted(sheet, i).or_else(|| separated(sheet, i)).or_else(|| cjk(sheet, i))
}

/// "06.11.2016": day, month, year.
fn dotted(sheet: &Sheet<'_>, i: usize) -> Option<(Value, usize)> {
    if sheet.words.get(i)?.shape != Shape::Number {
        return None;
    }
    let mut parts = sheet.str(i).split('.');
    let (a, b, c) = (parts.next()?, parts.next()?, parts.next()?);
    let fits = parts.next().is_none() && a.len() <= 2 && b.len() <= 2 && matches!(c.len(), 2 | 4);
    let value = fits.then(|| day_first(a.parse().ok()?, b.parse().ok()?, full_year(c)?)).flatten()?;
    Some((value, i + 1))
}

/// "2016-11-06", "10/24/97", "24-06-2014".
fn separated(sheet: &Sheet<'_>, i: usize) -> Option<(Value, usize)> {
    let mark = ['-', '/', '–'].into_iter().find(|&m| sheet.is_mark(i + 1, m))?;
    let glued = (i + 1..i + 5).all(|k| sheet.words.get(k).is_some_and(|w| w.glued));
    // Not the middle of a longer code.
    let longer = sheet.is_mark(i + 5, mark) && sheet.words[i + 5].glued;
    if !glued || longer || !sheet.is_mark(i + 3, mark) {
        return None;
    }
    let (a, b, c) = (digits(sheet, i)?, digits(sheet, i + 2)?, digits(sheet, i + 4)?);
    let (x, y, z): (u16, u16, u16) = (a.parse().ok()?, b.parse().ok()?, c.parse().ok()?);
    let small = |t: &str| t.len() <= 2;
    let value = if a.len() == 4 && small(b) && small(c) {
        day_first(z, y, year(sheet, i)?)?
    } else if small(a) && small(b) && matches!(c.len(), 2 | 4) {
        let year = full_year(c)?;
        match (x, y) {
            (x, 13..) if mark != '-' || y > 12 => day_first(y, x, year)?,
            (13.., _) => day_first(x, y, year)?,
            _ if mark == '-' || x == y => day_first(x, y, year)?,
            _ => Value::Ambiguous,
        }
    } else {
        return None;
    };
    Some((value, i + 5))
}

/// "2016年11月6日".
fn cjk(sheet: &Sheet<'_>, i: usize) -> Option<(Value, usize)> {
    let year = year(sheet, i).filter(|_| sheet.str(i + 1).starts_with('年'))?;
    let month = day(sheet, i + 2).filter(|m| *m <= 12 && sheet.str(i + 3).starts_with('月'))?;
    let day = day(sheet, i + 4).filter(|_| sheet.str(i + 5).starts_with('日'));
    let end = i + 4 + 2 * usize::from(day.is_some());
    Some((Value::Day(Day { year: Some(year), month, day }), end))
}

fn day_first(day: u16, month: u16, year: u16) -> Option<Value> {
    let month = u8::try_from(month).ok().filter(|m| (1..=12).contains(m))?;
    let day = u8::try_from(day).ok().filter(|d| (1..=31).contains(d))?;
    Some(Value::Day(Day { year: Some(year), month, day: Some(day) }))
}

/// Two digits stand for 1930 to 2029.
fn full_year(text: &str) -> Option<u16> {
    let year: u16 = text.parse().ok()?;
    match (text.len(), year) {
        (4, 1500..2100) => Some(year),
        (2, 30..) => Some(1900 + year),
        (2, _) => Some(2000 + year),
        _ => None,
    }
}

/// "nine", "two": a small number in words or digits; "a" is one.
pub(super) fn small_number(sheet: &Sheet<'_>, i: usize) -> Option<i32> {
    let plain = |m| match m {
        Meaning::Number(crate::lexicon::NumberPart::Plain(n)) => i32::try_from(n).ok(),
        _ => None,
    };
    if sheet.is_any(i, &["a", "an"]) {
        return Some(1);
    }
    digits(sheet, i)
        .filter(|t| t.len() <= 3)
        .and_then(|t| t.parse().ok())
        .or_else(|| sheet.signal(i, plain).map(|(_, n)| n))
}
