//! Chains: "X, Y" after a place, "X, KNOWN", "X, a town".

use std::ops::Range;

use super::{Case, Mention};
use crate::lexicon::Meaning;
use crate::name::NameKind;
use crate::place::lead::Prep;
use crate::place::{Caption, entry, site, tail};

impl Case<'_, '_> {
    /// A run that stands in a chain of places.
    pub(super) fn as_chained(&self) -> Option<Mention> {
        let institution = self.sheet.is(self.run.end, "for") && self.sheet.capital(self.run.end + 1);
        if institution || self.is_other() || self.is_person() {
            return None;
        }
        if let Some(kind) = tail::apposition(self.sheet, self.run.end) {
            return Some(self.found(Some(kind), "place/apposition"));
        }
        let leads = self.caption.leads_to_known(self.run.end);
        let goes_on = self.closes_chain() && self.goes_on();
        (leads || goes_on).then(|| self.found(None, "place/chain"))
    }

    fn closes_chain(&self) -> bool {
        tail::closes(self.sheet, self.run.end)
    }

    /// After a place that something puts there, "X, RUN"; in a list after "in", "X and RUN".
    fn goes_on(&self) -> bool {
        let Some(before) = self.before.filter(|b| b.rule != "place/attribute") else { return false };
        let listed = self.lead.prep == Prep::And
            && before.prep == Prep::In
            && !tail::is_verb(self.sheet, self.run.end);
        let comma = self.lead.prep == Prep::Comma && before.prep != Prep::None;
        self.follows_place() && (comma || listed)
    }

    /// Whether the run stands right after the place before it: "X, RUN", "X and RUN", "X (RUN".
    pub(super) fn follows_place(&self) -> bool {
        let Some(end) = self.before.map(Mention::end).filter(|&end| self.run.start >= end) else {
            return false;
        };
        let (prep, start) = (self.lead.prep, self.lead.start);
        let listed = prep == Prep::And && start == end + 1 && self.sheet.is_mark(end, ',');
        let tied = matches!(prep, Prep::Comma | Prep::And | Prep::Bracket) && (start == end || listed);
        let beside = self.run.start == end && self.sheet.words.get(end).is_some_and(|w| !w.glued);
        tied || beside
    }
}

impl Caption<'_, '_> {
    /// The run that starts at word `i`.
    pub(in crate::place) fn run_at(&self, i: usize) -> Option<&Range<usize>> {
        self.runs.get(self.runs.partition_point(|r| r.start < i)).filter(|r| r.start == i)
    }

    /// A comma and a known place follow word `end`, and close: ", Calif.", ", Ukraine,".
    pub(super) fn leads_to_known(&self, end: usize) -> bool {
        (self.sheet.is_mark(end, ',') || self.sheet.is_mark(end, '(')) && self.known_after(end)
    }

    /// "in" and a known place follow word `end`.
    pub(super) fn lies_in_known(&self, end: usize) -> bool {
        self.sheet.is(end, "in") && self.known_after(end)
    }

    /// A known place follows word `i`, directions before it passed over, and closes the chain.
    fn known_after(&self, i: usize) -> bool {
        let passed = |k: usize| self.sheet.means(k, |m| m == Meaning::Direction) || self.sheet.is(k, "the");
        let known = |run: &Range<usize>| entry::exact(self.sheet, self.lexicon, run).is_some();
        let at = (i + 1..i + 4).find(|&k| !passed(k));
        at.and_then(|at| self.run_at(at)).is_some_and(|run| known(run) && tail::closes(self.sheet, run.end))
    }

    /// Whether a known name ends before word `end`.
    pub(super) fn entry_ends(&self, end: usize) -> bool {
        self.runs.iter().any(|r| r.end == end && entry::exact(self.sheet, self.lexicon, r).is_some())
    }

    /// Whether a run at word `i` is known or has a noun that makes it a place.
    pub(super) fn starts_place(&self, i: usize) -> bool {
        let Some(run) = self.run_at(i) else { return false };
        let noun = || site::of_run(self.sheet, run).is_some() || tail::noun_at(self.sheet, run.end).is_some();
        entry::exact(self.sheet, self.lexicon, run).is_some()
            || self.proposed(run) != Some(NameKind::Person) && noun()
    }
}
