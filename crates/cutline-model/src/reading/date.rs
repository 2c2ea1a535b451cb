//! Dates named in a caption.

use super::Rule;
use crate::{Edtf, Span};

/// One calendar expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DateMention {
    /// The expression as printed.
    pub span: Span,
    /// The rule that read it.
    pub rule: Rule,
    /// Its value; `None` where the words do not complete it.
    pub edtf: Option<Edtf>,
    /// What the value follows from.
    pub basis: Option<Basis>,
    /// What happened on it.
    pub role: DateRole,
}

closed_list! {
    /// What a value outside the words follows from.
    Basis {
        Words = "words",
        Caption = "caption",
        Field = "field",
        DocumentDate = "document_date",
        CaptureDate = "capture_date",
        Person = "person",
    }
}

closed_list! {
    /// What a date dates.
    DateRole {
        Picture = "picture",
        Event = "event",
        Released = "released",
        Published = "published",
        Background = "background",
        Other = "other",
    }
}
