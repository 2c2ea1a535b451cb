//! The caption cut into words, with the signals of all lexicons beside them.
//!
//! Positions in a sheet are word indexes; spans are bytes of the text. Finders walk words, and report spans.

mod cut;
mod list;

use std::ops::Range;

use cutline_model::Span;

use crate::lexicon::{Lexicon, Meaning, Phrase, WordId};
pub(crate) use list::WordList;

/// What a word looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Letters, none of them a capital: `rescue`.
    Lower,
    /// A capital first: `Aleppo`, `O'Neill`, `McCain`.
    Title,
    /// Capitals throughout, two or more: `AFP`, `U.S.`.
    Upper,
    /// Letters with capitals elsewhere only: `eBay`.
    Mixed,
    /// Letters of a script without case: Arabic, Chinese.
    Caseless,
    /// Digits with separators: `17,000`, `7.7`, `10:30`.
    Number,
    /// One mark of punctuation, or a symbol.
    Mark,
}

/// One word, number or mark.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word<'a> {
    /// As written.
    pub(crate) text: &'a str,
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) shape: Shape,
    /// No white space stands before it.
    pub(crate) glued: bool,
    /// Its number in the lexicon; 0 if unknown.
    pub(crate) id: WordId,
    /// The sentence it stands in.
    pub(crate) sentence: u16,
    /// It stands in the credit or an advisory: finders of the body pass it over.
    pub(crate) masked: bool,
}

/// A phrase of a lexicon found in the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Signal {
    /// First word.
    pub(crate) first: u32,
    /// The word after the last.
    pub(crate) end: u32,
    pub(crate) meaning: Meaning,
}

impl Signal {
    pub(crate) const fn range(&self) -> Range<usize> {
        self.first as usize..self.end as usize
    }
}

/// A caption cut into words, sentences and signals.
#[derive(Debug)]
pub(crate) struct Sheet<'a> {
    pub(crate) text: &'a str,
    pub(crate) words: Vec<Word<'a>>,
    /// In the order of their first word, longest first.
    pub(crate) signals: Vec<Signal>,
    /// Index of the first signal at or after each word; one more at the end.
    at: Vec<u32>,
    /// Word ranges of the sentences, gapless.
    pub(crate) sentences: Vec<Range<usize>>,
}

impl<'a> Sheet<'a> {
    /// Cuts a text and finds all signals.
    pub(crate) fn new(text: &'a str, lexicon: &Lexicon) -> Self {
        let (words, sentences) = cut::cut(text, lexicon);
        let at = Vec::with_capacity(words.len() + 1);
        let mut sheet = Self { text, signals: Vec::with_capacity(words.len() * 2), at, words, sentences };
        sheet.find_signals(lexicon);
        sheet
    }

    fn find_signals(&mut self, lexicon: &Lexicon) {
        for i in 0..self.words.len() {
            self.at.push(self.signals.len() as u32);
            let Word { id, text, .. } = self.words[i];
            let next = self.words.get(self.past_hyphen(i + 1)).map_or(0, |word| word.id);
            for phrase in lexicon.phrases_at(id, text, next) {
                if let Some(end) = self.match_further(i + 1, lexicon, phrase) {
                    self.signals.push(Signal { first: i as u32, end: end as u32, meaning: phrase.meaning });
                }
            }
        }
        self.at.push(self.signals.len() as u32);
    }

    /// The end of a phrase whose words after the first stand at word `at`.
    fn match_further(&self, mut at: usize, lexicon: &Lexicon, phrase: &Phrase) -> Option<usize> {
        for spelling in lexicon.further(phrase) {
            at = self.past_hyphen(at);
            let word = self.words.get(at)?;
            if word.id != spelling.id || !lexicon.allows(spelling, word.text) {
                return None;
            }
            at += 1;
        }
        Some(at)
    }

    /// The word after a hyphen that stands at word `at`; `at` if none does.
    fn past_hyphen(&self, at: usize) -> usize {
        at + usize::from(self.is_hyphen(at) && at + 1 < self.words.len())
    }

    /// Number of words.
    pub(crate) fn len(&self) -> usize {
        self.words.len()
    }

