//! Runs of capitalised words, and what they may name.
//!
//! A run is cut where grammar cuts it (commas, titles, possessives). Grammar and the trained tagger propose what it
//! names; the finders of places, people and groups decide.

mod tagger;

use std::ops::Range;

use cutline_model::reading::Rule;

use crate::lexicon::Lexicon;
use crate::sheet::Sheet;
use crate::trace::Trace;

pub(crate) use tagger::Tagger;

/// What a run of capitalised words names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameKind {
    Person,
    Group,
    Place,
    /// A name, of neither a person nor a group as far as is known.
    Unknown,
    /// No name: a holiday, a work's title, a product, a sentence's first word.
    Nothing,
}

/// A name in the body of a caption.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    /// Its words, without title and possessive.
    pub(crate) range: Range<usize>,
    pub(crate) kind: NameKind,
    /// Grammar says so by itself: the finders of other kinds leave it alone.
    pub(crate) sure: bool,
    pub(crate) rule: Rule,
}

/// All names of the body, in text order, none overlapping.
pub(crate) fn find(
    _sheet: &Sheet<'_>,
    _lexicon: &Lexicon,
    _tagger: Option<&Tagger>,
    _trace: &mut impl Trace,
) -> Vec<Name> {
    Vec::new()
}
