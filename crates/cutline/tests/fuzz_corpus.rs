//! The fuzzing corpus as an ordinary test: what `fuzz/fuzz_targets/facts.rs` asks of any text.
#![expect(clippy::disallowed_methods, reason = "the corpus is files")]
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod support;

use std::path::Path;

use cutline_facts::{Options, Reader};

#[test]
fn the_corpus_is_read_without_fault() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/facts");
    let readers = [false, true].map(|no_model| Reader::new(&Options { no_model }));
    let mut files = 0;
    for entry in std::fs::read_dir(corpus).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        readers.iter().for_each(|reader| support::check_bytes(reader, &bytes));
        files += 1;
    }
    assert!(files >= 20, "{files} files");
}
