//! Counted people: "at least 17 people", "an injured woman", "Palestinian children".
//!
//! A counted phrase is found before anything is known of what befell its people. Casualties and people pictured both
//! stand on them.

mod age;
mod noun;
mod number;

use std::ops::Range;

use cutline_model::reading::{Age, DateMention, NumberForm, Sex};

use crate::lexicon::{Meaning, PeopleNoun};
use crate::sheet::Sheet;

use noun::Before;
pub(crate) use number::Amount;

/// A phrase of counted people. All ranges are words.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    /// The whole phrase, bound and number included.
    pub(crate) range: Range<usize>,
    /// The number words with their bound; for an article the whole phrase.
    pub(crate) number: Range<usize>,
    pub(crate) form: NumberForm,
    pub(crate) amount: Amount,
    /// The noun phrase without its number; empty for a bare number.
    pub(crate) who: Range<usize>,
    /// The head noun.
    pub(crate) head: Option<Range<usize>>,
    pub(crate) noun: Option<PeopleNoun>,
}

impl Counted {
    /// Whether a number, a number word or a vague count is printed.
    pub(crate) fn is_numbered(&self) -> bool {
        matches!(self.form, NumberForm::Digits | NumberForm::Words | NumberForm::Vague)
    }

    /// The age that is printed in the phrase ("an 11-month old girl"), else that of its noun.
    pub(crate) fn age(&self, sheet: &Sheet<'_>) -> Option<Age> {
        let years = self.range.clone().find_map(|i| age::age_words(sheet, i));
        years.map(age::of_years).or_else(|| self.noun.and_then(|n| n.age))
    }
}

/// All counted phrases of the body in text order; none overlap, and none starts in a date.
pub(crate) fn find(sheet: &Sheet<'_>, dates: &[DateMention]) -> Vec<Counted> {
    let mut found = Vec::new();
    let mut dates = dates.iter().map(|d| sheet.words_in(d.span)).peekable();
    let mut at = 0;
    while at < sheet.len() {
        while dates.peek().is_some_and(|d| d.end <= at) {
            dates.next();
        }
        if dates.peek().is_some_and(|d| d.contains(&at)) {
            at += 1;
            continue;
        }
        match phrase_at(sheet, at) {
            Some(phrase) => {
                at = phrase.range.end;
                found.push(phrase);
            }
            None => at += 1,
        }
    }
    found
}

/// The counted phrase that starts at a word.
pub(crate) fn find_at(sheet: &Sheet<'_>, at: usize) -> Option<Counted> {
    (at < sheet.len()).then(|| phrase_at(sheet, at)).flatten()
}

fn phrase_at(sheet: &Sheet<'_>, at: usize) -> Option<Counted> {
    if sheet.words[at].masked {
        return None;
    }
    numbered(sheet, at).or_else(|| article(sheet, at)).or_else(|| plural(sheet, at))
}

/// "at least 17 people", "dozens of civilians", "five others", "19".
fn numbered(sheet: &Sheet<'_>, at: usize) -> Option<Counted> {
    if sheet.is(at, "one") && sheet.is(at + 1, "of") && number::read(sheet, at + 2).is_some() {
        return None;
    }
    let (amount, end) = number::read(sheet, at)?;
    let form = amount.form;
    let after = noun::skip_of(sheet, end);
    let number = at..amount.vague.as_ref().map_or(end, |v| v.end);
    if let Some(noun) = noun::read(sheet, after, Before::Number) {
        return Some(Counted {
            range: at..noun.end,
            number,
            form,
            amount,
            who: noun.start..noun.end,
            head: Some(noun.head),
            noun: noun.meaning,
        });
    }
    if number::counts_things(sheet, at, end) || is_age(sheet, at, end) {
        return None;
    }
    if let Some(who) = noun::unknown(sheet, after) {
        let head = Some(who.end - 1..who.end);
        return Some(Counted { range: at..who.end, number, form, amount, who, head, noun: None });
    }
    if noun::is_other_noun(sheet, end) {
        return None;
    }
    Some(Counted { range: at..number.end, number, form, amount, who: end..end, head: None, noun: None })
}

