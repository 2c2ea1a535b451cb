//! What could not be read, told so that a person can act on it.

use std::ops::Range;

use crate::Digest;

closed_list! {
    /// How bad a problem is.
    Severity {
        /// Something was not read.
        Error = "error",
        /// Read, but guessed or repaired.
        Warning = "warning",
        /// A contradiction inside a caption, or something worth knowing.
        Note = "note",
    }
}

closed_list! {
    /// Stable names of what can go wrong outside a caption. The reference of the documentation explains each.
    ProblemCode {
        /// A named file or folder does not exist, or a pattern matches nothing.
        PathMissing = "path-missing",
        /// A file or folder could not be opened or read.
        PathUnreadable = "path-unreadable",
        /// A file holds nothing.
        FileEmpty = "file-empty",
        /// A file is not text.
        FileBinary = "file-binary",
        /// No caption was found in a file.
        NoCaptions = "no-captions",
        /// Bytes that are no text of the charset were replaced.
        CharsetInvalid = "charset-invalid",
        /// The charset was guessed.
        CharsetGuessed = "charset-guessed",
        /// A block or a value is longer than a caption can be and was passed over.
        CaptionTooLong = "caption-too-long",
        /// A line is longer than a line may be and was passed over.
        LineTooLong = "line-too-long",
        /// A line is not valid JSON.
        JsonSyntax = "json-syntax",
        /// A JSON line is no object or has no usable `text`.
        JsonShape = "json-shape",
        /// A table has no column that can be read as the caption.
        TableNoTextColumn = "table-no-text-column",
        /// The column of captions was guessed.
        TableColumnGuessed = "table-column-guessed",
        /// A quoted cell never ends.
        TableQuoteOpen = "table-quote-open",
        /// A row has more or fewer cells than the header.
        TableRowLength = "table-row-length",
        /// A date given beside a caption could not be read.
        DateUnreadable = "date-unreadable",
        /// NUL characters were found and kept.
        NulCharacters = "nul-characters",
        /// A pipe closed or an input failed in the middle.
        InputEnded = "input-ended",
        /// Hidden files or links to folders were passed over.
        Skipped = "skipped",
        /// The reader failed on a caption: a fault of ours, reported instead of a crash.
        ReaderFault = "reader-fault",
    }
}

/// Where a problem stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProblemSource {
    /// SHA-256 of the document, where known.
    pub document: Option<Digest>,
    /// The document's name.
    pub name: String,
    /// The line, from 1.
    pub line: Option<u64>,
    /// Byte range in the document.
    pub bytes: Option<Range<u64>>,
}

/// One thing that was not read, or read with a repair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its stable name.
    pub code: ProblemCode,
    /// How bad it is.
    pub severity: Severity,
    /// What happened, in one sentence without a final period.
    pub message: String,
    /// What to do about it.
    pub hint: Option<String>,
    /// Where.
    pub source: ProblemSource,
}
