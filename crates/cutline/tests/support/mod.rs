//! What holds of the reading of any text whatever: asked by the fuzz target `facts` and by its corpus.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, reason = "a check may fail")]

use std::sync::Arc;

use cutline_facts::{Explanation, Reader};
use cutline_model::{Document, Edtf, Reading, Sighting, SourceMap};
use cutline_record::Record;
use serde_json::Value;

/// Any bytes as a caption, read with and without a document's date.
pub(crate) fn check_bytes(reader: &Reader, bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    check(reader, &text, None);
    check(reader, &text, Edtf::parse("2015-05-03").as_ref());
}

/// Reads a text twice and checks that nothing in its reading hangs in the air.
fn check(reader: &Reader, text: &str, date: Option<&Edtf>) {
    let mut trace = Explanation::default();
    let reading = reader.explain(text, date, &mut trace);
    assert_eq!(reading, reader.read(text, date), "two readings of {text:?}");
    for step in &trace.steps {
        assert!(text.get(step.span.range()).is_some(), "{} tells of words outside the text", step.rule);
    }
    check_indexes(&reading);
    check_words(text, &record(text, &reading));
}

/// The record as programs get it.
fn record(text: &str, reading: &Reading) -> Value {
    let sighting = Sighting {
        document: Arc::new(Document::default()),
        text: text.to_owned(),
        map: SourceMap::same(u32::try_from(text.len()).unwrap(), 0),
        carrier: "text/block",
        line: 1,
        also: Vec::new(),
        item: None,
        date: None,
        date_from: None,
        pictures: Vec::new(),
    };
    let record = Record::new(&sighting, reading, "id", "0", "rules");
    let json = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<Record<'_>>(&json).unwrap(), record, "a record comes back as it went");
    serde_json::from_str(&json).unwrap()
}

/// Every object with `text`, `start` and `end` stands on those code points of the caption.
fn check_words(text: &str, record: &Value) {
    let points: Vec<char> = text.chars().collect();
    let mut rest: Vec<&Value> = vec![record];
    while let Some(value) = rest.pop() {
        match value {
            Value::Array(values) => rest.extend(values),
            Value::Object(fields) => {
                if let [Some(words), Some(start), Some(end)] =
                    ["text", "start", "end"].map(|key| fields.get(key))
                {
                    let at = |offset: &Value| usize::try_from(offset.as_u64().unwrap()).unwrap();
                    let stands: String = points[at(start)..at(end)].iter().collect();
                    assert!(!stands.is_empty() && words == stands.as_str(), "{words} is not {stands:?}");
                }
                rest.extend(fields.values());
            }
            _ => {}
        }
    }
}

/// No index of a reading points past its list, and none at its own item.
fn check_indexes(reading: &Reading) {
    let within = |what: &str, list: usize, index: Option<usize>| {
        assert!(index.is_none_or(|index| index < list), "{what}: {index:?} of {list}");
    };
    let (places, claimants) = (reading.places.len(), reading.claimants.len());
    let (events, tolls) = (reading.events.len(), reading.casualties.len());
    for (own, place) in reading.places.iter().enumerate() {
        within("place.inside", places, place.inside);
        within("place.relation", places, place.relation.as_ref().and_then(|relation| relation.of));
        assert_ne!(place.inside, Some(own), "a place inside itself");
    }
    for person in &reading.people {
        within("person.event", events, person.event);
        within("person.said_by", claimants, person.said_by);
    }
    for (own, claimant) in reading.claimants.iter().enumerate() {
        within("claimant.via", claimants, claimant.via);
        assert_ne!(claimant.via, Some(own), "a claimant by way of itself");
    }
    for event in &reading.events {
        within("event.place", places, event.place);
        within("event.date", reading.dates.len(), event.date);
        within("event.said_by", claimants, event.said_by);
        event.actors.iter().for_each(|actor| within("actor.said_by", claimants, actor.said_by));
    }
    for (own, toll) in reading.casualties.iter().enumerate() {
        within("casualty.event", events, toll.event);
        within("casualty.claimant", claimants, toll.claimant);
        let others = toll.may_overlap.iter().copied().map(Some).chain([toll.part_of, toll.rival_of]);
        for other in others {
            within("casualty of another", tolls, other);
            assert_ne!(other, Some(own), "a toll tied to itself");
        }
        assert!(toll.low.zip(toll.high).is_none_or(|(low, high)| low <= high), "{toll:?}");
    }
    check_verdicts(reading);
    check_credit(reading);
}

fn check_verdicts(reading: &Reading) {
    let because = [
        reading.taken.as_ref().map(|verdict| &verdict.because),
        reading.scene.as_ref().map(|verdict| &verdict.because),
        reading.scene_country.as_ref().map(|verdict| &verdict.because),
    ];
    for &(field, index) in because.into_iter().flatten().flatten() {
        assert!(reading.span_of(field, index).is_some(), "because of {field:?} {index}");
    }
    assert!(reading.scene.as_ref().is_none_or(|scene| scene.value < reading.places.len()));
    let dates = reading.dates.iter().filter_map(|date| date.edtf.as_ref());
    for date in dates.chain(reading.taken.as_ref().map(|taken| &taken.value)) {
        assert_eq!(Edtf::parse(date.as_str()).as_ref(), Some(date), "a date that is none");
    }
}

fn check_credit(reading: &Reading) {
    let Some(credit) = &reading.credit else { return };
    for line in &credit.lines {
        assert!(line.creators.iter().all(|&index| index < credit.creators.len()), "{credit:?}");
        assert!(line.suppliers.iter().all(|&index| index < credit.suppliers.len()), "{credit:?}");
    }
}
