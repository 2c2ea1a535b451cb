//! How names of a credit are spelled: capitals lowered where a whole word is in capitals.

use std::ops::Range;

use crate::sheet::{Shape, Sheet};

/// Small words of names that stay in lower case.
pub(super) const PARTICLES: [&str; 28] = [
    "de", "da", "di", "del", "della", "dello", "van", "von", "der", "den", "ter", "ten", "la", "le", "el",
    "al", "bin", "ibn", "ben", "abu", "du", "dos", "das", "do", "y", "zu", "af", "st",
];

/// A photographer's name: each word in capitals throughout is lowered, but for initials and numerals.
pub(super) fn person_name(sheet: &Sheet<'_>, words: Range<usize>) -> String {
    spelled(sheet, words, |word| letters(word) > 2 || (letters(word) == 2 && !word.contains('.')))
}

/// An unknown supplier's name: lowered where it is of several words, none of which looks like an acronym.
pub(super) fn supplier_name(sheet: &Sheet<'_>, words: Range<usize>) -> String {
    let capitals = |i: usize| sheet.words[i].shape == Shape::Upper;
    let letters_of = |i: usize| letters(sheet.str(i));
    let written = || words.clone().filter(|&i| sheet.words[i].shape != Shape::Mark);
    let all = written().all(|i| capitals(i) && letters_of(i) > 1) && written().any(|i| letters_of(i) > 4);
    if all && written().count() > 1 {
        spelled(sheet, words, |word| letters(word) > 2)
    } else {
        spelled(sheet, words, |_| false)
    }
}

/// The words as printed, white space as one space, those in capitals lowered where `lowers` says so.
fn spelled(sheet: &Sheet<'_>, words: Range<usize>, lowers: impl Fn(&str) -> bool) -> String {
    let mut name = String::new();
    for i in words.clone() {
        let Some(word) = sheet.words.get(i) else { break };
        if i > words.start && !word.glued {
            name.push(' ');
        }
        let text = sheet.str(i);
        let particle = i > words.start
            && PARTICLES[6..].iter().any(|p| text.eq_ignore_ascii_case(p))
            && i + 1 < words.end;
        if word.shape == Shape::Upper && particle && !follows_hyphen(sheet, i) && all_capitals(sheet, &words)
        {
            name.push_str(&text.to_lowercase());
        } else if word.shape == Shape::Upper && lowers(text) && !is_numeral(text) {
            lower_into(&mut name, text);
        } else {
            name.push_str(text);
        }
    }
    name
}

fn follows_hyphen(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.is_hyphen(i + 1) || i.checked_sub(1).is_some_and(|b| sheet.is_hyphen(b))
}

fn all_capitals(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    words.clone().all(|i| {
        matches!(sheet.words[i].shape, Shape::Upper | Shape::Mark | Shape::Title)
            && sheet.str(i).chars().all(|c| !c.is_lowercase())
    })
}

/// `MCCAIN` McCain, `O'NEILL` O'Neill, `BRK` Brk. Hyphens are words of their own.
fn lower_into(name: &mut String, word: &str) {
    let mc = word.starts_with("MC") && word.len() > 4;
    let mut raise = true;
    for (i, c) in word.chars().enumerate() {
        if raise || (mc && i == 2) {
            name.push(c);
        } else {
            name.extend(c.to_lowercase());
        }
        raise = matches!(c, '\'' | '’') && i == 1;
    }
}

fn is_numeral(word: &str) -> bool {
    matches!(word, "II" | "III" | "IV" | "VI" | "VII" | "VIII")
}

fn letters(word: &str) -> usize {
    word.chars().filter(|c| c.is_alphabetic()).count()
}

/// The form in which two spellings of a name are one: letters and digits in lower case.
pub(super) fn folded(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::lower_into;

    #[test]
    fn capitals_are_lowered_by_rule() {
        for (word, lowered) in [
            ("BRK", "Brk"),
            ("O'NEILL", "O'Neill"),
            ("MCCAIN", "McCain"),
            ("MCKAY", "McKay"),
            ("D’ARCY", "D’Arcy"),
        ] {
            let mut name = String::new();
            lower_into(&mut name, word);
            assert_eq!(name, lowered);
        }
    }
}
