//! Places named in a caption.

use cutline_model::reading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Text;
use crate::caption::Caption;

/// A named place.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Place<'a> {
    /// The name alone.
    pub text: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// The rule that read it.
    pub rule: Text<'a>,
    /// What it is: village, city, country, …
    pub kind: Option<Text<'a>>,
    /// What it does in the caption: scene, event, container, from, to, actor, speaker, mention.
    pub role: Text<'a>,
    /// How it lies to another place.
    pub relation: Option<Relation<'a>>,
    /// Who holds it, as the caption says.
    pub held_by: Option<HeldBy<'a>>,
    /// ISO 3166-1 alpha-2 code of its country.
    pub country: Option<Text<'a>>,
    /// Gazetteer ids of the divisions that hold it.
    pub within: Vec<Text<'a>>,
    /// Latitude in degrees.
    pub lat: Option<f64>,
    /// Longitude in degrees.
    pub lon: Option<f64>,
    /// How far off the point may be.
    pub radius_km: Option<f64>,
    /// Its gazetteer id.
    pub gazetteer: Option<Text<'a>>,
    /// How the gazetteer's name matched: exact, spelling, key, fuzzy, parent.
    #[serde(rename = "match")]
    pub matched: Option<Text<'a>>,
}

/// Words that relate a place to another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Relation<'a> {
    /// The words.
    pub text: Text<'a>,
    /// Where they start, in code points.
    pub start: u32,
    /// Where they end, exclusive.
    pub end: u32,
    /// The other place, an index into the record's places.
    pub of: Option<usize>,
}

/// The writer's claim of who holds a place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HeldBy<'a> {
    /// The words.
    pub text: Text<'a>,
    /// Where they start, in code points.
    pub start: u32,
    /// Where they end, exclusive.
    pub end: u32,
    /// Whose side the holder is on.
    pub side: Text<'a>,
}

impl<'a> Place<'a> {
    pub(crate) fn of(place: &'a reading::Place, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(place.span);
        Self {
            text: caption.text(place.span),
            start,
            end,
            rule: place.rule.into(),
            kind: place.kind.map(|kind| kind.as_str().into()),
            role: place.role.as_str().into(),
            relation: place.relation.as_ref().map(|relation| Relation::of(relation, caption)),
            held_by: place.held_by.as_ref().map(|held_by| HeldBy::of(held_by, caption)),
            country: place.country.map(Into::into),
            ..Self::default()
        }
    }
}

impl<'a> Relation<'a> {
    fn of(relation: &reading::Relation, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(relation.span);
        Self { text: caption.text(relation.span), start, end, of: relation.of }
    }
}

impl<'a> HeldBy<'a> {
    fn of(held_by: &reading::HeldBy, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(held_by.span);
        Self { text: caption.text(held_by.span), start, end, side: held_by.side.as_str().into() }
    }
}
