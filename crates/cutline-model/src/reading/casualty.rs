//! Tolls: people killed, injured, missing, detained, displaced.

use super::{Index, Rule};
use crate::{Edtf, Span};

/// One mention of people harmed, with its number as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Casualty {
    /// The words: number, people and what befell them.
    pub span: Span,
    /// The rule that read it.
    pub rule: Rule,
    /// What befell them.
    pub outcome: Outcome,
    /// How the words put a death.
    pub manner: Option<Manner>,
    /// The number as printed.
    pub number: Number,
    /// The printed lower bound; "more than 17" is 17 with [`Unbounded::Above`].
    pub low: Option<u32>,
    /// The printed upper bound.
    pub high: Option<u32>,
    /// Whether the bound itself is left open.
    pub open: Option<Unbounded>,
    /// "about", "some", "nearly".
    pub approx: bool,
    /// A number word without a number, lower case: "dozens".
    pub vague: Option<String>,
    /// The head noun in lower case, as printed.
    pub who: Option<String>,
    /// The whole noun phrase without its number.
    pub who_text: Option<Span>,
    /// By the words.
    pub age: Option<Age>,
    /// By the words.
    pub sex: Option<Sex>,
    /// By the words.
    pub status: Option<Status>,
    /// The event whose clause holds the count: an index into the reading's events.
    pub event: Option<Index>,
    /// What the count covers.
    pub scope: Option<Scope>,
    /// For a cumulative count: since when.
    pub since: Option<Edtf>,
    /// Whether these are the people pictured.
    pub shown: bool,
    /// "reportedly", "feared", "believed".
    pub hedged: bool,
    /// The claimant: an index into the reading's claimants.
    pub claimant: Option<Index>,
    /// The larger count that this one is included in.
    pub part_of: Option<Index>,
    /// Counts that may hold some of the same people.
    pub may_overlap: Vec<Index>,
    /// Another claimant's count of the same people.
    pub rival_of: Option<Index>,
}

/// A number as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// The number words with their bound, or the phrase that counts ("a girl").
    pub span: Span,
    /// How it is written.
    pub form: NumberForm,
}

closed_list! {
    /// What befell people.
    Outcome {
        Killed = "killed",
        Injured = "injured",
        Missing = "missing",
        Detained = "detained",
        Displaced = "displaced",
    }
}

closed_list! {
    /// How the words put a death.
    Manner {
        Killed = "killed",
        Died = "died",
        Body = "body",
    }
}

closed_list! {
    /// How a number is written.
    NumberForm {
        Digits = "digits",
        Words = "words",
        Article = "article",
        Plural = "plural",
        Vague = "vague",
    }
}

closed_list! {
    /// On which side a printed bound is left open.
    Unbounded {
        Above = "above",
        Below = "below",
    }
}

closed_list! {
    /// Age, by the words.
    Age {
        Child = "child",
        Teen = "teen",
        Adult = "adult",
        Mixed = "mixed",
    }
}

closed_list! {
    /// Sex, by the words.
    Sex {
        Male = "male",
        Female = "female",
        Mixed = "mixed",
    }
}

closed_list! {
    /// Who the harmed were, by the words.
    Status {
        Civilian = "civilian",
        Combatant = "combatant",
        Police = "police",
        Medic = "medic",
        Journalist = "journalist",
        AidWorker = "aid_worker",
        Rescuer = "rescuer",
        Official = "official",
        Protester = "protester",
        Detainee = "detainee",
    }
}

closed_list! {
    /// What a count covers.
    Scope {
        /// One event.
        Event = "event",
        /// Several places, or a region, that day.
        Area = "area",
        /// Since a date, in a war, so far.
        Cumulative = "cumulative",
    }
}
