//! The decoded text at hand, with the way back from each of its characters to the document's bytes.

use std::ops::Range;

use cutline_model::{How, SourceMap};

/// How many bytes each character of a run takes: in the text, and in the document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unit {
    pub(crate) text: u8,
    pub(crate) source: u8,
}

impl Unit {
    /// The bytes are the text. Only ASCII and UTF-8 are: every other decoded character changes its length.
    pub(crate) const SAME: Self = Self { text: 1, source: 1 };
}

/// Characters of one unit, up to where the next run begins.
#[derive(Clone, Copy, Debug)]
struct Run {
    text: usize,
    source: u64,
    unit: Unit,
}

/// A sliding window of decoded text.
#[derive(Debug, Default)]
pub(crate) struct Window {
    text: String,
    runs: Vec<Run>,
    end: u64,
}

impl Window {
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Adds text that was decoded from the bytes at `source`, one unit a character.
    pub(crate) fn push(&mut self, text: &str, source: Range<u64>, unit: Unit) {
        if text.is_empty() {
            return;
        }
        if self.runs.last().is_none_or(|run| run.unit != unit) {
            self.runs.push(Run { text: self.text.len(), source: source.start, unit });
        }
        self.text.push_str(text);
        self.end = source.end;
    }

    /// Lets go of the text before `at`.
    pub(crate) fn drop_before(&mut self, at: usize) {
        if at == 0 {
            return;
        }
        let source = self.source_at(at);
        let first = self.run_at(at);
        self.text.drain(..at);
        self.runs.drain(..first);
        for run in &mut self.runs {
            run.text = run.text.saturating_sub(at);
        }
        match self.runs.first_mut() {
            Some(run) if !self.text.is_empty() => run.source = source,
            _ => self.runs.clear(),
        }
    }

    /// The byte of the document where the text at `at` begins; at the end of the text, the byte after it.
    pub(crate) fn source_at(&self, at: usize) -> u64 {
        if at >= self.text.len() {
            return self.end;
        }
        self.runs.get(self.run_at(at)).map_or(self.end, |run| run.source_at(at))
    }

    /// The document's bytes of a range of the text.
    pub(crate) fn source(&self, text: Range<usize>) -> Range<u64> {
        self.source_at(text.start)..self.source_at(text.end)
    }

    /// Adds the pieces of a range of the text to a map.
    pub(crate) fn map(&self, text: Range<usize>, map: &mut SourceMap) {
        let first = self.run_at(text.start);
        for (i, run) in self.runs.iter().enumerate().skip(first) {
            let start = run.text.max(text.start);
            let end = self.runs.get(i + 1).map_or(self.text.len(), |next| next.text).min(text.end);
            if start >= end {
                return;
            }
            run.map(start..end, map);
        }
    }

    fn run_at(&self, at: usize) -> usize {
        self.runs.partition_point(|run| run.text <= at).saturating_sub(1)
    }
}

impl Run {
    fn source_at(&self, at: usize) -> u64 {
        let characters = (at - self.text) / usize::from(self.unit.text);
        self.source + characters as u64 * u64::from(self.unit.source)
    }

    fn map(&self, text: Range<usize>, map: &mut SourceMap) {
        if self.unit == Unit::SAME {
            map.push(text.len() as u32, self.source_at(text.start)..self.source_at(text.end), How::Same);
            return;
        }
        let width = usize::from(self.unit.text);
        for start in text.step_by(width) {
            let source = self.source_at(start);
            map.push(width as u32, source..source + u64::from(self.unit.source), How::Decoded);
        }
    }
}
