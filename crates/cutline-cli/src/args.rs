//! What can be typed. The doc comments are the help, and the reference of the documentation is compared with them.

use std::ffi::OsString;
use std::num::NonZero;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum, value_parser};
use clap_complete::Shell;
use cutline::model::Edtf;
use cutline::{Format, Settings};

/// Reads news-photo captions into records in which every fact stands on its words
#[derive(Debug, Parser)]
#[command(name = "cutline", version, max_term_width = 100, propagate_version = false)]
pub(crate) struct Cli {
    /// When to use colours; `auto` heeds NO_COLOR and whether output goes to a terminal
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    pub(crate) color: Color,

    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Read captions and show what they say
    ///
    /// Reads pages of captions (plain text, JSON Lines, CSV, TSV), finds the captions in them and prints what each one
    /// says: when, where, who, what happened, how many were hurt and by whose word, who took the picture.
    ///
    /// Exit code: 0 if captions were read, 1 if there were none, 2 if something could not be read (the rest still is).
    Read(ReadArgs),
    /// Show why each fact of a caption was read, and what was considered and dropped
    ///
    /// Exit code: 0 if facts were read, 1 if there were none, 2 if something could not be read.
    Explain(ExplainArgs),
    /// Show version, licence and the digest of the rules
    About,
    /// Print a completion script for a shell
    Completions {
        /// The shell
        #[arg(value_enum)]
        shell: Shell,
    },
}

/// What `read` takes.
#[derive(Debug, Args)]
pub(crate) struct ReadArgs {
    /// Files, folders, patterns such as 'pages/*.txt', or - for standard input
    #[arg(required = true, value_name = "PATH")]
    pub(crate) paths: Vec<OsString>,

    /// How to print: cards for people, or data for programs [default: card; csv with --rows, --raw or --excel]
    #[arg(long, value_enum)]
    pub(crate) format: Option<Output>,

    /// What one row of a table is [default: caption]
    #[arg(long, value_enum, value_name = "KIND")]
    pub(crate) rows: Option<Rows>,

    /// Leave cells of CSV alone that a spreadsheet would run as formulas
    #[arg(long)]
    pub(crate) raw: bool,

    /// Write CSV as spreadsheets want it: with byte order mark and CR LF
    #[arg(long)]
    pub(crate) excel: bool,

    /// Write problems as JSON Lines to this new file instead of as sentences to standard error
    #[arg(long, value_name = "FILE")]
    pub(crate) problems: Option<PathBuf>,

    /// Number of threads; never changes the output [default: one a processor]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,

    #[command(flatten)]
    pub(crate) finding: FindingArgs,
}

/// What `explain` takes.
#[derive(Debug, Args)]
pub(crate) struct ExplainArgs {
    /// A file of captions, - for standard input, or the text of a caption itself
    #[arg(value_name = "FILE|TEXT")]
    pub(crate) what: OsString,

    #[command(flatten)]
    pub(crate) finding: FindingArgs,
}

/// How captions are found and read.
#[derive(Debug, Args)]
pub(crate) struct FindingArgs {
    /// Format of the input [default: told from name and content]
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) from: Option<Input>,

    /// Column of a table that holds the captions: its name or its number from 1 [default: guessed from the header]
    #[arg(long, value_name = "COLUMN")]
    pub(crate) text_column: Option<String>,

    /// Date of the documents (EDTF: 2016-11-06, 2016-11, 2016), from which relative dates are counted
    #[arg(long, value_name = "DATE", value_parser = edtf)]
    pub(crate) date: Option<Edtf>,

    /// Leave out the trained tagger: the grammar alone proposes names
    #[arg(long)]
    pub(crate) no_model: bool,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// How `read` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Output {
    /// A card a caption, for people
    Card,
    /// A record a line (JSON Lines), with everything
    Jsonl,
    /// A table for programs and spreadsheets
    Csv,
    /// An aligned table of the most telling columns, for people
    Table,
}

/// What one row of a table is.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Rows {
    /// A caption
    Caption,
    /// An event
    Event,
    /// A count of people killed, injured, missing, detained or displaced
    Casualty,
    /// A person, named or pictured
    Person,
    /// A named place
    Place,
}

/// Format of the input.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Input {
    /// A page of plain text, captions apart by blank lines
    Text,
    /// JSON Lines with a `text`, and maybe `id`, `date`, `image`
    Jsonl,
    /// A table with commas or semicolons
    Csv,
    /// A table with tabs
    Tsv,
}

impl ReadArgs {
    /// The format asked for; options that only tables have mean a table.
    pub(crate) fn output(&self) -> Output {
        let is_table = self.rows.is_some() || self.raw || self.excel;
        self.format.unwrap_or(if is_table { Output::Csv } else { Output::Card })
    }

    /// What one row is.
    pub(crate) fn rows(&self) -> cutline::export::Rows {
        self.rows.map_or_else(Default::default, Into::into)
    }
}

impl FindingArgs {
    /// As the library takes them.
    pub(crate) fn settings(&self, threads: Option<u16>) -> Settings {
        Settings {
            text_column: self.text_column.clone(),
            date: self.date.clone(),
            format: self.from.map(Into::into),
            no_model: self.no_model,
            threads: threads.and_then(|threads| NonZero::new(threads.into())),
        }
    }
}

impl From<Rows> for cutline::export::Rows {
    fn from(rows: Rows) -> Self {
        match rows {
            Rows::Caption => Self::Caption,
            Rows::Event => Self::Event,
            Rows::Casualty => Self::Casualty,
            Rows::Person => Self::Person,
            Rows::Place => Self::Place,
        }
    }
}

impl From<Input> for Format {
    fn from(input: Input) -> Self {
        match input {
            Input::Text => Self::Text,
            Input::Jsonl => Self::Jsonl,
            Input::Csv => Self::Csv,
            Input::Tsv => Self::Tsv,
        }
    }
}

fn edtf(text: &str) -> Result<Edtf, &'static str> {
    Edtf::parse(text).ok_or("expected a date in EDTF, such as 2016-11-06, 2016-11, 2016 or 2016~")
}
