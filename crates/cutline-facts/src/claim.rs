//! Who says so: claimants, and how far their word reaches.

use std::ops::Range;

use cutline_model::reading::{Claimant, ClaimantKind, GroupKind, Index, Stance};

use crate::agent::{self, Agent, AgentKind};
use crate::lexicon::Meaning;
use crate::name::Name;
use crate::sheet::{Shape, Sheet};
use crate::trace::Trace;

/// One act of speaking.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    /// `None` for a document: "according to a report".
    pub(crate) claimant: Option<Index>,
    pub(crate) stance: Stance,
    /// The claimant's words in this claim.
    pub(crate) subject: Option<Range<usize>>,
    /// The words by which it is said.
    pub(crate) verb: Range<usize>,
    /// The words that are said.
    pub(crate) scope: Range<usize>,
    /// "…, according to X" behind its sentence: it may carry only the toll.
    pub(crate) trailing_according: bool,
}

/// Claimants, once each in order of first mention, and their claims in text order.
pub(crate) fn find(sheet: &Sheet<'_>, names: &[Name], trace: &mut impl Trace) -> (Vec<Claimant>, Vec<Claim>) {
    let mut drafts: Vec<Draft> = Vec::new();
    for i in 0..sheet.len() {
        if sheet.words[i].masked {
            continue;
        }
        let found = according(sheet, names, i)
            .or_else(|| blamed_on(sheet, names, i))
            .or_else(|| same_speaker(sheet, &drafts, i))
            .or_else(|| spoken(sheet, names, i, trace));
        if let Some(found) = found {
            drafts.extend(found);
        }
    }
    settle(sheet, drafts, trace)
}

/// A claim before its claimant has a number.
struct Draft {
    /// `None` for a document.
    agent: Option<Agent>,
    stance: Stance,
    verb: Range<usize>,
    place: Place,
}

/// Where the claim's words stand to what is said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// "X said that …".
    Leading,
    /// "…, X said".
    Trailing,
    /// "…, according to X".
    According,
}

/// "according to X", "per X", "citing X", "given by X".
fn according(sheet: &Sheet<'_>, names: &[Name], i: usize) -> Option<Vec<Draft>> {
    const GIVEN: [&str; 9] = [
        "given",
        "announced",
        "confirmed",
        "reported",
        "claimed",
        "compiled",
        "released",
        "issued",
        "published",
    ];
    let verb = if sheet.is(i, "according") && sheet.is(i + 1, "to") {
        i..i + 2
    } else if sheet.is(i, "citing") || (sheet.is(i, "per") && sheet.is(i + 1, "the")) {
        i..i + 1
    } else if sheet.is(i + 1, "by")
        && (sheet.is_any(i, &GIVEN) || sheet.is_any(i, &["accusations", "claims", "allegations"]))
    {
        i..i + 2
    } else {
        return None;
    };
    let stance =
        if sheet.is_any(i, &["accusations", "allegations"]) { Stance::Blames } else { Stance::Asserts };
    let agent = agent::after(sheet, names, verb.end).or_else(|| unknown_after(sheet, verb.end));
    let given = sheet.is(verb.end - 1, "by");
    if agent.is_none() && given {
        return None;
    }
    let sentence = sheet.sentence(i);
    let inner = i > sentence.start + 1
        && sheet.is_mark(i - 1, ',')
        && sheet.is_any(i - 2, &["and", "but", "that", "while"]);
    let leads =
        sheet.opens_sentence(i) || inner || sheet.is_any(i, &["accusations", "allegations", "claims"]);
    let place = if leads { Place::Leading } else { Place::According };
    let end = agent.as_ref().map_or(verb.end, |a| a.range.end);
    Some(vec![Draft { agent, stance, verb: i..end, place }])
}

/// "according to the diocese", "according to The Ledger": any noun that no lexicon knows, unless it is a document.
fn unknown_after(sheet: &Sheet<'_>, at: usize) -> Option<Agent> {
    const DOCUMENTS: [&str; 26] = [
        "report",
        "reports",
        "memo",
        "document",
        "documents",
        "figures",
        "data",
        "statement",
        "study",
        "survey",
        "tally",
        "count",
        "records",
        "statistics",
        "letter",
        "transcript",
        "filing",
        "filings",
        "poll",
        "polls",
        "legend",
        "plan",
        "law",
        "rules",
        "estimates",
        "website",
    ];
    agent::unknown_after(sheet, at).filter(|a| !a.range.clone().any(|i| sheet.is_any(i, &DOCUMENTS)))
}

