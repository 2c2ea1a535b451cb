//! Tolls: counted people tied to the words of harm that befell them.

mod link;
mod part;
mod predicate;

use std::ops::Range;

use cutline_model::reading::{Manner, NumberForm, Outcome};

use crate::count::Counted;
use crate::lexicon::{Harm, HarmForm, Meaning};
use crate::sheet::Sheet;
use crate::trace::Trace;

pub(crate) use link::casualties;

/// A toll before it is tied to events and claimants. All ranges are words.
#[derive(Clone, Debug)]
pub(crate) struct Toll {
    pub(crate) counted: Counted,
    pub(crate) outcome: Outcome,
    pub(crate) manner: Option<Manner>,
    /// Number, people and harm.
    pub(crate) range: Range<usize>,
    /// The harm with its auxiliaries.
    pub(crate) predicate: Range<usize>,
    /// Stated as included in the toll before it.
    pub(crate) part: bool,
    pub(crate) rule: &'static str,
}

/// Counted phrases by where they start and end.
pub(crate) struct Phrases<'a> {
    pub(crate) all: &'a [Counted],
}

impl Phrases<'_> {
    /// The phrase that starts at a word.
    pub(crate) fn starting(&self, at: usize) -> Option<&Counted> {
        let i = self.all.partition_point(|c| c.range.start < at);
        self.all.get(i).filter(|c| c.range.start == at)
    }

    /// The phrase that ends just before a word.
    pub(crate) fn ending(&self, end: usize) -> Option<&Counted> {
        let i = self.all.partition_point(|c| c.range.end < end);
        self.all.get(i).filter(|c| c.range.end == end)
    }

    /// The phrase that a word stands in.
    pub(crate) fn holding(&self, at: usize) -> Option<&Counted> {
        let i = self.all.partition_point(|c| c.range.end <= at);
        self.all.get(i).filter(|c| c.range.contains(&at))
    }
}

/// All tolls of the body, in text order.
pub(crate) fn find(sheet: &Sheet<'_>, counted: &[Counted], trace: &mut impl Trace) -> Vec<Toll> {
    let phrases = Phrases { all: counted };
    let mut tolls: Vec<Toll> = Vec::new();
    let mut at = 0;
    while at < sheet.len() {
        let end = harm_at(sheet, &phrases, at, &mut tolls, trace);
        at = end.max(at + 1);
    }
    mourned(sheet, counted, &mut tolls);
    tolls.sort_by_key(|t| (t.counted.range.start, t.range.start));
    tolls.dedup_by(|b, a| a.outcome == b.outcome && a.counted.range == b.counted.range);
    part::find(sheet, &phrases, &mut tolls, trace);
    share_bounds(sheet, &mut tolls);
    tolls.retain(|t| t.counted.amount.high != Some(0));
    tolls.retain(|t| needs_no_number(t.outcome) || t.counted.is_numbered() || t.part);
    tolls
}

/// "the funeral of X, his wife and two daughters": relatives mourned with a name, and people mourned without one.
fn mourned(sheet: &Sheet<'_>, counted: &[Counted], tolls: &mut Vec<Toll>) {
    for phrase in counted {
        let start = phrase.range.start;
        let floor = sheet.sentence(start).start.max(start.saturating_sub(9));
        let of = |i: usize| {
            sheet.is_any(i, &["funeral", "burial", "funerals", "burials"])
                && (i + 1..i + 4).any(|k| sheet.is_any(k, &["of", "for"]))
        };
        let mourned = (floor..start)
            .rev()
            .take_while(|&i| !sheet.is_any(i, &["in", "at", "killed", "who", "after"]))
            .any(of);
        let known = tolls.iter().any(|t| t.counted.range.start == start);
        let names_follow = sheet.is_mark(phrase.range.end, ',') && sheet.capital(phrase.range.end + 1);
        let relative = phrase.form == NumberForm::Words && sheet.is_any(start, &["his", "her", "their"]);
        if mourned && !known && !names_follow && relative {
            tolls.push(Toll {
                counted: phrase.clone(),
                outcome: Outcome::Killed,
                manner: None,
                range: phrase.range.clone(),
                predicate: phrase.range.clone(),
                part: false,
                rule: "toll/mourned",
            });
        }
    }
}

