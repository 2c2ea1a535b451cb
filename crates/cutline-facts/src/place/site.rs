//! Named sites: a capitalised noun for a kind of place at the end or the start of a run.

use std::ops::Range;

use cutline_model::reading::{GroupKind, PlaceKind};

use crate::lexicon::Meaning;
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
        .filter(|kind| of || leads(sheet.str(run.start), *kind))
        .map(|kind| Site { firm: of, ..site(sheet, run.start, kind) })
}

/// Nouns that stand before the proper name.
fn leads(noun: &str, kind: PlaceKind) -> bool {
    matches!(kind, PlaceKind::Water | PlaceKind::Mountain)
        || matches!(
            noun,
            "Camp"
                | "Cape"
                | "Fort"
                | "Kibbutz"
                | "Moshav"
                | "Port"
                | "Plaza"
                | "Piazza"
                | "Hotel"
                | "Stadium"
                | "Interstate"
                | "Route"
                | "Highway"
                | "Isle"
                | "Point"
                | "Temple"
                | "Wat"
                | "Villa"
                | "Avenue"
                | "Place"
        )
}

fn site(sheet: &Sheet<'_>, noun: usize, kind: PlaceKind) -> Site {
    const LOOSE: &[&str] = &[
        "House",
        "Place",
        "Field",
        "Park",
        "Hill",
        "Hills",
        "Woods",
        "Lake",
        "Green",
        "Common",
        "Church",
        "Bush",
        "Row",
        "University",
        "College",
        "School",
        "Academy",
        "Hospital",
        "Clinic",
        "Institute",
        "Way",
        "Light",
        "Block",
        "Wall",
        "Mine",
        "Works",
        "Plant",
        "Bar",
        "Store",
        "Shop",
        "Market",
        "Observatory",
        "Archive",
        "Archives",
        "Museum",
        "Gallery",
        "Library",
        "Theatre",
        "Theater",
        "Studio",
        "Studios",
        "Town",
        "Village",
        "District",
        "Quarter",
        "Base",
        "Facility",
        "Camp",
        "Estate",
        "Center",
        "Centre",
        "Chapel",
        "Temple",
        "Mosque",
        "Gate",
        "Point",
        "Rock",
        "Farm",
        "Ranch",
        "Resort",
        "Casino",
        "Pass",
        "Circuit",
        "Track",
        "Bowl",
        "Dome",
        "Inn",
        "Embassy",
        "Mount",
        "Grove",
        "Mill",
        "Port",
        "Cape",
        "Villa",
        "Wat",
        "Bay",
        "Sound",
        "Coast",
        "Territory",
        "Parish",
        "Zone",
        "Route",
        "Channel",
        "Drive",
        "Pitch",
        "Garrison",
        "Residence",
        "Chamber",
        "Zoo",
        "City",
        "Capitol",
        "Hall",
        "Headquarters",
        "HQ",
        "Monument",
        "Memorial",
        "Statue",
        "Mall",
        "Circle",
        "Circus",
        "Corner",
    ];
    Site { kind, firm: !LOOSE.contains(&sheet.str(noun)) }
}

/// Where the proper name of a run ends: "River" and words for divisions are dropped.
pub(super) fn proper_end(sheet: &Sheet<'_>, run: &Range<usize>) -> usize {
    const DROPPED: &[&str] = &["River", "Oblast", "Province", "Governorate", "State", "Krai", "Raion"];
    let dropped =
        run.len() > 1 && DROPPED.contains(&sheet.str(run.end - 1)) && !sheet.is(run.end - 2, "Autonomous");
    run.end - usize::from(dropped)
}

/// Whether a run names a body that meets at a place of the same name: a court, a parliament.
pub(super) fn is_seat(sheet: &Sheet<'_>, run: &Range<usize>) -> bool {
    const SEATS: &[&str] =
        &["Court", "Parliament", "Senate", "Bundestag", "Knesset", "Duma", "Tribunal", "Courthouse"];
    let seat = |i: usize| SEATS.contains(&sheet.str(i));
    seat(run.end - 1)
        || run.clone().any(|i| seat(i) && sheet.is(i + 1, "of"))
        || sheet.means(run.start, |m| m == Meaning::Org(GroupKind::Court))
}

/// Whether a run names a happening, not a place: "Harvest Cup", "Film Festival".
pub(super) fn is_event(sheet: &Sheet<'_>, run: &Range<usize>) -> bool {
    let last = sheet.str(run.end - 1);
    let first = sheet.str(run.start);
    matches!(
        last,
        "Cup"
            | "Games"
            | "Olympics"
            | "Championship"
            | "Championships"
            | "War"
            | "Festival"
            | "Awards"
            | "Open"
            | "Day"
            | "Parade"
            | "Week"
            | "Prix"
            | "Summit"
            | "League"
            | "Series"
            | "Revolution"
            | "Conference"
            | "Forum"
            | "Rally"
            | "Marathon"
            | "Show"
            | "Tour"
            | "Final"
            | "Finals"
            | "Convention"
            | "Eve"
            | "Christmas"
            | "Easter"
            | "Ramadan"
            | "Masters"
            | "Tournament"
            | "Ceremony"
            | "Ball"
            | "Gala"
            | "Expo"
            | "Fair"
            | "Bowl"
            | "Derby"
            | "II"
            | "Act"
            | "Agreement"
            | "Treaty"
            | "Carnival"
            | "Holocaust"
            | "Division"
            | "Sunday"
            | "COVID"
            | "Mass"
            | "Olympic"
            | "Paralympics"
            | "Biennale"
            | "Congress"
            | "Assembly"
            | "Session"
    ) || matches!(
        first,
        "Hurricane"
            | "Typhoon"
            | "Cyclone"
            | "Operation"
            | "Covid"
            | "COVID"
            | "Tropical"
            | "World"
            | "Flight"
    )
}

/// Whether the last word of a run makes it an organisation.
pub(super) fn is_body(sheet: &Sheet<'_>, run: &Range<usize>) -> bool {
    let word = |i: usize| sheet.means(i, |m| matches!(m, Meaning::OrgWord(_)));
    let named = sheet
        .signals_at(run.start)
        .iter()
        .any(|s| s.end as usize >= run.end && matches!(s.meaning, Meaning::Org(_)));
    named
        || word(run.end - 1)
        || run.clone().any(|i| word(i) && sheet.is(i + 1, "of"))
        || matches!(
            sheet.str(run.end - 1),
            "Party"
                | "Forces"
                | "Army"
                | "Brigade"
                | "Ministry"
                | "Committee"
                | "Council"
                | "Agency"
                | "Union"
                | "Front"
                | "Police"
                | "Department"
                | "Service"
                | "Services"
                | "Association"
                | "Federation"
                | "Company"
                | "Inc"
                | "Corporation"
                | "Group"
                | "Club"
                | "FC"
                | "United"
                | "Navy"
                | "Guard"
                | "Administration"
                | "Office"
                | "Commission"
                | "Board"
                | "Team"
                | "Times"
                | "News"
                | "Post"
                | "TV"
                | "Force"
                | "Corps"
                | "Foundation"
        )
}