/// "X said", "said X", "X and Y announced".
fn spoken(sheet: &Sheet<'_>, names: &[Name], i: usize, trace: &mut impl Trace) -> Option<Vec<Draft>> {
    let (verb, stance) = sheet
        .signal(i, |m| match m {
            Meaning::Says(stance) => Some(stance),
            _ => None,
        })
        .or_else(|| puts_at(sheet, i))?;
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
    let place = if is_trailing(sheet, &agent, &verb) { Place::Trailing } else { Place::Leading };
    let mut drafts = Vec::new();
    let joined = agent.start;
    if joined > 1
        && sheet.is(joined - 1, "and")
        && let Some(other) = agent::before(sheet, names, joined - 1)
        && other.what == agent.what
        && matches!(agent.what, AgentKind::Group | AgentKind::Country)
    {
        drafts.push(Draft { agent: Some(other), stance, verb: verb.clone(), place });
    }
    drafts.push(Draft { agent: Some(agent), stance, verb, place });
    Some(drafts)
}

/// "blamed on X by Y": Y speaks.
fn blamed_on(sheet: &Sheet<'_>, names: &[Name], i: usize) -> Option<Vec<Draft>> {
    if !(sheet.is(i, "blamed") && sheet.is(i + 1, "on")) {
        return None;
    }
    let by = (i + 2..i + 9).find(|&k| sheet.is(k, "by"))?;
    let agent = agent::after(sheet, names, by + 1)?;
    let verb = i..agent.range.end;
    Some(vec![Draft { agent: Some(agent), stance: Stance::Blames, verb, place: Place::According }])
}

/// "X denied it and blamed Y": one speaker, two verbs.
fn same_speaker(sheet: &Sheet<'_>, drafts: &[Draft], i: usize) -> Option<Vec<Draft>> {
    let and = i.checked_sub(1).filter(|&k| sheet.is_any(k, &["and", "but"]))?;
    let last = drafts.last().filter(|d| sheet.sentence(and).contains(&d.verb.start) && d.verb.end <= and)?;
    let (verb, stance) = sheet.signal(i, |m| match m {
        Meaning::Says(stance) => Some(stance),
        _ => None,
    })?;
    let place = Place::Leading;
    is_plain_speech(sheet, &verb).then(|| vec![Draft { agent: last.agent.clone(), stance, verb, place }])
}

/// "put the dead at 57", "gave the toll as 358".
fn puts_at(sheet: &Sheet<'_>, i: usize) -> Option<(Range<usize>, Stance)> {
    if sheet.is_any(i, &["counted", "recorded", "documented", "tallied"]) {
        let counts = (i + 1..i + 4).any(|k| sheet.words.get(k).is_some_and(|w| w.shape == Shape::Number));
        return counts.then_some((i..i + 1, Stance::Asserts));
    }
    if !sheet.is_any(i, &["put", "puts", "gave", "gives"]) {
        return None;
    }
    let end = (i + 12).min(sheet.sentence(i).end);
    let count = |k: usize| {
        sheet.is_any(k, &["at", "as"]) && sheet.words.get(k + 1).is_some_and(|w| w.shape == Shape::Number)
    };
    (i..end).any(count).then_some((i..i + 1, Stance::Asserts))
}

/// Verbs that do nothing but speak: any noun phrase before them is a claimant.
fn is_plain_speech(sheet: &Sheet<'_>, verb: &Range<usize>) -> bool {
    const PLAIN: [&str; 25] = [
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
    ];
    sheet.is_any(verb.start, &PLAIN)
}

