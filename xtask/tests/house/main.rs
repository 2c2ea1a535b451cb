//! The tests of this house: what ARCHITECTURE.md promises of crates, dependencies and files.
#![expect(clippy::disallowed_methods, reason = "tests read the checkout")]

mod banned;
mod edges;
mod files;
mod lexicons;
mod licences;
mod rooms;
mod workspace;

/// Fails with all complaints at once, a line each.
fn expect_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n  {}\n", complaints.join("\n  "));
}
