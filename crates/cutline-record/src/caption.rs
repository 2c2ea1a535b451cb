//! A caption's text, and the one place where bytes become code points.

use cutline_model::Span;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Text;

/// Bytes between two remembered counts.
const STRIDE: usize = 64;

/// A caption's text with a fast way from byte offsets to code points.
pub(crate) struct Caption<'a> {
    text: &'a str,
    /// Code points before every [`STRIDE`]th byte; empty for ASCII, where a byte is a code point.
    before: Vec<u32>,
}

/// Words that only qualify an item: an exact part of the record's text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Words<'a> {
    /// The exact words.
    pub text: Text<'a>,
    /// Where they start in the record's text, in code points.
    pub start: u32,
    /// Where they end, exclusive.
    pub end: u32,
}

impl<'a> Caption<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, before: if text.is_ascii() { Vec::new() } else { counts(text.as_bytes()) } }
    }

    /// The exact words of a span.
    pub(crate) fn text(&self, span: Span) -> Text<'a> {
        Text::Borrowed(span.of(self.text))
    }

    /// A span in code points.
    pub(crate) fn points(&self, span: Span) -> (u32, u32) {
        (self.point(span.start()), self.point(span.end()))
    }

    /// The whole text in code points.
    pub(crate) fn whole(&self) -> (u32, u32) {
        (0, self.point(u32::try_from(self.text.len()).unwrap_or(u32::MAX)))
    }

    pub(crate) fn words(&self, span: Span) -> Words<'a> {
        let (start, end) = self.points(span);
        Words { text: self.text(span), start, end }
    }

    fn point(&self, byte: u32) -> u32 {
        let byte = byte as usize;
        let Some(last) = self.before.len().checked_sub(1) else { return byte as u32 };
        let stride = (byte / STRIDE).min(last);
        let rest = self.text.as_bytes().get(stride * STRIDE..byte).unwrap_or_default();
        self.before.get(stride).copied().unwrap_or_default() + starts(rest)
    }
}

/// Code points before each stride of the text.
fn counts(bytes: &[u8]) -> Vec<u32> {
    let mut sum = 0;
    let each = bytes.chunks(STRIDE).map(|chunk| {
        let before = sum;
        sum += starts(chunk);
        before
    });
    each.collect()
}

/// Bytes that begin a code point.
fn starts(bytes: &[u8]) -> u32 {
    bytes.iter().map(|&byte| u32::from(byte & 0xC0 != 0x80)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_boundary_counts_as_chars_do() {
        let long = "Tūhāma – «القرية» 𝄞 ".repeat(20);
        for text in ["", "plain", "é", long.as_str()] {
            let caption = Caption::new(text);
            for (count, (byte, _)) in text.char_indices().enumerate() {
                assert_eq!(caption.point(byte as u32), count as u32, "{text:?} at {byte}");
            }
            assert_eq!(caption.whole().1, text.chars().count() as u32);
        }
    }

    #[test]
    fn words_keep_their_text() {
        let caption = Caption::new("In Ḥamra, 3 May");
        let words = caption.words(Span::new(3, 10).unwrap());
        assert_eq!((words.text.as_ref(), words.start, words.end), ("Ḥamra", 3, 8));
    }
}
