//! The lexicons while they are read.

use std::cmp::Reverse;

use super::table::{Countries, Suppliers};
use super::{Abbreviation, Case, Lexicon, Meaning, Phrase, Spelling, Words, fold};

/// Phrases with their meanings, in the order of reading.
pub(super) struct Rows {
    words: Words,
    phrases: Vec<Phrase>,
    further: Vec<Spelling>,
    exact: Vec<&'static str>,
    abbreviations: Vec<Abbreviation>,
    lower: String,
}

/// About as many phrases as there are: room from the start is cheaper than growing.
const PHRASES: usize = 1 << 15;

impl Rows {
    pub(super) fn new() -> Self {
        Self {
            words: Words::with_capacity(PHRASES),
            phrases: Vec::with_capacity(PHRASES),
            further: Vec::with_capacity(PHRASES),
            exact: Vec::new(),
            abbreviations: Vec::with_capacity(PHRASES),
            lower: String::new(),
        }
    }

    /// Takes one more phrase.
    pub(super) fn add(&mut self, text: &'static str, meaning: Meaning) {
        let start = self.further.len();
        let mut first = None;
        for word in text.split_whitespace() {
            for part in parts(word) {
                let spelling = self.spelling(part, part.len() == word.len());
                if first.is_some() {
                    self.further.push(spelling);
                }
                first.get_or_insert(spelling);
            }
        }
        let further = &self.further[start..];
        if let Some(first) = first {
            let second = further.first().map_or(0, |word| word.id);
            let (start, more) = (start as u32, further.len() as u32);
            self.phrases.push(Phrase { first, second, start, more, meaning });
        }
    }

    fn spelling(&mut self, word: &'static str, whole: bool) -> Spelling {
        let bare = word.trim_end_matches('.');
        fold(bare, &mut self.lower);
        let id = self.words.add(&self.lower);
        if whole && bare.len() < word.len() {
            self.abbreviations.resize(self.words.len(), Abbreviation::default());
            self.abbreviations[id as usize].add(word);
        }
        Spelling { id, case: self.case_of(bare) }
    }

    fn case_of(&mut self, word: &'static str) -> Case {
        if is_upper(word) {
            self.exact.push(word);
            return Case::Exact(self.exact.len() as u32 - 1);
        }
        let first = word.chars().find(|c| c.is_alphabetic());
        if first.is_some_and(char::is_uppercase) { Case::Capital } else { Case::Any }
    }

    /// Brings the phrases into the order in which they are matched; those alike stay in the order of reading.
    pub(super) fn into_lexicon(self, countries: Countries, suppliers: Suppliers) -> Lexicon {
        let Self { words, mut phrases, further, exact, abbreviations, .. } = self;
        phrases.sort_by_key(|p| (p.first.id, Reverse(p.more)));
        let starts = starts(&phrases, words.len());
        Lexicon { words, phrases, further, exact, starts, abbreviations, countries, suppliers }
    }
}

/// The words of a text that a word of a lexicon stands for: hyphens part, a possessive stands alone.
fn parts(word: &'static str) -> impl Iterator<Item = &'static str> {
    let parts = word.split('-').flat_map(|part| {
        let (noun, possessive) = part.split_at(possessive(part).unwrap_or(part.len()));
        [noun, possessive]
    });
    parts.filter(|part| !part.is_empty())
}

/// Where a possessive starts in a word.
fn possessive(word: &str) -> Option<usize> {
    let mut quotes = word.match_indices(['\'', '’']);
    quotes.find(|(i, quote)| word[i + quote.len()..].starts_with('s')).map(|(i, _)| i)
}

/// Whether a word is written in capitals throughout, and more than one.
fn is_upper(word: &str) -> bool {
    let mut letters = word.chars().filter(|c| c.is_alphabetic());
    let (first, second) = (letters.next(), letters.next());
    let upper = |c: Option<char>| c.is_some_and(char::is_uppercase);
    upper(first) && upper(second) && letters.all(char::is_uppercase)
}

/// Where the phrases that start with a word begin, by its number; one more at the end.
fn starts(phrases: &[Phrase], words: usize) -> Vec<u32> {
    let mut starts = vec![0u32; words + 1];
    for phrase in phrases {
        starts[phrase.first.id as usize + 1] += 1;
    }
    for i in 1..starts.len() {
        starts[i] += starts[i - 1];
    }
    starts
}
