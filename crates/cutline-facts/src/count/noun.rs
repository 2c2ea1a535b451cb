//! The noun phrase of a counted phrase: modifiers, then a common noun for people.

use std::ops::Range;

use cutline_model::reading::Age;

use crate::lexicon::{HarmForm, Meaning, PeopleNoun, TriggerForm};
use crate::sheet::{Shape, Sheet, WordList};

/// A noun phrase that ends in a noun for people.
pub(super) struct Noun {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) head: Range<usize>,
    pub(super) meaning: Option<PeopleNoun>,
}

/// Modifiers that may stand between a number and its noun.
const MAX_MODIFIERS: usize = 6;

/// Words that end a noun phrase before its noun: the modifier walk stops here.
static STOPS: WordList = WordList::new(&[
    "in",
    "on",
    "at",
    "of",
    "and",
    "or",
    "the",
    "a",
    "an",
    "to",
    "by",
    "from",
    "with",
    "for",
    "as",
    "is",
    "are",
    "was",
    "were",
    "who",
    "that",
    "which",
    "have",
    "has",
    "had",
    "been",
    "be",
    "after",
    "during",
    "near",
    "his",
    "her",
    "their",
    "its",
    "when",
    "while",
    "but",
    "said",
    "including",
    "killed",
    "died",
    "not",
    "'s",
    "’s",
    "into",
    "them",
    "whom",
    "these",
]);

/// Past "of" after a number: "dozens of", "two of its".
pub(super) fn skip_of(sheet: &Sheet<'_>, at: usize) -> usize {
    at + usize::from(sheet.is(at, "of"))
}

/// What stands before a noun phrase, and so how freely its modifiers are read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    /// A number: a possessive or an article may open the phrase ("two of its operatives").
    Number,
    Article,
    /// Nothing: only words that are surely modifiers.
    Nothing,
}

/// A noun phrase from word `at`.
pub(super) fn read(sheet: &Sheet<'_>, at: usize, before: Before) -> Option<Noun> {
    let start = at;
    let mut i = at;
    if before == Before::Number
        && sheet.is_any(i, &["its", "his", "her", "their", "the", "those", "our", "other", "more"])
    {
        i += 1;
    }
    let limit = i + MAX_MODIFIERS;
    while i < limit {
        if let Some((head, meaning)) = head_at(sheet, i) {
            return Some(extend(sheet, start, head, meaning));
        }
        if before == Before::Nothing && !is_plain_modifier(sheet, i) || !is_modifier(sheet, i) {
            return None;
        }
        i += 1;
    }
    None
}

/// A people noun at word `i`, unless more of the phrase follows that makes it a modifier.
fn head_at(sheet: &Sheet<'_>, i: usize) -> Option<(Range<usize>, PeopleNoun)> {
    let (range, noun) = sheet
        .signal(i, |m| match m {
            Meaning::People(n) => Some(n),
            _ => None,
        })
        .or_else(|| demonym(sheet, i))
        .or_else(|| aged(sheet, i))?;
    let possessive = ["'s", "’s", "'", "’"].iter().any(|m| sheet.str(range.end) == *m);
    let demonym = sheet.means(i, |m| matches!(m, Meaning::Demonym(_)));
    let opens = sheet.opens_sentence(i)
        || (i > 0 && (sheet.is_mark(i - 1, ':') || sheet.is_mark(i - 1, '-') && !sheet.is_hyphen(i - 1)));
    let in_name = sheet.capital(i) && !opens && !demonym;
    let thing = noun.age == Some(Age::Child) && range.len() == 1 && names_thing(sheet, i);
    (!possessive && !in_name && !thing && !sheet.words[i].masked).then_some((range, noun))
}

/// Nouns that a child before them only qualifies.
static THINGS: WordList = WordList::new(&[
    "labour",
    "labor",
    "care",
    "protection",
    "abuse",
    "marriage",
    "marriages",
    "poverty",
    "mortality",
    "welfare",
    "support",
    "psychologist",
    "safety",
    "trafficking",
    "pornography",
    "benefit",
    "benefits",
    "development",
    "rights",
    "health",
    "nutrition",
    "malnutrition",
    "band",
    "bands",
    "group",
    "groups",
    "power",
    "scout",
    "scouts",
    "guide",
    "guides",
    "seat",
    "prodigy",
]);

