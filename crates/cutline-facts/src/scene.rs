//! Where the picture was taken, by the caption's words.
//!
//! The places that the picture's sentence puts in its main clause come first, the most specific of them; then those of
//! a cause ("after an air strike on"), where nothing else is told. A caption that only tells news has no scene.

mod candidate;
mod clause;
mod country;

use cutline_model::Reading;
use cutline_model::reading::{Field, Place, PlaceKind, PlaceRole, Verdict};

use crate::lexicon::Lexicon;
use crate::place::breadth_of;
use crate::sheet::Sheet;
use crate::trace::Trace;

use candidate::{Candidate, Standing};

/// Sets `scene` and `scene_country`, and the roles of places.
pub(crate) fn resolve(sheet: &Sheet<'_>, lexicon: &Lexicon, reading: &mut Reading, trace: &mut impl Trace) {
    let candidates = candidate::all(sheet, &reading.places);
    let scene = choose(&candidates, &reading.places);
    if let Some(index) = scene {
        if let Some(place) = reading.places.get(index) {
            trace.took("scene/most-specific", place.span, "the scene");
        }
        reading.scene = Some(Verdict { value: index, because: vec![(Field::Places, index)] });
    }
    reading.scene_country = country::of_scene(sheet, lexicon, reading, &candidates);
    set_roles(&mut reading.places, &candidates, scene);
}

/// The most specific candidate of the best standing; a cause inside a wider main place is that place, told closer.
fn choose(candidates: &[Candidate], places: &[Place]) -> Option<usize> {
    let water = |c: &Candidate| places.get(c.place).is_some_and(|p| p.kind == Some(PlaceKind::Water));
    let holds_other = |whole: &Candidate| {
        candidates.iter().any(|c| {
            c.standing == whole.standing
                && !water(c)
                && (whole.weak || !c.weak)
                && lies_in(places, c.place, whole.place)
        })
    };
    let best = |standing: Standing| {
        candidates.iter().filter(|c| c.standing == standing && !holds_other(c)).min_by_key(|c| {
            let breadth = breadth_of(places.get(c.place).and_then(|p| p.kind));
            (2 * breadth + burden(c, breadth), c.place)
        })
    };
    let found =
        [Standing::Stated, Standing::Main, Standing::Cause, Standing::Later].into_iter().find_map(best)?;
    let closer = candidates.iter().find(|c| {
        c.standing == Standing::Cause
            && !water(c)
            && found.standing == Standing::Main
            && lies_in(places, c.place, found.place)
    });
    Some(closer.unwrap_or(found).place)
}

/// A weak hold counts little against a site, but what is near a town is not in it.
fn burden(candidate: &Candidate, breadth: u8) -> u8 {
    match (candidate.weak, breadth) {
        (false, _) => 0,
        (true, ..2) => 1,
        (true, _) => 10,
    }
}

/// Whether the words put one place in another, directly or through others.
fn lies_in(places: &[Place], part: usize, whole: usize) -> bool {
    let mut at = part;
    for _ in 0..places.len() {
        match places.get(at).and_then(wider) {
            Some(i) if i == whole => return true,
            Some(i) => at = i,
            None => return false,
        }
    }
    false
}

/// The place around another, or the one that the words after its name relate it to.
fn wider(place: &Place) -> Option<usize> {
    let beside = || place.relation.as_ref().filter(|r| r.span.start() >= place.span.end()).and_then(|r| r.of);
    place.inside.or_else(beside)
}

fn set_roles(places: &mut [Place], candidates: &[Candidate], scene: Option<usize>) {
    for candidate in candidates.iter().filter(|c| matches!(c.standing, Standing::Cause | Standing::Later)) {
        if let Some(place) = places.get_mut(candidate.place) {
            place.role = PlaceRole::Event;
        }
    }
    let mut at = scene;
    let mut role = PlaceRole::Scene;
    for _ in 0..places.len() {
        let Some(place) = at.and_then(|i| places.get_mut(i)) else { break };
        place.role = role;
        role = PlaceRole::Container;
        at = wider(place);
    }
}
