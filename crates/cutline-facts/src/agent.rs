//! Noun phrases that act or speak: "the Syrian army", "local police", "Macron", "Ukraine's emergency services".
//!
//! Read forwards from a preposition ("by …", "according to …") or backwards from a verb.

use std::ops::Range;

use cutline_model::reading::{ClaimantKind, Side};

use crate::lexicon::Meaning;
use crate::name::{Name, NameKind};
use crate::sheet::{Shape, Sheet};

/// Someone who acts or speaks.
#[derive(Clone, Debug)]
pub(crate) struct Agent {
    /// As printed, without "the" and without a person's title.
    pub(crate) range: Range<usize>,
    /// Where the phrase starts with its article, title and modifiers.
    pub(crate) start: usize,
    pub(crate) what: AgentKind,
}

/// What an agent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AgentKind {
    Person,
    Group,
    /// A country or capital that stands for its government.
    Country,
    /// A people: "the Europeans".
    People,
    /// A noun phrase that no lexicon knows: "the diocese".
    Noun,
    Speaker(ClaimantKind),
    Actor(Side),
}

/// How far a phrase may reach, in words.
const REACH: usize = 12;

/// The agent whose phrase starts at word `at`.
pub(crate) fn after(sheet: &Sheet<'_>, names: &[Name], at: usize) -> Option<Agent> {
    let sentence = sheet.sentence(at);
    let mut first = if sheet.is_any(at, &["the", "a", "an"]) { at + 1 } else { at };
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
        if !is_modifier(sheet, i) {
            break;
        }
        i += 1;
    }
    best.filter(|a| !modifies_thing(sheet, a))
        .map(|a: Agent| Agent { start: at, ..with_loyalty(sheet, names, a) })
}

/// "official figures", "a Pentagon memo": the agent only modifies a thing.
fn modifies_thing(sheet: &Sheet<'_>, agent: &Agent) -> bool {
    const THINGS: [&str; 19] = [
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
    ];
    sheet.is_any(agent.range.end, &THINGS)
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
    let opens_compound =
        sheet.words[range.end - 1].shape == Shape::Lower && !sheet.str(range.end - 1).ends_with('s');
    while opens_compound
        && range.end < range.start + 5
        && sheet.words.get(range.end).is_some_and(|w| w.shape == Shape::Lower && !w.masked && !w.glued)
        && is_nominal(sheet, range.end)
        && !sheet.str(range.end).ends_with("ing")
    {
        range.end += 1;
    }
    Some(Agent { range: first..range.end, start: first, what })
}

fn speaker(meaning: Meaning) -> Option<AgentKind> {
    match meaning {
        Meaning::Speaker(kind) => Some(AgentKind::Speaker(kind)),
        _ => None,
    }
}

fn agent_noun(meaning: Meaning) -> Option<AgentKind> {
    match meaning {
        Meaning::Speaker(kind) => Some(AgentKind::Speaker(kind)),
        Meaning::Actor(side) => Some(AgentKind::Actor(side)),
        Meaning::Country(_) | Meaning::Capital(_) => Some(AgentKind::Country),
        Meaning::Org(_) => Some(AgentKind::Group),
        _ => None,
    }
}

fn of_name(sheet: &Sheet<'_>, name: &Name, start: usize) -> Option<Agent> {
    let what = match name.kind {
        NameKind::Person => AgentKind::Person,
        NameKind::Group => AgentKind::Group,
        NameKind::Place if acts_for_country(sheet, name) => AgentKind::Country,
        NameKind::Unknown => AgentKind::Person,
        _ => return None,
    };
    Some(Agent { range: name.range.clone(), start, what })
}

fn acts_for_country(sheet: &Sheet<'_>, name: &Name) -> bool {
    sheet.means(name.range.start, |m| matches!(m, Meaning::Country(_) | Meaning::Capital(_)))
}

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

/// The run of words that can only be a noun phrase from `at` on.
pub(crate) fn unknown_after(sheet: &Sheet<'_>, at: usize) -> Option<Agent> {
    let first = if sheet.is_any(at, &["the", "a", "an", "its", "his", "her", "their"]) { at + 1 } else { at };
    let nominal = |i: &usize| {
        sheet.words.get(*i).is_some_and(|w| !w.masked)
            && (is_nominal(sheet, *i) || sheet.means(*i, |m| matches!(m, Meaning::People(_))))
    };
    let end = (first..first + 6).take_while(nominal).last()? + 1;
    Some(Agent { range: first..end, start: at, what: AgentKind::Noun })
}

