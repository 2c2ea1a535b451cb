//! Dates named in a caption.

use cutline_model::Edtf;
use cutline_model::reading::{DateMention, Remark};

use crate::sheet::Sheet;
use crate::trace::Trace;

/// Every calendar expression in text order, and what contradicts itself among them.
pub(crate) fn find(
    _sheet: &Sheet<'_>,
    _document_date: Option<&Edtf>,
    _trace: &mut impl Trace,
) -> (Vec<DateMention>, Vec<Remark>) {
    (Vec::new(), Vec::new())
}
