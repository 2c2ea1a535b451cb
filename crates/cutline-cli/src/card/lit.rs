//! The caption's text with its facts lit.

use cutline::record::Record;

use crate::ink::{Ink, Paint};

/// Words and how they are painted.
type Mark = (u32, u32, Paint);

/// The text; where facts overlap, the shorter one is seen.
pub(crate) fn text(record: &Record<'_>) -> Ink {
    let mut ink = Ink::default();
    ink.push(&record.text, Paint::Plain);
    let mut marks = marks(record);
    marks.sort_by_key(|&(start, end, _)| (std::cmp::Reverse(end.saturating_sub(start)), start));
    for (start, end, paint) in marks {
        ink.repaint(start as usize..end as usize, paint);
    }
    ink
}

fn marks(record: &Record<'_>) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    marks.extend(record.credit.iter().map(|x| (x.start, x.end, Paint::Credit)));
    marks.extend(record.dates.iter().map(|x| (x.start, x.end, Paint::Date)));
    marks.extend(record.places.iter().map(|x| (x.start, x.end, Paint::Place)));
    marks.extend(
        record.places.iter().filter_map(|x| x.held_by.as_ref()).map(|x| (x.start, x.end, Paint::Place)),
    );
    marks.extend(record.people.iter().map(|x| (x.start, x.end, person(x.minor))));
    marks.extend(
        record.shown.iter().map(|x| (x.start, x.end, person(Some(x.age.as_deref() == Some("child"))))),
    );
    marks.extend(record.groups.iter().map(|x| (x.start, x.end, Paint::Voice)));
    marks.extend(record.claimants.iter().map(|x| (x.start, x.end, Paint::Voice)));
    marks.extend(record.casualties.iter().map(|x| (x.start, x.end, Paint::Toll)));
    marks.extend(record.advisories.iter().map(|x| (x.start, x.end, Paint::Hedge)));
    for event in &record.events {
        marks.push((event.start, event.end, Paint::Event));
        marks.extend(event.hedge.iter().map(|x| (x.start, x.end, Paint::Hedge)));
        marks.extend(event.actors.iter().map(|x| (x.start, x.end, Paint::Event)));
        marks.extend(event.targets.iter().map(|x| (x.start, x.end, Paint::Event)));
    }
    marks
}

/// Minors are marked.
pub(crate) fn person(minor: Option<bool>) -> Paint {
    if minor == Some(true) { Paint::Minor } else { Paint::Person }
}
