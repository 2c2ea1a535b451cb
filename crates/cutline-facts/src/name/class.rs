//! What the lexicons know of each word, as bits.

use crate::lexicon::{Cue, Meaning};
use crate::sheet::Sheet;

/// A set of kinds of words.
pub(crate) type Class = u32;

pub(crate) const GIVEN: Class = 1;
pub(crate) const TITLE: Class = 1 << 1;
pub(crate) const ORG: Class = 1 << 2;
pub(crate) const ORG_WORD: Class = 1 << 3;
pub(crate) const COUNTRY: Class = 1 << 4;
pub(crate) const DEMONYM: Class = 1 << 5;
pub(crate) const CITY: Class = 1 << 6;
pub(crate) const DIVISION: Class = 1 << 7;
pub(crate) const PLACE_NOUN: Class = 1 << 8;
pub(crate) const CALENDAR: Class = 1 << 9;
pub(crate) const PEOPLE: Class = 1 << 10;
pub(crate) const DIRECTION: Class = 1 << 11;
pub(crate) const LOCATIVE: Class = 1 << 12;
pub(crate) const SAYS: Class = 1 << 13;
pub(crate) const FUNCTION: Class = 1 << 14;
pub(crate) const KIN: Class = 1 << 15;
pub(crate) const THING: Class = 1 << 16;
pub(crate) const SURNAME: Class = 1 << 17;

/// Any name of a place.
pub(crate) const PLACE: Class = COUNTRY | CITY | DIVISION;

/// The classes of every word: those of all signals that cover it.
pub(super) fn of_words(sheet: &Sheet<'_>) -> Vec<Class> {
    let mut classes = vec![0; sheet.len()];
    for signal in &sheet.signals {
        let class = of(signal.meaning);
        let compound =
            class == ORG && (sheet.is_hyphen(signal.end as usize) || is_joined(sheet, signal.first as usize));
        if class != 0 && !compound {
            signal.range().for_each(|i| classes[i] |= class);
        }
    }
    classes
}

/// Whether a hyphen stands just before word `i`.
fn is_joined(sheet: &Sheet<'_>, i: usize) -> bool {
    i > 0 && sheet.is_hyphen(i - 1)
}

fn of(meaning: Meaning) -> Class {
    match meaning {
        Meaning::Given => GIVEN,
        Meaning::Title(_) => TITLE,
        Meaning::Org(_) => ORG,
        Meaning::OrgWord(_) => ORG_WORD,
        Meaning::Country(_) => COUNTRY,
        Meaning::Demonym(_) => DEMONYM,
        Meaning::Capital(_) => CITY,
        Meaning::Division(_) | Meaning::Region(..) => DIVISION,
        Meaning::PlaceNoun(_) => PLACE_NOUN,
        Meaning::Month(_) | Meaning::Weekday(_) => CALENDAR,
        Meaning::People(_) => PEOPLE,
        Meaning::Direction => DIRECTION,
        Meaning::Cue(Cue::Locative | Cue::From | Cue::To) => LOCATIVE,
        Meaning::Says(_) => SAYS,
        Meaning::English => FUNCTION,
        Meaning::Kin => KIN,
        Meaning::ThingWord => THING,
        Meaning::Surname => SURNAME,
        _ => 0,
    }
}
