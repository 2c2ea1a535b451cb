//! Names that nothing but a preposition of place marks: "in X", "near X", "at X".

use cutline_model::reading::PlaceKind;

use super::{Case, Mention};
use crate::lexicon::Meaning;
use crate::name::NameKind;
use crate::place::lead::Prep;
use crate::place::{site, tail};

impl Case<'_, '_> {
    /// An unknown name where the words before it put something.
    pub(super) fn as_located(&self) -> Option<Mention> {
        if self.is_other() {
            return None;
        }
        if self.owns() {
            let held =
                (self.is_inside() || matches!(self.lead.prep, Prep::To | Prep::On)) && !self.is_person();
            return (held && self.owns_place()).then(|| self.found(None, "place/possessive"));
        }
        if site::is_seat(self.sheet, self.run) && self.is_inside() && self.lead.the {
            return Some(self.found(Some(PlaceKind::Site), "place/seat"));
        }
        let body = self.is_group() || site::is_body(self.sheet, self.run);
        let noun = tail::is_noun_use(self.sheet, self.run.end, self.lead.the || !self.is_inside());
        (!body && !self.lead.a && noun && self.is_put()).then(|| self.found(None, "place/located"))
    }

    /// Whether the preposition is enough, alone or with what the finder of names proposes.
    fn is_put(&self) -> bool {
        let part = self.lead.part.is_some();
        let place = self.proposed == Some(NameKind::Place);
        let bare = !self.lead.the || part;
        match self.lead.prep {
            Prep::In => bare || place,
            _ if self.is_person() => false,
            Prep::At => bare || place,
            Prep::To | Prep::From => part || place || bare && self.lies_open(),
            Prep::On => part || place || self.is_struck(),
            Prep::Of => part || place,
            Prep::And => place && self.follows_place(),
            Prep::Weak => place && self.sheet.is_any(self.lead.start, &["like", "including", "as"]),
            Prep::None | Prep::Comma | Prep::Bracket => part && !self.lead.the,
            Prep::By => false,
        }
    }

    /// "an air strike on X, in", "the attack on X on Monday".
    fn is_struck(&self) -> bool {
        let struck = |m| matches!(m, Meaning::Trigger(..));
        let end = self.run.end;
        let ends = self.sheet.is_mark(end, ',')
            || self.sheet.is_mark(end, '.')
            || self.sheet.is_any(end, &["in", "on", "near"]);
        let before = self.lead.start.checked_sub(1);
        ends && !self.lead.the && before.is_some_and(|i| self.sheet.means(i, struck))
    }

    /// Nothing is known of it, and it lies in a known place: "from X in Y".
    fn lies_open(&self) -> bool {
        self.proposed.is_none() && self.caption.lies_in_known(self.run.end)
    }
}
