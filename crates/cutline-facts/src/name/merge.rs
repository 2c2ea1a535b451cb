//! Grammar's names and the tagger's made one list.

use std::ops::Range;

use super::class::{CALENDAR, Class, DEMONYM, FUNCTION, GIVEN, ORG, ORG_WORD, PLACE, TITLE};
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
    names.dedup_by(|later, first| later.range.start < first.range.end);
    recognise(sheet, &mut names);
    roles(sheet, &mut names);
    names
}

/// "Ada Lind as Queen Maren": whom someone plays is no person of the caption.
fn roles(sheet: &Sheet<'_>, names: &mut [Name]) {
    for i in 1..names.len() {
        let (before, name) = (&names[i - 1], &names[i]);
        let from = grammar::title_before(sheet, name.range.start).map_or(name.range.start, |t| t.start);
        let cast =
            before.kind == NameKind::Person && before.range.end + 1 == from && sheet.is(from - 1, "as");
        let played = from > 0 && sheet.is_any(from - 1, &["plays", "portrays"]);
        if name.kind == NameKind::Person && (cast || played) {
            (names[i].kind, names[i].rule) = (NameKind::Nothing, "name/role");
        }
    }
}

/// A lone word that is part of a person's full name elsewhere names that person; a storm's or an animal's name
/// stays its own.
fn recognise(sheet: &Sheet<'_>, names: &mut [Name]) {
    let full: Vec<Range<usize>> = names
        .iter()
        .filter(|n| n.kind == NameKind::Person && n.range.len() > 1)
        .map(|n| n.range.clone())
        .collect();
    let borne: Vec<Range<usize>> =
        names.iter().filter(|n| n.rule == "name/borne").map(|n| n.range.clone()).collect();
    for name in names.iter_mut().filter(|n| !n.sure && n.range.len() == 1) {
        let word = sheet.str(name.range.start);
        if borne.iter().any(|b| sheet.str(b.end - 1) == word) {
            (name.kind, name.rule) = (NameKind::Nothing, "name/borne");
        }
        if name.kind == NameKind::Person {
            continue;
        }
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
        range.start = after_titles(sheet, classes, range);
        range.start = with_article(sheet, classes, range.start);
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

/// Where the name starts after the titles in front of it; a given name before a title makes it part of the name.
fn after_titles(sheet: &Sheet<'_>, classes: &[Class], range: &Range<usize>) -> usize {
    let inside = |i: usize| {
        let title = grammar::title_before(sheet, i).filter(|t| t.start >= range.start)?;
        (range.start..title.start).all(|k| classes[k] & GIVEN == 0).then_some(i)
    };
    (range.start + 1..range.end).rev().find_map(inside).unwrap_or(range.start)
}

/// The start of a name with the "al-" just before its first word, and the given name before that.
fn with_article(sheet: &Sheet<'_>, classes: &[Class], start: usize) -> usize {
    if start < 2 || !sheet.is_hyphen(start - 1) || !sheet.is_any(start - 2, &["al", "el"]) {
        return start;
    }
    let article = start - 2;
    let given = article > 0
        && run::is_like(sheet, article - 1)
        && !sheet.words[article].glued
        && classes[article - 1] & (TITLE | DEMONYM | PLACE | FUNCTION | CALENDAR) == 0;
    article - usize::from(given)
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
