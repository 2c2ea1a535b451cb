//! What is said: how far a claimant's word reaches, and who relays whom.

use std::ops::Range;

use cutline_model::reading::Claimant;

use super::{Claim, Draft, Order};
use crate::sheet::Sheet;

/// "The mayor said …, the Gazette reported": the one who speaks last relays the other.
pub(super) fn relay(claimants: &mut [Claimant], claims: &[Claim]) {
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

/// What is said: before a trailing claim, after a leading one, up to the next claim's clause.
pub(super) fn scope(sheet: &Sheet<'_>, draft: &Draft, before: usize, next: Option<usize>) -> Range<usize> {
    let sentence = sheet.sentence(draft.verb.start);
    match draft.order {
        Order::Leading => {
            let end = next
                .filter(|n| sentence.contains(n))
                .map_or(sentence.end, |n| clause_start(sheet, n, draft.verb.end));
            draft.verb.end..end.max(draft.verb.end)
        }
        Order::Trailing | Order::According => {
            let mut start = if sentence.contains(&before) { before } else { sentence.start };
            let end = draft.start().max(start);
            let bound = draft.order == Order::According && end > 0 && !sheet.is_mark(end - 1, ',');
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
