//! Where the picture was taken, by the caption's words.

use cutline_model::Reading;

use crate::lexicon::Lexicon;
use crate::sheet::Sheet;
use crate::trace::Trace;

/// Sets `scene` and `scene_country`, and the roles of places.
pub(crate) fn resolve(
    _sheet: &Sheet<'_>,
    _lexicon: &Lexicon,
    _reading: &mut Reading,
    _trace: &mut impl Trace,
) {
}
