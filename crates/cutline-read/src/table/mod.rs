//! Tables: a row is a caption, never split and never folded.

mod columns;
mod scan;

use cutline_model::{How, ProblemCode, SourceMap};

pub(crate) use columns::is_header;

use crate::lines::{Lines, Step};
use crate::report::{Place, Report, counted};
use crate::stream::Stream;
use crate::{Format, limits, row};
use columns::{Columns, Known, Preview};
use scan::{Cell, Part, Row, Scan};

/// Reads every row and hands over its caption.
pub(crate) fn read<'r>(
    stream: Stream<'r>,
    format: Format,
    text_column: Option<&str>,
    report: &mut Report<'_>,
) -> Stream<'r> {
    let head = stream.window.text();
    let declared = columns::declared(head);
    let head = head.get(declared.map_or(0, |(_, length)| length)..).unwrap_or_default();
    let delimiter = match declared {
        Some((delimiter, _)) => delimiter,
        None if format == Format::Tsv => b'\t',
        None => columns::delimiter(head),
    };
    let preview = columns::preview(head, delimiter);
    let Some(columns) = columns::columns(&preview, text_column) else {
        tell_no_column(&preview, text_column, report);
        return stream;
    };
    tell_column(&columns, &preview, report);
    let carrier = if delimiter == b'\t' { "tsv/cell" } else { "csv/cell" };
    let mut lines = Lines::new(stream, limits::LINE);
    if declared.is_some() {
        lines.step();
    }
    let mut table =
        Table { lines, delimiter, carrier, columns, uneven: Count::default(), empty: Count::default() };
    table.read(report);
    table.tell_counts(report);
    table.lines.stream
}

/// How many rows have something in common, and the line of the first.
#[derive(Default)]
struct Count {
    rows: u64,
    first: u64,
}

impl Count {
    fn add(&mut self, line: u64) {
        if self.rows == 0 {
            self.first = line;
        }
        self.rows += 1;
    }
}

struct Table<'r> {
    lines: Lines<'r>,
    delimiter: u8,
    carrier: &'static str,
    columns: Columns,
    uneven: Count,
    empty: Count,
}

