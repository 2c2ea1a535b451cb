//! Nouns of harm: bodies, deaths, tolls that rise.

use std::ops::Range;

use cutline_model::reading::{Manner, NumberForm};

use super::toll;
use crate::casualty::{Phrases, Toll};
use crate::count::{Amount, Counted};
use crate::lexicon::Harm;
use crate::sheet::Sheet;

/// "17 bodies", "the body of a girl", "38 deaths", "the death toll rose to 38".
pub(in crate::casualty) fn noun(
    sheet: &Sheet<'_>,
    phrases: &Phrases<'_>,
    words: &Range<usize>,
    harm: Harm,
) -> Vec<Toll> {
    if let Some(counted) = phrases.ending(words.start) {
        return vec![toll(counted, counted.range.start..words.end, words.clone(), harm, "toll/noun")];
    }
    if let Some(counted) = among_the_dead(sheet, phrases, words) {
        return vec![toll(counted, counted.range.start..words.end, words.clone(), harm, "toll/among")];
    }
    if let Some(start) = suffered(sheet, words) {
        return super::subject::subject(sheet, phrases, start, words, harm, "toll/suffered");
    }
    if sheet.is_any(words.end, &["bag", "bags", "armor", "armour", "camera", "cameras", "parts"]) {
        return Vec::new();
    }
    let body = harm.manner == Some(Manner::Body);
    if sheet.is(words.end, "of") && body {
        let found = phrases
            .starting(words.end + 1)
            .map(|c| Counted { amount: body_amount(sheet, words, c), ..c.clone() });
        let the = usize::from(words.start > 0 && sheet.is(words.start - 1, "the"));
        return found.map_or_else(Vec::new, |c| {
            vec![toll(&c, words.start - the..c.range.end, words.clone(), harm, "toll/body")]
        });
    }
    if body {
        return bare_body(sheet, words, harm);
    }
    rising(sheet, phrases, words, harm)
}

/// The verb of "suffered minor injuries".
fn suffered(sheet: &Sheet<'_>, words: &Range<usize>) -> Option<usize> {
    let floor = sheet.sentence(words.start).start.max(words.start.saturating_sub(4));
    (floor..words.start).find(|&i| sheet.is_any(i, &["suffered", "sustained", "suffers", "received"]))
}

/// "Two infants were among the dead".
fn among_the_dead<'p>(
    sheet: &Sheet<'_>,
    phrases: &'p Phrases<'_>,
    words: &Range<usize>,
) -> Option<&'p Counted> {
    let among = words.start.checked_sub(1).filter(|&i| sheet.is(i, "among"))?;
    let be = among.checked_sub(1).filter(|&i| sheet.is_any(i, &["was", "were", "is", "are"]))?;
    phrases.ending(be)
}

/// "the body of a relative" is one; "bodies of relatives" two or more, whatever the noun says.
fn body_amount(sheet: &Sheet<'_>, words: &Range<usize>, counted: &Counted) -> Amount {
    let singular = sheet.is_any(words.end - 1, &["body", "corpse"]);
    if singular && counted.form == NumberForm::Plural {
        return Amount::exactly(1, NumberForm::Article);
    }
    counted.amount.clone()
}

/// "bodies" without number or people; "a body".
fn bare_body(sheet: &Sheet<'_>, words: &Range<usize>, harm: Harm) -> Vec<Toll> {
    let plural = sheet.is_any(words.end - 1, &["bodies", "corpses"]);
    let one = words.start > 0
        && sheet.is_any(words.start - 1, &["a", "another"])
        && !sheet.is(words.end - 1, "remains");
    if (!plural && !one) || sheet.is(words.end, "of") {
        return Vec::new();
    }
    let (form, amount, start) = if plural {
        (NumberForm::Plural, Amount::plural(), words.start)
    } else {
        (NumberForm::Article, Amount::exactly(1, NumberForm::Article), words.start - 1)
    };
    let range = start..words.end;
    let who = words.end..words.end;
    let counted =
        Counted { range: range.clone(), number: range.clone(), form, amount, who, head: None, noun: None };
    vec![toll(&counted, range, words.clone(), harm, "toll/body")]
}

/// "the death toll rose to 38", "put the dead at 57", "gave the toll as 358".
fn rising(sheet: &Sheet<'_>, phrases: &Phrases<'_>, words: &Range<usize>, harm: Harm) -> Vec<Toll> {
    if !sheet.is_any(words.end - 1, &["toll", "dead", "deaths"]) {
        return Vec::new();
    }
    let end = (words.end + 10).min(sheet.sentence(words.start).end);
    let leads = |i: usize| {
        (i.saturating_sub(2)..i).any(|k| {
            k >= words.end
                && sheet.is_any(k, &["at", "to", "as", "of", "reached", "hit", "is", "passed", "was"])
        })
    };
    let found = (words.end..end)
        .find_map(|i| phrases.starting(i).filter(|c| c.is_numbered() && counts_people(c) && leads(i)));
    found.map_or_else(Vec::new, |c| vec![toll(c, words.start..c.range.end, words.clone(), harm, "toll/noun")])
}

/// "the dead at 57", not "the dead at 12 sites".
fn counts_people(counted: &Counted) -> bool {
    counted.head.is_none() || counted.noun.is_some()
}
