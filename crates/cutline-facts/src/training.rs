//! Training and measuring the tagger of names, for the build steps alone.

use cutline_model::Span;

use crate::lexicon::Lexicon;
use crate::name::train::{Lesson, Plan};
use crate::name::{self, Name, NameKind, Tagger};
use crate::sheet::Sheet;
use crate::trace::Silent;
use crate::{credit, group, person};

/// How the tagger is trained.
const PLAN: Plan = Plan { seed: 0, rounds: 10, students: 8, margin: 60, dropped: 20 };

/// A caption with its names labelled: exact substrings.
#[derive(Clone, Debug, Default)]
pub struct Labelled {
    /// The caption.
    pub text: String,
    /// Creators and suppliers as printed.
    pub credit: Vec<String>,
    /// People in the body.
    pub people: Vec<String>,
    /// Groups in the body.
    pub groups: Vec<String>,
    /// Places in the body.
    pub places: Vec<String>,
}

/// What was found in a caption.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Names of people.
    pub people: Vec<String>,
    /// Names of groups.
    pub groups: Vec<String>,
    /// Names proposed as places by the tagger.
    pub places: Vec<String>,
}

/// Trains taggers and reads captions with them.
#[derive(Debug)]
pub struct School {
    lexicon: Lexicon,
    tagger: Option<Tagger>,
}

impl School {
    /// A school that reads with grammar alone until it is given a tagger.
    #[must_use]
    pub fn new() -> Self {
        Self { lexicon: Lexicon::load(), tagger: None }
    }

    /// Reads with this tagger from now on; with none if the bytes are no tagger.
    pub fn use_tagger(&mut self, model: &[u8]) {
        self.tagger = Tagger::given(model);
    }

    /// Trains a tagger and gives its file. The same captions and seed give the same bytes.
    #[must_use]
    pub fn train(&self, captions: &[Labelled], seed: u64) -> Vec<u8> {
        let lessons: Vec<Lesson> = captions.iter().flat_map(|c| self.lessons(c)).collect();
        name::train::train(&lessons, Plan { seed, ..PLAN })
    }

    /// The names of a caption.
    #[must_use]
    pub fn read(&self, caption: &Labelled) -> Found {
        let sheet = self.sheet(caption);
        let names = name::find(&sheet, &self.lexicon, self.tagger.as_ref(), &mut Silent);
        let text = |span: Span| span.of(sheet.text).to_owned();
        let place = |n: &&Name| n.kind == NameKind::Place;
        Found {
            people: person::find(&sheet, &names, &mut Silent).iter().map(|p| text(p.span)).collect(),
            groups: group::find(&sheet, &names, &mut Silent).iter().map(|g| text(g.span)).collect(),
            places: names
                .iter()
                .filter(place)
                .filter_map(|n| sheet.span(n.range.clone()))
                .map(text)
                .collect(),
        }
    }

    /// The sheet of a caption, its credit masked as found and as labelled.
    fn sheet<'a>(&self, caption: &'a Labelled) -> Sheet<'a> {
        let mut sheet = Sheet::new(&caption.text, &self.lexicon);
        let (_, spans) = credit::find(&sheet, &self.lexicon, &mut Silent);
        spans.into_iter().for_each(|span| sheet.mask(span));
        for printed in &caption.credit {
            if let Some(at) = caption.text.rfind(printed.as_str())
                && let Some(span) = span(at, printed.len())
            {
                sheet.mask(span);
            }
        }
        sheet
    }

    fn lessons(&self, caption: &Labelled) -> Vec<Lesson> {
        let sheet = self.sheet(caption);
        let labels = labels(&sheet, caption);
        name::lessons(&sheet, &labels)
    }
}

impl Default for School {
    fn default() -> Self {
        Self::new()
    }
}

fn span(at: usize, len: usize) -> Option<Span> {
    Span::new(u32::try_from(at).ok()?, u32::try_from(at + len).ok()?)
}

/// The kind of each labelled word, and whether it is the first of its name; longer names first.
fn labels(sheet: &Sheet<'_>, caption: &Labelled) -> Vec<Option<(NameKind, bool)>> {
    let kinds = [
        (NameKind::Person, &caption.people),
        (NameKind::Group, &caption.groups),
        (NameKind::Place, &caption.places),
    ];
    let mut all: Vec<(NameKind, &str)> =
        kinds.iter().flat_map(|(kind, names)| names.iter().map(move |n| (*kind, n.as_str()))).collect();
    all.sort_by_key(|(_, n)| std::cmp::Reverse(n.len()));
    let mut labels = vec![None; sheet.len()];
    for (kind, printed) in all.into_iter().filter(|(_, n)| !n.is_empty()) {
        for (at, _) in sheet.text.match_indices(printed) {
            label(sheet, kind, at..at + printed.len(), &mut labels);
        }
    }
    labels
}

fn label(
    sheet: &Sheet<'_>,
    kind: NameKind,
    bytes: std::ops::Range<usize>,
    labels: &mut [Option<(NameKind, bool)>],
) {
    let Some(span) = span(bytes.start, bytes.len()) else { return };
    let words = sheet.words_in(span);
    let whole = sheet.span(words.clone()).is_some_and(|s| s.start() == span.start());
    if whole && words.clone().all(|i| labels[i].is_none() && !sheet.words[i].masked) {
        words.clone().for_each(|i| labels[i] = Some((kind, i == words.start)));
    }
}
