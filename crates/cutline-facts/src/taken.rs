//! When the picture was taken, by the caption's words.

use cutline_model::Reading;

use crate::sheet::Sheet;
use crate::trace::Trace;

/// Sets `taken` and `taken_basis`, and the roles of dates.
pub(crate) fn resolve(_sheet: &Sheet<'_>, _reading: &mut Reading, _trace: &mut impl Trace) {}
