//! Whether the lines of a block are wrapped text, or captions of their own.

use std::ops::Range;

use super::{credit, numbering, wording};

/// Lines without credits that must look like captions before each is taken for one.
const LINES_OF_SENTENCES: usize = 3;
/// The same, where the lines do not even end like sentences.
const LINES_OF_PHRASES: usize = 4;
/// Words that make a line more than a heading.
const WORDS: usize = 4;

/// The parts of a block that are captions of their own. `starts` says where its lines begin.
pub(crate) fn passages(text: &str, starts: &[usize]) -> Vec<Range<usize>> {
    let lines = Lines::new(text, starts);
    let mut passages = Vec::new();
    let mut start = 0;
    for (i, at) in lines.breaks() {
        passages.push(start..lines.end(i - 1));
        start = at;
    }
    passages.push(start..text.len());
    passages
}

struct Lines<'a> {
    text: &'a str,
    starts: &'a [usize],
    credits: Vec<bool>,
    credited: Vec<bool>,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str, starts: &'a [usize]) -> Self {
        let mut lines = Self { text, starts, credits: Vec::new(), credited: Vec::new() };
        if starts.len() > 1 {
            lines.credits = (0..starts.len()).map(|i| credit::is_credit(lines.line(i))).collect();
            let ends = |i| credit::ends_with_credit(text.get(..lines.end(i)).unwrap_or_default());
            lines.credited = (0..starts.len()).map(|i| lines.credits[i] || ends(i)).collect();
        }
        lines
    }

    fn start(&self, i: usize) -> usize {
        self.starts.get(i).copied().unwrap_or(self.text.len())
    }

    fn end(&self, i: usize) -> usize {
        self.starts.get(i + 1).map_or(self.text.len(), |next| next - 1)
    }

    fn line(&self, i: usize) -> &'a str {
        self.text.get(self.start(i)..self.end(i)).unwrap_or_default()
    }

    /// The lines that begin a new caption, and where they begin.
    fn breaks(&self) -> Vec<(usize, usize)> {
        if self.starts.len() < 2 {
            return Vec::new();
        }
        let is_break = self.rule();
        let mut counter = numbering::value(self.line(0));
        let mut begins = |i: usize| {
            let counted = counter.is_some() && numbering::value(self.line(i)) == counter.map(|n| n + 1);
            if counted {
                counter = counter.map(|n| n + 1);
            }
            counted || is_break(i)
        };
        (1..self.starts.len()).filter(|i| begins(*i)).map(|i| (i, self.start(i))).collect()
    }

    /// What tells that a caption begins with a line.
    fn rule(&self) -> Box<dyn Fn(usize) -> bool + '_> {
        if self.is_credit(0) {
            return Box::new(|i| self.is_credit(i) && !self.is_credit(i - 1));
        }
        if self.one_a_line() {
            return Box::new(|i| self.may_begin(i));
        }
        Box::new(|i| self.is_credited(i - 1) && self.may_begin(i))
    }

    fn is_credit(&self, i: usize) -> bool {
        self.credits.get(i).copied().unwrap_or_default()
    }

    fn is_credited(&self, i: usize) -> bool {
        self.credited.get(i).copied().unwrap_or_default()
    }

    fn may_begin(&self, i: usize) -> bool {
        let waits = wording::is_open_ended(self.line(i - 1)) || credit::is_label_alone(self.line(i - 1));
        !waits && wording::opens(self.line(i)) && !self.is_credit(i)
    }

    /// Whether the evidence says that each line is a caption: nearly all begin and end like one.
    fn one_a_line(&self) -> bool {
        let long: Vec<usize> =
            (0..self.starts.len()).filter(|i| wording::words(self.line(*i), WORDS) >= WORDS).collect();
        let count = |test: &dyn Fn(usize) -> bool| long.iter().filter(|i| test(**i)).count();
        let credited = count(&|i| self.is_credited(i) && !self.is_credit(i));
        let complete = count(&|i| self.is_credited(i) || wording::is_complete(self.line(i)));
        let begin = count(&|i| i == 0 || self.may_begin(i));
        let nearly_all = |n: usize| n + long.len() / 8 >= long.len();
        let own_credits = credited * 2 > long.len() && long.len() > 1;
        let sentences = credited == 0 && long.len() >= LINES_OF_SENTENCES && nearly_all(complete);
        let phrases = credited == 0 && long.len() >= LINES_OF_PHRASES && complete * 2 <= long.len();
        nearly_all(begin) && ((own_credits && nearly_all(complete)) || sentences || phrases)
    }
}
