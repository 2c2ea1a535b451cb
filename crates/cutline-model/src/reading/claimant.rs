//! Who says so.

use super::{Index, Rule, Side};
use crate::Span;

/// Someone to whom the caption attributes a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claimant {
    /// As printed, without "the".
    pub span: Span,
    /// The rule that read it.
    pub rule: Rule,
    /// What they are.
    pub kind: ClaimantKind,
    /// Whether they have a name of their own.
    pub named: bool,
    /// Whose side they are on, where the words tell.
    pub side: Option<Side>,
    /// The claimant who relays what they say: an index into the reading's claimants.
    pub via: Option<Index>,
    /// What they do by saying it.
    pub stance: Stance,
}

closed_list! {
    /// What a claimant is.
    ClaimantKind {
        Monitor = "monitor",
        Official = "official",
        Military = "military",
        ArmedGroup = "armed_group",
        StateMedia = "state_media",
        Media = "media",
        Medic = "medic",
        Rescuer = "rescuer",
        Witness = "witness",
        Resident = "resident",
        Relative = "relative",
        Activist = "activist",
        Aid = "aid",
        Un = "un",
        Company = "company",
        Other = "other",
    }
}

closed_list! {
    /// What a claimant does by speaking.
    Stance {
        Asserts = "asserts",
        Confirms = "confirms",
        Denies = "denies",
        Blames = "blames",
        ClaimsResponsibility = "claims_responsibility",
    }
}
