//! The lexicons: words and phrases with what they mean, loaded from the TSV files in `lexicons/`.
//!
//! A phrase matches word by word. A word written in lower case in a lexicon matches any case; one that starts with a
//! capital asks for a capital in the text; one in capitals throughout asks for exactly these letters. A hyphen between
//! two words of the text counts as a space.

mod meaning;
mod table;

use std::cmp::Reverse;
use std::collections::HashMap;

pub(crate) use meaning::{
    BoundKind, CreditWord, Cue, Harm, HarmForm, Meaning, NumberPart, PeopleNoun, PlaceNoun, PlaceWord,
    TriggerForm,
};

/// Number of a known word; 0 is no known word.
pub(crate) type WordId = u32;

/// How a word of a phrase must be written in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Case {
    Any,
    Capital,
    /// With these letters.
    Exact(&'static str),
}

/// A word of a phrase.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spelling {
    pub(crate) id: WordId,
    case: Case,
}

impl Spelling {
    /// Whether the word may be written as `written`.
    pub(crate) fn allows(&self, written: &str) -> bool {
        match self.case {
            Case::Any => true,
            Case::Capital => written.chars().next().is_some_and(char::is_uppercase),
            Case::Exact(letters) => letters == written.trim_end_matches('.'),
        }
    }
}

/// A phrase of a lexicon.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phrase {
    first: WordId,
    /// Where its words stand among the words of all phrases, in the order of reading.
    start: u32,
    len: u32,
    pub(crate) meaning: Meaning,
}

/// How a word is written that a period belongs to: "Calif." is an abbreviation, "ill." after a fall is not.
#[derive(Clone, Copy, Debug, Default)]
struct Abbreviation {
    capital: bool,
    small: bool,
}

impl Abbreviation {
    fn add(&mut self, word: &str) {
        let capital = word.starts_with(char::is_uppercase);
        self.capital |= capital;
        self.small |= !capital;
    }
}

/// All lexicons, ready to match.
#[derive(Debug)]
pub(crate) struct Lexicon {
    ids: HashMap<Box<str>, WordId, Fx>,
    /// The words of all phrases, one phrase after the other.
    spellings: Vec<Spelling>,
    phrases: Vec<Phrase>,
    /// Where the phrases that start with a word begin; one more at the end.
    starts: Vec<u32>,
    abbreviations: Vec<Abbreviation>,
    pub(crate) countries: table::Countries,
    pub(crate) suppliers: table::Suppliers,
}

impl Lexicon {
    /// Loads every lexicon of the crate.
    pub(crate) fn load() -> Self {
        let mut rows = Rows::new();
        let mut take = |phrase, meaning| rows.add(phrase, meaning);
        let countries = table::load(&mut take);
        let suppliers = table::suppliers(&mut take);
        let Rows { ids, spellings, mut phrases, abbreviations, .. } = rows;
        phrases.sort_unstable_by_key(|p| (p.first, Reverse(p.len), p.start));
        let starts = starts(&phrases, ids.len());
        Self { ids, spellings, phrases, starts, abbreviations, countries, suppliers }
    }

    /// The number of a word given in lower case without its final period; 0 if unknown.
    pub(crate) fn id(&self, lower: &str) -> WordId {
        self.ids.get(lower).copied().unwrap_or(0)
    }

    /// Whether a period after this word belongs to it, written with or without a capital.
    pub(crate) fn is_abbreviation(&self, id: WordId, capital: bool) -> bool {
        self.abbreviations.get(id as usize).is_some_and(|a| a.small || capital && a.capital)
    }

    /// Whether the word alone labels a credit: "Credit".
    pub(crate) fn labels_credit(&self, id: WordId) -> bool {
        self.word_means(id, |m| m == Meaning::Credit(CreditWord::Credit))
    }

    /// Whether the word alone is a noun that labels a credit where a colon follows: "Image".
    pub(crate) fn labels_picture(&self, id: WordId) -> bool {
        self.labels_credit(id) || self.word_means(id, |m| m == Meaning::Credit(CreditWord::Label))
    }

    fn word_means(&self, id: WordId, want: impl Fn(Meaning) -> bool) -> bool {
        self.phrases_from(id).iter().any(|p| p.len == 1 && want(p.meaning))
    }

