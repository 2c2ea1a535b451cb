//! Named sites: a capitalised noun for a kind of place at the end or the start of a run.

use std::ops::Range;

use cutline_model::reading::{GroupKind, PlaceKind};

use super::word::does;
use crate::lexicon::{Meaning, PlaceWord};
use crate::sheet::Sheet;

/// The kind of place that a run's own noun gives it: "Clock Square", "Lake Tarn", "Temple of Dawn".
pub(super) fn of_run(sheet: &Sheet<'_>, run: &Range<usize>) -> Option<Site> {
    last_noun(sheet, run).or_else(|| first_noun(sheet, run))
}

/// A run that its own noun makes a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site {
    pub(super) kind: PlaceKind,
    /// The noun names nothing but places: squares, rivers, airports. Others are also names of people and bodies.
    pub(super) firm: bool,
}

fn last_noun(sheet: &Sheet<'_>, run: &Range<usize>) -> Option<Site> {
    let numbered = sheet.str(run.end - 1).starts_with(|c: char| c.is_ascii_digit());
    let end = if numbered { run.end - 1 } else { run.end };
    let first = run.start + usize::from(!numbered);
    (first..end).find_map(|i| {
        let mut all = sheet.signals_at(i).iter().filter(|s| s.end as usize == end);
        all.find_map(|s| match s.meaning {
            Meaning::PlaceNoun(noun) if noun.kept => {
                Some(named_city(sheet, run, site(sheet, end - 1, noun.kind)))
            }
            _ => None,
        })
    })
}

/// "Gaza City": a known name with "City" is a place for sure.
fn named_city(sheet: &Sheet<'_>, run: &Range<usize>, site: Site) -> Site {
    let entry = |m| matches!(m, Meaning::Country(_) | Meaning::Region(..) | Meaning::Division(_));
    Site { firm: site.firm || site.kind == PlaceKind::City && sheet.means(run.start, entry), ..site }
}

/// "Lake Tarn", "Mount Carmel", "Church of the Rock", "Interstate 10".
fn first_noun(sheet: &Sheet<'_>, run: &Range<usize>) -> Option<Site> {
    if run.len() < 2 {
        return None;
    }
    let of = sheet.is(run.start + 1, "of");
    sheet
        .signals_at(run.start)
        .iter()
        .filter(|s| (s.end as usize) < run.end)
        .find_map(|s| match s.meaning {
            Meaning::PlaceNoun(noun) if noun.kept => Some(noun.kind),
            _ => None,
        })
        .filter(|_| of || does(sheet, run.start, PlaceWord::First))
        .map(|kind| Site { firm: of, ..site(sheet, run.start, kind) })
}

fn site(sheet: &Sheet<'_>, noun: usize, kind: PlaceKind) -> Site {
    Site { kind, firm: !does(sheet, noun, PlaceWord::Loose) }
}

/// Where the proper name of a run ends: "River" and words for divisions are dropped.
pub(super) fn proper_end(sheet: &Sheet<'_>, run: &Range<usize>) -> usize {
    let dropped = run.len() > 1 && does(sheet, run.end - 1, PlaceWord::Dropped);
    run.end - usize::from(dropped)
}

/// Whether a run names a body that meets at a place of the same name: a court, a parliament.
pub(super) fn is_seat(sheet: &Sheet<'_>, run: &Range<usize>) -> bool {
    let seat = |i: usize| does(sheet, i, PlaceWord::Seat);
    seat(run.end - 1)
        || run.clone().any(|i| seat(i) && sheet.is(i + 1, "of"))
        || sheet.means(run.start, |m| m == Meaning::Org(GroupKind::Court))
}

/// Whether a run names a happening, not a place: "Harvest Cup", "Film Festival".
pub(super) fn is_event(sheet: &Sheet<'_>, run: &Range<usize>) -> bool {
    does(sheet, run.end - 1, PlaceWord::Event) || does(sheet, run.start, PlaceWord::EventStart)
}

/// Whether the last word of a run makes it an organisation.
pub(super) fn is_body(sheet: &Sheet<'_>, run: &Range<usize>) -> bool {
    let word = |i: usize| sheet.means(i, |m| matches!(m, Meaning::OrgWord(_)));
    let mut signals = sheet.signals_at(run.start).iter();
    signals.any(|s| s.end as usize >= run.end && matches!(s.meaning, Meaning::Org(_)))
        || word(run.end - 1)
        || does(sheet, run.end - 1, PlaceWord::Body)
        || run.clone().any(|i| word(i) && sheet.is(i + 1, "of"))
}
