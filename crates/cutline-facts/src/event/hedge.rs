//! Whether the caption asserts an event itself.

use std::ops::Range;

use cutline_model::reading::{EventType, Hedge, HedgeKind, Stance};

use super::{Around, Draft, is_hazard, is_violent};
use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet};

/// Sets the hedges and claimants of all events. A hazard that the caption asserts once is not in doubt because a source
/// gives its toll.
pub(super) fn read_all(around: &Around<'_, '_>, drafts: &mut [Draft]) {
    drafts.iter_mut().for_each(|draft| read(around, draft));
    for i in 0..drafts.len() {
        let kind = drafts[i].event.kind;
        let asserted = |d: &Draft| d.event.kind == kind && d.event.hedge.is_none();
        let counted = drafts[i].mentions.first().is_some_and(|m| {
            let sentence = around.sheet.sentence(m.start);
            around.tolls.iter().any(|t| sentence.contains(&t.range.start))
        });
        if is_hazard(kind) && (counted || drafts.iter().any(asserted)) {
            let event = &mut drafts[i].event;
            event.hedge = event.hedge.take().filter(|h| h.kind != HedgeKind::Attributed);
            event.said_by = None;
        }
    }
}

/// Sets the hedge and the claimant of an event.
fn read(around: &Around<'_, '_>, draft: &mut Draft) {
    let sheet = around.sheet;
    let Some(first) = draft.mentions.first().cloned() else { return };
    if let Some((words, kind)) = before(sheet, first.start) {
        draft.event.hedge = sheet.span(words).map(|span| Hedge { span, kind });
    }
    let told = |m: &Range<usize>| claimed(around, m.start);
    let claims: Vec<_> = draft.mentions.iter().map(told).collect();
    let people = sheet.means(first.start, |m| matches!(m, Meaning::People(_)));
    if may_be_claimed(draft.event.kind)
        && !people
        && claims.iter().all(Option::is_some)
        && let Some(Some(claim)) = claims.first().copied()
    {
        let claim = &around.claims[claim];
        draft.event.said_by = claim.claimant;
        if draft.event.hedge.is_none() {
            draft.event.hedge =
                sheet.span(claim.verb.clone()).map(|span| Hedge { span, kind: HedgeKind::Attributed });
        }
    }
}

/// Disease and civic events are not in doubt because someone speaks of them.
const fn may_be_claimed(kind: EventType) -> bool {
    use EventType as E;
    is_violent(kind)
        || is_hazard(kind) && !matches!(kind, E::DiseaseOutbreak)
        || matches!(kind, E::Arrest | E::Riot | E::Rescue | E::Damage)
        || matches!(kind, E::Displacement | E::TerritoryChange | E::CeasefireAgreement | E::Siege)
}

/// A hedge whose words qualify the trigger: only modifiers stand between.
fn before(sheet: &Sheet<'_>, at: usize) -> Option<(Range<usize>, HedgeKind)> {
    let floor = sheet.sentence(at).start;
    for i in (floor.max(at.saturating_sub(9))..at).rev() {
        let found = sheet.signal(i, |m| match m {
            Meaning::Hedge(kind) => Some(kind),
            _ => None,
        });
        if let Some((words, kind)) = found
            && words.end <= at
            && qualifies(sheet, &words, at)
        {
            return Some((words, kind));
        }
    }
    what_was_said(sheet, at, floor)
}

fn qualifies(sheet: &Sheet<'_>, words: &Range<usize>, at: usize) -> bool {
    let adverb = sheet.str(words.end - 1).ends_with("ly") || sheet.is_any(words.end - 1, &["been", "be"]);
    let limit = if adverb { 8 } else { 5 };
    at - words.end <= limit && (words.end..at).all(|i| is_between(sheet, i, adverb))
}

/// Words that may stand between a hedge and what it hedges: an adverb reaches over "hit by", an adjective does not.
fn is_between(sheet: &Sheet<'_>, i: usize, adverb: bool) -> bool {
    if adverb {
        return !sheet.is_mark(i, ',') && !sheet.is_any(i, &["and", "but", "as", "when"]);
    }
    let word = sheet.words[i];
    match word.shape {
        Shape::Mark => sheet.is_hyphen(i),
        Shape::Lower => !sheet.is_any(
            i,
            &[
                "in",
                "on",
                "at",
                "by",
                "of",
                "the",
                "and",
                "for",
                "from",
                "to",
                "with",
                "after",
                "during",
                "following",
                "at",
            ],
        ),
        _ => true,
    }
}

/// "what activists said was an air strike", "what residents described as artillery fire".
pub(crate) fn what_was_said(sheet: &Sheet<'_>, at: usize, floor: usize) -> Option<(Range<usize>, HedgeKind)> {
    const CALLED: [&str; 8] =
        ["described", "call", "called", "believe", "believed", "termed", "suspect", "thought"];
    let what = (floor.max(at.saturating_sub(16))..at).rev().find(|&i| sheet.is(i, "what"))?;
    let speaks = |&i: &usize| {
        sheet.is_any(i, &CALLED) || sheet.means(i, |m| matches!(m, Meaning::Says(_) | Meaning::Hedge(_)))
    };
    let says = (what..at).find(speaks)?;
    let be = (says..at)
        .find(|&i| sheet.is_any(i, &["was", "were", "is", "are", "be", "been", "as", "a", "an"]))?;
    (at - be <= 6 && !(be..at).any(|i| sheet.is_mark(i, ',')))
        .then_some((what..be + 1, HedgeKind::Attributed))
}

/// The claim that a word stands in, unless it only carries a toll.
fn claimed(around: &Around<'_, '_>, at: usize) -> Option<usize> {
    around.claims.iter().position(|claim| {
        let sentence = around.sheet.sentence(claim.verb.start);
        let toll_only =
            claim.trailing_according && around.tolls.iter().any(|t| sentence.contains(&t.range.start));
        let blame = claim.stance == Stance::Blames && !(claim.verb.end..at).any(|i| around.sheet.is(i, "of"));
        claim.scope.contains(&at) && !toll_only && !blame
    })
}
