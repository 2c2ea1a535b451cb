//! Places named in a caption.
//!
//! Runs of capitalised words are judged one by one, by what the tables say of them (`entry`), by what stands before
//! (`lead`) and after (`tail`), by their own nouns (`site`) and by the place before them. What was found is then tied
//! together: which lies in which, and in which country (`tie`).

mod breadth;
mod dateline;
mod entry;
mod gather;
mod judge;
mod lead;
mod proposal;
mod run;
mod site;
mod tail;
mod tie;
mod word;

#[cfg(test)]
mod tests;

use std::ops::Range;

use cutline_model::reading::{DateMention, Place};

use crate::lexicon::Lexicon;
use crate::name::Name;
use crate::sheet::Sheet;
use crate::trace::Trace;

pub(crate) use breadth::breadth_of;
pub(crate) use lead::{Lead, Prep};
pub(crate) use tail::owned;
pub(crate) use word::{does, follows_dash};

/// What the rules look at.
struct Caption<'a, 't> {
    sheet: &'a Sheet<'t>,
    lexicon: &'a Lexicon,
    names: &'a [Name],
    runs: &'a [Range<usize>],
    dateline: Option<Range<usize>>,
}

/// Every named place in order of first mention. Names that turn out to be places are re-kinded.
pub(crate) fn find(
    sheet: &Sheet<'_>,
    lexicon: &Lexicon,
    names: &mut Vec<Name>,
    dates: &[DateMention],
    trace: &mut impl Trace,
) -> Vec<Place> {
    let runs = run::all(sheet, dates);
    let runs = run::cut(sheet, names, runs);
    let mut caption = Caption { sheet, lexicon, names, runs: &runs, dateline: None };
    caption.dateline = dateline::find(&caption);
    let mut mentions: Vec<judge::Mention> = Vec::with_capacity(runs.len());
    for run in &runs {
        match judge::judge(&caption, run, mentions.last()) {
            Ok(mention) => mentions.push(mention),
            Err(rule) => {
                if let Some(span) = sheet.span(run.clone()) {
                    trace.dropped(rule, span, "no place");
                }
            }
        }
    }
    proposal::settle(names, &mentions);
    gather::places(sheet, lexicon, &mentions, trace)
}
