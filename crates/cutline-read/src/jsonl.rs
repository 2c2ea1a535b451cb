//! JSON Lines: an object a line, its `text` a caption.

use std::borrow::Cow;
use std::fmt;

use cutline_model::{How, ProblemCode, SourceMap};
use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::limits;
use crate::lines::{Line, Lines, Step};
use crate::report::{Place, Report};
use crate::row::Row;
use crate::stream::Stream;
use crate::unescape::{Part, parts};

/// Reads every line and hands over its caption.
pub(crate) fn read<'r>(stream: Stream<'r>, report: &mut Report<'_>) -> Stream<'r> {
    let mut lines = Lines::new(stream, limits::LINE);
    let mut first = true;
    while !report.is_stopped() {
        match lines.step() {
            Step::Line(line) if lines.text(&line).trim().is_empty() => {}
            Step::Line(line) if std::mem::take(&mut first) && is_array(lines.text(&line)) => {
                tell_array(place_of(&lines, &line), report);
                break;
            }
            Step::Line(line) => read_line(&lines, &line, report),
            Step::TooLong { number, bytes } => tell_too_long(Place::new(number, bytes), report),
            Step::End => break,
        }
    }
    lines.stream
}

/// The fields that count, as they stand in the line.
#[derive(Default)]
struct Fields<'a> {
    text: Option<&'a RawValue>,
    caption: Option<&'a RawValue>,
    description: Option<&'a RawValue>,
    id: Option<&'a RawValue>,
    date: Option<&'a RawValue>,
    image: Option<&'a RawValue>,
}

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(FieldsVisitor)
    }
}

struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = Fields<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut fields = Fields::default();
        while let Some(Key(key)) = map.next_key()? {
            let field = match &*key {
                "text" => &mut fields.text,
                "caption" => &mut fields.caption,
                "description" => &mut fields.description,
                "id" => &mut fields.id,
                "date" => &mut fields.date,
                "image" => &mut fields.image,
                _ => {
                    map.next_value::<IgnoredAny>()?;
                    continue;
                }
            };
            *field = Some(map.next_value()?);
        }
        Ok(fields)
    }
}

/// A key, borrowed from the line unless it holds escapes.
struct Key<'a>(Cow<'a, str>);

impl<'de: 'a, 'a> Deserialize<'de> for Key<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct KeyVisitor;
        impl<'de> Visitor<'de> for KeyVisitor {
            type Value = Key<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a key")
            }

            fn visit_borrowed_str<E>(self, key: &'de str) -> Result<Self::Value, E> {
                Ok(Key(Cow::Borrowed(key)))
            }

            fn visit_str<E>(self, key: &str) -> Result<Self::Value, E> {
                Ok(Key(Cow::Owned(key.to_owned())))
            }
        }
        deserializer.deserialize_str(KeyVisitor)
    }
}

impl<'a> Fields<'a> {
    /// The caption's field and its carrier.
    fn caption(&self) -> Option<(&'a RawValue, &'static str)> {
        let text = self.text.map(|value| (value, "jsonl/text"));
        let caption = self.caption.map(|value| (value, "jsonl/caption"));
        let description = self.description.map(|value| (value, "jsonl/description"));
        text.or(caption).or(description)
    }
}

fn read_line(lines: &Lines<'_>, line: &Line, report: &mut Report<'_>) {
    let place = place_of(lines, line);
    let text = lines.text(line);
    match serde_json::from_str::<Fields<'_>>(text) {
        Ok(fields) => read_fields(lines, line, &fields, place, report),
        Err(fault) if fault.is_data() => tell_shape("The line is no JSON object", place, report),
        Err(fault) => tell_syntax(&fault, place, report),
    }
}

