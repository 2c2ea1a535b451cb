//! Parts of tolls: "including eight children", "five of them women".

use std::ops::Range;

use cutline_model::reading::NumberForm;

use super::{Phrases, Toll};
use crate::count::Counted;
use crate::lexicon::{Cue, Meaning};
use crate::sheet::Sheet;
use crate::trace::Trace;

/// The first word of the cue that ends just before `at`.
pub(super) fn cue_before(sheet: &Sheet<'_>, at: usize) -> Option<usize> {
    (at.saturating_sub(5)..at).find(|&i| {
        sheet.signals_at(i).iter().any(|s| s.end as usize == at && s.meaning == Meaning::Cue(Cue::Part))
    })
}

/// Adds the parts of tolls that are already found.
pub(super) fn find(sheet: &Sheet<'_>, phrases: &Phrases<'_>, tolls: &mut Vec<Toll>, trace: &mut impl Trace) {
    let mut parts = Vec::new();
    let mut chain: Option<usize> = None;
    let mut taken = 0;
    for counted in phrases.all.iter().filter(|c| c.head.is_some() || c.is_numbered()) {
        let start = counted.range.start;
        if start < taken {
            continue;
        }
        let cue = cue_before(sheet, start);
        let joined = chain.filter(|&end| counted.is_numbered() && follows_in_list(sheet, end, start));
        let trailing = trailing_cue(sheet, counted);
        if cue.is_some_and(|c| is_share(sheet, c)) && !counted.is_numbered() {
            continue;
        }
        if cue.is_none() && joined.is_none() && trailing.is_none() {
            chain = None;
            continue;
        }
        let Some(whole) = whole_of(sheet, tolls, counted) else { continue };
        chain = Some(counted.range.end);
        if let Some(known) = tolls.iter_mut().find(|t| t.counted.range == counted.range) {
            known.part = true;
            if let Some((counted, end)) = trailing {
                taken = end;
                known.range = known.range.start..end;
                known.counted = counted;
            }
            continue;
        }
        let (counted, end) = trailing.unwrap_or_else(|| of_whom(sheet, counted));
        taken = end;
        let part = part_of(&tolls[whole], counted, cue.unwrap_or(start)..end);
        if let Some(span) = sheet.span(part.range.clone()) {
            trace.took("toll/part", span, "part of the toll before it");
        }
        parts.push(part);
    }
    tolls.extend(parts);
    tolls.sort_by_key(|t| t.counted.range.start);
}

/// A part suffers what its whole does.
fn part_of(whole: &Toll, counted: Counted, range: Range<usize>) -> Toll {
    let predicate = range.clone();
    Toll { predicate, range, counted, part: true, rule: "toll/part", ..whole.clone() }
}

/// "of whom 17 were women": the noun stands behind the verb.
fn of_whom(sheet: &Sheet<'_>, counted: &Counted) -> (Counted, usize) {
    if counted.head.is_none() && sheet.is_any(counted.range.end, &["were", "are", "was"]) {
        return with_noun(sheet, counted, counted.range.end);
    }
    (counted.clone(), counted.range.end)
}

/// "most of them tourists": a share without a number is no count.
fn is_share(sheet: &Sheet<'_>, cue: usize) -> bool {
    sheet.is_any(cue, &["most", "mostly", "many", "some", "half", "mainly", "all", "nearly"])
}

fn follows_in_list(sheet: &Sheet<'_>, end: usize, start: usize) -> bool {
    let gap = (end..start).all(|i| sheet.is_any(i, &["and", ","]));
    gap && start - end <= 2
}

/// "five of them children", "three children among them".
fn trailing_cue(sheet: &Sheet<'_>, counted: &Counted) -> Option<(Counted, usize)> {
    let end = counted.range.end;
    let one_among = counted.form == NumberForm::Article && sheet.is(end + 1, "among");
    if !counted.is_numbered() && !one_among {
        return None;
    }
    if sheet.is(end, "among") && sheet.is_any(end + 1, &["them", "the"]) {
        return Some((counted.clone(), end + 2));
    }
    let past_be = if sheet.is_any(end, &["was", "were"]) { end + 1 } else { end };
    if sheet.is(past_be, "among") && past_be > end {
        return Some((counted.clone(), past_be + 1));
    }
    let of_them = sheet.is(end, "of") && sheet.is_any(end + 1, &["them", "whom", "these"]);
    if of_them && counted.head.is_none() {
        return Some(with_noun(sheet, counted, end + 2));
    }
    colon_list(sheet, counted).or_else(|| with_harm(sheet, counted))
}

/// "five of them women", "two of them seriously".
fn with_noun(sheet: &Sheet<'_>, counted: &Counted, after: usize) -> (Counted, usize) {
    let at = if sheet.is_any(after, &["were", "are", "was"]) { after + 1 } else { after };
    match crate::count::find_at(sheet, at) {
        Some(noun) if !noun.is_numbered() => {
            (Counted { who: noun.who, head: noun.head, noun: noun.noun, ..counted.clone() }, noun.range.end)
        }
        _ => (counted.clone(), after),
    }
}

/// ": 18 civilians and six soldiers" spells a toll out.
fn colon_list(sheet: &Sheet<'_>, counted: &Counted) -> Option<(Counted, usize)> {
    let at = counted.range.start;
    (at > 0 && sheet.is_mark(at - 1, ':') && counted.head.is_some())
        .then(|| (counted.clone(), counted.range.end))
}

/// ", four with frostbite": a bare number behind a comma that tells how.
fn with_harm(sheet: &Sheet<'_>, counted: &Counted) -> Option<(Counted, usize)> {
    let (at, end) = (counted.range.start, counted.range.end);
    let behind = at > 0 && sheet.is_mark(at - 1, ',') && counted.head.is_none();
    let tells = sheet.is(end, "with") || sheet.is_any(end, &["seriously", "critically", "badly", "slightly"]);
    (behind && tells).then(|| (counted.clone(), end + 1))
}

/// The toll that a part belongs to: the last whole one before it in its sentence, else the first after it.
fn whole_of(sheet: &Sheet<'_>, tolls: &[Toll], part: &Counted) -> Option<usize> {
    let sentence = sheet.sentence(part.range.start);
    let whole =
        |t: &&Toll| !t.part && t.counted.range != part.range && sentence.contains(&t.counted.range.start);
    tolls
        .iter()
        .rposition(|t| whole(&t) && t.counted.range.start < part.range.start)
        .or_else(|| tolls.iter().position(|t| whole(&t)))
        .or_else(|| tolls.iter().rposition(|t| !t.part && t.counted.range.start < part.range.start))
}
