//! What stands in one cell.

use std::borrow::Cow;

/// A value of a table. The empty cell is `None` of an `Option<Cell>`.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell<'a> {
    /// Text, which may come from outside.
    Text(Cow<'a, str>),
    /// A count, an offset or an age.
    Number(u64),
    /// A measure.
    Measure(f64),
    /// Yes or no.
    Flag(bool),
    /// Not read for want of a language: printed `–`, which is not the same as empty.
    Unread,
}

impl<'a> Cell<'a> {
    /// Whether a spreadsheet could take the cell for something else than it is.
    #[must_use]
    pub const fn is_text(&self) -> bool {
        matches!(self, Self::Text(_))
    }

    /// The cell as it is printed.
    #[must_use]
    pub fn print(self) -> Cow<'a, str> {
        match self {
            Self::Text(text) => text,
            Self::Number(number) => number.to_string().into(),
            Self::Measure(measure) => measure.to_string().into(),
            Self::Flag(true) => "true".into(),
            Self::Flag(false) => "false".into(),
            Self::Unread => "–".into(),
        }
    }
}
