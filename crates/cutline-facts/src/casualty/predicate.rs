//! Ties a word of harm to the people it befell, by the grammar of the word.

use std::ops::Range;

use cutline_model::reading::{Manner, NumberForm};

use super::{Phrases, Toll};
use crate::count::{Amount, Counted};
use crate::lexicon::{Cue, Harm, Meaning};
use crate::sheet::{Shape, Sheet};

/// "killed": passive after its people, active before them, or bare after them ("children killed in …").
pub(super) fn verb(sheet: &Sheet<'_>, phrases: &Phrases<'_>, words: &Range<usize>, harm: Harm) -> Vec<Toll> {
    if is_attribute(sheet, words) {
        return Vec::new();
    }
    let (start, passive) = auxiliaries(sheet, words.start);
    if passive && appositive(sheet, phrases, start) {
        return Vec::new();
    }
    if passive {
        return subject(sheet, phrases, start, words, harm, "toll/passive");
    }
    let objects = object(sheet, phrases, words, harm, "toll/active");
    if !objects.is_empty() {
        return objects;
    }
    if has_object(sheet, words.end) {
        return Vec::new();
    }
    let bare = phrases.ending(words.start).or_else(|| before_comma(sheet, phrases, words));
    bare.map_or_else(Vec::new, |c| joined_before(sheet, phrases, c, words, harm, "toll/participle"))
}

/// "46 civilians, of whom 17 were women, killed in …": a participle behind a comma.
fn before_comma<'p>(
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

/// "a drowned road": a participle with its own article tells of a thing.
fn is_attribute(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    words.start > 0 && sheet.is_any(words.start - 1, &["a", "an", "the", "his", "her", "their", "its"])
}

/// "died", "have fled".
pub(super) fn intransitive(
    sheet: &Sheet<'_>,
    phrases: &Phrases<'_>,
    words: &Range<usize>,
    harm: Harm,
) -> Vec<Toll> {
    if is_attribute(sheet, words) {
        return Vec::new();
    }
    let (start, _) = auxiliaries(sheet, words.start);
    if appositive(sheet, phrases, start) {
        return Vec::new();
    }
    subject(sheet, phrases, start, words, harm, "toll/subject")
}

/// "killing 12 people": the people follow.
pub(super) fn object(
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

/// "dead", "missing": after its people, or after "were", "remain", "left".
pub(super) fn adjective(
    sheet: &Sheet<'_>,
    phrases: &Phrases<'_>,
    words: &Range<usize>,
    harm: Harm,
) -> Vec<Toll> {
    if let Some(counted) = phrases.ending(words.start) {
        return joined_before(sheet, phrases, counted, words, harm, "toll/predicate");
    }
    let (start, be) = auxiliaries(sheet, words.start);
    if be { subject(sheet, phrases, start, words, harm, "toll/predicate") } else { Vec::new() }
}

/// "17 bodies", "the body of a girl", "38 deaths", "the death toll rose to 38".
pub(super) fn noun(sheet: &Sheet<'_>, phrases: &Phrases<'_>, words: &Range<usize>, harm: Harm) -> Vec<Toll> {
    if let Some(counted) = phrases.ending(words.start) {
        return vec![toll(counted, counted.range.start..words.end, words.clone(), harm, "toll/noun")];
    }
    if let Some(counted) = among_the_dead(sheet, phrases, words) {
        return vec![toll(counted, counted.range.start..words.end, words.clone(), harm, "toll/among")];
    }
    let body = harm.manner == Some(Manner::Body);
    if sheet.is(words.end, "of") && body {
        let found = phrases
            .starting(words.end + 1)
            .map(|c| Counted { amount: body_amount(sheet, words, c), ..c.clone() });
        let the = usize::from(words.start > 0 && sheet.is(words.start - 1, "the"));
        return found.map_or_else(Vec::new, |c| {
            vec![toll(&c, words.start - the..c.range.end, words.clone(), harm, "toll/body")]
        });
    }
    if body {
        return bare_body(sheet, words, harm);
    }
    rising(sheet, phrases, words, harm)
}

/// "Two infants were among the dead".
fn among_the_dead<'p>(
    sheet: &Sheet<'_>,
    phrases: &'p Phrases<'_>,
    words: &Range<usize>,
) -> Option<&'p Counted> {
    let among = words.start.checked_sub(1).filter(|&i| sheet.is(i, "among"))?;
    let be = among.checked_sub(1).filter(|&i| sheet.is_any(i, &["was", "were", "is", "are"]))?;
    phrases.ending(be)
}

/// "the body of a relative" is one; "bodies of relatives" two or more, whatever the noun says.
fn body_amount(sheet: &Sheet<'_>, words: &Range<usize>, counted: &Counted) -> Amount {
    let singular = sheet.is_any(words.end - 1, &["body", "corpse"]);
    if singular && counted.form == NumberForm::Plural {
        return Amount::exactly(1, NumberForm::Article);
    }
    counted.amount.clone()
}

/// "bodies" without number or people; "a body".
fn bare_body(sheet: &Sheet<'_>, words: &Range<usize>, harm: Harm) -> Vec<Toll> {
    let plural = sheet.is_any(words.end - 1, &["bodies", "corpses"]);
    let one = words.start > 0
        && sheet.is_any(words.start - 1, &["a", "another"])
        && !sheet.is(words.end - 1, "remains");
    if (!plural && !one) || sheet.is(words.end, "of") {
        return Vec::new();
    }
    let (form, amount, start) = if plural {
        (NumberForm::Plural, Amount::plural(), words.start)
    } else {
        (NumberForm::Article, Amount::exactly(1, NumberForm::Article), words.start - 1)
    };
    let range = start..words.end;
    let who = words.end..words.end;
    let counted =
        Counted { range: range.clone(), number: range.clone(), form, amount, who, head: None, noun: None };
    vec![toll(&counted, range, words.clone(), harm, "toll/body")]
}

