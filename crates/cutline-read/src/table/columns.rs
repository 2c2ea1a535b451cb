//! Which column of a table holds what.

use super::scan::{Scan, row, text_of};
use crate::limits;

/// Headers of captions, the surest first. Compared in lower case, other signs than letters and digits as one space.
#[rustfmt::skip]
const TEXT: &[&str] = &[
    "caption", "captions", "caption text", "caption abstract", "iptc caption", "photo caption",
    "image caption", "picture caption", "text", "description", "image description", "photo description",
    "alt text", "alt", "legend",
];
const ITEM: &[&str] =
    &["id", "item", "item id", "ref", "reference", "identifier", "image id", "photo id", "key", "no", "nr"];
const DATE: &[&str] = &["date", "date created", "created", "date taken", "capture date", "photo date"];
const IMAGE: &[&str] =
    &["image", "file", "filename", "file name", "image url", "url", "photo", "picture", "path", "src"];

/// How the column of captions is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// The caller named it, or exactly one header says so.
    Named,
    /// Several headers could be it, or only the cells tell.
    Guessed,
}

/// The columns that count, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Columns {
    pub(crate) text: usize,
    pub(crate) text_known: Known,
    pub(crate) item: Option<usize>,
    pub(crate) date: Option<usize>,
    pub(crate) image: Option<usize>,
    /// Cells of the first row.
    pub(crate) width: usize,
    /// Whether the first row names the columns.
    pub(crate) has_header: bool,
}

/// The first rows of a table.
pub(crate) type Preview = Vec<Vec<String>>;

/// The first rows that stand whole in `text`.
pub(crate) fn preview(mut text: &str, delimiter: u8) -> Preview {
    let mut rows = Preview::new();
    while rows.len() < limits::GUESS_ROWS && !text.is_empty() {
        let Scan::Row(row) = row(text.as_bytes(), delimiter, true) else { break };
        let cells: Vec<String> = row.cells.iter().map(|cell| text_of(text, cell)).collect();
        if cells.iter().any(|cell| !cell.is_empty()) || cells.len() > 1 {
            rows.push(cells);
        }
        text = text.get(row.length..).unwrap_or_default();
    }
    rows
}

/// The delimiter that a first line "sep=;" declares, as spreadsheets do, and the length of that line.
pub(crate) fn declared(text: &str) -> Option<(u8, usize)> {
    let line = text.split_inclusive('\n').next()?;
    let delimiter = line.strip_prefix("sep=")?.trim_end_matches(['\r', '\n']);
    match delimiter.as_bytes() {
        [byte] if line.ends_with('\n') => Some((*byte, line.len())),
        _ => None,
    }
}

/// The delimiter that makes the best table of a text.
pub(crate) fn delimiter(text: &str) -> u8 {
    let score = |delimiter: &u8| {
        let rows = preview(text, *delimiter);
        let width = rows.first().map_or(0, Vec::len);
        let even = rows.iter().filter(|row| row.len() == width && width > 1).count();
        (rows.first().is_some_and(|r| names_text(r) && width > 1), even, *delimiter == b',', width)
    };
    [b',', b';', b'\t', b'|'].into_iter().max_by_key(score).unwrap_or(b',')
}

/// Whether a line is a table's header with a column of captions.
pub(crate) fn is_header(line: &str, delimiter: char) -> bool {
    let rows = preview(line, delimiter as u8);
    rows.first().is_some_and(|cells| cells.len() > 1 && names_text(cells))
}

fn names_text(cells: &[String]) -> bool {
    find(cells, TEXT).is_some()
}

/// Finds the columns; `wanted` is a header's name or a number from 1. `None` if no column can be the caption.
pub(crate) fn columns(rows: &Preview, wanted: Option<&str>) -> Option<Columns> {
    let first = rows.first()?;
    let has_header = names_text(first) || !first.iter().any(|cell| is_prose(cell));
    let header = if has_header { first.as_slice() } else { &[] };
    let (text, text_known) = text_column(rows, header, wanted)?;
    let other = |names| find(header, names).filter(|column| *column != text);
    Some(Columns {
        text,
        text_known,
        item: other(ITEM),
        date: other(DATE),
        image: other(IMAGE),
        width: first.len(),
        has_header,
    })
}

fn text_column(rows: &Preview, header: &[String], wanted: Option<&str>) -> Option<(usize, Known)> {
    if let Some(wanted) = wanted {
        return wanted_column(wanted, header, rows.first()?.len()).map(|column| (column, Known::Named));
    }
    let Some(named) = find(header, TEXT) else {
        return longest_prose(rows.get(usize::from(!header.is_empty())..)?)
            .map(|column| (column, Known::Guessed));
    };
    let candidates = header.iter().filter(|cell| TEXT.contains(&plain_name(cell).as_str())).count();
    Some((named, if candidates > 1 { Known::Guessed } else { Known::Named }))
}

fn wanted_column(wanted: &str, header: &[String], width: usize) -> Option<usize> {
    let wanted = wanted.trim();
    let by_name = header.iter().position(|cell| cell.trim().to_lowercase() == wanted.to_lowercase());
    let by_number = || wanted.parse::<usize>().ok()?.checked_sub(1).filter(|column| *column < width);
    by_name.or_else(by_number)
}

fn find(header: &[String], names: &[&str]) -> Option<usize> {
    let header: Vec<String> = header.iter().map(|cell| plain_name(cell)).collect();
    names.iter().find_map(|name| header.iter().position(|cell| cell == name))
}

/// A header in lower case, with one space for everything but letters and digits.
fn plain_name(cell: &str) -> String {
    let words = cell.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}

/// The column whose cells hold the most prose.
fn longest_prose(rows: &[Vec<String>]) -> Option<usize> {
    let width = rows.iter().map(Vec::len).max()?;
    let prose = |column: usize| -> usize {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.filter(|cell| is_prose(cell)).map(String::len).sum()
    };
    let best = (0..width).max_by_key(|column| (prose(*column), std::cmp::Reverse(*column)))?;
    (prose(best) > 0).then_some(best)
}

fn is_prose(cell: &str) -> bool {
    cell.split_whitespace().count() >= 5
}
