//! What the tagger sees of a word: numbers of rows in its table, hashed from the word, its neighbours, its shape, what
//! the lexicons know and what grammar proposed. Nothing can be read back from the numbers.

use std::ops::Range;

use super::class::Class;
use super::run::{self, Run};
use super::{Name, NameKind};
use crate::sheet::{Shape, Sheet};

/// How many rows the table of weights has.
pub(crate) const ROWS: u32 = 1 << 16;

/// A caption made ready for the tagger.
pub(crate) struct View<'a, 'b> {
    sheet: &'b Sheet<'a>,
    classes: &'b [Class],
    hashes: Vec<u32>,
    /// What grammar proposed for each word: 0 nothing, else kind and whether it is the first word.
    grammar: Vec<u8>,
}

impl<'a, 'b> View<'a, 'b> {
    pub(crate) fn new(sheet: &'b Sheet<'a>, classes: &'b [Class], proposed: &[Name]) -> Self {
        let hashes = (0..sheet.len()).map(|i| word_hash(sheet, i)).collect();
        let mut grammar = vec![0; sheet.len()];
        for name in proposed {
            for i in name.range.clone() {
                grammar[i] = code(name) << 1 | u8::from(i == name.range.start);
            }
        }
        Self { sheet, classes, hashes, grammar }
    }

    fn hash(&self, i: usize, by: isize) -> u32 {
        i.checked_add_signed(by).and_then(|k| self.hashes.get(k)).copied().unwrap_or(1)
    }

    fn class(&self, i: usize, by: isize) -> Class {
        i.checked_add_signed(by).and_then(|k| self.classes.get(k)).copied().unwrap_or(0)
    }

    fn shape(&self, i: usize, by: isize) -> u32 {
        let word = i.checked_add_signed(by).and_then(|k| self.sheet.words.get(k));
        word.map_or(9, |w| if w.masked { 8 } else { w.shape as u32 })
    }

    /// Hands the rows of word `i` of a run to `take`.
    pub(crate) fn rows(&self, run: &Run, i: usize, mut take: impl FnMut(u32)) {
        let mut add = |template: u32, a: u32, b: u32| take(mix(template, a, b));
        let (word, before, after) = (self.hash(i, 0), self.hash(i, -1), self.hash(i, 1));
        add(0, word, 0);
        add(1, before, 0);
        add(2, after, 0);
        add(3, before, word);
        add(4, word, after);
        add(5, self.hash(i, -2), before);
        add(6, after, self.hash(i, 2));
        self.letters(i, &mut add);
        self.lexical(i, &mut add);
        self.surroundings(run, i, &mut add);
    }

    /// Prefixes, suffixes and shapes.
    fn letters(&self, i: usize, add: &mut impl FnMut(u32, u32, u32)) {
        let text = self.sheet.str(i);
        for n in 2..=4 {
            add(10 + n as u32, ends(text, n, true), 0);
            add(15 + n as u32, ends(text, n, false), 0);
        }
        let shape = self.shape(i, 0);
        add(20, shape, self.shape(i, -1) << 8 | self.shape(i, 1));
        add(21, shape, text.len().min(12) as u32);
    }

    /// What the lexicons and grammar know.
    fn lexical(&self, i: usize, add: &mut impl FnMut(u32, u32, u32)) {
        let (class, before, after) = (self.class(i, 0), self.class(i, -1), self.class(i, 1));
        add(30, class, u32::from(self.sheet.opens_sentence(i)));
        add(31, before, class);
        add(32, class, after);
        add(33, before, after);
        add(34, self.class(i, -2), before);
        add(35, u32::from(self.grammar[i]), 0);
        add(36, u32::from(self.grammar[i]), class);
        add(37, self.class(i, 2), after);
    }

    /// The capitalised words that the word stands among, and what stands around them.
    fn surroundings(&self, run: &Run, i: usize, add: &mut impl FnMut(u32, u32, u32)) {
        let core = run::core(self.sheet, run, i);
        let (first, last) = (core.start, core.end - 1);
        let place = position(&core, i);
        let length = (core.len().min(6) as u32) << 2 | place;
        let all = core.clone().fold(0, |all, k| all | self.classes[k]);
        add(40, length, self.shape(i, 0));
        add(41, all, place);
        add(42, self.hash(first, -1), place);
        add(43, self.hash(last, 1), place);
        add(44, self.hash(last, 0), place);
        add(45, self.hash(first, 0), place);
        add(46, self.class(first, -1), self.class(last, 1));
        add(47, self.class(first, -1) << 3 | place, all);
        add(48, self.shape(last, 1) << 4 | self.shape(last, 2), self.hash(last, 1));
        add(49, ends(self.sheet.str(last + 1), 2, false), self.shape(last, 1) << 2 | place);
        add(50, self.hash(first, -2), self.hash(first, -1));
        add(51, self.hash(last, 1), self.hash(last, 2));
        add(52, self.bracketed(i), length);
        add(53, length, u32::from(self.sheet.opens_sentence(first)));
        add(54, self.class(first, -1), length);
        add(55, self.class(last, 1), length);
        add(56, self.hash(first, -1), all);
        add(57, self.elsewhere(i), place);
        add(58, self.hash(run.start, -1), self.hash(run.end, 0));
        self.listed(first, last, place, add);
    }

