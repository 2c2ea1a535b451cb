//! The lexicons: words and phrases with what they mean, loaded from the TSV files in `lexicons/`.
//!
//! A phrase matches word by word. A word written in lower case in a lexicon matches any case; one that starts with a
//! capital asks for a capital in the text; one in capitals throughout asks for exactly these letters. A hyphen between
//! two words of the text counts as a space.

mod meaning;
mod rows;
mod table;
mod words;

pub(crate) use meaning::{
    BoundKind, CreditWord, Cue, Harm, HarmForm, LANGUAGES, Meaning, NumberPart, PeopleNoun, PlaceNoun,
    PlaceWord, TriggerForm,
};

pub(crate) use words::WordId;

use rows::Rows;
use words::Words;

/// How a word of a phrase must be written in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Case {
    Any,
    Capital,
    /// With the letters of this number.
    Exact(u32),
}

/// A word of a phrase.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spelling {
    pub(crate) id: WordId,
    case: Case,
}

/// A phrase of a lexicon. Its first words stand in it and not with the others: most phrases fail there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phrase {
    first: Spelling,
    /// Its second word; 0 if there is none.
    second: WordId,
    /// Where its words after the first stand among those of all phrases, in the order of reading.
    start: u32,
    /// How many words it has after the first.
    more: u32,
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
    words: Words,
    phrases: Vec<Phrase>,
    /// The words of all phrases after their first, one phrase after the other.
    further: Vec<Spelling>,
    /// The letters of words that are written in capitals throughout.
    exact: Vec<&'static str>,
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
        rows.into_lexicon(countries, suppliers)
    }

    /// The number of a word given in lower case without its final period; 0 if unknown.
    pub(crate) fn id(&self, lower: &str) -> WordId {
        self.words.id(lower)
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
        self.phrases_from(id).iter().any(|p| p.more == 0 && want(p.meaning))
    }

    /// Whether a supplier of pictures is written like this.
    pub(crate) fn opens_supplier(&self, id: WordId, written: &str) -> bool {
        let supplier = |p: &Phrase| p.more == 0 && matches!(p.meaning, Meaning::Supplier(_));
        self.phrases_from(id).iter().any(|p| supplier(p) && self.allows(&p.first, written))
    }

    /// Whether a word of a phrase may be written as `written`.
    pub(crate) fn allows(&self, word: &Spelling, written: &str) -> bool {
        match word.case {
            Case::Any => true,
            Case::Capital => written.chars().next().is_some_and(char::is_uppercase),
            Case::Exact(letters) => self.exact[letters as usize] == written.trim_end_matches('.'),
        }
    }

    /// The phrases that may start with a word written so and followed by word `next` (0 if that is unknown), longest
    /// first; whether they do is for their [further](Self::further) words to tell.
    pub(crate) fn phrases_at(
        &self,
        id: WordId,
        written: &str,
        next: WordId,
    ) -> impl Iterator<Item = &Phrase> {
        let starts = move |p: &&Phrase| (p.more == 0 || p.second == next) && self.allows(&p.first, written);
        self.phrases_from(id).iter().filter(starts)
    }

    /// The words of a phrase after its first.
    pub(crate) fn further(&self, phrase: &Phrase) -> &[Spelling] {
        let start = phrase.start as usize;
        &self.further[start..start + phrase.more as usize]
    }

    /// The phrases that start with a word, longest first.
    fn phrases_from(&self, id: WordId) -> &[Phrase] {
        let i = id as usize;
        match (self.starts.get(i), self.starts.get(i + 1)) {
            (Some(&from), Some(&to)) => &self.phrases[from as usize..to as usize],
            _ => &[],
        }
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
