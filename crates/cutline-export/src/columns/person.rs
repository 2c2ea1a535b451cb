//! A row a named person, or people pictured without a name.

use cutline_record::{Person, Shown, Text};

use super::{Column, claimant, event_key, joined, key, number, optional, text};
use crate::{Cell, Row};

/// A column of people.
const fn column(name: &'static str, about: &'static str, cell: super::Take) -> Column {
    Column::new("people", name, about, cell)
}

fn person<'r>(row: Row<'r>) -> Option<&'r Person<'r>> {
    row.record.people.get(row.index)
}

/// People without a name come after those with one.
fn shown<'r>(row: Row<'r>) -> Option<&'r Shown<'r>> {
    row.record.shown.get(row.index.checked_sub(row.record.people.len())?)
}

/// What both kinds have.
fn either<'r>(
    row: Row<'r>,
    named: fn(&'r Person<'r>) -> Option<&'r Text<'r>>,
    unnamed: fn(&'r Shown<'r>) -> Option<&'r Text<'r>>,
) -> Option<Cell<'r>> {
    person(row).map_or_else(|| shown(row).and_then(unnamed), named).and_then(text)
}

pub(crate) const PERSON: &[Column] = &[
    column("key", "key of the person in the record", person_key),
    column("named", "whether they have a name", |row| {
        person(row).map(|_| true).or_else(|| shown(row).map(|_| false)).map(Cell::Flag)
    }),
    column("name", "the name; empty for people without one", |row| text(&person(row)?.name)),
    column("text", "the words", |row| either(row, |x| Some(&x.text), |x| Some(&x.text))).telling(),
    column("low", "how many at least", |row| {
        number(person(row).map_or_else(|| shown(row)?.number.low, |_| Some(1)))
    }),
    column("high", "how many at most", |row| {
        number(person(row).map_or_else(|| shown(row)?.number.high, |_| Some(1)))
    }),
    column("age", "in full years, where printed", |row| number(person(row)?.age.map(u32::from))).telling(),
    column("age_group", "of people without a name: child, teen, adult or mixed", |row| {
        optional(&shown(row)?.age)
    })
    .telling(),
    column("minor", "whether under 18 by the words; empty where they do not tell", minor).telling(),
    column("sex", "of people without a name: male, female or mixed", |row| optional(&shown(row)?.sex)),
    column("fate", "what became of them", |row| optional(&person(row)?.fate)).telling(),
    column("event", "type of the event that did it", |row| {
        text(&row.record.events.get(person(row)?.event?)?.kind)
    })
    .telling(),
    column("event_key", "its key", |row| event_key(row, person(row)?.event?)),
    column("said_by", "who says so", |row| claimant(row, person(row)?.said_by)),
    column("kin", "words of kinship", |row| joined(person(row)?.kin.iter().map(|kin| &kin.text))),
    column("part", "their part in what is told", |row| either(row, |x| x.part.as_ref(), |x| x.part.as_ref()))
        .telling(),
    column("position", "words that say where they stand in the picture", |row| {
        text(&person(row)?.position.as_ref()?.text)
    }),
    column("shown", "whether they are pictured; empty where the words do not tell", is_shown),
    column("rule", "the rule that read it", |row| either(row, |x| Some(&x.rule), |x| Some(&x.rule))),
];

fn person_key(row: Row<'_>) -> Option<Cell<'_>> {
    let record = row.record;
    key("people", row.index, record.people.iter().map(|person| (person.start, person.end))).or_else(|| {
        let index = row.index.checked_sub(record.people.len())?;
        key("shown", index, record.shown.iter().map(|shown| (shown.start, shown.end)))
    })
}

fn minor(row: Row<'_>) -> Option<Cell<'_>> {
    let unnamed = || match shown(row)?.age.as_deref()? {
        "child" => Some(true),
        "adult" => Some(false),
        _ => None,
    };
    person(row).map_or_else(unnamed, |person| person.minor).map(Cell::Flag)
}

fn is_shown(row: Row<'_>) -> Option<Cell<'_>> {
    person(row).map_or_else(|| shown(row).map(|_| true), |person| person.shown).map(Cell::Flag)
}
