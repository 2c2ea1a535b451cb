//! The agent whose phrase follows a preposition: "by …", "according to …".

use std::ops::Range;

use super::unknown::is_nominal;
use super::{Agent, AgentKind, agent_noun, is_epithet, is_modifier, of_name, speaker};
use crate::name::{Name, NameKind};
use crate::sheet::{Shape, Sheet, WordList};

/// How far a phrase may reach, in words.
const REACH: usize = 12;

/// The agent whose phrase starts at word `at`.
pub(crate) fn after(sheet: &Sheet<'_>, names: &[Name], at: usize) -> Option<Agent> {
    let sentence = sheet.sentence(at);
    let mut first = if sheet.is_article(at) { at + 1 } else { at };
    while sheet
        .is_any(first, &["suspected", "alleged", "unidentified", "unknown", "masked", "armed", "rival"])
        && !sheet.is_any(first + 1, &["men", "person", "group", "groups", "forces"])
    {
        first += 1;
    }
    let mut best = None;
    let mut i = first;
    while i < (first + REACH).min(sentence.end) {
        if sheet.words[i].masked {
            break;
        }
        if let Some(agent) = head_from(sheet, names, i, first) {
            i = agent.range.end;
            let named = matches!(agent.what, AgentKind::Person)
                || (agent.what == AgentKind::Group && is_epithet(sheet, &(i..i + 1)));
            best = Some(agent);
            if named {
                break;
            }
            continue;
        }
        let opening =
            best.is_none() && i < first + 2 && sheet.words[i].shape == Shape::Lower && is_nominal(sheet, i);
        if !is_modifier(sheet, i) && !opening {
            break;
        }
        i += 1;
    }
    best.filter(|a| !modifies_thing(sheet, a)).map(|a| Agent { start: at, ..with_loyalty(sheet, names, a) })
}

/// Things that agents give out.
static THINGS: WordList = WordList::new(&[
    "figures",
    "data",
    "report",
    "reports",
    "memo",
    "documents",
    "document",
    "statistics",
    "results",
    "estimates",
    "numbers",
    "records",
    "survey",
    "study",
    "investigation",
    "statement",
    "figure",
    "sources",
    "tally",
]);

/// "official figures", "a Pentagon memo": the agent only modifies a thing.
fn modifies_thing(sheet: &Sheet<'_>, agent: &Agent) -> bool {
    sheet.is_on(agent.range.end, &THINGS) || sheet.is_on(agent.range.end - 1, &THINGS)
}

/// "forces loyal to X" acts as a whole.
fn with_loyalty(sheet: &Sheet<'_>, names: &[Name], agent: Agent) -> Agent {
    let end = agent.range.end;
    if !(sheet.is_any(end, &["loyal", "allied"]) && sheet.is_any(end + 1, &["to", "with"])) {
        return agent;
    }
    let person =
        |n: &&Name| n.range.start >= end + 2 && n.range.start < end + 9 && n.kind == NameKind::Person;
    let named = names.iter().find(person).map(|n| n.range.end);
    let to = named.or_else(|| after(sheet, names, end + 2).map(|a| a.range.end));
    to.map_or(agent.clone(), |to| Agent { range: agent.range.start..to, ..agent })
}

/// A head at word `i` of a phrase that starts at `first`.
fn head_from(sheet: &Sheet<'_>, names: &[Name], i: usize, first: usize) -> Option<Agent> {
    if let Some(name) = names.iter().find(|n| n.range.start == i && n.kind != NameKind::Nothing) {
        return of_name(sheet, name, i);
    }
    let (mut range, what) = sheet.signal(i, speaker).or_else(|| sheet.signal(i, agent_noun))?;
    range.end = compound_end(sheet, &range);
    Some(Agent { range: first..range.end, start: first, what })
}

/// The end of "state emergency service": a singular noun opens a compound.
fn compound_end(sheet: &Sheet<'_>, range: &Range<usize>) -> usize {
    let last = range.end - 1;
    if sheet.words[last].shape != Shape::Lower || sheet.str(last).ends_with('s') {
        return range.end;
    }
    let nominal = |i: &usize| {
        sheet.words.get(*i).is_some_and(|w| w.shape == Shape::Lower && !w.masked && !w.glued)
            && is_nominal(sheet, *i)
            && !sheet.str(*i).ends_with("ing")
    };
    (range.end..range.start + 5).take_while(nominal).last().map_or(range.end, |i| i + 1)
}
