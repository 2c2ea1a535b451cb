//! Cutline as a library: paths to documents, to captions, to records.
//!
//! [`Cutline`] is made once and shared by threads. [`Cutline::ingest`] reads whatever it is pointed at and hands on what
//! it found, in the order of the input, whatever the number of threads; [`Cutline::read`] reads one caption.
//!
//! ```
//! use cutline::{Cutline, Settings};
//!
//! let cutline = Cutline::new(Settings::default());
//! let reading = cutline.read("A ferry leaves Port Amal on May 3, 2015.", None);
//! assert!(reading.casualties.is_empty());
//! ```
#![expect(clippy::disallowed_methods, reason = "the facade opens what it is pointed at")]

mod batch;
mod document;
mod entry;
mod glob;
mod ingest;
mod limits;
mod name;
mod paths;
mod settings;

pub use cutline_export as export;
pub use cutline_facts::{Explanation, Step};
pub use cutline_model as model;
pub use cutline_read::Format;
pub use cutline_record as record;

pub use entry::Entry;
pub use ingest::Output;
pub use settings::{Cutline, Settings};

/// The version of Cutline, as records name it.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
