//! What stands before a name and says that it is a place: "in the rebel-held northern Syrian city of".

use std::ops::Range;

use cutline_model::reading::{PlaceKind, Side};

use super::word::does;
use crate::lexicon::{Meaning, PlaceWord};
use crate::sheet::{Shape, Sheet};

/// The word that governs a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prep {
    /// "in", "near", "outside": the name is where something is.
    In,
    /// "at", "behind", "inside": the same, for sites.
    At,
    /// "on": of streets, islands and borders, but also of what is hit or talked about.
    On,
    /// "from", "via".
    From,
    /// "to", "into", "toward".
    To,
    /// "of", after something that is no kind of place.
    Of,
    /// "by": who did it.
    By,
    /// "against", "with", "for", "between", "after".
    Weak,
    /// "and", "or": the last of a list.
    And,
    /// A comma.
    Comma,
    /// An opening bracket.
    Bracket,
    /// Nothing: the name stands at the start, or as subject or object.
    None,
}

/// What stands before a name.
#[derive(Clone, Debug)]
pub(crate) struct Lead {
    pub(crate) prep: Prep,
    /// The word index of the preposition or mark; of the first word of the lead if there is none.
    pub(crate) start: usize,
    /// A noun for its kind: "village of", "the capital".
    pub(super) noun: Option<(Range<usize>, PlaceKind)>,
    /// Words of direction or part: "northern", "outskirts of".
    pub(crate) part: Option<Range<usize>>,
    pub(super) held: Option<(Range<usize>, Side)>,
    /// Row of the country of an adjective: "Syrian".
    pub(super) country: u16,
    /// "the", or a possessive pronoun.
    pub(super) the: bool,
    /// The article is a possessive pronoun.
    pub(super) own: bool,
    /// "a", "an", "one".
    pub(super) a: bool,
}

impl Lead {
    /// Reads what stands before word `first`.
    pub(crate) fn read(sheet: &Sheet<'_>, first: usize) -> Self {
        let mut lead = Self {
            prep: Prep::None,
            start: first,
            noun: None,
            part: None,
            held: None,
            country: 0,
            the: false,
            own: false,
            a: false,
        };
        let floor = sheet.sentence(first).start;
        let mut adjectives = 0;
        while lead.start > floor && lead.step(sheet, floor, &mut adjectives) {}
        lead
    }

    /// Takes one more word or phrase into the lead; false when it is complete.
    fn step(&mut self, sheet: &Sheet<'_>, floor: usize, adjectives: &mut u8) -> bool {
        let at = self.start - 1;
        if let Some(prep) = preposition(sheet, at) {
            return self.govern(sheet, floor, at, prep);
        }
        if self.the || self.a {
            if sheet.is(at, "the") {
                self.start = at;
            }
            return sheet.is(at, "the");
        }
        self.article(sheet, at)
            || self.modifier(sheet, floor, at)
            || self.adjective(sheet, floor, at, adjectives)
    }

    /// "of" after a noun for a place goes on; any other preposition ends the lead.
    fn govern(&mut self, sheet: &Sheet<'_>, floor: usize, at: usize, prep: Prep) -> bool {
        if prep == Prep::Of && self.noun_before(sheet, floor, at) {
            (self.the, self.a) = (false, false);
            return true;
        }
        let apposed = prep == Prep::Comma
            && noun_ending_at(sheet, floor, at)
                .is_some_and(|(_, k)| matches!(k, PlaceKind::City | PlaceKind::Town | PlaceKind::Village));
        if apposed && !self.the && !self.a && self.noun_before(sheet, floor, at) {
            return true;
        }
        (self.prep, self.start) = (prep, at);
        false
    }

    /// "village of", "outskirts of", "two kilometres north of".
    fn noun_before(&mut self, sheet: &Sheet<'_>, floor: usize, of: usize) -> bool {
        if let Some((range, kind)) = noun_ending_at(sheet, floor, of) {
            self.start = range.start;
            if is_named(sheet, floor, range.start) {
                self.part.get_or_insert(range.start..of + 1);
                return false;
            }
            self.noun.get_or_insert((range.start..of + 1, kind));
            return true;
        }
        if of > floor && does(sheet, of - 1, PlaceWord::Part) {
            self.start = of - 1;
            self.part.get_or_insert(of - 1..of + 1);
            return true;
        }
        false
    }

    fn article(&mut self, sheet: &Sheet<'_>, at: usize) -> bool {
        self.own = sheet.is_any(at, &["its", "their", "his", "her", "our"]);
        self.the = self.own || sheet.is_any(at, &["the", "this"]);
        self.a = sheet.is_any(at, &["a", "an", "one", "another", "some", "two", "three"]);
        let found = self.the || self.a;
        if found {
            self.start = at;
        }
        found
    }

    /// "rebel-held", "northern", "Syrian", "the town".
    fn modifier(&mut self, sheet: &Sheet<'_>, floor: usize, at: usize) -> bool {
        let end = at + 1;
        if let Some((range, side)) = ending_at(sheet, floor, end, |m| match m {
            Meaning::HeldBy(side) => Some(side),
            _ => None,
        }) {
            self.start = range.start;
            self.held.get_or_insert((range, side));
            return true;
        }
        if let Some((range, ())) = ending_at(sheet, floor, end, |m| (m == Meaning::Direction).then_some(())) {
            self.start = range.start;
            self.part.get_or_insert(range);
            return true;
        }
        self.demonym(sheet, floor, end) || self.noun_beside(sheet, floor, end)
    }

