//! `cutline completions`: scripts that complete commands and options in a shell.

use clap::CommandFactory;
use clap_complete::{Shell, generate};

use crate::args::Cli;
use crate::exit::Outcome;
use crate::printer::Printer;

/// Prints the script.
pub(crate) fn run(shell: Shell, printer: &mut Printer) -> Outcome {
    let mut script = Vec::new();
    generate(shell, &mut Cli::command(), "cutline", &mut script);
    let _ = printer.write(|out| out.write_all(&script));
    Outcome::Done
}
