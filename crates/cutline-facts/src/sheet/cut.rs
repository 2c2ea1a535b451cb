//! Cuts a text into words and sentences.

use std::ops::Range;

use super::{Shape, Word};
use crate::lexicon::{Lexicon, WordId, fold};

/// The words of a text and the word ranges of its sentences.
pub(super) fn cut<'a>(text: &'a str, lexicon: &Lexicon) -> (Vec<Word<'a>>, Vec<Range<usize>>) {
    let mut words = Vec::with_capacity(text.len() / 5 + 4);
    let mut lower = String::new();
    let mut at = 0;
    let mut gap = Gap { blank: true, line: true };
    while let Some(c) = text[at..].chars().next() {
        if c.is_whitespace() {
            gap.blank = true;
            gap.line |= c == '\n';
            at += c.len_utf8();
            continue;
        }
        let (mut end, mut shape) = one(&text[at..], c);
        end += at;
        if matches!(shape, Shape::Title | Shape::Mixed)
            && let Some(seam) = seam(text, at, end, lexicon)
        {
            end = seam;
            shape = self::shape(&text[at..end]);
        }
        let (id, end) = known(text, at..end, shape, lexicon, &mut lower);
        words.push(Word {
            text: &text[at..end],
            start: at as u32,
            end: end as u32,
            shape,
            glued: !gap.blank,
            id,
            sentence: u16::from(gap.line),
            masked: false,
        });
        gap = Gap { blank: false, line: false };
        at = end;
    }
    let sentences = sentences(&mut words);
    (words, sentences)
}

/// The number of a word in the lexicon, and its end with a period that belongs to it.
fn known(
    text: &str,
    word: Range<usize>,
    shape: Shape,
    lexicon: &Lexicon,
    lower: &mut String,
) -> (WordId, usize) {
    let (at, end) = (word.start, word.end);
    match shape {
        Shape::Mark => (0, end),
        Shape::Number => (lexicon.id(&text[word]), end),
        _ => {
            fold(&text[word], lower);
            let id = lexicon.id(lower.trim_end_matches('.'));
            let period = text[end..].starts_with('.')
                && takes_period(text, at, end, shape, lexicon.is_abbreviation(id, shape != Shape::Lower));
            (id, end + usize::from(period))
        }
    }
}

/// White space before a word.
struct Gap {
    blank: bool,
    line: bool,
}

/// Length and shape of the word at the start of `rest`, whose first character is `first`.
fn one(rest: &str, first: char) -> (usize, Shape) {
    if first.is_ascii_digit() {
        return (number(rest), Shape::Number);
    }
    if possessive(rest) {
        return (first.len_utf8() + 1, Shape::Lower);
    }
    if !is_letter(first) {
        return (first.len_utf8(), Shape::Mark);
    }
    let len = dotted(rest).unwrap_or_else(|| letters(rest));
    (len, shape(&rest[..len]))
}

fn is_letter(c: char) -> bool {
    c.is_alphabetic() || ('\u{300}'..='\u{36f}').contains(&c) || ('\u{64b}'..='\u{65f}').contains(&c)
}

/// Digits with single separators between them: `17,000`, `7.7`, `10:30`.
fn number(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let digit = |i: usize| bytes.get(i).is_some_and(u8::is_ascii_digit);
    let mut end = 0;
    while digit(end) || (matches!(bytes.get(end), Some(b',' | b'.' | b':')) && end > 0 && digit(end + 1)) {
        end += 1;
    }
    end
}

/// `'s` after a name or noun.
fn possessive(rest: &str) -> bool {
    let mut chars = rest.chars();
    matches!(chars.next(), Some('\'' | '’'))
        && matches!(chars.next(), Some('s' | 'S'))
        && !chars.next().is_some_and(is_letter)
}

/// Single letters each followed by a period: `U.S.`, `a.m.`.
fn dotted(rest: &str) -> Option<usize> {
    let mut end = 0;
    let mut letters = 0;
    let mut chars = rest.chars().peekable();
    while let Some(c) = chars.next() {
        if !c.is_alphabetic() || chars.peek() != Some(&'.') {
            break;
        }
        chars.next();
        letters += 1;
        end += c.len_utf8() + 1;
    }
    (letters >= 2).then_some(end)
}

/// Letters, with apostrophes between them unless one starts a possessive.
fn letters(rest: &str) -> usize {
    let plain = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    // Most words end here, at a mark that can neither join letters nor carry an accent.
    if rest.as_bytes().get(plain).is_none_or(|b| b.is_ascii() && *b != b'\'') {
        return plain;
    }
    let mut end = plain;
    for (i, c) in rest[plain..].char_indices().map(|(i, c)| (plain + i, c)) {
        let inner = matches!(c, '\'' | '’')
            && !possessive(&rest[i..])
            && rest[i + c.len_utf8()..].chars().next().is_some_and(is_letter);
        if !is_letter(c) && !inner {
            break;
        }
        end = i + c.len_utf8();
    }
    end
}

