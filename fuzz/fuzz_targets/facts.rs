//! Any text as a caption: no panic, every fact on its words, two readings alike.
#![no_main]

#[path = "../../crates/cutline/tests/support/mod.rs"]
mod support;

use std::sync::LazyLock;

use cutline_facts::{Options, Reader};
use libfuzzer_sys::fuzz_target;

static READER: LazyLock<Reader> = LazyLock::new(|| Reader::new(&Options::default()));

fuzz_target!(|bytes: &[u8]| support::check_bytes(&READER, bytes));