impl Table<'_> {
    fn read(&mut self, report: &mut Report<'_>) {
        let mut is_header = self.columns.has_header;
        while !report.is_stopped()
            && let Some(row) = self.next(report)
        {
            if !std::mem::take(&mut is_header) {
                self.deliver(&row, report);
            }
            self.lines.skip(row.length, row.lines);
        }
    }

    /// The next row that can be read; it stands at the start of the rest.
    fn next(&mut self, report: &mut Report<'_>) -> Option<Row> {
        let mut ended = false;
        loop {
            let rest = self.lines.rest();
            if matches!(rest.first(), Some(b'\n' | b'\r')) {
                self.lines.step();
                continue;
            }
            if rest.is_empty() && ended {
                return None;
            }
            match scan::row(rest, self.delimiter, ended) {
                Scan::Row(row) => return (row.closed || self.lines.stream.is_whole()).then_some(row),
                Scan::More if rest.len() > limits::LINE => self.pass_over(report),
                Scan::More => ended = !self.lines.more(),
                Scan::Open(_) if ended && !self.lines.stream.is_whole() => return None,
                Scan::Open(quote) => self.skip_open_quote(quote, report),
            }
        }
    }

    fn deliver(&mut self, row: &Row, report: &mut Report<'_>) {
        let (start, line) = self.lines.position();
        if row.cells.len() != self.columns.width {
            self.uneven.add(line);
        }
        let Some(cell) = row.cells.get(self.columns.text) else { return };
        let place = Place::new(line, self.lines.stream.window.source(start..start + row.length));
        let (text, map) = self.decode(cell, start);
        if text.trim().is_empty() {
            return self.empty.add(line);
        }
        if text.len() > limits::CAPTION {
            return tell_long_cell(text.len(), place, report);
        }
        let date = self.cell(row, self.columns.date);
        let row = row::Row {
            text,
            map,
            carrier: self.carrier,
            place,
            item: self.cell(row, self.columns.item),
            date: date.as_deref(),
            date_from: "column",
            image: self.cell(row, self.columns.image),
        };
        row.deliver(report);
    }

    fn cell(&self, row: &Row, column: Option<usize>) -> Option<String> {
        Some(scan::text_of(self.lines.rest_text(), row.cells.get(column?)?))
    }

    /// A cell's text and its map; `start` is where the row begins in the window.
    fn decode(&self, cell: &Cell, start: usize) -> (String, SourceMap) {
        let window = &self.lines.stream.window;
        let (mut text, mut map) = (String::with_capacity(cell.raw.len()), SourceMap::new());
        for part in scan::parts(self.lines.rest(), cell) {
            match part {
                Part::Plain(range) => {
                    let range = start + range.start..start + range.end;
                    text.push_str(window.text().get(range.clone()).unwrap_or_default());
                    window.map(range, &mut map);
                }
                Part::Quote(range) => {
                    text.push('"');
                    map.push(1, window.source(start + range.start..start + range.end), How::Decoded);
                }
            }
        }
        (text, map)
    }

    /// A line that is too long by itself, or a quoted cell that goes on for too long.
    fn pass_over(&mut self, report: &mut Report<'_>) {
        if let Step::TooLong { number, bytes } = self.lines.step() {
            let message = format!("The row is longer than {} KiB and was passed over", limits::LINE / 1024);
            report.error(
                ProblemCode::LineTooLong,
                Place::new(number, bytes),
                message,
                "Check the quotes before it",
            );
        }
    }

    /// Tells a stray quote and goes on with the line after it, so that it costs no other row.
    fn skip_open_quote(&mut self, quote: usize, report: &mut Report<'_>) {
        let before = scan::line_ends(self.lines.rest().get(..quote).unwrap_or_default());
        for _ in 0..before {
            self.lines.step();
        }
        let place = match self.lines.step() {
            Step::Line(line) => Place::new(line.number, self.lines.stream.window.source(line.text)),
            Step::TooLong { number, bytes } => Place::new(number, bytes),
            Step::End => return,
        };
        let most = limits::LINE / 1024;
        let message = format!(
            "A quoted cell opens on this line and does not close within {most} KiB; the line was passed over"
        );
        let hint = "Close the quote, or double the quotes inside the cell; the rows after it were read";
        report.error(ProblemCode::TableQuoteOpen, place, message, hint);
    }

    fn tell_counts(&self, report: &mut Report<'_>) {
        let line = |count: &Count| Place { line: Some(count.first), bytes: None };
        if self.uneven.rows > 0 {
            let (rows, width) = (self.uneven.rows, self.columns.width);
            let message = format!("{} without the {width} cells of the first row", counted(rows, "row"));
            let hint = "Check the quotes and delimiters of these rows";
            report.warning(ProblemCode::TableRowLength, line(&self.uneven), message, hint);
        }
        if self.empty.rows > 0 {
            let message = format!("{} with an empty caption", counted(self.empty.rows, "row"));
            report.note(ProblemCode::NoCaptions, line(&self.empty), message, "");
        }
    }
}

fn tell_column(columns: &Columns, preview: &Preview, report: &mut Report<'_>) {
    if columns.text_known == Known::Guessed {
        let name = match preview.first().and_then(|header| header.get(columns.text)) {
            Some(name) if columns.has_header => format!("“{name}”"),
            _ => format!("number {}", columns.text + 1),
        };
        let message = format!("Captions are read from the column {name}, as it looks most like them");
        let place = Place { line: Some(1), bytes: None };
        report.note(ProblemCode::TableColumnGuessed, place, message, "Name another one with --text-column");
    }
}

fn tell_no_column(preview: &Preview, wanted: Option<&str>, report: &mut Report<'_>) {
    let names = preview.first().map(|header| header.join("”, “")).unwrap_or_default();
    let names: String = names.chars().take(400).collect();
    let message = match wanted {
        Some(wanted) => format!("The table has no column “{wanted}”; its columns are “{names}”"),
        None if preview.is_empty() => {
            "The first row cannot be read: a quoted cell opens in it and does not close".to_owned()
        }
        None => format!("None of the columns looks like captions: “{names}”"),
    };
    let hint = "Name the column of captions with --text-column, or give its number from 1";
    report.error(ProblemCode::TableNoTextColumn, Place { line: Some(1), bytes: None }, message, hint);
}

fn tell_long_cell(length: usize, place: Place, report: &mut Report<'_>) {
    let most = limits::CAPTION / 1024;
    let message =
        format!("The cell has {length} bytes; a caption has at most {most} KiB, so it was passed over");
    report.error(ProblemCode::CaptionTooLong, place, message, "Check that the column holds captions");
}
