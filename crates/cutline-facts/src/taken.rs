//! When the picture was taken, by the caption's words.
//!
//! Each date that could be the picture's is ranked: words that speak of the camera first, then the first sentence, then
//! what stands at the end of a later one. A date that only tells when something else happened has no rank.

use std::ops::Range;

use cutline_model::reading::{DateRole, Field, Verdict};
use cutline_model::{Edtf, Reading};

use crate::date::{is_attributive, opens_with_dateline};
use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet};
use crate::trace::Trace;

/// How strongly the words tie a date to the picture, strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// "Picture taken …".
    Camera,
    /// "In this … photo".
    ThisPhoto,
    /// A day in the first sentence.
    FirstSentence,
    Dateline,
    /// A month or year in the first sentence.
    Coarse,
    /// A day that closes a later sentence.
    Later,
}

/// Sets `taken` and `taken_basis`, and the roles of dates.
pub(crate) fn resolve(sheet: &Sheet<'_>, reading: &mut Reading, trace: &mut impl Trace) {
    let first = first_sentence(sheet);
    let ranks: Vec<Option<Rank>> = (0..reading.dates.len()).map(|k| rank(sheet, reading, k, first)).collect();
    let best = |dated: bool| {
        let fits = |k: &usize| reading.dates[*k].edtf.is_some() == dated;
        (0..ranks.len()).filter(fits).filter_map(|k| Some((ranks[k]?, k))).min()
    };
    let combined = is_combination(sheet, reading, first);
    let Some((rank, k)) = best(true).filter(|_| !combined) else {
        let pictured = best(false).filter(|(r, _)| best(true).is_none() && *r < Rank::Coarse);
        let ranked = |k: usize| combined && ranks[k].is_some() || pictured.is_some_and(|(_, p)| p == k);
        (0..ranks.len()).filter(|k| ranked(*k)).for_each(|k| reading.dates[k].role = DateRole::Picture);
        name_events(sheet, reading, false);
        return;
    };
    let date = &reading.dates[k];
    let Some(value) = date.edtf.clone() else { return };
    trace.took("taken/words", date.span, value.as_str());
    reading.taken_basis = date.basis;
    for (other, of) in reading.dates.iter_mut().zip(&ranks) {
        if other.edtf.as_ref() == Some(&value) {
            other.role = DateRole::Picture;
        } else if other.role == DateRole::Picture {
            other.role = DateRole::Event;
        } else if other.role == DateRole::Other && rank == Rank::Camera && *of == Some(Rank::FirstSentence) {
            other.role = DateRole::Published;
        }
    }
    name_events(sheet, reading, true);
    reading.taken = Some(Verdict { value, because: vec![(Field::Dates, k)] });
}

/// What is left is an event's date, but for the years of a person or work in brackets.
fn name_events(sheet: &Sheet<'_>, reading: &mut Reading, taken: bool) {
    let left = reading.dates.iter_mut().filter(|d| d.role == DateRole::Other);
    for date in left {
        let words = sheet.words_in(date.span);
        let step = date.rule == "date/relative";
        if !in_brackets(sheet, &words)
            && (taken || date.edtf.is_some() || step || belongs_elsewhere(sheet, date.role, &words))
        {
            date.role = DateRole::Event;
        }
    }
}

/// "A combination picture shows …" with two days: no single date is the picture's.
fn is_combination(sheet: &Sheet<'_>, reading: &Reading, first: u16) -> bool {
    let told = |i: usize| sheet.words[i].sentence <= first && sheet.is_any(i, &["combination", "combo"]);
    let days = reading.dates.iter().filter_map(|d| d.edtf.as_ref()).filter(|e| is_day(e));
    (0..sheet.len()).any(told) && days.collect::<std::collections::BTreeSet<_>>().len() > 1
}

/// The first sentence that tells something: it has some words in small letters.
fn first_sentence(sheet: &Sheet<'_>) -> u16 {
    let lower = |range: &Range<usize>| {
        range.clone().filter(|&i| sheet.words[i].shape == Shape::Lower && !sheet.words[i].masked).count()
    };
    let found = sheet.sentences.iter().position(|range| lower(range) >= 3).unwrap_or(0);
    u16::try_from(found).unwrap_or(u16::MAX)
}

fn rank(sheet: &Sheet<'_>, reading: &Reading, k: usize, first: u16) -> Option<Rank> {
    let date = &reading.dates[k];
    let day =
        date.edtf.as_ref().map_or(matches!(date.rule, "date/mdy" | "date/dmy" | "date/weekday"), is_day);
    let words = sheet.words_in(date.span);
    if taken_before(sheet, &words) {
        return Some(Rank::Camera);
    }
    if this_photo(sheet, &words) {
        return Some(Rank::ThisPhoto);
    }
    if belongs_elsewhere(sheet, date.role, &words) {
        return None;
    }
    if opens_with_dateline(sheet, &words) && day {
        return Some(Rank::Dateline);
    }
    let in_first = sheet.words.get(words.start)?.sentence <= first;
    match (in_first, day) {
        (true, true) => Some(Rank::FirstSentence),
        (true, false) => {
            (!tells_past(sheet, &words) && !participle_before(sheet, &words) && !in_brackets(sheet, &words))
                .then_some(Rank::Coarse)
        }
        (false, true) => (!tells_past(sheet, &words)).then_some(Rank::Later),
        (false, false) => stands_alone(sheet, &words).then_some(Rank::Later),
    }
}

fn is_day(edtf: &Edtf) -> bool {
    edtf.as_day().is_some()
}

