//! Which language a caption is in, by its function words and script.

use cutline_model::Reading;

use crate::lexicon::{LANGUAGES, Meaning};
use crate::sheet::{Shape, Sheet};

/// The language whose function words prevail, or that its script tells; unknown where neither decides.
pub(crate) fn detect(sheet: &Sheet<'_>) -> Option<&'static str> {
    let words = || (0..sheet.len()).filter(|&i| !matches!(sheet.words[i].shape, Shape::Number | Shape::Mark));
    let total = words().count();
    if total == 0 {
        return None;
    }
    if words().filter(|&i| sheet.words[i].shape == Shape::Caseless || !is_latin(sheet.str(i))).count() * 2
        > total
    {
        return by_script(sheet.text);
    }
    let lower = words().filter(|&i| sheet.words[i].shape == Shape::Lower && !sheet.words[i].glued).count();
    let english = words().filter(|&i| sheet.means(i, |m| m == Meaning::English)).count();
    match other(sheet) {
        Some((code, count)) if count > english && count * 5 >= lower => Some(code),
        // "in" and "an" are words of many languages: one of them beside a word of one other language proves nothing.
        Some((code, count)) if count == english && in_clause(sheet, code) == count && count * 8 >= lower => {
            Some(code)
        }
        // Names and a date alone, as galleries of premieres print them: the month tells.
        None if lower == 0 => {
            words().any(|i| sheet.means(i, |m| matches!(m, Meaning::Month(_)))).then_some("en")
        }
        None => ((english + nouns(sheet)) * 6 >= lower).then_some("en"),
        _ => (english * 6 >= lower.max(1)).then_some("en"),
    }
}

/// Whether the finders of the body have lexicons for this caption.
pub(crate) fn is_read(reading: &Reading) -> bool {
    reading.language == Some("en")
}

fn is_latin(word: &str) -> bool {
    word.chars()
        .find(|c| c.is_alphabetic())
        .is_none_or(|c| c < '\u{370}' || ('\u{1e00}'..'\u{1f00}').contains(&c))
}

/// The other language with the most function words, and how many.
fn other(sheet: &Sheet<'_>) -> Option<(&'static str, usize)> {
    let mut counts: Vec<(u8, usize)> = Vec::new();
    for signal in &sheet.signals {
        let Meaning::Function(row) = signal.meaning else { continue };
        if begins_name(sheet, signal.first as usize) {
            continue;
        }
        match counts.iter_mut().find(|(known, _)| *known == row) {
            Some((_, count)) => *count += 1,
            None => counts.push((row, 1)),
        }
    }
    let (row, count) = counts.into_iter().rev().max_by_key(|(_, count)| *count)?;
    LANGUAGES.get(usize::from(row)).map(|code| (*code, count))
}

/// English words for people and events, which tell where no small word does.
fn nouns(sheet: &Sheet<'_>) -> usize {
    let noun = |m: Meaning| matches!(m, Meaning::People(_) | Meaning::Trigger(..));
    (0..sheet.len()).filter(|&i| sheet.words[i].shape == Shape::Lower && sheet.means(i, noun)).count()
}

/// "Los Angeles", "De Niro": in capitals within a sentence, and the name goes on.
fn begins_name(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.words[i].shape != Shape::Lower && !sheet.opens_sentence(i) && sheet.capital(i + 1)
}

/// How many function words of a language stand in lower case outside of names: not "Rio de Janeiro".
fn in_clause(sheet: &Sheet<'_>, code: &str) -> usize {
    let of_language =
        |m: Meaning| matches!(m, Meaning::Function(row) if LANGUAGES.get(usize::from(row)) == Some(&code));
    let in_name =
        |i: usize| i > 0 && sheet.capital(i - 1) && (sheet.capital(i + 1) || sheet.is_hyphen(i + 1));
    (0..sheet.len())
        .filter(|&i| sheet.words[i].shape == Shape::Lower && !in_name(i) && sheet.means(i, of_language))
        .count()
}

/// Scripts that one language of news uses most, with letters that tell its neighbours apart.
fn by_script(text: &str) -> Option<&'static str> {
    let has = |letters: &str| text.chars().any(|c| letters.contains(c));
    let first = text.chars().find(|c| c.is_alphabetic() && !c.is_ascii())?;
    match first {
        '\u{600}'..='\u{6ff}' if has("پچگژ") => Some("fa"),
        '\u{600}'..='\u{6ff}' => Some("ar"),
        '\u{590}'..='\u{5ff}' => Some("he"),
        '\u{400}'..='\u{4ff}' if has("іїєґІЇЄҐ") => Some("uk"),
        '\u{400}'..='\u{4ff}' => Some("ru"),
        '\u{370}'..='\u{3ff}' => Some("el"),
        '\u{3040}'..='\u{30ff}' => Some("ja"),
        '\u{ac00}'..='\u{d7af}' => Some("ko"),
        '\u{4e00}'..='\u{9fff}' if text.chars().any(|c| ('\u{3040}'..='\u{30ff}').contains(&c)) => Some("ja"),
        '\u{4e00}'..='\u{9fff}' => Some("zh"),
        _ => None,
    }
}
