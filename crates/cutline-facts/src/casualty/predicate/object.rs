//! The people that a verb of harm governs: "killing 12 people".

use std::ops::Range;

use super::toll;
use crate::casualty::{Phrases, Toll};
use crate::count::Counted;
use crate::lexicon::{Harm, Meaning};
use crate::sheet::Sheet;

/// "killing 12 people": the people follow.
pub(in crate::casualty) fn object(
    sheet: &Sheet<'_>,
    phrases: &Phrases<'_>,
    words: &Range<usize>,
    harm: Harm,
    rule: &'static str,
) -> Vec<Toll> {
    if needs_flight(sheet, words) {
        return Vec::new();
    }
    let Some(first) = object_at(sheet, phrases, words.end) else { return Vec::new() };
    let mut tolls = vec![toll(first, words.start..first.range.end, words.clone(), harm, rule)];
    let mut last = first;
    while let Some(next) = joined_after(sheet, phrases, last) {
        tolls.push(toll(next, next.range.clone(), words.clone(), harm, rule));
        last = next;
    }
    tolls
}

/// The people right after a verb, past other words of harm and an article of estimate.
fn object_at<'p>(sheet: &Sheet<'_>, phrases: &'p Phrases<'_>, at: usize) -> Option<&'p Counted> {
    for i in at..at + 4 {
        if let Some(counted) = phrases.starting(i) {
            return Some(counted);
        }
        let harm = |m: Meaning| matches!(m, Meaning::Harm(_));
        if !sheet.is_any(i, &["and", "or", "an", "the", "all"]) && !sheet.means(i, harm) {
            return None;
        }
    }
    None
}

/// Whether an object with its own article follows a verb that is no participle.
pub(super) fn has_object(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet.is_any(at, &["the", "a", "an", "his", "her", "their", "its"])
}

/// "five soldiers and three civilians": the next member of a list of objects.
fn joined_after<'p>(sheet: &Sheet<'_>, phrases: &'p Phrases<'_>, last: &Counted) -> Option<&'p Counted> {
    let at = past_joint(sheet, past_place(sheet, last.range.end))?;
    let next = phrases.starting(at).filter(|c| c.is_numbered() && last.is_numbered())?;
    let harmed = sheet.means(next.range.end, |m| matches!(m, Meaning::Harm(_)));
    let predicate = sheet.is_any(next.range.end, &["were", "was", "are", "have", "had"]);
    (!harmed && !predicate).then_some(next)
}

/// Past "and", a comma with or without it, "as well as".
fn past_joint(sheet: &Sheet<'_>, end: usize) -> Option<usize> {
    match sheet.str(end) {
        "," => Some(end + 1 + usize::from(sheet.is(end + 1, "and"))),
        _ if sheet.is(end, "and") => Some(end + 1),
        _ => (sheet.is(end, "as") && sheet.is(end + 1, "well")).then_some(end + 3),
    }
}

/// Past "in Sylhet" between the members of a list.
fn past_place(sheet: &Sheet<'_>, end: usize) -> usize {
    if !sheet.is_any(end, &["in", "at", "near"]) {
        return end;
    }
    let past = (end + 1..end + 5).take_while(|&i| sheet.capital(i) || sheet.is(i, "the")).last();
    past.map_or(end, |i| i + 1)
}

/// "forcing thousands to flee": forcing and sending displace only with flight.
fn needs_flight(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    if !sheet.is_any(words.start, &["forcing", "sending"]) {
        return false;
    }
    let end = (words.end + 12).min(sheet.sentence(words.start).end);
    !(words.end..end).any(|i| {
        sheet.is_any(
            i,
            &["flee", "evacuate", "leave", "homes", "fleeing", "evacuation", "relocate", "abandon"],
        )
    })
}