/// "Picture taken", "taken on", "was taken in … on": the camera's own words before the date.
fn taken_before(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    let floor = sheet.sentence(words.start).start.max(words.start.saturating_sub(8));
    let cue = |i: usize| sheet.is_any(i, &["taken", "photographed", "captured", "shot"]);
    let Some(at) = (floor..words.start).rev().find(|&i| cue(i)) else { return false };
    let camera = sheet.is(at, "taken") || (floor..at).any(|i| is_photo(sheet, i));
    let near = words.start - at <= 3;
    camera
        && (near
            || (sheet.is(at, "taken")
                && (floor..at).any(|i| is_photo(sheet, i))
                && !(at..words.start)
                    .any(|i| sheet.is_any(i, &["shows", "after", "from", "hostage", "over"]))))
}

fn is_photo(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.is_any(
        i,
        &["photo", "photograph", "picture", "image", "photos", "pictures", "images", "view", "combination"],
    )
}

/// "In this Nov. 10, 2019, file photo", "This May 2015 photograph".
fn this_photo(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    let this = words
        .start
        .checked_sub(1)
        .is_some_and(|b| sheet.is_any(b, &["this", "a", "an"]) || sheet.is(b, "undated"));
    this && (words.end..words.end + 6)
        .take_while(|&i| !sheet.is_mark(i, '.'))
        .any(|i| is_photo(sheet, i) || sheet.is_any(i, &["still", "frame"]))
}

/// Words that say that a date is of something else than the picture.
fn belongs_elsewhere(sheet: &Sheet<'_>, role: DateRole, words: &Range<usize>) -> bool {
    let other = matches!(role, DateRole::Released | DateRole::Published | DateRole::Background);
    let of = date_of(sheet, words);
    other || of || attributive_of_event(sheet, words) || is_future(sheet, words) || tells_harm(sheet, words)
}

/// "the siege of 1992", "the truce of May 3": the date is what the noun before it is of.
fn date_of(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    words.start > 0
        && sheet.is(words.start - 1, "of")
        && !(words.start > 1
            && sheet.is_any(
                words.start - 2,
                &[
                    "morning",
                    "night",
                    "evening",
                    "afternoon",
                    "day",
                    "week",
                    "weekend",
                    "image",
                    "photo",
                    "picture",
                    "photograph",
                ],
            ))
}

/// "the February 1, 2021 coup", but not "during a February 1, 2021 rally".
fn attributive_of_event(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    let during = (words.start.saturating_sub(3)..words.start).any(|i| sheet.is_any(i, &["during", "at"]));
    is_attributive(sheet, words) && !during
}

fn is_future(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    let near = words.start.saturating_sub(2)..words.start;
    near.clone().any(|i| sheet.is_any(i, &["starting", "beginning", "begins", "starts", "opens"]))
        || (sheet.sentence(words.start).start..words.start)
            .any(|i| sheet.is_any(i, &["will", "scheduled", "expected", "upcoming", "deadline"]))
}

/// "killed on May 3": a verb of harm just before the date is what it dates.
fn tells_harm(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    (words.start.saturating_sub(5)..words.start)
        .rev()
        .take_while(|&i| !sheet.is_mark(i, ',') && !sheet.is_mark(i, '.'))
        .any(|i| {
            sheet.is_any(i, &HAPPENED)
                || sheet
                    .means(i, |m| matches!(m, Meaning::Harm(h) if h.form == crate::lexicon::HarmForm::Verb))
        })
}

/// Participles of what happened to people and things, and of beginnings.
const HAPPENED: [&str; 29] = [
    "killed",
    "wounded",
    "injured",
    "died",
    "attacked",
    "abducted",
    "kidnapped",
    "arrested",
    "detained",
    "destroyed",
    "murdered",
    "assassinated",
    "executed",
    "captured",
    "seized",
    "began",
    "started",
    "collapsed",
    "erupted",
    "disappeared",
    "crashed",
    "convicted",
    "sentenced",
    "elected",
    "built",
    "rebuilt",
    "opened",
    "reopened",
    "founded",
];

/// Whether the sentence tells of the past up to the date: then a month or year in it is of what it tells.
fn tells_past(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    let sentence = sheet.sentence(words.start);
    let opens = sheet.opens_sentence(words.start) || sheet.opens_sentence(words.start.saturating_sub(1));
    let told = sentence.start..if opens { sentence.end } else { words.start };
    told.into_iter().any(|i| {
        sheet.is_any(
            i,
            &["was", "were", "had", "has", "have", "who", "said", "when", "after", "did", "that", "which"],
        ) || sheet.is_any(i, &HAPPENED)
    }) || is_attributive(sheet, words)
}

/// "flattened last month", "rebuilt in 1997": what happened to the thing pictured.
fn participle_before(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    words
        .start
        .checked_sub(1)
        .is_some_and(|b| sheet.words[b].shape == Shape::Lower && sheet.str(b).ends_with("ed"))
}

/// "(1998)": the year of a work.
fn in_brackets(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    words.start > 0 && sheet.is_mark(words.start - 1, '(')
}

/// Whether nothing of the sentence follows the date.
fn closes(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    let sentence = sheet.sentence(words.start);
    (words.end..sentence.end).all(|i| sheet.words[i].shape == Shape::Mark || sheet.words[i].masked)
}

/// Whether the sentence holds hardly more than the date and a place.
fn stands_alone(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    let sentence = sheet.sentence(words.start);
    closes(sheet, words) && sentence.filter(|&i| sheet.words[i].shape == Shape::Lower).count() <= 1
}
