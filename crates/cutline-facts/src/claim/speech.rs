//! Claimants that are subjects of a verb of saying: "X said", "said X", "X and Y announced".

use std::ops::Range;

use cutline_model::reading::Stance;

use super::subject::subject_end;
use super::trailing::is_trailing;
use super::{Draft, Order};
use crate::agent::{self, Agent, AgentKind};
use crate::lexicon::Meaning;
use crate::name::Name;
use crate::sheet::{Shape, Sheet, WordList};
use crate::trace::Trace;

/// "X said", "said X", "X and Y announced".
pub(super) fn spoken(
    sheet: &Sheet<'_>,
    names: &[Name],
    i: usize,
    trace: &mut impl Trace,
) -> Option<Vec<Draft>> {
    let (verb, stance) = sheet.signal(i, says).or_else(|| puts_at(sheet, i))?;
    if let Some(why) = no_claim(sheet, &verb, stance) {
        if let Some(span) = sheet.span(verb) {
            trace.dropped("claim/said", span, why);
        }
        return None;
    }
    let Some(end) = subject_end(sheet, i) else { return inverted(sheet, names, verb, stance) };
    if let Some(draft) = document_says(sheet, end, &verb) {
        return Some(vec![draft]);
    }
    let sure = is_plain_speech(sheet, &verb);
    let agent = if sure { agent::any_before(sheet, names, end) } else { agent::before(sheet, names, end) };
    let Some(agent) = agent.filter(|a| speaks(a, stance)) else {
        return inverted(sheet, names, verb, stance);
    };
    let order = if is_trailing(sheet, &agent, &verb) { Order::Trailing } else { Order::Leading };
    let agents = joined_speaker(sheet, names, &agent).into_iter().chain([agent]);
    Some(agents.map(|a| Draft { agent: Some(a), stance, verb: verb.clone(), order }).collect())
}

const fn says(meaning: Meaning) -> Option<Stance> {
    match meaning {
        Meaning::Says(stance) => Some(stance),
        _ => None,
    }
}

/// "the ministry and the union said": the first of two of a kind.
fn joined_speaker(sheet: &Sheet<'_>, names: &[Name], agent: &Agent) -> Option<Agent> {
    let and = agent.start.checked_sub(1).filter(|&i| i > 0 && sheet.is(i, "and"))?;
    let alike = |a: &Agent| a.what == agent.what && matches!(a.what, AgentKind::Group | AgentKind::Country);
    agent::before(sheet, names, and).filter(alike)
}

/// "X denied it and blamed Y": one speaker, two verbs.
pub(super) fn same_speaker(sheet: &Sheet<'_>, drafts: &[Draft], i: usize) -> Option<Vec<Draft>> {
    let and = i.checked_sub(1).filter(|&k| sheet.is_any(k, &["and", "but"]))?;
    let last = drafts.last().filter(|d| sheet.sentence(and).contains(&d.verb.start) && d.verb.end <= and)?;
    let (verb, stance) = sheet.signal(i, says)?;
    let order = Order::Leading;
    is_plain_speech(sheet, &verb).then(|| vec![Draft { agent: last.agent.clone(), stance, verb, order }])
}

/// "put the dead at 57", "gave the toll as 358".
fn puts_at(sheet: &Sheet<'_>, i: usize) -> Option<(Range<usize>, Stance)> {
    if sheet.is_any(i, &["counted", "recorded", "documented", "tallied"]) {
        let counts = (i + 1..i + 4).any(|k| sheet.is_number(k));
        return counts.then_some((i..i + 1, Stance::Asserts));
    }
    if !sheet.is_any(i, &["put", "puts", "gave", "gives"]) {
        return None;
    }
    let end = (i + 12).min(sheet.sentence(i).end);
    let count = |k: usize| sheet.is_any(k, &["at", "as"]) && sheet.is_number(k + 1);
    (i..end).any(count).then_some((i..i + 1, Stance::Asserts))
}

