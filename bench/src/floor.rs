//! The floor: what no reader can do without.

use std::collections::BTreeSet;
use std::fs;
use std::hint::black_box;
use std::path::Path;

use aho_corasick::{AhoCorasick, MatchKind};
use anyhow::{Context as _, Result};

use crate::corpus::Corpus;

/// One automaton over the phrases of all lexicons.
pub(crate) struct Floor {
    automaton: AhoCorasick,
}

impl Floor {
    /// Reads the lexicons and builds the automaton.
    pub(crate) fn new() -> Result<Self> {
        let automaton = AhoCorasick::builder()
            .ascii_case_insensitive(true)
            .match_kind(MatchKind::LeftmostLongest)
            .build(phrases()?)?;
        Ok(Self { automaton })
    }

    /// How many phrases are looked for.
    pub(crate) fn phrases(&self) -> usize {
        self.automaton.patterns_len()
    }

    /// Checks every caption for UTF-8 and counts phrases in it.
    pub(crate) fn hits(&self, corpus: &Corpus) -> usize {
        let texts =
            corpus.captions.iter().filter_map(|text| std::str::from_utf8(black_box(text.as_bytes())).ok());
        texts.map(|text| self.automaton.find_iter(text).count()).sum()
    }
}

fn phrases() -> Result<BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/cutline-facts/lexicons");
    let mut phrases = BTreeSet::new();
    for entry in fs::read_dir(&folder).with_context(|| format!("no lexicons in {}", folder.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|x| x == "tsv") {
            let columns = columns(&path);
            let text = fs::read_to_string(&path)?;
            let rows = text.lines().filter(|row| !row.starts_with('#'));
            let cells = rows.flat_map(|row| row.split('\t').skip(columns.0).take(columns.1));
            phrases.extend(cells.flat_map(|cell| cell.split('|')).map(str::trim).map(str::to_owned));
        }
    }
    phrases.remove("");
    Ok(phrases)
}

/// Which columns of a lexicon hold phrases: the first of them, and how many.
fn columns(path: &Path) -> (usize, usize) {
    match path.file_stem().and_then(|name| name.to_str()) {
        Some("countries") => (1, 4),
        Some("suppliers") => (0, 2),
        _ => (0, 1),
    }
}
