//! Dates named in a caption.

use cutline_model::reading::DateMention;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Text;
use crate::caption::Caption;

/// One calendar expression.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Date<'a> {
    /// The expression as printed.
    pub text: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// The rule that read it.
    pub rule: Text<'a>,
    /// Its value (EDTF); null where the words do not complete it.
    pub edtf: Option<Text<'a>>,
    /// What the value follows from: words, caption, field, document_date, capture_date, person.
    pub basis: Option<Text<'a>>,
    /// What happened on it: picture, event, released, published, background, other.
    pub role: Text<'a>,
}

impl<'a> Date<'a> {
    pub(crate) fn of(date: &'a DateMention, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(date.span);
        Self {
            text: caption.text(date.span),
            start,
            end,
            rule: date.rule.into(),
            edtf: date.edtf.as_ref().map(|edtf| edtf.as_str().into()),
            basis: date.basis.map(|basis| basis.as_str().into()),
            role: date.role.as_str().into(),
        }
    }
}
