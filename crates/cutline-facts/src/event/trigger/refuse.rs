//! Why a word that could name an event names none here.

use std::ops::Range;

use cutline_model::reading::{DateMention, EventType};

use super::retype::{is_named_fire, retype};
use crate::agent::{self, Agent, AgentKind};
use crate::event::{Around, is_violent};
use crate::lexicon::{Meaning, TriggerForm};
use crate::name::NameKind;
use crate::sheet::{Shape, Sheet};

pub(super) fn passes(
    around: &Around<'_, '_>,
    dates: &[DateMention],
    range: &Range<usize>,
    kind: EventType,
    form: TriggerForm,
) -> Result<EventType, &'static str> {
    let sheet = around.sheet;
    let span = sheet.span(range.clone()).ok_or("no words")?;
    if dates.iter().any(|d| d.span.overlaps(span)) {
        return Err("part of a date");
    }
    if kind == EventType::Protest && is_people_only(around, range) {
        return Err("people of a protest, not a protest");
    }
    let names_it = |kind: NameKind| matches!(kind, NameKind::Person | NameKind::Group | NameKind::Place);
    let in_name = around
        .names
        .iter()
        .any(|n| names_it(n.kind) && n.range.start <= range.start && range.end <= n.range.end);
    if in_name && sheet.capital(range.start) && kind != EventType::Storm && !is_named_fire(sheet, range) {
        return Err("part of a name");
    }
    if is_title_case(sheet, range, kind) && !is_named_fire(sheet, range) {
        return Err("a capital inside a sentence: part of a name");
    }
    if form == TriggerForm::Weak && !is_launched(sheet, range) {
        return Err("a weapon that nobody is said to have used");
    }
    if is_verb_alike(sheet, range) {
        return Err("a verb of that spelling");
    }
    if kind == EventType::Flood
        && sheet.is(range.end, "of")
        && around.counted.iter().any(|c| c.range.start == range.end + 1)
    {
        return Err("a crowd, not water");
    }
    if kind == EventType::Strike && sheet.is(range.start, "struck") && !has_striker(around, range.start) {
        return Err("nobody who strikes");
    }
    if kind == EventType::Protest
        && range.len() == 1
        && sheet.str(range.start).ends_with("ers")
        && riots(sheet, range.start)
    {
        return Err("they riot");
    }
    if kind == EventType::Volcano && form == TriggerForm::Verb && !has_volcano(sheet) {
        return Err("no volcano in it");
    }
    if kind == EventType::Protest && is_spoken_of(sheet, range.start) {
        return Err("what somebody speaks of");
    }
    if kind == EventType::Work && at_a_site(around, range.start) {
        return Err("work at the site of something graver");
    }
    if kind == EventType::Attack && is_war(sheet, range) {
        return Err("the war itself");
    }
    if kind == EventType::Explosion && another_cause(around, range) {
        return Err("its cause is told");
    }
    if is_negated(sheet, range.start) {
        return Err("denied by the words before it");
    }
    if form == TriggerForm::Adjective && kind == EventType::Damage && before_people(around, range.end) {
        return Err("said of people");
    }
    Ok(retype(around, range, kind))
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

/// A weapon is an event only where it is sent: "fired two shells", "launched drones".
fn is_launched(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    const SENT: [&str; 23] = [
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
    ];
    let sentence = sheet.sentence(range.start);
    let before = sentence.start.max(range.start.saturating_sub(12))..range.start;
    let after = range.end..(range.end + 3).min(sentence.end);
    before.chain(after).any(|i| sheet.is_any(i, &SENT))
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
