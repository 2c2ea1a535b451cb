//! What an event is by the words around it: a bombing by a military is a strike.

use std::ops::Range;

use cutline_model::reading::{EventType, Outcome, Side, Status};

use crate::event::Around;
use crate::lexicon::Meaning;
use crate::sheet::{Sheet, WordList};

/// "the Garnet Fire": wildfires have names.
pub(super) fn is_named_fire(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    let at = range.start;
    let named = range.len() == 1 && sheet.is_any(at, &["fire", "fires"]) && at > 1 && sheet.capital(at - 1);
    let site = |m: Meaning| {
        matches!(m, Meaning::Target(_) | Meaning::PlaceNoun(_) | Meaning::Demonym(_) | Meaning::Weekday(_))
    };
    named && !sheet.opens_sentence(at - 1) && !sheet.capital(range.end) && !sheet.means(at - 1, site)
}

/// A bare "bombing" by a military is a strike; "clashes" of protesters and police are a riot.
pub(super) fn retype(around: &Around<'_, '_>, range: &Range<usize>, kind: EventType) -> EventType {
    let sheet = around.sheet;
    let bare = range.len() == 1;
    match kind {
        EventType::Bombing
            if bare && sheet.is_any(range.start, &["bombing", "bombings", "bombs", "bomb"]) =>
        {
            if by_military(sheet, range.start) { EventType::Strike } else { kind }
        }
        EventType::Fire if is_named_fire(sheet, range) => EventType::Wildfire,
        EventType::Protest if is_parade(sheet, range) => EventType::MilitaryActivity,
        EventType::Ceremony if is_military_parade(sheet, range) => EventType::MilitaryActivity,
        EventType::Culture if is_religious(sheet, range) => EventType::Ceremony,
        EventType::ArmedClash if bare && with_protesters(sheet, range.start) => EventType::Riot,
        EventType::Attack | EventType::Strike if by_air(sheet, range.start) => EventType::AirStrike,
        EventType::Fire if is_arson(sheet, range) => EventType::Riot,
        EventType::Protest | EventType::Ceremony if is_wake(sheet, range) => EventType::Mourning,
        EventType::Protest if sheet.is_any(range.end - 1, &["rally", "rallies"]) && campaigns(sheet) => {
            EventType::Election
        }
        _ => kind,
    }
}

/// Buildings set on fire where people protest.
fn is_arson(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    let set = sheet.is_any(range.start, &["set", "setting", "sets", "torched"]);
    set && sheet
        .signals
        .iter()
        .any(|s| matches!(s.meaning, Meaning::Trigger(EventType::Protest | EventType::Riot, _)))
}

/// A vigil, or candles, for the dead mourn.
fn is_wake(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    let vigil = sheet.is_any(range.end - 1, &["vigil", "vigils", "candles", "candle"]);
    vigil
        && sheet.signals.iter().any(|s| match s.meaning {
            Meaning::Trigger(EventType::Mourning | EventType::Killing, _) => true,
            Meaning::Harm(h) => h.outcome == Outcome::Killed,
            _ => false,
        })
}

/// Soldiers march in parades, they do not protest.
fn is_parade(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    let march = sheet.str(range.start).to_ascii_lowercase().starts_with("march");
    march
        && sheet
            .sentence(range.start)
            .any(|i| is_soldier(sheet, i) || sheet.is_any(i, &["parade", "parades"]))
}

fn is_military_parade(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    sheet.is_any(range.end - 1, &["parade", "parades"])
        && sheet.sentence(range.start).any(|i| {
            is_soldier(sheet, i) || sheet.is_any(i, &["military", "tank", "tanks", "victory", "army"])
        })
}

fn is_soldier(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i, |m| matches!(m, Meaning::People(p) if p.status == Some(Status::Combatant)))
}

/// Words of the faithful.
static FAITH: WordList = WordList::new(&[
    "orthodox",
    "catholic",
    "hindu",
    "buddhist",
    "muslim",
    "jewish",
    "christian",
    "sikh",
    "priest",
    "priests",
    "monk",
    "monks",
    "devotee",
    "devotees",
    "faithful",
    "worshippers",
    "pilgrims",
    "church",
    "temple",
    "mosque",
    "ritual",
    "rituals",
    "sacred",
    "holy",
]);

/// A festival of the faithful is a ceremony.
fn is_religious(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    sheet.is_any(range.end - 1, &["festival", "festivals"])
        && sheet.sentence(range.start).any(|i| sheet.is_on(i, &FAITH))
}

/// A rally of candidates is part of an election.
fn campaigns(sheet: &Sheet<'_>) -> bool {
    (0..sheet.len()).any(|i| {
        sheet.is_any(
            i,
            &[
                "candidate",
                "candidates",
                "campaign",
                "campaigning",
                "presidential",
                "gubernatorial",
                "nominee",
            ],
        ) || sheet.means(i, |m| matches!(m, Meaning::Trigger(EventType::Election, _)))
    })
}

/// A demonym or an army right before the trigger.
fn by_military(sheet: &Sheet<'_>, at: usize) -> bool {
    (at.saturating_sub(2)..at).any(|i| {
        sheet.means(i, |m| {
            matches!(m, Meaning::Demonym(_) | Meaning::Actor(Side::Government | Side::International))
        })
    }) || (at > 0 && sheet.is_any(at - 1, &["retaliatory", "aerial", "intense", "heavy"]))
}

fn with_protesters(sheet: &Sheet<'_>, at: usize) -> bool {
    let words = sheet.sentence(at);
    let protest = words.clone().any(|i| {
        sheet.is_any(
            i,
            &["protesters", "protestors", "demonstrators", "protest", "protests", "demonstration", "rioters"],
        )
    });
    protest && words.into_iter().any(|i| sheet.is_any(i, &["police", "forces", "officers"]))
}

/// "attack by warplanes": the means decide.
fn by_air(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet.is(at + 1, "by")
        && (at + 2..at + 5).any(|i| sheet.is_any(i, &["warplanes", "jets", "aircraft", "helicopters"]))
}