/// Verbs that do nothing but speak: any noun phrase before them is a claimant.
static PLAIN: WordList = WordList::new(&[
    "said",
    "says",
    "say",
    "told",
    "reported",
    "allege",
    "alleged",
    "alleges",
    "denied",
    "denies",
    "accused",
    "accuses",
    "blamed",
    "blames",
    "confirmed",
    "claimed",
    "claim",
    "announced",
    "acknowledged",
    "insisted",
    "warned",
    "counted",
    "estimates",
    "accuse",
    "deny",
]);

fn is_plain_speech(sheet: &Sheet<'_>, verb: &Range<usize>) -> bool {
    sheet.is_on(verb.start, &PLAIN)
}

/// "reports say": a document speaks; what it says is hedged, but nobody claims it.
fn document_says(sheet: &Sheet<'_>, end: usize, verb: &Range<usize>) -> Option<Draft> {
    let document = end > 0 && sheet.is_any(end - 1, &["reports", "report", "rumours", "rumors"]);
    document.then(|| Draft {
        agent: None,
        stance: Stance::Asserts,
        verb: verb.clone(),
        order: Order::Leading,
    })
}

/// Why a word of saying is no claim here.
fn no_claim(sheet: &Sheet<'_>, verb: &Range<usize>, stance: Stance) -> Option<&'static str> {
    const BE: [&str; 9] = ["is", "are", "was", "were", "been", "be", "being", "to", "a"];
    const FAREWELLS: [&str; 7] = ["goodbye", "farewell", "hello", "prayers", "thank", "grace", "goodbyes"];
    let quoted = sheet.is(verb.end - 1, "saying");
    let progressive =
        sheet.str(verb.start).ends_with("ing") && sheet.is_any(verb.start.saturating_sub(1), &["is", "are"]);
    if verb.start > 0 && !quoted && !progressive && sheet.is_any(verb.start - 1, &BE) {
        return Some("passive, or no verb");
    }
    if sheet.is(verb.start, "blamed") && sheet.is(verb.end, "on") {
        return Some("blamed on someone, by nobody");
    }
    if sheet.is_any(verb.start, &["wrote", "writes", "tweeted"])
        && !sheet.is_any(verb.end, &["that", "on", "in", ":", ",", "“"])
    {
        return Some("wrote something else");
    }
    let sentence = sheet.sentence(verb.start);
    if sheet.is(verb.start, "reports") && sentence.len() <= 5 && sheet.is_mark(verb.end, '.') {
        return Some("a reporter signs off");
    }
    if sheet.is(verb.start, "reported") && sheet.is_any(verb.end, &["for", "from", "on", "to"]) {
        return Some("a reporter's work");
    }
    if sheet.is_any(verb.end, &FAREWELLS) {
        return Some("a farewell or prayer");
    }
    if sheet.is_any(verb.start, &["told", "tells"]) && orders(sheet, verb.end) {
        return Some("an order, not a statement");
    }
    let of = sheet.is(verb.end, "of") && stance == Stance::Blames;
    of.then_some("no verb")
}

/// "told X to leave".
fn orders(sheet: &Sheet<'_>, at: usize) -> bool {
    let end = (at + 7).min(sheet.sentence(at).end);
    let stop =
        |i: &usize| sheet.is_any(*i, &["that", "the", "reporters"]) || sheet.words[*i].shape == Shape::Mark;
    (at..end).take_while(|i| !stop(i)).any(|i| sheet.is(i, "to"))
}

fn speaks(agent: &Agent, stance: Stance) -> bool {
    match agent.what {
        AgentKind::Country | AgentKind::People => stance != Stance::Asserts || agent.range.len() < 4,
        _ => true,
    }
}

/// "…, said X".
fn inverted(sheet: &Sheet<'_>, names: &[Name], verb: Range<usize>, stance: Stance) -> Option<Vec<Draft>> {
    let before = verb.start.checked_sub(1)?;
    let after_comma = sheet.is_mark(before, ',') || ["”", "\"", "’"].iter().any(|q| sheet.str(before) == *q);
    if !after_comma || !sheet.is_any(verb.start, &["said", "says", "added", "explained"]) {
        return None;
    }
    let agent = agent::after(sheet, names, verb.end)?;
    Some(vec![Draft {
        verb: verb.start..agent.range.end,
        agent: Some(agent),
        stance,
        order: Order::Trailing,
    }])
}
