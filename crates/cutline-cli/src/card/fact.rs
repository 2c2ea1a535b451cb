//! One line of a card: what is said, how it stands, on which words.

use crate::ink::{Ink, Paint};

/// Where values start.
const VALUE: usize = 12;
/// Where details start, on a terminal that is wide enough for it.
const DETAILS: usize = 36;
/// The narrowest terminal that is wide enough.
const WIDE: usize = 76;

/// A line of a card.
#[derive(Debug)]
pub(crate) struct Fact {
    label: &'static str,
    value: Ink,
    details: Vec<Ink>,
}

impl Fact {
    /// A fact under a label; without one it belongs to the fact before.
    pub(crate) fn new(label: &'static str, value: &str, paint: Paint) -> Self {
        let mut ink = Ink::default();
        ink.push(value, paint);
        Self { label, value: ink, details: Vec::new() }
    }

    /// The words it stands on.
    pub(crate) fn quote(self, words: &str, paint: Paint) -> Self {
        let mut ink = Ink::default();
        ink.push("“", Paint::Dim).push(words, paint).push("”", Paint::Dim);
        self.detail(ink)
    }

    /// A word that must not be overlooked.
    pub(crate) fn flag(self, word: &str, paint: Paint) -> Self {
        let mut ink = Ink::default();
        ink.push(word, paint);
        self.detail(ink)
    }

    /// Something to know beside it.
    pub(crate) fn note(self, text: impl AsRef<str>) -> Self {
        self.flag(text.as_ref(), Paint::Plain)
    }

    /// Something to know, if it is known.
    pub(crate) fn maybe(self, text: Option<impl AsRef<str>>) -> Self {
        match text {
            Some(text) => self.note(text),
            None => self,
        }
    }

    fn detail(mut self, ink: Ink) -> Self {
        self.details.push(ink);
        self
    }

    /// The lines.
    pub(crate) fn print(&self, width: usize, color: bool) -> String {
        let mut ink = Ink::default();
        ink.push("  ", Paint::Plain).push(self.label, Paint::Dim).pad(VALUE).append(&self.value);
        if !self.details.is_empty() {
            ink.push(" ", Paint::Plain).pad(if width >= WIDE { DETAILS } else { 0 });
        }
        for (index, detail) in self.details.iter().enumerate() {
            if index > 0 {
                ink.push(" · ", Paint::Dim);
            }
            ink.append(detail);
        }
        ink.wrapped(width, if width >= WIDE { DETAILS } else { VALUE + 2 }, color)
    }
}
