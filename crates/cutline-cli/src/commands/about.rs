//! `cutline about`: what this program is, to quote beside its results.

use cutline::{Cutline, Settings, VERSION, record};

use crate::exit::Outcome;
use crate::printer::Printer;

/// Prints version, licence and digests.
pub(crate) fn run(printer: &mut Printer) -> Outcome {
    let cutline = Cutline::new(Settings::default());
    let _ = printer.write(|out| {
        writeln!(out, "cutline {VERSION}")?;
        writeln!(out, "Reads news-photo captions into records in which every fact stands on its words.\n")?;
        writeln!(out, "record     v{}", record::VERSION)?;
        writeln!(out, "rules      {}", cutline.rules())?;
        writeln!(out, "gazetteer  none")?;
        writeln!(out, "licence    {}", env!("CARGO_PKG_LICENSE"))?;
        writeln!(out, "network    never used")
    });
    Outcome::Done
}
