//! Bytes of a charset to text, each character with its bytes.

use std::ops::Range;

use encoding_rs::{CoderResult, Encoding};

use crate::window::{Unit, Window};

const REPLACEMENT: &str = "\u{FFFD}";

/// Decodes one document piece by piece. It keeps no state between calls but counts.
pub(crate) struct Decoder {
    charset: Charset,
    /// How many sequences were invalid, and where the first stands.
    pub(crate) invalid: (u64, Range<u64>),
    /// How many NUL characters were seen, and where the first stands.
    pub(crate) nuls: (u64, u64),
}

enum Charset {
    Utf8,
    Utf16 { little: bool },
    Single(Box<[char; 128]>),
    Multi(&'static Encoding),
}

impl Decoder {
    pub(crate) fn new(encoding: &'static Encoding) -> Self {
        Self { charset: Charset::of(encoding), invalid: (0, 0..0), nuls: (0, 0) }
    }

    /// Decodes the bytes that stand at `at` and says how many were used: all but a character cut at the end.
    /// With `last` there is no more to come, and a cut character is invalid.
    pub(crate) fn decode(&mut self, bytes: &[u8], at: u64, last: bool, into: &mut Window) -> usize {
        let before = into.text().len();
        let used = match &self.charset {
            Charset::Utf8 => self.utf8(bytes, at, last, into),
            Charset::Utf16 { little } => self.utf16(bytes, at, last, *little, into),
            Charset::Single(_) | Charset::Multi(_) => self.legacy(bytes, at, last, into),
        };
        self.count_nuls(before, into);
        used
    }

    fn utf8(&mut self, bytes: &[u8], at: u64, last: bool, into: &mut Window) -> usize {
        let mut used = 0;
        loop {
            let rest = bytes.get(used..).unwrap_or_default();
            let (valid, fault) = valid_start(rest);
            let start = at + used as u64;
            into.push(valid, start..start + valid.len() as u64, Unit::SAME);
            used += valid.len();
            let fault = match fault {
                Fault::None => return used,
                Fault::Cut if !last => return used,
                Fault::Cut => bytes.len() - used,
                Fault::Invalid(length) => length,
            };
            used += self.replace(at + used as u64, fault, into);
        }
    }

    fn utf16(&mut self, bytes: &[u8], at: u64, last: bool, little: bool, into: &mut Window) -> usize {
        let unit = |i: usize| {
            let pair = [*bytes.get(i)?, *bytes.get(i + 1)?];
            Some(if little { u16::from_le_bytes(pair) } else { u16::from_be_bytes(pair) })
        };
        let mut used = 0;
        while let Some(first) = unit(used) {
            let second = if (0xD800..0xDC00).contains(&first) { unit(used + 2) } else { Some(0) };
            let Some(second) = second.or(last.then_some(0)) else { break };
            let here = at + used as u64;
            match char::decode_utf16([first, second]).next() {
                Some(Ok(c)) => used += push_char(c, here, 2 * c.len_utf16(), into),
                _ => used += self.replace(here, 2, into),
            }
        }
        if last && used < bytes.len() {
            used += self.replace(at + used as u64, bytes.len() - used, into);
        }
        used
    }

    fn legacy(&mut self, bytes: &[u8], at: u64, last: bool, into: &mut Window) -> usize {
        let mut used = 0;
        while let Some(rest) = bytes.get(used..).filter(|rest| !rest.is_empty()) {
            let here = at + used as u64;
            let plain = Encoding::ascii_valid_up_to(rest);
            if let Some(Ok(text)) = rest.get(..plain).filter(|p| !p.is_empty()).map(std::str::from_utf8) {
                into.push(text, here..here + plain as u64, Unit::SAME);
                used += plain;
                continue;
            }
            match self.charset.character(rest, last) {
                Some((text, width, true)) => used += push_text(&text, here, width, into),
                Some((text, width, false)) => {
                    self.count_invalid(here..here + width as u64);
                    used += push_text(&text, here, width, into);
                }
                None => return used,
            }
        }
        used
    }

