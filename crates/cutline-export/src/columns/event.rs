//! A row an event.

use cutline_record::Event;

use super::{Column, claimant, date_of, event_key, joined, optional, place_of, text};
use crate::{Cell, Row};

/// A column of events.
const fn column(name: &'static str, about: &'static str, cell: super::Take) -> Column {
    Column::new("events", name, about, cell)
}

fn event<'r>(row: Row<'r>) -> Option<&'r Event<'r>> {
    row.record.events.get(row.index)
}

pub(crate) const EVENT: &[Column] = &[
    column("key", "key of the event in the record", |row| event_key(row, row.index)),
    column("type", "what it is", |row| text(&event(row)?.kind)).telling(),
    column("text", "the words that name it", |row| text(&event(row)?.text)),
    column("standing", "how it stands to the picture: pictured, cause, other, background, planned", |row| {
        text(&event(row)?.standing)
    })
    .telling(),
    column("hedged", "whether the caption itself does not assert it", |row| {
        Some(Cell::Flag(event(row)?.hedged))
    })
    .telling(),
    column("hedge", "the words that say so", |row| text(&event(row)?.hedge.as_ref()?.text)),
    column("hedge_kind", "what those words do", |row| text(&event(row)?.hedge.as_ref()?.kind)),
    column("said_by", "whose word the event is", |row| claimant(row, event(row)?.said_by)).telling(),
    column("place", "where it happened", |row| text(&place_of(row, event(row)?)?.text)).telling(),
    column("place_link", "stated by its own clause, or shared with the picture", |row| {
        optional(&event(row)?.place_link)
    }),
    column("country", "country of that place", |row| optional(&place_of(row, event(row)?)?.country)),
    column("date", "when it happened (EDTF)", |row| optional(&date_of(row, event(row)?)?.edtf)).telling(),
    column("date_link", "stated by its own clause, or shared with the picture", |row| {
        optional(&event(row)?.date_link)
    }),
    column("time", "words for the time of day", |row| text(&event(row)?.time.as_ref()?.text)),
    column("actors", "who did it, as printed", |row| {
        joined(event(row)?.actors.iter().map(|actor| &actor.text))
    })
    .telling(),
    column("actor_standings", "by whose word, for each actor", |row| {
        joined(event(row)?.actors.iter().map(|actor| &actor.standing))
    }),
    column("actors_said_by", "who says so, for each actor; `-` for the caption itself", actors_said_by),
    column("targets", "what was hit, as printed", |row| {
        joined(event(row)?.targets.iter().map(|target| &target.text))
    }),
    column("target_kinds", "what each target is", |row| {
        joined(event(row)?.targets.iter().map(|target| &target.kind))
    }),
    column("weapons", "with what, as printed", |row| {
        joined(event(row)?.weapons.iter().map(|weapon| &weapon.text))
    }),
    column("weapon_kinds", "what each weapon is", |row| {
        joined(event(row)?.weapons.iter().map(|weapon| &weapon.kind))
    }),
    column("rule", "the rule that read it", |row| text(&event(row)?.rule)),
];

fn actors_said_by(row: Row<'_>) -> Option<Cell<'_>> {
    let name = |index: Option<usize>| row.record.claimants.get(index?).map(|claimant| claimant.text.as_ref());
    joined(event(row)?.actors.iter().map(|actor| name(actor.said_by).unwrap_or("-")))
}
