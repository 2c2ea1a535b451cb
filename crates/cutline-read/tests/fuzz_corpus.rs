//! The fuzzing corpus as an ordinary test: what `fuzz/fuzz_targets/splitter.rs` asks of any bytes.
#![expect(clippy::disallowed_methods, reason = "the corpus is files")]

mod support;

use std::path::Path;

use cutline_read::Format;
use support::Found;

#[test]
fn the_corpus_is_read_without_fault() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/splitter");
    let mut files = 0;
    for entry in std::fs::read_dir(corpus).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        for format in [Format::Text, Format::Jsonl, Format::Csv, Format::Tsv] {
            Found::of("fuzz", &bytes, Some(format)).check(&bytes);
        }
        files += 1;
    }
    assert!(files >= 19);
}
