//! The command line of Cutline: parses arguments, runs one command, prints through one printer.
#![expect(clippy::disallowed_methods, reason = "the command line looks at files and the environment")]

mod args;
mod card;
mod commands;
mod exit;
mod ink;
mod printer;
mod problems;

#[cfg(test)]
mod docs;

use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};
use printer::Printer;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut printer = Printer::new(cli.color);
    let outcome = match &cli.command {
        Command::Read(args) => commands::read::run(args, &mut printer),
        Command::Explain(args) => commands::explain::run(args, &mut printer),
        Command::About => commands::about::run(&mut printer),
        Command::Completions { shell } => commands::completions::run(*shell, &mut printer),
    };
    printer.finish(outcome)
}
