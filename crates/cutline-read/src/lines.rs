//! Lines of decoded text. A line ends with LF, CRLF or CR.

use std::ops::Range;

use memchr::memchr2;

use crate::stream::Stream;

/// One step through the lines of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Line(Line),
    /// A line longer than the limit, passed over.
    TooLong {
        number: u64,
        bytes: Range<u64>,
    },
    End,
}

/// A line without its end: a range of the window's text, valid until the next step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) number: u64,
    pub(crate) text: Range<usize>,
}

/// Steps through a stream line by line; memory stays near `limit` bytes.
pub(crate) struct Lines<'r> {
    pub(crate) stream: Stream<'r>,
    limit: usize,
    at: usize,
    number: u64,
}

impl<'r> Lines<'r> {
    pub(crate) fn new(stream: Stream<'r>, limit: usize) -> Self {
        Self { stream, limit, at: 0, number: 0 }
    }

    /// The text of a line of the last step.
    pub(crate) fn text(&self, line: &Line) -> &str {
        self.stream.window.text().get(line.text.clone()).unwrap_or_default()
    }

    /// The next line.
    pub(crate) fn step(&mut self) -> Step {
        let mut searched = 0;
        self.number += 1;
        loop {
            let rest = self.rest();
            if let Some(found) = memchr2(b'\n', b'\r', rest.get(searched..).unwrap_or_default()) {
                let end = searched + found;
                if end > self.limit {
                    return self.pass_over();
                }
                if let Some(width) = self.end_width(end) {
                    let text = self.at..self.at + end;
                    self.at += end + width;
                    return Step::Line(Line { number: self.number, text });
                }
                searched = end;
            } else if rest.len() > self.limit {
                return self.pass_over();
            } else {
                searched = rest.len();
            }
            if !self.more() {
                return self.last(searched);
            }
        }
    }

    /// The text at hand from the next line on.
    pub(crate) fn rest_text(&self) -> &str {
        self.stream.window.text().get(self.at..).unwrap_or_default()
    }

    /// The bytes of [`Self::rest_text`].
    pub(crate) fn rest(&self) -> &[u8] {
        self.rest_text().as_bytes()
    }

    /// Where the next line begins in the window, and its number.
    pub(crate) fn position(&self) -> (usize, u64) {
        (self.at, self.number + 1)
    }

    /// Goes on behind `length` bytes that hold `lines` lines.
    pub(crate) fn skip(&mut self, length: usize, lines: u64) {
        self.at += length;
        self.number += lines;
    }

    /// Bytes of the line end at `end` of the rest; `None` if an LF may follow its CR.
    fn end_width(&self, end: usize) -> Option<usize> {
        match self.rest().get(end..)? {
            [b'\r', b'\n', ..] => Some(2),
            [b'\r'] => None,
            _ => Some(1),
        }
    }

    /// Decodes some more text behind the rest; `false` at the end.
    pub(crate) fn more(&mut self) -> bool {
        self.stream.window.drop_before(self.at);
        self.at = 0;
        self.stream.more()
    }

    /// What stands after the last line end, if the document is whole; a lone CR at the very end is one.
    fn last(&mut self, length: usize) -> Step {
        let rest = self.rest().len();
        if rest == 0 || !self.stream.is_whole() {
            return Step::End;
        }
        let text = self.at..self.at + length.min(rest);
        self.at += rest;
        Step::Line(Line { number: self.number, text })
    }

    /// Lets go of the rest of a line.
    fn pass_over(&mut self) -> Step {
        let start = self.stream.window.source_at(self.at);
        loop {
            let found = memchr2(b'\n', b'\r', self.rest());
            self.at += found.unwrap_or(self.rest().len());
            let bytes = start..self.stream.window.source_at(self.at);
            if found.is_some() {
                self.skip_end();
            }
            if found.is_some() || !self.more() {
                return Step::TooLong { number: self.number, bytes };
            }
        }
    }

    fn skip_end(&mut self) {
        if self.end_width(0).is_none() {
            self.more();
        }
        self.at += self.end_width(0).unwrap_or(1);
    }
}
