//! Claimants that prepositions name: "according to X", "citing X", "blamed on Y by X".

use cutline_model::reading::Stance;

use super::{Draft, Order};
use crate::agent::{self, Agent};
use crate::name::Name;
use crate::sheet::Sheet;

/// "according to X", "per X", "citing X", "given by X".
pub(super) fn according(sheet: &Sheet<'_>, names: &[Name], i: usize) -> Option<Vec<Draft>> {
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
    let order = if leads { Order::Leading } else { Order::According };
    let end = agent.as_ref().map_or(verb.end, |a| a.range.end);
    Some(vec![Draft { agent, stance, verb: i..end, order }])
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
