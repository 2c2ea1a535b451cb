//! A stretch of a page's text that may be a caption.

use std::ops::Range;

use cutline_model::{How, Piece, SourceMap};

/// Text with the way back to its bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Passage {
    pub(crate) text: String,
    pub(crate) map: SourceMap,
    /// The line it starts on.
    pub(crate) line: u64,
    /// Where whatever stands before it ends: from there on there is only white space.
    pub(crate) after: u64,
    /// Whether its first line is its credit.
    pub(crate) credit_first: bool,
}

impl Passage {
    /// Joins `next` behind one space. It stands for the white space between the two, if nothing else stands there.
    pub(crate) fn join(&mut self, next: &Self) {
        let end = self.map.hull().map_or(next.after, |hull| hull.end);
        let start = next.map.hull().map_or(end, |hull| hull.start);
        self.text.push(' ');
        if next.after == end && end < start {
            self.map.push(1, end..start, How::Space);
        } else {
            self.map.push(1, end..end, How::Joined);
        }
        self.text.push_str(&next.text);
        for piece in next.map.pieces() {
            self.map.push(length(piece), piece.source.clone(), piece.how);
        }
    }

    /// The bytes that a part of the text covers.
    pub(crate) fn source(&self, text: Range<usize>) -> Range<u64> {
        slice(&self.map, text).hull().unwrap_or_default()
    }
}

fn length(piece: &Piece) -> u32 {
    piece.text.end - piece.text.start
}

/// The pieces of a part of a text. Whole pieces are kept; the bytes of [`How::Same`] can be cut anywhere.
pub(crate) fn slice(map: &SourceMap, text: Range<usize>) -> SourceMap {
    let (from, to) = (text.start as u32, text.end as u32);
    let pieces = map.pieces();
    let first = pieces.partition_point(|piece| piece.text.end <= from);
    let mut part = SourceMap::new();
    for piece in pieces.iter().skip(first).take_while(|piece| piece.text.start < to) {
        let (start, end) = (piece.text.start.max(from), piece.text.end.min(to));
        let source = match piece.how {
            How::Same => {
                let base = piece.source.start;
                base + u64::from(start - piece.text.start)..base + u64::from(end - piece.text.start)
            }
            How::Decoded | How::Space | How::Joined => piece.source.clone(),
        };
        part.push(end - start, source, piece.how);
    }
    part
}
