//! A row a toll.

use cutline_record::{Casualty, Event};

use super::{Column, date_of, event_key, joined, key, number, optional, place_of, text};
use crate::{Cell, Row};

/// A column of tolls.
const fn column(name: &'static str, about: &'static str, cell: super::Take) -> Column {
    Column::new("casualties", name, about, cell)
}

fn toll<'r>(row: Row<'r>) -> Option<&'r Casualty<'r>> {
    row.record.casualties.get(row.index)
}

fn event_of<'r>(row: Row<'r>) -> Option<&'r Event<'r>> {
    row.record.events.get(toll(row)?.event?)
}

fn toll_key<'r>(row: Row<'r>, index: usize) -> Option<Cell<'r>> {
    key("casualties", index, row.record.casualties.iter().map(|toll| (toll.start, toll.end)))
}

pub(crate) const CASUALTY: &[Column] = &[
    column("key", "key of the toll in the record", |row| toll_key(row, row.index)),
    column("outcome", "killed, injured, missing, detained or displaced", |row| text(&toll(row)?.outcome))
        .telling(),
    column("manner", "how the words put a death: killed, died, body", |row| optional(&toll(row)?.manner)),
    column("text", "the words", |row| text(&toll(row)?.text)),
    column("number", "the number as printed", |row| text(&toll(row)?.number.text)).telling(),
    column("form", "how it is written: digits, words, article, plural, vague", |row| {
        text(&toll(row)?.number.form)
    }),
    column("low", "printed lower bound; empty is no bound, not zero", |row| number(toll(row)?.low)),
    column("high", "printed upper bound", |row| number(toll(row)?.high)),
    column("open", "whether the bound itself is left open: above (\"more than 17\") or below", |row| {
        optional(&toll(row)?.open)
    }),
    column("approx", "\"about\", \"some\", \"nearly\"", |row| Some(Cell::Flag(toll(row)?.approx))),
    column("vague", "a number word without a number", |row| optional(&toll(row)?.vague)),
    column("who", "head noun in lower case", |row| optional(&toll(row)?.who)).telling(),
    column("who_text", "whole noun phrase without its number", |row| optional(&toll(row)?.who_text)),
    column("age", "child, teen, adult or mixed, by the words", |row| optional(&toll(row)?.age)),
    column("sex", "male, female or mixed, by the words", |row| optional(&toll(row)?.sex)),
    column("status", "civilian, combatant, …, by the words", |row| optional(&toll(row)?.status)),
    column("side", "whose side they were on, by the words", |row| optional(&toll(row)?.side)),
    column("event", "type of the event that the count belongs to", |row| text(&event_of(row)?.kind))
        .telling(),
    column("event_key", "its key", |row| event_key(row, toll(row)?.event?)),
    column("event_standing", "how that event stands to the picture", |row| text(&event_of(row)?.standing)),
    column("place", "where that event happened", |row| text(&place_of(row, event_of(row)?)?.text)).telling(),
    column("date", "when that event happened (EDTF)", |row| optional(&date_of(row, event_of(row)?)?.edtf))
        .telling(),
    column("scope", "what the count covers: event, area, cumulative", |row| optional(&toll(row)?.scope)),
    column("since", "for a cumulative count: since when (EDTF)", |row| optional(&toll(row)?.since)),
    column("shown", "whether these are the people pictured", |row| Some(Cell::Flag(toll(row)?.shown))),
    column("hedged", "\"reportedly\", \"feared\", \"believed\"", |row| Some(Cell::Flag(toll(row)?.hedged))),
    column("said_by", "whose count it is, as printed", |row| optional(&toll(row)?.said_by)).telling(),
    column("claimant_kind", "what they are", |row| {
        text(&row.record.claimants.get(toll(row)?.claimant?)?.kind)
    }),
    column("part_of", "key of the larger count that this one is included in", |row| {
        toll_key(row, toll(row)?.part_of?)
    }),
    column("may_overlap", "keys of counts that may hold some of the same people", may_overlap),
    column("rival_of", "key of another claimant's count of the same people", |row| {
        toll_key(row, toll(row)?.rival_of?)
    }),
    column("rule", "the rule that read it", |row| text(&toll(row)?.rule)),
];

fn may_overlap(row: Row<'_>) -> Option<Cell<'_>> {
    joined(toll(row)?.may_overlap.iter().filter_map(|&index| toll_key(row, index)).map(Cell::print))
}
