//! Names of people: after titles and words of kinship, beside ages, positions and appositions.

use std::ops::Range;

use super::Grammar;
use crate::name::beside::{age_after, age_before, placed, title_before};
use crate::name::class::{
    CALENDAR, DEMONYM, FUNCTION, GIVEN, KIN, ORG, ORG_WORD, PEOPLE, PLACE, PLACE_NOUN, TITLE,
};
use crate::name::run::Run;
use crate::name::{Name, NameKind};
use crate::sheet::Shape;

impl Grammar<'_, '_> {
    pub(super) fn person(&self, run: &Run, at: usize) -> Option<Name> {
        if !self.like(at) || at > run.start && self.inside_word(run, at) {
            return None;
        }
        let end = self.name_end(run, at);
        let range = at..end;
        if range.is_empty() || self.has(at, CALENDAR) && range.len() == 1 {
            return None;
        }
        let rule = self.person_rule(&range)?;
        let sure = rule != "person/given";
        Some(Name { range, kind: NameKind::Person, sure, rule })
    }

    fn person_rule(&self, range: &Range<usize>) -> Option<&'static str> {
        let thing = self.any(range.clone(), ORG_WORD | ORG | PLACE_NOUN);
        let place = range.len() == 1 && self.has(range.start, PLACE | DEMONYM);
        if thing || place || self.has(range.start, TITLE | DEMONYM | CALENDAR | PEOPLE) {
            return None;
        }
        if self.titled(range.start) {
            return Some("person/title");
        }
        if self.aged(range.end) || self.aged_before(range.start) {
            return Some("person/age");
        }
        if self.described(range.end) && !self.any(range.clone(), PLACE) {
            return Some("person/apposition");
        }
        if self.has_position(range) && !self.any(range.clone(), PLACE) {
            return Some("person/position");
        }
        let given = self.has(range.start, GIVEN) && (2..=4).contains(&range.len());
        (given && !self.any(range.start + 1..range.end, PLACE)).then_some("person/given")
    }

    /// Whether a title, a word of kinship, or "man named" ends just before `at`.
    pub(super) fn titled(&self, at: usize) -> bool {
        let kin = at > 0 && self.has(at - 1, KIN) && !self.has(at, DEMONYM | PLACE);
        title_before(self.sheet, at).is_some() || kin || self.named(at)
    }

    /// "a man named", "her son, called": not "a bear named".
    fn named(&self, at: usize) -> bool {
        at > 1
            && self.sheet.is_any(at - 1, &["named", "called", "nicknamed"])
            && (at.saturating_sub(4)..at - 1).any(|i| self.has(i, PEOPLE | KIN | TITLE))
    }

    /// ", a retired teacher" after a name; not ", a rebel-held district".
    fn described(&self, end: usize) -> bool {
        let opens = self.sheet.is_mark(end, ',') && self.sheet.is_any(end + 1, &["a", "an"]);
        let goes_on = |i: &usize| {
            let mark = self.sheet.words.get(*i).is_none_or(|w| w.shape == Shape::Mark);
            (!mark || self.sheet.is_hyphen(*i)) && !self.has(*i, FUNCTION)
        };
        let noun = || (end + 2..end + 8).take_while(goes_on);
        let person = |i: usize| self.has(i, PEOPLE | KIN) && !self.sheet.is_hyphen(i + 1);
        opens && noun().any(person) && !noun().any(|i| self.has(i, PLACE_NOUN))
    }

    /// ", left," after a name; what stands in the background of a picture is often a place.
    fn has_position(&self, range: &Range<usize>) -> bool {
        placed(self.sheet, range.end).is_some_and(|mut words| {
            range.len() > 1
                || words.any(|i| self.sheet.is_any(i, &["left", "right", "L", "R", "C", "center", "centre"]))
        })
    }

    /// ", 34," and "(24)" after a name.
    fn aged(&self, end: usize) -> bool {
        age_after(self.sheet, end).is_some()
    }

    /// "11-year-old" before a name.
    fn aged_before(&self, start: usize) -> bool {
        age_before(self.sheet, start).is_some()
    }

    /// Where the person's name that starts at `at` ends: capitalised words, hyphens, particles.
    pub(super) fn name_end(&self, run: &Run, at: usize) -> usize {
        let mut end = self.core_end(run, at);
        while end + 1 < run.end && self.sheet.is_any(end, &PARTICLES) && !self.sheet.is(end, "the") {
            let next = (end..run.end).find(|&i| self.like(i)).unwrap_or(run.end);
            if next >= run.end || next > end + 3 {
                break;
            }
            end = self.core_end(run, next);
        }
        end
    }

    fn inside_word(&self, run: &Run, at: usize) -> bool {
        self.sheet.is_hyphen(at - 1) || self.glued_before(run, at)
    }
}

/// Small words inside a person's name.
const PARTICLES: [&str; 18] = [
    "de", "la", "del", "van", "von", "der", "den", "bin", "ibn", "al", "el", "da", "do", "dos", "di", "du",
    "le", "y",
];
