//! Bad input: told with its place, the rest still read, memory bounded.

mod support;

use std::io::{self, Read};

use cutline_model::{Document, Severity};
use cutline_read::{Options, limits, read};
use support::Found;

fn found(name: &str, bytes: impl AsRef<[u8]>) -> Found {
    let found = Found::of(name, bytes.as_ref(), None);
    found.check(bytes.as_ref());
    found
}

#[test]
fn nothing_to_read() {
    for bytes in [&b""[..], b"\xEF\xBB\xBF", b"\xFF\xFE"] {
        assert_eq!(found("page.txt", bytes).codes(), ["file-empty"]);
    }
    assert_eq!(found("page.txt", " \n\n\t\n").codes(), ["no-captions"]);
}

#[test]
fn no_text() {
    let noise: Vec<u8> = (0..4000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    for bytes in [&b"\x89PNG\r\n\x1A\n\0\0\0\rIHDR"[..], b"PK\x03\x04rest", &noise, &[0; 999]] {
        let found = found("page.txt", bytes);
        assert_eq!(found.codes(), ["file-binary"]);
        assert_eq!(found.problems[0].severity, Severity::Error);
        assert!(found.sightings.is_empty());
    }
}

#[test]
fn charsets() {
    let text = "Ein Sanitäter wartet in Qalmun. (Foto: Jana Brk/dpa)\n";
    let latin: Vec<u8> = text.chars().map(|c| c as u8).collect();
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for (bytes, charset) in [(latin, "windows-1252"), (wide, "utf-16be")] {
        let found = found("page.txt", bytes);
        assert_eq!(found.texts(), [text.trim()]);
        assert_eq!(found.sightings[0].document.charset, Some(charset));
        assert_eq!(found.codes(), ["charset-guessed"]);
    }
    let marked = found("page.txt", format!("\u{FEFF}{text}"));
    assert_eq!(marked.sightings[0].map.hull(), Some(3..56));
    assert!(marked.problems.is_empty());
}

#[test]
fn stray_bytes_and_nuls() {
    let found = found("page.txt", b"A caf\xC3\xA9 in Qalmun: \xFF caf\xC3\xA9, caf\xC3\xA9, caf\xC3\xA9, caf\xC3\xA9.\n\nA medic\0 waits in Qalmun on May 3, 2015, says the mayor.\n");
    assert_eq!(found.texts()[0], "A café in Qalmun: \u{FFFD} café, café, café, café.");
    assert_eq!(found.codes(), ["charset-invalid", "nul-characters"]);
    assert_eq!(found.problems[0].source.bytes, Some(19..20));
    assert!(found.texts()[1].contains('\0'));
}

#[test]
fn line_ends() {
    for end in ["\n", "\r\n", "\r"] {
        let page = ["A medic waits", "in Qalmun.", "", "A boy sells matches.", ""].join(end);
        assert_eq!(found("page.txt", page).texts(), ["A medic waits in Qalmun.", "A boy sells matches."]);
        let rows = ["id,caption", "7,A medic waits.", "8,A boy", ""].join(end);
        assert_eq!(found("table.csv", rows).texts(), ["A medic waits.", "A boy"]);
    }
}

#[test]
fn json_lines() {
    let lines = [
        "\u{FEFF}{\"id\": 1, \"text\": \" caf\\u00e9 \\ud83d\\ude00\\n\", \"date\": \"2015-05\", \"image\": \"a.jpg\"}\r",
        "",
        "{\"caption\": \"Second\", \"more\": {\"text\": \"no\"}, \"date\": \"May 3\"}",
        "{\"text\": 5}",
        "[1]",
        "{\"text\": \"\"}",
        "{\"text\": \"cut",
        "{\"id\": \"x\", \"description\": \"Last\", \"date\": \"2015-05-03T10:00:00Z\"}",
    ];
    let found = found("wire.jsonl", lines.join("\n"));
    assert_eq!(found.texts(), [" café 😀\n", "Second", "Last"]);
    assert_eq!(found.codes(), ["date-unreadable", "json-shape", "json-shape", "json-shape", "json-syntax"]);
    let lines: Vec<_> = found.problems.iter().map(|p| p.source.line.unwrap()).collect();
    assert_eq!(lines, [3, 4, 5, 6, 7]);
    let first = &found.sightings[0];
    assert_eq!(
        (first.item.as_deref(), first.date.as_ref().map(|d| d.as_str())),
        (Some("1"), Some("2015-05"))
    );
    assert_eq!((first.date_from, first.pictures[0].image.as_deref()), (Some("field"), Some("a.jpg")));
    assert_eq!(found.sightings[2].date.as_ref().unwrap().as_str(), "2015-05-03");
    let syntax = &found.problems[4];
    assert_eq!(syntax.message, "The line is not valid JSON: EOF while parsing a string at column 13");
    assert!(syntax.source.bytes.is_some());
}

#[test]
fn a_json_array_is_told() {
    let found = found("wire.json", "[{\"text\": \"A medic waits.\"}]");
    assert_eq!(found.codes(), ["json-shape"]);
    assert!(found.problems[0].hint.as_ref().unwrap().contains("jq"));
}

#[test]
fn a_declared_delimiter() {
    // With commas guessed, the first column would be "id;caption".
    let declared = found("table.csv", "sep=;\r\nid;caption\r\n7;A medic, a boy, a bus, a dog\r\n");
    assert_eq!((declared.texts(), declared.codes()), (vec!["A medic, a boy, a bus, a dog"], vec![]));
    assert_eq!(declared.sightings[0].line, 3);
    let caption = found("table.csv", "caption,id\nsep=;,1\n");
    assert_eq!(caption.texts(), ["sep=;"]);
}

#[test]
fn a_quote_left_open_in_the_header() {
    let open = found("table.csv", "\"id,caption\n1,A medic waits.\n");
    assert_eq!(open.codes(), ["table-no-text-column"]);
    assert!(open.problems[0].message.contains("quoted cell"), "{}", open.problems[0].message);
}

#[test]
fn a_stray_quote_costs_its_own_line() {
    let table = "id,caption\n1,A medic waits.\n2,\"A boy sells matches.\n3,\"A \"\"free\"\" man\nwalks.\"\n4,A guard sleeps.\n";
    let stray = found("table.csv", table);
    assert_eq!(stray.texts(), ["A medic waits.", "A \"free\" man\nwalks.", "A guard sleeps."]);
    assert_eq!(stray.codes(), ["table-quote-open"]);
    assert_eq!(stray.problems[0].source.line, Some(3));
    assert_eq!(stray.sightings[2].line, 6);
    let last = found("table.csv", "id,caption\n1,\"A medic waits.\n2,A boy\n");
    assert_eq!((last.texts(), last.codes()), (vec!["A boy"], vec!["table-quote-open"]));
}

#[test]
fn columns() {
    let named =
        found("table.csv", "Ref;Caption/Abstract;Date Created;File\n7;A medic; 2015-05-03;a.jpg\n8;B\n");
    assert_eq!(named.texts(), ["A medic", "B"]);
    assert_eq!(named.codes(), ["table-row-length"]);
    let first = &named.sightings[0];
    assert_eq!(
        (first.item.as_deref(), first.date_from, first.carrier),
        (Some("7"), Some("column"), "csv/cell")
    );
    let guessed = found("table.tsv", "a\tb\n1\tA medic waits beside the bridge.\n2\t\"Stay,\" she says\n");
    assert_eq!(guessed.texts(), ["A medic waits beside the bridge.", "\"Stay,\" she says"]);
    assert_eq!(guessed.codes(), ["table-column-guessed"]);
    assert_eq!(found("table.csv", "a,b\n1,2\n").codes(), ["table-no-text-column"]);
    for wanted in ["B", "2"] {
        let options = Options { text_column: Some(wanted.to_owned()), ..Options::default() };
        let document = Document { name: "t.csv".to_owned(), ..Document::default() };
        let mut found = Found::default();
        read(document, &mut &b"a,b\n1,2\n"[..], &options, &mut found).unwrap();
        assert_eq!(found.texts(), ["2"]);
    }
}

/// Repeats a pattern for a while, with a start and an end; fails at its end if told to.
struct Long {
    start: &'static [u8],
    pattern: &'static [u8],
    left: u64,
    end: &'static [u8],
    fails: bool,
}

impl Read for Long {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if !self.start.is_empty() {
            return self.start.read(buffer);
        }
        if self.left == 0 {
            let got = self.end.read(buffer)?;
            return if got == 0 && self.fails { Err(io::Error::other("the disk is gone")) } else { Ok(got) };
        }
        let whole = (buffer.len() as u64).min(self.left) as usize;
        for (i, byte) in buffer[..whole].iter_mut().enumerate() {
            *byte = self.pattern[i % self.pattern.len()];
        }
        self.left -= whole as u64;
        Ok(whole)
    }
}

