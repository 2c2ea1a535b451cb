//! CSV (RFC 4180), and CSV as spreadsheets want it.

use std::io::{self, Write};

use cutline_record::Record;

use crate::formula::harmless;
use crate::{Cell, Rows};

/// How a CSV file is written.
#[derive(Clone, Copy, Debug, Default)]
pub struct Csv {
    /// What one row is.
    pub rows: Rows,
    /// Leaves cells alone that a spreadsheet would run as formulas.
    pub raw: bool,
    /// A byte order mark and CRLF line ends, by which spreadsheets know UTF-8. The separator stays a comma.
    pub excel: bool,
}

impl Csv {
    /// Writes the names of the columns.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_header(self, out: &mut impl Write) -> io::Result<()> {
        if self.excel {
            out.write_all("\u{FEFF}".as_bytes())?;
        }
        let mut writer = self.writer(out);
        writer.write_record(self.rows.columns().map(|column| column.name))?;
        writer.flush()
    }

    /// Writes the rows of a record.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write(self, record: &Record<'_>, out: &mut impl Write) -> io::Result<()> {
        let mut writer = self.writer(out);
        for row in self.rows.of(record) {
            for column in self.rows.columns() {
                writer.write_field(self.print(row.cell(column)).as_bytes())?;
            }
            writer.write_record(None::<&[u8]>)?;
        }
        writer.flush()
    }

    fn print(self, cell: Option<Cell<'_>>) -> std::borrow::Cow<'_, str> {
        let Some(cell) = cell else { return "".into() };
        if cell.is_text() && !self.raw { harmless(cell.print()) } else { cell.print() }
    }

    fn writer<W: Write>(self, out: W) -> csv::Writer<W> {
        let end = if self.excel { csv::Terminator::CRLF } else { csv::Terminator::Any(b'\n') };
        csv::WriterBuilder::new().buffer_capacity(1024).terminator(end).flexible(true).from_writer(out)
    }
}
