//! Names in the body of a caption: which capitalised words name whom or what.
//!
//! Grammar proposes first (titles, ages, organisations' words, known ones); the trained tagger proposes for the words
//! that grammar leaves open or only guesses; the finders of places, people and groups decide.

pub(crate) mod beside;
pub(crate) mod class;
mod feature;
mod grammar;
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
        view.rows(run, i, |row| rows.push(row));
        lesson.rows.push(rows);
        let label = labels[i].map_or(tagger::OUTSIDE, |(kind, first)| {
            tagger::label(kind, first || before.is_none_or(|(k, _)| k != kind))
        });
        lesson.labels.push(label);
        before = labels[i];
    }
    lesson
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::Silent;

    /// The names that grammar alone is sure of.
    fn sure(text: &str) -> Vec<(NameKind, String)> {
        let lexicon = Lexicon::load();
        let sheet = Sheet::new(text, &lexicon);
        let names = find(&sheet, &lexicon, None, &mut Silent);
        let words = |n: &Name| sheet.span(n.range.clone()).map(|s| s.of(text).to_owned());
        names.iter().filter(|n| n.sure).filter_map(|n| Some((n.kind, words(n)?))).collect()
    }

    fn is(text: &str, kind: NameKind, name: &str) {
        let found = sure(text);
        assert!(found.contains(&(kind, name.to_owned())), "{text}: {found:?}");
    }

    #[test]
    fn titles_ages_and_positions_show_people() {
        is("Mayor Orla Quist opens a bridge.", NameKind::Person, "Orla Quist");
        is("Kesta Moru, 34, sells tea.", NameKind::Person, "Kesta Moru");
        is("A portrait of 11-year-old Tavi al-Moru hangs there.", NameKind::Person, "Tavi al-Moru");
        is("Velka Tarnov, left, and a friend wave.", NameKind::Person, "Velka Tarnov");
        is("Bexa Quorn, a retired teacher, waves.", NameKind::Person, "Bexa Quorn");
    }

    #[test]
    fn what_bears_a_name_is_no_person() {
        is("A bear named Quilla sleeps.", NameKind::Nothing, "Quilla");
        is("The ferry Orla Quist leaves.", NameKind::Nothing, "Orla Quist");
        is("Crowds watch the Norburg Film Festival today.", NameKind::Nothing, "Norburg Film Festival");
    }

    #[test]
    fn words_of_organisations_show_groups() {
        is(
            "Staff of the Ministry of Health and Sport march.",
            NameKind::Group,
            "Ministry of Health and Sport",
        );
        is("Two trucks of the Quorn Relief Committee wait.", NameKind::Group, "Quorn Relief Committee");
        is("Fighters of the Velka Renewal Host (VRH) rest.", NameKind::Group, "Velka Renewal Host");
    }

    #[test]
    fn the_tagger_is_part_of_the_program() {
        assert!(Tagger::load().is_some());
    }
}
