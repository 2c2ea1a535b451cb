//! Who did it, and by whose word.

use std::ops::Range;

use cutline_model::reading::{Actor, ActorStanding, EventType, HedgeKind, Index, Side, Stance};

use super::{Around, Draft, is_violent};
use crate::agent::{self, Agent, AgentKind};
use crate::lexicon::Meaning;
use crate::name::NameKind;
use crate::sheet::{Shape, Sheet, WordList};

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

/// Police that use force on a protest.
fn crowd_control(around: &Around<'_, '_>, mention: &Range<usize>) -> Vec<Range<usize>> {
    use cutline_model::reading::{Status, WeaponKind};
    let sheet = around.sheet;
    let sentence = sheet.sentence(mention.start);
    let force = |i: usize| {
        sheet.means(i, |m| m == Meaning::Weapon(WeaponKind::CrowdControl))
            || sheet.is_any(i, &["disperse", "dispersed", "beat"])
    };
    if !sentence.clone().any(force) {
        return Vec::new();
    }
    let police = |c: &&crate::count::Counted| {
        sentence.contains(&c.range.start) && c.noun.is_some_and(|n| n.status == Some(Status::Police))
    };
    around.counted.iter().find(police).map(|c| c.who.clone()).into_iter().collect()
}

/// Protesters and police of a riot's sentence.
fn both_sides(around: &Around<'_, '_>, mention: &Range<usize>) -> Vec<Range<usize>> {
    use cutline_model::reading::{Part, Status};
    let sheet = around.sheet;
    let sentence = sheet.sentence(mention.start);
    let side = |police: bool| {
        around.counted.iter().find(|c| {
            let noun = c.noun.filter(|_| sentence.contains(&c.range.start));
            noun.is_some_and(|n| {
                if police { n.status == Some(Status::Police) } else { n.part == Some(Part::Protester) }
            })
        })
    };
    [side(false), side(true)]
        .into_iter()
        .flatten()
        .map(|c| c.who.clone())
        .filter(|who| !who.is_empty())
        .collect()
}

