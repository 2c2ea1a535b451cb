//! Names of groups: known organisations, words of organisations, acronyms in brackets.

use std::ops::Range;

use cutline_model::reading::GroupKind;

use super::Grammar;
use crate::lexicon::Meaning;
use crate::name::beside::acronym;
use crate::name::class::{CALENDAR, FUNCTION, GIVEN, LOCATIVE, ORG_WORD, PEOPLE, PLACE, PLACE_NOUN, TITLE};
use crate::name::run::Run;
use crate::name::{Name, NameKind};
use crate::sheet::Shape;

impl Grammar<'_, '_> {
    pub(super) fn group(&self, run: &Run, at: usize) -> Option<Name> {
        self.body_of(run, at)
            .or_else(|| self.known(run, at))
            .or_else(|| self.headed(run, at))
            .or_else(|| self.with_acronym(run, at))
    }

    /// An organisation of the lexicon, unless it is part of a longer name.
    fn known(&self, run: &Run, at: usize) -> Option<Name> {
        let (range, _) =
            self.sheet.signal(at, |m| if let Meaning::Org(kind) = m { Some(kind) } else { None })?;
        let longer = self.headed(run, at).map(|n| n.range).filter(|r| r.end > range.end);
        if let Some(range) = longer {
            return Some(Name { range, kind: NameKind::Group, sure: true, rule: "group/known-head" });
        }
        let sure = self.stands_alone(run, &range) && self.is_telling(&range);
        Some(Name { range, kind: NameKind::Group, sure, rule: "group/known" })
    }

    /// Whether no longer name, no compound and no place's noun may stand around a known organisation.
    fn stands_alone(&self, run: &Run, range: &Range<usize>) -> bool {
        let end = range.end;
        let joined = self.sheet.is_hyphen(end) || range.start > 0 && self.sheet.is_hyphen(range.start - 1);
        let longer = self.like(end) && !self.has(end, TITLE) || self.has(end, PLACE_NOUN);
        !joined && !longer && !self.glued_before(run, range.start)
    }

    /// Whether the words of a known organisation hardly ever mean anything else where they stand.
    fn is_telling(&self, range: &Range<usize>) -> bool {
        let at = range.start;
        if range.len() > 1 || self.sheet.words[at].shape == Shape::Upper {
            return !self.has(at, GIVEN);
        }
        let the = usize::from(at > 0 && self.sheet.is(at - 1, "the"));
        let located = at > the && self.has(at - the - 1, LOCATIVE);
        !self.has(at, GIVEN | PLACE | CALENDAR) && !self.sheet.opens_sentence(at) && !located
    }

    /// "Ministry of Health and Sport": a word of organisations, "of" or "for", and what follows it.
    fn body_of(&self, run: &Run, at: usize) -> Option<Name> {
        let head = self.org_word(at)?;
        let of = head.end;
        if !self.like(at) || !self.sheet.is_any(of, &["of", "for", "on"]) {
            return None;
        }
        let first = if self.sheet.is(of + 1, "the") { of + 2 } else { of + 1 };
        if !self.like(first) || first >= run.end {
            return None;
        }
        let mut end = self.core_end(run, first);
        while end < run.end
            && self.sheet.is_any(end, &["and", "&", "of", "for"])
            && self.like(end + 1)
            && !self.has(end + 1, PEOPLE | TITLE)
        {
            end = self.core_end(run, end + 1);
        }
        let start = self.core_start(run, at);
        let sure = self.kind_of(at).is_some_and(telling);
        Some(Name { range: start..end, kind: NameKind::Group, sure, rule: "group/body-of" })
    }

    /// "Nevada Democratic Party": capitalised words, the last of them a word of organisations.
    fn headed(&self, run: &Run, at: usize) -> Option<Name> {
        if !self.like(at) || self.has(at, FUNCTION) && self.sheet.is(at, "the") {
            return None;
        }
        let end = self.body_end(run, at);
        let last = (at..end).rev().find(|&i| self.org_word(i).is_some() && i > at)?;
        let kind = self.org_word(last).and_then(|r| self.kind_of(r.start));
        let head = self.org_word(last)?;
        let range = at..head.end;
        let rest = self.any(range.end..end, GIVEN);
        let titled = self.has(at, TITLE) && !self.has(at, ORG_WORD) && range.len() == 2;
        if titled || range.len() < 2 || self.is_place(&range) {
            return None;
        }
        let sure = !rest
            && (kind.is_some_and(telling) || self.sheet.is_any(last, &LEGAL))
            && range.end >= end
            && !self.any(at..head.start, PLACE_NOUN);
        Some(Name { range, kind: NameKind::Group, sure, rule: "group/headed" })
    }

