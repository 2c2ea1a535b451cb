//! Actors in the phrase of a trigger: "Russian strike", "attack by rebels", "fighting between X and Y".

use std::ops::Range;

use cutline_model::reading::Stance;

use crate::agent::{self, Agent, AgentKind};
use crate::event::Around;
use crate::lexicon::{Meaning, TriggerForm};
use crate::name::NameKind;
use crate::sheet::{Shape, Sheet};

/// "blamed on Y"; "X blamed Y for the bombing", "X accused Y of bombing": Y. "X claimed responsibility": X.
pub(super) fn blamed(around: &Around<'_, '_>, mention: &Range<usize>) -> Option<Range<usize>> {
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

/// "Russian strike", "government strike", "Hamas's attack": what stands right before the trigger in its phrase.
pub(super) fn modifier(around: &Around<'_, '_>, trigger: usize) -> Option<Range<usize>> {
    let sheet = around.sheet;
    let floor = sheet.sentence(trigger).start;
    let form =
        |wanted: TriggerForm| sheet.means(trigger, |m| matches!(m, Meaning::Trigger(_, f) if f == wanted));
    if form(TriggerForm::Verb) && !form(TriggerForm::Noun) {
        return None;
    }
    let mut at = trigger;
    while at > floor && trigger - at < 6 {
        at -= 1;
        if let Some(name) = around.names.iter().find(|n| n.range.end == at + 1 && acts(n.kind)) {
            let site = |i: usize| sheet.means(i, |m| matches!(m, Meaning::PlaceNoun(_) | Meaning::Target(_)));
            return (!name.range.clone().any(site)).then(|| name.range.clone());
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
pub(super) fn by(around: &Around<'_, '_>, mention: &Range<usize>) -> Option<Range<usize>> {
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
pub(super) fn between(around: &Around<'_, '_>, mention: &Range<usize>) -> Vec<Range<usize>> {
    let sheet = around.sheet;
    if !sheet.is(mention.end, "between") {
        return Vec::new();
    }
    let Some(first) = agent::after(sheet, around.names, mention.end + 1) else { return Vec::new() };
    let and = (first.range.end..first.range.end + 4).find(|&i| sheet.is(i, "and"));
    let second = and.and_then(|i| agent::after(sheet, around.names, i + 1));
    std::iter::once(first).chain(second).map(|a| a.range).collect()
}
