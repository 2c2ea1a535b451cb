//! What the words around a date say of it.

use std::ops::Range;

use cutline_model::reading::DateRole;

use crate::sheet::{Shape, Sheet};

/// How many words before a date tell of it.
const REACH: usize = 7;

/// The role that the words just before a date give it; `Other` where they give none.
pub(super) fn role(sheet: &Sheet<'_>, words: &Range<usize>) -> DateRole {
    let first = sheet.sentence(words.start).start.max(words.start.saturating_sub(REACH));
    for i in (first..words.start).rev() {
        match sheet.str(i).to_ascii_lowercase().as_str() {
            "released" | "provided" | "distributed" | "obtained" | "handout" => return DateRole::Released,
            "published" | "posted" | "aired" | "broadcast" | "uploaded" => return DateRole::Published,
            "since" | "until" | "till" | "before" | "born" | "founded" | "dating" | "built" => {
                return DateRole::Background;
            }
            "taken" | "photo" | "photograph" | "picture" | "image" => return DateRole::Picture,
            _ if i + 2 < words.start && sheet.words[i].shape == Shape::Mark => break,
            _ => {}
        }
    }
    DateRole::Other
}

/// Whether the sentence tells of something to come.
pub(super) fn is_planned(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    let coming = [
        "planned",
        "scheduled",
        "due",
        "expected",
        "will",
        "set",
        "upcoming",
        "until",
        "by",
        "before",
        "ahead",
    ];
    (sheet.sentence(words.start).start..words.start).any(|i| sheet.is_any(i, &coming))
}

/// Whether a date stands in the dateline that opens the caption: place names, a dash or a comma, the date, a colon or
/// a dash.
pub(crate) fn opens_with_dateline(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    let ends = sheet.is_mark(words.end, ':')
        || sheet.is_mark(words.end, '-')
        || sheet.is_mark(words.end, '–')
        || sheet.is_mark(words.end, '—');
    let lead = sheet.sentence(words.start).start..words.start;
    let placed = lead.len() <= 14
        && lead.clone().any(|i| sheet.capital(i))
        && lead.clone().filter(|&i| sheet.words[i].shape == Shape::Lower).count() <= 1;
    ends && placed
}

/// "the February 1, 2021 coup": a date that belongs to the noun after it.
pub(crate) fn is_attributive(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    let before = words.start.checked_sub(1);
    let article = before.is_some_and(|b| sheet.is_any(b, &["the", "a", "an", "deadly", "this", "'s", "’s"]));
    let on_the = words.start > 1 && sheet.is(words.start - 2, "on");
    let comma = usize::from(sheet.is_mark(words.end, ','));
    let noun = sheet.words.get(words.end + comma).is_some_and(|w| {
        matches!(w.shape, Shape::Lower | Shape::Title)
            && !w.glued
            && w.sentence == sheet.words[words.start].sentence
    });
    article && noun && !on_the
}
