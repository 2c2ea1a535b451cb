//! Months and seasons by themselves.

use super::day::year_after;
use super::mention;
use crate::date::Mention;
use crate::date::digits::{day, year};
use crate::date::value::{Day, Relative, Value};
use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet};

/// Words after which a month or year by itself is a date.
const TEMPORAL: [&str; 25] = [
    "in",
    "since",
    "from",
    "until",
    "till",
    "by",
    "during",
    "before",
    "after",
    "of",
    "early",
    "late",
    "mid",
    "to",
    "through",
    "and",
    "around",
    "between",
    "taken",
    "dated",
    "about",
    "throughout",
    "circa",
    "for",
    "or",
];

pub(super) fn month_at(sheet: &Sheet<'_>, i: usize) -> Option<(usize, u8)> {
    sheet
        .signal(i, |m| if let Meaning::Month(month) = m { Some(month) } else { None })
        .map(|(r, m)| (r.end, m))
}

pub(super) fn foreign_month(sheet: &Sheet<'_>, i: usize) -> Option<(usize, u8)> {
    sheet
        .signal(i, |m| if let Meaning::ForeignMonth(month) = m { Some(month) } else { None })
        .map(|(r, m)| (r.end, m))
}

/// "in March", "Last February": a month by itself, where a word before it says that it is one.
pub(super) fn month_alone(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    let steps = sheet.is_any(i, &["last", "next", "this"]);
    let (end, month) = month_at(sheet, i + usize::from(steps))?;
    let before = i.checked_sub(1).filter(|&b| !sheet.words[b].masked)?;
    let written = sheet.words[i + usize::from(steps)].shape == Shape::Title;
    let dated = day(sheet, end).is_some() || year(sheet, end).is_some();
    if steps && dated {
        return None;
    }
    if steps {
        let value = Value::Relative(Relative::LastMonth(month));
        return Some(mention(i..end, "date/relative", value));
    }
    let named = sheet.words.get(end).is_some_and(|w| w.shape == Shape::Title)
        && !sheet.means(end, |m| matches!(m, Meaning::Country(_)));
    let told = sheet.is_any(before, &TEMPORAL);
    let long = sheet.str(i).chars().count() > 3;
    let weak = sheet.is_any(before, &["of", "to", "and", "for", "or", "about"]) && month == 5;
    (told && written && !named && !weak && (long || month == 5))
        .then(|| mention(i..end, "date/month", Value::Day(Day { year: None, month, day: None })))
}

/// "summer of 2014", "winter 1947".
pub(super) fn season(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    let (range, season) = sheet.signal(i, |m| if let Meaning::Season(s) = m { Some(s) } else { None })?;
    let (year, end) = year_after(sheet, range.end, &["of", ",", "in"])?;
    Some(mention(i..end, "date/season", Value::Season(year, season)))
}
