//! Stretches of text that may hold names: capitalised words, and the small words that join them.

use std::ops::Range;

use super::class::{Class, FUNCTION};
use crate::sheet::{Shape, Sheet};

/// Small words that may stand inside a name, between its capitalised words.
const JOINS: [&str; 30] = [
    "of", "the", "and", "for", "de", "la", "del", "van", "von", "der", "den", "bin", "ibn", "al", "el", "an",
    "ad", "ar", "as", "ash", "da", "do", "dos", "di", "du", "le", "e", "y", "&", "'s",
];
/// Small words that may begin a name when a hyphen follows.
const ARTICLES: [&str; 14] =
    ["al", "el", "an", "ar", "as", "ash", "ad", "at", "az", "ul", "ed", "es", "er", "et"];
/// Longest stretch of small words inside a name.
const MAX_JOIN: usize = 4;
/// Longest run, in words: rules look through the run that they stand in.
const MAX_RUN: usize = 64;

/// One stretch that may hold names: a range of words, first and last of them name-like.
pub(super) type Run = Range<usize>;

/// All stretches of the body, in text order.
pub(super) fn runs(sheet: &Sheet<'_>, classes: &[Class]) -> Vec<Run> {
    let mut runs = Vec::with_capacity(12);
    let mut i = 0;
    while i < sheet.len() {
        if starts(sheet, classes, i) {
            let end = extend(sheet, i);
            runs.push(i..end);
            i = end;
        } else {
            i += 1;
        }
    }
    runs
}

fn starts(sheet: &Sheet<'_>, classes: &[Class], i: usize) -> bool {
    let opening =
        || classes[i] & FUNCTION != 0 && sheet.words[i].shape == Shape::Title && sheet.opens_sentence(i);
    (is_like(sheet, i) && !opening()) || is_article(sheet, i) || is_ordinal(sheet, i)
}

/// A word in capitals or with a capital, outside the margins.
pub(super) fn is_like(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.words.get(i).is_some_and(|w| {
        !w.masked && matches!(w.shape, Shape::Title | Shape::Upper | Shape::Mixed | Shape::Caseless)
    })
}

/// "al-" before a capitalised word.
fn is_article(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.words.get(i).is_some_and(|w| w.shape == Shape::Lower && !w.masked)
        && sheet.is_hyphen(i + 1)
        && is_like(sheet, i + 2)
        && sheet.is_any(i, &ARTICLES)
}

/// "3rd" before a capitalised word: a unit's number.
fn is_ordinal(sheet: &Sheet<'_>, i: usize) -> bool {
    let number = sheet.words.get(i).is_some_and(|w| w.shape == Shape::Number && !w.masked);
    number
        && sheet.is_any(i + 1, &["th", "st", "nd", "rd", "d"])
        && sheet.words[i + 1].glued
        && is_like(sheet, i + 2)
}

fn extend(sheet: &Sheet<'_>, first: usize) -> usize {
    let sentence = sheet.sentence(first).end.min(first + MAX_RUN);
    let mut end = first + 1;
    let mut at = end;
    while at < sentence && at < end + MAX_JOIN {
        if is_like(sheet, at) {
            at += 1;
            end = at;
        } else if let Some(after) = nickname(sheet, at) {
            at = after + 1;
            end = at;
        } else if is_join(sheet, at) {
            at += 1;
        } else {
            break;
        }
    }
    end
}

fn is_join(sheet: &Sheet<'_>, i: usize) -> bool {
    let Some(word) = sheet.words.get(i).filter(|w| !w.masked) else { return false };
    match word.shape {
        Shape::Lower | Shape::Title => {
            JOINS.contains(&sheet.str(i)) || sheet.str(i) == "’s" || word.glued && after_digits(sheet, i)
        }
        Shape::Mark => sheet.is_hyphen(i) || sheet.is_mark(i, '&') || is_apostrophe(sheet, i),
        Shape::Number => true,
        _ => false,
    }
}

fn after_digits(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.words[i - 1].shape == Shape::Number
}

/// A name in quotes between two names, from its opening mark: gives the word after the closing one.
fn nickname(sheet: &Sheet<'_>, open: usize) -> Option<usize> {
    let quote = |i: usize| sheet.str(i).starts_with(['"', '\'', '“', '”', '‘', '’']);
    let opens = quote(open) && !sheet.words[open].glued && is_like(sheet, open + 1);
    let close = (open + 2..open + 5).find(|&i| quote(i)).filter(|_| opens)?;
    is_like(sheet, close + 1).then_some(close + 1)
}

/// The apostrophe of "Workers' Party".
fn is_apostrophe(sheet: &Sheet<'_>, i: usize) -> bool {
    (sheet.is_mark(i, '\'') || sheet.is_mark(i, '’'))
        && sheet.words[i].glued
        && sheet.str(i - 1).ends_with('s')
}

/// The capitalised words around `i` with nothing but hyphens between them, inside `run`.
pub(super) fn core(sheet: &Sheet<'_>, run: &Run, i: usize) -> Range<usize> {
    let quote = |k: usize| {
        sheet.str(k).starts_with(['"', '“', '”', '‘']) || sheet.is_mark(k, '\'') && !is_apostrophe(sheet, k)
    };
    let bound = |k: usize| is_like(sheet, k) || sheet.is_hyphen(k) || quote(k);
    let start = (run.start..i).rev().take_while(|&k| bound(k)).last().unwrap_or(i);
    let end = (i + 1..run.end).take_while(|&k| bound(k)).last().map_or(i + 1, |k| k + 1);
    start..end
}