    fn replace(&mut self, at: u64, width: usize, into: &mut Window) -> usize {
        self.count_invalid(at..at + width as u64);
        push_text(REPLACEMENT, at, width, into)
    }

    fn count_invalid(&mut self, bytes: Range<u64>) {
        if self.invalid.0 == 0 {
            self.invalid.1 = bytes;
        }
        self.invalid.0 += 1;
    }

    fn count_nuls(&mut self, from: usize, window: &Window) {
        let new = window.text().as_bytes().get(from..).unwrap_or_default();
        let Some(first) = memchr::memchr(0, new) else { return };
        if self.nuls.0 == 0 {
            self.nuls.1 = window.source_at(from + first);
        }
        self.nuls.0 += memchr::memchr_iter(0, new).count() as u64;
    }
}

impl Charset {
    fn of(encoding: &'static Encoding) -> Self {
        match encoding {
            e if e == encoding_rs::UTF_16LE => Self::Utf16 { little: true },
            e if e == encoding_rs::UTF_16BE => Self::Utf16 { little: false },
            e if e.is_single_byte() => Self::Single(upper_half(e)),
            e if e == encoding_rs::UTF_8 => Self::Utf8,
            e => Self::Multi(e),
        }
    }

    /// The character that begins with a byte beyond ASCII: its text, its bytes, whether it is valid.
    /// `None` if it is cut and more may come.
    fn character(&self, bytes: &[u8], last: bool) -> Option<(String, usize, bool)> {
        match self {
            Self::Single(table) => {
                let c = *table.get(usize::from(bytes.first()? & 0x7F))?;
                Some((c.to_string(), 1, c != '\u{FFFD}'))
            }
            Self::Multi(encoding) => multi_byte(encoding, bytes, last),
            Self::Utf8 | Self::Utf16 { .. } => None,
        }
    }
}

/// The characters of the bytes 128 to 255.
fn upper_half(encoding: &'static Encoding) -> Box<[char; 128]> {
    let character = |i: usize| {
        let byte = [i as u8 | 0x80];
        encoding.decode_without_bom_handling(&byte).0.chars().next().unwrap_or('\u{FFFD}')
    };
    Box::new(std::array::from_fn(character))
}

/// Feeds a fresh decoder byte by byte until a character comes out: the only way to learn its length.
fn multi_byte(encoding: &'static Encoding, bytes: &[u8], last: bool) -> Option<(String, usize, bool)> {
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut text = String::with_capacity(16);
    for (i, byte) in bytes.iter().take(8).enumerate() {
        let end = last && i + 1 == bytes.len();
        let (result, _, errors) = decoder.decode_to_string(&[*byte], &mut text, end);
        if result == CoderResult::OutputFull || !text.is_empty() {
            return Some((text, i + 1, !errors));
        }
    }
    None
}

/// What stands behind the valid start of some UTF-8.
enum Fault {
    None,
    /// The bytes end inside a character.
    Cut,
    /// So many bytes are no character.
    Invalid(usize),
}

fn valid_start(bytes: &[u8]) -> (&str, Fault) {
    let fault = match std::str::from_utf8(bytes) {
        Ok(text) => return (text, Fault::None),
        Err(fault) => fault,
    };
    let valid = bytes.get(..fault.valid_up_to()).and_then(|valid| std::str::from_utf8(valid).ok());
    (valid.unwrap_or_default(), fault.error_len().map_or(Fault::Cut, Fault::Invalid))
}

fn push_char(c: char, at: u64, width: usize, into: &mut Window) -> usize {
    push_text(c.encode_utf8(&mut [0; 4]), at, width, into)
}

fn push_text(text: &str, at: u64, width: usize, into: &mut Window) -> usize {
    let unit = Unit { text: text.len() as u8, source: width as u8 };
    into.push(text, at..at + width as u64, unit);
    width
}