    /// The name that "and" or a comma sets beside this one.
    fn listed(&self, first: usize, last: usize, place: u32, add: &mut impl FnMut(u32, u32, u32)) {
        let joins = |i: usize| self.sheet.is_any(i, &["and", ",", "&", "or"]);
        if first > 1 && joins(first - 1) {
            add(60, u32::from(self.grammar[first - 2]), place);
            add(61, self.class(first, -2), place << 3 | self.shape(first, -2));
        }
        if joins(last + 1) && last + 2 < self.hashes.len() {
            add(62, u32::from(self.grammar[last + 2]), place);
            add(63, self.class(last, 2), place << 4 | self.shape(last, 2));
        }
    }

    /// Whether the word stands in brackets, and whether alone.
    fn bracketed(&self, i: usize) -> u32 {
        let opened = i > 0 && self.sheet.is_mark(i - 1, '(');
        let closed = self.sheet.is_mark(i + 1, ')');
        u32::from(opened) << 1 | u32::from(closed)
    }

    /// What stands before the same word elsewhere in the caption.
    fn elsewhere(&self, i: usize) -> u32 {
        let hash = self.hashes[i];
        let other = (0..self.hashes.len()).find(|&k| k != i && self.hashes[k] == hash);
        other.map_or(0, |k| {
            let grown = u32::from(run::is_like(self.sheet, k.wrapping_sub(1)));
            1 << 20
                | grown << 19
                | u32::from(self.sheet.words[k].shape != Shape::Lower) << 18
                | u32::from(self.grammar[k]) << 4
        })
    }
}

/// Alone, first, last or between: where a word stands among others.
fn position(core: &Range<usize>, i: usize) -> u32 {
    match (i == core.start, i + 1 == core.end) {
        (true, true) => 0,
        (true, false) => 1,
        (false, true) => 2,
        (false, false) => 3,
    }
}

fn code(name: &Name) -> u8 {
    let kind = match name.kind {
        NameKind::Person => 1,
        NameKind::Group => 2,
        NameKind::Place => 3,
        NameKind::Unknown => 4,
        NameKind::Nothing => 5,
    };
    kind << 1 | u8::from(name.sure)
}

/// The row of a feature.
const fn mix(template: u32, a: u32, b: u32) -> u32 {
    let mut h = (a ^ template.wrapping_mul(0x9e37_79b1)).wrapping_mul(0x85eb_ca6b);
    h ^= h >> 15;
    h = (h ^ b).wrapping_mul(0xc2b2_ae35);
    h ^= h >> 13;
    h = h.wrapping_mul(0x27d4_eb2f);
    (h ^ h >> 16) & (ROWS - 1)
}

/// A hash of a word in lower case; digits all count as one digit.
fn word_hash(sheet: &Sheet<'_>, i: usize) -> u32 {
    let text = sheet.str(i);
    match sheet.words[i] {
        w if w.masked => 2,
        w if w.shape == Shape::Number => 3 + text.len().min(6) as u32,
        _ => letters_hash(text),
    }
}

/// FNV-1a over the letters in lower case.
fn letters_hash(text: &str) -> u32 {
    let step = |h: u32, c: char| (h ^ c as u32).wrapping_mul(0x0100_0193);
    if text.is_ascii() {
        return text.bytes().fold(0x811c_9dc5, |h, b| step(h, b.to_ascii_lowercase() as char));
    }
    text.chars().flat_map(char::to_lowercase).map(|c| if c == '’' { '\'' } else { c }).fold(0x811c_9dc5, step)
}

/// A hash of the first or last `n` characters.
fn ends(text: &str, n: usize, first: bool) -> u32 {
    let cut = if text.is_ascii() {
        if first { &text[..n.min(text.len())] } else { &text[text.len().saturating_sub(n)..] }
    } else if first {
        text.char_indices().nth(n).map_or(text, |(at, _)| &text[..at])
    } else {
        text.char_indices().rev().nth(n - 1).map_or(text, |(at, _)| &text[at..])
    };
    letters_hash(cut)
}
