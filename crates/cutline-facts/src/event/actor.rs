//! Who did it, and by whose word.

mod phrase;
mod police;
mod subject;

use std::ops::Range;

use cutline_model::reading::{Actor, ActorStanding, EventType, HedgeKind, Index, Side, Stance};

use super::{Around, Draft, is_violent};
use crate::lexicon::Meaning;
use crate::sheet::Sheet;
use phrase::{between, blamed, by, modifier};
use police::{both_sides, crowd_control};
use subject::subject;

/// Sets the actors of an event from the words around each of its mentions.
pub(super) fn read(around: &Around<'_, '_>, draft: &mut Draft) {
    if !has_actors(draft.event.kind) {
        return;
    }
    let mut actors: Vec<Actor> = Vec::new();
    for (nth, mention) in draft.mentions.iter().enumerate() {
        if nth > 0 && !actors.is_empty() && !is_violent(draft.event.kind) {
            break;
        }
        for range in of_mention(around, mention, draft.event.kind) {
            let range = without_machines(around.sheet, range);
            let Some(span) = around.sheet.span(range.clone()) else { continue };
            if actors
                .iter()
                .any(|a| a.span.overlaps(span) || same_words(around, a.span.of(around.sheet.text), &range))
            {
                continue;
            }
            let (standing, said_by) = standing(around, draft, &range, mention);
            actors.push(Actor { span, side: side(around.sheet, &range), standing, said_by });
        }
    }
    draft.event.actors = actors;
}

fn has_actors(kind: EventType) -> bool {
    is_violent(kind) && !matches!(kind, EventType::Explosion)
        || matches!(kind, EventType::Arrest | EventType::TerritoryChange | EventType::Riot | EventType::Siege)
        || kind == EventType::Protest
}

/// "US warplanes": the state acts, its machines are weapons.
fn without_machines(sheet: &Sheet<'_>, range: Range<usize>) -> Range<usize> {
    const MACHINES: [&str; 9] = [
        "warplanes",
        "jets",
        "aircraft",
        "helicopters",
        "missiles",
        "drones",
        "rockets",
        "bombers",
        "artillery",
    ];
    let nation = sheet.means(range.start, |m| matches!(m, Meaning::Demonym(_) | Meaning::Country(_)));
    if nation && range.len() > 1 && sheet.is_any(range.end - 1, &MACHINES) {
        let words = sheet
            .signal(range.start, |m| matches!(m, Meaning::Demonym(_) | Meaning::Country(_)).then_some(()));
        return words.map_or(range, |(words, ())| words);
    }
    range
}

fn same_words(around: &Around<'_, '_>, text: &str, range: &Range<usize>) -> bool {
    around.sheet.span(range.clone()).is_some_and(|s| s.of(around.sheet.text).eq_ignore_ascii_case(text))
}

fn of_mention(around: &Around<'_, '_>, mention: &Range<usize>, kind: EventType) -> Vec<Range<usize>> {
    if kind == EventType::Protest {
        return crowd_control(around, mention);
    }
    if kind == EventType::Riot {
        return both_sides(around, mention);
    }
    let mut found = Vec::new();
    found.extend(blamed(around, mention));
    found.extend(modifier(around, mention.start));
    found.extend(by(around, mention));
    if found.is_empty() {
        found.extend(between(around, mention));
    }
    if found.is_empty() {
        found.extend(arrested(around, mention).or_else(|| subject(around, mention, kind)));
    }
    found
}

/// "a man arrested in connection with the shooting".
fn arrested(around: &Around<'_, '_>, mention: &Range<usize>) -> Option<Range<usize>> {
    const HELD: [&str; 7] = ["arrested", "detained", "charged", "convicted", "accused", "held", "sentenced"];
    let sheet = around.sheet;
    let floor = sheet.sentence(mention.start).start;
    let held =
        (floor.max(mention.start.saturating_sub(7))..mention.start).find(|&i| sheet.is_any(i, &HELD))?;
    let person = around.counted.iter().find(|c| c.range.end == held)?;
    Some(person.who.clone()).filter(|who| !who.is_empty())
}

/// By whose word the actor is the actor.
fn standing(
    around: &Around<'_, '_>,
    draft: &Draft,
    actor: &Range<usize>,
    mention: &Range<usize>,
) -> (ActorStanding, Option<Index>) {
    if is_suspected(around.sheet, actor.start) || arrested(around, mention).as_ref() == Some(actor) {
        return (ActorStanding::Suspected, None);
    }
    let claim =
        around.claims.iter().find(|c| c.scope.contains(&actor.start) || c.scope.contains(&mention.start));
    let Some(claim) = claim else {
        let suspected = draft.event.hedge.as_ref().is_some_and(|h| h.kind == HedgeKind::Suspected);
        let standing = match () {
            () if suspected => ActorStanding::Suspected,
            () if is_blamed(around.sheet, actor.start) => ActorStanding::Blamed,
            () => ActorStanding::Stated,
        };
        return (standing, None);
    };
    let standing = match claim.stance {
        Stance::ClaimsResponsibility => ActorStanding::ClaimedBySelf,
        Stance::Denies => ActorStanding::Denied,
        Stance::Blames => ActorStanding::Blamed,
        _ if claim.subject.as_ref() == Some(actor) => ActorStanding::ClaimedBySelf,
        _ if claim.scope.start >= claim.verb.end => ActorStanding::Blamed,
        _ => ActorStanding::Stated,
    };
    (standing, claim.claimant)
}

/// "blamed on X", by whom is not said.
fn is_blamed(sheet: &Sheet<'_>, at: usize) -> bool {
    (at.saturating_sub(4)..at).any(|i| sheet.is(i, "blamed") && sheet.is(i + 1, "on"))
}

fn is_suspected(sheet: &Sheet<'_>, at: usize) -> bool {
    (at.saturating_sub(2)..at).any(|i| sheet.is_any(i, &["suspected", "alleged", "apparent"]))
}

fn side(sheet: &Sheet<'_>, range: &Range<usize>) -> Option<Side> {
    range
        .clone()
        .find_map(|i| {
            sheet.signal(i, |m| match m {
                Meaning::Actor(side) => Some(side),
                _ => None,
            })
        })
        .map(|(_, side)| side)
}
