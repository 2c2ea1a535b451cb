//! What a JSON string says, with the way back to its escapes.

use memchr::memchr;

/// A stretch of a JSON string: how many bytes it takes there, and what they say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part<'a> {
    /// Bytes that stand for themselves.
    Plain(&'a str),
    /// An escape of so many bytes.
    Escape(char, usize),
}

/// The parts of a valid JSON string, given without its quotes. A lone half of a surrogate pair becomes U+FFFD.
pub(crate) fn parts(inner: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = inner;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let part = match memchr(b'\\', rest.as_bytes()) {
            Some(0) => escape(rest),
            found => Part::Plain(rest.get(..found.unwrap_or(rest.len())).unwrap_or(rest)),
        };
        rest = rest.get(part.width()..).unwrap_or_default();
        Some(part)
    })
}

impl Part<'_> {
    pub(crate) const fn width(self) -> usize {
        match self {
            Self::Plain(text) => text.len(),
            Self::Escape(_, width) => width,
        }
    }
}

fn escape(rest: &str) -> Part<'_> {
    let c = match rest.as_bytes().get(1) {
        Some(b'n') => '\n',
        Some(b't') => '\t',
        Some(b'r') => '\r',
        Some(b'b') => '\u{8}',
        Some(b'f') => '\u{C}',
        Some(b'u') => return unicode_escape(rest),
        Some(&plain) => char::from(plain),
        None => return Part::Escape('\\', 1),
    };
    Part::Escape(c, 2)
}

fn unicode_escape<'a>(rest: &str) -> Part<'a> {
    let unit = |at: usize| {
        let hex = rest.get(at..at + 6)?.strip_prefix("\\u")?;
        u16::from_str_radix(hex, 16).ok()
    };
    let Some(first) = unit(0) else { return Part::Escape('\u{FFFD}', rest.len().min(2)) };
    match char::decode_utf16([Some(first), unit(6)].into_iter().flatten()).next() {
        Some(Ok(c)) => Part::Escape(c, 6 * c.len_utf16()),
        _ => Part::Escape('\u{FFFD}', 6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(inner: &str) -> String {
        parts(inner).fold(String::new(), |mut text, part| {
            match part {
                Part::Plain(plain) => text.push_str(plain),
                Part::Escape(c, _) => text.push(c),
            }
            text
        })
    }

    #[test]
    fn escapes_say_what_json_says() {
        for inner in [r#"a\"b\\c\/d"#, r"\n\t\r\b\f", r"caf\u00e9 \ud83d\ude00 \u0041", ""] {
            let json: String = serde_json::from_str(&format!("\"{inner}\"")).unwrap();
            assert_eq!(text(inner), json);
        }
    }

    #[test]
    fn half_a_pair_is_replaced() {
        assert_eq!(text(r"a\ud83db\ude00\ud83d\u0041"), "a\u{FFFD}b\u{FFFD}\u{FFFD}A");
    }
}
