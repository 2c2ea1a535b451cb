//! Claimants that prepositions name: "according to X", "citing X", "blamed on Y by X".

use std::ops::Range;

use cutline_model::reading::Stance;

use super::{Draft, Order};
use crate::agent::{self, Agent};
use crate::name::Name;
use crate::sheet::{Sheet, WordList};

/// Participles after which "by" names who says so.
static GIVEN: WordList = WordList::new(&[
    "given",
    "announced",
    "confirmed",
    "reported",
    "claimed",
    "compiled",
    "released",
    "issued",
    "published",
]);

/// Nouns for what someone says, before "by".
const SAYINGS: [&str; 3] = ["accusations", "allegations", "claims"];

/// The words that lead to a claimant, and the claimant's stance.
fn opening(sheet: &Sheet<'_>, i: usize) -> Option<(Range<usize>, Stance)> {
    if sheet.is(i, "according") && sheet.is(i + 1, "to") {
        return Some((i..i + 2, Stance::Asserts));
    }
    if sheet.is(i, "citing") || (sheet.is(i, "per") && sheet.is(i + 1, "the")) {
        return Some((i..i + 1, Stance::Asserts));
    }
    let given = sheet.is(i + 1, "by") && (sheet.is_on(i, &GIVEN) || sheet.is_any(i, &SAYINGS));
    let blames = sheet.is_any(i, &["accusations", "allegations"]);
    given.then_some((i..i + 2, if blames { Stance::Blames } else { Stance::Asserts }))
}

/// "according to X", "per X", "citing X", "given by X".
pub(super) fn according(sheet: &Sheet<'_>, names: &[Name], i: usize) -> Option<Vec<Draft>> {
    let (verb, stance) = opening(sheet, i)?;
    let agent = agent::after(sheet, names, verb.end).or_else(|| unknown_after(sheet, verb.end));
    let given = sheet.is(verb.end - 1, "by");
    if agent.is_none() && given {
        return None;
    }
    let sentence = sheet.sentence(i);
    let inner = i > sentence.start + 1
        && sheet.is_mark(i - 1, ',')
        && sheet.is_any(i - 2, &["and", "but", "that", "while"]);
    let leads = sheet.opens_sentence(i) || inner || sheet.is_any(i, &SAYINGS);
    let order = if leads { Order::Leading } else { Order::According };
    let end = agent.as_ref().map_or(verb.end, |a| a.range.end);
    Some(vec![Draft { agent, stance, verb: i..end, order }])
}

/// What "according to" names that is no claimant.
static DOCUMENTS: WordList = WordList::new(&[
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
]);

/// "according to the diocese", "according to The Ledger": any noun that no lexicon knows, unless it is a document.
fn unknown_after(sheet: &Sheet<'_>, at: usize) -> Option<Agent> {
    agent::unknown_after(sheet, at).filter(|a| !a.range.clone().any(|i| sheet.is_on(i, &DOCUMENTS)))
}

/// "blamed on X by Y": Y speaks.
pub(super) fn blamed_on(sheet: &Sheet<'_>, names: &[Name], i: usize) -> Option<Vec<Draft>> {
    if !(sheet.is(i, "blamed") && sheet.is(i + 1, "on")) {
        return None;
    }
    let by = (i + 2..i + 9).find(|&k| sheet.is(k, "by"))?;
    let agent = agent::after(sheet, names, by + 1)?;
    let verb = i..agent.range.end;
    Some(vec![Draft { agent: Some(agent), stance: Stance::Blames, verb, order: Order::According }])
}
