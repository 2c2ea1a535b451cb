//! Notices of the supplier, and what contradicts itself inside a caption.

use cutline_model::reading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Text;
use crate::caption::{Caption, Words};

/// A restriction, warning or notice that comes with a caption.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Advisory<'a> {
    /// What it is: unverified, graphic, embargo, minor, …
    pub kind: Text<'a>,
    /// The words.
    pub text: Text<'a>,
    /// Where they start, in code points.
    pub start: u32,
    /// Where they end, exclusive.
    pub end: u32,
    /// The rule that read it.
    pub rule: Text<'a>,
    /// Until when, for embargoes and limits of use (EDTF).
    pub until: Option<Text<'a>>,
    /// Who may not use it.
    pub out: Vec<Words<'a>>,
    /// What it is about.
    pub of: Vec<Words<'a>>,
}

/// What could not be read inside a caption, or contradicts itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Remark<'a> {
    /// Its stable name.
    pub code: Text<'a>,
    /// What was found, in one sentence.
    pub message: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive; the whole text where no words can be named.
    pub end: u32,
}

impl<'a> Advisory<'a> {
    pub(crate) fn of(advisory: &'a reading::Advisory, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(advisory.span);
        Self {
            kind: advisory.kind.as_str().into(),
            text: caption.text(advisory.span),
            start,
            end,
            rule: advisory.rule.into(),
            until: advisory.until.as_ref().map(|until| until.as_str().into()),
            out: advisory.out.iter().map(|&span| caption.words(span)).collect(),
            of: advisory.of.iter().map(|&span| caption.words(span)).collect(),
        }
    }
}

impl<'a> Remark<'a> {
    pub(crate) fn of(remark: &'a reading::Remark, caption: &Caption<'a>) -> Self {
        let (start, end) = remark.span.map_or_else(|| caption.whole(), |span| caption.points(span));
        Self { code: remark.code.as_str().into(), message: remark.message.as_str().into(), start, end }
    }
}
