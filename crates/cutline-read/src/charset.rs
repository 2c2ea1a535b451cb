//! Which charset a document is in, told from its first bytes.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::Encoding;

/// What the first bytes say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Not text; what it looks like.
    Binary(&'static str),
    Text(Found),
}

/// A charset and how it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) encoding: &'static Encoding,
    /// Length of the byte order mark.
    pub(crate) mark: usize,
    /// Neither a byte order mark nor valid UTF-8 tells it.
    pub(crate) guessed: bool,
}

/// Tells the charset from the head of a document.
pub(crate) fn detect(head: &[u8]) -> Verdict {
    if let Some((encoding, mark)) = Encoding::for_bom(head) {
        return Verdict::Text(Found { encoding, mark, guessed: false });
    }
    if let Some(kind) = magic(head) {
        return Verdict::Binary(kind);
    }
    if let Some(encoding) = utf16_by_nuls(head) {
        return Verdict::Text(Found { encoding, mark: 0, guessed: true });
    }
    let utf8 = Utf8Count::of(head);
    if control_share(head) > if utf8.invalid == 0 { 30 } else { 2 } {
        return Verdict::Binary("binary data");
    }
    let mostly_utf8 = utf8.invalid == 0 || utf8.wide > 4 * utf8.invalid;
    let encoding = if mostly_utf8 { encoding_rs::UTF_8 } else { guess(head) };
    Verdict::Text(Found { encoding, mark: 0, guessed: !mostly_utf8 })
}

fn guess(head: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(head, true);
    detector.guess(None, Utf8Detection::Deny)
}

/// Beginnings of files that are no text.
const MAGIC: &[(&[u8], &str)] = &[
    (b"\x89PNG\r\n", "a PNG image"),
    (b"\xFF\xD8\xFF", "a JPEG image"),
    (b"GIF87a", "a GIF image"),
    (b"GIF89a", "a GIF image"),
    (b"RIFF", "a RIFF container"),
    (b"II*\0", "a TIFF image"),
    (b"MM\0*", "a TIFF image"),
    (b"%PDF-", "a PDF document"),
    (b"PK\x03\x04", "a ZIP archive or office document"),
    (b"\x1F\x8B", "gzip data"),
    (b"BZh", "bzip2 data"),
    (b"\xFD7zXZ", "xz data"),
    (b"\x28\xB5\x2F\xFD", "zstd data"),
    (b"7z\xBC\xAF", "a 7-Zip archive"),
    (b"\xD0\xCF\x11\xE0", "an old office document"),
    (b"SQLite format 3\0", "an SQLite database"),
    (b"\x7FELF", "a program"),
    (b"PAR1", "a Parquet table"),
];

fn magic(head: &[u8]) -> Option<&'static str> {
    MAGIC.iter().find(|(start, _)| head.starts_with(start)).map(|(_, kind)| *kind)
}

/// UTF-16 without a mark: Latin letters leave every other byte NUL.
fn utf16_by_nuls(head: &[u8]) -> Option<&'static Encoding> {
    let (pairs, _) = head.as_chunks::<2>();
    let nuls = |side: usize| pairs.iter().filter(|pair| pair[side] == 0).count();
    let (first, second) = (nuls(0), nuls(1));
    let many = |n: usize| n * 5 >= pairs.len() * 2 && n > 1;
    let few = |n: usize| n * 20 <= pairs.len();
    match () {
        () if many(second) && few(first) => Some(encoding_rs::UTF_16LE),
        () if many(first) && few(second) => Some(encoding_rs::UTF_16BE),
        () => None,
    }
}

/// Control characters that text does not use, in percent.
fn control_share(head: &[u8]) -> usize {
    let odd = |b: &&u8| matches!(b, 0..=8 | 0x0E..=0x1A | 0x1C..=0x1F | 0x7F);
    head.iter().filter(odd).count() * 100 / head.len().max(1)
}

/// Valid characters beyond ASCII, and invalid sequences.
struct Utf8Count {
    wide: usize,
    invalid: usize,
}

impl Utf8Count {
    fn of(head: &[u8]) -> Self {
        let mut count = Self { wide: 0, invalid: 0 };
        for chunk in head.utf8_chunks() {
            count.wide += wide_characters(chunk.valid());
            count.invalid += usize::from(!chunk.invalid().is_empty());
        }
        if head.len() >= crate::limits::DETECTION
            && std::str::from_utf8(head).is_err_and(|e| e.error_len().is_none())
        {
            count.invalid = count.invalid.saturating_sub(1);
        }
        count
    }
}

fn wide_characters(text: &str) -> usize {
    text.bytes().filter(|b| *b >= 0xC0).count()
}

/// The charset's WHATWG name in lower case.
pub(crate) fn name(encoding: &'static Encoding) -> &'static str {
    LOWER_NAMES
        .iter()
        .copied()
        .find(|name| name.eq_ignore_ascii_case(encoding.name()))
        .unwrap_or(encoding.name())
}

/// `encoding_rs` spells them in capitals.
#[rustfmt::skip]
const LOWER_NAMES: &[&str] = &[
    "utf-8", "utf-16le", "utf-16be", "big5", "euc-jp", "euc-kr", "gb18030", "gbk", "ibm866", "iso-8859-2",
    "iso-8859-3", "iso-8859-4", "iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8", "iso-8859-8-i",
    "iso-8859-10", "iso-8859-13", "iso-8859-14", "iso-8859-15", "iso-8859-16", "koi8-r", "koi8-u",
    "macintosh", "shift_jis", "windows-874", "windows-1250", "windows-1251", "windows-1252", "windows-1253",
    "windows-1254", "windows-1255", "windows-1256", "windows-1257", "windows-1258", "x-mac-cyrillic",
];
