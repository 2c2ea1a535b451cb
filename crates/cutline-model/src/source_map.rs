//! The way back from a caption's text to the bytes of its document.

use std::ops::Range;

closed_list! {
    /// How a piece of text follows from its bytes.
    How {
        /// The bytes are the text.
        Same = "same",
        /// The bytes were decoded: a charset, an entity, an escape.
        Decoded = "decoded",
        /// A run of white space became one space.
        Space = "space",
        /// Nothing stands in the document here: the reader joined two parts.
        Joined = "joined",
    }
}

/// One piece of a caption's text and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Bytes of the caption's text.
    pub text: Range<u32>,
    /// Bytes of the document; empty for [`How::Joined`].
    pub source: Range<u64>,
    /// What was done.
    pub how: How,
}

/// Ordered, gapless pieces that together make up the text of one sighting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourceMap {
    pieces: Vec<Piece>,
}

impl SourceMap {
    /// An empty map, to be filled in text order.
    #[must_use]
    pub const fn new() -> Self {
        Self { pieces: Vec::new() }
    }

    /// A map for text that stands in the document exactly as it is.
    #[must_use]
    pub fn same(len: u32, source_start: u64) -> Self {
        let mut map = Self::new();
        map.push(len, source_start..source_start + u64::from(len), How::Same);
        map
    }

    /// Adds the next `len` bytes of text. Adjacent pieces of [`How::Same`] grow together.
    pub fn push(&mut self, len: u32, source: Range<u64>, how: How) {
        if len == 0 {
            return;
        }
        let start = self.len();
        if let Some(last) = self.pieces.last_mut()
            && how == How::Same
            && last.how == How::Same
            && last.source.end == source.start
        {
            last.text.end += len;
            last.source.end = source.end;
            return;
        }
        self.pieces.push(Piece { text: start..start + len, source, how });
    }

    /// The pieces, in text order.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Length of the mapped text in bytes.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.pieces.last().map_or(0, |p| p.text.end)
    }

    /// Whether nothing is mapped.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// The smallest byte range of the document that holds every piece.
    #[must_use]
    pub fn hull(&self) -> Option<Range<u64>> {
        let real = || self.pieces.iter().filter(|p| p.how != How::Joined);
        let start = real().map(|p| p.source.start).min()?;
        let end = real().map(|p| p.source.end).max()?;
        Some(start..end)
    }

    /// The byte ranges in text order, adjacent ones grown together.
    #[must_use]
    pub fn parts(&self) -> Vec<Range<u64>> {
        let mut parts: Vec<Range<u64>> = Vec::new();
        for piece in self.pieces.iter().filter(|p| p.how != How::Joined) {
            match parts.last_mut() {
                Some(last) if last.end == piece.source.start => last.end = piece.source.end,
                _ => parts.push(piece.source.clone()),
            }
        }
        parts
    }
}
