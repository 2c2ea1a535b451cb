//! The program as people and programs meet it.
#![expect(clippy::disallowed_methods, reason = "tests lay out files")]
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod bench;

use std::fmt::Write as _;
use std::fs;

use bench::{Bench, Ran};
use serde_json::Value;

/// Lines of captions; line 7 is no JSON.
fn wire() -> String {
    let mut wire = String::new();
    for n in 1..=12 {
        match n {
            7 => writeln!(wire, "{{\"id\": \"w7\", \"text\": \"Bus").unwrap(),
            _ => writeln!(wire, "{{\"id\": \"w{n}\", \"text\": \"Bus {n} in Port Amal, May 3, 2015.\"}}")
                .unwrap(),
        }
    }
    wire
}

fn records(ran: &Ran) -> Vec<Value> {
    ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn cards_are_the_answer_to_people() {
    let bench = Bench::new(&[("page.txt", "A ferry leaves Port Amal.\n\nA bus waits.\n")]);
    let ran = bench.run(&["read", "page.txt"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out.lines().filter(|line| line.starts_with("── page.txt:")).count(), 2);
    assert!(!ran.out.contains('\u{1b}'), "no colour into a pipe");
    assert!(bench.run(&["read", "page.txt", "--color", "always"]).out.contains('\u{1b}'));
}

#[test]
fn records_are_the_answer_to_programs() {
    let bench = Bench::new(&[("page.txt", "A ferry leaves Port Amal.\n\nA bus waits.\n")]);
    let ran = bench.run(&["read", "page.txt", "--format", "jsonl", "--date", "2015-05-03"]);
    let records = records(&ran);
    assert_eq!((ran.code, records.len()), (0, 2));
    assert_eq!(records[0]["cutline"], 1);
    assert_eq!(records[0]["source"]["date"], "2015-05-03");
    assert_eq!(records[0]["source"]["start"], 0);
    assert!(records[0]["id"].as_str().unwrap().starts_with("c1-"));
}

#[test]
fn invalid_json_on_line_7_is_told_and_the_rest_is_read() {
    let bench = Bench::new(&[("wire.jsonl", &wire())]);
    let ran = bench.run(&["read", "wire.jsonl", "--format", "jsonl"]);
    assert_eq!((ran.code, records(&ran).len()), (2, 11));
    assert!(ran.err.starts_with("error: wire.jsonl:7: "), "{}", ran.err);
    assert!(ran.err.contains("\n  hint: "), "{}", ran.err);
}

#[test]
fn problems_go_to_their_file() {
    let bench = Bench::new(&[("wire.jsonl", &wire())]);
    let ran = bench.run(&["read", "wire.jsonl", "no.txt", "--problems", "problems.jsonl"]);
    assert_eq!((ran.code, ran.err.as_str()), (2, ""));
    let problems = fs::read_to_string(bench.path("problems.jsonl")).unwrap();
    let problems: Vec<Value> = problems.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(problems[0]["problem"], "json-syntax");
    assert_eq!(problems[0]["source"]["line"], 7);
    assert_eq!(
        (&problems[1]["problem"], &problems[1]["severity"]),
        (&"path-missing".into(), &"error".into())
    );
}

#[test]
fn a_problems_file_that_cannot_be_written_ends_the_run() {
    let bench = Bench::new(&[("page.txt", "A bus waits.")]);
    let ran = bench.run(&["read", "page.txt", "--problems", "no/such/folder.jsonl"]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.starts_with("error: "));
}

#[test]
fn a_file_that_is_there_is_never_overwritten() {
    let bench = Bench::new(&[("page.txt", "A bus waits.")]);
    let ran = bench.run(&["read", "page.txt", "--problems", "page.txt"]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.starts_with("error: page.txt: "), "{}", ran.err);
    assert_eq!(fs::read_to_string(bench.path("page.txt")).unwrap(), "A bus waits.");
}

#[test]
fn nothing_to_answer_is_1() {
    let bench = Bench::new(&[("empty.txt", "")]);
    let ran = bench.run(&["read", "empty.txt"]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("empty.txt: "), "{}", ran.err);
}

#[test]
fn a_missing_file_does_not_stop_the_rest() {
    let bench = Bench::new(&[("page.txt", "A bus waits.")]);
    let ran = bench.run(&["read", "no.txt", "page.txt", "--format", "jsonl"]);
    assert_eq!((ran.code, records(&ran).len()), (2, 1));
    assert!(
        ran.err.starts_with("error: no.txt: There is no file or folder of this name\n  hint: "),
        "{}",
        ran.err
    );
}

#[test]
fn wrong_arguments_are_2() {
    let bench = Bench::new(&[]);
    for arguments in [
        &["read"][..],
        &["raed", "x"],
        &["read", "x", "--date", "yesterday"],
        &["read", "x", "--threads", "0"],
    ] {
        assert_eq!(bench.run(arguments).code, 2, "{arguments:?}");
    }
}

#[test]
fn standard_input_is_read_and_hashed() {
    let bench = Bench::new(&[]);
    let ran = bench.feed(&["read", "-", "--format", "jsonl", "--from", "jsonl"], wire().as_bytes());
    let records = records(&ran);
    assert_eq!((ran.code, records.len()), (2, 11));
    assert_eq!(records[0]["source"]["name"], "-");
    assert!(records[0]["source"]["document"].as_str().unwrap().starts_with("sha256:"));
}

#[test]
fn a_reader_who_goes_away_has_seen_enough() {
    let page = "A bus waits in Port Amal.\n\n".repeat(20_000);
    let bench = Bench::new(&[("page.txt", &page)]);
    assert_eq!(bench.run_unheard(&["read", "page.txt", "--format", "jsonl"]), 0);
}

#[test]
fn threads_do_not_change_the_output() {
    let page: String = (0..6000).map(|n| format!("Bus {n} waits in Port Amal on May 3, 2015.\n\n")).collect();
    let bench = Bench::new(&[("pages/a.txt", &page), ("pages/b.jsonl", &wire()), ("pages/.hidden", "")]);
    let run = |threads, format| bench.run(&["read", "pages", "--format", format, "--threads", threads]);
    for format in ["jsonl", "csv", "card", "table"] {
        let (one, two) = (run("1", format), run("2", format));
        assert!(one.out == two.out && one.err == two.err, "{format}");
        assert_eq!(run("2", format).out, two.out, "{format}, again");
    }
}

#[test]
fn tables_have_guards() {
    let bench = Bench::new(&[("page.jsonl", "{\"id\": \"+1\", \"text\": \"=HYPERLINK(1) and a bus\"}\n")]);
    let csv = bench.run(&["read", "page.jsonl", "--rows", "caption"]);
    assert!(csv.out.starts_with("caption,source,item,document,start,text,"), "{}", csv.out);
    assert!(csv.out.contains(",'+1,") && csv.out.contains(",'=HYPERLINK(1) and a bus,"), "{}", csv.out);
    assert!(bench.run(&["read", "page.jsonl", "--raw"]).out.contains(",=HYPERLINK(1) and a bus,"));
    let excel = bench.run(&["read", "page.jsonl", "--excel"]);
    assert!(excel.out.starts_with('\u{feff}') && excel.out.contains("\r\n"));
}

#[test]
fn explain_takes_text_or_files() {
    let bench = Bench::new(&[("page.txt", "A bus waits.\n\nA ferry leaves.\n")]);
    let text = bench.run(&["explain", "A bus waits in Port Amal on May 3, 2015."]);
    assert!(text.out.starts_with("  A bus waits in Port Amal on May 3, 2015.\n"), "{}", text.out);
    assert!(text.code < 2 && text.err.is_empty());
    assert!(bench.run(&["explain", "page.txt"]).out.contains("── page.txt:3 "));
    assert_eq!(bench.run(&["explain", "no.txt"]).code, 2);
}

#[test]
fn about_and_completions_speak() {
    let bench = Bench::new(&[]);
    let about = bench.run(&["about"]);
    assert!(about.out.starts_with(concat!("cutline ", env!("CARGO_PKG_VERSION"), "\n")), "{}", about.out);
    assert!(about.out.contains("sha256:") && about.out.contains("MIT OR Apache-2.0"));
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let completions = bench.run(&["completions", shell]);
        assert!(completions.code == 0 && completions.out.contains("text-column"), "{shell}");
    }
}