/// "child labour", "boy band", "baby elephant": a thing or an animal is named, no child.
fn names_thing(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.is_on(i + 1, &THINGS) || (sheet.is(i, "baby") && is_common_noun(sheet, i + 1))
}

/// A word in small letters that no lexicon knows as anything but a noun, and no verb form.
fn is_common_noun(sheet: &Sheet<'_>, at: usize) -> bool {
    let Some(word) = sheet.words.get(at) else { return false };
    if word.shape != Shape::Lower || word.masked {
        return false;
    }
    let text = sheet.str(at);
    let verbal = ["s", "ed", "ing", "ly"].iter().any(|end| text.ends_with(end));
    let known = sheet.means(at, |m| {
        matches!(
            m,
            Meaning::English | Meaning::Cue(_) | Meaning::People(_) | Meaning::Harm(_) | Meaning::Says(_)
        ) || matches!(m, Meaning::Trigger(_, TriggerForm::Verb) | Meaning::Direction | Meaning::Hedge(_))
    });
    !verbal && !known && text.len() > 2
}

/// "a 16-year-old", "two 12-year-olds".
fn aged(sheet: &Sheet<'_>, i: usize) -> Option<(Range<usize>, PeopleNoun)> {
    let (range, years) = super::age::aged_noun(sheet, i)?;
    let age = Some(super::age::of_years(years));
    let plural = sheet.is(range.end - 1, "olds");
    let followed = sheet.words.get(range.end).is_some_and(|w| w.shape == Shape::Lower)
        && !sheet.means(range.end, |m| m == Meaning::English)
        && (0..4).any(|k| sheet.means(range.end + k, |m| matches!(m, Meaning::People(_))))
        || sheet.capital(range.end);
    (!followed).then_some((range, PeopleNoun { plural, age, sex: None, status: None, part: None }))
}

/// "Palestinians", "Rohingya": a people in the plural.
fn demonym(sheet: &Sheet<'_>, i: usize) -> Option<(Range<usize>, PeopleNoun)> {
    let (range, _) = sheet.signal(i, |m| matches!(m, Meaning::Demonym(_)).then_some(()))?;
    let plural = sheet.str(range.end - 1).ends_with('s');
    let noun = PeopleNoun { plural: true, age: None, sex: None, status: None, part: None };
    plural.then_some((range, noun))
}

/// Takes a second head that directly follows: "girl students".
fn extend(sheet: &Sheet<'_>, start: usize, head: Range<usize>, meaning: PeopleNoun) -> Noun {
    let mut noun = Noun { start, end: head.end, head, meaning: Some(meaning) };
    while let Some((next, more)) = head_at(sheet, noun.end) {
        let age = more.age.or(noun.meaning.and_then(|m| m.age));
        let sex = more.sex.or(noun.meaning.and_then(|m| m.sex));
        noun = Noun { end: next.end, head: next, meaning: Some(PeopleNoun { age, sex, ..more }), ..noun };
    }
    noun
}

fn is_modifier(sheet: &Sheet<'_>, i: usize) -> bool {
    let Some(word) = sheet.words.get(i) else { return false };
    if word.masked {
        return false;
    }
    match word.shape {
        Shape::Mark => sheet.is_hyphen(i),
        Shape::Number => sheet.is_hyphen(i + 1),
        Shape::Lower => {
            let counts = |m: Meaning| matches!(m, Meaning::Number(_) | Meaning::Vague);
            !sheet.is_on(i, &STOPS)
                && !is_verb(sheet, i)
                && (!sheet.means(i, counts) || sheet.is_hyphen(i + 1))
        }
        Shape::Title | Shape::Upper | Shape::Mixed => true,
        Shape::Caseless => false,
    }
}

