//! What is measured. Each gives a number that must be the same in every round.

use std::hint::black_box;
use std::ops::ControlFlow;

use cutline::export::write_jsonl;
use cutline::model::Reading;
use cutline::{Cutline, Output};

use crate::corpus::Corpus;

/// Reads the facts of every caption, and counts them.
pub(crate) fn facts(cutline: &Cutline, corpus: &Corpus) -> usize {
    corpus.captions.iter().map(|text| count(&cutline.read(black_box(text), None))).sum()
}

fn count(reading: &Reading) -> usize {
    let Reading { dates, places, people, shown, groups, claimants, events, casualties, .. } = reading;
    let happened = events.len() + casualties.len() + claimants.len();
    dates.len() + places.len() + people.len() + shown.len() + groups.len() + happened
}

/// Reads the files to JSON Lines in memory, and gives their bytes.
///
/// # Panics
/// If there are more or fewer records than captions.
pub(crate) fn records(cutline: &Cutline, corpus: &Corpus) -> usize {
    let (mut records, mut bytes) = (0, 0);
    let render = |entry: &cutline::Entry<'_>| {
        let mut line = Vec::new();
        write_jsonl(&entry.record(), &mut line).map(|()| line)
    };
    cutline.ingest(&corpus.files, render, |output| {
        if let Output::Caption(line) = output {
            records += 1;
            bytes += black_box(line.expect("memory takes everything")).len();
        }
        ControlFlow::Continue(())
    });
    assert_eq!(records, corpus.captions.len(), "a record a caption");
    bytes
}
