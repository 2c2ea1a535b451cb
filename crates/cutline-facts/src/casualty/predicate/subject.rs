//! The people that a predicate of harm speaks of: "three men were killed".

use std::ops::Range;

use cutline_model::reading::NumberForm;

use super::toll;
use crate::casualty::{Phrases, Toll, part};
use crate::count::Counted;
use crate::lexicon::{Harm, Meaning};
use crate::name::beside;
use crate::sheet::{Shape, Sheet, WordList};

/// "46 civilians, of whom 17 were women, killed in …": a participle behind a comma.
pub(super) fn before_comma<'p>(
    sheet: &Sheet<'_>,
    phrases: &'p Phrases<'_>,
    words: &Range<usize>,
) -> Option<&'p Counted> {
    let comma = words.start.checked_sub(1).filter(|&i| sheet.is_mark(i, ','))?;
    if !sheet.is_any(words.end, &["in", "by", "when", "during", "at", "on", "after"]) {
        return None;
    }
    if let Some(counted) = phrases.ending(comma) {
        let part =
            is_part(sheet, counted) || sheet.is_any(counted.range.start.saturating_sub(1), &["were", "are"]);
        if !part {
            return Some(counted);
        }
    }
    let open = (sheet.sentence(comma).start..comma).rev().take(10).find(|&i| sheet.is_mark(i, ','))?;
    phrases.ending(open)
}

/// Auxiliaries and adverbs between people and the harm that befell them, "be" apart.
static HELPERS: WordList = WordList::new(&[
    "have",
    "has",
    "had",
    "to",
    "reported",
    "thought",
    "believed",
    "feared",
    "confirmed",
    "presumed",
    "known",
    "also",
    "shot",
    "and",
    "still",
    "who",
    "that",
    "either",
    "may",
    "could",
    "might",
    "likely",
]);

/// The first word of a predicate, past its auxiliaries, and whether "be" is one of them.
pub(super) fn auxiliaries(sheet: &Sheet<'_>, verb: usize) -> (usize, bool) {
    const BE: [&str; 13] = [
        "was", "were", "are", "is", "been", "be", "being", "remain", "remains", "remained", "got", "get",
        "gets",
    ];
    let floor = sheet.sentence(verb).start;
    let (mut at, mut be) = (verb, false);
    while at > floor && verb - at < 9 {
        let i = at - 1;
        let harm = |m: Meaning| matches!(m, Meaning::Harm(_));
        let is_be = sheet.is_any(i, &BE);
        let skipped = is_be
            || sheet.is_on(i, &HELPERS)
            || (sheet.words[i].shape == Shape::Lower && sheet.str(i).ends_with("ly"))
            || (sheet.is_any(at, &["and", "or"]) && sheet.means(i, harm));
        if !skipped {
            break;
        }
        be |= is_be;
        at -= 1;
    }
    while at < verb && sheet.is_any(at, &["and", "to"]) {
        at += 1;
    }
    (at, be)
}

/// "X, a man who died": the phrase only says who X was; X has a fate.
pub(super) fn appositive(sheet: &Sheet<'_>, phrases: &Phrases<'_>, start: usize) -> bool {
    phrases.ending(start).is_some_and(|c| {
        let at = c.range.start;
        c.form == NumberForm::Article && at > 1 && sheet.is_mark(at - 1, ',') && sheet.capital(at - 2)
    })
}

/// The people a predicate that starts at `start` speaks of.
pub(super) fn subject(
    sheet: &Sheet<'_>,
    phrases: &Phrases<'_>,
    start: usize,
    words: &Range<usize>,
    harm: Harm,
    rule: &'static str,
) -> Vec<Toll> {
    let Some(counted) = subject_before(sheet, phrases, start) else { return Vec::new() };
    let mut tolls = joined_before(sheet, phrases, counted, words, harm, rule);
    for toll in &mut tolls {
        toll.predicate = start..words.end;
    }
    tolls
}

