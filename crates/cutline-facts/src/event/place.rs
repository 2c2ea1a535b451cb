//! Where and when an event happened: by its own clause, or shared with the picture.

use cutline_model::Reading;
use cutline_model::reading::{EventType, Index, Link, PlaceRole, Standing};

use super::{Around, Draft, is_near};
use crate::lexicon::{Cue, Meaning};
use crate::sheet::{Shape, Sheet};

/// Sets place and date of an event with their links.
pub(super) fn read(around: &Around<'_, '_>, reading: &Reading, draft: &mut Draft) {
    let near = is_near(draft.event.standing);
    let scene = reading.scene.as_ref().map(|s| s.value);
    let stated = draft.mentions.iter().find_map(|m| stated(around, m.start, m.end));
    let (place, link) = match draft.event.standing {
        Standing::Pictured if draft.event.kind == EventType::Displacement => {
            (origin(around, draft).or(scene), Link::Stated)
        }
        Standing::Pictured => (scene.or_else(|| stated.filter(|_| !is_civic(draft))), Link::Shared),
        Standing::Cause if stated.is_some() => (stated, Link::Stated),
        Standing::Cause => (scene.map(|s| outside_hospital(around, s)), Link::Shared),
        _ => (
            stated.or_else(|| only_place(around, draft).filter(|_| !in_picture(around, draft))),
            Link::Stated,
        ),
    };
    draft.event.place = place;
    draft.event.place_link = place.map(|p| if stated == Some(p) { Link::Stated } else { link });
    date(around, reading, draft, near);
}

fn in_picture(around: &Around<'_, '_>, draft: &Draft) -> bool {
    draft.mentions.first().is_some_and(|m| around.frame.picture.contains(&m.start))
}

/// A protest's words name what it is about as often as where it is.
const fn is_civic(draft: &Draft) -> bool {
    matches!(draft.event.kind, EventType::Protest | EventType::Diplomacy | EventType::Court)
}

/// Whether a place with a preposition follows closely.
pub(super) fn locative_after(around: &Around<'_, '_>, at: usize) -> bool {
    let sheet = around.sheet;
    (at..at + 2)
        .any(|i| sheet.is_any(i, &["in", "on", "at", "near"]) && (i + 1..i + 6).any(|k| sheet.capital(k)))
}

/// The nearest place that a preposition puts behind the trigger, in the same clause.
pub(super) fn stated(around: &Around<'_, '_>, start: usize, end: usize) -> Option<Index> {
    let sheet = around.sheet;
    let sentence = sheet.sentence(start);
    let superlative =
        |i: usize| sheet.is_any(i, &["deadliest", "worst", "largest", "biggest", "longest", "first"]);
    if (sentence.start.max(start.saturating_sub(3))..start).any(superlative) {
        return None;
    }
    let limit = clause_end(around, end, sentence.end);
    mentions_in(around, end..limit)
        .find(|(first, i)| {
            let place = &around.places[*i];
            let object = is_object(sheet, start, end, *first);
            !matches!(place.role, PlaceRole::Actor | PlaceRole::Speaker)
                && (object || is_located(sheet, end, *first))
        })
        .map(|(_, i)| i)
}

/// "struck Yemen", "the earthquake that struck central Myanmar": the place is what was hit.
fn is_object(sheet: &Sheet<'_>, start: usize, end: usize, place: usize) -> bool {
    const HITTING: [&str; 12] = [
        "struck",
        "hit",
        "rocked",
        "devastated",
        "swept",
        "battered",
        "ravaged",
        "shook",
        "pounded",
        "strikes",
        "hits",
        "flattened",
    ];
    let mut at = end;
    at += usize::from(sheet.is_any(at, &["that", "which"]));
    let hits = sheet.is_any(at, &HITTING);
    at += usize::from(hits);
    while sheet.means(at, |m| m == Meaning::Direction) || sheet.is(at, "the") {
        at += 1;
    }
    at == place && (hits || at == end && sheet.words[start].shape == Shape::Lower)
}

/// After the comma the same clause goes on: a preposition, a name, a date.
fn leads_on(sheet: &Sheet<'_>, i: usize) -> bool {
    let locative = |m: Meaning| matches!(m, Meaning::Cue(Cue::Locative) | Meaning::Direction);
    sheet.capital(i) || sheet.is_any(i, &["and", "the"]) || sheet.means(i, locative) || sheet.is_number(i)
}