    /// Whether a supplier of pictures is written like this.
    pub(crate) fn opens_supplier(&self, id: WordId, written: &str) -> bool {
        let supplier = |p: &Phrase| p.len == 1 && matches!(p.meaning, Meaning::Supplier(_));
        let written_so = |p: &Phrase| self.spellings(p).iter().all(|s| s.allows(written));
        self.phrases_from(id).iter().any(|p| supplier(p) && written_so(p))
    }

    /// The words of a phrase.
    pub(crate) fn spellings(&self, phrase: &Phrase) -> &[Spelling] {
        let start = phrase.start as usize;
        &self.spellings[start..start + phrase.len as usize]
    }

    /// The phrases that start with a word, longest first.
    pub(crate) fn phrases_from(&self, id: WordId) -> &[Phrase] {
        let i = id as usize;
        match (self.starts.get(i), self.starts.get(i + 1)) {
            (Some(&from), Some(&to)) => &self.phrases[from as usize..to as usize],
            _ => &[],
        }
    }
}

/// The lexicons while they are read.
struct Rows {
    ids: HashMap<Box<str>, WordId, Fx>,
    spellings: Vec<Spelling>,
    phrases: Vec<Phrase>,
    abbreviations: Vec<Abbreviation>,
    lower: String,
}

/// About as many phrases as there are: room from the start is cheaper than growing.
const PHRASES: usize = 1 << 15;

impl Rows {
    fn new() -> Self {
        Self {
            ids: HashMap::with_capacity_and_hasher(PHRASES, Fx::default()),
            spellings: Vec::with_capacity(PHRASES * 2),
            phrases: Vec::with_capacity(PHRASES),
            abbreviations: vec![Abbreviation::default()],
            lower: String::new(),
        }
    }

    fn add(&mut self, text: &'static str, meaning: Meaning) {
        let start = self.spellings.len();
        for word in text.split_whitespace() {
            parts(word).for_each(|part| self.add_word(part, part.len() == word.len()));
        }
        if let Some(first) = self.spellings.get(start) {
            let len = (self.spellings.len() - start) as u32;
            self.phrases.push(Phrase { first: first.id, start: start as u32, len, meaning });
        }
    }

    fn add_word(&mut self, word: &'static str, whole: bool) {
        let id = self.id(word.trim_end_matches('.'));
        self.spellings.push(Spelling { id, case: case_of(word) });
        if whole && word.ends_with('.') {
            self.abbreviations[id as usize].add(word);
        }
    }

    /// The number of a word; a new one if it was never seen.
    fn id(&mut self, word: &str) -> WordId {
        fold(word, &mut self.lower);
        if let Some(&id) = self.ids.get(self.lower.as_str()) {
            return id;
        }
        let id = self.abbreviations.len() as WordId;
        self.abbreviations.push(Abbreviation::default());
        self.ids.insert(self.lower.as_str().into(), id);
        id
    }
}

/// Puts a word into `out` as lexicons know it: in lower case, its apostrophes straight.
pub(crate) fn fold(word: &str, out: &mut String) {
    out.clear();
    if word.is_ascii() {
        out.push_str(word);
        out.make_ascii_lowercase();
    } else {
        out.extend(word.chars().flat_map(char::to_lowercase).map(|c| if c == '’' { '\'' } else { c }));
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

fn case_of(word: &'static str) -> Case {
    let letters = || word.chars().filter(|c| c.is_alphabetic());
    match letters().next() {
        Some(c) if c.is_uppercase() && letters().nth(1).is_some() && letters().all(char::is_uppercase) => {
            Case::Exact(word.trim_end_matches('.'))
        }
        Some(c) if c.is_uppercase() => Case::Capital,
        _ => Case::Any,
    }
}

fn starts(phrases: &[Phrase], words: usize) -> Vec<u32> {
    let mut starts = vec![0u32; words + 2];
    for phrase in phrases {
        starts[phrase.first as usize + 1] += 1;
    }
    for i in 1..starts.len() {
        starts[i] += starts[i - 1];
    }
    starts
}

/// A fast hash for short words (the multiply-rotate scheme of FxHash); not for hostile keys: only lexicon words are
/// ever stored.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Fx(u64);

impl std::hash::BuildHasher for Fx {
    type Hasher = Self;
    fn build_hasher(&self) -> Self {
        Self(0)
    }
}

impl std::hash::Hasher for Fx {
    /// Multiplying carries upwards only: the high bits, which hang on all letters, go where the table looks first.
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        words.iter().for_each(|word| self.add(u64::from_le_bytes(*word)));
        if !rest.is_empty() {
            self.add(rest.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }
}

impl Fx {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}