    /// Whether one name of a place covers the words: "Soviet Union".
    fn is_place(&self, range: &Range<usize>) -> bool {
        let place = |m: Meaning| {
            matches!(m, Meaning::Country(_) | Meaning::Region(..) | Meaning::Division(_)).then_some(())
        };
        self.sheet.signal(range.start, place).is_some_and(|(r, ())| r.end >= range.end)
    }

    /// The end of capitalised words, "Women's" and "Workers'" among them.
    fn body_end(&self, run: &Run, at: usize) -> usize {
        let mut end = self.core_end(run, at);
        while end + 1 < run.end && self.like(end + 1) && (self.is_members(end) || self.is_ampersand(end)) {
            end = self.core_end(run, end + 1);
        }
        end
    }

    /// The end of the possessive in "Women's Council" and "Workers' Party".
    fn is_members(&self, i: usize) -> bool {
        let marked = self.sheet.is_possessive(i);
        let plural = self.sheet.str(i - 1).ends_with('s') && !self.has(i, FUNCTION);
        (marked || plural) && self.sheet.is_any(i - 1, &MEMBERS)
    }

    /// The "&" of "Marsh & Sons".
    fn is_ampersand(&self, i: usize) -> bool {
        self.sheet.is_mark(i, '&')
    }

    /// "Northern Relief Front (NRF)".
    fn with_acronym(&self, run: &Run, at: usize) -> Option<Name> {
        let end = run.end;
        if !self.like(at) || end - at < 2 {
            return None;
        }
        let short = acronym(self.sheet, &(at..end))?;
        if self.sheet.str(at).chars().next() != self.sheet.str(short).chars().next() {
            return None;
        }
        Some(Name { range: at..end, kind: NameKind::Group, sure: true, rule: "group/acronym" })
    }

    /// The words of the longest signal of an organisation's word that starts at `i`.
    fn org_word(&self, i: usize) -> Option<Range<usize>> {
        if !self.has(i, ORG_WORD) {
            return None;
        }
        self.sheet.signal(i, |m| matches!(m, Meaning::OrgWord(_)).then_some(())).map(|(r, ())| r)
    }

    fn kind_of(&self, i: usize) -> Option<GroupKind> {
        self.sheet
            .signal(i, |m| if let Meaning::OrgWord(kind) = m { Some(kind) } else { None })
            .map(|(_, k)| k)
    }

    /// The start of the capitalised words before `at` that may belong to an organisation's name.
    fn core_start(&self, run: &Run, at: usize) -> usize {
        let mut start = at;
        while start > run.start && self.like(start - 1) && !self.has(start - 1, TITLE | FUNCTION) {
            start -= 1;
        }
        start
    }
}

/// Words that end the name of a company or a club and hardly any other.
const LEGAL: [&str; 14] = [
    "Inc.", "Inc", "Ltd", "Ltd.", "LLC", "PLC", "AG", "GmbH", "SpA", "Corp.", "Corp", "Sons", "FC", "Rovers",
];

/// Words for people whose possessive stands inside an organisation's name.
const MEMBERS: [&str; 14] = [
    "women", "men", "people", "peoples", "children", "workers", "veterans", "mothers", "teachers", "farmers",
    "citizens", "students", "girls", "lawyers",
];

/// Kinds of organisations whose word is hardly ever part of a place's or a person's name.
const fn telling(kind: GroupKind) -> bool {
    matches!(
        kind,
        GroupKind::Government
            | GroupKind::Military
            | GroupKind::ArmedGroup
            | GroupKind::Party
            | GroupKind::Aid
            | GroupKind::Monitor
            | GroupKind::Other
            | GroupKind::Rescue
            | GroupKind::Un
    )
}