/// "reports say": a document speaks; what it says is hedged, but nobody claims it.
fn document_says(sheet: &Sheet<'_>, end: usize, verb: &Range<usize>) -> Option<Draft> {
    let document = end > 0 && sheet.is_any(end - 1, &["reports", "report", "rumours", "rumors"]);
    document.then(|| Draft {
        agent: None,
        stance: Stance::Asserts,
        verb: verb.clone(),
        place: Place::Leading,
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
    if sheet.is_any(verb.start, &["wrote", "writes", "tweeted"])
        && !sheet.is_any(verb.end, &["that", "on", "in", ":", ",", "“"])
    {
        return Some("wrote something else");
    }
    let sentence = sheet.sentence(verb.start);
    if sheet.is_any(verb.start, &["reports"]) && sentence.len() <= 5 && sheet.is_mark(verb.end, '.') {
        return Some("a reporter signs off");
    }
    if sheet.is_any(verb.end, &FAREWELLS) {
        return Some("a farewell or prayer");
    }
    if sheet.is_any(verb.start, &["told", "tells"]) && orders(sheet, verb.end) {
        return Some("an order, not a statement");
    }
    let of = sheet.is(verb.end, "of")
        && stance == Stance::Blames
        && !sheet.is_any(verb.start, &["accused", "accuses"]);
    of.then_some("no verb")
}

/// "told X to leave".
fn orders(sheet: &Sheet<'_>, at: usize) -> bool {
    let end = (at + 7).min(sheet.sentence(at).end);
    let stop =
        |i: &usize| sheet.is_any(*i, &["that", "the", "reporters"]) || sheet.words[*i].shape == Shape::Mark;
    (at..end).take_while(|i| !stop(i)).any(|i| sheet.is(i, "to"))
}

/// The end of the subject before a verb: past auxiliaries, adverbs, a date and an apposition.
fn subject_end(sheet: &Sheet<'_>, verb: usize) -> Option<usize> {
    const HELPERS: [&str; 17] = [
        "have",
        "has",
        "had",
        "also",
        "later",
        "earlier",
        "previously",
        "repeatedly",
        "and",
        "who",
        "on",
        "would",
        "however",
        "then",
        "is",
        "are",
        "which",
    ];
    let floor = sheet.sentence(verb).start;
    let mut end = verb;
    while end > floor {
        let before = end - 1;
        let skipped = sheet.is_any(before, &HELPERS)
            || (sheet.words[before].shape == Shape::Lower && sheet.str(before).ends_with("ly"))
            || sheet.means(before, |m| matches!(m, Meaning::Weekday(_)));
        if !skipped {
            break;
        }
        end -= 1;
    }
    let relative = sheet.is_any(end, &["who", "which"]);
    if relative && end > floor + 1 && sheet.is_mark(end - 1, ',') {
        return Some(end - 1);
    }
    if end > floor && sheet.is_mark(end - 1, ',') {
        end = apposition(sheet, end - 1, floor)?;
    }
    if end > floor && sheet.is_mark(end - 1, ')') {
        end = (floor..end).rev().find(|&i| sheet.is_mark(i, '('))?;
    }
    (end > floor).then_some(end)
}

/// The end of the noun before ", a war monitor," whose closing comma is at `comma`.
fn apposition(sheet: &Sheet<'_>, comma: usize, floor: usize) -> Option<usize> {
    let open = (floor.max(comma.saturating_sub(14))..comma).rev().find(|&i| sheet.is_mark(i, ','))?;
    let verb = |i: usize| sheet.means(i, |m| matches!(m, Meaning::Says(_)));
    (!(open..comma).any(verb)).then_some(open)
}

fn speaks(agent: &Agent, stance: Stance) -> bool {
    match agent.what {
        AgentKind::Actor(_) => true,
        AgentKind::Speaker(_) | AgentKind::Person | AgentKind::Group => true,
        AgentKind::Noun => true,
        AgentKind::Country | AgentKind::People => stance != Stance::Asserts || agent.range.len() < 4,
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
        place: Place::Trailing,
    }])
}

/// "…, X said." or "…, X said, while …"; ", X said, …" inside a clause leads what follows.
fn is_trailing(sheet: &Sheet<'_>, agent: &Agent, verb: &Range<usize>) -> bool {
    let sentence = sheet.sentence(verb.start);
    let marks = |range: Range<usize>| range.clone().all(|i| sheet.words[i].shape == Shape::Mark);
    if agent.start <= sentence.start || marks(sentence.start..agent.start) {
        return false;
    }
    let mut at = verb.end;
    while at < sentence.end && !sheet.words[at].masked && is_adjunct(sheet, at) {
        at += 1;
    }
    let before = agent.start - 1;
    let closed =
        sheet.words[before].shape == Shape::Mark || ends_with_comma_clause(sheet, before, sentence.start);
    let inserted = sheet.is_mark(at, ',') && !begins_clause(sheet, at + 1) && at + 2 < sentence.end;
    closed && !inserted && (at >= sentence.end || ends_clause(sheet, at))
}

