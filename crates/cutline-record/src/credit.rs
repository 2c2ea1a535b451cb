//! Who took the picture, for whom.

use cutline_model::reading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Text;
use crate::caption::Caption;

/// The credit of a caption.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Credit<'a> {
    /// The whole credit, brackets included.
    pub text: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// The rule that read it.
    pub rule: Text<'a>,
    /// Photographers.
    pub creators: Vec<Creator<'a>>,
    /// Agencies, outlets and organisations, in printed order.
    pub suppliers: Vec<Supplier<'a>>,
    /// Who shot what for whom, a line a picture.
    pub lines: Vec<CreditLine>,
    /// What the credit says beside names: file, pool, handout, …
    pub flags: Vec<Text<'a>>,
}

/// A photographer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Creator<'a> {
    /// The name as printed.
    pub text: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// The name, its capitals lowered when all are capitals.
    pub name: Text<'a>,
}

/// An agency, outlet or organisation of a credit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Supplier<'a> {
    /// The name as printed.
    pub text: Text<'a>,
    /// Where it starts, in code points.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// The canonical short name.
    pub name: Text<'a>,
    /// What it does in this credit: agency, outlet, handout, …
    pub role: Text<'a>,
}

/// One picture's creators and suppliers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CreditLine {
    /// Indexes into the credit's creators.
    pub creators: Vec<usize>,
    /// Indexes into the credit's suppliers.
    pub suppliers: Vec<usize>,
}

impl<'a> Credit<'a> {
    pub(crate) fn of(credit: &'a reading::Credit, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(credit.span);
        Self {
            text: caption.text(credit.span),
            start,
            end,
            rule: credit.rule.into(),
            creators: credit.creators.iter().map(|creator| Creator::of(creator, caption)).collect(),
            suppliers: credit.suppliers.iter().map(|supplier| Supplier::of(supplier, caption)).collect(),
            lines: credit.lines.iter().map(CreditLine::of).collect(),
            flags: credit.flags.iter().map(|flag| flag.as_str().into()).collect(),
        }
    }
}

impl<'a> Creator<'a> {
    fn of(creator: &'a reading::Creator, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(creator.span);
        Self { text: caption.text(creator.span), start, end, name: creator.name.as_str().into() }
    }
}

impl<'a> Supplier<'a> {
    fn of(supplier: &'a reading::Supplier, caption: &Caption<'a>) -> Self {
        let (start, end) = caption.points(supplier.span);
        Self {
            text: caption.text(supplier.span),
            start,
            end,
            name: supplier.name.as_str().into(),
            role: supplier.role.as_str().into(),
        }
    }
}

impl CreditLine {
    fn of(line: &reading::CreditLine) -> Self {
        Self { creators: line.creators.clone(), suppliers: line.suppliers.clone() }
    }
}
