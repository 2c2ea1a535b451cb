//! Every caption's text can be rebuilt from its source map: in every format, in several charsets, and however the
//! input is cut into pieces.

mod support;

use std::io::Read;

use cutline_model::Document;
use cutline_read::{Format, Options, read};
use encoding_rs::{BIG5, EUC_JP, Encoding, GB18030, SHIFT_JIS, UTF_8, WINDOWS_1251, WINDOWS_1252};
use proptest::prelude::*;
use support::Found;

const FORMATS: [Format; 4] = [Format::Text, Format::Jsonl, Format::Csv, Format::Tsv];

/// Gives its bytes a few at a time.
struct Drip<'a>(&'a [u8], usize);

impl Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let size = self.1.min(buffer.len()).min(self.0.len());
        self.0.read(&mut buffer[..size])
    }
}

fn words() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "A",
        "medic",
        "waits",
        "in",
        "Qalmun.",
        "Tal",
        "Hamra,",
        "(Photo",
        "by",
        "Jana",
        "Brk/AFP",
        "Photo)",
        "Next",
        "1/8",
        "[3]",
        "café",
        "«Liberté»",
        "Дамаск",
        "“Stay,”",
        "2015.",
        "\"quoted\"",
        "a,b;c",
        "\t",
        "\n",
        "\n\n",
        "\r\n",
        "\r",
        "\\",
        "Credit",
        "REUTERS/Jana Brk",
        "  ",
        "\u{2028}",
        "日本",
        "😀",
    ]);
    prop::collection::vec(word, 0..60).prop_map(|words| words.join(" "))
}

fn utf16(text: &str, little: bool) -> Vec<u8> {
    let unit = |u: u16| if little { u.to_le_bytes() } else { u.to_be_bytes() };
    "\u{FEFF}".encode_utf16().chain(text.encode_utf16()).flat_map(unit).collect()
}

fn row(format: Format, text: &str) -> String {
    match format {
        Format::Text => text.to_owned(),
        Format::Jsonl => format!("{}\n", serde_json::json!({"id": 7, "text": text})),
        Format::Csv => format!("id,caption\n7,\"{}\"\n", text.replace('"', "\"\"")),
        Format::Tsv => format!("id\tcaption\n7\t{}\n", text.replace(['\t', '\n', '\r'], " ")),
    }
}

proptest! {
    #[test]
    fn captions_rebuild_in_every_format(text in words(), more in words()) {
        for format in FORMATS {
            let bytes = [row(format, &text), "\n\n".to_owned(), row(format, &more)].concat().into_bytes();
            Found::of("page", &bytes, Some(format)).check(&bytes);
        }
    }

    #[test]
    fn captions_rebuild_in_every_charset(text in words()) {
        let charsets: [&Encoding; 7] = [UTF_8, WINDOWS_1252, WINDOWS_1251, SHIFT_JIS, EUC_JP, GB18030, BIG5];
        for (charset, format) in charsets.into_iter().zip(FORMATS.into_iter().cycle()) {
            let bytes = charset.encode(&row(format, &text)).0.into_owned();
            Found::of("page", &bytes, Some(format)).check(&bytes);
        }
        for (little, format) in [true, false].into_iter().zip(FORMATS) {
            let bytes = utf16(&row(format, &text), little);
            Found::of("page", &bytes, Some(format)).check(&bytes);
        }
    }

    #[test]
    fn captions_rebuild_from_any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200), text in words()) {
        for format in FORMATS {
            let bytes = [row(format, &text).as_bytes(), &bytes, b"\n\n", row(format, &text).as_bytes()].concat();
            Found::of("page", &bytes, Some(format)).check(&bytes);
        }
    }

    #[test]
    fn the_cut_of_the_input_does_not_matter(text in words(), size in 1usize..9) {
        for format in FORMATS {
            let bytes = row(format, &text).into_bytes();
            let whole = Found::of("page", &bytes, Some(format));
            let mut dripped = Found::default();
            let document = Document { name: "page".to_owned(), ..Document::default() };
            let options = Options { format: Some(format), ..Options::default() };
            read(document, &mut Drip(&bytes, size), &options, &mut dripped).unwrap();
            prop_assert_eq!(&whole.sightings, &dripped.sightings);
            prop_assert_eq!(&whole.problems, &dripped.problems);
        }
    }

    #[test]
    fn values_of_rows_stand_as_they_are(text in words()) {
        prop_assume!(!text.trim().is_empty());
        for format in [Format::Jsonl, Format::Csv] {
            let bytes = row(format, &text).into_bytes();
            let found = Found::of("page", &bytes, Some(format));
            prop_assert_eq!(found.texts(), [text.as_str()]);
        }
    }

    /// Well-formed tables are read as the common reader reads them.
    #[test]
    fn tables_agree_with_the_common_reader(cells in prop::collection::vec("[a-c \",\\n\u{e9}]{0,8}x", 1..12)) {
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(["id", "caption"]).unwrap();
        for cell in &cells {
            writer.write_record(["7", cell]).unwrap();
        }
        let bytes = writer.into_inner().unwrap();
        let found = Found::of("table.csv", &bytes, None);
        found.check(&bytes);
        prop_assert_eq!(found.texts(), cells.iter().map(String::as_str).collect::<Vec<_>>());
    }
}

/// Documents longer than a piece of the input: cells, lines and characters are cut at every place.
#[test]
fn long_documents_rebuild() {
    let caption =
        |i: usize| format!("Nummer {i}: Ein Sanitäter wartet in “Qalmun”\nam 3. Mai 2015 – 日本 \"x\".\n\n");
    let text: String = (0..9000).map(caption).collect();
    for (bytes, count) in [
        (text.clone().into_bytes(), 9000),
        (utf16(&text, true), 9000),
        (SHIFT_JIS.encode(&text).0.into_owned(), 9000),
    ] {
        let found = Found::of("page.txt", &bytes, None);
        assert_eq!(found.sightings.len(), count);
        found.check(&bytes);
    }
    let rows: String = (0..9000).map(|i| format!("{i},\"{}\"\n", caption(i).replace('"', "\"\""))).collect();
    let table = format!("id,caption\n{rows}");
    let found = Found::of("table.csv", table.as_bytes(), None);
    assert_eq!(found.sightings.len(), 9000);
    found.check(table.as_bytes());
}
