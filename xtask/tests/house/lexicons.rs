//! Data files: where each comes from is told beside it, and each says what its columns mean.

use std::collections::BTreeSet;
use std::fs;

use crate::expect_none;
use crate::workspace::{read, root};

const FOLDER: &str = "crates/cutline-facts/lexicons";

#[test]
fn every_lexicon_has_a_source() {
    let page = read(&format!("{FOLDER}/SOURCES.md"));
    let told: BTreeSet<&str> = page.split('`').filter(|word| word.ends_with(".tsv")).collect();
    let files = lexicons();
    let untold = files.iter().filter(|name| !told.contains(name.as_str()));
    let gone = told.iter().filter(|name| !files.contains(**name));
    let complaints: Vec<String> = untold
        .map(|name| format!("{name}: not named in SOURCES.md"))
        .chain(gone.map(|name| format!("{name}: named in SOURCES.md, and no file")))
        .collect();
    expect_none(&complaints);
}

#[test]
fn every_lexicon_says_what_its_columns_mean() {
    let bare = |name: &&String| !read(&format!("{FOLDER}/{name}")).starts_with("# ");
    let files = lexicons();
    let complaints: Vec<String> = files
        .iter()
        .filter(bare)
        .map(|name| format!("{name}: its first line says nothing of its columns"))
        .collect();
    expect_none(&complaints);
}

fn lexicons() -> BTreeSet<String> {
    let names = fs::read_dir(root().join(FOLDER)).expect("the folder of lexicons").filter_map(Result::ok);
    names
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".tsv"))
        .collect()
}
