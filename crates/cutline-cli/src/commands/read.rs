//! `cutline read`: captions and what they say.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;

use cutline::export::{Csv, Table, table_lines, write_jsonl};
use cutline::{Cutline, Entry, Output};

use crate::args::{self, ReadArgs};
use crate::card;
use crate::exit::Outcome;
use crate::printer::Printer;
use crate::problems::Problems;

/// Bytes that a record of a usual caption takes.
const RECORD: usize = 4096;

/// A run over all arguments.
struct Run<'r> {
    cutline: Cutline,
    args: &'r ReadArgs,
    printer: &'r mut Printer,
    problems: Problems,
    captions: u64,
}

/// Reads captions and prints them in the format asked for.
pub(crate) fn run(args: &ReadArgs, printer: &mut Printer) -> Outcome {
    let problems = match Problems::to(args.problems.as_deref()) {
        Ok(problems) => problems,
        Err(error) => {
            let path = args.problems.as_deref().unwrap_or(Path::new("")).display();
            let hint = "Name a file that is not there yet: no file is ever overwritten";
            printer.error(&format!("{path}: The file for problems cannot be written: {error}"), Some(hint));
            return Outcome::Error;
        }
    };
    let cutline = Cutline::new(args.finding.settings(args.threads));
    let mut run = Run { cutline, args, printer, problems, captions: 0 };
    match args.output() {
        args::Output::Card => run.cards(),
        args::Output::Jsonl => run.bytes(|entry, out| write_jsonl(&entry.record(), out)),
        args::Output::Csv => run.csv(),
        args::Output::Table => run.table(),
    }
    let Run { problems, captions, printer, .. } = run;
    problems.outcome(captions, printer)
}

impl Run<'_> {
    fn cards(&mut self) {
        let (width, color) = (Printer::width(), self.printer.color);
        self.bytes(|entry, out| {
            out.extend(card::card(&entry.record(), Some(entry.sighting.line), width, color).into_bytes());
            Ok(())
        });
    }

    fn csv(&mut self) {
        let csv = Csv { rows: self.args.rows(), raw: self.args.raw, excel: self.args.excel };
        if self.printer.write(|mut out| csv.write_header(&mut out)).is_continue() {
            self.bytes(|entry, out| csv.write(&entry.record(), out));
        }
    }

    fn table(&mut self) {
        let rows = self.args.rows();
        let mut table = Table::new(rows, Printer::width());
        self.each(
            |entry| table_lines(rows, &entry.record()),
            |lines, printer| {
                lines.into_iter().try_for_each(|line| printer.write(|mut out| table.push(line, &mut out)))
            },
        );
        let _ = self.printer.write(|mut out| table.finish(&mut out));
    }

    /// Prints what each caption is written as.
    fn bytes(&mut self, write: impl Fn(&Entry<'_>, &mut Vec<u8>) -> io::Result<()> + Sync) {
        let render = |entry: &Entry<'_>| {
            let mut bytes = Vec::with_capacity(RECORD);
            let written = write(entry, &mut bytes);
            written.map(|()| bytes)
        };
        self.each(render, |bytes, printer| printer.write(|out: &mut dyn Write| out.write_all(&bytes?)));
    }

    /// Renders each caption on any thread, and prints them in order.
    fn each<T: Send>(
        &mut self,
        render: impl Fn(&Entry<'_>) -> T + Sync,
        mut print: impl FnMut(T, &mut Printer) -> ControlFlow<()>,
    ) {
        let Self { cutline, args, printer, problems, captions } = self;
        cutline.ingest(&args.paths, render, |output| match output {
            Output::Caption(rendered) => {
                *captions += 1;
                print(rendered, printer)
            }
            Output::Problem(problem) => {
                problems.take(&problem, printer);
                ControlFlow::Continue(())
            }
        });
    }
}