/// "on Feb. 16, 2022", "in a statement": what may stand between the verb and the end.
fn is_adjunct(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet
        .is_any(at, &["on", "late", "earlier", "in", "a", "an", "statement", "interview", "reporters", "the"])
        || sheet.capital(at)
        || sheet.words[at].shape == Shape::Number
        || in_date(sheet, at)
}

/// The comma of "Feb. 16, 2022".
fn in_date(sheet: &Sheet<'_>, at: usize) -> bool {
    let number = |i: usize| sheet.words.get(i).is_some_and(|w| w.shape == Shape::Number);
    sheet.is_mark(at, ',') && at > 0 && number(at - 1) && number(at + 1)
}

fn begins_clause(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet.is_any(
        at,
        &["as", "while", "who", "which", "and", "but", "when", "after", "with", "adding", "up", "citing"],
    ) || sheet.words.get(at).is_none_or(|w| w.masked)
        || sheet.capital(at)
}

fn ends_with_comma_clause(sheet: &Sheet<'_>, at: usize, floor: usize) -> bool {
    (floor..at + 1).rev().take(6).any(|i| sheet.is_mark(i, ',') || sheet.is_mark(i, '”'))
}

fn ends_clause(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet.words[at].masked
        || [".", ",", ";", "!", "?"].iter().any(|m| sheet.str(at) == *m)
        || sheet.is_any(at, &["as", "while", "in", "after"])
}

/// Numbers the claimants and gives each claim its reach.
fn settle(sheet: &Sheet<'_>, drafts: Vec<Draft>, trace: &mut impl Trace) -> (Vec<Claimant>, Vec<Claim>) {
    let mut claimants: Vec<Claimant> = Vec::new();
    let mut claims = Vec::new();
    for (i, draft) in drafts.iter().enumerate() {
        let claimant =
            draft.agent.as_ref().and_then(|agent| number(sheet, &mut claimants, draft, agent, trace));
        let next = drafts.get(i + 1).map(Draft::start);
        let before = i.checked_sub(1).and_then(|b| drafts.get(b)).map_or(0, |d| d.verb.end);
        claims.push(Claim {
            claimant,
            stance: draft.stance,
            subject: draft.agent.as_ref().map(|a| a.range.clone()),
            scope: scope(sheet, draft, before, next),
            verb: draft.verb.clone(),
            trailing_according: draft.place == Place::According,
        });
    }
    relay(&mut claimants, &claims);
    (claimants, claims)
}

/// "The mayor said …, the Gazette reported": the one who speaks last relays the other.
fn relay(claimants: &mut [Claimant], claims: &[Claim]) {
    for inner in claims {
        let holds = |c: &&Claim| {
            let behind =
                c.scope.start == inner.verb.end && c.verb.start > c.scope.start && !c.scope.is_empty();
            (c.scope.contains(&inner.verb.start) || behind) && c.claimant != inner.claimant
        };
        let outer = claims.iter().find(holds);
        if let (Some(outer), Some(i)) = (outer.and_then(|c| c.claimant), inner.claimant) {
            claimants[i].via = Some(outer);
        }
    }
}

impl Draft {
    fn start(&self) -> usize {
        self.agent.as_ref().map_or(self.verb.start, |a| a.start.min(self.verb.start))
    }
}

/// The number of a draft's claimant, a new one if it was not met before.
fn number(
    sheet: &Sheet<'_>,
    claimants: &mut Vec<Claimant>,
    draft: &Draft,
    agent: &Agent,
    trace: &mut impl Trace,
) -> Option<Index> {
    let span = sheet.span(agent.range.clone())?;
    if let Some(same) = claimants.iter().position(|c| same_claimant(sheet, c, span.of(sheet.text))) {
        return Some(same);
    }
    trace.took(rule(draft.place), span, draft.stance.as_str());
    claimants.push(Claimant {
        span,
        rule: rule(draft.place),
        kind: kind(sheet, agent),
        named: is_named(sheet, agent),
        side: None,
        via: None,
        stance: draft.stance,
    });
    Some(claimants.len() - 1)
}

const fn rule(place: Place) -> &'static str {
    match place {
        Place::Leading => "claim/said",
        Place::Trailing => "claim/said-after",
        Place::According => "claim/according",
    }
}

/// The same words, or the last word of a longer name.
fn same_claimant(sheet: &Sheet<'_>, known: &Claimant, text: &str) -> bool {
    let old = known.span.of(sheet.text);
    old.eq_ignore_ascii_case(text)
        || old.strip_suffix(text).is_some_and(|rest| rest.ends_with(' ') && known.named)
}

