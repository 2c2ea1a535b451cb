//! The card of a caption: its text with the facts lit, then each fact with the words it stands on.
//!
//! Everything that colour says is said in words too.

mod count;
mod fact;
mod happenings;
mod lit;
mod people;
mod rest;
mod whereabouts;

use cutline::record::Record;

use crate::ink::{Ink, Paint};
use fact::Fact;

/// Blanks before a card's text.
const INDENT: usize = 2;

/// A caption's record as a card of so many columns. `line` is where it starts in its document.
pub(crate) fn card(record: &Record<'_>, line: Option<u64>, width: usize, color: bool) -> String {
    let mut card = header(record, line, width).to_text(color) + "\n";
    card.push_str(&indented(&lit::text(record), width, color));
    card.push('\n');
    for fact in facts(record) {
        card.push_str(&fact.print(width, color));
    }
    card + "\n"
}

/// Everything the record says, in the order of a reporter's questions.
fn facts<'r>(record: &'r Record<'r>) -> Vec<Fact> {
    let mut facts = Vec::new();
    facts.extend(whereabouts::when(record));
    facts.extend(whereabouts::places(record));
    facts.extend(happenings::events(record));
    facts.extend(happenings::tolls(record));
    facts.extend(people::named(record));
    facts.extend(people::shown(record));
    facts.extend(people::groups(record));
    facts.extend(people::claimants(record));
    facts.extend(rest::credit(record));
    facts.extend(rest::advisories(record));
    facts.extend(rest::problems(record));
    facts.extend(rest::unread(record));
    facts
}

/// Where the caption stands, and its id.
pub(crate) fn header(record: &Record<'_>, line: Option<u64>, width: usize) -> Ink {
    let mut header = Ink::default();
    header.push("── ", Paint::Dim).push(&record.source.name, Paint::Bold);
    if let Some(line) = line {
        header.push(&format!(":{line}"), Paint::Bold);
    }
    if let Some(item) = &record.source.item {
        header.push(&format!(" · {item}"), Paint::Plain);
    }
    header.push(" ", Paint::Plain);
    let id = format!(" {}", record.id);
    let rule = width.saturating_sub(header.width() + id.len()).max(2);
    header.push(&"─".repeat(rule), Paint::Dim).push(&id, Paint::Dim);
    header
}

/// Text behind blanks.
fn indented(text: &Ink, width: usize, color: bool) -> String {
    let lines = text.lines(width.saturating_sub(INDENT), 0).into_iter();
    lines.map(|line| format!("{}{}\n", " ".repeat(INDENT), text.part(line, color))).collect()
}

#[cfg(test)]
mod tests {
    use std::{env, fs};

    use super::*;

    const SAMPLE: &str = include_str!("../../cutline-record/tests/data/sample.json");
    const CARD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/card.txt");

    #[test]
    fn a_card_says_everything_without_colour() {
        let record: Record<'_> = serde_json::from_str(SAMPLE).unwrap();
        let card = card(&record, Some(12), 100, false);
        if env::var_os("CUTLINE_UPDATE").is_some() {
            fs::write(CARD, &card).unwrap();
        }
        assert_eq!(card, fs::read_to_string(CARD).unwrap().replace("\r\n", "\n"));
        assert!(card.lines().all(|line| cutline::export::width(line) <= 100));
        assert!(card.contains("ALLEGED (“alleged”)") && card.contains("SAID BY Harbour Rights Monitor"));
    }

    #[test]
    fn colour_adds_nothing_but_colour() {
        let record: Record<'_> = serde_json::from_str(SAMPLE).unwrap();
        for width in [40, 75, 200] {
            let coloured = card(&record, None, width, true);
            let stripped: String = anstream::adapter::strip_str(&coloured).to_string();
            assert_ne!(coloured, stripped);
            assert_eq!(stripped, card(&record, None, width, false));
        }
    }

    #[test]
    fn a_caption_of_nothing_has_a_card() {
        let record = Record { text: "\u{1b}[2J".into(), ..Record::default() };
        assert!(card(&record, None, 40, false).contains("  \u{fffd}[2J"));
    }
}
