//! What happened.

use cutline_model::reading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Text;
use crate::caption::{Caption, Words};

/// A happening that the caption names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Event<'a> {
    /// The words that name it.
    pub text: Text<'a>,
    /// Where they start, in code points.
    pub start: u32,
    /// Where they end, exclusive.
    pub end: u32,
    /// The rule that read it.
    pub rule: Text<'a>,
    /// What it is: air_strike, protest, flood, …
    #[serde(rename = "type")]
    pub kind: Text<'a>,
    /// How it stands to the picture: pictured, cause, other, background, planned.
    pub standing: Text<'a>,
    /// Whether the caption itself does not assert it.
    pub hedged: bool,
    /// The words that say so.
    pub hedge: Option<Hedge<'a>>,
    /// The claimant of the event itself, an index into the record's claimants.
    pub said_by: Option<usize>,
    /// Where it happened, an index into the record's places.
    pub place: Option<usize>,
    /// How the place is known: stated or shared.
    pub place_link: Option<Text<'a>>,
    /// When, an index into the record's dates.
    pub date: Option<usize>,
    /// How the date is known: stated or shared.
    pub date_link: Option<Text<'a>>,
    /// Words for the time of day.
    pub time: Option<Words<'a>>,
    /// Who did it.
    pub actors: Vec<Actor<'a>>,
    /// What was hit.
    pub targets: Vec<Target<'a>>,
    /// With what.
    pub weapons: Vec<Weapon<'a>>,
}

/// Words that qualify an event as not the caption's own word.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Hedge<'a> {
    /// The words.
    pub text: Text<'a>,
    /// Where they start, in code points.
    pub start: u32,
    /// Where they end, exclusive.
    pub end: u32,
    /// What they do: reported, alleged, suspected, purported, attributed, feared, denied.
    pub kind: Text<'a>,
}

/// Who carried an event out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Actor<'a> {
    /// As printed.
    pub text: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// Whose side they are on, where the words tell.
    pub side: Option<Text<'a>>,
    /// By whose word: stated, claimed_by_self, blamed, suspected, denied.
    pub standing: Text<'a>,
    /// The claimant, an index into the record's claimants.
    pub said_by: Option<usize>,
}

/// What was hit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Target<'a> {
    /// As printed.
    pub text: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// What it is: home, education, health, …
    pub kind: Text<'a>,
}

/// What an event was done with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Weapon<'a> {
    /// As printed.
    pub text: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// What it is: rocket, barrel_bomb, small_arms, …
    pub kind: Text<'a>,
}

impl<'a> Event<'a> {
    pub(crate) fn of(event: &'a reading::Event, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(event.span);
        Self {
            text: caption.text(event.span),
            start,
            end,
            rule: event.rule.into(),
            kind: event.kind.as_str().into(),
            standing: event.standing.as_str().into(),
            hedged: event.hedge.is_some() || event.said_by.is_some(),
            hedge: event.hedge.as_ref().map(|hedge| Hedge::of(hedge, caption)),
            said_by: event.said_by,
            place: event.place,
            place_link: event.place_link.map(|link| link.as_str().into()),
            date: event.date,
            date_link: event.date_link.map(|link| link.as_str().into()),
            time: event.time.map(|span| caption.words(span)),
            actors: event.actors.iter().map(|actor| Actor::of(actor, caption)).collect(),
            targets: event.targets.iter().map(|target| Target::of(target, caption)).collect(),
            weapons: event.weapons.iter().map(|weapon| Weapon::of(weapon, caption)).collect(),
        }
    }
}

impl<'a> Hedge<'a> {
    fn of(hedge: &reading::Hedge, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(hedge.span);
        Self { text: caption.text(hedge.span), start, end, kind: hedge.kind.as_str().into() }
    }
}

impl<'a> Actor<'a> {
    fn of(actor: &reading::Actor, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(actor.span);
        Self {
            text: caption.text(actor.span),
            start,
            end,
            side: actor.side.map(|side| side.as_str().into()),
            standing: actor.standing.as_str().into(),
            said_by: actor.said_by,
        }
    }
}

impl<'a> Target<'a> {
    fn of(target: &reading::Target, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(target.span);
        Self { text: caption.text(target.span), start, end, kind: target.kind.as_str().into() }
    }
}

impl<'a> Weapon<'a> {
    fn of(weapon: &reading::Weapon, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(weapon.span);
        Self { text: caption.text(weapon.span), start, end, kind: weapon.kind.as_str().into() }
    }
}
