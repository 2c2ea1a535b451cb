//! People and groups.

use super::{Age, Index, Rule, Sex};
use crate::Span;

/// A named individual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The name alone, without titles.
    pub span: Span,
    /// The rule that read it.
    pub rule: Rule,
    /// The age in full years, where printed.
    pub age: Option<u8>,
    /// Whether under 18 by the words; `None` where they do not tell.
    pub minor: Option<bool>,
    /// What became of them.
    pub fate: Option<Fate>,
    /// The event that did it: an index into the reading's events.
    pub event: Option<Index>,
    /// The claimant who says so: an index into the reading's claimants.
    pub said_by: Option<Index>,
    /// Words of kinship: "her son".
    pub kin: Vec<Span>,
    /// Their part in what is told.
    pub part: Option<Part>,
    /// Words that say where they stand in the picture: "left", "second from right".
    pub position: Option<Span>,
    /// Whether they are pictured; `None` where the words do not tell.
    pub shown: Option<bool>,
}

/// People pictured without a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The noun phrase: "a boy".
    pub span: Span,
    /// The rule that read it.
    pub rule: Rule,
    /// How many, at least.
    pub low: Option<u32>,
    /// How many, at most.
    pub high: Option<u32>,
    /// Child, adult or mixed, by the words.
    pub age: Option<Age>,
    /// By the words.
    pub sex: Option<Sex>,
    /// Their part in what is told.
    pub part: Option<Part>,
}

/// A named organisation, armed group, team, ministry, company or outlet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The name as printed, without its bracketed acronym and without "the".
    pub span: Span,
    /// The rule that read it.
    pub rule: Rule,
    /// The bracketed acronym tied to it.
    pub acronym: Option<Span>,
    /// What it is.
    pub kind: Option<GroupKind>,
}

closed_list! {
    /// What became of a named person.
    Fate {
        Killed = "killed",
        Died = "died",
        Injured = "injured",
        Missing = "missing",
        Detained = "detained",
        Displaced = "displaced",
    }
}

closed_list! {
    /// The part a person has in what is told.
    Part {
        Victim = "victim",
        Bereaved = "bereaved",
        Patient = "patient",
        Detainee = "detainee",
        Displaced = "displaced",
        Witness = "witness",
        Resident = "resident",
        Fighter = "fighter",
        Official = "official",
        PublicFigure = "public_figure",
        Rescuer = "rescuer",
        Medic = "medic",
        Journalist = "journalist",
        AidWorker = "aid_worker",
        Protester = "protester",
        Subject = "subject",
    }
}

closed_list! {
    /// What a group is.
    GroupKind {
        Monitor = "monitor",
        ArmedGroup = "armed_group",
        Military = "military",
        Government = "government",
        Party = "party",
        Media = "media",
        Aid = "aid",
        Un = "un",
        Rescue = "rescue",
        Company = "company",
        Team = "team",
        Education = "education",
        Court = "court",
        Other = "other",
    }
}
