//! What a calendar expression says, before and after its year is known.

use cutline_model::Edtf;

/// A day or month, perhaps without a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Day {
    pub(super) year: Option<u16>,
    /// 1 to 12.
    pub(super) month: u8,
    pub(super) day: Option<u8>,
}

impl Day {
    fn edtf(self) -> Option<Edtf> {
        match self.day {
            Some(day) => Edtf::day(self.year?, self.month, day),
            None => Edtf::month(self.year?, self.month),
        }
    }

    /// Whether this is the same day or month, whatever the year.
    pub(super) fn same_but_year(&self, other: &Self) -> bool {
        other.year.is_some() && self.month == other.month && self.day == other.day
    }

    fn is_impossible(self) -> bool {
        let Some(day) = self.day else { return false };
        // A leap year stands in for an unknown one.
        Edtf::day(self.year.unwrap_or(2000), self.month, day).is_none()
    }
}

/// What a calendar expression says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Day(Day),
    Range(Day, Day),
    Year(u16),
    Years(u16, u16),
    Decade(u16),
    /// Year and season, spring 1.
    Season(u16, u8),
    /// Said to be about right.
    About(Box<Value>),
    /// Digits that may be read in two ways.
    Ambiguous,
    /// Counted from another date.
    Relative(Relative),
}

/// A step from another date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Relative {
    /// Days from a full date of the caption: "the day before".
    FromCaption(i32),
    /// Days from the document's date: "yesterday".
    Days(i32),
    /// Weeks, months or years from the document's: "last month". "this week" is 0.
    Weeks(i32),
    Months(i32),
    Years(i32),
    /// The last such weekday up to the document's date.
    Weekday(u8),
    /// A month of the year before or after: "last February".
    LastMonth(u8),
    /// The weekend before the document's date.
    Weekend,
    /// Not to be counted out: "in recent weeks".
    Vague,
}

impl Value {
    /// As EDTF, where the words complete it.
    pub(super) fn edtf(&self) -> Option<Edtf> {
        match self {
            Self::Day(day) => day.edtf(),
            Self::Range(from, to) => Some(Edtf::interval(&from.edtf()?, &to.edtf()?)),
            Self::Year(year) => Some(Edtf::year(*year)),
            Self::Years(from, to) => Some(Edtf::interval(&Edtf::year(*from), &Edtf::year(*to))),
            Self::Decade(year) => Some(Edtf::decade(*year)),
            Self::Season(year, season) => Edtf::season(*year, *season),
            Self::About(value) => Some(value.edtf()?.about()),
            Self::Ambiguous | Self::Relative(_) => None,
        }
    }

    /// The day or month that lacks a year.
    pub(super) fn lacks_year(&self) -> Option<Day> {
        match self {
            Self::Day(day) | Self::Range(day, _) if day.year.is_none() => Some(*day),
            _ => None,
        }
    }

    /// The day or month it starts with.
    pub(super) fn first_day(&self) -> Option<Day> {
        match self {
            Self::Day(day) | Self::Range(day, _) => Some(*day),
            _ => None,
        }
    }

    pub(super) fn set_year(&mut self, year: u16) {
        match self {
            Self::Day(day) => day.year = Some(year),
            Self::Range(from, to) => {
                from.year = Some(year);
                to.year = to.year.or(Some(year));
            }
            _ => {}
        }
    }

    pub(super) fn is_impossible(&self) -> bool {
        match self {
            Self::Day(day) => day.is_impossible(),
            Self::Range(from, to) => from.is_impossible() || to.is_impossible(),
            _ => false,
        }
    }

    pub(super) const fn is_relative(&self) -> bool {
        matches!(self, Self::Relative(_))
    }
}
