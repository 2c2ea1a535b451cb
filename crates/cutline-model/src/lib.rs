//! The nouns of Cutline, in reading order: where words stand ([`Span`], [`SourceMap`]), what was read from bytes
//! ([`Document`], [`Sighting`]), what its words say ([`Reading`]) and what could not be read ([`Problem`]).
//!
//! Nothing here does I/O, and nothing here is a wire shape: `cutline-record` owns those.

#[macro_use]
mod closed_list;

mod edtf;
mod problem;
mod sighting;
mod source_map;
mod span;

pub mod reading;

pub use edtf::Edtf;
pub use problem::{Problem, ProblemCode, ProblemSource, Severity};
pub use reading::Reading;
pub use sighting::{Digest, Document, Picture, PictureId, Sighting};
pub use source_map::{How, Piece, SourceMap};
pub use span::Span;
