//! How wide kinds of places are.

use cutline_model::reading::PlaceKind;

/// The rank of a kind, from a site to a country; an unknown kind counts as a town.
pub(crate) fn breadth_of(kind: Option<PlaceKind>) -> u8 {
    match kind {
        Some(PlaceKind::Site) => 0,
        Some(PlaceKind::Road | PlaceKind::Camp | PlaceKind::Neighbourhood) => 1,
        Some(PlaceKind::Village) => 2,
        Some(PlaceKind::Town | PlaceKind::City | PlaceKind::District) | None => 3,
        Some(PlaceKind::Mountain | PlaceKind::Other) => 4,
        Some(PlaceKind::Province) => 5,
        Some(PlaceKind::Region | PlaceKind::Water) => 6,
        Some(PlaceKind::Country) => 7,
    }
}
