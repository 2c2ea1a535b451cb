//! Which language a caption is in, by its function words and script.

use cutline_model::Reading;

use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet};

/// English if enough of its words are English function words; otherwise unknown.
pub(crate) fn detect(sheet: &Sheet<'_>) -> Option<&'static str> {
    let letters = |s: Shape| matches!(s, Shape::Lower | Shape::Title | Shape::Upper | Shape::Mixed);
    let lower = sheet.words.iter().filter(|w| w.shape == Shape::Lower).count();
    let english = (0..sheet.len()).filter(|&i| sheet.means(i, |m| m == Meaning::English)).count();
    let words = sheet.words.iter().filter(|w| letters(w.shape)).count();
    (words > 0 && english * 6 >= lower.max(1)).then_some("en")
}

/// Whether the finders of the body have lexicons for this caption.
pub(crate) fn is_read(reading: &Reading, _sheet: &Sheet<'_>) -> bool {
    reading.language == Some("en")
}
