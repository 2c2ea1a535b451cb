//! Names of the tables: countries, capitals, divisions, regions.

use cutline_model::reading::PlaceKind;

use super::{Case, Mention};
use crate::place::entry::Entry;
use crate::place::lead::Prep;
use crate::place::tail;
use crate::sheet::Shape;

impl Case<'_, '_> {
    /// A name of the tables, where it stands as a noun or says where something is.
    pub(super) fn as_known(&self) -> Option<Mention> {
        let entry = self.entry?;
        let kind = Some(self.kind_of(entry));
        if self.follows_place() && !self.owns() {
            return Some(self.found(kind, "place/chain"));
        }
        if entry.short || self.is_named_otherwise() {
            return None;
        }
        if self.owns() || self.belongs() {
            return (self.owns_place() || self.belongs()).then(|| self.found(kind, "place/possessive"));
        }
        if let Some(mention) = self.with_noun_after() {
            return Some(mention);
        }
        if self.is_metonym(entry) || self.of_title() {
            return None;
        }
        if self.stands_as_noun(entry) {
            return Some(self.found(kind, "place/known"));
        }
        self.says_where(entry).then(|| self.found(kind, "place/attribute"))
    }

    /// The noun after or before a name tells its kind, but a country stays one.
    fn kind_of(&self, entry: Entry) -> PlaceKind {
        let after = tail::noun_at(self.sheet, self.run.end).filter(|(_, noun)| !noun.kept);
        let noun = after.map(|(_, noun)| noun.kind).or(self.lead.noun.as_ref().map(|(_, kind)| *kind));
        noun.filter(|_| entry.kind != PlaceKind::Country).unwrap_or(entry.kind)
    }

    /// A person or a group of the same name, unless a preposition of place governs it.
    fn is_named_otherwise(&self) -> bool {
        let goes = matches!(self.lead.prep, Prep::From | Prep::To);
        self.is_person() && !self.is_inside() || self.is_group() && !self.is_inside() && !goes
    }

    /// "Qalmun's X": what a place before it owns.
    fn belongs(&self) -> bool {
        let owner = self.before.is_some_and(|b| b.range.end + 1 == self.run.start);
        owner && tail::owned(self.sheet, self.run.start) && !self.owns()
    }

    /// Sites and quarters also stand for those who work there: they need a preposition of place.
    fn is_metonym(&self, entry: Entry) -> bool {
        let narrow = matches!(entry.kind, PlaceKind::Site | PlaceKind::Neighbourhood);
        let part = self.lead.prep == Prep::Of && self.lead.part.is_none();
        narrow && (!self.is_governed() || part)
    }

    fn is_governed(&self) -> bool {
        let prep =
            matches!(self.lead.prep, Prep::In | Prep::At | Prep::From | Prep::To | Prep::Of | Prep::On);
        prep && !self.lead.a
    }

    fn stands_as_noun(&self, entry: Entry) -> bool {
        let lead = &self.lead;
        let abbreviation = entry.kind == PlaceKind::Country && self.sheet.str(self.run.start).len() <= 4;
        let foreign = lead.the && !self.takes_article();
        let strict = lead.a || foreign || abbreviation || !self.is_governed();
        let acts = !lead.the && !lead.a && !abbreviation && entry.firm;
        tail::is_noun_use(self.sheet, self.run.end, strict)
            || acts && tail::is_present(self.sheet, self.run.end)
            || self.sheet.is_hyphen(self.run.end)
    }

    /// "a Qalmun hospital", "the Qalmun bombing".
    fn says_where(&self, entry: Entry) -> bool {
        let narrow = entry.kind != PlaceKind::Country;
        tail::locates(self.sheet, self.run.end, narrow)
            || narrow && tail::is_happening(self.sheet, self.run.end)
    }

    /// "the US", "the Netherlands": the article is the name's own.
    fn takes_article(&self) -> bool {
        let last = self.sheet.str(self.run.end - 1);
        let upper = self.sheet.words.get(self.run.start).is_some_and(|w| w.shape == Shape::Upper);
        upper || self.run.len() > 1 || last.ends_with(['s', '.'])
    }
}
