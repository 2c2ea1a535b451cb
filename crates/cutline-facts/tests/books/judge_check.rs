//! The judge itself is judged: a reading made by hand, and lines that it meets or misses.

use cutline_model::reading::{
    Age, Casualty, Claimant, ClaimantKind, Event, EventType, Number, NumberForm, Outcome, Stance, Standing,
};
use cutline_model::{Reading, Span};

use crate::expect::Expect;
use crate::judge::Judge;

const CAPTION: &str =
    "A tram stops in Qarah. Shells killed 12 people, including five boys, in Tal, monitors said.";

#[test]
fn right_lines_are_met() {
    for line in [
        "hedged \"Shells\"",
        "standing \"Shells\" other",
        "child yes",
        "casualty killed 12 said_by \"monitors\" part_of none event \"Shells\" unhedged",
        "casualty killed 5 \"five boys\" part_of \"12 people\"",
        "elsewhere killed 12",
        "no-casualty \"Qarah\"",
        "no-event \"tram\"",
        "claimant \"monitors\" asserts",
    ] {
        assert!(is_met(line), "{line}");
    }
}

#[test]
fn wrong_lines_are_missed() {
    for line in [
        "unhedged \"Shells\"",
        "hedged \"tram\"",
        "standing \"Shells\" pictured",
        "child no",
        "child open",
        "casualty killed 12+",
        "casualty injured 12",
        "casualty killed 12 said_by none",
        "casualty killed 5 part_of none",
        "casualty killed 12 \"boys\"",
        "elsewhere killed 13",
        "rival \"12\" of \"five\"",
        "overlap \"12\" \"five\"",
        "no-casualty",
        "claimant \"monitors\" denies",
        "actor \"Shells\" stated",
    ] {
        assert!(!is_met(line), "{line}");
    }
}

#[test]
fn a_toll_of_a_pictured_event_is_at_the_scene() {
    let mut reading = reading();
    reading.events[0].standing = Standing::Pictured;
    let judge = Judge { caption: CAPTION, reading: &reading };
    let expect = Expect::parse("elsewhere killed 12").expect("a line").expect("an expectation");
    assert!(judge.answers(&expect).contains(&("elsewhere, kept off the scene", false)));
}

fn is_met(line: &str) -> bool {
    let expect = Expect::parse(line).expect("a line").expect("an expectation");
    let reading = reading();
    Judge { caption: CAPTION, reading: &reading }.answers(&expect).iter().all(|answer| answer.1)
}

fn reading() -> Reading {
    let boys = Casualty {
        number: Number { span: span("five"), form: NumberForm::Words },
        age: Some(Age::Child),
        part_of: Some(0),
        ..toll("including five boys", 5)
    };
    Reading {
        claimants: vec![monitors()],
        events: vec![shells()],
        casualties: vec![toll("killed 12 people", 12), boys],
        ..Reading::default()
    }
}

fn monitors() -> Claimant {
    Claimant {
        span: span("monitors"),
        rule: "claim/said",
        kind: ClaimantKind::Monitor,
        named: false,
        side: None,
        via: None,
        stance: Stance::Asserts,
    }
}

fn shells() -> Event {
    Event {
        span: span("Shells"),
        rule: "event/shelling",
        kind: EventType::Shelling,
        standing: Standing::Other,
        hedge: None,
        said_by: Some(0),
        place: None,
        place_link: None,
        date: None,
        date_link: None,
        time: None,
        actors: Vec::new(),
        targets: Vec::new(),
        weapons: Vec::new(),
    }
}

fn toll(words: &str, number: u32) -> Casualty {
    Casualty {
        span: span(words),
        rule: "toll/killed",
        outcome: Outcome::Killed,
        manner: None,
        number: Number { span: span("12"), form: NumberForm::Digits },
        low: Some(number),
        high: Some(number),
        open: None,
        approx: false,
        vague: None,
        who: None,
        who_text: None,
        age: None,
        sex: None,
        status: None,
        event: Some(0),
        scope: None,
        since: None,
        shown: false,
        hedged: false,
        claimant: Some(0),
        part_of: None,
        may_overlap: Vec::new(),
        rival_of: None,
    }
}

fn span(words: &str) -> Span {
    let start = u32::try_from(CAPTION.find(words).expect("words of the caption")).expect("a short caption");
    Span::new(start, start + u32::try_from(words.len()).expect("few words")).expect("some words")
}
