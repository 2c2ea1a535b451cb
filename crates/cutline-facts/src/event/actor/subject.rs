//! Actors that are subjects: "the army launched a series of raids".

use std::ops::Range;

use cutline_model::reading::{EventType, Status};

use crate::agent::{self, AgentKind};
use crate::count::Counted;
use crate::event::{Around, is_violent};
use crate::lexicon::Meaning;
use crate::name::{Name, NameKind};
use crate::sheet::{Shape, Sheet, WordList};

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
pub(super) fn subject(
    around: &Around<'_, '_>,
    mention: &Range<usize>,
    kind: EventType,
) -> Option<Range<usize>> {
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
    let force = |c: &&Counted| {
        let status = c.noun.and_then(|n| n.status);
        c.range.start >= floor
            && c.range.end <= at
            && matches!(status, Some(Status::Police | Status::Combatant))
    };
    around.counted.iter().rfind(force).map(|c| c.who.clone()).filter(|who| !who.is_empty())
}

/// Where the verb of "launched an extensive operation" begins: adjectives of any kind may stand between.
fn launch_before(sheet: &Sheet<'_>, floor: usize, mention: usize) -> Option<usize> {
    const LAUNCH: [&str; 11] = [
        "conducting",
        "conduct",
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
    let helper = verb > floor && sheet.is_any(verb - 1, &["has", "have", "had", "was", "were", "is", "are"]);
    let start = verb - usize::from(helper);
    clear.then_some(start)
}

/// "an X fighter", "a fighter from X": the group acts.
fn fighters_of(around: &Around<'_, '_>, end: usize) -> Option<Range<usize>> {
    let sheet = around.sheet;
    let floor = sheet.sentence(end.checked_sub(1)?).start;
    let fighters = (floor.max(end.saturating_sub(10))..end).rev().find(|&i| {
        sheet.is_any(i, &["fighter", "fighters", "soldier", "soldiers", "militants", "members", "member"])
    })?;
    let group = |n: &&Name| {
        n.kind == NameKind::Group
            && (n.range.end == fighters
                || (n.range.start > fighters && n.range.start < end && n.range.start - fighters < 5))
    };
    around.names.iter().find(group).map(|n| n.range.clone())
}
