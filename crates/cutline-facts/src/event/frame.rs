//! The frame of a caption: which words describe the picture, and where the cause of what it shows begins.

use std::ops::Range;

use cutline_model::reading::{EventType, Outcome};

use crate::lexicon::{Cue, HarmForm, Meaning, TriggerForm};
use crate::sheet::{Shape, Sheet};

/// Where the picture is described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    /// The sentence that describes the picture.
    pub(crate) picture: Range<usize>,
    /// The first word that leads to a cause in that sentence.
    pub(crate) cause: Option<usize>,
    /// The sentence tells news in the past: nothing in it is pictured.
    pub(crate) news: bool,
    /// The picture shows a funeral or grave: the harm behind it is elsewhere.
    pub(crate) mourning: bool,
    /// The picture shows neither harm nor its aftermath before any cause.
    pub(crate) everyday: bool,
}

impl Frame {
    /// Reads the frame of a caption; `placed` says whether a scene was found.
    pub(crate) fn read(sheet: &Sheet<'_>, placed: bool) -> Self {
        let picture = picture(sheet);
        let cause = picture.clone().find(|&i| leads_to_cause(sheet, i));
        let news = (!placed && is_past(sheet, picture.clone())) || tells_harm(sheet, picture.clone());
        let mourning = picture
            .clone()
            .take_while(|&i| cause.is_none_or(|c| i < c))
            .any(|i| sheet.means(i, |m| matches!(m, Meaning::Trigger(EventType::Mourning, _))));
        let everyday =
            !picture.clone().take_while(|&i| cause.is_none_or(|c| i < c)).any(|i| is_aftermath(sheet, i));
        Self { picture, cause, news, mourning, everyday }
    }

    /// Whether a word stands in the description of the picture, before any cause.
    pub(crate) fn shows(&self, at: usize) -> bool {
        self.picture.contains(&at) && !self.news && self.cause.is_none_or(|c| at < c)
    }
}

/// Rubble, rescuers, the wounded, the fleeing: words that tie a picture to harm.
fn is_aftermath(sheet: &Sheet<'_>, i: usize) -> bool {
    use EventType as E;
    const TRACES: [&str; 8] =
        ["smoke", "flames", "ambulance", "ambulances", "blood", "wreath", "stretcher", "shattered"];
    sheet.is_any(i, &TRACES)
        || sheet.means(i, |m| match m {
            Meaning::Trigger(kind, _) => {
                super::is_harmful(kind)
                    || matches!(kind, E::Damage | E::Rescue | E::MedicalCare | E::Mourning | E::Displacement)
            }
            Meaning::Harm(_) => true,
            _ => false,
        })
}

/// The first sentence of the body that is more than a label or dateline.
fn picture(sheet: &Sheet<'_>) -> Range<usize> {
    let long = |s: &&Range<usize>| (*s).clone().filter(|&i| is_body_word(sheet, i)).count() >= 4;
    sheet.sentences.iter().find(long).or_else(|| sheet.sentences.first()).cloned().unwrap_or(0..0)
}

fn is_body_word(sheet: &Sheet<'_>, i: usize) -> bool {
    let word = sheet.words[i];
    !word.masked && word.shape != Shape::Mark
}

fn leads_to_cause(sheet: &Sheet<'_>, i: usize) -> bool {
    let after = sheet.means(i, |m| m == Meaning::Cue(Cue::After));
    after && !sheet.words[i].masked && !is_mere_place(sheet, i)
}

/// "where" leads to a cause only with a past passive: "where a judge was shot".
fn is_mere_place(sheet: &Sheet<'_>, i: usize) -> bool {
    let end = (i + 9).min(sheet.sentence(i).end);
    let harmed = |k: usize| {
        sheet.is_any(k, &["was", "were", "had"]) || sheet.means(k, |m| matches!(m, Meaning::Harm(_)))
    };
    sheet.is(i, "where") && !(i + 1..end).any(harmed)
}

