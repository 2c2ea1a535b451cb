//! What one row of a table is.

use cutline_record::Record;

use crate::cell::Cell;
use crate::columns::{self, Column};

/// What one row of a table stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rows {
    /// A caption.
    #[default]
    Caption,
    /// An event.
    Event,
    /// A mention of people killed, injured, missing, detained or displaced.
    Casualty,
    /// A named person, or people pictured without a name.
    Person,
    /// A named place.
    Place,
}

/// One row: a record, and the number of one of its items.
#[derive(Clone, Copy, Debug)]
pub struct Row<'r> {
    /// The record.
    pub record: &'r Record<'r>,
    /// Which item of it; of no meaning for rows of captions.
    pub index: usize,
}

impl Rows {
    /// Every kind of row.
    pub const ALL: &'static [Self] = &[Self::Caption, Self::Event, Self::Casualty, Self::Person, Self::Place];

    /// Its name on the command line.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Caption => "caption",
            Self::Event => "event",
            Self::Casualty => "casualty",
            Self::Person => "person",
            Self::Place => "place",
        }
    }

    /// Its columns, in order: first those that every table has.
    pub fn columns(self) -> impl Iterator<Item = &'static Column> {
        let own = match self {
            Self::Caption => columns::CAPTION,
            Self::Event => columns::EVENT,
            Self::Casualty => columns::CASUALTY,
            Self::Person => columns::PERSON,
            Self::Place => columns::PLACE,
        };
        columns::COMMON.iter().chain(own)
    }

    /// The rows of a record. A list that was not read is one row, so that it does not look like none.
    pub fn of<'r>(self, record: &'r Record<'r>) -> impl Iterator<Item = Row<'r>> {
        let items = match self {
            Self::Caption => 1,
            Self::Event => record.events.len(),
            Self::Casualty => record.casualties.len(),
            Self::Person => record.people.len() + record.shown.len(),
            Self::Place => record.places.len(),
        };
        let unread =
            items == 0 && self.list().is_some_and(|list| record.read_by.unread.iter().any(|x| x == list));
        (0..items.max(usize::from(unread))).map(move |index| Row { record, index })
    }

    /// The record's list that the rows are items of.
    const fn list(self) -> Option<&'static str> {
        match self {
            Self::Caption => None,
            Self::Event => Some("events"),
            Self::Casualty => Some("casualties"),
            Self::Person => Some("people"),
            Self::Place => Some("places"),
        }
    }
}

impl<'r> Row<'r> {
    /// What stands in a column of this row; `None` is the empty cell.
    #[must_use]
    pub fn cell(self, column: &Column) -> Option<Cell<'r>> {
        (column.cell)(self).or_else(|| self.is_unread(column.list).then_some(Cell::Unread))
    }

    fn is_unread(self, list: &str) -> bool {
        !list.is_empty() && self.record.read_by.unread.iter().any(|unread| unread == list)
    }
}
