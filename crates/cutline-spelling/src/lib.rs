//! When two spellings are one: the comparing form of a caption, and the id that follows from it.
//!
//! A recipe never changes once captions carry its ids. A better one becomes recipe 2, with ids that start `c2-`.
//! `tests/recipe1.tsv` holds its test vectors.

use caseless::Caseless;
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

/// The form in which captions are compared, recipe 1.
///
/// NFKC; quotes and dashes to ASCII; `…` to `...`; default case folding; runs of white space to one space; trimmed.
#[must_use]
pub fn comparing_form(text: &str) -> String {
    if text.is_ascii() {
        return one_space(text.chars().map(|c| c.to_ascii_lowercase()), text.len());
    }
    one_space(text.nfkc().map(plain_mark).default_case_fold(), text.len())
}

/// A caption's id: `c1-` and the first 32 hexadecimal digits of the SHA-256 of its comparing form.
#[must_use]
pub fn caption_id(text: &str) -> String {
    use std::fmt::Write;

    let digest = Sha256::digest(comparing_form(text));
    digest.iter().take(16).fold(String::from("c1-"), |mut id, byte| {
        let _ = write!(id, "{byte:02x}");
        id
    })
}

/// Runs of white space become one space; none is left at the ends.
fn one_space(chars: impl Iterator<Item = char>, capacity: usize) -> String {
    let mut form = String::with_capacity(capacity);
    let mut gap = false;
    for c in chars {
        if c.is_whitespace() {
            gap = !form.is_empty();
            continue;
        }
        if std::mem::take(&mut gap) {
            form.push(' ');
        }
        form.push(c);
    }
    form
}

/// Typographic quotes and dashes as they stand on a keyboard. NFKC has already turned `…` into three periods.
const fn plain_mark(c: char) -> char {
    match c {
        '\u{2018}'..='\u{201B}' | '\u{2032}' | '\u{2035}' | '\u{02BC}' | '\u{2039}' | '\u{203A}' => '\'',
        '\u{201C}'..='\u{201F}' | '\u{00AB}' | '\u{00BB}' | '\u{301D}'..='\u{301F}' => '"',
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        other => other,
    }
}
