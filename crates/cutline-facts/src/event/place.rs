//! Where and when an event happened: by its own clause, or shared with the picture.

use cutline_model::Reading;
use cutline_model::reading::{EventType, Index, Link, Place, PlaceKind, PlaceRole, Standing};

use super::{Around, Draft, is_near};
use crate::lexicon::{Cue, Meaning};
use crate::sheet::Sheet;

/// Sets place and date of an event with their links.
pub(super) fn read(around: &Around<'_, '_>, reading: &Reading, draft: &mut Draft) {
    let near = is_near(draft.event.standing);
    let scene = reading.scene.as_ref().map(|s| s.value);
    let stated = draft.mentions.iter().find_map(|m| stated(around, reading, m.start, m.end));
    let (place, link) = match draft.event.standing {
        Standing::Pictured if draft.event.kind == EventType::Displacement => {
            (origin(around, reading, draft).or(scene), Link::Stated)
        }
        Standing::Pictured => (scene.or(stated), Link::Shared),
        Standing::Cause if stated.is_some() => (stated, Link::Stated),
        Standing::Cause => (scene.map(|s| outside_hospital(reading, s)), Link::Shared),
        _ => (stated.or_else(|| only_place(around, reading, draft)), Link::Stated),
    };
    draft.event.place = place;
    draft.event.place_link = place.map(|p| if stated == Some(p) { Link::Stated } else { link });
    date(around, reading, draft, near);
}

/// Whether a place with a preposition follows closely.
pub(super) fn locative_after(around: &Around<'_, '_>, at: usize) -> bool {
    let sheet = around.sheet;
    (at..at + 2)
        .any(|i| sheet.is_any(i, &["in", "on", "at", "near"]) && (i + 1..i + 6).any(|k| sheet.capital(k)))
}

/// The nearest place that a preposition puts behind the trigger, in the same clause.
fn stated(around: &Around<'_, '_>, reading: &Reading, start: usize, end: usize) -> Option<Index> {
    let sheet = around.sheet;
    let sentence = sheet.sentence(start);
    let limit = clause_end(around, end, sentence.end);
    places_in(sheet, reading, end..limit).find(|&i| {
        let place = &reading.places[i];
        let first = sheet.words_in(place.span).start;
        !matches!(place.role, PlaceRole::Actor | PlaceRole::Speaker) && is_located(sheet, end, first)
    })
}

/// The clause of a trigger ends with the sentence, at a next clause, or at another act of speech.
fn clause_end(around: &Around<'_, '_>, from: usize, end: usize) -> usize {
    let sheet = around.sheet;
    let stops = |i: &usize| {
        sheet.is_any(*i, &["after", "following", "while", "but", "during", "before", "amid", "since", "as"])
            || sheet.is_mark(*i, ';')
            || around.claims.iter().any(|c| c.verb.start == *i)
    };
    (from..end.min(from + 22)).find(stops).unwrap_or(end.min(from + 22))
}

fn is_located(sheet: &Sheet<'_>, from: usize, place: usize) -> bool {
    let locative = |m: Meaning| matches!(m, Meaning::Cue(Cue::Locative | Cue::To));
    (from..place).any(|i| sheet.means(i, locative))
}

fn places_in<'r>(
    sheet: &'r Sheet<'_>,
    reading: &'r Reading,
    words: std::ops::Range<usize>,
) -> impl Iterator<Item = Index> + 'r {
    let inside = move |p: &Place| {
        let range = sheet.words_in(p.span);
        range.start >= words.start && range.end <= words.end
    };
    reading.places.iter().enumerate().filter(move |(_, p)| inside(p)).map(|(i, _)| i)
}

/// The only place of the event's sentence, if it is placed by a preposition.
fn only_place(around: &Around<'_, '_>, reading: &Reading, draft: &Draft) -> Option<Index> {
    let sheet = around.sheet;
    let sentence = sheet.sentence(draft.mentions.first()?.start);
    let mut located = places_in(sheet, reading, sentence.clone()).filter(|&i| {
        let first = sheet.words_in(reading.places[i].span).start;
        !matches!(reading.places[i].role, PlaceRole::Actor | PlaceRole::Speaker)
            && is_located(sheet, sentence.start.max(first.saturating_sub(5)), first)
    });
    located.next()
}

/// Where those who flee come from.
fn origin(around: &Around<'_, '_>, reading: &Reading, draft: &Draft) -> Option<Index> {
    let sheet = around.sheet;
    let sentence = sheet.sentence(draft.mentions.first()?.start);
    places_in(sheet, reading, sentence).find(|&i| {
        let first = sheet.words_in(reading.places[i].span).start;
        reading.places[i].role == PlaceRole::From
            || (first.saturating_sub(4)..first).any(|k| sheet.is_any(k, &["fled", "from", "flee", "fleeing"]))
    })
}

/// A patient was not hurt at the hospital: the place around it.
fn outside_hospital(reading: &Reading, scene: Index) -> Index {
    let place = &reading.places[scene];
    let site = place.kind == Some(PlaceKind::Site);
    place.inside.filter(|_| site).unwrap_or(scene)
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
