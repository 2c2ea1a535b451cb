//! Who says so.

use cutline_model::reading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Text;
use crate::caption::Caption;

/// Someone to whom the caption attributes a statement.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Claimant<'a> {
    /// As printed, without "the".
    pub text: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// The rule that read it.
    pub rule: Text<'a>,
    /// What they are: monitor, official, witness, …
    pub kind: Text<'a>,
    /// Whether they have a name of their own.
    pub named: bool,
    /// Whose side they are on, where the words tell.
    pub side: Option<Text<'a>>,
    /// The claimant who relays what they say, an index into the record's claimants.
    pub via: Option<usize>,
    /// asserts, confirms, denies, blames or claims_responsibility.
    pub stance: Text<'a>,
}

impl<'a> Claimant<'a> {
    pub(crate) fn of(claimant: &'a reading::Claimant, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(claimant.span);
        Self {
            text: caption.text(claimant.span),
            start,
            end,
            rule: claimant.rule.into(),
            kind: claimant.kind.as_str().into(),
            named: claimant.named,
            side: claimant.side.map(|side| side.as_str().into()),
            via: claimant.via,
            stance: claimant.stance.as_str().into(),
        }
    }
}