/// "the death toll rose to 38", "put the dead at 57", "gave the toll as 358".
fn rising(sheet: &Sheet<'_>, phrases: &Phrases<'_>, words: &Range<usize>, harm: Harm) -> Vec<Toll> {
    if !sheet.is_any(words.end - 1, &["toll", "dead", "deaths"]) {
        return Vec::new();
    }
    let end = (words.end + 10).min(sheet.sentence(words.start).end);
    let leads = |i: usize| {
        (i.saturating_sub(2)..i).any(|k| {
            k >= words.end
                && sheet.is_any(k, &["at", "to", "as", "of", "reached", "hit", "is", "passed", "was"])
        })
    };
    let found = (words.end..end).find_map(|i| phrases.starting(i).filter(|c| c.is_numbered() && leads(i)));
    found.map_or_else(Vec::new, |c| vec![toll(c, words.start..c.range.end, words.clone(), harm, "toll/noun")])
}

/// The first word of a predicate, past its auxiliaries, and whether "be" is one of them.
fn auxiliaries(sheet: &Sheet<'_>, verb: usize) -> (usize, bool) {
    const BE: [&str; 13] = [
        "was", "were", "are", "is", "been", "be", "being", "remain", "remains", "remained", "got", "get",
        "gets",
    ];
    const OTHERS: [&str; 22] = [
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
    ];
    let floor = sheet.sentence(verb).start;
    let (mut at, mut be) = (verb, false);
    while at > floor && verb - at < 9 {
        let i = at - 1;
        let harm = |m: Meaning| matches!(m, Meaning::Harm(_));
        let is_be = sheet.is_any(i, &BE);
        let skipped = is_be
            || sheet.is_any(i, &OTHERS)
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
fn appositive(sheet: &Sheet<'_>, phrases: &Phrases<'_>, start: usize) -> bool {
    phrases.ending(start).is_some_and(|c| {
        let at = c.range.start;
        c.form == NumberForm::Article && at > 1 && sheet.is_mark(at - 1, ',') && sheet.capital(at - 2)
    })
}

/// The people a predicate that starts at `start` speaks of.
fn subject(
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

fn is_part(sheet: &Sheet<'_>, counted: &Counted) -> bool {
    super::part::cue_before(sheet, counted.range.start).is_some()
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

/// The people right after a verb, past other words of harm and an article of estimate.
fn object_at<'p>(sheet: &Sheet<'_>, phrases: &'p Phrases<'_>, at: usize) -> Option<&'p Counted> {
    let mut i = at;
    for _ in 0..4 {
        if let Some(counted) = phrases.starting(i) {
            return Some(counted);
        }
        let harm = |m: Meaning| matches!(m, Meaning::Harm(_));
        if !sheet.is_any(i, &["and", "or", "an", "the", "all"]) && !sheet.means(i, harm) {
            return None;
        }
        i += 1;
    }
    None
}

/// Whether an object with its own article follows a verb that is no participle.
fn has_object(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet.is_any(at, &["the", "a", "an", "his", "her", "their", "its"])
}

/// "five soldiers and three civilians": the next member of a list of objects.
fn joined_after<'p>(sheet: &Sheet<'_>, phrases: &'p Phrases<'_>, last: &Counted) -> Option<&'p Counted> {
    let end = last.range.end;
    let end = past_place(sheet, end);
    let past = if sheet.is_mark(end, ',') && sheet.is(end + 1, "and") { end + 2 } else { end + 1 };
    if !sheet.is_any(end, &["and", ","]) && !(sheet.is(end, "as") && sheet.is(end + 1, "well")) {
        return None;
    }
    let past = if sheet.is(end, "as") { end + 3 } else { past };
    let next = phrases.starting(past).filter(|c| c.is_numbered() && last.is_numbered())?;
    let harmed = sheet.means(next.range.end, |m| matches!(m, Meaning::Harm(_)));
    let predicate = sheet.is_any(next.range.end, &["were", "was", "are", "have", "had"]);
    (!harmed && !predicate).then_some(next)
}

/// Past "in Sylhet" between the members of a list.
fn past_place(sheet: &Sheet<'_>, end: usize) -> usize {
    if !sheet.is_any(end, &["in", "at", "near"]) {
        return end;
    }
    let past = (end + 1..end + 5).take_while(|&i| sheet.capital(i) || sheet.is(i, "the")).last();
    past.map_or(end, |i| i + 1)
}

/// A phrase with the numbered phrases that "and" or a comma joins before it.
fn joined_before(
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

fn toll(counted: &Counted, range: Range<usize>, words: Range<usize>, harm: Harm, rule: &'static str) -> Toll {
    Toll {
        counted: counted.clone(),
        outcome: harm.outcome,
        manner: harm.manner,
        range,
        predicate: words,
        part: false,
        rule,
    }
}

/// Whether words mean that a part follows.
pub(super) fn is_part_cue(meaning: Meaning) -> bool {
    meaning == Meaning::Cue(Cue::Part)
}
