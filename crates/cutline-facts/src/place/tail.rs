//! What follows a name: a noun for its kind, a possessive, a verb, an apposition.

use std::ops::Range;

use cutline_model::reading::PlaceKind;

use super::word::does;
use crate::lexicon::{Meaning, PlaceNoun, PlaceWord};
use crate::sheet::{Shape, Sheet};

/// The lower-case noun for a kind of place at word `i`: "village", "refugee camp".
pub(super) fn noun_at(sheet: &Sheet<'_>, i: usize) -> Option<(Range<usize>, PlaceNoun)> {
    sheet
        .signal(i, |m| match m {
            Meaning::PlaceNoun(noun) => Some(noun),
            _ => None,
        })
        .filter(|_| sheet.words.get(i).is_some_and(|w| !w.masked && w.shape == Shape::Lower))
}

/// Whether a possessive mark stands at word `i`: "'s", or an apostrophe after a final s.
pub(super) fn possessive(sheet: &Sheet<'_>, i: usize) -> bool {
    let glued = sheet.words.get(i).is_some_and(|w| w.glued);
    let bare = || sheet.is_mark(i, '’') || sheet.is_mark(i, '\'');
    let after_s =
        || i > 0 && sheet.str(i - 1).ends_with('s') && sheet.words.get(i + 1).is_some_and(|w| !w.glued);
    glued && (sheet.is_possessive(i) || bare() && after_s())
}

/// Whether a possessive stands before word `i`: "Qalmun's X".
pub(crate) fn owned(sheet: &Sheet<'_>, i: usize) -> bool {
    i > 0 && possessive(sheet, i - 1)
}

/// Whether what a possessive at word `i` holds says where: "Qalmun's eastern district", "Qalmun's Clock Square".
pub(super) fn holds_place(sheet: &Sheet<'_>, i: usize, is_place: impl Fn(usize) -> bool) -> bool {
    for at in i + 1..i + 5 {
        if is_place(at) || noun_at(sheet, at).is_some_and(|(_, noun)| is_fixed(noun.kind)) {
            return true;
        }
        let mark = sheet.words.get(at).is_none_or(|w| w.shape == Shape::Mark);
        if mark && !sheet.is_hyphen(at) || is_function(sheet, at) {
            return false;
        }
    }
    false
}

/// Kinds that a possessive or an attribute locates.
fn is_fixed(kind: PlaceKind) -> bool {
    !matches!(kind, PlaceKind::Country)
}

/// Whether a name that ends before word `i` is used as a noun there, not as an attribute of what follows.
pub(super) fn is_noun_use(sheet: &Sheet<'_>, i: usize, strict: bool) -> bool {
    let Some(word) = sheet.words.get(i) else { return true };
    match word.shape {
        Shape::Mark => !sheet.is_hyphen(i),
        Shape::Lower => is_function(sheet, i) || is_verb(sheet, i) || !strict && !is_affair(sheet, i),
        _ => true,
    }
}

/// Whether a name before word `i` locates the noun there: "a Qalmun hospital".
pub(super) fn locates(sheet: &Sheet<'_>, i: usize, targets: bool) -> bool {
    (i..i + 2).any(|k| {
        sheet.means(k, |m| matches!(m, Meaning::PlaceNoun(noun) if noun.kind != PlaceKind::Country))
            || targets && sheet.means(k, |m| matches!(m, Meaning::Target(_))) && !is_affair(sheet, k)
    })
}

/// A verb of the third person: "Qalmun mourns the".
pub(super) fn is_present(sheet: &Sheet<'_>, i: usize) -> bool {
    let text = sheet.str(i);
    let noun = |m| {
        matches!(
            m,
            Meaning::People(_)
                | Meaning::PlaceNoun(_)
                | Meaning::Target(_)
                | Meaning::Weapon(_)
                | Meaning::Trigger(..)
        )
    };
    text.len() > 4
        && text.ends_with('s')
        && !text.ends_with("ss")
        && sheet.words.get(i).is_some_and(|w| w.shape == Shape::Lower && !w.masked)
        && !sheet.means(i, noun)
        && !is_affair(sheet, i)
        && !is_verb(sheet, i + 1)
}

/// Whether a name before word `i` says where something happened: "the Qalmun bombing".
pub(super) fn is_happening(sheet: &Sheet<'_>, i: usize) -> bool {
    let lower = |k: usize| sheet.words.get(k).is_some_and(|w| w.shape == Shape::Lower);
    (i..i + 2).any(|k| lower(k) && does(sheet, k, PlaceWord::Happening))
}

/// Nouns that a place's name qualifies without saying where anything is.
fn is_affair(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i, |m| {
        matches!(
            m,
            Meaning::Actor(_)
                | Meaning::Speaker(_)
                | Meaning::People(_)
                | Meaning::Title(_)
                | Meaning::PlaceWord(PlaceWord::Affair)
        )
    })
}

/// Words of grammar: after a name they show that it stood as a noun.
pub(super) fn is_function(sheet: &Sheet<'_>, i: usize) -> bool {
    does(sheet, i, PlaceWord::Grammar)
}

/// A lower-case word that can stand between a name and its noun.
pub(super) fn is_attribute(sheet: &Sheet<'_>, i: usize) -> bool {
    let lower = sheet.words.get(i).is_some_and(|w| w.shape == Shape::Lower && !w.masked);
    let affair = does(sheet, i, PlaceWord::Affair) || does(sheet, i, PlaceWord::Happening);
    lower && !affair && !is_function(sheet, i) && !is_verb(sheet, i)
}

/// A verb in a form that a name can govern: speech, past tense, the usual irregular ones.
pub(super) fn is_verb(sheet: &Sheet<'_>, i: usize) -> bool {
    let text = sheet.str(i);
    sheet.means(i, |m| matches!(m, Meaning::Says(_) | Meaning::PlaceWord(PlaceWord::Verb)))
        || text.len() > 4 && (text.ends_with("ed") || text.ends_with("ing"))
}

/// A noun for the kind that stands in apposition after word `i` (a comma): "X, a town in", "X, the capital of".
pub(super) fn apposition(sheet: &Sheet<'_>, i: usize) -> Option<PlaceKind> {
    if !sheet.is_mark(i, ',') && !sheet.is_any(i, &["is", "was"]) {
        return None;
    }
    if !sheet.is_any(i + 1, &["a", "an", "the", "one"]) {
        return None;
    }
    (i + 2..i + 7).take_while(|&k| !is_stop(sheet, k)).find_map(|k| {
        noun_at(sheet, k).map(|(_, noun)| noun.kind).filter(|kind| !matches!(kind, PlaceKind::Site))
    })
}

fn is_stop(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.words.get(i).is_none_or(|w| w.shape == Shape::Mark && !sheet.is_hyphen(i) && !sheet.is_mark(i, ','))
        || sheet.is_any(i, &["of", "in", "on", "who", "that", "at", "for"])
}

/// Whether word `i` ends a chain of places: a mark, a date, a preposition, the end.
pub(super) fn closes(sheet: &Sheet<'_>, i: usize) -> bool {
    let Some(word) = sheet.words.get(i) else { return true };
    match word.shape {
        Shape::Mark => !sheet.is_hyphen(i) && !possessive(sheet, i) && !sheet.is_mark(i, '&'),
        Shape::Number => true,
        Shape::Lower => is_function(sheet, i) && !matches!(sheet.str(i), "who" | "whose"),
        _ => word.masked || sheet.means(i, |m| matches!(m, Meaning::Month(_) | Meaning::Weekday(_))),
    }
}
