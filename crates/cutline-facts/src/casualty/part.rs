//! Parts of tolls: "including eight children", "five of them women".

use super::predicate::is_part_cue;
use super::{Phrases, Toll};
use crate::count::Counted;
use crate::sheet::Sheet;
use crate::trace::Trace;

/// The first word of the cue that ends just before `at`.
pub(super) fn cue_before(sheet: &Sheet<'_>, at: usize) -> Option<usize> {
    (at.saturating_sub(5)..at)
        .find(|&i| sheet.signals_at(i).iter().any(|s| s.end as usize == at && is_part_cue(s.meaning)))
}

/// Adds the parts of tolls that are already found.
pub(super) fn find(sheet: &Sheet<'_>, phrases: &Phrases<'_>, tolls: &mut Vec<Toll>, trace: &mut impl Trace) {
    let mut parts = Vec::new();
    let mut chain: Option<usize> = None;
    for counted in phrases.all {
        let start = counted.range.start;
        let cue = cue_before(sheet, start);
        let joined = chain.filter(|&end| counted.is_numbered() && follows_in_list(sheet, end, start));
        let trailing = trailing_cue(sheet, counted);
        if cue.is_none() && joined.is_none() && trailing.is_none() {
            chain = None;
            continue;
        }
        let Some(whole) = whole_of(sheet, tolls, counted) else { continue };
        chain = Some(counted.range.end);
        if let Some(known) = tolls.iter_mut().find(|t| t.counted.range == counted.range) {
            known.part = true;
            continue;
        }
        let (counted, end) = trailing.unwrap_or_else(|| (counted.clone(), counted.range.end));
        let range = cue.unwrap_or(start)..end;
        if let Some(span) = sheet.span(range.clone()) {
            trace.took("toll/part", span, "part of the toll before it");
        }
        parts.push(Toll {
            predicate: range.clone(),
            range,
            counted,
            part: true,
            rule: "toll/part",
            ..tolls[whole].clone()
        });
    }
    tolls.extend(parts);
    tolls.sort_by_key(|t| t.counted.range.start);
}

fn follows_in_list(sheet: &Sheet<'_>, end: usize, start: usize) -> bool {
    let gap = (end..start).all(|i| sheet.is_any(i, &["and", ","]));
    gap && start - end <= 2
}

/// "five of them children", "three children among them".
fn trailing_cue(sheet: &Sheet<'_>, counted: &Counted) -> Option<(Counted, usize)> {
    let end = counted.range.end;
    if sheet.is(end, "among") && sheet.is_any(end + 1, &["them", "the"]) && counted.is_numbered() {
        return Some((counted.clone(), end + 2));
    }
    let of_them = sheet.is(end, "of") && sheet.is_any(end + 1, &["them", "whom"]);
    if !of_them || !counted.is_numbered() || counted.head.is_some() {
        return None;
    }
    let at = if sheet.is_any(end + 2, &["were", "are", "was"]) { end + 3 } else { end + 2 };
    let noun = crate::count::find_at(sheet, at)?;
    let whole = Counted { who: noun.who, head: noun.head, noun: noun.noun, ..counted.clone() };
    Some((whole, noun.range.end))
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
}
