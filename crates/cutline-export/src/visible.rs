//! Text from outside made safe to show.

use std::borrow::Cow;

/// The text with every character replaced by `�` that would command a terminal instead of being seen on it: controls
/// (line feeds and tabs become spaces) and marks that turn the order of what follows.
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().any(commands) {
        Cow::Owned(text.chars().map(shown).collect())
    } else {
        Cow::Borrowed(text)
    }
}

fn shown(character: char) -> char {
    match character {
        '\n' | '\r' | '\t' => ' ',
        _ if commands(character) => '\u{FFFD}',
        _ => character,
    }
}

fn commands(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn commands_to_the_terminal_are_replaced() {
        assert_eq!(visible("a\u{1b}[31mb\tc\u{9b}d\u{202e}e"), "a\u{fffd}[31mb c\u{fffd}d\u{fffd}e");
        assert_eq!(visible("Tāmnoūn – 3 May"), "Tāmnoūn – 3 May");
    }
}