/// A verb of the lexicons that is no adjective as well.
fn is_verb(sheet: &Sheet<'_>, i: usize) -> bool {
    let verb = |m: Meaning| match m {
        Meaning::Says(_) | Meaning::Trigger(_, TriggerForm::Verb) => true,
        Meaning::Harm(h) => h.form == HarmForm::Verb || h.form == HarmForm::Intransitive,
        _ => false,
    };
    let adjective = |m: Meaning| match m {
        Meaning::Hedge(_) | Meaning::Trigger(_, TriggerForm::Adjective) => true,
        Meaning::Harm(h) => h.form == HarmForm::Adjective,
        _ => false,
    };
    sheet.means(i, verb)
        && !sheet.means(i, adjective)
        && !sheet.is_any(i, &["displaced", "detained", "evacuated"])
}

/// Modifiers of people that need no article or number before them.
static PLAIN: WordList = WordList::new(&[
    "young",
    "old",
    "elderly",
    "displaced",
    "armed",
    "masked",
    "local",
    "foreign",
    "unarmed",
    "unidentified",
    "fellow",
    "female",
    "male",
    "pro",
    "anti",
    "government",
    "opposition",
    "rebel",
    "fleeing",
    "newly",
    "recently",
    "uniformed",
    "plainclothes",
    "homeless",
    "hungry",
    "malnourished",
    "orphaned",
    "teenage",
    "volunteer",
    "undocumented",
    "stranded",
    "other",
]);

/// A word that is surely a modifier of people, without article or number before it.
fn is_plain_modifier(sheet: &Sheet<'_>, i: usize) -> bool {
    let harmed = |m: Meaning| matches!(m, Meaning::Harm(h) if h.form == HarmForm::Adjective);
    let function = |m: Meaning| matches!(m, Meaning::English | Meaning::Weekday(_) | Meaning::Month(_));
    sheet.words.get(i).is_some_and(|w| w.shape != Shape::Lower) && !sheet.means(i, function)
        || sheet.is_on(i, &PLAIN)
        || sheet.means(i, harmed)
        || sheet.is_hyphen(i + 1)
        || (i > 0 && sheet.is_hyphen(i - 1))
}

/// A plural noun that no lexicon knows, right after a number: "two balloonists". It counts only beside words of harm.
pub(super) fn unknown(sheet: &Sheet<'_>, at: usize) -> Option<Range<usize>> {
    let first = if sheet.is_any(at, &["more", "other", "of"]) { at + 1 } else { at };
    for i in first..first + 3 {
        let word = sheet.words.get(i)?;
        let harm = sheet.means(i, |m| matches!(m, Meaning::Harm(_)));
        if word.shape != Shape::Lower || word.masked || harm || sheet.is_on(i, &STOPS) || is_verb(sheet, i) {
            return None;
        }
        let next_harm = |k: usize| {
            sheet.means(k, |m| matches!(m, Meaning::Harm(_)))
                || sheet.is_any(k, &["were", "was", "have", "had", "are"])
        };
        if sheet.str(i).ends_with('s')
            && sheet.str(i).len() > 3
            && !sheet.means(i, |m| matches!(m, Meaning::Trigger(..)))
        {
            let after = sheet.words.get(i + 1).is_none_or(|w| w.shape != Shape::Lower || w.masked);
            let function = sheet.means(i + 1, |m| matches!(m, Meaning::English | Meaning::Cue(_)));
            return (after || function || next_harm(i + 1)).then_some(at..i + 1);
        }
    }
    None
}

/// "300 reindeer": a noun for something else follows the number.
pub(super) fn is_other_noun(sheet: &Sheet<'_>, at: usize) -> bool {
    let known = |m: Meaning| {
        matches!(
            m,
            Meaning::English | Meaning::Cue(_) | Meaning::Harm(_) | Meaning::Says(_) | Meaning::Hedge(_)
        ) || matches!(m, Meaning::Trigger(_, TriggerForm::Verb) | Meaning::Bound(_))
    };
    sheet.words.get(at).is_some_and(|w| w.shape == Shape::Lower && !w.masked && !w.glued)
        && !sheet.means(at, known)
        && !sheet.str(at).ends_with("ly")
        && !sheet.is_any(at, &["dead", "more", "others", "were", "was", "missing", "alone", "there", "here"])
}
