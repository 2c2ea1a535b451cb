//! What the clause around a place tells: the picture, its cause, news, or something elsewhere.

use crate::lexicon::{HarmForm, Meaning};
use crate::sheet::{Shape, Sheet};

/// The first sentence that tells something: lower-case words outside credit and dateline.
pub(super) fn main_sentence(sheet: &Sheet<'_>) -> Option<usize> {
    sheet.sentences.iter().position(|range| {
        range.clone().filter(|&i| sheet.words[i].shape == Shape::Lower && !sheet.words[i].masked).count() > 0
    })
}

/// The words of the clause before word `at`, nearest first, back to a comma or the sentence's start.
fn back<'s>(sheet: &'s Sheet<'_>, at: usize) -> impl Iterator<Item = usize> + use<'s> {
    let floor = sheet.sentence(at).start;
    (floor..at).rev().take_while(move |&i| !sheet.is_mark(i, ',') && !sheet.is_mark(i, ';'))
}

/// Whether the clause before word `at` tells what led to the picture.
pub(super) fn is_cause(sheet: &Sheet<'_>, at: usize) -> bool {
    back(sheet, at).any(|i| {
        sheet.is_any(i, &["after", "following", "since", "against", "over", "because", "when", "by"])
            || sheet.is(i, "amid") && (i..at).any(|k| sheet.means(k, |m| matches!(m, Meaning::Trigger(..))))
            || sheet.is(i, "who") && sheet.is_any(i + 1, &["was", "were", "had", "has", "died", "fled"])
    }) || struck(sheet, at)
}

/// "air strike on X", "an attack on X".
fn struck(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet.is(at, "on") && at > 0 && sheet.means(at - 1, |m| matches!(m, Meaning::Trigger(..)))
}

/// Whether the words before `at` put something other than the picture there: "the war in", "born in", "towards".
pub(super) fn tells_elsewhere(sheet: &Sheet<'_>, at: usize) -> bool {
    let Some(before) = at.checked_sub(1) else { return false };
    let background = matches!(
        sheet.str(before),
        "war"
            | "wars"
            | "conflict"
            | "crisis"
            | "genocide"
            | "famine"
            | "ceasefire"
            | "truce"
            | "peace"
            | "invasion"
            | "coup"
            | "born"
            | "based"
            | "living"
            | "elections"
            | "situation"
            | "violence"
            | "regime"
            | "offensive"
            | "residents"
            | "democracy"
            | "policy"
            | "interest"
            | "hostages"
            | "allies"
            | "operation"
            | "operations"
    );
    let planned = back(sheet, at).any(|i| sheet.is(i, "to") && sheet.is(i + 1, "be"));
    planned
        || background
        || back(sheet, at).any(|i| sheet.is_any(i, &["towards", "toward", "calling"]))
        || target(sheet, at)
}

/// Word `at` is "on" after a noun of talk or votes.
fn target(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet.is(at, "on")
        && at > 0
        && matches!(
            sheet.str(at - 1),
            "vote"
                | "talks"
                | "sanctions"
                | "report"
                | "war"
                | "tariffs"
                | "ban"
                | "summit"
                | "pressure"
                | "policy"
        )
}

/// Whether the sentence before word `at` tells news: it has happened, or is said, but nothing is seen.
pub(super) fn tells_news(sheet: &Sheet<'_>, at: usize) -> bool {
    let sentence = sheet.sentence(at);
    let floor = sentence.start;
    let open = |i: usize| !(floor..i).any(|k| is_subordinate(sheet, k));
    let said = |i: usize| i < at || !sheet.is_any(i, &["said", "announced"]);
    sentence.into_iter().any(|i| is_past(sheet, i) && said(i) && open(i))
}

fn is_subordinate(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.is_any(
        i,
        &[
            "after",
            "where",
            "who",
            "which",
            "that",
            "when",
            "as",
            "while",
            "following",
            "during",
            "whose",
            "with",
            "shows",
            "before",
        ],
    )
}

/// A finite verb of news: "had", "was killed", "killed a".
fn is_past(sheet: &Sheet<'_>, i: usize) -> bool {
    let harm = |k: usize| {
        sheet.means(k, |m| matches!(m, Meaning::Harm(h) if h.form == HarmForm::Verb))
            || sheet.is_any(k, &["shot", "killed", "attacked"])
    };
    let object = |k: usize| {
        sheet.is_any(
            k,
            &["a", "an", "the", "at", "more", "two", "three", "her", "his", "their", "dozens", "several"],
        ) || sheet.words.get(k).is_some_and(|w| w.shape == Shape::Number)
    };
    sheet.is_any(i, &["had", "condemned", "announced", "announce", "vowed", "said"])
        || sheet.is_any(i, &["was", "were"]) && harm(i + 1)
        || harm(i) && object(i + 1)
}

/// Whether a sentence shows something: no finite verb of the past in it.
pub(super) fn shows(sheet: &Sheet<'_>, sentence: usize) -> bool {
    let Some(range) = sheet.sentences.get(sentence) else { return false };
    !range.clone().any(|i| sheet.is_any(i, &["was", "were", "had"]))
}

/// "make a call from X", "speaks from X".
pub(super) fn is_call(sheet: &Sheet<'_>, at: usize) -> bool {
    back(sheet, at).any(|i| {
        sheet.is_any(
            i,
            &["call", "speaks", "speaking", "speech", "address", "addresses", "reports", "reporting"],
        )
    })
}

/// "a view of", "the streets of".
pub(super) fn is_view(sheet: &Sheet<'_>, of: usize) -> bool {
    of > 0
        && sheet.is_any(
            of - 1,
            &[
                "view",
                "views",
                "overview",
                "image",
                "skyline",
                "photo",
                "picture",
                "people",
                "residents",
                "visit",
                "tour",
                "grounds",
                "front",
                "map",
            ],
        )
}

/// A sentence that only says when and where the picture was taken.
pub(super) fn is_camera_sentence(sheet: &Sheet<'_>, i: usize) -> bool {
    let first = sheet.sentence(i).start;
    sheet.is_any(first, &["picture", "photo", "image", "pictured", "photographed"])
        && sheet.is_any(first + 1, &["taken", "in", "at"])
}
