//! The middle crates touch nothing outside: clippy forbids the calls, and nobody there opts out.

use crate::expect_none;
use crate::files::sources;
use crate::workspace::read;

/// Crates that open files, read the environment and ask the clock.
const EDGES: &[&str] = &["bench/", "crates/cutline/", "crates/cutline-cli/", "fuzz/", "xtask/"];

#[test]
fn the_middle_does_not_opt_out() {
    // A build script reads its own crate's files, before there is a middle.
    let is_middle = |path: &str| {
        !path.contains("/tests/")
            && !path.ends_with("/build.rs")
            && !EDGES.iter().any(|edge| path.starts_with(edge))
    };
    let complaints: Vec<String> = sources()
        .into_iter()
        .filter(|(path, text)| is_middle(path) && text.contains("clippy::disallowed_methods"))
        .map(|(path, _)| format!("{path}: only {} may touch the outside", EDGES.join(", ")))
        .collect();
    expect_none(&complaints);
}

#[test]
fn every_crate_heeds_the_lints() {
    let roots = sources().into_iter().filter_map(|(path, _)| {
        let folder = path.strip_suffix("/src/lib.rs").or_else(|| path.strip_suffix("/src/main.rs"))?;
        (folder.starts_with("crates/") || folder == "xtask").then(|| format!("{folder}/Cargo.toml"))
    });
    let complaints: Vec<String> = roots
        .filter(|manifest| !read(manifest).contains("[lints]\nworkspace = true"))
        .map(|manifest| format!("{manifest}: the lints of the workspace are not heeded"))
        .collect();
    expect_none(&complaints);
}
