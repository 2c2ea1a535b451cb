//! Aligned tables for people: the telling columns, cut to the width of the terminal.

use std::io::{self, Write};

use cutline_record::Record;

use crate::layout::Layout;
use crate::{Rows, visible};

/// Lines that are held before the widths of the columns are settled: what comes later is cut to them.
const HELD: usize = 1000;

/// A table that is written as its lines come.
#[derive(Debug)]
pub struct Table {
    room: usize,
    held: Vec<Vec<String>>,
    layout: Option<Layout>,
}

/// The lines that a record gives: its rows with the telling columns alone, safe to show.
#[must_use]
pub fn table_lines(rows: Rows, record: &Record<'_>) -> Vec<Vec<String>> {
    let shown = || rows.columns().filter(|column| column.telling);
    let cells = |row: crate::Row<'_>| {
        let print =
            |column| row.cell(column).map_or_else(String::new, |cell| visible(&cell.print()).into_owned());
        shown().map(print).collect()
    };
    rows.of(record).map(cells).collect()
}

impl Table {
    /// A table of such rows in so many columns of a terminal.
    #[must_use]
    pub fn new(rows: Rows, room: usize) -> Self {
        let names = rows.columns().filter(|column| column.telling).map(|column| column.name.to_owned());
        Self { room, held: vec![names.collect()], layout: None }
    }

    /// Takes one line.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn push(&mut self, line: Vec<String>, out: &mut impl Write) -> io::Result<()> {
        if let Some(layout) = &self.layout {
            return writeln!(out, "{}", layout.line(&line));
        }
        self.held.push(line);
        if self.held.len() > HELD { self.settle(out) } else { Ok(()) }
    }

    /// Writes what is still held; a table without rows writes nothing.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn finish(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.layout.is_none() && self.held.len() > 1 { self.settle(out) } else { Ok(()) }
    }

    fn settle(&mut self, out: &mut impl Write) -> io::Result<()> {
        let layout = self.layout.insert(Layout::of(&self.held, self.room));
        self.held.drain(..).try_for_each(|line| writeln!(out, "{}", layout.line(&line)))
    }
}
