//! Cells that a spreadsheet would run.

use std::borrow::Cow;

/// Text that no spreadsheet takes for a formula: a leading apostrophe where one would.
pub(crate) fn harmless(text: Cow<'_, str>) -> Cow<'_, str> {
    if runs(&text) { format!("'{text}").into() } else { text }
}

/// Whether a spreadsheet would run the text: it starts with a sign of a formula, at once or behind blanks and quotes
/// that importers strip.
fn runs(text: &str) -> bool {
    let skipped = |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '\u{FEFF}' | '\u{200B}');
    text.starts_with(['\t', '\r', '\n'])
        || text.trim_start_matches(skipped).starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn formulas_are_made_harmless() {
        for text in
            ["=1+1", "+1", "-2", "@SUM(A1)", "\tx", "\rx", "  =1", "\"=1", " '\"@x", "\u{a0}=1", "＝1"]
        {
            assert_eq!(harmless(text.into()), format!("'{text}"));
        }
    }

    #[test]
    fn everything_else_stays() {
        for text in ["", "a=b", "12", "2014-06-04", "'tis", "\"A\" – B", "– dash", "…"] {
            assert_eq!(harmless(text.into()), text);
        }
    }
}