    fn demonym(&mut self, sheet: &Sheet<'_>, floor: usize, end: usize) -> bool {
        let found = ending_at(sheet, floor, end, |m| match m {
            Meaning::Demonym(row) => Some(row),
            _ => None,
        });
        if let Some((range, row)) = found {
            self.start = range.start;
            self.country = row;
            return true;
        }
        false
    }

    /// "the capital Qalmun", "the town Tal Hamra".
    fn noun_beside(&mut self, sheet: &Sheet<'_>, floor: usize, end: usize) -> bool {
        if self.noun.is_some() || self.part.is_some() {
            return false;
        }
        let Some((range, kind)) = noun_ending_at(sheet, floor, end) else { return false };
        let loose = matches!(
            sheet.str(range.start),
            "state" | "region" | "area" | "district" | "department" | "territory"
        );
        if loose
            || matches!(
                kind,
                PlaceKind::Site | PlaceKind::Road | PlaceKind::Country | PlaceKind::Neighbourhood
            )
        {
            return false;
        }
        self.start = range.start;
        self.noun = Some((range, kind));
        true
    }

    /// One or two adjectives: "besieged", "war-torn", "disputed Himalayan".
    fn adjective(&mut self, sheet: &Sheet<'_>, floor: usize, at: usize, seen: &mut u8) -> bool {
        if *seen == 2 || sheet.words[at].shape != Shape::Lower || sheet.is(at, "'s") {
            return false;
        }
        let word = sheet.str(at);
        let first = if at > floor + 1 && sheet.is_hyphen(at - 1) { at - 2 } else { at };
        let closed = first > floor && sheet.is_article(first - 1);
        let formed = ["ed", "torn", "hit", "held", "ic", "al", "ern", "ous", "ish", "ied", "ian"]
            .iter()
            .any(|e| word.len() > e.len() + 2 && word.ends_with(e));
        if !(formed || closed) {
            return false;
        }
        *seen += 1;
        self.start = first;
        true
    }
}

/// The phrase with a meaning that ends just before word `end`.
pub(super) fn ending_at<T>(
    sheet: &Sheet<'_>,
    floor: usize,
    end: usize,
    want: impl Fn(Meaning) -> Option<T>,
) -> Option<(Range<usize>, T)> {
    let first = end.saturating_sub(5).max(floor);
    (first..end).find_map(|i| {
        let mut all = sheet.signals_at(i).iter();
        all.find_map(|s| (s.end as usize == end).then(|| want(s.meaning)).flatten().map(|t| (s.range(), t)))
    })
}

/// A name stands before word `i`, so that the noun there is its own: "X district of".
fn is_named(sheet: &Sheet<'_>, floor: usize, i: usize) -> bool {
    let named = i > floor && sheet.capital(i - 1) && !sheet.words[i - 1].masked;
    named && ending_at(sheet, floor, i, |m| matches!(m, Meaning::Demonym(_)).then_some(())).is_none()
}

/// A lower-case noun for a kind of place that ends just before word `end`.
fn noun_ending_at(sheet: &Sheet<'_>, floor: usize, end: usize) -> Option<(Range<usize>, PlaceKind)> {
    ending_at(sheet, floor, end, |m| match m {
        Meaning::PlaceNoun(noun) => Some(noun.kind),
        _ => None,
    })
    .filter(|(range, _)| {
        !sheet.capital(range.start) || matches!(sheet.str(range.start), "City" | "Town" | "Village")
    })
}

/// The preposition at word `i`, if it is one.
fn preposition(sheet: &Sheet<'_>, i: usize) -> Option<Prep> {
    let word = sheet.words.get(i)?;
    if word.shape == Shape::Mark {
        return match sheet.str(i) {
            "," => Some(Prep::Comma),
            "(" | "[" => Some(Prep::Bracket),
            _ => None,
        };
    }
    let text = sheet.str(i);
    let mut lower = [0u8; 12];
    let lower = lower.get_mut(..text.len())?;
    lower.copy_from_slice(text.as_bytes());
    lower.make_ascii_lowercase();
    Some(match &*lower {
        b"in" | b"near" | b"outside" | b"across" | b"throughout" | b"around" | b"within" | b"off" => Prep::In,
        b"at" | b"inside" | b"behind" | b"beside" | b"above" | b"below" | b"beneath" | b"opposite"
        | b"along" | b"beyond" => Prep::At,
        b"on" | b"over" | b"onto" | b"past" | b"atop" | b"through" | b"upon" => Prep::On,
        b"from" | b"via" => Prep::From,
        b"to" | b"into" | b"toward" | b"towards" | b"reaching" | b"entering" => Prep::To,
        b"of" => Prep::Of,
        b"by" => Prep::By,
        b"with" | b"against" | b"for" | b"between" | b"after" | b"about" | b"as" | b"before" | b"like"
        | b"than" | b"following" | b"including" | b"leaving" | b"under" => Prep::Weak,
        b"and" | b"or" => Prep::And,
        _ => return None,
    })
}
