//! When and where.

use cutline::record::{Date, Place, Record};

use super::fact::Fact;
use crate::ink::Paint;

/// When the picture was taken, and the other dates.
pub(crate) fn when<'r>(record: &'r Record<'r>) -> Vec<Fact> {
    let is_taken =
        |date: &&Date<'_>| date.role == "picture" && record.taken.is_some() && date.edtf == record.taken;
    let words = record.dates.iter().filter(is_taken);
    let taken = record.taken.as_ref().map(|taken| {
        let fact = Fact::new("taken", taken, Paint::Date);
        words
            .fold(fact, |fact, date| fact.quote(&date.text, Paint::Date))
            .maybe(basis(record.taken_basis.as_deref()))
    });
    taken.into_iter().chain(record.dates.iter().filter(|date| !is_taken(date)).map(date)).collect()
}

fn date(date: &Date<'_>) -> Fact {
    let role = match date.role.as_ref() {
        "picture" => "of the picture",
        "event" => "of an event",
        "background" => "in the background",
        "other" => "of something else",
        role => role,
    };
    Fact::new("date", date.edtf.as_deref().unwrap_or("incomplete"), Paint::Date)
        .quote(&date.text, Paint::Date)
        .note(role)
        .maybe(basis(date.basis.as_deref()))
}

/// What a date follows from, where that is not its own words.
fn basis(basis: Option<&str>) -> Option<String> {
    basis
        .filter(|&basis| basis != "words")
        .map(|basis| format!("counted from the {}", basis.replace('_', " ")))
}

/// Where the picture was taken, and the other places.
pub(crate) fn places<'r>(record: &'r Record<'r>) -> Vec<Fact> {
    let is_scene = |place: &&Place<'_>| record.scene.as_ref() == Some(&place.text);
    let scene = record.places.iter().filter(is_scene).take(1).map(|x| place(record, "scene", x));
    let others = record.places.iter().filter(|x| !is_scene(x)).map(|x| place(record, "place", x));
    let country = record.scene_country.as_ref().map(|country| {
        let fact = Fact::new("country", country, Paint::Place).note("of the scene");
        if record.scene_country_basis.as_deref() == Some("words") {
            fact
        } else {
            fact.note("from the gazetteer")
        }
    });
    scene.chain(country).chain(others).collect()
}

fn place(record: &Record<'_>, label: &'static str, place: &Place<'_>) -> Fact {
    let mut fact = Fact::new(label, &place.text, Paint::Place).maybe(place.kind.as_deref());
    if let Some(relation) = &place.relation {
        let other =
            relation.of.and_then(|index| record.places.get(index)).map_or("", |other| other.text.as_ref());
        fact = fact.note(format!("“{}” {other}", relation.text).trim_end());
    }
    if let Some(held_by) = &place.held_by {
        fact = fact.quote(&held_by.text, Paint::Place).note(format!("held by: {}", held_by.side));
    }
    fact.maybe(role(&place.role)).maybe(place.country.as_deref())
}

fn role(role: &str) -> Option<&str> {
    match role {
        "scene" => None,
        "event" => Some("of an event"),
        "container" => Some("around it"),
        "from" => Some("left"),
        "to" => Some("headed for"),
        "actor" => Some("acts"),
        "speaker" => Some("speaks"),
        "mention" => Some("mentioned"),
        other => Some(other),
    }
}
