//! Numbers that pages print before their captions: `1.`, `1/8`, `[3]`, `Photo 4 of 12:`.

use super::wording;

/// Words that may stand before a number.
const LABELS: &[&str] = &["photo", "picture", "image", "slide", "caption", "figure", "no.", "photograph"];

/// A number at the start of a text.
struct Number {
    value: u32,
    has_label: bool,
    has_total: bool,
    in_brackets: bool,
    digits: usize,
    /// Its length, without a sign behind it.
    length: usize,
}

/// Length of the number before a caption, with the white space behind it; 0 if the text begins with the caption.
pub(crate) fn leading(text: &str) -> usize {
    let Some(number) = scan(text) else { return 0 };
    let rest = text.get(number.length..).unwrap_or_default();
    let behind = rest.trim_start_matches(' ');
    let sign = behind.chars().next().filter(|c| ".):–—-|".contains(*c));
    let caption = behind.get(sign.map_or(0, char::len_utf8)..).unwrap_or_default();
    let bare = caption.trim_start();
    let spaced =
        bare.len() < caption.len() || bare.is_empty() || (sign.is_none() && behind.len() < rest.len());
    let follows = wording::opens(bare) && !bare.starts_with(|c: char| c.is_ascii_digit() && !spaced);
    let is_number = match sign {
        Some('-' | '–' | '—') => spaced && behind.len() < rest.len() && number.digits <= 3,
        Some(_) => number.digits <= 3 || number.has_total || number.has_label,
        None => (number.has_total && number.value_of_slash(text)) || number.in_brackets || number.has_label,
    };
    if is_number && (follows || bare.is_empty()) { text.len() - bare.len() } else { 0 }
}

/// The number that a line begins with, if it is one that counts captions.
pub(crate) fn value(line: &str) -> Option<u32> {
    if leading(line) > 0 { scan(line).map(|number| number.value) } else { None }
}

/// Whether a line holds nothing but a number that is surely no part of a sentence.
pub(crate) fn is_marked_line(line: &str) -> bool {
    scan(line).is_some_and(|n| only_signs(line, &n) && (n.has_total || n.has_label || n.in_brackets))
}

/// Whether a line holds nothing but a number of up to three digits.
pub(crate) fn is_bare_line(line: &str) -> bool {
    scan(line).is_some_and(|n| only_signs(line, &n) && n.digits <= 3)
}

fn only_signs(line: &str, number: &Number) -> bool {
    line.get(number.length..).is_some_and(|rest| rest.trim_matches(['.', ')', ':', ' ']).is_empty())
}

impl Number {
    /// `1/8` may stand before a caption as it is; `3 of 12` could begin a sentence.
    fn value_of_slash(&self, text: &str) -> bool {
        text.get(..self.length).is_some_and(|number| number.contains('/'))
    }
}

fn scan(text: &str) -> Option<Number> {
    let mut rest = text;
    let has_label = strip_label(&mut rest);
    let open = strip(&mut rest, &['(', '[', '#']);
    let (value, digits) = strip_digits(&mut rest)?;
    let has_total = strip_total(&mut rest);
    let close = match open {
        Some('(') => Some(strip(&mut rest, &[')'])?),
        Some('[') => Some(strip(&mut rest, &[']'])?),
        _ => None,
    };
    let in_brackets = open == Some('#') || (close.is_some() && (digits <= 3 || has_total));
    Some(Number { value, has_label, has_total, in_brackets, digits, length: text.len() - rest.len() })
}

fn strip_label(rest: &mut &str) -> bool {
    let label = LABELS.iter().find(|label| {
        rest.get(..label.len()).is_some_and(|start| start.eq_ignore_ascii_case(label))
            && rest.get(label.len()..).is_some_and(|behind| behind.starts_with(' '))
    });
    let Some(label) = label else { return false };
    *rest = rest.get(label.len()..).unwrap_or_default().trim_start_matches(' ');
    true
}

fn strip(rest: &mut &str, signs: &[char]) -> Option<char> {
    let sign = rest.chars().next().filter(|c| signs.contains(c))?;
    *rest = rest.get(sign.len_utf8()..).unwrap_or_default();
    Some(sign)
}

fn strip_digits(rest: &mut &str) -> Option<(u32, usize)> {
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let value = rest.get(..digits).filter(|_| (1..=4).contains(&digits))?.parse().ok()?;
    *rest = rest.get(digits..).unwrap_or_default();
    Some((value, digits))
}

/// `/8`, ` / 55`, ` of 12`.
fn strip_total(rest: &mut &str) -> bool {
    let behind = rest.trim_start_matches(' ');
    let Some(total) = behind.strip_prefix('/').or_else(|| behind.strip_prefix("of ")) else { return false };
    let mut total = total.trim_start_matches(' ');
    let found = strip_digits(&mut total).is_some() && !total.starts_with(['/', ',']);
    if found {
        *rest = total;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_before_captions_are_left_out() {
        for number in [
            "1. ",
            "1) ",
            "12: ",
            "1/8 ",
            "4 / 55 ",
            "[3] ",
            "(3/9) ",
            "#7 ",
            "Photo 4 of 12: ",
            "Image 3 ",
            "3 of 9: ",
            "7 – ",
            "No. 5: ",
            "1.",
            "(1) ",
        ] {
            let text = format!("{number}A medic waits in Qalmun");
            assert_eq!(leading(&text), number.len(), "{text}");
        }
    }

    #[test]
    fn numbers_of_captions_stay() {
        for text in [
            "12 people were killed in Qalmun",
            "3 of 12 survivors wait in Qalmun",
            "1.5 million people live in Qalmun",
            "2015. A year in Qalmun",
            "9-year-old Mariam waits",
            "5/3/2015 Qalmun",
            "Photo by Jana Brk",
            "1 - a",
            "",
        ] {
            assert_eq!(leading(text), 0, "{text}");
        }
    }

    #[test]
    fn lines_of_numbers() {
        assert!(["1/8", "1 of 13", "[3]", "Photo 4 of 12:"].into_iter().all(is_marked_line));
        assert!(["7", "12."].into_iter().all(is_bare_line));
        assert!(!is_marked_line("7") && !is_bare_line("2015") && !is_bare_line("7 people"));
    }
}
