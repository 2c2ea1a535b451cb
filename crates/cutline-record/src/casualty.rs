//! Tolls.

use cutline_model::reading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Text;
use crate::caption::Caption;

/// One mention of people killed, injured, missing, detained or displaced.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Casualty<'a> {
    /// The words: number, people and what befell them.
    pub text: Text<'a>,
    /// Where they start, in code points.
    pub start: u32,
    /// Where they end, exclusive.
    pub end: u32,
    /// The rule that read it.
    pub rule: Text<'a>,
    /// killed, injured, missing, detained or displaced.
    pub outcome: Text<'a>,
    /// How the words put a death: killed, died, body.
    pub manner: Option<Text<'a>>,
    /// The number as printed.
    pub number: Number<'a>,
    /// The printed lower bound; null is no bound, not zero.
    pub low: Option<u32>,
    /// The printed upper bound.
    pub high: Option<u32>,
    /// Whether the bound itself is left open: above or below.
    pub open: Option<Text<'a>>,
    /// "about", "some", "nearly".
    pub approx: bool,
    /// A number word without a number: "dozens".
    pub vague: Option<Text<'a>>,
    /// The head noun in lower case.
    pub who: Option<Text<'a>>,
    /// The whole noun phrase without its number.
    pub who_text: Option<Text<'a>>,
    /// child, teen, adult or mixed, by the words.
    pub age: Option<Text<'a>>,
    /// male, female or mixed, by the words.
    pub sex: Option<Text<'a>>,
    /// civilian, combatant, police, …, by the words.
    pub status: Option<Text<'a>>,
    /// Whose side they were on, by the words.
    pub side: Option<Text<'a>>,
    /// The event whose clause holds the count, an index into the record's events.
    pub event: Option<usize>,
    /// What the count covers: event, area, cumulative.
    pub scope: Option<Text<'a>>,
    /// For a cumulative count: since when (EDTF).
    pub since: Option<Text<'a>>,
    /// Whether these are the people pictured.
    pub shown: bool,
    /// "reportedly", "feared", "believed".
    pub hedged: bool,
    /// Who says so, as printed.
    pub said_by: Option<Text<'a>>,
    /// Who says so, an index into the record's claimants.
    pub claimant: Option<usize>,
    /// The larger count that this one is included in, an index into the record's casualties.
    pub part_of: Option<usize>,
    /// Counts that may hold some of the same people.
    pub may_overlap: Vec<usize>,
    /// Another claimant's count of the same people.
    pub rival_of: Option<usize>,
}

/// A number as printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Number<'a> {
    /// The number words with their bound, or the phrase that counts.
    pub text: Text<'a>,
    /// Where they start, in code points.
    pub start: u32,
    /// Where they end, exclusive.
    pub end: u32,
    /// How it is written: digits, words, article, plural, vague.
    pub form: Text<'a>,
}

impl<'a> Casualty<'a> {
    pub(crate) fn of(
        toll: &'a reading::Casualty,
        claimants: &[reading::Claimant],
        caption: &Caption<'a>,
    ) -> Self {
        let (start, end) = caption.points(toll.span);
        let claimant = toll.claimant.and_then(|index| claimants.get(index));
        Self {
            text: caption.text(toll.span),
            start,
            end,
            rule: toll.rule.into(),
            outcome: toll.outcome.as_str().into(),
            manner: toll.manner.map(|manner| manner.as_str().into()),
            number: Number::of(&toll.number, caption),
            low: toll.low,
            high: toll.high,
            open: toll.open.map(|open| open.as_str().into()),
            approx: toll.approx,
            vague: toll.vague.as_deref().map(Into::into),
            who: toll.who.as_deref().map(Into::into),
            who_text: toll.who_text.map(|span| caption.text(span)),
            age: toll.age.map(|age| age.as_str().into()),
            sex: toll.sex.map(|sex| sex.as_str().into()),
            status: toll.status.map(|status| status.as_str().into()),
            side: None,
            event: toll.event,
            scope: toll.scope.map(|scope| scope.as_str().into()),
            since: toll.since.as_ref().map(|since| since.as_str().into()),
            shown: toll.shown,
            hedged: toll.hedged,
            said_by: claimant.map(|claimant| caption.text(claimant.span)),
            claimant: toll.claimant,
            part_of: toll.part_of,
            may_overlap: toll.may_overlap.clone(),
            rival_of: toll.rival_of,
        }
    }
}

impl<'a> Number<'a> {
    fn of(number: &reading::Number, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(number.span);
        Self { text: caption.text(number.span), start, end, form: number.form.as_str().into() }
    }
}
