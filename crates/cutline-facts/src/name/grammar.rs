//! Names that grammar shows: after titles, before ages and positions, by organisations' own words, known ones.

mod group;
mod person;

use std::ops::Range;

use super::class::{Class, DEMONYM, FUNCTION, GIVEN, KIN, PEOPLE, PLACE, THING, TITLE};
use super::run::{self, Run};
use super::{Name, NameKind};
use crate::sheet::{Shape, Sheet};

/// What grammar proposes for the runs of a caption: in text order, none overlapping.
pub(super) fn propose(sheet: &Sheet<'_>, classes: &[Class], runs: &[Run]) -> Vec<Name> {
    let grammar = Grammar { sheet, classes };
    let mut names = Vec::with_capacity(runs.len());
    for run in runs {
        grammar.read(run, &mut names);
    }
    names
}

struct Grammar<'a, 'b> {
    sheet: &'b Sheet<'a>,
    classes: &'b [Class],
}

impl Grammar<'_, '_> {
    /// Reads a run from left to right; each rule takes some words or none.
    fn read(&self, run: &Run, names: &mut Vec<Name>) {
        let mut at = run.start;
        while at < run.end {
            let found = self.thing(run, at).or_else(|| self.group(run, at)).or_else(|| self.person(run, at));
            at = match found {
                Some(name) => {
                    let end = name.range.end;
                    names.push(name);
                    end
                }
                None => at + 1,
            };
        }
    }

    fn has(&self, i: usize, class: Class) -> bool {
        self.classes.get(i).is_some_and(|c| c & class != 0)
    }

    fn like(&self, i: usize) -> bool {
        run::is_like(self.sheet, i)
    }

    fn any(&self, range: Range<usize>, class: Class) -> bool {
        range.into_iter().any(|i| self.has(i, class))
    }

    /// "Grammy Awards", "Mother Earth Day": capitalised words, the last of them an event's, a prize's, a product's.
    fn thing(&self, run: &Run, at: usize) -> Option<Name> {
        if !self.like(at) || self.glued_before(run, at) || self.titled(at) {
            return None;
        }
        let end = self.core_end(run, at);
        if self.borne(at) {
            let range = at..self.name_end(run, at);
            return Some(Name { range, kind: NameKind::Nothing, sure: true, rule: "name/borne" });
        }
        let ends = self.has(end - 1, THING) && !self.has(end - 1, GIVEN) && !self.any(at..end, TITLE);
        ends.then_some(Name { range: at..end, kind: NameKind::Nothing, sure: true, rule: "name/thing" })
    }

    /// Whether what bears the name that starts at `at` is a ship, an animal or a storm: "the ferry", "a bear named".
    fn borne(&self, at: usize) -> bool {
        let lower = |i: usize| self.sheet.words[i].shape == Shape::Lower && self.has(i, THING);
        let named = at > 1 && self.sheet.is_any(at - 1, &["named", "called", "nicknamed"]);
        let before = at - usize::from(named);
        let storm = self.sheet.is_any(at, &["hurricane", "typhoon", "cyclone"]);
        storm && self.like(at + 1)
            || before > 0 && lower(before - 1)
            || named && before > 1 && self.sheet.is_mark(before - 1, ',') && lower(before - 2)
    }

    /// Whether a capitalised word of the same name stands just before.
    fn glued_before(&self, run: &Run, at: usize) -> bool {
        at > run.start
            && self.like(at - 1)
            && !self.has(at - 1, TITLE | DEMONYM | PLACE | FUNCTION | KIN | PEOPLE)
    }

    /// The end of the capitalised words from `at` on.
    fn core_end(&self, run: &Run, at: usize) -> usize {
        run::core(self.sheet, run, at).end
    }
}
