//! Grammar's names and the tagger's made one list.

use std::ops::Range;

use super::class::{CALENDAR, Class, DEMONYM, FUNCTION, ORG, ORG_WORD, TITLE};
use super::run::{self, Run};
use super::{Name, NameKind, grammar};
use crate::sheet::Sheet;

/// What grammar is sure of stands; for other words the tagger's proposals replace grammar's guesses; capitalised words
/// that nobody claims become names of unknown kind.
pub(super) fn merge(
    sheet: &Sheet<'_>,
    classes: &[Class],
    runs: &[Run],
    grammar: Vec<Name>,
    tagged: Option<Vec<Name>>,
) -> Vec<Name> {
    let mut names = grammar;
    if let Some(tagged) = tagged {
        names.retain(|n| n.sure);
        tagged.into_iter().for_each(|name| add(&mut names, name));
    }
    names.iter_mut().for_each(|name| trim(sheet, classes, name));
    names.retain(|n| !n.range.is_empty() && !is_common(sheet, classes, n));
    let mut rest = leftovers(sheet, classes, runs, &names);
    names.append(&mut rest);
    names.sort_by_key(|n| n.range.start);
    recognise(sheet, &mut names);
    names
}

/// A lone word that is part of a person's full name elsewhere names that person.
fn recognise(sheet: &Sheet<'_>, names: &mut [Name]) {
    let full: Vec<Range<usize>> = names
        .iter()
        .filter(|n| n.kind == NameKind::Person && n.range.len() > 1)
        .map(|n| n.range.clone())
        .collect();
    for name in names.iter_mut().filter(|n| !n.sure && n.range.len() == 1 && n.kind != NameKind::Person) {
        let word = sheet.str(name.range.start);
        if full.iter().any(|f| f.clone().any(|i| sheet.str(i) == word)) {
            (name.kind, name.rule) = (NameKind::Person, "person/again");
        }
    }
}

/// Adds a proposal where no name stands; one that holds a shorter name of its kind takes its place.
fn add(names: &mut Vec<Name>, name: Name) {
    let overlaps = |n: &Name| n.range.start < name.range.end && name.range.start < n.range.end;
    let stands = |n: &Name| n.range == name.range && n.kind == name.kind;
    if names.iter().any(stands) {
        return;
    }
    let inside = |n: &Name| name.range.start <= n.range.start && n.range.end <= name.range.end;
    if names.iter().all(|n| !overlaps(n) || inside(n) && n.kind == name.kind) {
        names.retain(|n| !overlaps(n));
        names.push(name);
    }
}

/// Takes titles and articles off the front.
fn trim(sheet: &Sheet<'_>, classes: &[Class], name: &mut Name) {
    let range = &mut name.range;
    if name.kind == NameKind::Person {
        while range.start > 0 && is_initial(sheet, range.start - 1) {
            range.start -= 1;
        }
        let inside = |i: usize| grammar::title_before(sheet, i).is_some_and(|t| t.start >= range.start);
        let titled = (range.start + 1..range.end).rev().find(|&i| inside(i));
        if let Some(start) = titled {
            range.start = start;
        }
        while range.len() > 1 && classes[range.start] & (TITLE | DEMONYM) == DEMONYM {
            range.start += 1;
        }
    }
    while range.len() > 1 && sheet.is(range.start, "the") {
        range.start += 1;
    }
}

/// "Government" at the start of a sentence: a common noun of organisations, no name.
fn is_common(sheet: &Sheet<'_>, classes: &[Class], name: &Name) -> bool {
    let word = classes.get(name.range.start).copied().unwrap_or_default();
    let alone = !name.sure && name.range.len() == 1 && name.kind == NameKind::Group;
    alone && word & ORG_WORD != 0 && word & ORG == 0 && sheet.opens_sentence(name.range.start)
}

/// "K." before a name.
fn is_initial(sheet: &Sheet<'_>, i: usize) -> bool {
    let text = sheet.str(i);
    text.ends_with('.') && text.chars().count() == 2 && sheet.capital(i) && !sheet.words[i].masked
}

/// Capitalised words outside every name.
fn leftovers(sheet: &Sheet<'_>, classes: &[Class], runs: &[Run], names: &[Name]) -> Vec<Name> {
    let mut rest = Vec::new();
    for run in runs {
        let mut at = run.start;
        while at < run.end {
            let core = run::core(sheet, run, at);
            let free = |i: &usize| !names.iter().any(|n| n.range.contains(i));
            let end = (at..core.end).take_while(free).last().map_or(at, |i| i + 1);
            if end > at && run::is_like(sheet, at) && is_name(classes, at..end) {
                rest.push(Name {
                    range: at..end,
                    kind: NameKind::Unknown,
                    sure: false,
                    rule: "name/capitals",
                });
            }
            at = end.max(at + 1);
        }
    }
    rest
}

/// Whether the words are more than days, peoples, titles and small words.
fn is_name(classes: &[Class], mut range: Range<usize>) -> bool {
    range.any(|i| classes[i] & (CALENDAR | DEMONYM | TITLE | FUNCTION) == 0)
}
