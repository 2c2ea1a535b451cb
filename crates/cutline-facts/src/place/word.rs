//! The words that the grammar of places and scenes leans on.

use crate::lexicon::{Meaning, PlaceWord};
use crate::sheet::Sheet;

/// Whether word `i` does this.
pub(crate) fn does(sheet: &Sheet<'_>, i: usize, word: PlaceWord) -> bool {
    sheet.means(i, |m| matches!(m, Meaning::PlaceWord(w) if w == word))
}
