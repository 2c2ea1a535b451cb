//! How lines of prose begin and end.

/// Words after which a line cannot end a caption.
const WAITING: &[&str] = &[
    "a", "an", "and", "as", "at", "by", "for", "from", "in", "near", "of", "on", "or", "over", "than",
    "that", "the", "their", "to", "was", "were", "who", "with",
];

/// Whether a text waits for more: a comma, a little word or an open bracket stands at its end.
pub(crate) fn is_open_ended(text: &str) -> bool {
    let tail = tail(text, 160);
    tail.ends_with([',', '-', '–']) || WAITING.contains(&last_word(tail)) || has_open_bracket(tail)
}

/// Whether a text ends like a sentence.
pub(crate) fn is_complete(text: &str) -> bool {
    let bare = text.trim_end_matches(['"', '\'', '”', '’', '»', ')', ']', '#', ' ']);
    bare.ends_with(['.', '!', '?', '…', '。']) || text.ends_with([')', ']'])
}

/// Whether a line begins as a caption may: not in the middle of a sentence.
pub(crate) fn opens(line: &str) -> bool {
    let first = line.trim_start_matches(['"', '\'', '“', '‘', '«', '(', '[', '#', '¿', '¡']).chars().next();
    first.is_some_and(|c| !c.is_lowercase() && c.is_alphanumeric())
}

/// Number of words, counted up to `most`.
pub(crate) fn words(text: &str, most: usize) -> usize {
    text.split_whitespace().take(most).count()
}

/// The last `most` bytes or a little less, on a character boundary.
pub(crate) fn tail(text: &str, most: usize) -> &str {
    let mut start = text.len().saturating_sub(most);
    while !text.is_char_boundary(start) {
        start += 1;
    }
    text.get(start..).unwrap_or_default()
}

fn last_word(text: &str) -> &str {
    text.rsplit(' ').next().unwrap_or_default()
}

fn has_open_bracket(text: &str) -> bool {
    let open = memchr::memrchr2(b'(', b'[', text.as_bytes());
    open.is_some_and(|at| !text.get(at..).unwrap_or_default().contains([')', ']']))
}
