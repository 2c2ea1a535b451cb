//! One fact as a line: its name, its words in quotes, its traits.

use cutline_model::reading::{Field, Index};
use cutline_model::{Reading, Span};

/// One fact.
pub struct Item {
    name: &'static str,
    words: String,
    traits: Vec<(&'static str, String)>,
}

impl Item {
    /// A fact that stands on words.
    pub fn on(name: &'static str, span: Span, caption: &str) -> Self {
        Self { name, words: quote(span, caption), traits: Vec::new() }
    }

    /// A verdict, which holds no words; its value comes first.
    pub fn verdict(name: &'static str, value: impl ToString) -> Self {
        Self { name, words: value.to_string(), traits: Vec::new() }
    }

    /// Adds a trait, if there is one.
    pub fn with(mut self, name: &'static str, value: Option<impl ToString>) -> Self {
        self.traits.extend(value.map(|value| (name, value.to_string())));
        self
    }

    /// Adds a trait that is either there or not.
    pub fn flag(self, name: &'static str, set: bool) -> Self {
        self.with(name, set.then_some(""))
    }

    /// Adds a trait of several values; an empty list is no trait.
    pub fn list(self, name: &'static str, values: impl IntoIterator<Item = impl ToString>) -> Self {
        let values: Vec<String> = values.into_iter().map(|x| x.to_string()).collect();
        self.with(name, (!values.is_empty()).then(|| values.join(", ")))
    }

    /// The line, with these traits or all but the rule, which a book must ask for.
    pub fn line(&self, asked: Option<&[String]>) -> String {
        let mut line = format!("{} {}", self.name, self.words);
        for (name, value) in &self.traits {
            if asked.map_or(*name != "rule", |asked| asked.iter().any(|x| x == name)) {
                line.push_str(format!(" {name} {value}").trim_end());
            }
        }
        line
    }
}

/// Words of the caption in quotes, on one line.
pub fn quote(span: Span, caption: &str) -> String {
    format!("\"{}\"", span.of(caption).replace('\n', "\\n"))
}

/// The words of another item.
pub fn words_of(reading: &Reading, caption: &str, field: Field, index: Option<Index>) -> Option<String> {
    reading.span_of(field, index?).map(|span| quote(span, caption))
}

/// The words of the items that a verdict follows from.
pub fn because(reading: &Reading, caption: &str, reasons: &[(Field, Index)]) -> Vec<String> {
    reasons.iter().filter_map(|&(field, index)| words_of(reading, caption, field, Some(index))).collect()
}