/// "blamed on Y"; "X blamed Y for the bombing", "X accused Y of bombing": Y. "X claimed responsibility": X.
fn blamed(around: &Around<'_, '_>, mention: &Range<usize>) -> Option<Range<usize>> {
    let sheet = around.sheet;
    let end = (mention.end + 16).min(sheet.sentence(mention.start).end);
    if let Some(on) = (mention.end..end).find(|&i| sheet.is(i, "blamed") && sheet.is(i + 1, "on")) {
        return agent::after(sheet, around.names, on + 2).map(|a| a.range);
    }
    let claim =
        around.claims.iter().find(|c| c.scope.contains(&mention.start) || c.verb.contains(&mention.start))?;
    match claim.stance {
        Stance::Blames => agent::after(sheet, around.names, claim.verb.end)
            .or_else(|| agent::unknown_after(sheet, claim.verb.end))
            .filter(|a| a.range.end <= mention.start)
            .map(|a| a.range),
        Stance::ClaimsResponsibility => claim.subject.clone(),
        _ => None,
    }
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

/// "Russian strike", "government strike", "Hamas's attack": what stands right before the trigger in its phrase.
fn modifier(around: &Around<'_, '_>, trigger: usize) -> Option<Range<usize>> {
    let sheet = around.sheet;
    let floor = sheet.sentence(trigger).start;
    let mut at = trigger;
    while at > floor && trigger - at < 6 {
        at -= 1;
        if let Some(name) = around.names.iter().find(|n| n.range.end == at + 1 && acts(n.kind)) {
            return Some(name.range.clone());
        }
        if let Some(start) = (floor.max(at.saturating_sub(3))..=at)
            .find(|&i| sheet.signals_at(i).iter().any(|s| s.end as usize == at + 1 && is_actor(s.meaning)))
        {
            return Some(widen(around, start..at + 1, floor));
        }
        if !stands_between(sheet, at) {
            return None;
        }
    }
    None
}

const fn acts(kind: NameKind) -> bool {
    matches!(kind, NameKind::Group)
}

fn is_actor(meaning: Meaning) -> bool {
    matches!(meaning, Meaning::Actor(_) | Meaning::Demonym(_) | Meaning::Country(_))
}

/// "Israeli army": a demonym before an actor belongs to it; a group's fighters act for the group.
fn widen(around: &Around<'_, '_>, range: Range<usize>, floor: usize) -> Range<usize> {
    let sheet = around.sheet;
    if let Some(group) = around.names.iter().find(|n| n.range.end == range.start && n.kind == NameKind::Group)
    {
        return group.range.clone();
    }
    let mut start = range.start;
    while start > floor && sheet.means(start - 1, |m| matches!(m, Meaning::Demonym(_))) {
        start -= 1;
    }
    start..range.end
}

/// Words between an actor and its trigger: adjectives, weapons, hedges, a possessive, a date.
fn stands_between(sheet: &Sheet<'_>, i: usize) -> bool {
    const STOPS: [&str; 24] = [
        "in",
        "on",
        "at",
        "by",
        "of",
        "the",
        "a",
        "an",
        "and",
        "to",
        "from",
        "for",
        "with",
        "after",
        "during",
        "as",
        "is",
        "are",
        "was",
        "were",
        "his",
        "her",
        "their",
        "following",
    ];
    match sheet.words[i].shape {
        Shape::Mark => sheet.is_hyphen(i) || sheet.is_mark(i, '.'),
        Shape::Lower => !sheet.is_any(i, &STOPS),
        _ => true,
    }
}

/// "by government forces" after the trigger.
fn by(around: &Around<'_, '_>, mention: &Range<usize>) -> Option<Range<usize>> {
    let sheet = around.sheet;
    let end = (mention.end + 9).min(sheet.sentence(mention.start).end);
    let by = (mention.end..end)
        .take_while(|&i| !sheet.is_mark(i, '.') && !sheet.is_mark(i, ';'))
        .find(|&i| sheet.is(i, "by") || (sheet.is(i, "from") && sheet.is(i + 1, "forces")))?;
    let agent = agent::after(sheet, around.names, by + 1)?;
    is_force(sheet, &agent).then_some(agent.range)
}

fn is_force(sheet: &Sheet<'_>, agent: &Agent) -> bool {
    let actor = |i: usize| sheet.means(i, |m| matches!(m, Meaning::Actor(_)));
    !matches!(agent.what, AgentKind::Speaker(_)) || agent.range.clone().any(actor)
}

/// "fighting between X and Y".
fn between(around: &Around<'_, '_>, mention: &Range<usize>) -> Vec<Range<usize>> {
    let sheet = around.sheet;
    if !sheet.is(mention.end, "between") {
        return Vec::new();
    }
    let Some(first) = agent::after(sheet, around.names, mention.end + 1) else { return Vec::new() };
    let and = (first.range.end..first.range.end + 4).find(|&i| sheet.is(i, "and"));
    let second = and.and_then(|i| agent::after(sheet, around.names, i + 1));
    std::iter::once(first).chain(second).map(|a| a.range).collect()
}

/// Verbs of using force, and words for how much of it.
static DOING: WordList = WordList::new(&[
    "launched",
    "launches",
    "launch",
    "conducted",
    "carried",
    "out",
    "fired",
    "fires",
    "fire",
    "dropped",
    "sent",
    "staged",
    "waves",
    "wave",
    "string",
    "barrage",
    "dozens",
    "launching",
    "continued",
    "began",
    "started",
]);

/// Back from a trigger past "carried out a series of": where its subject ends.
fn past_doing(sheet: &Sheet<'_>, trigger: usize, floor: usize) -> usize {
    let small = ["have", "has", "had", "a", "an", "the", "and", "also", "of", "series", "its"];
    let counts = |m: Meaning| matches!(m, Meaning::Number(_) | Meaning::Vague | Meaning::Weapon(_));
    let skips = |i: usize| {
        sheet.is_on(i, &DOING)
            || sheet.is_any(i, &small)
            || sheet.str(i).ends_with("ly")
            || sheet.is_number(i)
            || sheet.means(i, counts)
    };
    let mut at = trigger;
    while at > floor && trigger - at < 6 && skips(at - 1) {
        at -= 1;
    }
    at
}

/// The subject of a verb, or of "launched", "carried out" before the trigger.
fn subject(around: &Around<'_, '_>, mention: &Range<usize>, kind: EventType) -> Option<Range<usize>> {
    let sheet = around.sheet;
    let floor = sheet.sentence(mention.start).start;
    let at = past_doing(sheet, mention.start, floor);
    let at = launch_before(sheet, floor, mention.start).unwrap_or(at);
    if at > floor && sheet.is_any(at - 1, &["it", "they", "its"]) {
        let speaker = around.claims.iter().find(|c| c.scope.contains(&mention.start));
        if let Some(speaker) = speaker {
            return speaker.subject.clone();
        }
    }
    if let Some(group) = fighters_of(around, at) {
        return Some(group);
    }
    if at > floor && sheet.is_any(at - 1, &["they", "he", "she", "who"]) {
        return person_before(around, floor, at);
    }
    let agent = agent::any_before(sheet, around.names, at)?;
    let actor = agent.range.clone().any(|i| sheet.means(i, |m| matches!(m, Meaning::Actor(_))));
    let forces = actor || matches!(agent.what, AgentKind::Actor(_) | AgentKind::Country | AgentKind::Group);
    (forces && (is_violent(kind) || actor)).then_some(agent.range)
}

/// "Police move in as they detain …": the last police or fighters told of before the pronoun.
fn person_before(around: &Around<'_, '_>, floor: usize, at: usize) -> Option<Range<usize>> {
    use cutline_model::reading::Status;
    let force = |c: &&crate::count::Counted| {
        let status = c.noun.and_then(|n| n.status);
        c.range.start >= floor
            && c.range.end <= at
            && matches!(status, Some(Status::Police | Status::Combatant))
    };
    around.counted.iter().rfind(force).map(|c| c.who.clone()).filter(|who| !who.is_empty())
}

/// Where the verb of "launched an extensive operation" begins: adjectives of any kind may stand between.
fn launch_before(sheet: &Sheet<'_>, floor: usize, mention: usize) -> Option<usize> {
    const LAUNCH: [&str; 9] = [
        "launched",
        "launches",
        "launch",
        "launching",
        "conducted",
        "staged",
        "ordered",
        "unleashed",
        "mounted",
    ];
    let verb = (floor.max(mention.saturating_sub(6))..mention).rev().find(|&i| sheet.is_any(i, &LAUNCH))?;
    let clear = (verb + 1..mention).all(|i| sheet.words[i].shape != Shape::Mark || sheet.is_hyphen(i));
    let start = if verb > floor && sheet.is_any(verb - 1, &["has", "have", "had"]) { verb - 1 } else { verb };
    clear.then_some(start)
}

/// "an X fighter", "a fighter from X": the group acts.
fn fighters_of(around: &Around<'_, '_>, end: usize) -> Option<Range<usize>> {
    let sheet = around.sheet;
    let floor = sheet.sentence(end.checked_sub(1)?).start;
    let fighters = (floor.max(end.saturating_sub(10))..end).rev().find(|&i| {
        sheet.is_any(i, &["fighter", "fighters", "soldier", "soldiers", "militants", "members", "member"])
    })?;
    let group = |n: &&crate::name::Name| {
        n.kind == NameKind::Group
            && (n.range.end == fighters
                || (n.range.start > fighters && n.range.start < end && n.range.start - fighters < 5))
    };
    around.names.iter().find(group).map(|n| n.range.clone())
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
        return (if suspected { ActorStanding::Suspected } else { ActorStanding::Stated }, None);
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
