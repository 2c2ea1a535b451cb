//! Capitalised nouns of place inside a name: "Clock Square", "Lake Tarn".

use std::ops::Range;

use cutline_model::reading::PlaceKind;

use super::{Case, Mention};
use crate::lexicon::{Meaning, PlaceWord};
use crate::name::NameKind;
use crate::place::lead::Prep;
use crate::place::site::Site;
use crate::place::word::does;
use crate::place::{entry, site, tail};
use crate::sheet::Shape;

impl Case<'_, '_> {
    /// A run that its own noun makes a place, where nothing makes it a person, a body or a work's title.
    pub(super) fn as_site(&self) -> Option<Mention> {
        let site = site::of_run(self.sheet, self.run)?;
        let no =
            site::is_event(self.sheet, self.run) || self.is_title() || self.owns_otherwise() || self.acts();
        (!no && self.is_believed(site))
            .then(|| self.found_as(self.proper(), Some(site.kind), self.city_row(site), "place/site"))
    }

    /// "Gaza City" is where Gaza is.
    fn city_row(&self, site: Site) -> u16 {
        let prefix = entry::prefix(self.sheet, self.caption.lexicon, self.run);
        prefix.filter(|_| site.kind == PlaceKind::City).map_or(0, |(_, entry)| entry.row)
    }

    fn is_believed(&self, site: Site) -> bool {
        let located = self.is_located();
        let of = site.firm && self.sheet.is(self.run.start + 1, "of");
        match self.proposed {
            _ if of => true,
            _ if matches!(site.kind, PlaceKind::Water | PlaceKind::Mountain) && self.is_inside() => true,
            Some(NameKind::Person | NameKind::Nothing) => located && self.lead.the,
            Some(NameKind::Group) => self.is_inside() || self.has_part(),
            _ if site::is_body(self.sheet, self.run) => self.is_inside() || self.has_part(),
            _ => located || site.firm || self.leads_on() || self.is_object(),
        }
    }

    /// The words around the run say that something is there.
    fn is_located(&self) -> bool {
        let prep = matches!(self.lead.prep, Prep::In | Prep::At | Prep::On | Prep::To | Prep::From);
        prep || self.lead.part.is_some() || self.is_owned()
    }

    /// "the campus of X", "the hall of X".
    fn has_part(&self) -> bool {
        self.lead.part.is_some() || self.lead.noun.is_some()
    }

    /// "workers prepare the X Center": somebody does something with it.
    fn is_object(&self) -> bool {
        let Some(verb) = self.lead.start.checked_sub(1).filter(|_| self.lead.the) else { return false };
        let lower = self.sheet.words.get(verb).is_some_and(|w| w.shape == Shape::Lower);
        self.run.len() > 2 && self.lead.prep == Prep::None && lower && !tail::is_function(self.sheet, verb)
    }

    fn leads_on(&self) -> bool {
        self.caption.leads_to_known(self.run.end) || self.lead.the && self.caption.lies_in_known(self.run.end)
    }

    /// In quotes with nothing before: the title of a work.
    fn is_title(&self) -> bool {
        let quoted =
            self.run.start > 0 && matches!(self.sheet.str(self.run.start - 1), "“" | "\"" | "‘" | "”");
        quoted && self.lead.prep == Prep::None
    }

    /// It says or does something, or qualifies a noun.
    fn acts(&self) -> bool {
        let says = self.sheet.means(self.run.end, |m| matches!(m, Meaning::Says(_)));
        !self.is_located() && (says || !tail::is_noun_use(self.sheet, self.run.end, true))
    }

    /// Without "River" and words for divisions, unless that is the name of another place of the caption.
    fn proper(&self) -> Range<usize> {
        let proper = self.run.start..site::proper_end(self.sheet, self.run);
        let first = self.sheet.str(proper.start);
        let mut others = self.caption.runs.iter();
        let twice = others.any(|r| r.len() == proper.len() && self.sheet.str(r.start) == first);
        if twice { self.run.clone() } else { proper }
    }

    /// "the Qalmun Olympics": games are where their city is.
    pub(super) fn as_host(&self) -> Option<Mention> {
        let games = self.run.clone().any(|i| does(self.sheet, i, PlaceWord::Games));
        let (head, entry) = entry::prefix(self.sheet, self.caption.lexicon, self.run)?;
        let host = games && self.is_inside() && entry.kind != PlaceKind::Country;
        host.then(|| self.found_as(head, Some(entry.kind), entry.row, "place/host"))
    }
}
