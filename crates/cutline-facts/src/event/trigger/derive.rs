//! Events told without a word that names them: by what is thrown, or by whom somebody killed.

use std::ops::Range;

use cutline_model::reading::{EventType, Outcome, Status};

use super::Trigger;
use crate::agent::{self, AgentKind};
use crate::casualty::Toll;
use crate::event::{Around, is_harmful};
use crate::sheet::WordList;
use crate::trace::Trace;

/// What is thrown in a riot.
static THROWN: WordList = WordList::new(&[
    "stone",
    "stones",
    "rock",
    "rocks",
    "bottle",
    "bottles",
    "molotov",
    "petrol",
    "firebomb",
    "firebombs",
    "brick",
    "bricks",
    "projectile",
    "projectiles",
    "objects",
    "fireworks",
    "canister",
    "flares",
    "missiles",
]);

/// Verbs of throwing.
static THROW: WordList = WordList::new(&[
    "throw", "throws", "throwing", "threw", "thrown", "hurl", "hurls", "hurling", "hurled", "lob", "lobs",
    "lobbing", "pelt", "pelts", "pelting",
]);

/// "throws a Molotov cocktail", "hurl stones": a riot by what is thrown.
pub(super) fn from_throwing(around: &Around<'_, '_>, found: &mut Vec<Trigger>) {
    let sheet = around.sheet;
    for at in (0..sheet.len()).filter(|&i| !sheet.words[i].masked && sheet.is_on(i, &THROW)) {
        let end = (at + 7).min(sheet.sentence(at).end);
        let Some(object) = (at + 1..end).find(|&i| sheet.is_on(i, &THROWN)) else { continue };
        if !found.iter().any(|t| t.range.start <= object && at < t.range.end) {
            found.push(Trigger { range: at..object + 1, kind: EventType::Riot });
        }
    }
}

/// What rescuers do.
static RESCUING: WordList = WordList::new(&[
    "search",
    "searching",
    "dig",
    "comb",
    "look",
    "respond",
    "evacuate",
    "carry",
    "pull",
    "recover",
    "arrive",
    "help",
    "rush",
    "free",
    "retrieve",
]);

/// "Rescuers search …", "Firefighters respond to …": a rescue by who does what.
pub(super) fn from_rescuers(around: &Around<'_, '_>, found: &mut Vec<Trigger>) {
    let sheet = around.sheet;
    let rescuers = around.counted.iter().filter(|c| {
        c.noun.is_some_and(|n| n.status == Some(Status::Rescuer))
            && around.frame.picture.contains(&c.range.start)
    });
    for phrase in rescuers {
        let Some(verb) = (phrase.range.end..phrase.range.end + 3).find(|&i| sheet.is_on(i, &RESCUING)) else {
            continue;
        };
        if !found.iter().any(|t| t.range.contains(&verb) || t.kind == EventType::Rescue) {
            found.push(Trigger { range: verb..verb + 1, kind: EventType::Rescue });
        }
    }
}

/// "attackers killed seven people", "accused the Taliban of killing two teachers": harm that someone did, in a sentence
/// that names no other event for it.
pub(super) fn from_harm(around: &Around<'_, '_>, found: &mut Vec<Trigger>, trace: &mut impl Trace) {
    for toll in around.tolls.iter().filter(|t| !t.part && t.outcome == Outcome::Killed) {
        let sheet = around.sheet;
        let sentence = sheet.sentence(toll.range.start);
        let named = found.iter().any(|t| sentence.contains(&t.range.start) && is_harmful(t.kind));
        let verb = toll.predicate.clone();
        if named || verb.is_empty() || !matches!(toll.rule, "toll/active" | "toll/object" | "toll/passive") {
            continue;
        }
        let Some(kind) = killer(around, &verb, toll) else { continue };
        if let Some(span) = sheet.span(verb.clone()) {
            trace.took("event/harm", span, kind.as_str());
        }
        found.push(Trigger { range: verb.end - 1..verb.end, kind });
    }
}

/// What killing is called by who did it: an attack by attackers, else a killing.
fn killer(around: &Around<'_, '_>, verb: &Range<usize>, toll: &Toll) -> Option<EventType> {
    let sheet = around.sheet;
    let by = (verb.end..verb.end + 3).find(|&i| sheet.is(i, "by"));
    let agent = match by {
        Some(by) => agent::after(sheet, around.names, by + 1),
        None if toll.rule == "toll/passive" => None,
        None => agent::before(sheet, around.names, verb.start),
    };
    let of = verb.start > 0 && sheet.is(verb.start - 1, "of");
    match agent.map(|a| (a.what, a.range)) {
        Some((AgentKind::Actor(_), words)) => {
            let attackers = [
                "attackers",
                "militants",
                "insurgents",
                "rebels",
                "jihadists",
                "assailants",
                "terrorists",
                "extremists",
            ];
            Some(if sheet.is_any(words.end - 1, &attackers) { EventType::Attack } else { EventType::Killing })
        }
        Some((AgentKind::Group, _)) => Some(EventType::Attack),
        _ => of.then_some(EventType::Killing),
    }
}
