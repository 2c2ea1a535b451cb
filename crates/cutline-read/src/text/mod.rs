//! Plain text: captions are blocks between blank lines, among numbers, credits and the furniture of web pages.
//!
//! Lines make blocks ([`block`]), blocks are split where they hold several captions ([`split`]), and a page joins
//! credits with their captions and folds what stands there twice ([`page`]).

mod block;
mod credit;
mod double;
mod furniture;
mod numbering;
mod page;
mod passage;
mod split;
mod wording;

use crate::limits;
use crate::lines::{Line, Lines, Step};
use crate::report::Report;
use crate::stream::Stream;
use block::Block;
use page::Page;

/// Reads every block and hands over the captions.
pub(crate) fn read<'r>(stream: Stream<'r>, report: &mut Report<'_>) -> Stream<'r> {
    let mut reader =
        Reader { lines: Lines::new(stream, limits::CAPTION), block: Block::default(), page: Page::default() };
    while !report.is_stopped() {
        match reader.lines.step() {
            Step::Line(line) => reader.line(&line, report),
            Step::TooLong { number, bytes } => reader.block.pass_over(number, bytes),
            Step::End => break,
        }
    }
    if reader.lines.stream.is_whole() {
        reader.close_block(report);
    }
    reader.page.finish(report);
    reader.lines.stream
}

struct Reader<'r> {
    lines: Lines<'r>,
    block: Block,
    page: Page,
}

impl Reader<'_> {
    fn line(&mut self, line: &Line, report: &mut Report<'_>) {
        let text = self.lines.text(line);
        let trimmed = text.trim();
        if trimmed.is_empty() {
            return self.close_block(report);
        }
        let start = line.text.start + (text.len() - text.trim_start().len());
        let range = start..start + trimmed.len();
        if self.block.may_end() && furniture::is_line(trimmed, self.block.is_complete()) {
            let end = self.lines.stream.window.source_at(range.end);
            self.close_block(report);
            self.block.follow(end);
            return;
        }
        self.block.push(&self.lines.stream.window, range, line.number);
        if self.block.is_large() {
            self.roll(report);
        }
    }

    fn close_block(&mut self, report: &mut Report<'_>) {
        for passage in self.block.close(report) {
            self.page.take(passage, report);
        }
    }

    /// Lets go of the captions of a long block that are whole.
    fn roll(&mut self, report: &mut Report<'_>) {
        for passage in self.block.roll() {
            self.page.take(passage, report);
        }
    }
}
