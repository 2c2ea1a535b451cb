//! Noun phrases that act or speak: "the Syrian army", "local police", "Macron", "Ukraine's emergency services".
//!
//! Read forwards from a preposition ("by …", "according to …") or backwards from a verb.

mod after;
mod before;
mod unknown;

use std::ops::Range;

use cutline_model::reading::{ClaimantKind, Side};

use crate::lexicon::Meaning;
use crate::name::{Name, NameKind};
use crate::sheet::{Shape, Sheet, WordList};

pub(crate) use after::after;
pub(crate) use before::{any_before, before};
pub(crate) use unknown::unknown_after;

/// Someone who acts or speaks.
#[derive(Clone, Debug)]
pub(crate) struct Agent {
    /// As printed, without "the" and without a person's title.
    pub(crate) range: Range<usize>,
    /// Where the phrase starts with its article, title and modifiers.
    pub(crate) start: usize,
    pub(crate) what: AgentKind,
}

/// What an agent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AgentKind {
    Person,
    Group,
    /// A country or capital that stands for its government.
    Country,
    /// A people: "the Europeans".
    People,
    /// A noun phrase that no lexicon knows: "the diocese".
    Noun,
    Speaker(ClaimantKind),
    Actor(Side),
}

fn speaker(meaning: Meaning) -> Option<AgentKind> {
    match meaning {
        Meaning::Speaker(kind) => Some(AgentKind::Speaker(kind)),
        _ => None,
    }
}

fn agent_noun(meaning: Meaning) -> Option<AgentKind> {
    match meaning {
        Meaning::Speaker(kind) => Some(AgentKind::Speaker(kind)),
        Meaning::Actor(side) => Some(AgentKind::Actor(side)),
        Meaning::Country(_) | Meaning::Capital(_) => Some(AgentKind::Country),
        Meaning::Org(_) => Some(AgentKind::Group),
        _ => None,
    }
}

fn of_name(sheet: &Sheet<'_>, name: &Name, start: usize) -> Option<Agent> {
    let what = match name.kind {
        NameKind::Person => AgentKind::Person,
        NameKind::Group => AgentKind::Group,
        NameKind::Place if acts_for_country(sheet, name) => AgentKind::Country,
        NameKind::Unknown => AgentKind::Person,
        _ => return None,
    };
    Some(Agent { range: name.range.clone(), start, what })
}

fn acts_for_country(sheet: &Sheet<'_>, name: &Name) -> bool {
    sheet.means(name.range.start, |m| matches!(m, Meaning::Country(_) | Meaning::Capital(_)))
}

/// "the X monitor", "Y newspaper": a noun that only says what the named group is.
fn is_epithet(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    const EPITHETS: [&str; 10] = [
        "monitor",
        "watchdog",
        "group",
        "newspaper",
        "agency",
        "network",
        "channel",
        "organisation",
        "organization",
        "movement",
    ];
    sheet.is_any(range.end - 1, &EPITHETS)
}

/// Adjectives and nouns in small letters that may stand before an agent.
static MODIFIERS: WordList = WordList::new(&[
    "local",
    "senior",
    "federal",
    "regional",
    "provincial",
    "national",
    "top",
    "two",
    "three",
    "several",
    "some",
    "many",
    "foreign",
    "former",
    "human",
    "public",
    "military",
    "opposition",
    "pro",
    "anti",
    "government",
    "state",
    "health",
    "security",
    "event",
    "medical",
    "hospital",
    "police",
    "armed",
    "other",
    "riot",
    "border",
    "army",
    "naval",
    "special",
    "coalition",
    "regime",
    "ground",
    "air",
]);

/// A word that may stand before the head of an agent's phrase.
fn is_modifier(sheet: &Sheet<'_>, i: usize) -> bool {
    let Some(word) = sheet.words.get(i) else { return false };
    match word.shape {
        Shape::Title | Shape::Upper => {
            !sheet.means(i, |m| matches!(m, Meaning::Weekday(_) | Meaning::Month(_)))
                && (!sheet.opens_sentence(i) || !sheet.means(i, |m| m == Meaning::English))
        }
        Shape::Lower => {
            sheet.is_on(i, &MODIFIERS)
                || sheet.is_possessive(i)
                || sheet
                    .means(i, |m| matches!(m, Meaning::Demonym(_) | Meaning::Direction | Meaning::HeldBy(_)))
                || sheet.means(i, |m| matches!(m, Meaning::Speaker(_) | Meaning::Actor(_)))
                || (i > 0 && sheet.is_hyphen(i - 1))
                || sheet.is_hyphen(i + 1)
        }
        Shape::Mark => sheet.is_hyphen(i),
        _ => false,
    }
}
