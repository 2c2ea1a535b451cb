//! Where words stand in a caption.

use std::ops::Range;

/// A non-empty range of a caption's text, in bytes of UTF-8.
///
/// An empty span cannot be made: a fact without words does not exist. The wire shape counts code points instead;
/// `cutline-record` converts, in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    start: u32,
    end: u32,
}

impl Span {
    /// The span of bytes `start..end`, or `None` if it would be empty or reversed.
    #[must_use]
    pub const fn new(start: u32, end: u32) -> Option<Self> {
        if start < end { Some(Self { start, end }) } else { None }
    }

    /// The first byte.
    #[must_use]
    pub const fn start(self) -> u32 {
        self.start
    }

    /// The byte after the last.
    #[must_use]
    pub const fn end(self) -> u32 {
        self.end
    }

    /// Its length in bytes, never zero.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a span is never empty")]
    pub const fn len(self) -> u32 {
        self.end - self.start
    }

    /// The smallest span that holds both.
    #[must_use]
    pub fn join(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Whether `other` lies wholly inside.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    /// Whether the two share a byte.
    #[must_use]
    pub const fn overlaps(self, other: Self) -> bool {
        self.start < other.end && other.start < self.end
    }

    /// The words themselves; empty if the span was made for another text.
    #[must_use]
    pub fn of(self, text: &str) -> &str {
        text.get(self.range()).unwrap_or_default()
    }

    /// As a range for slicing.
    #[must_use]
    pub const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}
