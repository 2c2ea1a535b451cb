//! Noun phrases that no lexicon knows: "the diocese", "campaigners".

use super::{Agent, AgentKind};
use crate::lexicon::{Meaning, TriggerForm};
use crate::sheet::{Shape, Sheet, WordList};

/// The run of words that can only be a noun phrase from `at` on.
pub(crate) fn unknown_after(sheet: &Sheet<'_>, at: usize) -> Option<Agent> {
    let first = if sheet.is_any(at, &["the", "a", "an", "its", "his", "her", "their"]) { at + 1 } else { at };
    let nominal = |i: &usize| {
        sheet.words.get(*i).is_some_and(|w| !w.masked)
            && (is_nominal(sheet, *i) || sheet.means(*i, |m| matches!(m, Meaning::People(_))))
    };
    let end = (first..first + 6).take_while(nominal).last()? + 1;
    Some(Agent { range: first..end, start: at, what: AgentKind::Noun })
}

/// Words that end no noun phrase.
static NO_NOUNS: WordList = WordList::new(&[
    "he", "she", "they", "it", "who", "we", "i", "that", "which", "this", "these", "those", "you", "there",
    "also", "one", "some", "many", "others", "all", "most", "both",
]);

/// A run of words that can only be a noun phrase, right before `end`.
pub(super) fn unknown_before(sheet: &Sheet<'_>, end: usize, floor: usize) -> Option<Agent> {
    let mut start = end;
    while start > floor && end - start < 6 && is_nominal(sheet, start - 1) {
        start -= 1;
    }
    while start < end && sheet.is_any(start, &["'s", "’s", "-"]) {
        start += 1;
    }
    if start >= end || sheet.is_on(end - 1, &NO_NOUNS) || is_verb(sheet, end - 1) {
        return None;
    }
    let clause = start == floor
        || sheet.words[start - 1].shape == Shape::Mark
        || sheet.means(start - 1, |m| m == Meaning::English)
        || sheet.is_any(start - 1, &["whom", "what", "because", "a", "an"]);
    clause.then_some(Agent {
        range: start..end,
        start: start - usize::from(start > floor && sheet.is_article(start - 1)),
        what: AgentKind::Noun,
    })
}

/// A word that may be part of a noun phrase.
pub(super) fn is_nominal(sheet: &Sheet<'_>, i: usize) -> bool {
    let word = sheet.words[i];
    match word.shape {
        Shape::Lower => {
            sheet.is_possessive(i)
                || !(sheet.means(i, |m| matches!(m, Meaning::English | Meaning::Cue(_)))
                    || is_only_verb(sheet, i)
                    || sheet.str(i).ends_with("ly"))
        }
        Shape::Title | Shape::Upper | Shape::Mixed => !word.masked,
        Shape::Mark => sheet.is_hyphen(i),
        Shape::Number | Shape::Caseless => false,
    }
}

fn is_only_verb(sheet: &Sheet<'_>, i: usize) -> bool {
    is_verb(sheet, i) && !sheet.means(i, |m| matches!(m, Meaning::Trigger(_, TriggerForm::Noun)))
}

fn is_verb(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.words[i].shape == Shape::Lower
        && sheet.means(i, |m| {
            matches!(m, Meaning::Says(_) | Meaning::Harm(_) | Meaning::Trigger(_, TriggerForm::Verb))
        })
}
