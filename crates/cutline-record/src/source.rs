//! Where a caption stands.

use cutline_model::{self as model, Sighting};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Text, sha256};

/// Where a caption was found, and the way back to its bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Source<'a> {
    /// SHA-256 of the bytes that the offsets count in; null for a pipe too long to be held.
    pub document: Option<Text<'a>>,
    /// The document's name, relative to what was asked for.
    pub name: Text<'a>,
    /// The document's media type.
    pub media_type: Text<'a>,
    /// The charset that was decoded.
    pub charset: Option<Text<'a>>,
    /// The date that relative dates are counted from (EDTF).
    pub date: Option<Text<'a>>,
    /// First byte of the caption in the document.
    pub start: Option<u64>,
    /// The byte after its last.
    pub end: Option<u64>,
    /// Byte ranges in text order, only when the hull holds foreign bytes.
    pub parts: Option<Vec<(u64, u64)>>,
    /// What carried the caption, such as `text/block`.
    pub carrier: Text<'a>,
    /// Further places of the same caption in the same document.
    pub also: Vec<(u64, u64)>,
    /// Its id inside the source.
    pub item: Option<Text<'a>>,
    /// The address of its picture.
    pub image: Option<Text<'a>>,
    /// The address of the page.
    pub url: Option<Text<'a>>,
    /// When the picture was captured, by its file.
    pub captured: Option<Text<'a>>,
    /// How `date` is known.
    pub date_from: Option<Text<'a>>,
    /// The page's title.
    pub page_title: Option<Text<'a>>,
    /// Who published the page.
    pub publisher: Option<Text<'a>>,
    /// The container that holds the document.
    pub within: Option<Within<'a>>,
}

/// The container that a document was taken from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Within<'a> {
    /// SHA-256 of the container.
    pub document: Option<Text<'a>>,
    /// The container's name.
    pub name: Text<'a>,
    /// The id of the record in it.
    pub record: Option<Text<'a>>,
    /// Where the record starts, in bytes.
    pub offset: Option<u64>,
    /// How long the record is, in bytes.
    pub length: Option<u64>,
    /// The payload's digest, as the container gives it.
    pub payload_digest: Option<Text<'a>>,
}

/// A picture that the caption stands under.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Picture<'a> {
    /// Its address as the document gives it.
    pub image: Option<Text<'a>>,
    /// Its numbers at its suppliers.
    pub ids: Vec<PictureId<'a>>,
    /// SHA-256 of the picture's own file, where it is at hand.
    pub document: Option<Text<'a>>,
}

/// A picture's number at its supplier.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PictureId<'a> {
    /// Whose numbering it is.
    pub scheme: Text<'a>,
    /// The number as printed.
    pub value: Text<'a>,
}

/// What a field of the source says beside the caption's words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FieldValue<'a> {
    /// What carries the field, such as `iim`.
    pub carrier: Text<'a>,
    /// The field's name.
    pub name: Text<'a>,
    /// Its value.
    pub value: Text<'a>,
    /// Whether it agrees with the words; null where they do not tell.
    pub agrees: Option<bool>,
}

impl<'a> Source<'a> {
    pub(crate) fn of(sighting: &'a Sighting) -> Self {
        let document = &*sighting.document;
        let hull = sighting.map.hull();
        let parts = sighting.map.parts();
        Self {
            document: document.digest.as_ref().map(|digest| sha256(digest).into()),
            name: document.name.as_str().into(),
            media_type: document.media_type.into(),
            charset: document.charset.map(Into::into),
            date: sighting.date.as_ref().map(|date| date.as_str().into()),
            start: hull.as_ref().map(|range| range.start),
            end: hull.map(|range| range.end),
            parts: (parts.len() > 1)
                .then(|| parts.into_iter().map(|range| (range.start, range.end)).collect()),
            carrier: sighting.carrier.into(),
            also: sighting.also.iter().map(|range| (range.start, range.end)).collect(),
            item: sighting.item.as_deref().map(Into::into),
            image: sighting.pictures.iter().find_map(|picture| picture.image.as_deref()).map(Into::into),
            date_from: sighting.date_from.map(Into::into),
            ..Self::default()
        }
    }
}

impl<'a> Picture<'a> {
    pub(crate) fn of(picture: &'a model::Picture) -> Self {
        Self {
            image: picture.image.as_deref().map(Into::into),
            ids: picture.ids.iter().map(PictureId::of).collect(),
            document: None,
        }
    }
}

impl<'a> PictureId<'a> {
    fn of(id: &'a model::PictureId) -> Self {
        Self { scheme: id.scheme.as_str().into(), value: id.value.as_str().into() }
    }
}