/// Where a credit is glued to the word before it ("in LimaReuters", "CupCredit: PA") or a label to the name after it
/// ("CreditAna Brk"): pages lose the line break between the two.
fn seam(text: &str, start: usize, end: usize, lexicon: &Lexicon) -> Option<usize> {
    let word = &text[start..end];
    let mut lower = String::new();
    let mut id = |part: &str| {
        fold(part, &mut lower);
        lexicon.id(&lower)
    };
    let mut before = None;
    for (i, c) in word.char_indices() {
        let joint = c.is_uppercase() && before.is_some_and(char::is_lowercase);
        before = Some(c);
        if !joint || (id(word) != 0) {
            continue;
        }
        let (left, right) = word.split_at(i);
        if lexicon.labels_credit(id(left))
            || lexicon.opens_supplier(id(right), right)
            || (lexicon.labels_picture(id(right)) && label_follows(&text[end..]))
        {
            return Some(start + i);
        }
    }
    None
}

/// Whether what makes a noun a label follows: a colon, or "by".
fn label_follows(rest: &str) -> bool {
    let rest = rest.trim_start();
    rest.starts_with(':') || rest.starts_with("by ")
}

fn shape(word: &str) -> Shape {
    let (mut upper, mut lower, mut first) = (0, 0, None);
    let mut tell = |is_upper: bool, is_lower: bool| {
        first.get_or_insert(is_upper);
        upper += u32::from(is_upper);
        lower += u32::from(!is_upper && is_lower);
    };
    if word.is_ascii() {
        let letters = word.bytes().filter(u8::is_ascii_alphabetic);
        letters.for_each(|b| tell(b.is_ascii_uppercase(), b.is_ascii_lowercase()));
    } else {
        let letters = word.chars().filter(|c| c.is_alphabetic());
        letters.for_each(|c| tell(c.is_uppercase(), c.is_lowercase()));
    }
    match (first, upper, lower) {
        (_, 0, 0) => Shape::Caseless,
        (_, 0, _) => Shape::Lower,
        (_, 2.., 0) => Shape::Upper,
        (Some(true), _, _) => Shape::Title,
        _ => Shape::Mixed,
    }
}

/// Whether the period after a word is part of it: an abbreviation of the lexicon, or an initial.
fn takes_period(text: &str, start: usize, end: usize, shape: Shape, known: bool) -> bool {
    let initial = matches!(shape, Shape::Title) && text[start..end].chars().count() == 1;
    if initial {
        return true;
    }
    if !known {
        return false;
    }
    // An abbreviation that is also a word ends a sentence where nothing follows it.
    matches!(shape, Shape::Title | Shape::Upper) || !text[end + 1..].trim_start().is_empty()
}

/// The longest sentence, in words: finders look through the sentence that they stand in, so one without end would make
/// reading take time with the square of its length.
const LONGEST_SENTENCE: usize = 300;

/// Numbers the sentences. On entry a word's `sentence` is 1 where a line break stands before it.
fn sentences(words: &mut [Word<'_>]) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    let mut first = 0;
    for i in 0..words.len() {
        let breaks =
            i > first && (words[i].sentence == 1 || i - first >= LONGEST_SENTENCE || ends_before(words, i));
        if breaks {
            ranges.push(first..i);
            first = i;
        }
        words[i].sentence = u16::try_from(ranges.len()).unwrap_or(u16::MAX);
    }
    if first < words.len() {
        ranges.push(first..words.len());
    }
    ranges
}

/// Whether a sentence ends just before word `i`: a final mark, perhaps closing quotes, then a space or a capital.
fn ends_before(words: &[Word<'_>], i: usize) -> bool {
    let str = |k: usize| words[k].text;
    if words[i].shape == Shape::Mark
        && matches!(str(i), ")" | "]" | "”" | "\"" | "’" | "'" | "." | "!" | "?" | ",")
    {
        return false;
    }
    let mut k = i - 1;
    while k > 0 && words[k].shape == Shape::Mark && matches!(str(k), ")" | "]" | "”" | "\"" | "’" | "'") {
        k -= 1;
    }
    let ends = words[k].shape == Shape::Mark && matches!(str(k), "." | "!" | "?" | "…" | ";");
    ends && (!words[i].glued || matches!(words[i].shape, Shape::Title | Shape::Upper) || str(i) == "(")
        && (words[i].shape != Shape::Lower || str(k) == ";")
}
