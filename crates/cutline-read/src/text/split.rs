//! Whether the lines of a block are wrapped text, or captions of their own.

use std::ops::Range;

use super::{credit, numbering, wording};

/// Lines that must look like captions before each is taken for one.
const LINES_OF_SENTENCES: usize = 3;
/// The same, where the lines do not even end like sentences.
const LINES_OF_PHRASES: usize = 4;
/// The same, where some lines have credits and most have none.
const LINES_OF_ALL_KINDS: usize = 8;
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
    /// Length of the longest line.
    width: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str, starts: &'a [usize]) -> Self {
        let mut lines = Self { text, starts, credits: Vec::new(), credited: Vec::new(), width: 0 };
        if starts.len() > 1 {
            lines.credits = lines.each(|i| credit::is_credit(lines.line(i)));
            lines.credited = lines.each(|i| lines.is_credit(i) || credit::ends_with_credit(lines.up_to(i)));
            lines.width = lines.each(|i| lines.line(i).len()).into_iter().max().unwrap_or_default();
        }
        lines
    }

    fn each<T>(&self, value: impl Fn(usize) -> T) -> Vec<T> {
        (0..self.starts.len()).map(value).collect()
    }

    fn up_to(&self, i: usize) -> &'a str {
        self.text.get(..self.end(i)).unwrap_or_default()
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
        Box::new(|i| self.is_credited(i - 1) && self.may_begin(i) && self.is_meant(i))
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

    /// Whether the line break before a line is no wrap: the next word had room, or a bracket closes a credit.
    fn is_meant(&self, i: usize) -> bool {
        self.has_room(i) || self.line(i - 1).ends_with([')', ']'])
    }

    fn has_room(&self, i: usize) -> bool {
        let word = self.line(i).split(' ').next().unwrap_or_default();
        self.line(i - 1).len() + 1 + word.len() <= self.width
    }

    /// Whether the evidence says that each line is a caption: nearly all begin like one, and have a credit or break
    /// off where wrapped text would go on.
    fn one_a_line(&self) -> bool {
        let lines: Vec<usize> =
            (0..self.starts.len()).filter(|i| wording::words(self.line(*i), WORDS) >= WORDS).collect();
        let count = |test: &dyn Fn(usize) -> bool| lines.iter().filter(|i| test(**i)).count();
        let nearly_all = |n: usize| n + lines.len() / 8 >= lines.len();
        if lines.len() < 2 || !nearly_all(count(&|i| i == 0 || self.may_begin(i))) {
            return false;
        }
        let credited = count(&|i| self.is_credited(i) && !self.is_credit(i));
        if credited * 3 >= lines.len() {
            return credited * 2 > lines.len();
        }
        let sentences = nearly_all(count(&|i| self.is_credited(i) || wording::is_complete(self.line(i))));
        let most_have_room = count(&|i| i > 0 && self.has_room(i)) * 2 >= lines.len() - 1;
        let needed = match (credited, sentences) {
            (0, true) => LINES_OF_SENTENCES,
            (0, false) => LINES_OF_PHRASES,
            _ => LINES_OF_ALL_KINDS,
        };
        lines.len() >= needed && (most_have_room || (sentences && credited == 0))
    }
}
