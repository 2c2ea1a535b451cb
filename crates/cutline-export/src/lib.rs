//! Records for other programs and other eyes: JSON Lines, CSV, spreadsheets, aligned tables. One format a file.
//!
//! Tables speak of one kind of thing a row ([`Rows`]); their columns are listed once, and the
//! reference of the documentation is compared with that list.

mod cell;
mod columns;
mod csv;
mod formula;
mod jsonl;
mod layout;
mod rows;
mod table;
mod visible;

pub use cell::Cell;
pub use columns::Column;
pub use csv::Csv;
pub use jsonl::write as write_jsonl;
pub use layout::width;
pub use rows::{Row, Rows};
pub use table::{Table, table_lines};
pub use visible::visible;
