//! Restrictions, warnings and notices of the supplier.

use cutline_model::reading::Advisory;

use crate::sheet::Sheet;
use crate::trace::Trace;

/// The advisories of a caption, in text order.
pub(crate) fn find(_sheet: &Sheet<'_>, _trace: &mut impl Trace) -> Vec<Advisory> {
    Vec::new()
}
