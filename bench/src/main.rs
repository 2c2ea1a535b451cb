//! How fast captions are read on one core, beside a floor: the least that any reader must do with the same text.
//!
//! `cargo run --release --manifest-path bench/Cargo.toml [FILE]`. Without a file (of any kind that `cutline read` takes)
//! the captions of `books/challenge` and `examples` are read, many times over in changing order. Floor and readers take
//! turns, so that a noisy machine disturbs them alike; each round checks that it found what the first one found.
#![expect(clippy::disallowed_methods, reason = "a benchmark reads files and the clock")]

mod corpus;
mod floor;
mod rounds;
mod work;

use std::num::NonZero;
use std::time::Instant;

use anyhow::{Context as _, Result};
use cutline::{Cutline, Settings};

use corpus::Corpus;
use floor::Floor;
use rounds::Rounds;

/// Rounds that are measured; one more before them warms up.
const ROUNDS: usize = 9;

fn main() -> Result<()> {
    let given = std::env::args_os().nth(1);
    let began = Instant::now();
    let cutline = Cutline::new(Settings { threads: NonZero::new(1), ..Settings::default() });
    let start = began.elapsed();
    let corpus = Corpus::load(&cutline, given).context("no corpus")?;
    let floor = Floor::new()?;
    println!("{corpus}, 1 thread, {ROUNDS} rounds; start of the reader {:.1} ms", start.as_secs_f64() * 1e3);
    println!("floor: UTF-8 check and one pass for {} phrases of the lexicons\n", floor.phrases());
    let mut rounds = Rounds::new(&corpus);
    for _ in 0..=ROUNDS {
        rounds.measure("floor", || floor.hits(&corpus));
        rounds.measure("facts", || work::facts(&cutline, &corpus));
        rounds.measure("whole", || work::records(&cutline, &corpus));
    }
    print!("{rounds}");
    println!(
        "\nfacts: captions to facts; whole: files to JSON Lines in memory. x floor: median of the rounds' ratios."
    );
    Ok(())
}