/// A run of words that can only be a noun phrase, right before `end`.
fn unknown_before(sheet: &Sheet<'_>, end: usize, floor: usize) -> Option<Agent> {
    const PRONOUNS: [&str; 22] = [
        "he", "she", "they", "it", "who", "we", "i", "that", "which", "this", "these", "those", "you",
        "there", "also", "one", "some", "many", "others", "all", "most", "both",
    ];
    let mut start = end;
    while start > floor && end - start < 6 && is_nominal(sheet, start - 1) {
        start -= 1;
    }
    while start < end && sheet.is_any(start, &["'s", "’s", "-"]) {
        start += 1;
    }
    if start >= end || sheet.is_any(end - 1, &PRONOUNS) || is_verb(sheet, end - 1) {
        return None;
    }
    let clause = start == floor
        || sheet.words[start - 1].shape == Shape::Mark
        || sheet.means(start - 1, |m| m == Meaning::English)
        || sheet.is_any(start - 1, &["whom", "what", "because", "a", "an"]);
    clause.then_some(Agent {
        range: start..end,
        start: start.saturating_sub(usize::from(start > floor)),
        what: AgentKind::Noun,
    })
}

/// A word that may be part of a noun phrase.
fn is_nominal(sheet: &Sheet<'_>, i: usize) -> bool {
    let word = sheet.words[i];
    match word.shape {
        Shape::Lower => {
            sheet.is_any(i, &["'s", "’s"])
                || !(sheet.means(i, |m| matches!(m, Meaning::English | Meaning::Cue(_)))
                    || is_only_verb(sheet, i))
                    && !sheet.str(i).ends_with("ly")
        }
        Shape::Title | Shape::Upper | Shape::Mixed => !word.masked,
        Shape::Mark => sheet.is_hyphen(i),
        Shape::Number | Shape::Caseless => false,
    }
}

fn is_only_verb(sheet: &Sheet<'_>, i: usize) -> bool {
    is_verb(sheet, i)
        && !sheet.means(i, |m| matches!(m, Meaning::Trigger(_, crate::lexicon::TriggerForm::Noun)))
}

fn is_verb(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.words[i].shape == Shape::Lower
        && sheet.means(i, |m| {
            matches!(
                m,
                Meaning::Says(_) | Meaning::Harm(_) | Meaning::Trigger(_, crate::lexicon::TriggerForm::Verb)
            )
        })
}

/// "the X monitor", "Y newspaper": a noun that only says what the named group is.
fn is_epithet(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    const EPITHETS: [&str; 10] = [
        "monitor",
        "watchdog",
        "group",
        "newspaper",
        "agency",
        "network",
        "channel",
        "organisation",
        "organization",
        "movement",
    ];
    sheet.is_any(range.end - 1, &EPITHETS)
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

/// Modifiers before a noun belong to it: "Syrian state television", "his lawyer".
fn extend_left(sheet: &Sheet<'_>, range: Range<usize>, what: AgentKind, floor: usize) -> Agent {
    let mut start = range.start;
    while start > floor && is_modifier(sheet, start - 1) && !sheet.words[start - 1].masked {
        start -= 1;
    }
    while start < range.start && sheet.is_any(start, &["'s", "’s", "-"]) {
        start += 1;
    }
    let whole = if start > floor && sheet.is_any(start - 1, &["the", "a", "an"]) { start - 1 } else { start };
    if start > floor && sheet.is_any(start - 1, &["his", "her", "their", "its"]) {
        start -= 1;
    }
    Agent { range: start..range.end, start: whole.min(start), what }
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

/// A word that may stand before the head of an agent's phrase.
fn is_modifier(sheet: &Sheet<'_>, i: usize) -> bool {
    const OTHERS: [&str; 39] = [
        "local",
        "senior",
        "federal",
        "regional",
        "provincial",
        "national",
        "top",
        "two",
        "three",
        "several",
        "some",
        "many",
        "foreign",
        "former",
        "human",
        "public",
        "military",
        "opposition",
        "pro",
        "anti",
        "government",
        "state",
        "health",
        "security",
        "event",
        "medical",
        "hospital",
        "police",
        "armed",
        "other",
        "riot",
        "border",
        "army",
        "naval",
        "special",
        "coalition",
        "regime",
        "ground",
        "air",
    ];
    let Some(word) = sheet.words.get(i) else { return false };
    match word.shape {
        Shape::Title | Shape::Upper => {
            !sheet.means(i, |m| matches!(m, Meaning::Weekday(_) | Meaning::Month(_)))
                && (!sheet.opens_sentence(i) || !sheet.means(i, |m| m == Meaning::English))
        }
        Shape::Lower => {
            sheet.is_any(i, &OTHERS)
                || sheet.is_any(i, &["'s", "’s"])
                || sheet
                    .means(i, |m| matches!(m, Meaning::Demonym(_) | Meaning::Direction | Meaning::HeldBy(_)))
                || sheet.means(i, |m| matches!(m, Meaning::Speaker(_) | Meaning::Actor(_)))
                || (i > 0 && sheet.is_hyphen(i - 1))
                || sheet.is_hyphen(i + 1)
        }
        Shape::Mark => sheet.is_hyphen(i),
        _ => false,
    }
}
