//! The lexicons: words and phrases with what they mean, loaded from the TSV files in `lexicons/`.
//!
//! A phrase matches word by word. A word written in lower case in a lexicon matches any case; one that starts with a
//! capital asks for a capital in the text; one in capitals throughout asks for exactly these letters. A hyphen between
//! two words of the text counts as a space.

mod meaning;
mod table;

use std::borrow::Cow;
use std::collections::HashMap;

pub(crate) use meaning::{
    BoundKind, CreditWord, Cue, Harm, HarmForm, Meaning, NumberPart, PeopleNoun, PlaceNoun, PlaceWord,
    TriggerForm,
};

/// Number of a known word; 0 is no known word.
pub(crate) type WordId = u32;

/// How a word of a phrase must be written in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    Any,
    Capital,
    Exact,
}

/// A phrase of a lexicon.
#[derive(Clone, Debug)]
pub(crate) struct Phrase {
    pub(crate) words: Vec<(WordId, Case)>,
    pub(crate) meaning: Meaning,
    exact: Box<str>,
}

impl Phrase {
    /// Whether word `i` of the phrase may be written as `written`.
    pub(crate) fn allows(&self, i: usize, written: &str) -> bool {
        match self.words[i].1 {
            Case::Any => true,
            Case::Capital => written.chars().next().is_some_and(char::is_uppercase),
            Case::Exact => self.exact.split(' ').nth(i) == Some(written.trim_end_matches('.')),
        }
    }
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
        let mut rows = Vec::new();
        let mut take = |phrase: &str, meaning| rows.push((phrase.to_owned(), meaning));
        let countries = table::load(&mut take);
        let suppliers = table::suppliers(&mut take);
        let mut ids = HashMap::with_capacity_and_hasher(rows.len(), Fx::default());
        let mut phrases: Vec<Phrase> = rows.iter().filter_map(|(t, m)| phrase(&mut ids, t, *m)).collect();
        phrases.sort_by(|a, b| (a.words[0].0, b.words.len()).cmp(&(b.words[0].0, a.words.len())));
        let starts = starts(&phrases, ids.len());
        let mut abbreviations = vec![Abbreviation::default(); ids.len() + 1];
        for word in rows.iter().flat_map(|(t, _)| t.split(' ')).filter(|w| w.ends_with('.')) {
            if let Some(id) = ids.get(key(word).as_str()) {
                abbreviations[*id as usize].add(word);
            }
        }
        Self { ids, phrases, starts, abbreviations, countries, suppliers }
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
        self.phrases_from(id).iter().any(|p| p.words.len() == 1 && want(p.meaning))
    }

    /// Whether a supplier of pictures is written like this.
    pub(crate) fn opens_supplier(&self, id: WordId, written: &str) -> bool {
        let supplier = |p: &Phrase| matches!(p.meaning, Meaning::Supplier(_)) && p.allows(0, written);
        self.phrases_from(id).iter().any(|p| p.words.len() == 1 && supplier(p))
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

/// A word as lexicons know it: lower case, without its final period.
fn key(word: &str) -> String {
    let word = word.trim_end_matches('.');
    if word.is_ascii() { word.to_ascii_lowercase() } else { word.to_lowercase().replace('’', "'") }
}

fn phrase(ids: &mut HashMap<Box<str>, WordId, Fx>, text: &str, meaning: Meaning) -> Option<Phrase> {
    // Most phrases are one plain word: nothing to take apart.
    let plain = !text.contains([' ', '-', '\'', '’']);
    let spaced = if plain {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.replace('-', " ").replace("'s", " 's").replace("’s", " 's"))
    };
    let mut words = Vec::with_capacity(1);
    for word in spaced.split_whitespace() {
        words.push((number(ids, word)?, case_of(word)));
    }
    let exact = if words.iter().any(|(_, case)| *case == Case::Exact) {
        spaced.split_whitespace().map(|w| w.trim_end_matches('.')).collect::<Vec<_>>().join(" ")
    } else {
        String::new()
    };
    (!words.is_empty()).then(|| Phrase { words, meaning, exact: exact.into_boxed_str() })
}

/// The number of a word, a new one if it is new.
fn number(ids: &mut HashMap<Box<str>, WordId, Fx>, word: &str) -> Option<WordId> {
    let next = WordId::try_from(ids.len() + 1).ok()?;
    Some(*ids.entry(key(word).into_boxed_str()).or_insert(next))
}

fn case_of(word: &str) -> Case {
    let letters = || word.chars().filter(|c| c.is_alphabetic());
    match letters().next() {
        Some(c) if c.is_uppercase() && letters().count() > 1 && letters().all(char::is_uppercase) => {
            Case::Exact
        }
        Some(c) if c.is_uppercase() => Case::Capital,
        _ => Case::Any,
    }
}

fn starts(phrases: &[Phrase], words: usize) -> Vec<u32> {
    let mut starts = vec![0u32; words + 2];
    for phrase in phrases {
        starts[phrase.words[0].0 as usize + 1] += 1;
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
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.0 = (self.0.rotate_left(5) ^ u64::from_le_bytes(word)).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
    }
}
