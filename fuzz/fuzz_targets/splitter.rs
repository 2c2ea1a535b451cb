//! Any bytes, read in every format: no panic, and every caption rebuilds from its source map.
#![no_main]

#[path = "../../crates/cutline-read/tests/support/mod.rs"]
mod support;

use cutline_read::Format;
use libfuzzer_sys::fuzz_target;
use support::Found;

fuzz_target!(|bytes: &[u8]| {
    for format in [Format::Text, Format::Jsonl, Format::Csv, Format::Tsv] {
        Found::of("fuzz", bytes, Some(format)).check(bytes);
    }
});
