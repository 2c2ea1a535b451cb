//! What the finder of names proposes for a run, and what it is told back.

use std::ops::Range;

use super::Caption;
use super::judge::Mention;
use crate::name::{Name, NameKind};

impl Caption<'_, '_> {
    /// What the name that covers most of a run was proposed as; `None` if nothing is known.
    pub(super) fn proposed(&self, run: &Range<usize>) -> Option<NameKind> {
        let first = self.names.partition_point(|n| n.range.end <= run.start);
        self.names
            .get(first)
            .filter(|n| n.range.start < run.end)
            .map(|n| n.kind)
            .filter(|kind| *kind != NameKind::Unknown)
    }
}

/// Makes names of all mentions: each is a place for sure, and other names keep off its words.
pub(super) fn settle(names: &mut Vec<Name>, mentions: &[Mention]) {
    for mention in mentions {
        let at = names.partition_point(|n| n.range.end <= mention.range.start);
        let mut end = at;
        while names.get(end).is_some_and(|n| n.range.start < mention.range.end) {
            end += 1;
        }
        let cut = rests(&names[at..end], mention);
        names.splice(at..end, cut);
    }
}

/// The place, with what is left of the names around it.
fn rests(names: &[Name], mention: &Mention) -> Vec<Name> {
    let mut out = Vec::with_capacity(2);
    if let Some(first) = names.first().filter(|n| n.range.start < mention.range.start) {
        out.push(Name { range: first.range.start..mention.range.start, ..first.clone() });
    }
    out.push(Name { range: mention.range.clone(), kind: NameKind::Place, sure: true, rule: mention.rule });
    if let Some(last) = names.last().filter(|n| n.range.end > mention.range.end) {
        out.push(Name { range: mention.range.end..last.range.end, ..last.clone() });
    }
    out
}
