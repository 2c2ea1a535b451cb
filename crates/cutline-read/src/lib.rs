//! Bytes to sightings: finds the captions of a document and keeps the way back to its bytes.
//!
//! [`read`] pulls from a reader that the caller opened, and opens nothing itself. It streams: memory is bounded by
//! [`limits`], whatever the input. Each caption goes to the caller's [`Sink`] as a [`Sighting`] whose source map leads
//! back to the bytes it came from; whatever could not be read goes there as a [`Problem`].
//!
//! ```
//! use std::ops::ControlFlow;
//! use cutline_model::{Document, Problem, Sighting};
//! use cutline_read::{Options, Sink, read};
//!
//! struct Print;
//! impl Sink for Print {
//!     fn sighting(&mut self, sighting: Sighting) -> ControlFlow<()> {
//!         println!("{:?} {}", sighting.map.hull(), sighting.text);
//!         ControlFlow::Continue(())
//!     }
//!     fn problem(&mut self, problem: Problem) {
//!         println!("{}", problem.message);
//!     }
//! }
//!
//! let document = Document { name: "page.txt".into(), ..Document::default() };
//! let mut bytes = &b"1. A medic carries a boy in Qalmun.\n(Photo by Jana Brk/Lumen)\n"[..];
//! read(document, &mut bytes, &Options::default(), &mut Print).unwrap();
//! ```

use std::io::{self, Read};
use std::ops::ControlFlow;

use cutline_model::{Document, Edtf, Problem, ProblemCode, Sighting};

mod charset;
mod decode;
mod format;
mod jsonl;
pub mod limits;
mod lines;
mod report;
mod row;
mod stream;
mod table;
mod text;
mod unescape;
mod window;

pub use format::Format;

use charset::{Found, Verdict};
use report::{Place, Report};
use stream::{Input, Stream};

/// What the caller knows and wants.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The column of a table that holds the captions: a header's name in any case, or a number from 1.
    pub text_column: Option<String>,
    /// The document's date, as given by the caller; a row's own date comes before it.
    pub date: Option<Edtf>,
    /// The format, where it should not be guessed from the document's name or first bytes.
    pub format: Option<Format>,
}

/// Where captions and problems go, in the order of the document.
pub trait Sink {
    /// Takes a caption; [`ControlFlow::Break`] ends the reading.
    fn sighting(&mut self, sighting: Sighting) -> ControlFlow<()>;
    /// Takes what could not be read, or was read with a repair.
    fn problem(&mut self, problem: Problem);
}

/// Reads one document to its end.
///
/// `document` carries its name and digest; media type, charset and date are filled in here.
///
/// # Errors
/// Only if `input` fails. What was whole before the failure has been delivered then. Everything else that goes wrong is
/// a [`Problem`].
pub fn read(
    document: Document,
    input: &mut dyn Read,
    options: &Options,
    sink: &mut dyn Sink,
) -> io::Result<()> {
    let mut input = Input::new(input);
    let verdict = charset::detect(input.head());
    let found = match verdict {
        Verdict::Text(found) => found,
        Verdict::Binary(kind) => return not_text(kind, document, input, sink),
    };
    let is_empty = input.head().len() <= found.mark;
    let mut stream = Stream::new(input, found);
    stream.more();
    let format = format::choose(options.format, &document.name, stream.window.text());
    let mut report = Report::new(describe(document, found, format, options), sink);
    if is_empty && stream.is_whole() {
        let hint = "Check that it was saved or copied completely";
        report.warning(ProblemCode::FileEmpty, Place::default(), "The file is empty".to_owned(), hint);
        return Ok(());
    }
    tell_charset(found, &mut report);
    let stream = match format {
        Format::Text => text::read(stream, &mut report),
        Format::Jsonl => jsonl::read(stream, &mut report),
        Format::Csv | Format::Tsv => table::read(stream, format, options.text_column.as_deref(), &mut report),
    };
    tell_repairs(&stream, &mut report);
    if stream.is_whole() && !report.is_stopped() {
        report.finish();
    }
    stream.finish()
}

fn not_text(kind: &str, document: Document, input: Input<'_>, sink: &mut dyn Sink) -> io::Result<()> {
    let mut report = Report::new(document, sink);
    let message = format!("The file looks like {kind}, not like text");
    let hint = "Save its captions as plain text, JSON Lines or CSV first";
    report.error(ProblemCode::FileBinary, Place::default(), message, hint);
    input.finish()
}

fn describe(mut document: Document, found: Found, format: Format, options: &Options) -> Document {
    document.media_type = format.media_type();
    document.charset = Some(charset::name(found.encoding));
    if options.date.is_some() {
        document.date.clone_from(&options.date);
        document.date_from = Some("given");
    }
    document
}

fn tell_charset(found: Found, report: &mut Report<'_>) {
    if found.guessed {
        let message = format!("The charset is not stated; read as {}", charset::name(found.encoding));
        let hint = "If letters look wrong, convert the file to UTF-8";
        report.warning(ProblemCode::CharsetGuessed, Place::default(), message, hint);
    }
}

fn tell_repairs(stream: &Stream<'_>, report: &mut Report<'_>) {
    let (invalid, first) = stream.decoder.invalid.clone();
    if invalid > 0 {
        let message = format!(
            "{} of no text in the charset, read as \u{FFFD}",
            report::counted(invalid, "byte sequence")
        );
        let hint = "If letters look wrong, convert the file to UTF-8";
        report.warning(ProblemCode::CharsetInvalid, Place::bytes(first), message, hint);
    }
    let (nuls, first) = stream.decoder.nuls;
    if nuls > 0 {
        let message = format!("{} in the text, kept", report::counted(nuls, "NUL character"));
        let hint = "The file may be damaged";
        report.warning(ProblemCode::NulCharacters, Place::bytes(first..first + 1), message, hint);
    }
}
