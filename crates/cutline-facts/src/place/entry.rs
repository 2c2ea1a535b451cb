//! Places of the tables: countries, capitals, divisions, regions.

use std::ops::Range;

use cutline_model::reading::PlaceKind;

use crate::lexicon::{Lexicon, Meaning};
use crate::sheet::{Shape, Sheet};

/// What the tables say of a name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) kind: PlaceKind,
    /// The row of its country; 0 where it has none or several.
    pub(super) row: u16,
    /// An abbreviation that only counts after a comma: "N.H.", "KY".
    pub(super) short: bool,
    /// The names of countries and regions are nearly always places; divisions share theirs with people and words.
    pub(super) firm: bool,
}

/// The entry for exactly these words.
pub(super) fn exact(sheet: &Sheet<'_>, lexicon: &Lexicon, range: &Range<usize>) -> Option<Entry> {
    entries(sheet, range).min_by_key(|(rank, _)| *rank).map(|(_, known)| Entry {
        short: is_short(sheet, lexicon, range) && !matches!(known.kind, PlaceKind::Country),
        ..known
    })
}

/// The rows of all countries that have a division of this name.
pub(super) fn countries_of(sheet: &Sheet<'_>, range: &Range<usize>) -> Vec<u16> {
    entries(sheet, range).map(|(_, known)| known.row).filter(|row| *row != 0).collect()
}

/// The longest known name that starts at word `first` and ends before `end`.
pub(super) fn prefix(
    sheet: &Sheet<'_>,
    lexicon: &Lexicon,
    range: &Range<usize>,
) -> Option<(Range<usize>, Entry)> {
    sheet
        .signals_at(range.start)
        .iter()
        .map(|s| s.range())
        .filter(|r| r.end < range.end)
        .find_map(|r| exact(sheet, lexicon, &r).map(|entry| (r, entry)))
}

fn entries<'s>(sheet: &'s Sheet<'_>, range: &Range<usize>) -> impl Iterator<Item = (u8, Entry)> + use<'s> {
    let end = range.end as u32;
    let entry = |kind, row, firm| Entry { kind, row, firm, short: false };
    sheet.signals_at(range.start).iter().filter(move |s| s.end == end).filter_map(move |s| match s.meaning {
        Meaning::Country(row) => Some((0, entry(PlaceKind::Country, row, true))),
        Meaning::Region(kind, row) => Some((1, entry(kind, row, true))),
        Meaning::Capital(row) => Some((2, entry(PlaceKind::City, row, true))),
        Meaning::Division(row) => Some((3, entry(PlaceKind::Province, row, false))),
        _ => None,
    })
}

/// Abbreviations: with a period, or of one to three capitals.
fn is_short(sheet: &Sheet<'_>, lexicon: &Lexicon, range: &Range<usize>) -> bool {
    let word = sheet.str(range.start);
    let id = sheet.words.get(range.start).map_or(0, |w| w.id);
    let upper = sheet.words.get(range.start).is_some_and(|w| w.shape == Shape::Upper) && word.len() <= 3;
    range.len() == 1 && (word.ends_with('.') || upper || lexicon.is_abbreviation(id, true))
}
