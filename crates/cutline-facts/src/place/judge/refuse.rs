//! What no place can be, whatever stands before it.

use cutline_model::reading::{PlaceKind, Rule};

use super::Case;
use crate::lexicon::{Meaning, PlaceWord};
use crate::name::NameKind;
use crate::place::lead::{Prep, ending_at};
use crate::place::word::{does, follows_dash};
use crate::place::{entry, site};
use crate::sheet::Shape;

impl Case<'_, '_> {
    /// The rule that refuses the run at once.
    pub(super) fn refused(&self) -> Result<(), Rule> {
        let rule = if self.is_compound() {
            "place/compound"
        } else if matches!(self.lead.prep, Prep::Weak | Prep::And | Prep::None) && self.is_fixture() {
            "place/team"
        } else if self.entry.is_none() && !self.is_inside() && self.is_headline() {
            "place/headline"
        } else if self.entry.is_none() && self.is_day() {
            "place/calendar"
        } else if self.entry.is_none() && self.is_adjective() {
            "place/adjective"
        } else if self.lead.prep == Prep::None && self.title_before(self.run.start) {
            "place/title"
        } else {
            return Ok(());
        };
        Err(rule)
    }

    /// "Qalmun-led", "Qalmun-Tarsh war", but not "Qalmun-Tarsh border".
    fn is_compound(&self) -> bool {
        let before = self.run.start > 0 && self.sheet.is_hyphen(self.run.start - 1);
        let after = self.sheet.is_hyphen(self.run.end);
        let second = || self.caption.run_at(self.run.end + 1).map_or(self.run.end + 2, |r| r.end);
        let end = if after { second() } else { self.run.end };
        (before || after) && !self.sheet.is_any(end, &["border", "frontier"])
    }

    /// "the match between X and Y": teams.
    fn is_fixture(&self) -> bool {
        let first = self.sheet.sentence(self.run.start).start;
        let mut near = (first.max(self.run.start.saturating_sub(8))..self.run.start).rev();
        near.find(|&i| self.sheet.is_any(i, &["between", "v", "vs"])).is_some_and(|at| {
            (first.max(at.saturating_sub(4))..at).any(|i| does(self.sheet, i, PlaceWord::Fixture))
        })
    }

    /// The sentence has no word in lower case to tell anything by.
    fn is_headline(&self) -> bool {
        let word = |i: &usize| !self.sheet.words[*i].masked;
        let words = || self.sheet.sentence(self.run.start).filter(word);
        let tells = |i: usize| self.sheet.words[i].shape == Shape::Lower && self.sheet.str(i).len() > 3;
        words().filter(|&i| self.sheet.capital(i)).count() > 4
            && !words().any(tells)
            && !(follows_dash(self.sheet, self.run.start) && self.sheet.is_mark(self.run.end, ','))
    }

    /// "Holy Saturday".
    fn is_day(&self) -> bool {
        let next = |m| matches!(m, Meaning::Weekday(_) | Meaning::Month(_));
        self.run.len() == 1
            && does(self.sheet, self.run.start, PlaceWord::Feast)
            && self.sheet.means(self.run.end, next)
    }

    fn is_adjective(&self) -> bool {
        self.run.len() == 1 && self.sheet.means(self.run.start, |m| matches!(m, Meaning::Demonym(_)))
    }

    /// Happenings, titled persons and what begins with a country's name are no places without a noun of place.
    pub(super) fn is_other(&self) -> bool {
        let sheet = self.sheet;
        let first = |m| matches!(m, Meaning::Demonym(_) | Meaning::Title(_));
        let qualified = sheet.means(self.run.start, first) && !self.is_saint();
        let prefix = entry::prefix(sheet, self.caption.lexicon, self.run);
        qualified
            || prefix.is_some_and(|(_, entry)| entry.kind == PlaceKind::Country)
            || site::is_event(sheet, self.run)
            || self.title_inside()
            || self.of_title() && self.lead.noun.is_none()
    }

    fn is_saint(&self) -> bool {
        matches!(self.sheet.str(self.run.start), "St." | "St" | "Saint")
    }

    /// A person's title stands right before word `i`.
    fn title_before(&self, i: usize) -> bool {
        let title = |m| matches!(m, Meaning::Title(_)).then_some(());
        ending_at(self.sheet, i.saturating_sub(4), i, title).is_some()
    }

    /// A title goes on from a place's name: "Qalmun Mayor".
    pub(super) fn title_inside(&self) -> bool {
        let title = |i| self.sheet.means(i, |m| matches!(m, Meaning::Title(_)));
        let mut rest = self.run.clone().skip(1);
        rest.any(|i| title(i) && !self.sheet.is(i, "General") && !self.sheet.is(i - 1, "of"))
    }

    /// "president of X", "envoy for X", "Forces of X"; but "Mayor Y of X" is where Y is from.
    pub(super) fn of_title(&self) -> bool {
        let of = self.lead.prep == Prep::Of;
        if !of && !self.sheet.is(self.lead.start, "for") {
            return false;
        }
        let Some(i) = self.lead.start.checked_sub(1) else { return false };
        let ends = |kind| self.caption.names.iter().any(|n| n.range.end == i + 1 && n.kind == kind);
        let named = of && self.sheet.capital(i) && !ends(NameKind::Person) && !self.caption.entry_ends(i + 1);
        named || self.title_before(i + 1) || does(self.sheet, i, PlaceWord::Head)
    }
}
