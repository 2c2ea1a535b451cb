//! Who took the picture, for whom.

use super::{Index, Rule};
use crate::Span;

/// The credit line of a caption (IPTC: Creator and Credit Line).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credit {
    /// The whole credit, brackets included.
    pub span: Span,
    /// The rule that read it.
    pub rule: Rule,
    /// Photographers, as persons or teams.
    pub creators: Vec<Creator>,
    /// Agencies, outlets and organisations, in printed order.
    pub suppliers: Vec<Supplier>,
    /// Who shot what for whom, a line a picture.
    pub lines: Vec<CreditLine>,
    /// What the credit says beside names.
    pub flags: Vec<CreditFlag>,
}

/// A photographer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Creator {
    /// The name as printed.
    pub span: Span,
    /// The name with capitals lowered when all are capitals; unsure = as printed.
    pub name: String,
}

/// An agency, outlet or organisation of a credit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supplier {
    /// The name as printed.
    pub span: Span,
    /// The canonical short name: `AFP Photo` is `AFP`.
    pub name: String,
    /// What it does in this credit.
    pub role: SupplierRole,
}

/// One picture's creators and suppliers, as indexes into the credit's lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CreditLine {
    /// Indexes into [`Credit::creators`].
    pub creators: Vec<Index>,
    /// Indexes into [`Credit::suppliers`].
    pub suppliers: Vec<Index>,
}

closed_list! {
    /// What a supplier does in a credit.
    SupplierRole {
        Agency = "agency",
        Outlet = "outlet",
        Handout = "handout",
        PartyHandout = "party_handout",
        Client = "client",
        Distributor = "distributor",
        Platform = "platform",
        Pool = "pool",
        Courtesy = "courtesy",
    }
}

closed_list! {
    /// What a credit says beside names.
    CreditFlag {
        File = "file",
        Pool = "pool",
        Handout = "handout",
        Courtesy = "courtesy",
        Stringer = "stringer",
        SocialMedia = "social_media",
        VideoStill = "video_still",
    }
}
