//! Places named in a caption.

use super::{Index, Rule};
use crate::Span;

/// A named place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The name alone.
    pub span: Span,
    /// The rule that read it.
    pub rule: Rule,
    /// Its kind, where words or the table of countries tell.
    pub kind: Option<PlaceKind>,
    /// What it does in the caption.
    pub role: PlaceRole,
    /// How it lies to another place, or a word that says so.
    pub relation: Option<Relation>,
    /// Who holds it, as the caption says.
    pub held_by: Option<HeldBy>,
    /// ISO 3166-1 alpha-2 code of its country.
    pub country: Option<&'static str>,
    /// The place that the caption's words put it in: an index into the reading's places.
    pub inside: Option<Index>,
}

/// Words that relate a place to another: "district of", "north of", "nearby".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relation {
    /// The words.
    pub span: Span,
    /// The other place, an index into the reading's places.
    pub of: Option<Index>,
}

/// The writer's claim of who holds a place: "rebel-held".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldBy {
    /// The words.
    pub span: Span,
    /// Whose side the holder is on.
    pub side: Side,
}

closed_list! {
    /// What a place is.
    PlaceKind {
        Neighbourhood = "neighbourhood",
        Village = "village",
        Town = "town",
        City = "city",
        District = "district",
        Province = "province",
        Country = "country",
        Region = "region",
        Camp = "camp",
        Site = "site",
        Water = "water",
        Mountain = "mountain",
        Road = "road",
        Other = "other",
    }
}

closed_list! {
    /// What a place does in a caption.
    PlaceRole {
        Scene = "scene",
        Event = "event",
        Container = "container",
        From = "from",
        To = "to",
        Actor = "actor",
        Speaker = "speaker",
        Mention = "mention",
    }
}

closed_list! {
    /// A side of a conflict, in the broadest terms that captions use.
    Side {
        Government = "government",
        Opposition = "opposition",
        Jihadist = "jihadist",
        Kurdish = "kurdish",
        Foreign = "foreign",
        International = "international",
        Other = "other",
    }
}
