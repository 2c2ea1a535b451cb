//! Who says so: claimants, and how far their word reaches.

mod according;
mod claimant;
mod scope;
mod speech;
mod subject;
mod trailing;

use std::ops::Range;

use cutline_model::reading::{Claimant, Index, Stance};

use crate::agent::Agent;
use crate::name::Name;
use crate::sheet::Sheet;
use crate::trace::Trace;
use according::{according, blamed_on};
use claimant::settle;
use speech::{same_speaker, spoken};

/// One act of speaking.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    /// `None` for a document: "according to a report".
    pub(crate) claimant: Option<Index>,
    pub(crate) stance: Stance,
    /// The claimant's words in this claim.
    pub(crate) subject: Option<Range<usize>>,
    /// The words by which it is said.
    pub(crate) verb: Range<usize>,
    /// The words that are said.
    pub(crate) scope: Range<usize>,
    /// "…, according to X" behind its sentence: it may carry only the toll.
    pub(crate) trailing_according: bool,
}

/// Claimants, once each in order of first mention, and their claims in text order.
pub(crate) fn find(sheet: &Sheet<'_>, names: &[Name], trace: &mut impl Trace) -> (Vec<Claimant>, Vec<Claim>) {
    let mut drafts: Vec<Draft> = Vec::new();
    for i in 0..sheet.len() {
        if sheet.words[i].masked {
            continue;
        }
        let found = according(sheet, names, i)
            .or_else(|| blamed_on(sheet, names, i))
            .or_else(|| same_speaker(sheet, &drafts, i))
            .or_else(|| spoken(sheet, names, i, trace));
        if let Some(found) = found {
            drafts.extend(found);
        }
    }
    settle(sheet, drafts, trace)
}

/// A claim before its claimant has a number.
struct Draft {
    /// `None` for a document.
    agent: Option<Agent>,
    stance: Stance,
    verb: Range<usize>,
    order: Order,
}

/// How the claim's words stand to what is said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// "X said that …".
    Leading,
    /// "…, X said".
    Trailing,
    /// "…, according to X".
    According,
}

impl Draft {
    fn start(&self) -> usize {
        self.agent.as_ref().map_or(self.verb.start, |a| a.start.min(self.verb.start))
    }
}
