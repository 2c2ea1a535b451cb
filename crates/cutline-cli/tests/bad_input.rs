//! Input that is broken in every way that input breaks: a clear message, the rest read, the right exit code.
#![expect(clippy::disallowed_methods, reason = "tests lay out files")]
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod bench;

use std::fs;

use bench::Bench;

const PAGE: &str = "A ferry leaves Port Amal on May 3, 2015.\n\nA bus waits at the quay.\n";

/// Reads a broken file between two whole ones: those are read whatever happens. Exit code and messages.
fn between_whole_ones(name: &str, broken: &[u8]) -> (i32, String) {
    let bench = Bench::new(&[("a.txt", PAGE), ("z.txt", PAGE)]);
    fs::write(bench.path(name), broken).unwrap();
    let ran = bench.run(&["read", "a.txt", name, "z.txt", "--format", "jsonl"]);
    for whole in ["a.txt", "z.txt"] {
        let read = ran.out.lines().filter(|line| line.contains(&format!("\"name\":\"{whole}\""))).count();
        assert_eq!(read, 2, "{whole} beside {name}: {}", ran.err);
    }
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    (ran.code, ran.err)
}

#[test]
fn binary_junk() {
    let junk: Vec<u8> = (0..70_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let (code, err) = between_whole_ones("m.txt", &junk);
    assert!(code == 2 && err.contains("error: m.txt: "), "{code} {err}");
    let (code, err) = between_whole_ones("m.jpg", b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x02\x00\x00");
    assert!(code == 2 && err.contains("error: m.jpg: "), "{code} {err}");
}

#[test]
fn utf_16() {
    let bytes = |mark: &[u8], unit: fn(u16) -> [u8; 2]| {
        [mark, &PAGE.encode_utf16().flat_map(unit).collect::<Vec<_>>()].concat()
    };
    assert_eq!(between_whole_ones("m.txt", &bytes(b"\xff\xfe", u16::to_le_bytes)).0, 0);
    assert_eq!(between_whole_ones("m.txt", &bytes(b"\xfe\xff", u16::to_be_bytes)).0, 0);
}

#[test]
fn latin_1() {
    let (code, err) =
        between_whole_ones("m.txt", b"Un caf\xe9 \xe0 Paris, le 3 mai 2015.\n\nUne \xe9cole.\n");
    assert!(code == 0 && err.contains("m.txt: "), "{code} {err}");
}

#[test]
fn a_line_without_end() {
    let (code, err) = between_whole_ones("m.txt", "word ".repeat(4 << 20).as_bytes());
    assert!(code == 2 && err.contains("error: m.txt:1: "), "{code} {err}");
    let json = format!("{{\"text\": \"{}\"}}\n{{\"text\": \"A bus.\"}}\n", "word ".repeat(4 << 20));
    let (code, err) = between_whole_ones("m.jsonl", json.as_bytes());
    assert!(code == 2 && err.contains("error: m.jsonl:1: "), "{code} {err}");
}

#[test]
fn nul_characters() {
    let (code, err) = between_whole_ones(
        "m.txt",
        b"A bus\x00waits in Port Amal on May 3, 2015, at the quay.\n\nA ferry.\n",
    );
    assert!(code == 0 && err.contains("m.txt"), "{code} {err}");
}

#[test]
fn an_open_quote() {
    let (code, err) = between_whole_ones("m.csv", b"id,caption\n1,A bus.\n2,\"A ferry leaves\n3,A tram.\n");
    assert!(code == 2 && err.contains("error: m.csv:3: "), "{code} {err}");
}

#[test]
fn a_table_without_captions() {
    let (code, err) = between_whole_ones("m.csv", b"id,number\n1,2\n3,4\n");
    assert!(code == 2 && err.contains("m.csv"), "{code} {err}");
}

#[test]
fn nothing_at_all() {
    let (code, err) = between_whole_ones("m.txt", b"");
    assert!(code == 0 && err.contains("warning: m.txt: "), "{code} {err}");
    let (code, err) = between_whole_ones("m.txt", b"\n\n \n");
    assert!(code == 0 && err.contains("warning: m.txt: "), "{code} {err}");
}

#[test]
fn commands_to_the_terminal() {
    let bench = Bench::new(&[("m\u{1b}[2J.txt", "\u{1b}]0;title\u{7}A bus waits \u{202e}in Port Amal.\n")]);
    for format in ["card", "table"] {
        let ran = bench.run(&["read", ".", "--format", format]);
        assert!(!ran.out.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{}", ran.out);
        assert!(!ran.err.contains('\u{1b}'), "{}", ran.err);
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_that_closes() {
    let bench = Bench::new(&[]);
    let pipe = bench.path("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let written = pipe.clone();
    let writer = std::thread::spawn(move || {
        fs::write(written, "A bus waits at the quay.\n\nA ferry leaves Port Amal on May 3, 20")
    });
    let ran = bench.run(&["read", "pipe", "--format", "jsonl"]);
    writer.join().unwrap().unwrap();
    assert_eq!((ran.code, ran.out.lines().count()), (0, 2), "{}", ran.err);
}

#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_read() {
    use std::os::unix::fs::PermissionsExt;
    let bench = Bench::new(&[("open/a.txt", PAGE), ("shut/b.txt", PAGE)]);
    let shut = bench.path("shut");
    fs::set_permissions(&shut, fs::Permissions::from_mode(0o000)).unwrap();
    let may_read = fs::read_dir(&shut).is_ok();
    let ran = bench.run(&["read", "shut", "open", "--format", "jsonl"]);
    fs::set_permissions(&shut, fs::Permissions::from_mode(0o755)).unwrap();
    if !may_read {
        assert_eq!((ran.code, ran.out.lines().count()), (2, 2));
        assert!(ran.err.contains("error: shut: It cannot be read: permission denied"), "{}", ran.err);
    }
}