    /// The text of word `i`; empty past the end.
    pub(crate) fn str(&self, i: usize) -> &'a str {
        self.words.get(i).map_or("", |w| w.text)
    }

    /// The signals that start at word `i`, longest first.
    pub(crate) fn signals_at(&self, i: usize) -> &[Signal] {
        match (self.at.get(i), self.at.get(i + 1)) {
            (Some(&from), Some(&to)) => &self.signals[from as usize..to as usize],
            _ => &[],
        }
    }

    /// The longest signal at word `i` for which `want` gives something.
    pub(crate) fn signal<T>(
        &self,
        i: usize,
        mut want: impl FnMut(Meaning) -> Option<T>,
    ) -> Option<(Range<usize>, T)> {
        self.signals_at(i).iter().find_map(|s| want(s.meaning).map(|t| (s.range(), t)))
    }

    /// Whether a signal that starts at word `i` has one of the meanings.
    pub(crate) fn means(&self, i: usize, want: impl Fn(Meaning) -> bool) -> bool {
        self.signals_at(i).iter().any(|s| want(s.meaning))
    }

    /// Whether word `i` is this mark.
    pub(crate) fn is_mark(&self, i: usize, mark: char) -> bool {
        self.words.get(i).is_some_and(|w| w.shape == Shape::Mark) && self.str(i).starts_with(mark)
    }

    /// Whether word `i` is a hyphen with no space on either side.
    pub(crate) fn is_hyphen(&self, i: usize) -> bool {
        self.is_mark(i, '-') && self.words[i].glued && self.words.get(i + 1).is_some_and(|w| w.glued)
    }

    /// Whether word `i` is written in digits.
    pub(crate) fn is_number(&self, i: usize) -> bool {
        self.words.get(i).is_some_and(|w| w.shape == Shape::Number)
    }

    /// Whether word `i` is "the", "a" or "an".
    pub(crate) fn is_article(&self, i: usize) -> bool {
        self.is_any(i, &["the", "a", "an"])
    }

    /// Whether word `i` is the "'s" of a possessive, with either apostrophe.
    pub(crate) fn is_possessive(&self, i: usize) -> bool {
        self.is_any(i, &["'s", "’s"])
    }

    /// Whether word `i` is written with these letters, in any case.
    #[inline]
    pub(crate) fn is(&self, i: usize, word: &str) -> bool {
        // Most words differ in length already: no slice is cut for those.
        self.words.get(i).is_some_and(|w| {
            (w.end - w.start) as usize == word.len() && self.str(i).eq_ignore_ascii_case(word)
        })
    }

    /// Whether word `i` is one of these, in any case.
    pub(crate) fn is_any(&self, i: usize, words: &[&str]) -> bool {
        let text = self.str(i);
        words.iter().any(|w| text.eq_ignore_ascii_case(w))
    }

    /// Whether word `i` is on a list, in any case.
    pub(crate) fn is_on(&self, i: usize, list: &WordList) -> bool {
        list.has(self.str(i))
    }

    /// Whether word `i` starts with a capital.
    pub(crate) fn capital(&self, i: usize) -> bool {
        self.words.get(i).is_some_and(|w| matches!(w.shape, Shape::Title | Shape::Upper))
    }

    /// Whether word `i` opens its sentence (opening quotes and brackets apart).
    pub(crate) fn opens_sentence(&self, i: usize) -> bool {
        let Some(word) = self.words.get(i) else { return false };
        let first = self.sentences.get(word.sentence as usize).map_or(0, |s| s.start);
        (first..i).all(|k| self.words[k].shape == Shape::Mark)
    }

    /// The span of words `range`; `None` if it holds none.
    pub(crate) fn span(&self, range: Range<usize>) -> Option<Span> {
        let first = self.words.get(range.start)?;
        let last = self.words.get(range.end.checked_sub(1)?)?;
        Span::new(first.start, last.end)
    }

    /// The words of a sentence.
    pub(crate) fn sentence(&self, i: usize) -> Range<usize> {
        self.words.get(i).and_then(|w| self.sentences.get(w.sentence as usize)).cloned().unwrap_or(0..0)
    }

    /// The words that lie wholly inside a span.
    pub(crate) fn words_in(&self, span: Span) -> Range<usize> {
        let first = self.words.partition_point(|w| w.start < span.start());
        let end = self.words.partition_point(|w| w.end <= span.end());
        first..end.max(first)
    }

    /// Takes the words of a span out of the body.
    pub(crate) fn mask(&mut self, span: Span) {
        for i in self.words_in(span) {
            self.words[i].masked = true;
        }
    }
}
