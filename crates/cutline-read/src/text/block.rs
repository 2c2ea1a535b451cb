//! A block: the lines between two blank ones, joined.

use std::ops::Range;

use cutline_model::{How, ProblemCode, SourceMap};

use super::passage::{Passage, slice};
use super::{credit, numbering, split, wording};
use crate::limits;
use crate::report::{Place, Report};
use crate::window::Window;

/// The lines at hand, joined by one space each.
#[derive(Debug, Default)]
pub(crate) struct Block {
    text: String,
    map: SourceMap,
    lines: Vec<LineStart>,
    /// How many lines could not be rolled on last time: looking again pays when there are twice as many.
    rolled: usize,
    /// Where the last line ends in the document.
    end: u64,
    /// Where whatever stands before the block ends.
    after: u64,
    /// The first line and the bytes of a block that is too long for a caption.
    passed: Option<(u64, Range<u64>)>,
}

/// Where a line begins in the block's text, and its number in the document.
#[derive(Clone, Copy, Debug)]
struct LineStart {
    at: usize,
    number: u64,
}

impl Block {
    /// Adds a line, given without white space at its ends.
    pub(crate) fn push(&mut self, window: &Window, line: Range<usize>, number: u64) {
        let source = window.source(line.clone());
        if let Some((_, bytes)) = &mut self.passed {
            bytes.end = source.end;
            return;
        }
        if !self.text.is_empty() {
            self.text.push(' ');
            self.map.push(1, self.end..source.start, How::Space);
        }
        self.lines.push(LineStart { at: self.text.len(), number });
        self.text.push_str(window.text().get(line.clone()).unwrap_or_default());
        window.map(line, &mut self.map);
        self.end = source.end;
    }

    /// Notes that something else stands before the block, up to `end`.
    pub(crate) fn follow(&mut self, end: u64) {
        self.after = end;
    }

    /// Whether no word is waiting for the next line.
    pub(crate) fn may_end(&self) -> bool {
        !wording::is_open_ended(&self.text)
    }

    /// Whether the last line ends a sentence, or there is none.
    pub(crate) fn is_complete(&self) -> bool {
        self.text.is_empty() || wording::is_complete(&self.text)
    }

    /// Whether the block should be rolled on.
    pub(crate) fn is_large(&self) -> bool {
        self.lines.len() > limits::BLOCK_LINES.max(2 * self.rolled) || self.text.len() > limits::CAPTION
    }

    /// Passes over this block and a line that is too long.
    pub(crate) fn pass_over(&mut self, number: u64, bytes: Range<u64>) {
        let first = self.lines.first().map_or(number, |line| line.number);
        let start = self.map.hull().map_or(bytes.start, |hull| hull.start);
        match &mut self.passed {
            Some((_, passed)) => passed.end = bytes.end,
            None => self.passed = Some((first, start..bytes.end)),
        }
        self.clear(bytes.end);
    }

    /// The passages of the block but the last, which may go on. A block that has no end is passed over.
    pub(crate) fn roll(&mut self) -> Vec<Passage> {
        let mut ranges = self.split();
        let last = ranges.pop().unwrap_or(0..0);
        let passages = self.passages(&ranges);
        self.keep_from(last.start);
        self.rolled = self.lines.len();
        if self.text.len() > limits::CAPTION {
            let number = self.lines.first().map_or(1, |line| line.number);
            self.pass_over(number, self.end..self.end);
        }
        passages
    }

    /// Ends the block: its passages.
    pub(crate) fn close(&mut self, report: &mut Report<'_>) -> Vec<Passage> {
        if let Some((line, bytes)) = self.passed.take() {
            self.clear(bytes.end);
            tell_too_long(Place::new(line, bytes), report);
            return Vec::new();
        }
        if self.text.is_empty() {
            return Vec::new();
        }
        let passages = self.passages(&self.split());
        self.clear(self.end);
        passages
    }

    fn clear(&mut self, after: u64) {
        self.text.clear();
        self.map = SourceMap::new();
        self.lines.clear();
        self.rolled = 0;
        self.after = after;
        self.end = after;
    }

    fn split(&self) -> Vec<Range<usize>> {
        let starts: Vec<usize> = self.lines.iter().map(|line| line.at).collect();
        split::passages(&self.text, &starts)
    }

    fn passages(&self, ranges: &[Range<usize>]) -> Vec<Passage> {
        ranges.iter().filter_map(|range| self.passage(range.clone())).collect()
    }

    /// A part of the block without the number before it.
    fn passage(&self, range: Range<usize>) -> Option<Passage> {
        let raw = self.text.get(range.clone())?;
        let start = range.start + numbering::leading(raw);
        let text = self.text.get(start..range.end)?.trim_end();
        let range = start..start + text.len();
        (!text.is_empty()).then(|| Passage {
            text: text.to_owned(),
            map: slice(&self.map, range),
            line: self.line_at(start),
            after: self.end_before(start),
            credit_first: self.has_credit_line(start, text.len()),
        })
    }

    fn line_at(&self, at: usize) -> u64 {
        let after = self.lines.partition_point(|line| line.at <= at);
        self.lines.get(after.saturating_sub(1)).map_or(1, |line| line.number)
    }

    /// Whether a passage of several lines begins with a line that is a credit.
    fn has_credit_line(&self, start: usize, length: usize) -> bool {
        let next = self.lines.get(self.lines.partition_point(|line| line.at <= start));
        let first =
            next.filter(|next| next.at < start + length).and_then(|next| self.text.get(start..next.at));
        first.is_some_and(credit::is_credit)
    }

    /// Where whatever stands before the text at `at` ends in the document.
    fn end_before(&self, at: usize) -> u64 {
        let before = self.text.get(..at).unwrap_or_default().trim_end();
        let last = before.chars().next_back().map_or(0, char::len_utf8);
        slice(&self.map, before.len() - last..before.len()).hull().map_or(self.after, |hull| hull.end)
    }

    fn keep_from(&mut self, at: usize) {
        if at == 0 {
            return;
        }
        self.after = self.end_before(at);
        self.map = slice(&self.map, at..self.text.len());
        self.text.drain(..at);
        self.lines.retain(|line| line.at >= at);
        for line in &mut self.lines {
            line.at -= at;
        }
    }
}

fn tell_too_long(place: Place, report: &mut Report<'_>) {
    let most = limits::CAPTION / 1024;
    let message = format!("A block of text is longer than the {most} KiB of a caption and was passed over");
    report.error(ProblemCode::CaptionTooLong, place, message, "Separate captions by blank lines");
}
