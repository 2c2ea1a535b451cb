//! The credit: who took the picture, for whom.

use cutline_model::Span;
use cutline_model::reading::Credit;

use crate::lexicon::Lexicon;
use crate::sheet::Sheet;
use crate::trace::Trace;

/// The credit of a caption, and the spans that belong to credits (of every copy), to be masked for other finders.
pub(crate) fn find(
    _sheet: &Sheet<'_>,
    _lexicon: &Lexicon,
    _trace: &mut impl Trace,
) -> (Option<Credit>, Vec<Span>) {
    (None, Vec::new())
}
