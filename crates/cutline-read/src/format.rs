//! Which format a document is in.

/// How captions stand in a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Plain text: captions are blocks between blank lines.
    Text,
    /// JSON Lines: an object with a `text` a line.
    Jsonl,
    /// A table with a header row, cells separated by commas or semicolons.
    Csv,
    /// A table with a header row, cells separated by tabs.
    Tsv,
}

impl Format {
    /// The format that a file name's ending tells; `None` if it tells none.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let (_, ending) = name.rsplit_once('.')?;
        match ending.to_ascii_lowercase().as_str() {
            "txt" | "text" => Some(Self::Text),
            "jsonl" | "ndjson" | "json" => Some(Self::Jsonl),
            "csv" => Some(Self::Csv),
            "tsv" | "tab" => Some(Self::Tsv),
            _ => None,
        }
    }

    /// The format that the first words of a document tell.
    #[must_use]
    pub(crate) fn sniff(head: &str) -> Self {
        let head = head.trim_start();
        let first = head.lines().next().unwrap_or_default();
        if first.starts_with('{') || is_json_array(head) {
            return Self::Jsonl;
        }
        match first {
            line if crate::table::is_header(line, '\t') => Self::Tsv,
            line if crate::table::is_header(line, ',') || crate::table::is_header(line, ';') => Self::Csv,
            _ => Self::Text,
        }
    }

    /// The media type of documents of this format.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Text => "text/plain",
            Self::Jsonl => "application/jsonl",
            Self::Csv => "text/csv",
            Self::Tsv => "text/tab-separated-values",
        }
    }
}

/// What the caller said, else what the name says, else what the text looks like.
pub(crate) fn choose(given: Option<Format>, name: &str, head: &str) -> Format {
    given.or_else(|| Format::from_name(name)).unwrap_or_else(|| Format::sniff(head))
}

/// A bracket and an object: captions may begin with a number in brackets.
fn is_json_array(head: &str) -> bool {
    head.strip_prefix('[').is_some_and(|rest| rest.trim_start().starts_with('{'))
}
