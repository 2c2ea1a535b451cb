//! Lower-case nouns of place beside a name: "village of X", "X village", "X refugee camp".

use std::ops::Range;

use cutline_model::reading::PlaceKind;

use super::{Case, Mention};
use crate::lexicon::{PlaceNoun, PlaceWord};
use crate::name::NameKind;
use crate::place::lead::Prep;
use crate::place::word::does;
use crate::place::{entry, site, tail};

impl Case<'_, '_> {
    /// "village of X", "the town X".
    pub(super) fn with_noun_before(&self) -> Option<Mention> {
        let (range, kind) = self.lead.noun.as_ref()?;
        let of = self.sheet.is(range.end - 1, "of");
        let settled =
            matches!(kind, PlaceKind::City | PlaceKind::Town | PlaceKind::Village | PlaceKind::Province);
        let other = self.is_person() && !of
            || *kind == PlaceKind::Site && self.is_body()
            || site::is_event(self.sheet, self.run)
            || self.title_inside();
        if !(of || settled) || other || self.qualifies() {
            return None;
        }
        let own = || site::of_run(self.sheet, self.run).map(|s| s.kind);
        let kind = if *kind == PlaceKind::Site { own() } else { Some(*kind) };
        Some(self.found(kind, "place/noun-before"))
    }

    /// "the headquarters of X" is no name of a place.
    fn is_body(&self) -> bool {
        let long = self.run.len() > 1 && self.proposed != Some(NameKind::Place);
        long || site::is_body(self.sheet, self.run)
    }

    /// The run qualifies what follows: "the city of X's mayor", "the Alpine resort of".
    fn qualifies(&self) -> bool {
        self.owns_otherwise() || tail::noun_at(self.sheet, self.run.end).is_some()
    }

    /// A lower-case noun after the run: dropped ("X village") or part of the name ("X refugee camp").
    pub(super) fn with_noun_after(&self) -> Option<Mention> {
        let (range, noun) = tail::noun_at(self.sheet, self.run.end).or_else(|| self.noun_beyond())?;
        if self.is_no_noun_of(&range, noun) || self.is_person() && !self.is_placed() {
            return None;
        }
        if self.lead.a {
            return self.attribute();
        }
        if noun.kept { self.joined(&range, noun) } else { self.classed(noun) }
    }

    /// "the X music and drama theatre": words between a name and its noun.
    fn noun_beyond(&self) -> Option<(Range<usize>, PlaceNoun)> {
        if !self.is_inside() || self.lead.the == self.entry.is_some() || self.is_person() {
            return None;
        }
        let end = self.run.end;
        let found = (end + 1..end + 4).find_map(|i| tail::noun_at(self.sheet, i))?;
        let between = |i| tail::is_attribute(self.sheet, i) || self.sheet.is(i, "and") && i > end;
        (found.1.kept && found.1.kind == PlaceKind::Site && (end..found.0.start).all(between))
            .then_some(found)
    }

    /// The noun is not the run's own: "X island of Y", "the X nation", "X prison attack".
    fn is_no_noun_of(&self, range: &Range<usize>, noun: PlaceNoun) -> bool {
        let named =
            matches!(noun.kind, PlaceKind::Village | PlaceKind::Town | PlaceKind::City | PlaceKind::Region);
        let of_other = named && self.sheet.is(range.end, "of") && self.sheet.capital(range.end + 1);
        let country =
            noun.kind == PlaceKind::Country || self.entry.is_some_and(|e| e.kind == PlaceKind::Country);
        country || of_other || tail::is_happening(self.sheet, range.end)
    }

    fn is_placed(&self) -> bool {
        self.is_inside() || self.lead.prep == Prep::On
    }

    /// "a Qalmun ICE detention center": the known name at the start says where.
    fn attribute(&self) -> Option<Mention> {
        let (range, entry) = entry::prefix(self.sheet, self.caption.lexicon, self.run)?;
        Some(self.found_as(range, Some(entry.kind), entry.row, "place/attribute"))
    }

    /// "X village": the noun tells the kind.
    fn classed(&self, noun: PlaceNoun) -> Option<Mention> {
        let lead = &self.lead;
        let placed = lead.noun.is_some() || self.entry.is_some() || self.is_owned();
        let located = lead.the || lead.prep != Prep::None || placed;
        located.then(|| self.found(Some(noun.kind), "place/noun-after"))
    }

    /// "X refugee camp": the noun is part of the name.
    fn joined(&self, range: &Range<usize>, noun: PlaceNoun) -> Option<Mention> {
        let lead = &self.lead;
        let joins = match self.entry {
            None => lead.the || lead.prep != Prep::None || lead.noun.is_some() || self.is_owned(),
            Some(_) if noun.kind == PlaceKind::Camp => true,
            Some(_) if range.start > self.run.end => true,
            Some(_) => {
                let placed = lead.the && !lead.own || lead.prep == Prep::At;
                placed && !does(self.sheet, range.start, PlaceWord::Alone)
            }
        };
        let row = self.entry.map_or(0, |e| e.row);
        let built = site::of_run(self.sheet, self.run).is_some_and(|s| s.kind == PlaceKind::Site);
        let own = built || tail::possessive(self.sheet, range.end);
        (joins && !own)
            .then(|| self.found_as(self.run.start..range.end, Some(noun.kind), row, "place/site-noun"))
    }
}
