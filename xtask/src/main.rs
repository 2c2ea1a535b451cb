//! Build steps of Cutline.
#![expect(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a build step reads and writes files and says so"
)]

mod score;
mod tagger;

fn main() -> anyhow::Result<()> {
    let mut args = std::env::args().skip(1);
    match args.next().as_deref() {
        Some("tagger") => tagger::run(&args.collect::<Vec<_>>()),
        _ => anyhow::bail!("usage: cargo run -p xtask -- tagger [--folds N] [--check FILE] TRAIN.jsonl…"),
    }
}
