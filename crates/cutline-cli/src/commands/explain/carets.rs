//! Carets under the words that were taken.

use std::ops::Range;

use cutline::Step;

use crate::ink::{Ink, Paint};

/// Blanks before the text.
const INDENT: usize = 2;

/// Words that were taken: the numbers of the steps that did, and the characters.
struct Mark {
    numbers: String,
    characters: Range<usize>,
}

/// The text, wrapped, with numbered carets under each line.
pub(crate) fn under(text: &str, steps: &[Step], width: usize, color: bool) -> String {
    let mut ink = Ink::default();
    ink.push(text, Paint::Plain);
    let marks = marks(text, steps);
    for mark in &marks {
        ink.repaint(mark.characters.clone(), Paint::Bold);
    }
    let mut page = String::new();
    for line in ink.lines(width.saturating_sub(INDENT), 0) {
        page.push_str(&format!("{}{}\n", " ".repeat(INDENT), ink.part(line.clone(), color)));
        for row in rows(&ink, &line, &marks) {
            page.push_str(&format!("{}{}\n", " ".repeat(INDENT), row.to_text(color)));
        }
    }
    page
}

/// What was taken, in text order, each run of words once.
fn marks(text: &str, steps: &[Step]) -> Vec<Mark> {
    let characters = |byte: u32| text.get(..byte as usize).map_or(0, |before| before.chars().count());
    let taken = steps.iter().filter(|step| step.taken).enumerate();
    let mut marks: Vec<Mark> = Vec::new();
    for (index, step) in taken {
        let characters = characters(step.span.start())..characters(step.span.end());
        match marks.iter_mut().find(|mark| mark.characters == characters) {
            Some(mark) => mark.numbers.push_str(&format!(",{}", index + 1)),
            None => marks.push(Mark { numbers: (index + 1).to_string(), characters }),
        }
    }
    marks.sort_by_key(|mark| (mark.characters.start, std::cmp::Reverse(mark.characters.end)));
    marks
}

/// Rows of carets for one line; what overlaps goes one row down.
fn rows(ink: &Ink, line: &Range<usize>, marks: &[Mark]) -> Vec<Ink> {
    let mut rows: Vec<Ink> = Vec::new();
    for mark in marks {
        let start = mark.characters.start.max(line.start);
        let end = mark.characters.end.min(line.end);
        if start >= end {
            continue;
        }
        let column = ink.width_of(line.start..start);
        let carets = caret(&mark.numbers, ink.width_of(start..end));
        let free = rows.iter().position(|row| row.width() < column).unwrap_or(rows.len());
        if free == rows.len() {
            rows.push(Ink::default());
        }
        if let Some(row) = rows.get_mut(free) {
            row.fill(column).push(&carets, Paint::Date);
        }
    }
    rows
}

/// `12^^^^`, as wide as the words where they are wide enough.
fn caret(numbers: &str, width: usize) -> String {
    format!("{numbers}{}", "^".repeat(width.saturating_sub(numbers.len())))
}
