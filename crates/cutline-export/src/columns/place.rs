//! A row a place.

use cutline_record::Place;

use super::{Column, joined, key, optional, text};
use crate::{Cell, Row};

/// A column of places.
const fn column(name: &'static str, about: &'static str, cell: super::Take) -> Column {
    Column::new("places", name, about, cell)
}

fn place<'r>(row: Row<'r>) -> Option<&'r Place<'r>> {
    row.record.places.get(row.index)
}

pub(crate) const PLACE: &[Column] = &[
    column("key", "key of the place in the record", |row| {
        key("places", row.index, row.record.places.iter().map(|place| (place.start, place.end)))
    }),
    column("text", "the name alone", |row| text(&place(row)?.text)).telling(),
    column("kind", "what it is", |row| optional(&place(row)?.kind)).telling(),
    column("role", "scene, event, container, from, to, actor, speaker, mention", |row| {
        text(&place(row)?.role)
    })
    .telling(),
    column("scene", "whether the picture was taken there", is_scene),
    column("relation", "words that relate it to another place", |row| {
        text(&place(row)?.relation.as_ref()?.text)
    })
    .telling(),
    column("relation_of", "that place", relation_of).telling(),
    column("held_by", "words that say who holds it", |row| text(&place(row)?.held_by.as_ref()?.text))
        .telling(),
    column("held_by_side", "whose side that is", |row| text(&place(row)?.held_by.as_ref()?.side)),
    column("country", "ISO 3166-1 alpha-2 code of its country", |row| optional(&place(row)?.country))
        .telling(),
    column("within", "gazetteer ids of the divisions that hold it", |row| joined(&place(row)?.within)),
    column("lat", "latitude in degrees", |row| place(row)?.lat.map(Cell::Measure)),
    column("lon", "longitude in degrees", |row| place(row)?.lon.map(Cell::Measure)),
    column("radius_km", "how far off the point may be", |row| place(row)?.radius_km.map(Cell::Measure)),
    column("gazetteer", "its gazetteer id", |row| optional(&place(row)?.gazetteer)),
    column("match", "how the gazetteer's name matched", |row| optional(&place(row)?.matched)),
    column("rule", "the rule that read it", |row| text(&place(row)?.rule)),
];

fn is_scene(row: Row<'_>) -> Option<Cell<'_>> {
    let name = &place(row)?.text;
    Some(Cell::Flag(row.record.scene.as_ref() == Some(name)))
}

fn relation_of(row: Row<'_>) -> Option<Cell<'_>> {
    text(&row.record.places.get(place(row)?.relation.as_ref()?.of?)?.text)
}
