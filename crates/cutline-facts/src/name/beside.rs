//! What stands beside a name: a title before it, an age, a position in the picture or an acronym after it.

use std::ops::Range;

use crate::lexicon::{Meaning, NumberPart};
use crate::sheet::{Shape, Sheet};

/// The acronym in brackets after a name, if its letters are those of the name's words.
pub(crate) fn acronym(sheet: &Sheet<'_>, name: &Range<usize>) -> Option<usize> {
    let at = name.end + 1;
    if !sheet.is_mark(name.end, '(') || !sheet.is_mark(at + 1, ')') || sheet.words[at].shape != Shape::Upper {
        return None;
    }
    let mut initials =
        name.clone().filter_map(|i| sheet.str(i).chars().next()).map(|c| c.to_ascii_uppercase());
    let mut letters = sheet.str(at).chars().filter(|c| c.is_alphabetic());
    let first = letters.next()?;
    let all = letters.all(|c| initials.any(|i| i == c));
    (all && name.clone().any(|i| sheet.str(i).starts_with(first))).then_some(at)
}

/// The title that ends just before word `at`.
pub(crate) fn title_before(sheet: &Sheet<'_>, at: usize) -> Option<Range<usize>> {
    (at.saturating_sub(4)..at).find_map(|first| {
        let mut titles = sheet.signals_at(first).iter().filter(|s| matches!(s.meaning, Meaning::Title(_)));
        titles.find(|s| s.end as usize == at).map(|s| s.range())
    })
}

/// The age printed after a name that ends before word `end`: ", 34," "(24)" ", a 34-year-old".
pub(crate) fn age_after(sheet: &Sheet<'_>, end: usize) -> Option<(u8, usize)> {
    let comma = sheet.is_mark(end, ',');
    let bracket = sheet.is_mark(end, '(');
    if !comma && !bracket {
        return None;
    }
    let first = end + 1 + usize::from(sheet.is(end + 1, "aged"));
    let years = age(sheet, first);
    let closed = |i: usize| {
        i >= sheet.len()
            || sheet.is_mark(i, ')')
            || comma
                && (sheet.is_mark(i, ',')
                    || sheet.is_mark(i, '.')
                    || sheet.is_mark(i, ';')
                    || sheet.is_any(i, &["and", "is", "with", "who", "from", "of", "years", "months"]))
    };
    if let Some(years) = years.filter(|_| closed(first + 1)) {
        return Some((years, first + 1));
    }
    let at = if sheet.is_any(end + 1, &["a", "an", "the"]) { end + 2 } else { end + 1 };
    year_old(sheet, at)
}

/// "34-year-old", "34 years old" from word `at` on.
pub(crate) fn year_old(sheet: &Sheet<'_>, at: usize) -> Option<(u8, usize)> {
    let years = age(sheet, at)?;
    let words: Vec<usize> = (at + 1..at + 6).filter(|&i| !sheet.is_mark(i, '-')).take(2).collect();
    let [unit, old] = words[..] else { return None };
    let months = sheet.is_any(unit, &["month", "months", "day", "days", "week", "weeks"]);
    let timed = months || sheet.is_any(unit, &["year", "years", "yr"]);
    (timed && sheet.is(old, "old")).then_some((if months { 0 } else { years }, old + 1))
}

/// "11-year-old" just before a name that starts at word `start`, one calling between them or none.
pub(crate) fn age_before(sheet: &Sheet<'_>, start: usize) -> Option<(u8, usize)> {
    (start.saturating_sub(8)..start).find_map(|at| {
        let (years, end) = year_old(sheet, at)?;
        let comma = start > 0 && sheet.is_mark(start - 1, ',');
        let noun = start - usize::from(comma);
        let near = end == noun || end + 1 == noun && sheet.words[end].shape == Shape::Lower;
        (near && (!comma || end < noun)).then_some((years, at))
    })
}

fn age(sheet: &Sheet<'_>, i: usize) -> Option<u8> {
    let years = if sheet.words.get(i)?.shape == Shape::Number {
        sheet.str(i).parse().ok()
    } else {
        sheet
            .signal(i, |m| match m {
                Meaning::Number(NumberPart::Plain(n)) => u8::try_from(n).ok(),
                _ => None,
            })
            .map(|(_, n)| n)
    };
    years.filter(|&n| n < 120)
}

/// Words of position after a name: ", left," "(second from right)" "(L)".
pub(crate) fn placed(sheet: &Sheet<'_>, end: usize) -> Option<Range<usize>> {
    let bracket = sheet.is_mark(end, '(');
    if !bracket && !sheet.is_mark(end, ',') {
        return None;
    }
    let first = end + 1;
    let close = (first..first + 6).find(|&i| {
        i >= sheet.len()
            || sheet.is_mark(i, ')')
            || !bracket && (sheet.is_mark(i, ',') || sheet.is_mark(i, '.') || sheet.is(i, "and"))
    })?;
    let short = bracket && close == first + 1 && ["L", "R", "C"].contains(&sheet.str(first));
    let told =
        (first..close).any(|i| sheet.is_any(i, &SIDES)) && (first..close).all(|i| is_position(sheet, i));
    (close > first && (short || told)).then_some(first..close)
}

/// Words that tell a position by themselves.
const SIDES: [&str; 14] = [
    "left",
    "right",
    "center",
    "centre",
    "middle",
    "foreground",
    "background",
    "front",
    "rear",
    "top",
    "bottom",
    "far",
    "back",
    "seated",
];

fn is_position(sheet: &Sheet<'_>, i: usize) -> bool {
    const OTHERS: [&str; 16] = [
        "second", "third", "fourth", "fifth", "from", "the", "in", "on", "at", "to", "of", "and", "standing",
        "pictured", "first", "row",
    ];
    sheet.is_any(i, &SIDES)
        || sheet.is_any(i, &OTHERS)
        || sheet.is_mark(i, '-')
        || sheet.words[i].shape == Shape::Number
        || sheet.is_any(i, &["nd", "rd", "th", "st", "behind", "2nd", "3rd"])
}
