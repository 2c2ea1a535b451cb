//! Where the cells of a table's row begin and end. Unlike a common CSV reader it keeps the place of every quote, so
//! that one stray quote costs its own line and not the rest of the table.

use std::ops::Range;

use memchr::{memchr, memchr3};

use crate::limits;

/// A cell: its bytes with its quotes, in the text that was scanned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) raw: Range<usize>,
    pub(crate) quoted: bool,
}

/// A row: its cells, its length with its line end, and how many lines it takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) cells: Vec<Cell>,
    pub(crate) length: usize,
    pub(crate) lines: u64,
    /// Whether a line end was seen.
    pub(crate) closed: bool,
}

/// What stands at the start of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Scan {
    Row(Row),
    /// The row goes on behind the text.
    More,
    /// A quote opens here and does not close where a cell can end.
    Open(usize),
}

/// Scans one row. `ended` says that nothing follows the text.
pub(crate) fn row(text: &[u8], delimiter: u8, ended: bool) -> Scan {
    let mut row = Row { lines: 1, ..Row::default() };
    let mut at = 0;
    loop {
        let (cell, lines) = match cell(text, at, delimiter, ended) {
            Ok(found) => found,
            Err(scan) => return scan,
        };
        at = cell.raw.end;
        row.cells.push(cell);
        row.lines += lines;
        match text.get(at..).unwrap_or_default() {
            [d, ..] if *d == delimiter => at += 1,
            [b'\r'] if !ended => return Scan::More,
            [b'\r', b'\n', ..] => return close(row, at + 2),
            [_, ..] => return close(row, at + 1),
            [] if ended => return Scan::Row(Row { length: at, ..row }),
            [] => return Scan::More,
        }
    }
}

fn close(row: Row, length: usize) -> Scan {
    Scan::Row(Row { length, closed: true, ..row })
}

/// The cell at `at`, and how many lines end inside it.
fn cell(text: &[u8], at: usize, delimiter: u8, ended: bool) -> Result<(Cell, u64), Scan> {
    if text.get(at) != Some(&b'"') {
        return plain(text, at, at, delimiter, ended).map(|raw| (Cell { raw, quoted: false }, 0));
    }
    // Tables separated by tabs are often written without quoting: there a quote is a quote unless it closes well.
    let lenient = delimiter == b'\t';
    let Some(close) = closing_quote(text, at + 1, ended) else {
        let far = ended || text.len() > limits::LINE;
        return match (far, lenient) {
            (false, _) => Err(Scan::More),
            (true, false) => Err(Scan::Open(at)),
            (true, true) => plain(text, at, at, delimiter, ended).map(|raw| (Cell { raw, quoted: false }, 0)),
        };
    };
    let lines = line_ends(text.get(at..close).unwrap_or_default());
    let ends_well = text.get(close + 1).is_none_or(|b| *b == delimiter || matches!(b, b'\r' | b'\n'));
    match (ends_well, lenient, lines) {
        (true, ..) => Ok((Cell { raw: at..close + 1, quoted: true }, lines)),
        (false, true, _) => plain(text, at, at, delimiter, ended).map(|raw| (Cell { raw, quoted: false }, 0)),
        (false, false, 0) => {
            plain(text, at, close + 1, delimiter, ended).map(|raw| (Cell { raw, quoted: true }, 0))
        }
        (false, false, _) => Err(Scan::Open(at)),
    }
}

/// A cell without quoting: up to the next delimiter or line end behind `from`.
fn plain(text: &[u8], start: usize, from: usize, delimiter: u8, ended: bool) -> Result<Range<usize>, Scan> {
    match memchr3(delimiter, b'\n', b'\r', text.get(from..).unwrap_or_default()) {
        Some(found) => Ok(start..from + found),
        None if ended => Ok(start..text.len()),
        None => Err(Scan::More),
    }
}

/// The quote that closes a cell; `None` if it does not stand in the text, or may turn out to be doubled.
fn closing_quote(text: &[u8], mut at: usize, ended: bool) -> Option<usize> {
    loop {
        let quote = at + memchr(b'"', text.get(at..)?)?;
        match text.get(quote + 1) {
            Some(b'"') => at = quote + 2,
            None if !ended => return None,
            _ => return Some(quote),
        }
    }
}

/// How many lines end in some text.
pub(super) fn line_ends(bytes: &[u8]) -> u64 {
    let carriage_returns =
        memchr::memchr_iter(b'\r', bytes).filter(|at| bytes.get(at + 1) != Some(&b'\n')).count();
    (memchr::memchr_iter(b'\n', bytes).count() + carriage_returns) as u64
}

/// A stretch of a cell's contents: bytes that stand for themselves, or two quotes that stand for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Plain(Range<usize>),
    Quote(Range<usize>),
}

/// What a cell says, part by part.
pub(crate) fn parts(text: &[u8], cell: &Cell) -> impl Iterator<Item = Part> {
    let mut at = cell.raw.start + usize::from(cell.quoted);
    let end = cell.raw.end;
    let mut inside = cell.quoted;
    std::iter::from_fn(move || {
        let rest = text.get(at..end).filter(|rest| !rest.is_empty())?;
        let stop = if inside { memchr(b'"', rest) } else { None };
        let part = match (stop, rest) {
            (Some(0), [_, b'"', ..]) => Part::Quote(at..at + 2),
            (Some(0), _) => {
                inside = false;
                at += 1;
                Part::Plain(at..end)
            }
            (Some(n), _) => Part::Plain(at..at + n),
            (None, _) => Part::Plain(at..end),
        };
        let (Part::Plain(range) | Part::Quote(range)) = &part;
        at = range.end;
        Some(part)
    })
}

/// A cell's text.
pub(crate) fn text_of(text: &str, cell: &Cell) -> String {
    parts(text.as_bytes(), cell).fold(String::new(), |mut said, part| {
        match part {
            Part::Plain(range) => said.push_str(text.get(range).unwrap_or_default()),
            Part::Quote(_) => said.push('"'),
        }
        said
    })
}
