//! Why a word that could name an event names none here.

use std::ops::Range;

use cutline_model::reading::{DateMention, EventType};

use super::retype::is_named_fire;
use crate::agent::{self, Agent, AgentKind};
use crate::event::{Around, is_violent};
use crate::lexicon::{Meaning, TriggerForm};
use crate::name::NameKind;
use crate::sheet::{Shape, Sheet, WordList};

/// Why a trigger names no event here; `None` if it names one.
pub(super) fn why(
    around: &Around<'_, '_>,
    dates: &[DateMention],
    range: &Range<usize>,
    kind: EventType,
    form: TriggerForm,
) -> Option<&'static str> {
    by_name(around, dates, range, kind)
        .or_else(|| by_form(around, range, kind, form))
        .or_else(|| by_kind(around, range, kind))
}

/// It is part of something that has a name.
fn by_name(
    around: &Around<'_, '_>,
    dates: &[DateMention],
    range: &Range<usize>,
    kind: EventType,
) -> Option<&'static str> {
    let sheet = around.sheet;
    let Some(span) = sheet.span(range.clone()) else { return Some("no words") };
    if dates.iter().any(|d| d.span.overlaps(span)) {
        return Some("part of a date");
    }
    if is_named_fire(sheet, range) {
        return None;
    }
    if kind != EventType::Storm && sheet.capital(range.start) && is_in_name(around, range) {
        return Some("part of a name");
    }
    is_title_case(sheet, range, kind).then_some("a capital inside a sentence: part of a name")
}

fn is_in_name(around: &Around<'_, '_>, range: &Range<usize>) -> bool {
    around.names.iter().any(|n| {
        matches!(n.kind, NameKind::Person | NameKind::Group | NameKind::Place)
            && n.range.start <= range.start
            && range.end <= n.range.end
    })
}

/// Its grammar is not that of an event.
fn by_form(
    around: &Around<'_, '_>,
    range: &Range<usize>,
    kind: EventType,
    form: TriggerForm,
) -> Option<&'static str> {
    let sheet = around.sheet;
    match form {
        _ if is_verb_alike(sheet, range) => Some("a verb of that spelling"),
        _ if is_negated(sheet, range.start) => Some("denied by the words before it"),
        TriggerForm::Weak if !is_launched(sheet, range) => Some("a weapon that nobody is said to have used"),
        TriggerForm::Verb if kind == EventType::Volcano && !has_volcano(sheet) => Some("no volcano in it"),
        TriggerForm::Adjective if kind == EventType::Damage && before_people(around, range.end) => {
            Some("said of people")
        }
        _ => None,
    }
}

/// The words around it tell of something else.
fn by_kind(around: &Around<'_, '_>, range: &Range<usize>, kind: EventType) -> Option<&'static str> {
    let (sheet, at) = (around.sheet, range.start);
    match kind {
        EventType::Protest if is_people_only(around, range) => Some("people of a protest, not a protest"),
        EventType::Protest if range.len() == 1 && sheet.str(at).ends_with("ers") && riots(sheet, at) => {
            Some("they riot")
        }
        EventType::Protest if is_spoken_of(sheet, at) => Some("what somebody speaks of"),
        EventType::Work if at_a_site(around, at) => Some("work at the site of something graver"),
        EventType::Flood if is_crowd(around, range.end) => Some("a crowd, not water"),
        EventType::Strike if sheet.is(at, "struck") && !has_striker(around, at) => Some("nobody who strikes"),
        EventType::Attack if is_war(sheet, range) => Some("the war itself"),
        EventType::Explosion if another_cause(around, range) => Some("its cause is told"),
        _ => None,
    }
}

/// "a flood of visitors".
fn is_crowd(around: &Around<'_, '_>, at: usize) -> bool {
    around.sheet.is(at, "of") && around.counted.iter().any(|c| c.range.start == at + 1)
}

/// Words of grave events that are capitalised inside a sentence belong to names; labels in capitals name nothing.
fn is_title_case(sheet: &Sheet<'_>, range: &Range<usize>, kind: EventType) -> bool {
    let everyday = matches!(
        kind,
        EventType::Sport
            | EventType::Culture
            | EventType::Ceremony
            | EventType::Election
            | EventType::Education
            | EventType::Storm
            | EventType::DiseaseOutbreak
    );
    let capital = sheet.capital(range.start);
    let label = sheet.words[range.start].shape == Shape::Upper && sheet.is_mark(range.end, ':');
    label || (capital && !everyday && !sheet.opens_sentence(range.start))
}

