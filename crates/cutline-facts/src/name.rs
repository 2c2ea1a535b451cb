//! Names in the body of a caption: which capitalised words name whom or what.
//!
//! Grammar proposes first (titles, ages, organisations' words, known ones); the trained tagger proposes for the words
//! that grammar leaves open or only guesses; the finders of places, people and groups decide.

pub(crate) mod class;
mod feature;
pub(crate) mod grammar;
mod merge;
mod run;
mod tagger;
#[cfg(feature = "training")]
pub(crate) mod train;

use std::ops::Range;

use cutline_model::reading::Rule;

use crate::lexicon::Lexicon;
use crate::sheet::Sheet;
use crate::trace::Trace;

use feature::View;
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
#[derive(Clone, Debug, PartialEq, Eq)]
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
    sheet: &Sheet<'_>,
    _lexicon: &Lexicon,
    tagger: Option<&Tagger>,
    trace: &mut impl Trace,
) -> Vec<Name> {
    let classes = class::of_words(sheet);
    let runs = run::runs(sheet, &classes);
    let grammar = grammar::propose(sheet, &classes, &runs);
    let tagged = tagger.map(|t| t.propose(&View::new(sheet, &classes, &grammar), &runs));
    let names = merge::merge(sheet, &classes, &runs, grammar, tagged);
    for name in &names {
        if let Some(span) = sheet.span(name.range.clone()) {
            trace.took(name.rule, span, word(name.kind));
        }
    }
    names
}

const fn word(kind: NameKind) -> &'static str {
    match kind {
        NameKind::Person => "name of a person",
        NameKind::Group => "name of a group",
        NameKind::Place => "name of a place",
        NameKind::Unknown => "name",
        NameKind::Nothing => "no name",
    }
}

/// What the tagger learns from a caption whose words are labelled with a kind, and whether they begin a name.
#[cfg(feature = "training")]
pub(crate) fn lessons(sheet: &Sheet<'_>, labels: &[Option<(NameKind, bool)>]) -> Vec<train::Lesson> {
    let classes = class::of_words(sheet);
    let runs = run::runs(sheet, &classes);
    let grammar = grammar::propose(sheet, &classes, &runs);
    let view = View::new(sheet, &classes, &grammar);
    runs.iter().map(|run| lesson(&view, run, labels)).collect()
}

#[cfg(feature = "training")]
fn lesson(view: &View<'_, '_>, run: &Range<usize>, labels: &[Option<(NameKind, bool)>]) -> train::Lesson {
    let mut lesson = train::Lesson::default();
    let mut before = None;
    for i in run.clone() {
        let mut rows = Vec::new();
        view.rows(run, i, &mut rows);
        lesson.rows.push(rows);
        let label = labels[i].map_or(tagger::OUTSIDE, |(kind, first)| {
            tagger::label(kind, first || before.is_none_or(|(k, _)| k != kind))
        });
        lesson.labels.push(label);
        before = labels[i];
    }
    lesson
}
