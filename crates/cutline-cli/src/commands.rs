//! The commands, one a file.

pub(crate) mod about;
pub(crate) mod completions;
pub(crate) mod explain;
pub(crate) mod read;
