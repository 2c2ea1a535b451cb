//! The grammar of calendar expressions: months with days and years, years alone, decades, seasons, ranges.

use std::ops::Range;

use super::Mention;
use super::digits::{after_day, date, day, day_and_year, year};
use super::value::{Day, Relative, Value};
use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet};

/// Words after which a month or year by itself is a date.
const TEMPORAL: [&str; 26] = [
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
    "through",
    "circa",
    "for",
    "or",
];

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

/// "from May 3 to May 5, 2015", "between 2011 and 2016": without the preposition.
fn led_range(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
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

fn range_of(mut from: Day, to: Day) -> Value {
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

/// "pictures10 October": the line break between was lost.
fn glued_to_word(sheet: &Sheet<'_>, i: usize) -> bool {
    i > 0 && sheet.words[i - 1].shape == Shape::Lower
}

fn month_at(sheet: &Sheet<'_>, i: usize) -> Option<(usize, u8)> {
    sheet
        .signal(i, |m| if let Meaning::Month(month) = m { Some(month) } else { None })
        .map(|(r, m)| (r.end, m))
}

/// "November 6, 2016", "Nov. 3-5", "May 30-June 2, 2015", "May 2015".
fn month_first(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
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

/// "-August 2011" after "July".
fn months(sheet: &Sheet<'_>, i: usize) -> Option<(Day, usize)> {
    let dash = sheet.is_mark(i, '-') || sheet.is_mark(i, '–');
    let (end, month) = month_at(sheet, i + 1).filter(|_| dash)?;
    let (year, end) = year_after(sheet, end, &[","])?;
    Some((Day { year: Some(year), month, day: None }, end))
}

/// "May 5:30"? A time, or a share, is no day.
fn is_clock_or_count(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.is_mark(i + 1, '%') || sheet.is_any(i + 1, &["percent", "p.m.", "a.m.", "pm", "am"])
}

/// The other end of a range of days: "-5", " to 5", "-June 2", with its year.
fn range_end(sheet: &Sheet<'_>, i: usize, month: u8) -> Option<(Day, usize)> {
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

/// The year at `i`, perhaps after one of these words.
fn year_after(sheet: &Sheet<'_>, i: usize, joints: &[&str]) -> Option<(u16, usize)> {
    let skip = usize::from(joints.contains(&sheet.str(i)) && !sheet.str(i).is_empty());
    let found = year(sheet, i + skip)?;
    // A number that counts what follows is no year.
    let counts =
        skip == 1 && sheet.is(i, "in") && sheet.words.get(i + 2).is_some_and(|w| w.shape == Shape::Lower);
    (!counts).then_some((found, i + skip + 1))
}

/// "6 November 2016", "9th of May", "3-5 May 2015", "3. Mai 2015", "3 de mayo de 2015".
fn day_first(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
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

/// "- 2 June 2015" after "30 May".
fn day_first_range(sheet: &Sheet<'_>, i: usize) -> Option<(Day, usize)> {
    let joint = sheet.is_mark(i, '-') || sheet.is_mark(i, '–') || sheet.is(i, "to");
    let last = day(sheet, i + 1).filter(|_| joint)?;
    let (end, month) = month_at(sheet, after_day(sheet, i + 1))?;
    let (year, end) = year_after(sheet, end, &[","])?;
    Some((Day { year: Some(year), month, day: Some(last) }, end))
}

fn foreign_month(sheet: &Sheet<'_>, i: usize) -> Option<(usize, u8)> {
    sheet
        .signal(i, |m| if let Meaning::ForeignMonth(month) = m { Some(month) } else { None })
        .map(|(r, m)| (r.end, m))
}

/// "in March", "Last February": a month by itself, where a word before it says that it is one.
fn month_alone(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
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
fn season(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    let (range, season) = sheet.signal(i, |m| if let Meaning::Season(s) = m { Some(s) } else { None })?;
    let (year, end) = year_after(sheet, range.end, &["of", ",", "in"])?;
    Some(mention(i..end, "date/season", Value::Season(year, season)))
}

/// Years by themselves, and ranges and decades of them.
fn years(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    let found = year_mention(sheet, i)?;
    let is_year = !matches!(found.value, Value::Year(_)) || stands_as_year(sheet, i);
    is_year.then_some(found)
}

fn year_mention(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
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
        && !sheet.is_any(i + 1, &["'s", "’s"]);
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
