//! From the caller's reader to decoded text, a piece at a time.

use std::io::{self, Read};

use crate::charset::Found;
use crate::decode::Decoder;
use crate::limits;
use crate::window::Window;

/// Raw bytes of the document that are not decoded yet.
pub(crate) struct Input<'r> {
    reader: &'r mut dyn Read,
    raw: Vec<u8>,
    /// Where `raw` begins in the document.
    at: u64,
    ended: bool,
    failure: Option<io::Error>,
}

impl<'r> Input<'r> {
    pub(crate) fn new(reader: &'r mut dyn Read) -> Self {
        Self { reader, raw: Vec::new(), at: 0, ended: false, failure: None }
    }

    /// The first bytes, as many as are needed to tell what the document is.
    pub(crate) fn head(&mut self) -> &[u8] {
        self.fill(limits::DETECTION);
        &self.raw
    }

    /// The failure of the reader, if it failed.
    pub(crate) fn finish(self) -> io::Result<()> {
        self.failure.map_or(Ok(()), Err)
    }

    /// Reads until `want` bytes are at hand, or the input ends or fails.
    fn fill(&mut self, want: usize) {
        while self.raw.len() < want && !self.ended {
            let held = self.raw.len();
            self.raw.resize(held + limits::READ, 0);
            let got = match self.reader.read(self.raw.get_mut(held..).unwrap_or_default()) {
                Ok(got) => got.min(limits::READ),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {
                    self.raw.truncate(held);
                    continue;
                }
                Err(e) => {
                    self.failure = Some(e);
                    0
                }
            };
            self.raw.truncate(held + got);
            self.ended = got == 0;
        }
    }
}

/// The decoded document: a window that slides over it.
pub(crate) struct Stream<'r> {
    input: Input<'r>,
    pub(crate) decoder: Decoder,
    pub(crate) window: Window,
    started: bool,
}

impl<'r> Stream<'r> {
    pub(crate) fn new(mut input: Input<'r>, found: Found) -> Self {
        input.raw.drain(..found.mark.min(input.raw.len()));
        input.at = found.mark as u64;
        Self { input, decoder: Decoder::new(found.encoding), window: Window::default(), started: false }
    }

    /// Decodes some more text into the window; `false` at the end.
    pub(crate) fn more(&mut self) -> bool {
        let held = self.window.text().len();
        while self.window.text().len() == held {
            if std::mem::replace(&mut self.started, true) {
                self.input.fill(self.input.raw.len() + 1);
            }
            if self.input.raw.is_empty() && self.input.ended {
                return false;
            }
            self.decode();
        }
        true
    }

    fn decode(&mut self) {
        let Input { raw, at, ended, .. } = &mut self.input;
        let used = self.decoder.decode(raw, *at, *ended, &mut self.window);
        *at += used as u64;
        raw.drain(..used);
    }

    /// Whether the document was read to its end, so that what stands last is whole.
    pub(crate) fn is_whole(&self) -> bool {
        self.input.failure.is_none()
    }

    /// The failure of the input, if it failed.
    pub(crate) fn finish(self) -> io::Result<()> {
        self.input.finish()
    }
}