/// Verbs of sending a weapon, and of its coming down.
static SENT: WordList = WordList::new(&[
    "fired",
    "fires",
    "fire",
    "firing",
    "launched",
    "launches",
    "launch",
    "launching",
    "sent",
    "sending",
    "unleashed",
    "hit",
    "landed",
    "slammed",
    "rained",
    "targeted",
    "struck",
    "lobbed",
    "dropped",
    "crashed",
    "hits",
    "left",
    "blown",
]);

/// A weapon is an event only where it is sent: "fired two shells", "launched drones".
fn is_launched(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    let sentence = sheet.sentence(range.start);
    let before = sentence.start.max(range.start.saturating_sub(12))..range.start;
    let after = range.end..(range.end + 3).min(sentence.end);
    before.chain(after).any(|i| sheet.is_on(i, &SENT))
}

/// "can fire four shells": a verb spelt like a noun of the lexicon.
fn is_verb_alike(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    let modal = range.start > 0
        && sheet.is_any(
            range.start - 1,
            &["to", "can", "will", "could", "would", "may", "opened", "open", "under", "cease"],
        );
    range.len() == 1 && sheet.is_any(range.start, &["fire", "blast", "raid", "shell", "bomb"]) && modal
}

/// "detaining a protester": the people of a protest make one only where they are pictured, unharmed by an arrest.
fn is_people_only(around: &Around<'_, '_>, range: &Range<usize>) -> bool {
    let sheet = around.sheet;
    let people = range.len() == 1 && sheet.means(range.start, |m| matches!(m, Meaning::People(_)));
    let arrested = || {
        sheet
            .sentence(range.start)
            .any(|i| sheet.means(i, |m| matches!(m, Meaning::Trigger(EventType::Arrest, TriggerForm::Verb))))
    };
    people && (!around.frame.picture.contains(&range.start) || arrested())
}

/// "Protesters clashing with police": a riot.
fn riots(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet.sentence(at).any(|i| sheet.means(i, |m| matches!(m, Meaning::Trigger(EventType::Riot, _))))
}

fn has_volcano(sheet: &Sheet<'_>) -> bool {
    (0..sheet.len()).any(|i| sheet.is_any(i, &["volcano", "lava", "ash", "mount", "crater", "volcanic"]))
}

/// "delivers remarks about student protests".
fn is_spoken_of(sheet: &Sheet<'_>, at: usize) -> bool {
    let floor = sheet.sentence(at).start.max(at.saturating_sub(3));
    (floor..at).any(|i| sheet.is_any(i, &["about", "on", "regarding"]))
        && (sheet.sentence(at).start..at)
            .any(|i| sheet.means(i, |m| matches!(m, Meaning::Trigger(EventType::Diplomacy, _))))
}

fn at_a_site(around: &Around<'_, '_>, at: usize) -> bool {
    around.frame.cause.is_some_and(|c| c > at && around.sheet.is_any(c, &["site", "scene", "the"]))
}

/// "amid Russia's attack on Ukraine": the war as such is no event.
fn is_war(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    let country = |i: usize| sheet.means(i, |m| matches!(m, Meaning::Country(_)));
    let amid = (range.start.saturating_sub(5)..range.start).any(|i| sheet.is_any(i, &["amid", "as"]));
    amid && sheet.is_any(range.start, &["attack", "assault"])
        && sheet.is(range.end, "on")
        && country(range.end + 1)
}

fn has_striker(around: &Around<'_, '_>, at: usize) -> bool {
    let force = |a: Agent| matches!(a.what, AgentKind::Actor(_) | AgentKind::Country | AgentKind::Group);
    if around.sheet.is(at + 1, "by") {
        let demonym = around.sheet.means(at + 2, |m| matches!(m, Meaning::Demonym(_) | Meaning::Country(_)));
        return demonym || agent::after(around.sheet, around.names, at + 2).is_some_and(force);
    }
    agent::before(around.sheet, around.names, at).is_some_and(force)
}

/// An explosion during a strike or bombing is that.
fn another_cause(around: &Around<'_, '_>, range: &Range<usize>) -> bool {
    let sheet = around.sheet;
    sheet.sentence(range.start).any(|i| {
        sheet.means(i, |m| matches!(m, Meaning::Trigger(k, TriggerForm::Noun) if is_violent(k) && k != EventType::Explosion))
    })
}

fn is_negated(sheet: &Sheet<'_>, at: usize) -> bool {
    at > 0 && sheet.is_any(at - 1, &["no", "without", "anti"])
}

fn before_people(around: &Around<'_, '_>, at: usize) -> bool {
    around.counted.iter().any(|c| c.noun.is_some() && c.range.start <= at && at < c.range.end)
}
