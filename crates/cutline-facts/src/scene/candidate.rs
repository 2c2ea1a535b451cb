//! Places that could be the scene, by how their clause ties them to the picture.

use cutline_model::reading::{Place, PlaceKind};

use super::clause;
use crate::place::{Lead, Prep, follows_dash};
use crate::sheet::{Shape, Sheet};

/// How a place stands to the picture, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Standing {
    /// "Picture taken in X".
    Stated,
    /// The main clause of the picture's sentence puts it there.
    Main,
    /// The clause of what led to the picture does.
    Cause,
    /// A later sentence does, and the picture's own names no place.
    Later,
    /// Something is aimed there: "towards forces in X".
    Aimed,
    /// The words put something else there: a war, an origin, news.
    Elsewhere,
}

/// A place with its standing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) place: usize,
    pub(super) standing: Standing,
    /// No preposition of place governs it.
    pub(super) weak: bool,
}

/// All places that are governed by a preposition of place, or that the picture shows.
pub(super) fn all(sheet: &Sheet<'_>, places: &[Place]) -> Vec<Candidate> {
    let Some(main) = clause::main_sentence(sheet) else { return Vec::new() };
    let mut out: Vec<Candidate> = Vec::with_capacity(places.len());
    for (i, place) in places.iter().enumerate() {
        let words = sheet.words_in(place.span);
        let Some(word) = sheet.words.get(words.start) else { continue };
        let lead = Lead::read(sheet, words.start);
        let sentence = word.sentence as usize;
        if let Some((standing, weak)) = standing(sheet, places, place, &lead, words.start, sentence, main) {
            out.push(Candidate { place: i, standing, weak });
        }
    }
    out
}

fn standing(
    sheet: &Sheet<'_>,
    places: &[Place],
    place: &Place,
    lead: &Lead,
    first: usize,
    sentence: usize,
    main: usize,
) -> Option<(Standing, bool)> {
    if place.rule == "place/dateline" {
        return Some((Standing::Main, false));
    }
    let weak = governed(sheet, places, place, lead, first)?;
    if clause::is_camera_sentence(sheet, first) && sentence > main {
        return Some((Standing::Stated, weak));
    }
    if sentence < main {
        return Some((Standing::Main, true));
    }
    if sentence > main {
        let told = sentence == main + 1 && !weak && !clause::tells_elsewhere(sheet, lead.start);
        return (told && clause::shows(sheet, main)).then_some((Standing::Later, weak));
    }
    let standing = if clause::is_aimed(sheet, lead.start) {
        Standing::Aimed
    } else if clause::is_left(sheet, lead.start)
        || clause::tells_elsewhere(sheet, lead.start)
        || clause::tells_news(sheet, lead.start)
    {
        Standing::Elsewhere
    } else if clause::is_cause(sheet, lead.start) {
        Standing::Cause
    } else {
        Standing::Main
    };
    Some((standing, weak))
}

/// The place stands alone at the start of its sentence or behind a dash: "Qalmun. A man", "Awards – Tarsh, May 3".
fn opens(sheet: &Sheet<'_>, place: &Place, first: usize) -> bool {
    let end = sheet.words_in(place.span).end;
    let starts = first == sheet.sentence(first).start || follows_dash(sheet, first);
    starts && sheet.words.get(end).is_none_or(|w| w.shape == Shape::Mark)
}

/// Whether the words before a place put something there: `Some(false)` by a preposition, `Some(true)` weakly.
fn governed(sheet: &Sheet<'_>, places: &[Place], place: &Place, lead: &Lead, first: usize) -> Option<bool> {
    let narrow = matches!(
        place.kind,
        Some(
            PlaceKind::Site
                | PlaceKind::Road
                | PlaceKind::Camp
                | PlaceKind::Neighbourhood
                | PlaceKind::Mountain
        )
    );
    match lead.prep {
        Prep::In | Prep::At | Prep::On => Some(sheet.is_any(lead.start, &["off", "near"])),
        Prep::From => clause::is_call(sheet, lead.start).then_some(true),
        Prep::To | Prep::By => None,
        Prep::Weak => None,
        Prep::Of if lead.part.as_ref().is_some_and(|p| p.start > 0 && sheet.capital(p.start - 1)) => None,
        Prep::Of => (lead.part.is_some() || narrow || clause::is_view(sheet, lead.start)).then_some(!narrow),
        Prep::None if crate::place::owned(sheet, lead.start) => Some(false),
        Prep::None if narrow => Some(false),
        Prep::None => opens(sheet, place, first).then_some(true),
        Prep::Comma
            if place
                .inside
                .and_then(|i| places.get(i))
                .is_some_and(|w| w.span.start() < place.span.start()) =>
        {
            Some(false)
        }
        Prep::Comma if place.rule == "place/chain" && first <= 3 => Some(true),
        Prep::Comma if lead.part.is_some() => Some(true),
        Prep::Comma | Prep::And | Prep::Bracket => None,
    }
}
