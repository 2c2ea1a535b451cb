//! Recipe 1 must never change: ids in archives follow from it.

use cutline_spelling::{caption_id, comparing_form};
use proptest::prelude::*;

fn vectors() -> impl Iterator<Item = (String, &'static str)> {
    let lines = include_str!("recipe1.tsv").lines().filter(|l| !l.starts_with('#'));
    lines
        .filter_map(|l| l.split_once('\t'))
        .map(|(text, form)| (text.replace("\\t", "\t").replace("\\n", "\n"), form))
}

#[test]
fn vectors_hold() {
    assert_eq!(vectors().count(), 16);
    for (text, form) in vectors() {
        assert_eq!(comparing_form(&text), form, "{text:?}");
    }
}

#[test]
fn an_id_is_c1_and_32_hex_digits() {
    let id = caption_id("A medic waits.");
    assert_eq!(id, "c1-37d8cfa55a08af98dd63ffd9c7885dbe");
    assert_eq!(caption_id("  a  MEDIC\nwaits. "), id);
}

#[test]
fn every_character_keeps_its_form() {
    for c in '\0'..=char::MAX {
        let form = comparing_form(&format!("a{c}b"));
        assert_eq!(comparing_form(&form), form, "{c:?}");
    }
}

proptest! {
    #[test]
    fn a_form_is_its_own_form(text in "\\PC{0,60}") {
        let form = comparing_form(&text);
        prop_assert_eq!(comparing_form(&form), form);
    }

    #[test]
    fn the_fast_path_agrees(text in "[ -~\\t\\n\\x0b]{0,60}") {
        let slow = comparing_form(&format!("{text}é"));
        let gap = if text.ends_with(char::is_whitespace) { " " } else { "" };
        let fast = format!("{}{gap}é", comparing_form(&text));
        prop_assert_eq!(fast.trim_start(), slow);
    }
}