fn long(name: &str, mut input: Long) -> (Found, io::Result<()>) {
    let mut found = Found::default();
    let document = Document { name: name.to_owned(), ..Document::default() };
    let result = read(document, &mut input, &Options::default(), &mut found);
    (found, result)
}

#[test]
fn a_line_of_200_mb_is_passed_over() {
    let text = Long {
        start: b"A medic waits.\n\n",
        pattern: b"word ",
        left: 200_000_000,
        end: b"\n\nA boy sells matches.\n",
        fails: false,
    };
    let (found, result) = long("page.txt", text);
    result.unwrap();
    assert_eq!(found.texts(), ["A medic waits.", "A boy sells matches."]);
    assert_eq!(found.codes(), ["caption-too-long"]);
    assert_eq!(found.problems[0].source.bytes, Some(16..200_000_016));
    assert_eq!(found.sightings[1].map.hull(), Some(200_000_018..200_000_038));

    let json = Long {
        start: b"{\"text\": \"a\"}\n{\"text\": \"",
        pattern: b"x",
        left: 20_000_000,
        end: b"\"}\n{\"text\": \"b\"}\n",
        fails: false,
    };
    let (found, _) = long("wire.jsonl", json);
    assert_eq!((found.texts(), found.codes()), (vec!["a", "b"], vec!["line-too-long"]));

    let table = Long {
        start: b"id,caption\n1,a\n2,\"",
        pattern: b"x\n",
        left: 20_000_000,
        end: b"\n3,b\n",
        fails: false,
    };
    let (found, _) = long("table.csv", table);
    assert_eq!((found.texts(), found.codes()[0]), (vec!["a", "b"], "table-quote-open"));
}

