//! Record v1: a sighting with its reading.

use cutline_model::reading::{Field, Index, PlaceKind};
use cutline_model::{Reading, Sighting};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::caption::Caption;
use crate::key::keys;
use crate::{
    Advisory, Casualty, Claimant, Credit, Date, Event, FieldValue, Group, Person, Picture, Place, Remark,
    Shown, Source, Text, VERSION,
};

/// What Cutline says of one caption. Unknown is null, absent lists are empty, zero is a number.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[schemars(title = "Cutline record v1")]
pub struct Record<'a> {
    /// The version of the shape.
    pub cutline: u32,
    /// The caption's id: equal for equal captions, so not unique in a stream of sightings.
    pub id: Text<'a>,
    /// Whom the record is made for.
    pub audience: Text<'a>,
    /// What read the caption.
    pub read_by: ReadBy<'a>,
    /// Where the caption stands.
    pub source: Source<'a>,
    /// The pictures it stands under.
    pub pictures: Vec<Picture<'a>>,
    /// What fields of the source say beside the words.
    pub fields: Vec<FieldValue<'a>>,
    /// The caption. All offsets count its code points.
    pub text: Text<'a>,
    /// ISO 639-1 code of its language.
    pub language: Option<Text<'a>>,
    /// Who took the picture, for whom.
    pub credit: Option<Credit<'a>>,
    /// Every date named.
    pub dates: Vec<Date<'a>>,
    /// When the picture was taken (EDTF).
    pub taken: Option<Text<'a>>,
    /// How that is known.
    pub taken_basis: Option<Text<'a>>,
    /// Every named place.
    pub places: Vec<Place<'a>>,
    /// The most specific named place where the picture was taken.
    pub scene: Option<Text<'a>>,
    /// The country where it was taken (ISO 3166-1 alpha-2).
    pub scene_country: Option<Text<'a>>,
    /// How that is known: words, where the country itself is named; else gazetteer.
    pub scene_country_basis: Option<Text<'a>>,
    /// The keys of the items that the verdicts follow from.
    pub because: Because,
    /// Every named individual outside the credit.
    pub people: Vec<Person<'a>>,
    /// People pictured without a name.
    pub shown: Vec<Shown<'a>>,
    /// Every named organisation outside the credit.
    pub groups: Vec<Group<'a>>,
    /// Everyone to whom a statement is attributed.
    pub claimants: Vec<Claimant<'a>>,
    /// What happened.
    pub events: Vec<Event<'a>>,
    /// Every mention of people killed, injured, missing, detained or displaced.
    pub casualties: Vec<Casualty<'a>>,
    /// Restrictions, warnings and notices of the supplier.
    pub advisories: Vec<Advisory<'a>>,
    /// What could not be read inside the caption, or contradicts itself.
    pub problems: Vec<Remark<'a>>,
}

/// What read a caption: equal values read alike.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ReadBy<'a> {
    /// The version of Cutline.
    pub cutline: Text<'a>,
    /// SHA-256 of rules and lexicons.
    pub rules: Text<'a>,
    /// SHA-256 of the gazetteer, where one was used.
    pub gazetteer: Option<Text<'a>>,
    /// The language whose lexicons were used.
    pub language: Option<Text<'a>>,
    /// Lists that were not read for want of a language: not the same as empty.
    pub unread: Vec<Text<'a>>,
}

/// The keys of the items that the verdicts follow from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Because {
    /// Of `taken`.
    pub taken: Vec<String>,
    /// Of `scene`.
    pub scene: Vec<String>,
    /// Of `scene_country`.
    pub scene_country: Vec<String>,
}

impl<'a> Record<'a> {
    /// The record of a sighting. `version` is Cutline's, `rules` the digest of the reader's rules and data.
    #[must_use]
    pub fn new(
        sighting: &'a Sighting,
        reading: &'a Reading,
        id: &'a str,
        version: &'a str,
        rules: &'a str,
    ) -> Self {
        let caption = &Caption::new(&sighting.text);
        let claimants = reading.claimants.as_slice();
        Self {
            cutline: VERSION,
            id: id.into(),
            audience: "internal".into(),
            read_by: ReadBy::of(reading, version, rules),
            source: Source::of(sighting),
            pictures: sighting.pictures.iter().map(Picture::of).collect(),
            fields: Vec::new(),
            text: sighting.text.as_str().into(),
            language: reading.language.map(Into::into),
            credit: reading.credit.as_ref().map(|credit| Credit::of(credit, caption)),
            dates: reading.dates.iter().map(|date| Date::of(date, caption)).collect(),
            taken: reading.taken.as_ref().map(|taken| taken.value.as_str().into()),
            taken_basis: reading.taken_basis.map(|basis| basis.as_str().into()),
            places: reading.places.iter().map(|place| Place::of(place, caption)).collect(),
            scene: scene(reading, caption),
            scene_country: reading.scene_country.as_ref().map(|country| country.value.into()),
            scene_country_basis: scene_country_basis(reading).map(Into::into),
            because: Because::of(reading, caption),
            people: reading.people.iter().map(|person| Person::of(person, caption)).collect(),
            shown: reading.shown.iter().map(|shown| Shown::of(shown, caption)).collect(),
            groups: reading.groups.iter().map(|group| Group::of(group, caption)).collect(),
            claimants: claimants.iter().map(|claimant| Claimant::of(claimant, caption)).collect(),
            events: reading.events.iter().map(|event| Event::of(event, caption)).collect(),
            casualties: reading
                .casualties
                .iter()
                .map(|toll| Casualty::of(toll, claimants, caption))
                .collect(),
            advisories: reading.advisories.iter().map(|advisory| Advisory::of(advisory, caption)).collect(),
            problems: reading.remarks.iter().map(|remark| Remark::of(remark, caption)).collect(),
        }
    }
}

impl<'a> ReadBy<'a> {
    fn of(reading: &'a Reading, version: &'a str, rules: &'a str) -> Self {
        Self {
            cutline: version.into(),
            rules: rules.into(),
            gazetteer: None,
            language: reading.language.map(Into::into),
            unread: reading.unread.iter().map(|field| field.as_str().into()).collect(),
        }
    }
}

impl Because {
    fn of(reading: &Reading, caption: &Caption<'_>) -> Self {
        let keys = |because: &[(Field, Index)]| keys(caption, reading, because);
        Self {
            taken: reading.taken.as_ref().map_or_else(Vec::new, |taken| keys(&taken.because)),
            scene: reading.scene.as_ref().map_or_else(Vec::new, |scene| keys(&scene.because)),
            scene_country: reading
                .scene_country
                .as_ref()
                .map_or_else(Vec::new, |country| keys(&country.because)),
        }
    }
}

fn scene<'a>(reading: &Reading, caption: &Caption<'a>) -> Option<Text<'a>> {
    let place = reading.places.get(reading.scene.as_ref()?.value)?;
    Some(caption.text(place.span))
}

/// A country that is itself named stands on words; one that follows from a place inside it, on the gazetteer.
fn scene_country_basis(reading: &Reading) -> Option<&'static str> {
    let because = &reading.scene_country.as_ref()?.because;
    let places = because.iter().filter(|(field, _)| *field == Field::Places);
    let named = places
        .filter_map(|&(_, index)| reading.places.get(index))
        .any(|place| place.kind == Some(PlaceKind::Country));
    Some(if named { "words" } else { "gazetteer" })
}
