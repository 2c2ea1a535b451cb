//! Dates as captions give them: to the day, month, year, decade, or as a range.

use std::fmt;

/// A date in the Extended Date/Time Format (ISO 8601-2:2019 Annex A), in its canonical spelling.
///
/// `2016-11-06`, `2016-11`, `2016`, `199X`, `2016-21` (spring), `2016-11-06/2016-11-08`, `2016~` (about).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edtf(String);

impl Edtf {
    /// Reads an EDTF string; `None` if it is not valid EDTF of level 0 to 2.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        edtf_core::is_valid(text).then(|| Self(text.to_owned()))
    }

    /// A day of the proleptic Gregorian calendar, years 0 to 9999; `None` if there is no such day.
    #[must_use]
    pub fn day(year: u16, month: u8, day: u8) -> Option<Self> {
        Self::parse(&format!("{year:04}-{month:02}-{day:02}"))
    }

    /// A month; `None` unless `month` is 1 to 12.
    #[must_use]
    pub fn month(year: u16, month: u8) -> Option<Self> {
        (1..=12).contains(&month).then(|| Self(format!("{year:04}-{month:02}")))
    }

    /// A year.
    #[must_use]
    pub fn year(year: u16) -> Self {
        Self(format!("{year:04}"))
    }

    /// A decade, by its first year: 1990 is `199X`.
    #[must_use]
    pub fn decade(year: u16) -> Self {
        Self(format!("{:03}X", year / 10))
    }

    /// A season, 1 spring to 4 winter, independent of the hemisphere (level 1 codes 21 to 24).
    #[must_use]
    pub fn season(year: u16, season: u8) -> Option<Self> {
        (1..=4).contains(&season).then(|| Self(format!("{year:04}-{}", 20 + season)))
    }

    /// The interval between two dates.
    #[must_use]
    pub fn interval(from: &Self, to: &Self) -> Self {
        Self(format!("{}/{}", from.0, to.0))
    }

    /// From a date on, with no end given (`2016-11-06/..`).
    #[must_use]
    pub fn since(from: &Self) -> Self {
        Self(format!("{}/..", from.0))
    }

    /// The same date, said to be about right (`~`).
    #[must_use]
    pub fn about(&self) -> Self {
        Self(format!("{}~", self.0))
    }

    /// The canonical spelling.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Year, month and day, where this is exactly one day.
    #[must_use]
    pub fn as_day(&self) -> Option<(u16, u8, u8)> {
        let mut parts = self.0.split('-');
        let day = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        (parts.next().is_none() && self.0.len() == 10).then_some(day)
    }

    /// The year it starts with, where the year is certain.
    #[must_use]
    pub fn first_year(&self) -> Option<u16> {
        self.0.get(..4)?.parse().ok()
    }
}

impl fmt::Display for Edtf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
