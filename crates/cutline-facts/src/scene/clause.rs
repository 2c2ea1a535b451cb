//! What the clause around a place tells: the picture, its cause, news, or something elsewhere.

use cutline_model::reading::EventType;

use crate::lexicon::{HarmForm, Meaning, PlaceWord, TriggerForm};
use crate::place::does;
use crate::sheet::{Shape, Sheet};

/// The first sentence that tells something: it has lower-case words outside the credit.
pub(super) fn main_sentence(sheet: &Sheet<'_>) -> Option<usize> {
    let word =
        |i: &usize| !matches!(sheet.words[*i].shape, Shape::Number | Shape::Mark) && !sheet.words[*i].masked;
    let lower = |i: usize| sheet.words[i].shape == Shape::Lower;
    sheet
        .sentences
        .iter()
        .position(|range| range.clone().filter(word).count() > 2 && range.clone().filter(word).any(lower))
}

/// The words of the clause before word `at`, nearest first, back to a comma, "during" or the sentence's start.
fn back<'s>(sheet: &'s Sheet<'_>, at: usize) -> impl Iterator<Item = usize> + use<'s> {
    let floor = sheet.sentence(at).start;
    let opens = move |i: usize| sheet.is_mark(i, ',') || sheet.is_mark(i, ';') || sheet.is(i, "during");
    (floor..at).rev().take_while(move |&i| !opens(i))
}

/// Whether the clause before word `at` tells what led to the picture: "following an air strike on".
pub(super) fn is_cause(sheet: &Sheet<'_>, at: usize) -> bool {
    let harm = |m| matches!(m, Meaning::Trigger(kind, TriggerForm::Noun) if kind != EventType::Damage);
    let trigger = |i: usize| sheet.means(i, harm);
    let relative =
        |i: usize| sheet.is(i, "who") && sheet.is_any(i + 1, &["was", "were", "had", "has", "died", "fled"]);
    let harmed = |i: usize| harms(sheet, i) && i > 0 && !sheet.is_any(i - 1, &["is", "are"]);
    let amid = |i: usize| sheet.is(i, "amid") && (i..at).any(trigger);
    let struck = sheet.is(at, "on") && at > 0 && trigger(at - 1);
    struck || back(sheet, at).any(|i| does(sheet, i, PlaceWord::Cause) || harmed(i) || relative(i) || amid(i))
}

/// Whether the words before `at` put something other than the picture there: "the war in", "born in".
pub(super) fn tells_elsewhere(sheet: &Sheet<'_>, at: usize) -> bool {
    let Some(before) = at.checked_sub(1) else { return false };
    let held_to_be =
        |i: usize| i > 0 && sheet.is_any(i - 1, &["thought", "believed", "said", "known", "appears"]);
    let planned = |i: usize| sheet.is(i, "to") && sheet.is(i + 1, "be") && !held_to_be(i);
    does(sheet, before, PlaceWord::Background)
        || sheet.is(at, "on") && does(sheet, before, PlaceWord::Talk)
        || back(sheet, at).any(|i| sheet.is(i, "calling") || planned(i))
}

/// "refugees who fled the fighting in": where they came from.
pub(super) fn is_left(sheet: &Sheet<'_>, at: usize) -> bool {
    let fled = |&i: &usize| sheet.is_any(i, &["fled", "escaped"]);
    let near = back(sheet, at).take(4).find(fled);
    near.is_some_and(|i| i > 0 && sheet.is_any(i - 1, &["who", "that", "have", "had", "has"]))
}

/// "launched towards forces in".
pub(super) fn is_aimed(sheet: &Sheet<'_>, at: usize) -> bool {
    back(sheet, at).any(|i| sheet.is_any(i, &["towards", "toward"]))
}

/// Whether the sentence of word `at` tells news: it has happened, or is said, but nothing is seen.
pub(super) fn tells_news(sheet: &Sheet<'_>, at: usize) -> bool {
    let sentence = sheet.sentence(at);
    let floor = sentence.start;
    let open = |i: usize| !(floor..i).any(|k| does(sheet, k, PlaceWord::Clause));
    let trailing = |i: usize| i > at && sheet.is_any(i, &["said", "announced"]);
    sentence.into_iter().any(|i| is_past(sheet, i) && !trailing(i) && open(i))
}

/// A finite verb of news: "had", "was killed", "killed a".
fn is_past(sheet: &Sheet<'_>, i: usize) -> bool {
    does(sheet, i, PlaceWord::News)
        || sheet.is_any(i, &["was", "were"]) && harms(sheet, i + 1)
        || (harms(sheet, i) || sheet.is_any(i, &["hit", "struck"])) && starts_object(sheet, i + 1)
}

fn harms(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i, |m| matches!(m, Meaning::Harm(h) if h.form == HarmForm::Verb))
        || sheet.is_any(i, &["shot", "killed", "attacked"])
}

fn starts_object(sheet: &Sheet<'_>, i: usize) -> bool {
    const DETERMINERS: &[&str] = &["a", "an", "the", "at", "more", "her", "his", "their"];
    sheet.is_any(i, DETERMINERS)
        || sheet.is_number(i)
        || sheet.means(i, |m| matches!(m, Meaning::Number(_) | Meaning::Vague))
}

/// Whether a sentence shows something: no finite verb of the past in it.
pub(super) fn shows(sheet: &Sheet<'_>, sentence: usize) -> bool {
    let Some(range) = sheet.sentences.get(sentence) else { return false };
    !range.clone().any(|i| sheet.is_any(i, &["was", "were", "had"]))
}

/// "make a call from X", "speaks from X".
pub(super) fn is_call(sheet: &Sheet<'_>, at: usize) -> bool {
    back(sheet, at).any(|i| does(sheet, i, PlaceWord::Call))
}

/// "a view of".
pub(super) fn is_view(sheet: &Sheet<'_>, of: usize) -> bool {
    of > 0 && does(sheet, of - 1, PlaceWord::View)
}

/// A sentence that only says when and where the picture was taken.
pub(super) fn is_camera_sentence(sheet: &Sheet<'_>, i: usize) -> bool {
    let first = sheet.sentence(i).start;
    sheet.is_any(first, &["picture", "photo", "image", "pictured", "photographed"])
        && sheet.is_any(first + 1, &["taken", "in", "at"])
}
