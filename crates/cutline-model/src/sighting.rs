//! What was read from bytes: a document, and the captions found in it.

use std::ops::Range;
use std::sync::Arc;

use crate::{Edtf, SourceMap};

/// A SHA-256 digest.
pub type Digest = [u8; 32];

/// A run of bytes that captions were found in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// SHA-256 of the bytes that offsets count in; `None` for a pipe longer than is held.
    pub digest: Option<Digest>,
    /// Its name relative to what was asked for, `/` between folders, odd bytes as `%XX`.
    pub name: String,
    /// Its media type, such as `text/plain`.
    pub media_type: &'static str,
    /// The charset that was decoded, by its WHATWG name in lower case.
    pub charset: Option<&'static str>,
    /// The document's own date, given or found; relative dates count from it.
    pub date: Option<Edtf>,
    /// How the document's date is known, such as `given` or `column`.
    pub date_from: Option<&'static str>,
}

/// A picture's number at its supplier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureId {
    /// Whose numbering it is, such as `afp` or `reuters`.
    pub scheme: String,
    /// The number as printed.
    pub value: String,
}

/// A picture that the caption stands under.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// Its address as the document gives it.
    pub image: Option<String>,
    /// Its numbers at its suppliers.
    pub ids: Vec<PictureId>,
}

/// One caption found at one place of one document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sighting {
    /// The document it stands in.
    pub document: Arc<Document>,
    /// The caption as its reader sees it, at most 64 KiB.
    pub text: String,
    /// The way back from `text` to the document's bytes.
    pub map: SourceMap,
    /// What carried it: `text/block`, `jsonl/text`, `csv/cell`.
    pub carrier: &'static str,
    /// The line of the document it starts on, from 1.
    pub line: u64,
    /// Further places of the same caption in the same document, folded into this one.
    pub also: Vec<Range<u64>>,
    /// Its id inside the source: the `id` of a JSON line or of a table's row.
    pub item: Option<String>,
    /// The date that counts for this caption: its row's own, else the document's.
    pub date: Option<Edtf>,
    /// How [`Self::date`] is known.
    pub date_from: Option<&'static str>,
    /// The pictures it stands under.
    pub pictures: Vec<Picture>,
}
