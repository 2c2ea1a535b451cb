//! The wire shape of what Cutline says of one caption: record v1, and problem v1 for what could not be read.
//!
//! Command line, exports and archives speak this one shape. It grows by new keys alone; readers pass values of closed
//! lists through that they do not know, which is why those are text here and enums in `cutline-model`.
//!
//! Every structure borrows from the sighting and the reading that it shows, and owns its text when it was parsed.

mod caption;
mod casualty;
mod claimant;
mod credit;
mod date;
mod digest;
mod event;
mod key;
mod person;
mod place;
mod problem;
mod record;
mod remark;
mod schema;
mod source;

use std::borrow::Cow;

pub use caption::Words;
pub use casualty::{Casualty, Number};
pub use claimant::Claimant;
pub use credit::{Creator, Credit, CreditLine, Supplier};
pub use date::Date;
pub use digest::sha256;
pub use event::{Actor, Event, Hedge, Target, Weapon};
pub use key::key;
pub use person::{Group, Person, Range, Shown};
pub use place::{HeldBy, Place, Relation};
pub use problem::{Problem, ProblemSource};
pub use record::{Because, ReadBy, Record};
pub use remark::{Advisory, Remark};
pub use schema::schema;
pub use source::{FieldValue, Picture, PictureId, Source, Within};

/// The version of the shape: the value of the key `cutline`.
pub const VERSION: u32 = 1;

/// Text of the wire shape: borrowed when written, owned when parsed.
pub type Text<'a> = Cow<'a, str>;