/// Whether the first finite verb of a sentence is in the past.
fn is_past(sheet: &Sheet<'_>, sentence: Range<usize>) -> bool {
    const CLAUSES: [&str; 12] = [
        "after",
        "as",
        "when",
        "while",
        "that",
        "which",
        "who",
        "where",
        "because",
        "amid",
        "during",
        "following",
    ];
    const PRESENT: [&str; 7] = ["is", "are", "shows", "show", "stands", "stand", "watch"];
    const PAST: [&str; 10] = ["was", "were", "had", "has", "have", "said", "took", "went", "began", "told"];
    for i in sentence {
        if sheet.words[i].shape != Shape::Lower || sheet.words[i].masked {
            continue;
        }
        if sheet.is_any(i, &PRESENT) || sheet.is_any(i, &CLAUSES) || is_present_verb(sheet, i) {
            return false;
        }
        if sheet.is_any(i, &PAST) || is_past_verb(sheet, i) {
            return true;
        }
    }
    false
}

/// "A man was shot dead by police …": harm as the main clause tells news, it describes no picture.
fn tells_harm(sheet: &Sheet<'_>, sentence: Range<usize>) -> bool {
    let finite = |i: usize| {
        sheet.is_any(i, &["was", "were", "is", "are", "stands", "stand"])
            || is_present_verb(sheet, i)
            || sheet.is(i, "who")
    };
    let Some(verb) = sentence.clone().find(|&i| sheet.words[i].shape == Shape::Lower && finite(i)) else {
        return false;
    };
    let harm = |m: Meaning| matches!(m, Meaning::Harm(h) if matches!(h.form, HarmForm::Verb));
    if (sentence.start..verb).any(|i| sheet.is_any(i, &["where", "that", "which", "after", "as", "when"])) {
        return false;
    }
    sheet.is_any(verb, &["was", "were"]) && (verb + 1..verb + 4).any(|i| sheet.means(i, harm))
}

fn is_present_verb(sheet: &Sheet<'_>, i: usize) -> bool {
    let word = sheet.str(i);
    let verb = |m: Meaning| matches!(m, Meaning::Trigger(_, TriggerForm::Verb) | Meaning::Cue(Cue::Pictured));
    !word.ends_with("ed") && sheet.means(i, verb)
}

/// "killed seven people", "sank off": a past form that is no participle.
fn is_past_verb(sheet: &Sheet<'_>, i: usize) -> bool {
    const IRREGULAR: [&str; 16] = [
        "sank", "fell", "broke", "won", "lost", "drew", "wrote", "gave", "came", "ran", "swept", "tore",
        "became", "brought", "caught", "drove",
    ];
    const DETERMINERS: [&str; 14] = [
        "the", "a", "an", "his", "her", "their", "its", "out", "off", "down", "up", "into", "through", "over",
    ];
    let harm = |m: Meaning| matches!(m, Meaning::Harm(h) if h.form == HarmForm::Verb && h.outcome == Outcome::Killed);
    if sheet.is_any(i, &IRREGULAR) {
        return true;
    }
    let past = sheet.str(i).ends_with("ed") || sheet.means(i, harm);
    let Some(next) = sheet.words.get(i + 1) else { return false };
    let object = next.shape == Shape::Number
        || sheet.means(i + 1, |m| matches!(m, Meaning::Number(_) | Meaning::Vague | Meaning::Bound(_)))
        || sheet.is_any(i + 1, &DETERMINERS);
    let described = i > 0 && sheet.is_any(i - 1, &["a", "an", "the", "his", "her", "their", "its"]);
    past && object && !described && !is_before_noun(sheet, i)
}

/// "damaged houses": the form describes the noun after it.
fn is_before_noun(sheet: &Sheet<'_>, i: usize) -> bool {
    let adjective = |m: Meaning| match m {
        Meaning::Trigger(_, form) => form == TriggerForm::Adjective,
        Meaning::Harm(h) => h.form == HarmForm::Adjective,
        _ => false,
    };
    sheet.means(i, adjective)
        && sheet.words.get(i + 1).is_some_and(|w| w.shape == Shape::Lower)
        && !sheet.is_any(i + 1, &["the", "a", "an", "at", "more"])
}
