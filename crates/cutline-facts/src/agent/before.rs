//! The agent whose phrase stands before a verb: "the X monitor said", "a spokesman for X said".

use std::ops::Range;

use super::unknown::{is_nominal, unknown_before};
use super::{Agent, AgentKind, agent_noun, is_epithet, is_modifier, of_name, speaker};
use crate::lexicon::Meaning;
use crate::name::{Name, NameKind};
use crate::sheet::{Shape, Sheet};

/// The agent whose phrase ends just before word `end`.
pub(crate) fn before(sheet: &Sheet<'_>, names: &[Name], end: usize) -> Option<Agent> {
    let floor = sheet.sentence(end.checked_sub(1)?).start;
    let noun = noun_before(sheet, end, floor);
    if let Some(agent) = before_epithet(sheet, names, end) {
        return Some(agent);
    }
    let name = names.iter().find(|n| n.range.end == end && n.kind != NameKind::Nothing);
    if let Some(name) = name.filter(|n| n.kind != NameKind::Unknown || noun.is_none())
        && noun.as_ref().is_none_or(|(range, _)| range.start >= name.range.start)
    {
        let agent = of_name(sheet, name, name.range.start)?;
        return Some(with_spokesman(sheet, agent, floor));
    }
    let (range, what) = noun?;
    if let Some(name) = names.iter().find(|n| n.range.end == range.start && n.kind == NameKind::Group)
        && is_epithet(sheet, &range)
    {
        return of_name(sheet, name, name.range.start);
    }
    Some(extend_left(sheet, range, what, floor))
}

/// The named group before "monitor" in "the X monitor said".
fn before_epithet(sheet: &Sheet<'_>, names: &[Name], end: usize) -> Option<Agent> {
    let named = |n: &&Name| n.range.end + 1 == end && n.kind == NameKind::Group;
    let name = names.iter().find(named).filter(|_| is_epithet(sheet, &(end - 1..end)))?;
    of_name(sheet, name, name.range.start)
}

/// Any noun phrase before a verb of saying: "the diocese said", "campaigners allege", "officials there said".
pub(crate) fn any_before(sheet: &Sheet<'_>, names: &[Name], end: usize) -> Option<Agent> {
    let floor = sheet.sentence(end.checked_sub(1)?).start;
    let end = if end > floor + 1 && sheet.is_any(end - 1, &["there", "here"]) { end - 1 } else { end };
    if let Some(agent) = of_preposition(sheet, names, end, floor) {
        return Some(agent);
    }
    before(sheet, names, end).or_else(|| unknown_before(sheet, end, floor))
}

/// "the health ministry in Beirut", "a spokesman for the army": the noun before the preposition speaks.
fn of_preposition(sheet: &Sheet<'_>, names: &[Name], end: usize, floor: usize) -> Option<Agent> {
    let preposition = (floor.max(end.saturating_sub(6))..end)
        .rev()
        .find(|&i| sheet.is_any(i, &["in", "of", "for", "at", "from", "with", "on"]))?;
    let between = preposition + 1..end;
    let plain = between.clone().all(|i| is_nominal(sheet, i) || (i == preposition + 1 && sheet.is(i, "the")));
    if !plain || between.is_empty() || preposition <= floor {
        return None;
    }
    let speaker = before(sheet, names, preposition).or_else(|| unknown_before(sheet, preposition, floor))?;
    let noun = matches!(speaker.what, AgentKind::Speaker(_) | AgentKind::Noun | AgentKind::Actor(_))
        && sheet.words[speaker.range.end - 1].shape == Shape::Lower;
    let whole = sheet.is_any(preposition, &["of", "for"]);
    let range = if whole { speaker.range.start..end } else { speaker.range.clone() };
    noun.then_some(Agent { range, ..speaker })
}

/// The longest noun for agents that ends at `end`; one who speaks goes before one who acts.
fn noun_before(sheet: &Sheet<'_>, end: usize, floor: usize) -> Option<(Range<usize>, AgentKind)> {
    (floor.max(end.saturating_sub(5))..end).filter(|&i| !sheet.words[i].masked).find_map(|i| {
        let ends = || sheet.signals_at(i).iter().filter(|s| s.end as usize == end).map(|s| s.meaning);
        let people = |m| matches!(m, Meaning::Demonym(_)) && sheet.str(end - 1).ends_with('s');
        let other = |m| agent_noun(m).or_else(|| people(m).then_some(AgentKind::People));
        ends().find_map(speaker).or_else(|| ends().find_map(other)).map(|what| (i..end, what))
    })
}

/// Modifiers before a noun belong to it: "Syrian state television", "his lawyer"; unknown adjectives too where an
/// article stands before them: "the humanitarian group".
fn extend_left(sheet: &Sheet<'_>, range: Range<usize>, what: AgentKind, floor: usize) -> Agent {
    let mut start = range.start;
    while start > floor && is_modifier(sheet, start - 1) && !sheet.words[start - 1].masked {
        start -= 1;
    }
    if let Some(article) = article_before(sheet, start, floor) {
        start = article + 1;
    }
    while start < range.start && sheet.is_any(start, &["'s", "’s", "-"]) {
        start += 1;
    }
    let whole = if start > floor && sheet.is_article(start - 1) { start - 1 } else { start };
    if start > floor && sheet.is_any(start - 1, &["his", "her", "their", "its"]) {
        start -= 1;
    }
    Agent { range: start..range.end, start: whole.min(start), what }
}

/// The article that opens a phrase of which one or two unknown lower-case words stand before `start`.
fn article_before(sheet: &Sheet<'_>, start: usize, floor: usize) -> Option<usize> {
    let article = (floor.max(start.saturating_sub(3))..start).rev().find(|&i| sheet.is_article(i))?;
    (article + 1..start)
        .all(|i| sheet.words[i].shape == Shape::Lower && is_nominal(sheet, i))
        .then_some(article)
}

/// "a spokesman for X": the spokesman speaks.
fn with_spokesman(sheet: &Sheet<'_>, agent: Agent, floor: usize) -> Agent {
    let at = agent.range.start;
    let article = usize::from(at > floor && sheet.is(at - 1, "the"));
    let preposition = at.saturating_sub(1 + article);
    let spokes = ["spokesman", "spokeswoman", "spokesperson", "official", "officials", "director", "head"];
    if preposition > floor
        && sheet.is_any(preposition, &["for", "of", "from", "with", "at"])
        && sheet.is_any(preposition - 1, &spokes)
    {
        return Agent { range: preposition - 1..agent.range.end, start: preposition - 1, ..agent };
    }
    agent
}