/// People killed or injured count without a number too; others only with one.
const fn needs_no_number(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Killed | Outcome::Injured)
}

/// Reads the words of harm at a word; gives the word after them.
fn harm_at(
    sheet: &Sheet<'_>,
    phrases: &Phrases<'_>,
    at: usize,
    tolls: &mut Vec<Toll>,
    trace: &mut impl Trace,
) -> usize {
    let harms = sheet.means(at, |m| matches!(m, Meaning::Harm(_)));
    if !harms || sheet.words[at].masked || is_negated(sheet, at) {
        return at + 1;
    }
    let mut past = at + 1;
    for signal in sheet.signals_at(at) {
        let Meaning::Harm(harm) = signal.meaning else { continue };
        let words = signal.range();
        let found = tolls_of(sheet, phrases, &words, harm);
        if found.is_empty() {
            if let Some(span) = sheet.span(words) {
                trace.dropped("toll", span, "no counted people beside it");
            }
            continue;
        }
        for toll in &found {
            if let Some(span) = sheet.span(toll.range.clone()) {
                trace.took(toll.rule, span, toll.outcome.as_str());
            }
        }
        past = past.max(words.end);
        tolls.extend(found);
        break;
    }
    past
}

fn is_negated(sheet: &Sheet<'_>, at: usize) -> bool {
    let floor = sheet.sentence(at).start;
    (floor.max(at.saturating_sub(4))..at).any(|i| {
        sheet.is_any(i, &["no", "nobody", "none", "without", "neither", "not"])
            && !sheet.is_any(i + 1, &["less", "fewer", "more", "only", "yet"])
    })
}

fn tolls_of(sheet: &Sheet<'_>, phrases: &Phrases<'_>, words: &Range<usize>, harm: Harm) -> Vec<Toll> {
    if let Some(toll) = inside(phrases, words, harm) {
        return vec![toll];
    }
    match harm.form {
        HarmForm::Verb => predicate::verb(sheet, phrases, words, harm),
        HarmForm::Intransitive => predicate::intransitive(sheet, phrases, words, harm),
        HarmForm::Gerund => predicate::object(sheet, phrases, words, harm, "toll/object"),
        HarmForm::Adjective => predicate::adjective(sheet, phrases, words, harm),
        HarmForm::Noun => predicate::noun(sheet, phrases, words, harm),
    }
}

/// "an injured woman", "three wounded soldiers": the harm stands in the phrase.
fn inside(phrases: &Phrases<'_>, words: &Range<usize>, harm: Harm) -> Option<Toll> {
    let adjective = matches!(harm.form, HarmForm::Adjective | HarmForm::Verb);
    let counted = phrases.holding(words.start).filter(|_| adjective)?;
    let head = counted.head.as_ref()?;
    (words.end <= head.start).then(|| Toll {
        range: counted.range.clone(),
        predicate: words.clone(),
        counted: counted.clone(),
        outcome: harm.outcome,
        manner: harm.manner,
        part: false,
        rule: "toll/adjective",
    })
}

/// "At least four children were killed and 19 people injured": one bound governs the joined list.
fn share_bounds(sheet: &Sheet<'_>, tolls: &mut [Toll]) {
    use crate::lexicon::BoundKind::AtLeast;
    for i in 1..tolls.len() {
        let (before, rest) = tolls.split_at_mut(i);
        let (Some(before), Some(toll)) = (before.last(), rest.first_mut()) else { continue };
        let start = toll.counted.range.start;
        let joined = start > 0 && sheet.is(start - 1, "and") && before.range.end + 1 == start;
        let passive = toll.predicate.start >= toll.counted.range.end;
        let verb = toll.range.start;
        let active = verb > 0 && sheet.is(verb - 1, "and") && before.range.end + 1 == verb;
        let numbered = matches!(toll.counted.form, NumberForm::Digits | NumberForm::Words);
        let leads = before.counted.range.start == before.range.start;
        if ((joined && passive && leads) || active)
            && numbered
            && toll.counted.amount.bound.is_none()
            && before.counted.amount.bound == Some(AtLeast)
        {
            toll.counted.amount = toll.counted.amount.clone().bounded(AtLeast);
        }
    }
}
