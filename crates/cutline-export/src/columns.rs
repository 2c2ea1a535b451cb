//! The columns of every table, listed once. Names are a promise: columns are added, never renamed.

mod caption;
mod casualty;
mod event;
mod person;
mod place;

use std::borrow::Cow;
use std::fmt;

use cutline_record::{Date, Event, Place, Text};

pub(crate) use caption::CAPTION;
pub(crate) use casualty::CASUALTY;
pub(crate) use event::EVENT;
pub(crate) use person::PERSON;
pub(crate) use place::PLACE;

use crate::{Cell, Row};

/// Takes a cell from a row.
type Take = for<'r> fn(Row<'r>) -> Option<Cell<'r>>;

/// One column.
#[derive(Clone, Copy)]
pub struct Column {
    /// Its name in the header.
    pub name: &'static str,
    /// What stands in it, for the documentation.
    pub about: &'static str,
    /// The record's list that it was read with; empty for what is always known.
    pub list: &'static str,
    /// Whether aligned tables show it.
    pub telling: bool,
    pub(crate) cell: Take,
}

impl Column {
    const fn new(list: &'static str, name: &'static str, about: &'static str, cell: Take) -> Self {
        Self { name, about, list, telling: false, cell }
    }

    const fn telling(self) -> Self {
        Self { telling: true, ..self }
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Column").field("name", &self.name).finish_non_exhaustive()
    }
}

/// The columns that every table starts with.
pub(crate) const COMMON: &[Column] = &[
    Column::new("", "caption", "id of the caption", |row| text(&row.record.id)),
    Column::new("", "source", "name of the document", |row| text(&row.record.source.name)).telling(),
    Column::new("", "item", "id of the caption inside the document", |row| optional(&row.record.source.item))
        .telling(),
    Column::new("", "document", "SHA-256 of the document", |row| optional(&row.record.source.document)),
    Column::new(
        "",
        "start",
        "first byte of the caption in the document; with `document` it names the sighting",
        |row| row.record.source.start.map(Cell::Number),
    ),
];

/// Text that borrows from the record.
fn text<'r>(text: &'r Text<'r>) -> Option<Cell<'r>> {
    Some(Cell::Text(Cow::Borrowed(text)))
}

/// Text that may be unknown.
fn optional<'r>(value: &'r Option<Text<'r>>) -> Option<Cell<'r>> {
    value.as_ref().and_then(text)
}

/// A count that may be unknown.
fn number<'r>(number: Option<u32>) -> Option<Cell<'r>> {
    number.map(|number| Cell::Number(number.into()))
}

/// Several values in one cell; empty if there are none.
fn joined<'r, S: AsRef<str>>(parts: impl IntoIterator<Item = S>) -> Option<Cell<'r>> {
    let mut all = String::new();
    for part in parts {
        if !all.is_empty() {
            all.push_str("; ");
        }
        all.push_str(part.as_ref());
    }
    (!all.is_empty()).then(|| Cell::Text(all.into()))
}

/// The key of an item of a list, from the code points of the list's items.
fn key<'r>(field: &str, index: usize, points: impl Iterator<Item = (u32, u32)>) -> Option<Cell<'r>> {
    let spans: Vec<_> = points.take(index + 1).collect();
    if spans.len() <= index {
        return None;
    }
    cutline_record::key(field, spans).map(|key| Cell::Text(key.into()))
}

/// The key of an event.
fn event_key<'r>(row: Row<'r>, index: usize) -> Option<Cell<'r>> {
    key("events", index, row.record.events.iter().map(|event| (event.start, event.end)))
}

/// The name of a claimant.
fn claimant(row: Row<'_>, index: Option<usize>) -> Option<Cell<'_>> {
    text(&row.record.claimants.get(index?)?.text)
}

/// The place of an event.
fn place_of<'r>(row: Row<'r>, event: &Event<'_>) -> Option<&'r Place<'r>> {
    row.record.places.get(event.place?)
}

/// The date of an event.
fn date_of<'r>(row: Row<'r>, event: &Event<'_>) -> Option<&'r Date<'r>> {
    row.record.dates.get(event.date?)
}
