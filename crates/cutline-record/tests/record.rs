//! The shape of record v1, pinned by a sample and by its schema.
#![expect(clippy::disallowed_methods, reason = "tests compare with committed files")]
#![expect(clippy::unwrap_used, reason = "a test may fail")]

mod sample;

use std::fs;
use std::path::Path;

use cutline_model::{Problem, ProblemCode, ProblemSource, Severity};
use cutline_record::{Record, schema};
use serde_json::Value;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const RULES: &str = "sha256:0000000000000000000000000000000000000000000000000000000000000000";

/// Compares with a committed file, or rewrites it when `CUTLINE_UPDATE` is set.
fn assert_committed(path: &str, text: &str) {
    let path = Path::new(ROOT).join(path);
    if std::env::var_os("CUTLINE_UPDATE").is_some() {
        fs::write(&path, text).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(committed, text, "{} is behind: run the tests with CUTLINE_UPDATE=1", path.display());
}

#[test]
fn the_sample_is_the_shape() {
    let (sighting, reading) = (sample::sighting(), sample::reading());
    let record = Record::new(&sighting, &reading, "c1-00000000000000000000000000000000", "0.1.0", RULES);
    let json = serde_json::to_string_pretty(&record).unwrap() + "\n";
    assert_committed("crates/cutline-record/tests/data/sample.json", &json);
}

#[test]
fn words_are_what_their_offsets_say() {
    let (sighting, reading) = (sample::sighting(), sample::reading());
    let record = serde_json::to_value(Record::new(&sighting, &reading, "", "", "")).unwrap();
    let mut seen = 0;
    check_words(&record, &sighting.text.chars().collect::<Vec<_>>(), &mut seen);
    assert!(seen >= 30, "{seen}");
}

/// Every object with text, start and end quotes the caption exactly.
fn check_words(value: &Value, caption: &[char], seen: &mut usize) {
    let at = |key| value.get(key).and_then(Value::as_u64).and_then(|n| usize::try_from(n).ok());
    let text = value.get("text").and_then(Value::as_str);
    if let (Some(text), Some(start), Some(end)) = (text, at("start"), at("end")) {
        assert_eq!(text, caption[start..end].iter().collect::<String>());
        *seen += 1;
    }
    let inner: Vec<&Value> = match value {
        Value::Object(object) => object.values().collect(),
        Value::Array(array) => array.iter().collect(),
        _ => Vec::new(),
    };
    for value in inner {
        check_words(value, caption, seen);
    }
}

#[test]
fn records_survive_the_way_there_and_back() {
    let (sighting, reading) = (sample::sighting(), sample::reading());
    let written = serde_json::to_string(&Record::new(&sighting, &reading, "c1-0", "0.1.0", RULES)).unwrap();
    let parsed: Record<'static> = serde_json::from_str(&written).unwrap();
    assert_eq!(serde_json::to_string(&parsed).unwrap(), written);
}

#[test]
fn unknown_values_of_closed_lists_pass_through() {
    let (sighting, reading) = (sample::sighting(), sample::reading());
    let written = serde_json::to_string(&Record::new(&sighting, &reading, "c1-0", "0.1.0", RULES)).unwrap();
    let newer = written.replace("\"drone_strike\"", "\"orbital_strike\"");
    assert_ne!(newer, written);
    let parsed: Record<'static> = serde_json::from_str(&newer).unwrap();
    assert_eq!(serde_json::to_string(&parsed).unwrap(), newer);
}

#[test]
fn a_bare_caption_has_every_key() {
    let mut sighting = sample::sighting();
    sighting.text = "Nothing.".into();
    let record =
        serde_json::to_value(Record::new(&sighting, &Default::default(), "c1-0", "0.1.0", RULES)).unwrap();
    let sample: Value = serde_json::from_str(include_str!("data/sample.json")).unwrap();
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&record), keys(&sample));
    assert!(record["credit"].is_null() && record["taken"].is_null());
    assert_eq!(record["dates"], serde_json::json!([]));
}

#[test]
fn the_schema_is_committed() {
    let json = serde_json::to_string_pretty(&schema()).unwrap() + "\n";
    assert_committed("docs/schema/record-v1.json", &json);
}

#[test]
fn problems_have_their_shape() {
    let problem = Problem {
        code: ProblemCode::JsonSyntax,
        severity: Severity::Error,
        message: "expected `,` or `}` at column 12".into(),
        hint: None,
        source: ProblemSource {
            document: None,
            name: "wire.jsonl".into(),
            line: Some(7),
            bytes: Some(512..640),
        },
    };
    let json = serde_json::to_string(&cutline_record::Problem::new(&problem)).unwrap();
    let shape = concat!(
        r#"{"cutline":1,"problem":"json-syntax","severity":"error","message":"expected `,` or `}` at column 12","#,
        r#""hint":null,"source":{"document":null,"name":"wire.jsonl","line":7,"start":512,"end":640}}"#,
    );
    assert_eq!(json, shape);
}
