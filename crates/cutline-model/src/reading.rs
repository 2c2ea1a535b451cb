//! What a caption's words say: the machine's reading, a pure function of the text, the document's date, the reader's
//! version and its data.
//!
//! Every item stands on a [`Span`] and names the rule that read it. Verdicts stand on the items they follow from.
//! What the words do not decide is `None`: unknown, never "none".

mod casualty;
mod claimant;
mod credit;
mod date;
mod event;
mod person;
mod place;
mod remark;

pub use casualty::{Age, Casualty, Manner, Number, NumberForm, Outcome, Scope, Sex, Status, Unbounded};
pub use claimant::{Claimant, ClaimantKind, Stance};
pub use credit::{Creator, Credit, CreditFlag, CreditLine, Supplier, SupplierRole};
pub use date::{Basis, DateMention, DateRole};
pub use event::{
    Actor, ActorStanding, Event, EventType, Hedge, HedgeKind, Link, Standing, Target, TargetKind, Weapon,
    WeaponKind,
};
pub use person::{Fate, Group, GroupKind, Part, Person, Shown};
pub use place::{HeldBy, Place, PlaceKind, PlaceRole, Relation, Side};
pub use remark::{Advisory, AdvisoryKind, Remark, RemarkCode};

use crate::{Edtf, Span};

/// The name of a rule, `family/rule`, as `explain` prints it.
pub type Rule = &'static str;

/// An index into one of the lists of the same reading.
pub type Index = usize;

closed_list! {
    /// The lists of a reading, as keys name them.
    Field {
        Credit = "credit",
        Dates = "dates",
        Places = "places",
        People = "people",
        Shown = "shown",
        Groups = "groups",
        Claimants = "claimants",
        Events = "events",
        Casualties = "casualties",
        Advisories = "advisories",
    }
}

/// A conclusion from other items: it holds no words of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict<T> {
    /// What is concluded.
    pub value: T,
    /// The items it follows from.
    pub because: Vec<(Field, Index)>,
}

/// Everything that one caption says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// ISO 639-1 code of the language, where it can be told.
    pub language: Option<&'static str>,
    /// Lists that were not read because the language has no lexicon: not the same as empty.
    pub unread: Vec<Field>,
    /// Who took the picture, for whom.
    pub credit: Option<Credit>,
    /// Every date named, in text order.
    pub dates: Vec<DateMention>,
    /// When the picture was taken, by the caption's words.
    pub taken: Option<Verdict<Edtf>>,
    /// How `taken` is known.
    pub taken_basis: Option<Basis>,
    /// Every named place, once each, in order of first mention.
    pub places: Vec<Place>,
    /// The most specific place where the picture was taken: an index into `places`.
    pub scene: Option<Verdict<Index>>,
    /// ISO 3166-1 alpha-2 code of the country where the picture was taken.
    pub scene_country: Option<Verdict<&'static str>>,
    /// Every named individual outside the credit, once each.
    pub people: Vec<Person>,
    /// People pictured without a name.
    pub shown: Vec<Shown>,
    /// Every named organisation outside the credit, once each.
    pub groups: Vec<Group>,
    /// Everyone to whom the caption attributes a statement, once each.
    pub claimants: Vec<Claimant>,
    /// What happened.
    pub events: Vec<Event>,
    /// Every mention of people killed, injured, missing, detained or displaced.
    pub casualties: Vec<Casualty>,
    /// Restrictions, warnings and notices of the supplier.
    pub advisories: Vec<Advisory>,
    /// What could not be read inside the caption, or contradicts itself.
    pub remarks: Vec<Remark>,
}

/// The words of one item of a reading, by list and index.
impl Reading {
    /// Where an item stands; `None` for an index out of range.
    #[must_use]
    pub fn span_of(&self, field: Field, index: Index) -> Option<Span> {
        match field {
            Field::Credit => self.credit.as_ref().map(|c| c.span),
            Field::Dates => self.dates.get(index).map(|x| x.span),
            Field::Places => self.places.get(index).map(|x| x.span),
            Field::People => self.people.get(index).map(|x| x.span),
            Field::Shown => self.shown.get(index).map(|x| x.span),
            Field::Groups => self.groups.get(index).map(|x| x.span),
            Field::Claimants => self.claimants.get(index).map(|x| x.span),
            Field::Events => self.events.get(index).map(|x| x.span),
            Field::Casualties => self.casualties.get(index).map(|x| x.span),
            Field::Advisories => self.advisories.get(index).map(|x| x.span),
        }
    }
}
