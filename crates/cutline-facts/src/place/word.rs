//! The words that the grammar of places and scenes leans on.

use crate::lexicon::{Meaning, PlaceWord};
use crate::sheet::Sheet;

/// Whether word `i` does this.
pub(crate) fn does(sheet: &Sheet<'_>, i: usize, word: PlaceWord) -> bool {
    sheet.means(i, |m| matches!(m, Meaning::PlaceWord(w) if w == word))
}

/// Whether a dash that stands by itself is before word `i`: "Awards – Arrivals – Tarsh, May 3".
pub(crate) fn follows_dash(sheet: &Sheet<'_>, i: usize) -> bool {
    let dash = i > 1 && ["–", "—", "-"].contains(&sheet.str(i - 1));
    dash && !sheet.is_hyphen(i - 1)
}
