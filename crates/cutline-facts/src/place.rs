//! Places named in a caption.

use cutline_model::reading::{DateMention, Place};

use crate::lexicon::Lexicon;
use crate::name::Name;
use crate::sheet::Sheet;
use crate::trace::Trace;

/// Every named place in order of first mention. Names that turn out to be places are re-kinded.
pub(crate) fn find(
    _sheet: &Sheet<'_>,
    _lexicon: &Lexicon,
    _names: &mut Vec<Name>,
    _dates: &[DateMention],
    _trace: &mut impl Trace,
) -> Vec<Place> {
    Vec::new()
}
