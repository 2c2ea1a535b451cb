//! People and groups.

use cutline_model::reading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Text;
use crate::caption::{Caption, Words};

/// A named individual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Person<'a> {
    /// The name alone, without titles.
    pub text: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// The rule that read it.
    pub rule: Text<'a>,
    /// The name.
    pub name: Text<'a>,
    /// The age in full years, where printed.
    pub age: Option<u8>,
    /// Whether under 18 by the words; null where they do not tell.
    pub minor: Option<bool>,
    /// What became of them: killed, died, injured, missing, detained, displaced.
    pub fate: Option<Text<'a>>,
    /// The event that did it, an index into the record's events.
    pub event: Option<usize>,
    /// The claimant who says so, an index into the record's claimants.
    pub said_by: Option<usize>,
    /// Words of kinship.
    pub kin: Vec<Words<'a>>,
    /// Their part in what is told: victim, bereaved, patient, …
    pub part: Option<Text<'a>>,
    /// Words that say where they stand in the picture.
    pub position: Option<Words<'a>>,
    /// Whether they are pictured; null where the words do not tell.
    pub shown: Option<bool>,
}

/// People pictured without a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Shown<'a> {
    /// The noun phrase.
    pub text: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// The rule that read it.
    pub rule: Text<'a>,
    /// How many.
    pub number: Range,
    /// Child, teen, adult or mixed, by the words.
    pub age: Option<Text<'a>>,
    /// Male, female or mixed, by the words.
    pub sex: Option<Text<'a>>,
    /// Their part in what is told.
    pub part: Option<Text<'a>>,
}

/// How many, between bounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Range {
    /// At least.
    pub low: Option<u32>,
    /// At most.
    pub high: Option<u32>,
}

/// A named organisation, armed group, team, ministry, company or outlet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Group<'a> {
    /// The name as printed, without its bracketed acronym.
    pub text: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// The rule that read it.
    pub rule: Text<'a>,
    /// The bracketed acronym tied to it.
    pub acronym: Option<Words<'a>>,
    /// What it is: monitor, armed_group, military, …
    pub kind: Option<Text<'a>>,
}

impl<'a> Person<'a> {
    pub(crate) fn of(person: &'a reading::Person, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(person.span);
        Self {
            text: caption.text(person.span),
            start,
            end,
            rule: person.rule.into(),
            name: caption.text(person.span),
            age: person.age,
            minor: person.minor,
            fate: person.fate.map(|fate| fate.as_str().into()),
            event: person.event,
            said_by: person.said_by,
            kin: person.kin.iter().map(|&span| caption.words(span)).collect(),
            part: person.part.map(|part| part.as_str().into()),
            position: person.position.map(|span| caption.words(span)),
            shown: person.shown,
        }
    }
}

impl<'a> Shown<'a> {
    pub(crate) fn of(shown: &'a reading::Shown, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(shown.span);
        Self {
            text: caption.text(shown.span),
            start,
            end,
            rule: shown.rule.into(),
            number: Range { low: shown.low, high: shown.high },
            age: shown.age.map(|age| age.as_str().into()),
            sex: shown.sex.map(|sex| sex.as_str().into()),
            part: shown.part.map(|part| part.as_str().into()),
        }
    }
}

impl<'a> Group<'a> {
    pub(crate) fn of(group: &'a reading::Group, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(group.span);
        Self {
            text: caption.text(group.span),
            start,
            end,
            rule: group.rule.into(),
            acronym: group.acronym.map(|span| caption.words(span)),
            kind: group.kind.map(|kind| kind.as_str().into()),
        }
    }
}
