//! Source files: each says what it is for, is short, and has a subject.
//!
//! The length of functions is held by `too_many_lines` of clippy (see `clippy.toml`).

use std::fs;
use std::path::Path;

use ignore::WalkBuilder;

use crate::expect_none;
use crate::workspace::root;

/// Lines that a file may have.
const LINES: usize = 400;

/// Longer files, and why. A file that is short again must leave the list.
const LONG: &[(&str, &str)] = &[];

/// Names of files and folders that have no subject.
const NO_SUBJECT: &[&str] = &["common", "helper", "helpers", "misc", "util", "utils"];

#[test]
fn every_file_says_what_it_is_for() {
    let bare = |(path, text): &(String, String)| !text.starts_with("//!") && !path.contains("/tests/");
    let complaints: Vec<String> = sources()
        .iter()
        .filter(|file| bare(file))
        .map(|(path, _)| format!("{path}: no //! at its start"))
        .collect();
    expect_none(&complaints);
}

#[test]
fn no_file_is_long_without_a_reason() {
    let mut complaints = Vec::new();
    for (path, text) in sources() {
        let (lines, reason) = (text.lines().count(), LONG.iter().find(|(long, _)| *long == path));
        match reason {
            None if lines > LINES => complaints.push(format!("{path}: {lines} lines, more than {LINES}")),
            Some(_) if lines <= LINES => {
                complaints.push(format!("{path}: short again; take it off the list"));
            }
            _ => {}
        }
    }
    expect_none(&complaints);
}

#[test]
fn every_file_has_a_subject() {
    let vague = |path: &str| {
        Path::new(path).with_extension("").iter().any(|part| NO_SUBJECT.iter().any(|name| part == *name))
    };
    let complaints: Vec<String> = sources()
        .into_iter()
        .filter(|(path, _)| vague(path))
        .map(|(path, _)| format!("{path}: has no subject"))
        .collect();
    expect_none(&complaints);
}

/// Every Rust file of the checkout with its text, by path from the root; what git ignores is passed over.
pub(crate) fn sources() -> Vec<(String, String)> {
    let root = root();
    let mut walk = WalkBuilder::new(&root);
    let entries = walk.require_git(false).sort_by_file_path(Path::cmp).build().filter_map(Result::ok);
    entries
        .filter(|entry| entry.path().extension().is_some_and(|x| x == "rs"))
        .filter_map(|entry| {
            let path = entry.path().strip_prefix(&root).ok()?.to_string_lossy().replace('\\', "/");
            Some((path, fs::read_to_string(entry.path()).ok()?))
        })
        .collect()
}
