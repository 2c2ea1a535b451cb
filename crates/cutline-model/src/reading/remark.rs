//! Notices of the supplier, and what contradicts itself inside a caption.

use super::Rule;
use crate::{Edtf, Span};

/// A restriction, warning or notice that comes with a caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advisory {
    /// The words.
    pub span: Span,
    /// The rule that read it.
    pub rule: Rule,
    /// What it is.
    pub kind: AdvisoryKind,
    /// Until when, for embargoes and limits of use.
    pub until: Option<Edtf>,
    /// Who may not use it: "TURKEY OUT".
    pub out: Vec<Span>,
    /// What it is about: what a correction corrects, what is not verified.
    pub of: Vec<Span>,
}

closed_list! {
    /// What an advisory is.
    AdvisoryKind {
        Unverified = "unverified",
        Graphic = "graphic",
        EditorialOnly = "editorial_only",
        NoSales = "no_sales",
        NoArchive = "no_archive",
        MandatoryCredit = "mandatory_credit",
        Embargo = "embargo",
        Out = "out",
        NotAfter = "not_after",
        HandoutTerms = "handout_terms",
        IdentityObscured = "identity_obscured",
        Altered = "altered",
        Minor = "minor",
        File = "file",
        Set = "set",
        Correction = "correction",
        Kill = "kill",
        Addition = "addition",
        Exclusive = "exclusive",
        Staged = "staged",
        AiGenerated = "ai_generated",
    }
}

/// What could not be read inside a caption, or contradicts itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Its stable name.
    pub code: RemarkCode,
    /// What was found, in one sentence.
    pub message: String,
    /// Where; the whole text where no words can be named.
    pub span: Option<Span>,
}

closed_list! {
    /// Stable names of what is remarked inside a caption.
    RemarkCode {
        /// The weekday is not that date's.
        DateWeekday = "date-weekday",
        /// There is no such day.
        DateImpossible = "date-impossible",
        /// The dateline and the text give different dates.
        DateConflict = "date-conflict",
        /// A date lies after the document's own.
        DateFuture = "date-future",
        /// The language has no lexicon: most facts were not read.
        LanguageUnread = "language-unread",
        /// A credit could be a person or an organisation.
        CreditAmbiguous = "credit-ambiguous",
    }
}
