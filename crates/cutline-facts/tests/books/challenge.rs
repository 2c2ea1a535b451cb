//! The challenge book: hard captions, held against floors.

use cutline_facts::{Options, Reader};

use crate::expect::Expect;
use crate::judge::Judge;
use crate::page::{Case, cases, pages, stem};
use crate::tally::Tally;

/// The least share of right answers, by measure.
const FLOORS: &[(&str, f64)] = &[
    ("hedged", 0.97),
    ("unhedged", 0.95),
    ("said_by", 0.95),
    ("part_of", 0.90),
    ("elsewhere, read", 0.90),
    ("elsewhere, kept off the scene", 0.98),
];

/// The least F1 of telling that a caption tells of a child.
const CHILD_F1: f64 = 0.98;

/// The least number of captions, by page.
const THEMES: &[(&str, usize)] = &[
    ("background", 20),
    ("children", 40),
    ("denials", 20),
    ("elsewhere", 30),
    ("hedges", 40),
    ("parts", 30),
    ("zero", 20),
];

#[test]
fn the_challenge_is_met() {
    let reader = Reader::new(&Options::default());
    let mut tally = Tally::default();
    for case in all_cases() {
        let reading = reader.read(&case.caption, None);
        let judge = Judge { caption: &case.caption, reading: &reading };
        for (line, expect) in expectations(&case).expect("a sound book") {
            tally.add(&case.at, line, &judge.answers(&expect));
        }
    }
    tally.print();
    let below: Vec<_> =
        FLOORS.iter().filter(|(measure, floor)| tally.share(measure) < Some(*floor)).collect();
    assert!(below.is_empty(), "below the floor: {below:?}");
    assert!(tally.child_f1() >= CHILD_F1, "F1 of child present is {:.3}", tally.child_f1());
}

#[test]
fn the_challenge_is_sound() {
    let faults: Vec<String> = all_cases().iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_challenge_is_whole() {
    let counted: Vec<(String, usize)> = pages("challenge")
        .iter()
        .map(|(path, page)| (stem(path), cases(path, page, "expect").map_or(0, |x| x.len())))
        .collect();
    for (theme, least) in THEMES {
        let held = counted.iter().find(|(name, _)| name == theme).map_or(0, |x| x.1);
        assert!(held >= *least, "{theme}.md holds {held} captions of {least}");
    }
    println!("{counted:?}");
}

fn all_cases() -> Vec<Case> {
    pages("challenge")
        .iter()
        .flat_map(|(path, page)| cases(path, page, "expect").expect("a sound page"))
        .collect()
}

fn expectations(case: &Case) -> Result<Vec<(&str, Expect)>, String> {
    let mut all = Vec::new();
    for line in &case.expected {
        if let Some(expect) =
            Expect::parse(line).map_err(|fault| format!("{}: {fault} in: {line}", case.at))?
        {
            all.push((line.as_str(), expect));
        }
    }
    Ok(all)
}

/// What is wrong with a case: lines that cannot be read, or words that its caption does not hold exactly once.
fn faults(case: &Case) -> Vec<String> {
    let expectations = match expectations(case) {
        Ok(expectations) => expectations,
        Err(fault) => return vec![fault],
    };
    let mut faults = Vec::new();
    if expectations.is_empty() {
        faults.push(format!("{}: nothing is expected", case.at));
    }
    for (line, expect) in &expectations {
        for words in expect.quoted() {
            let times = case.caption.matches(words).count();
            if times != 1 {
                faults.push(format!("{}: {words:?} stands {times} times in the caption: {line}", case.at));
            }
        }
    }
    faults
}
