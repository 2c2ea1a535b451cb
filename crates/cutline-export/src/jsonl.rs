//! JSON Lines: one record a line.

use std::io::{self, Write};

use serde::Serialize;

/// Writes a record or a problem as one line of JSON.
///
/// # Errors
/// Those of the writer.
pub fn write(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}