/// What is said: before a trailing claim, after a leading one, up to the next claim's clause.
fn scope(sheet: &Sheet<'_>, draft: &Draft, before: usize, next: Option<usize>) -> Range<usize> {
    let sentence = sheet.sentence(draft.verb.start);
    match draft.place {
        Place::Leading => {
            let end = next
                .filter(|n| sentence.contains(n))
                .map_or(sentence.end, |n| clause_start(sheet, n, draft.verb.end));
            draft.verb.end..end.max(draft.verb.end)
        }
        Place::Trailing | Place::According => {
            let mut start = if sentence.contains(&before) { before } else { sentence.start };
            let end = draft.start().max(start);
            let bound = draft.place == Place::According && end > 0 && !sheet.is_mark(end - 1, ',');
            if bound && let Some(comma) = (start..end).rev().find(|&i| sheet.is_mark(i, ',')) {
                start = comma;
            }
            start..end
        }
    }
}

/// The comma or joining word before a clause that starts at `at`.
fn clause_start(sheet: &Sheet<'_>, at: usize, floor: usize) -> usize {
    let joins = |i: &usize| {
        sheet.is_mark(*i, ',') || sheet.is_mark(*i, ';') || sheet.is_any(*i, &["while", "as", "but"])
    };
    (floor..at).rev().take(8).find(joins).unwrap_or(at)
}

fn is_named(sheet: &Sheet<'_>, agent: &Agent) -> bool {
    match agent.what {
        AgentKind::Person | AgentKind::Group | AgentKind::Country => true,
        AgentKind::People => false,
        AgentKind::Noun | AgentKind::Speaker(_) | AgentKind::Actor(_) => {
            let first = agent.range.start;
            agent.range.clone().any(|i| sheet.capital(i) && !(i == first && sheet.opens_sentence(i)))
        }
    }
}

fn kind(sheet: &Sheet<'_>, agent: &Agent) -> ClaimantKind {
    const COMPANIES: [&str; 10] = ["AG", "Inc", "Inc.", "Ltd", "Ltd.", "Corp", "Corp.", "GmbH", "LLC", "PLC"];
    if agent.range.clone().any(|i| ["UN", "U.N."].contains(&sheet.str(i))) {
        return ClaimantKind::Un;
    }
    if COMPANIES.contains(&sheet.str(agent.range.end - 1)) {
        return ClaimantKind::Company;
    }
    match agent.what {
        AgentKind::Speaker(kind) => kind,
        AgentKind::Country | AgentKind::People => ClaimantKind::Official,
        AgentKind::Actor(side) => match side {
            cutline_model::reading::Side::Government => ClaimantKind::Military,
            _ => ClaimantKind::ArmedGroup,
        },
        AgentKind::Group => {
            agent.range.clone().find_map(|i| group_kind(sheet, i)).unwrap_or(ClaimantKind::Other)
        }
        AgentKind::Person if has_title(sheet, agent) => ClaimantKind::Official,
        AgentKind::Person | AgentKind::Noun => ClaimantKind::Other,
    }
}

fn has_title(sheet: &Sheet<'_>, agent: &Agent) -> bool {
    let from = agent.range.start.saturating_sub(3);
    (from..agent.range.start).any(|i| sheet.means(i, |m| matches!(m, Meaning::Title(_))))
}

fn group_kind(sheet: &Sheet<'_>, i: usize) -> Option<ClaimantKind> {
    sheet
        .signal(i, |m| match m {
            Meaning::Org(kind) | Meaning::OrgWord(kind) => Some(of_group(kind)),
            _ => None,
        })
        .map(|(_, kind)| kind)
}

const fn of_group(kind: GroupKind) -> ClaimantKind {
    match kind {
        GroupKind::Monitor => ClaimantKind::Monitor,
        GroupKind::ArmedGroup => ClaimantKind::ArmedGroup,
        GroupKind::Military => ClaimantKind::Military,
        GroupKind::Government | GroupKind::Court => ClaimantKind::Official,
        GroupKind::Media => ClaimantKind::Media,
        GroupKind::Aid => ClaimantKind::Aid,
        GroupKind::Un => ClaimantKind::Un,
        GroupKind::Rescue => ClaimantKind::Rescuer,
        GroupKind::Company => ClaimantKind::Company,
        GroupKind::Party | GroupKind::Team | GroupKind::Education | GroupKind::Other => ClaimantKind::Other,
    }
}