fn read_fields(lines: &Lines<'_>, line: &Line, fields: &Fields<'_>, place: Place, report: &mut Report<'_>) {
    let Some((value, carrier)) = fields.caption() else {
        return tell_shape("The object has no “text”", place, report);
    };
    let Some(inner) = string(value) else {
        return tell_shape("The object's “text” is no string", place, report);
    };
    let start = line.text.start + offset_in(lines.text(line), inner);
    let (text, map) = decode(lines, inner, start);
    if text.trim().is_empty() {
        return tell_shape("The object's “text” is empty", place, report);
    }
    if text.len() > limits::CAPTION {
        return tell_long_text(text.len(), place, report);
    }
    let date = fields.date.map(plain_value);
    let row = Row {
        text,
        map,
        carrier,
        place,
        item: fields.id.map(plain_value),
        date: date.as_deref(),
        date_from: "field",
        image: fields.image.map(plain_value),
    };
    row.deliver(report);
}

/// A string's contents as they stand in the line, without the quotes.
fn string(value: &RawValue) -> Option<&str> {
    value.get().strip_prefix('"')?.strip_suffix('"')
}

/// A string's text, a number as it is printed, nothing for null.
fn plain_value(value: &RawValue) -> String {
    match string(value) {
        Some(_) => serde_json::from_str(value.get()).unwrap_or_default(),
        None if value.get() == "null" => String::new(),
        None => value.get().to_owned(),
    }
}

/// Where a part of a text that was borrowed from it begins.
fn offset_in(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}

/// The string's text and its map; `at` is where its contents begin in the window.
fn decode(lines: &Lines<'_>, inner: &str, mut at: usize) -> (String, SourceMap) {
    let window = &lines.stream.window;
    let (mut text, mut map) = (String::with_capacity(inner.len()), SourceMap::new());
    for part in parts(inner) {
        let range = at..at + part.width();
        at = range.end;
        match part {
            Part::Plain(plain) => {
                text.push_str(plain);
                window.map(range, &mut map);
            }
            Part::Escape(c, _) => {
                text.push(c);
                map.push(c.len_utf8() as u32, window.source(range), How::Decoded);
            }
        }
    }
    (text, map)
}

fn place_of(lines: &Lines<'_>, line: &Line) -> Place {
    Place::new(line.number, lines.stream.window.source(line.text.clone()))
}

fn is_array(line: &str) -> bool {
    line.trim_start().starts_with('[')
}

fn tell_array(place: Place, report: &mut Report<'_>) {
    let message = "The file is one JSON array, not JSON Lines".to_owned();
    let hint = "Write one object a line, for example with: jq -c '.[]' FILE";
    report.error(ProblemCode::JsonShape, place, message, hint);
}

fn tell_shape(message: &str, place: Place, report: &mut Report<'_>) {
    let hint = "Each line is an object such as {\"id\": \"7\", \"text\": \"the caption\"}";
    report.error(ProblemCode::JsonShape, place, message.to_owned(), hint);
}

fn tell_syntax(fault: &serde_json::Error, place: Place, report: &mut Report<'_>) {
    let message = format!("The line is not valid JSON: {}", reason(fault));
    let hint = "Each line must be one whole JSON object; the other lines were read";
    report.error(ProblemCode::JsonSyntax, place, message, hint);
}

/// The fault in words: `serde_json` counts lines inside what it was given, which would mislead here.
fn reason(fault: &serde_json::Error) -> String {
    let said = fault.to_string();
    let words = said.split(" at line ").next().unwrap_or_default();
    format!("{words} at column {}", fault.column())
}

fn tell_too_long(place: Place, report: &mut Report<'_>) {
    let message = format!("The line is longer than {} KiB and was passed over", limits::LINE / 1024);
    report.error(ProblemCode::LineTooLong, place, message, "Check that each line holds one object");
}

fn tell_long_text(length: usize, place: Place, report: &mut Report<'_>) {
    let most = limits::CAPTION / 1024;
    let message =
        format!("The text has {length} bytes; a caption has at most {most} KiB, so it was passed over");
    report.error(ProblemCode::CaptionTooLong, place, message, "Check that the field holds a caption");
}
