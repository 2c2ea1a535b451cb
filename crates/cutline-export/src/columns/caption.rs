//! A row a caption.

use cutline_record::Record;

use super::{Column, joined, optional, text};
use crate::{Cell, Row};

pub(crate) const CAPTION: &[Column] = &[
    Column::new("", "text", "the caption", |row| text(&row.record.text)).telling(),
    Column::new("", "language", "ISO 639-1 code of its language", |row| optional(&row.record.language)),
    Column::new("", "unread", "lists that were not read for want of a language", |row| {
        joined(&row.record.read_by.unread)
    }),
    Column::new("dates", "taken", "when the picture was taken (EDTF)", |row| optional(&row.record.taken))
        .telling(),
    Column::new("dates", "taken_basis", "how that is known", |row| optional(&row.record.taken_basis)),
    Column::new("places", "scene", "most specific named place of the picture", |row| {
        optional(&row.record.scene)
    })
    .telling(),
    Column::new("places", "scene_country", "its country (ISO 3166-1 alpha-2)", |row| {
        optional(&row.record.scene_country)
    }),
    Column::new("places", "scene_country_basis", "how that is known", |row| {
        optional(&row.record.scene_country_basis)
    }),
    Column::new("credit", "creators", "photographers", creators).telling(),
    Column::new("credit", "suppliers", "agencies and outlets, by their short names", suppliers),
    Column::new("credit", "credit", "the credit as printed", |row| text(&row.record.credit.as_ref()?.text)),
    Column::new("dates", "dates", "every date named (EDTF, or as printed where incomplete)", dates),
    Column::new("places", "places", "every place named", |row| {
        joined(row.record.places.iter().map(|x| &x.text))
    }),
    Column::new("people", "people", "everyone named", |row| {
        joined(row.record.people.iter().map(|x| &x.name))
    }),
    Column::new("people", "minors", "those named who are under 18 by the words", minors),
    Column::new("shown", "shown", "people pictured without a name", |row| {
        joined(row.record.shown.iter().map(|x| &x.text))
    }),
    Column::new("shown", "shown_children", "children among them", shown_children),
    Column::new("groups", "groups", "organisations named", |row| {
        joined(row.record.groups.iter().map(|x| &x.text))
    }),
    Column::new("claimants", "claimants", "everyone whose word it is", |row| {
        joined(row.record.claimants.iter().map(|x| &x.text))
    }),
    Column::new("events", "events", "types of the events; `?` after one that is hedged", events).telling(),
    Column::new("casualties", "killed", "mentions of people killed, as printed", |row| tolls(row, "killed"))
        .telling(),
    Column::new("casualties", "injured", "mentions of people injured, as printed", |row| {
        tolls(row, "injured")
    })
    .telling(),
    Column::new("casualties", "missing", "mentions of people missing, as printed", |row| {
        tolls(row, "missing")
    }),
    Column::new("casualties", "detained", "mentions of people detained, as printed", |row| {
        tolls(row, "detained")
    }),
    Column::new("casualties", "displaced", "mentions of people displaced, as printed", |row| {
        tolls(row, "displaced")
    }),
    Column::new("advisories", "advisories", "kinds of the supplier's notices", |row| {
        joined(row.record.advisories.iter().map(|x| &x.kind))
    }),
    Column::new("", "problems", "codes of what contradicts itself in the caption", |row| {
        joined(row.record.problems.iter().map(|x| &x.code))
    }),
    Column::new("", "image", "address of the picture", |row| optional(&row.record.source.image)),
    Column::new("", "document_date", "the date that relative dates are counted from (EDTF)", |row| {
        optional(&row.record.source.date)
    }),
];

fn creators(row: Row<'_>) -> Option<Cell<'_>> {
    joined(row.record.credit.as_ref()?.creators.iter().map(|creator| &creator.name))
}

fn suppliers(row: Row<'_>) -> Option<Cell<'_>> {
    joined(row.record.credit.as_ref()?.suppliers.iter().map(|supplier| &supplier.name))
}

fn dates(row: Row<'_>) -> Option<Cell<'_>> {
    joined(row.record.dates.iter().map(|date| date.edtf.as_ref().unwrap_or(&date.text)))
}

fn minors(row: Row<'_>) -> Option<Cell<'_>> {
    joined(row.record.people.iter().filter(|person| person.minor == Some(true)).map(|person| &person.name))
}

fn shown_children(row: Row<'_>) -> Option<Cell<'_>> {
    let children =
        row.record.shown.iter().filter(|shown| matches!(shown.age.as_deref(), Some("child" | "mixed")));
    joined(children.map(|shown| &shown.text))
}

fn events(row: Row<'_>) -> Option<Cell<'_>> {
    joined(
        row.record
            .events
            .iter()
            .map(|event| format!("{}{}", event.kind, if event.hedged { "?" } else { "" })),
    )
}

fn tolls<'r>(row: Row<'r>, outcome: &str) -> Option<Cell<'r>> {
    let record: &Record<'_> = row.record;
    joined(record.casualties.iter().filter(|toll| toll.outcome == outcome).map(|toll| &toll.text))
}
