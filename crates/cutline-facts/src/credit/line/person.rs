//! Whether a free part of a credit is a person.

use std::ops::Range;

use super::Line;
use super::supplier::is_org_word;
use crate::credit::naming::PARTICLES;
use crate::credit::part::Joint;
use crate::lexicon::{CreditWord, Meaning};
use crate::sheet::{Shape, Sheet};

/// Whether a free part is a person, by its words and its place in the line.
pub(super) fn is_person(
    sheet: &Sheet<'_>,
    line: &Line,
    joint: Joint,
    words: Range<usize>,
    next: Option<Joint>,
) -> bool {
    let letters = || words.clone().filter(|&i| !matches!(sheet.words[i].shape, Shape::Mark));
    let count = letters().count();
    let given = sheet.means(words.start, |m| m == Meaning::Given);
    if matches!(joint, Joint::For | Joint::Via)
        || words.clone().any(|i| speaks_of_org(sheet, i) || (i > words.start && is_country(sheet, i)))
    {
        return false;
    }
    if count == 1 {
        let cut_short = next.is_none() && sheet.is_mark(words.end, '.') && sheet.is_mark(words.end + 1, '.');
        let caseless = sheet.words[words.start].shape == Shape::Caseless && joint != Joint::Slash;
        return cut_short
            || caseless
            || line.numbered
            || (given && joint == Joint::By)
            || sheet.is_mark(words.start, '@');
    }
    if count > 5 || all_acronyms(sheet, &words) {
        return false;
    }
    let taken = line.named && matches!(joint, Joint::Slash | Joint::Dash | Joint::Comma);
    let agency_first = line.known() > 0
        && line.suppliers.first().is_some_and(|s| {
            s.row.is_some() && line.creators.first().is_none_or(|c| s.words.start < c.start)
        });
    !taken || given || (joint == Joint::Comma && agency_first)
}

/// A word that no person's name holds.
fn speaks_of_org(sheet: &Sheet<'_>, i: usize) -> bool {
    let word = &sheet.words[i];
    let number = word.shape == Shape::Number;
    let english = word.shape == Shape::Lower && !word.glued && !sheet.is_any(i, &PARTICLES);
    let common = word.shape == Shape::Title
        && sheet.str(i).len() > 2
        && sheet.means(i, |m| m == Meaning::English)
        && !sheet.means(i, |m| m == Meaning::Given);
    let handle = matches!(sheet.str(i), "@" | "&" | ".");
    number
        || english
        || common
        || handle
        || (is_org_word(sheet, i) && !is_also_name(sheet, i))
        || sheet.is(i, "the")
}

/// A supplier's name that is a person's too, as its words or the given name before it tell: "Petra Horak", "Omar Noor".
fn is_also_name(sheet: &Sheet<'_>, i: usize) -> bool {
    let supplier = sheet.signal(i, |m| matches!(m, Meaning::Supplier(_)).then_some(()));
    let given = |k: usize| sheet.means(k, |m| m == Meaning::Given);
    let only = !sheet
        .means(i, |m| matches!(m, Meaning::Credit(CreditWord::Org) | Meaning::OrgWord(_) | Meaning::Org(_)));
    only && sheet.words[i].shape == Shape::Title
        && supplier.is_some_and(|(words, ())| words.len() == 1)
        && (given(i) || (i > 0 && given(i - 1)))
}

/// "Lumen Images Ukraine"; a first word may be a given name: "Jordan".
fn is_country(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i, |m| matches!(m, Meaning::Country(_) | Meaning::Demonym(_)))
        && !sheet.means(i, |m| m == Meaning::Given)
}

/// "TNS", "CTMG UK": capitals, each word short.
fn all_acronyms(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    words
        .clone()
        .filter(|&i| sheet.words[i].shape != Shape::Mark)
        .all(|i| sheet.words[i].shape == Shape::Upper && sheet.str(i).len() <= 3)
}