/// The nearest counted people before a predicate; a number goes before a plural in its own phrase ("30 people on a bus
/// of tourists").
fn subject_before<'p>(sheet: &Sheet<'_>, phrases: &'p Phrases<'_>, start: usize) -> Option<&'p Counted> {
    let after_comma = start > 1 && sheet.is_mark(start - 1, ',');
    if sheet.is(start, "who") && after_comma {
        let head = head_end(sheet, start - 1);
        if head < start - 1 {
            return phrases.ending(head);
        }
        if phrases.ending(head).is_none() && sheet.capital(head - 1) && !sheet.is(head - 1, "family") {
            return None;
        }
    }
    if sheet.is_any(start, &["that", "which"]) || (sheet.is(start, "who") && !after_comma) {
        return phrases.ending(start);
    }
    let floor = sheet.sentence(start).start;
    let before = phrases.all.partition_point(|c| c.range.end <= start);
    let mut best: Option<(&Counted, bool)> = None;
    for counted in phrases.all[..before].iter().rev() {
        if counted.range.start < floor || blocked(sheet, counted.range.end, start) {
            break;
        }
        if is_part(sheet, counted) {
            continue;
        }
        let depends = counted.range.start > floor
            && sheet.is_any(
                counted.range.start - 1,
                &["of", "in", "on", "from", "with", "carrying", "by", "at", "near"],
            );
        match best {
            None => best = Some((counted, depends)),
            Some((known, loose)) => {
                let better = counted.is_numbered() && !known.is_numbered()
                    || loose && !depends && !known.is_numbered();
                if better {
                    best = Some((counted, depends));
                }
            }
        }
    }
    best.map(|(counted, _)| counted)
}

/// Where the words end that a clause behind the comma speaks of, an age between left out: "a boy, 14, who".
fn head_end(sheet: &Sheet<'_>, comma: usize) -> usize {
    let aged = comma > 2
        && sheet.is_mark(comma - 2, ',')
        && beside::age_after(sheet, comma - 2).is_some_and(|(_, end)| end == comma);
    if aged { comma - 2 } else { comma }
}

fn is_part(sheet: &Sheet<'_>, counted: &Counted) -> bool {
    part::cue_before(sheet, counted.range.start).is_some()
}

/// Whether another clause begins between a subject and its predicate.
fn blocked(sheet: &Sheet<'_>, from: usize, to: usize) -> bool {
    const CLAUSES: [&str; 12] = [
        "when", "while", "after", "as", "but", "because", "before", "where", "since", "until", "said", "and",
    ];
    (from..to).any(|i| {
        let clause = sheet.is_any(i, &CLAUSES) && !(sheet.is(i, "and") && i > from);
        let speech =
            sheet.means(i, |m| matches!(m, Meaning::Says(_))) && !sheet.is_any(i, &["reported", "confirmed"]);
        let verb = sheet.is_any(i, &["is", "are", "was", "were", "has", "have", "had"]);
        let joined = sheet.is_mark(i, ',') && sheet.is(i + 1, "and") && i + 2 < to;
        clause || speech || verb || joined || sheet.is(i, "according")
    })
}

/// A phrase with the numbered phrases that "and" or a comma joins before it.
pub(super) fn joined_before(
    sheet: &Sheet<'_>,
    phrases: &Phrases<'_>,
    last: &Counted,
    words: &Range<usize>,
    harm: Harm,
    rule: &'static str,
) -> Vec<Toll> {
    let mut tolls = vec![toll(last, last.range.start..words.end, words.clone(), harm, rule)];
    let mut first = last;
    while first.range.start > 1
        && first.is_numbered()
        && sheet.is_any(first.range.start - 1, &["and", ","])
        && let Some(counted) =
            phrases.ending(first.range.start - 1).filter(|c| c.is_numbered() && c.noun.is_some())
        && !is_object(sheet, counted)
    {
        tolls.push(toll(counted, counted.range.start..words.end, words.clone(), harm, rule));
        first = counted;
    }
    tolls.reverse();
    tolls
}

/// Whether a phrase is already the object of another verb of harm.
fn is_object(sheet: &Sheet<'_>, counted: &Counted) -> bool {
    let at = counted.range.start;
    at > 0 && sheet.means(at - 1, |m| matches!(m, Meaning::Harm(_)))
}