#[test]
fn many_nuls_and_long_blocks_are_passed_over() {
    let start: &'static [u8] = Vec::leak(b"A medic waits in Qalmun on May 3, 2015.\n\n".repeat(10_000));
    let (found, _) =
        long("page.txt", Long { start, pattern: b"\0", left: 50_000_000, end: b"", fails: false });
    assert_eq!(found.codes(), ["caption-too-long", "nul-characters"]);
    let (found, _) = long(
        "page.txt",
        Long {
            start: b"",
            pattern: b"and so\n",
            left: 1_000_000,
            end: b"\n\nA boy sells matches.",
            fails: false,
        },
    );
    assert_eq!((found.texts(), found.codes()), (vec!["A boy sells matches."], vec!["caption-too-long"]));
}

#[test]
fn problems_of_a_kind_are_counted() {
    let lines = "{\n".repeat(1000);
    let found = found("wire.jsonl", lines);
    assert_eq!(found.problems.len() as u64, limits::PROBLEMS_OF_A_KIND + 1);
    assert_eq!(found.problems.last().unwrap().message, "900 more problems of this kind");
}

#[test]
fn what_was_whole_is_delivered_before_a_failure() {
    let text = Long { start: b"A medic waits.\n\nA boy sells", pattern: b"", left: 0, end: b"", fails: true };
    let (found, result) = long("page.txt", text);
    assert_eq!(found.texts(), ["A medic waits."]);
    assert_eq!(result.unwrap_err().to_string(), "the disk is gone");
    let json =
        Long { start: b"{\"text\": \"a\"}\n{\"text\": \"b\"}", pattern: b"", left: 0, end: b"", fails: true };
    assert_eq!(long("wire.jsonl", json).0.texts(), ["a"]);
    let table = Long { start: b"id,caption\n1,a\n2,bc", pattern: b"", left: 0, end: b"", fails: true };
    assert_eq!(long("table.csv", table).0.texts(), ["a"]);
}