/// "Ada Lind, 45,", "a boy, 14,": a bare number between a name or one person and a comma is an age.
fn is_age(sheet: &Sheet<'_>, at: usize, end: usize) -> bool {
    let person =
        |i: usize| sheet.capital(i) || sheet.means(i, |m| matches!(m, Meaning::People(noun) if !noun.plural));
    at > 1 && sheet.is_mark(at - 1, ',') && person(at - 2) && end == at + 1 && sheet.is_mark(end, ',')
}

/// "a girl", "his wife", "the body of" is not one.
fn article(sheet: &Sheet<'_>, at: usize) -> Option<Counted> {
    const ARTICLES: [&str; 11] =
        ["a", "an", "the", "his", "her", "their", "another", "this", "its", "my", "our"];
    let possessive = sheet.is_possessive(at);
    if !possessive && !sheet.is_any(at, &ARTICLES) {
        return None;
    }
    let noun = noun::read(sheet, at + 1, Before::Article)?;
    let meaning = noun.meaning?;
    let start = if possessive { at + 1 } else { at };
    let definite = sheet.is_any(at, &["the", "this"]);
    if meaning.plural {
        return Some(Counted {
            range: start..noun.end,
            number: noun.start..noun.end,
            form: NumberForm::Plural,
            amount: Amount::plural(),
            who: noun.start..noun.end,
            head: Some(noun.head),
            noun: Some(meaning),
        });
    }
    if let Some(family) = family_list(sheet, start, &noun) {
        return Some(family);
    }
    Some(Counted {
        range: start..noun.end,
        number: start..noun.end,
        form: NumberForm::Article,
        amount: Amount::exactly(1, NumberForm::Article),
        who: if definite { noun.start..noun.end } else { start_of_who(sheet, start, &noun) },
        head: Some(noun.head),
        noun: Some(meaning),
    })
}

/// "her grandmother" keeps its possessive; "a girl" leaves its article.
fn start_of_who(sheet: &Sheet<'_>, start: usize, noun: &noun::Noun) -> Range<usize> {
    let keeps = sheet.is_any(start, &["his", "her", "their", "its", "my", "our"]);
    if keeps { start..noun.end } else { noun.start..noun.end }
}

/// "his wife and two daughters": relatives counted together.
fn family_list(sheet: &Sheet<'_>, start: usize, first: &noun::Noun) -> Option<Counted> {
    if !sheet.is_any(start, &["his", "her", "their"]) || !sheet.is(first.end, "and") {
        return None;
    }
    let (amount, end) = number::read(sheet, first.end + 1)?;
    let more = noun::read(sheet, end, Before::Number)?;
    let total = amount.low? + 1;
    let meaning = more.meaning.map(|m| PeopleNoun { sex: join_sex(first.meaning, m), ..m });
    Some(Counted {
        range: start..more.end,
        number: start..more.end,
        form: NumberForm::Words,
        amount: Amount::exactly(total, NumberForm::Words),
        who: start..more.end,
        head: Some(more.head),
        noun: meaning,
    })
}

fn join_sex(first: Option<PeopleNoun>, second: PeopleNoun) -> Option<Sex> {
    let first = first.and_then(|m| m.sex);
    if first == second.sex { second.sex } else { None }
}

/// "Palestinian children", "injured men", "those"; at the start of a sentence also one without article: "Child with
/// flag".
fn plural(sheet: &Sheet<'_>, at: usize) -> Option<Counted> {
    if sheet.is(at, "those") && sheet.means(at + 1, |m| matches!(m, Meaning::Harm(_))) {
        let range = at..at + 1;
        let (amount, who) = (Amount::plural(), range.end..range.end);
        let form = NumberForm::Plural;
        return Some(Counted { number: range.clone(), range, form, amount, who, head: None, noun: None });
    }
    let noun = noun::read(sheet, at, Before::Nothing)?;
    let meaning = noun.meaning.filter(|m| m.plural || sheet.opens_sentence(at))?;
    let form = if meaning.plural { NumberForm::Plural } else { NumberForm::Article };
    let amount = if meaning.plural { Amount::plural() } else { Amount::exactly(1, form) };
    Some(Counted {
        range: noun.start..noun.end,
        number: noun.start..noun.end,
        form,
        amount,
        who: noun.start..noun.end,
        head: Some(noun.head),
        noun: Some(meaning),
    })
}
