//! The one way out: every word to people and every byte of data passes here.

use std::io::{self, BufWriter, IsTerminal, Stderr, StdoutLock, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;

use anstream::{AutoStream, ColorChoice};
use cutline::export::visible;
use cutline::model::{Problem, Severity};

use crate::args::Color;
use crate::exit::Outcome;
use crate::ink::{Ink, Paint};

/// Columns of a card or table that goes to no terminal.
const WIDTH_ELSEWHERE: usize = 100;
/// Cards and tables are not made narrower than this.
const NARROWEST: usize = 40;

/// Standard output and standard error.
pub(crate) struct Printer {
    out: BufWriter<AutoStream<StdoutLock<'static>>>,
    err: AutoStream<Stderr>,
    /// Whether cards are coloured.
    pub(crate) color: bool,
    err_color: bool,
    ended: Option<io::Error>,
}

impl Printer {
    /// A printer that uses colours when asked to, or when they can be seen.
    pub(crate) fn new(color: Color) -> Self {
        let out_color = is_on(color, AutoStream::choice(&io::stdout()));
        let err_color = is_on(color, AutoStream::choice(&io::stderr()));
        Self {
            out: BufWriter::with_capacity(64 << 10, AutoStream::new(io::stdout().lock(), passing(out_color))),
            err: AutoStream::new(io::stderr(), passing(err_color)),
            color: out_color,
            err_color,
            ended: None,
        }
    }

    /// How many columns cards and tables have: those of the terminal, or `COLUMNS`.
    pub(crate) fn width() -> usize {
        let given = || std::env::var("COLUMNS").ok()?.parse().ok();
        let terminal = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        let seen = if io::stdout().is_terminal() { given().or_else(terminal) } else { given() };
        seen.unwrap_or(WIDTH_ELSEWHERE).max(NARROWEST)
    }

    /// Writes to standard output; breaks when nobody reads it any more.
    pub(crate) fn write(&mut self, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> ControlFlow<()> {
        if self.ended.is_none() {
            self.ended = write(&mut self.out).err();
        }
        if self.ended.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Tells a problem in a sentence, after what was printed before it.
    pub(crate) fn problem(&mut self, problem: &Problem) {
        let place = match problem.source.line {
            Some(line) => format!("{}:{line}", problem.source.name),
            None => problem.source.name.clone(),
        };
        self.sentence(problem.severity, &format!("{place}: {}", problem.message), problem.hint.as_deref());
    }

    /// Tells an error that no document is to blame for.
    pub(crate) fn error(&mut self, message: &str, hint: Option<&str>) {
        self.sentence(Severity::Error, message, hint);
    }

    fn sentence(&mut self, severity: Severity, message: &str, hint: Option<&str>) {
        let paint = match severity {
            Severity::Error => Paint::Toll,
            Severity::Warning => Paint::Hedge,
            Severity::Note => Paint::Date,
        };
        let mut ink = Ink::default();
        ink.push(severity.as_str(), paint).push(": ", Paint::Plain).push(message, Paint::Plain);
        let mut text = ink.to_text(self.err_color) + "\n";
        if let Some(hint) = hint {
            text.push_str(&format!("  hint: {}\n", visible(hint)));
        }
        let _ = self.out.flush();
        let _ = self.err.write_all(text.as_bytes());
    }

    /// Ends the output. A reader who has gone away has seen enough: that is success.
    pub(crate) fn finish(mut self, outcome: Outcome) -> ExitCode {
        match self.ended.take().or_else(|| self.out.flush().err()) {
            None => outcome.code().into(),
            Some(error) if error.kind() == io::ErrorKind::BrokenPipe => Outcome::Done.code().into(),
            Some(error) => {
                self.error(&format!("The output could not be written: {error}"), None);
                Outcome::Error.code().into()
            }
        }
    }
}

fn is_on(color: Color, seen: ColorChoice) -> bool {
    match color {
        Color::Auto => seen != ColorChoice::Never,
        Color::Always => true,
        Color::Never => false,
    }
}

/// Without colours nothing is filtered: data goes out as it is.
const fn passing(color: bool) -> ColorChoice {
    if color { ColorChoice::Always } else { ColorChoice::AlwaysAnsi }
}
