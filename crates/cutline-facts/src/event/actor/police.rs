//! Actors of protests and riots: police that use force, and those they face.

use std::ops::Range;

use cutline_model::reading::{Part, Status, WeaponKind};

use crate::count::Counted;
use crate::event::Around;
use crate::lexicon::Meaning;

/// Police that use force on a protest.
pub(super) fn crowd_control(around: &Around<'_, '_>, mention: &Range<usize>) -> Vec<Range<usize>> {
    let sheet = around.sheet;
    let sentence = sheet.sentence(mention.start);
    let force = |i: usize| {
        sheet.means(i, |m| m == Meaning::Weapon(WeaponKind::CrowdControl))
            || sheet.is_any(i, &["disperse", "dispersed", "beat"])
    };
    if !sentence.clone().any(force) {
        return Vec::new();
    }
    let police = |c: &&Counted| {
        sentence.contains(&c.range.start) && c.noun.is_some_and(|n| n.status == Some(Status::Police))
    };
    around.counted.iter().find(police).map(|c| c.who.clone()).into_iter().collect()
}

/// Protesters and police of a riot's sentence.
pub(super) fn both_sides(around: &Around<'_, '_>, mention: &Range<usize>) -> Vec<Range<usize>> {
    let sheet = around.sheet;
    let sentence = sheet.sentence(mention.start);
    let side = |police: bool| {
        around.counted.iter().find(|c| {
            let noun = c.noun.filter(|_| sentence.contains(&c.range.start));
            // "Two policemen were injured when …": they suffer it.
            let suffers = sheet.is_any(c.range.end, &["was", "were"]);
            noun.is_some_and(|n| {
                if police {
                    n.status == Some(Status::Police) && !suffers
                } else {
                    n.part == Some(Part::Protester)
                }
            })
        })
    };
    [side(false), side(true)]
        .into_iter()
        .flatten()
        .map(|c| c.who.clone())
        .filter(|who| !who.is_empty())
        .collect()
}
