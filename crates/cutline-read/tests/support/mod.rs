//! Reads bytes into lists, and rebuilds each caption from its source map.
#![allow(unreachable_pub, reason = "several test programs share this")]

use std::ops::ControlFlow;

use cutline_model::{Document, How, Piece, Problem, Sighting};
use cutline_read::{Format, Options, Sink, read};

/// Everything that was read from one document.
#[derive(Default)]
pub struct Found {
    pub sightings: Vec<Sighting>,
    pub problems: Vec<Problem>,
}

impl Sink for Found {
    fn sighting(&mut self, sighting: Sighting) -> ControlFlow<()> {
        self.sightings.push(sighting);
        ControlFlow::Continue(())
    }

    fn problem(&mut self, problem: Problem) {
        self.problems.push(problem);
    }
}

impl Found {
    /// Reads bytes that cannot fail.
    pub fn of(name: &str, bytes: &[u8], format: Option<Format>) -> Self {
        let mut found = Self::default();
        let document = Document { name: name.to_owned(), ..Document::default() };
        let options = Options { format, ..Options::default() };
        read(document, &mut &*bytes, &options, &mut found).expect("a slice cannot fail");
        found
    }

    #[allow(dead_code, reason = "not every user asks for texts")]
    pub fn texts(&self) -> Vec<&str> {
        self.sightings.iter().map(|s| s.text.as_str()).collect()
    }

    #[allow(dead_code, reason = "not every user asks for problems")]
    pub fn codes(&self) -> Vec<&str> {
        self.problems.iter().map(|p| p.code.as_str()).collect()
    }

    /// Panics unless every caption can be rebuilt from the bytes.
    pub fn check(&self, bytes: &[u8]) {
        for sighting in &self.sightings {
            if let Err(fault) = rebuild(sighting, bytes) {
                panic!("{fault}\nin {sighting:?}");
            }
        }
    }
}

/// Goes over the pieces of a caption: they are gapless, and each says what its bytes say.
pub fn rebuild(sighting: &Sighting, bytes: &[u8]) -> Result<(), String> {
    let mut end = 0;
    for piece in sighting.map.pieces() {
        let text = sighting.text.get(piece.text.start as usize..piece.text.end as usize);
        let text = text.ok_or_else(|| format!("{piece:?} cuts a character"))?;
        let source = bytes.get(piece.source.start as usize..piece.source.end as usize);
        let source = source.ok_or_else(|| format!("{piece:?} lies outside the document"))?;
        if piece.text.start != end || !says(sighting, piece, text, source) {
            return Err(format!("{piece:?}: {text:?} does not follow from {source:?}"));
        }
        end = piece.text.end;
    }
    if end as usize == sighting.text.len() {
        Ok(())
    } else {
        Err("the text goes on behind its map".to_owned())
    }
}

fn says(sighting: &Sighting, piece: &Piece, text: &str, source: &[u8]) -> bool {
    let charset = sighting.document.charset.expect("a document with captions has a charset");
    let charset = encoding_rs::Encoding::for_label(charset.as_bytes()).expect("a WHATWG name");
    let decoded = charset.decode_without_bom_handling(source).0;
    match piece.how {
        How::Same => text.as_bytes() == source,
        How::Decoded => decoded == text || unescaped(sighting.carrier, &decoded).as_deref() == Some(text),
        How::Space => text == " " && !source.is_empty() && decoded.chars().all(char::is_whitespace),
        How::Joined => text == " " && source.is_empty(),
    }
}

/// What an escape says, as another reader of the format has it.
fn unescaped(carrier: &str, raw: &str) -> Option<String> {
    match carrier.split('/').next()? {
        "jsonl" => {
            Some(serde_json::from_str(&format!("\"{raw}\"")).unwrap_or_else(|_| "\u{FFFD}".to_owned()))
        }
        "csv" | "tsv" => (raw == "\"\"").then(|| "\"".to_owned()),
        _ => None,
    }
}
