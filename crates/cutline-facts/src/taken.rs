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
    let ranked = (0..reading.dates.len()).filter_map(|k| Some((rank(sheet, reading, k, first)?, k))).min();
    let Some((_, k)) = ranked else { return };
    let date = &reading.dates[k];
    let Some(value) = date.edtf.clone() else { return };
    trace.took("taken/words", date.span, value.as_str());
    reading.taken_basis = date.basis;
    for other in &mut reading.dates {
        if other.edtf.as_ref() == Some(&value) {
            other.role = DateRole::Picture;
        } else if matches!(other.role, DateRole::Other | DateRole::Picture) {
            other.role = DateRole::Event;
        }
    }
    reading.taken = Some(Verdict { value, because: vec![(Field::Dates, k)] });
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
    let edtf = date.edtf.as_ref()?;
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
    if opens_with_dateline(sheet, &words) && edtf.as_day().is_some() {
        return Some(Rank::Dateline);
    }
    let in_first = sheet.words.get(words.start)?.sentence <= first;
    match (in_first, is_day(edtf)) {
        (true, true) => Some(Rank::FirstSentence),
        (true, false) => (!tells_past(sheet, &words) && !in_brackets(sheet, &words)).then_some(Rank::Coarse),
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
    other || attributive_of_event(sheet, words) || is_future(sheet, words) || tells_harm(sheet, words)
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
const HAPPENED: [&str; 24] = [
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
