//! The country where the picture was taken.

use std::ops::Range;

use cutline_model::Reading;
use cutline_model::reading::{Field, Verdict};

use super::candidate::{Candidate, Standing};
use crate::lexicon::{Lexicon, Meaning};
use crate::sheet::Sheet;

/// The country of the scene: its own, that of the places it lies in, or the only one that the caption's words name.
pub(super) fn of_scene(
    sheet: &Sheet<'_>,
    lexicon: &Lexicon,
    reading: &Reading,
    candidates: &[Candidate],
) -> Option<Verdict<&'static str>> {
    let Some(scene) = reading.scene.as_ref().map(|s| s.value) else {
        return aimed_at(reading, candidates);
    };
    own(reading, scene)
        .or_else(|| shared(reading, candidates))
        .or_else(|| named(sheet, lexicon, reading, scene))
}

fn own(reading: &Reading, scene: usize) -> Option<Verdict<&'static str>> {
    let value = reading.places.get(scene)?.country?;
    Some(Verdict { value, because: vec![(Field::Places, scene)] })
}

/// Another place of the picture's clause: "at Clock Hall, in Qalmun, ..., Tarsh".
fn shared(reading: &Reading, candidates: &[Candidate]) -> Option<Verdict<&'static str>> {
    let scene = reading.scene.as_ref()?.value;
    let standing = candidates.iter().find(|c| c.place == scene)?.standing;
    candidates.iter().filter(|c| c.standing == standing).find_map(|c| own(reading, c.place))
}

/// The only country that names, adjectives and divisions of the whole caption point to.
fn named(
    sheet: &Sheet<'_>,
    lexicon: &Lexicon,
    reading: &Reading,
    scene: usize,
) -> Option<Verdict<&'static str>> {
    let place = reading.places.get(scene)?;
    let people: Vec<_> = reading.people.iter().map(|p| sheet.words_in(p.span)).collect();
    let places: Vec<_> = reading.places.iter().map(|p| sheet.words_in(p.span)).collect();
    let row = only_row(sheet, sheet.words_in(place.span), &[], &places)
        .or_else(|| only_row(sheet, 0..sheet.len(), &people, &places))?;
    let value = lexicon.countries.get(row as usize)?.code;
    Some(Verdict { value, because: vec![(Field::Places, scene)] })
}

/// The row that all names of countries and their adjectives in a range of words agree on.
fn only_row(
    sheet: &Sheet<'_>,
    range: Range<usize>,
    people: &[Range<usize>],
    places: &[Range<usize>],
) -> Option<u16> {
    let mut only = None;
    let mut at = range.start;
    while at < range.end {
        let found = sheet.signal(at, row).filter(|_| {
            !sheet.words[at].masked && sheet.capital(at) && !people.iter().any(|p| p.contains(&at))
        });
        let Some((words, row)) = found else {
            at += 1;
            continue;
        };
        at = words.end.max(at + 1);
        if is_cut_out(sheet, &words, places) {
            continue;
        }
        if row != 0 && *only.get_or_insert(row) != row {
            return None;
        }
    }
    only
}

/// A division's name inside a longer one: the "Angeles" of "Los Angeles", the "York" of "York Fire".
fn is_cut_out(sheet: &Sheet<'_>, words: &Range<usize>, places: &[Range<usize>]) -> bool {
    let longer = |p: &Range<usize>| p.start < words.start && p.end == words.end;
    sheet.means(words.start, |m| matches!(m, Meaning::Division(_)))
        && (sheet.capital(words.end) || places.iter().any(longer))
}

fn row(meaning: Meaning) -> Option<u16> {
    match meaning {
        Meaning::Country(row)
        | Meaning::Demonym(row)
        | Meaning::Capital(row)
        | Meaning::Division(row)
        | Meaning::Region(_, row) => Some(row),
        _ => None,
    }
}

/// Where nothing else is told: what is aimed at a place is fired in its country.
fn aimed_at(reading: &Reading, candidates: &[Candidate]) -> Option<Verdict<&'static str>> {
    candidates.iter().filter(|c| c.standing == Standing::Aimed).find_map(|c| own(reading, c.place))
}