/// First words and indexes of the places mentioned among words.
fn mentions_in<'a>(
    around: &'a Around<'_, '_>,
    words: std::ops::Range<usize>,
) -> impl Iterator<Item = (usize, Index)> + 'a {
    around
        .mentions
        .iter()
        .filter(move |(range, _)| range.start >= words.start && range.end <= words.end)
        .map(|(range, i)| (range.start, *i))
}

/// The clause of a trigger ends with the sentence, at a next clause, or at another act of speech.
fn clause_end(around: &Around<'_, '_>, from: usize, end: usize) -> usize {
    let sheet = around.sheet;
    let stops = |i: &usize| {
        sheet.is_any(
            *i,
            &[
                "are",
                "is",
                "was",
                "were",
                "after",
                "following",
                "while",
                "but",
                "during",
                "before",
                "amid",
                "since",
                "as",
            ],
        ) || sheet.is_mark(*i, ';')
            || (sheet.is_mark(*i, ',') && !leads_on(sheet, *i + 1))
            || around.claims.iter().any(|c| c.verb.start == *i)
    };
    (from..end.min(from + 22)).find(stops).unwrap_or(end.min(from + 22))
}

/// Whether a preposition of place leads to the place: only modifiers stand between.
fn is_located(sheet: &Sheet<'_>, from: usize, place: usize) -> bool {
    let locative = |m: Meaning| matches!(m, Meaning::Cue(Cue::Locative | Cue::To));
    let of = |i: usize| sheet.is(i, "against") || (i == from && sheet.is(i, "of"));
    let open = (from..place).rev().take(9).find(|&i| sheet.means(i, locative) || of(i));
    open.is_some_and(|i| {
        (i..place).all(|k| !sheet.is_any(k, &["that", "which", "who", "calling", "against"]))
    })
}

/// The only place of the event's sentence, if it is placed by a preposition.
fn only_place(around: &Around<'_, '_>, draft: &Draft) -> Option<Index> {
    let sheet = around.sheet;
    let sentence = sheet.sentence(draft.mentions.first()?.start);
    mentions_in(around, sentence.clone())
        .find(|(first, i)| {
            !matches!(around.places[*i].role, PlaceRole::Actor | PlaceRole::Speaker)
                && is_located(sheet, sentence.start.max(first.saturating_sub(5)), *first)
        })
        .map(|(_, i)| i)
}

/// Where those who flee come from.
fn origin(around: &Around<'_, '_>, draft: &Draft) -> Option<Index> {
    let sheet = around.sheet;
    let sentences = draft.mentions.iter().map(|m| sheet.sentence(m.start));
    sentences
        .flat_map(|sentence| mentions_in(around, sentence))
        .find(|(first, i)| {
            around.places[*i].role == PlaceRole::From
                || (first.saturating_sub(4)..*first)
                    .any(|k| sheet.is_any(k, &["fled", "from", "flee", "fleeing"]))
        })
        .map(|(_, i)| i)
}

/// A patient was not hurt at the hospital: the place around it.
fn outside_hospital(around: &Around<'_, '_>, scene: Index) -> Index {
    const CARE: [&str; 6] = ["hospital", "clinic", "infirmary", "centre", "center", "ward"];
    let words = around.sheet.words_in(around.places[scene].span);
    let care = words.end > 0 && around.sheet.is_any(words.end - 1, &CARE);
    let next = (scene + 1 < around.places.len()).then_some(scene + 1);
    around.places[scene].inside.or(next).filter(|_| care).unwrap_or(scene)
}

/// The date of its own clause, else the picture's for what is near.
fn date(around: &Around<'_, '_>, reading: &Reading, draft: &mut Draft, near: bool) {
    let sheet = around.sheet;
    let Some(trigger) = draft.mentions.first().cloned() else { return };
    let sentence = sheet.sentence(trigger.start);
    let limit = clause_end(around, trigger.end, sentence.end);
    let own = reading.dates.iter().position(|d| {
        let range = sheet.words_in(d.span);
        range.start >= trigger.end && range.start < limit && (near || d.edtf.is_some())
    });
    let shared = reading.taken.as_ref().and_then(|t| t.because.first()).map(|(_, i)| *i);
    let (date, link) = match (own, shared) {
        (Some(own), _) if !near || reading.dates[own].edtf.is_some() => (Some(own), Link::Stated),
        (_, Some(shared)) if near && own.is_none() => (Some(shared), Link::Shared),
        _ => (own, Link::Stated),
    };
    draft.event.date = date;
    draft.event.date_link = date.map(|_| link);
}
