//! Finding documents, and the promise of order.
#![expect(clippy::disallowed_methods, reason = "tests lay out files")]
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::Path;

use cutline::export::write_jsonl;
use cutline::model::{ProblemCode, Severity};
use cutline::record::Problem;
use cutline::{Cutline, Output, Settings};
use tempfile::TempDir;

/// A folder with these files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn arguments(folder: &TempDir, names: &[&str]) -> Vec<OsString> {
    names.iter().map(|name| folder.path().join(name).into()).collect()
}

/// The names of the documents of all captions, and the codes of all problems.
fn found(arguments: &[OsString]) -> (Vec<String>, Vec<ProblemCode>) {
    let (mut names, mut codes) = (Vec::new(), Vec::new());
    let cutline = Cutline::new(Settings::default());
    cutline.ingest(
        arguments,
        |entry| entry.sighting.document.name.clone(),
        |output| {
            match output {
                Output::Caption(name) => names.push(name),
                Output::Problem(problem) => codes.push(problem.code),
            }
            ControlFlow::Continue(())
        },
    );
    (names, codes)
}

/// Everything that comes out, as JSON Lines.
fn jsonl(arguments: &[OsString], threads: usize) -> Vec<u8> {
    let cutline = Cutline::new(Settings { threads: NonZero::new(threads), ..Settings::default() });
    let mut all = Vec::new();
    let render = |entry: &cutline::Entry<'_>| {
        let mut line = Vec::new();
        write_jsonl(&entry.record(), &mut line).unwrap();
        line
    };
    cutline.ingest(arguments, render, |output| {
        match output {
            Output::Caption(line) => all.extend(line),
            Output::Problem(problem) => write_jsonl(&Problem::new(&problem), &mut all).unwrap(),
        }
        ControlFlow::Continue(())
    });
    all
}

#[test]
fn folders_are_read_in_byte_order() {
    let folder = folder(&[("b.txt", "B."), ("a/z.txt", "Z."), ("a/Y.txt", "Y."), ("a-.txt", "A.")]);
    assert_eq!(found(&[folder.path().into()]).0, ["a/Y.txt", "a/z.txt", "a-.txt", "b.txt"]);
}

#[test]
fn hidden_files_are_passed_over_and_counted() {
    let folder = folder(&[("a.txt", "A."), (".b.txt", "B."), (".git/c.txt", "C.")]);
    assert_eq!(found(&[folder.path().into()]), (vec!["a.txt".into()], vec![ProblemCode::Skipped]));
    assert_eq!(found(&arguments(&folder, &[".b.txt"])).0, [".b.txt"]);
}

#[cfg(unix)]
#[test]
fn links_to_folders_are_not_followed() {
    use std::os::unix::fs::symlink;
    let folder = folder(&[("a/x.txt", "X."), ("a/sub/y.txt", "Y.")]);
    symlink(folder.path(), folder.path().join("a/loop")).unwrap();
    symlink(folder.path().join("a/x.txt"), folder.path().join("a/z.txt")).unwrap();
    symlink(folder.path().join("a"), folder.path().join("link")).unwrap();
    let (names, codes) = found(&arguments(&folder, &["link"]));
    assert_eq!(
        (names, codes),
        (vec!["sub/y.txt".into(), "x.txt".into(), "z.txt".into()], vec![ProblemCode::Skipped])
    );
}

#[test]
fn a_name_that_exists_is_no_pattern() {
    let folder = folder(&[("a[1].txt", "A."), ("a1.txt", "B.")]);
    assert_eq!(found(&arguments(&folder, &["a[1].txt"])).0, ["a[1].txt"]);
    assert_eq!(found(&arguments(&folder, &["a[0-9].txt"])).0, ["a1.txt"]);
}

#[test]
fn patterns_match_below_their_base() {
    let folder = folder(&[("p/1/a.txt", "A."), ("p/2/b.txt", "B."), ("p/2/b.md", "M."), ("q/c.txt", "C.")]);
    assert_eq!(found(&arguments(&folder, &["p/*/*.txt"])).0, ["1/a.txt", "2/b.txt"]);
    assert_eq!(found(&arguments(&folder, &["**/c.txt"])).0, ["q/c.txt"]);
    assert_eq!(found(&arguments(&folder, &["p/*.csv"])).1, [ProblemCode::PathMissing]);
}

#[test]
fn what_is_missing_does_not_stop_the_rest() {
    let folder = folder(&[("a.txt", "A."), ("empty.txt", ""), ("b.txt", "B.")]);
    let (names, codes) = found(&arguments(&folder, &["a.txt", "no.txt", "empty.txt", "b.txt"]));
    assert_eq!(names, ["a.txt", "b.txt"]);
    assert_eq!(codes, [ProblemCode::PathMissing, ProblemCode::FileEmpty]);
}

#[test]
fn a_missing_file_is_an_error_with_a_hint() {
    Cutline::new(Settings::default()).ingest(
        &["no/such.txt".into()],
        |_| (),
        |output| {
            let Output::Problem(problem) = output else { panic!("a caption of nothing") };
            assert_eq!((problem.severity, problem.source.name.as_str()), (Severity::Error, "no/such.txt"));
            assert!(problem.hint.is_some());
            ControlFlow::Continue(())
        },
    );
}

/// Lines of captions, every fiftieth of them broken.
fn wire(lines: usize) -> String {
    let mut wire = String::new();
    for n in 0..lines {
        match n % 50 {
            7 => writeln!(wire, "{{\"id\": \"w{n}\", ").unwrap(),
            _ => writeln!(wire, "{{\"id\": \"w{n}\", \"text\": \"Bus {n} at Port Amal, May 3, 2015.\"}}")
                .unwrap(),
        }
    }
    wire
}

#[test]
fn threads_do_not_change_the_output() {
    let folder =
        folder(&[("a.jsonl", &wire(5000)), ("b.txt", "A ferry.\n\nA bus."), ("c.jsonl", &wire(100))]);
    let one = jsonl(&[folder.path().into()], 1);
    assert_eq!(one.iter().filter(|&&byte| byte == b'\n').count(), 5102);
    for threads in [2, 2, 5] {
        assert!(jsonl(&[folder.path().into()], threads) == one, "{threads} threads");
    }
}

#[test]
fn whoever_listens_may_stop() {
    let folder = folder(&[("a.jsonl", &wire(20_000))]);
    for threads in [1, 2] {
        let mut taken = 0;
        let settings = Settings { threads: NonZero::new(threads), ..Settings::default() };
        Cutline::new(settings).ingest(
            &[folder.path().into()],
            |_| (),
            |_| {
                taken += 1;
                if taken == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        assert_eq!(taken, 10);
    }
}

#[test]
fn long_files_are_hashed_too() {
    let text = "A ferry leaves Port Amal. ".repeat(100) + "\n\n";
    let folder = folder(&[("long.txt", &text.repeat(4000)), ("same.txt", &text.repeat(4000))]);
    let mut digests = Vec::new();
    let digest = |entry: &cutline::Entry<'_>| entry.sighting.document.digest;
    Cutline::new(Settings::default()).ingest(&[folder.path().into()], digest, |output| {
        if let Output::Caption(digest) = output {
            digests.push(digest.unwrap());
        }
        ControlFlow::Continue(())
    });
    digests.dedup();
    assert_eq!(digests.len(), 1);
}

#[cfg(unix)]
#[test]
fn pipes_are_read_when_named_and_passed_over_in_folders() {
    let folder = folder(&[("a.txt", "A.")]);
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    assert_eq!(found(&[folder.path().into()]), (vec!["a.txt".into()], vec![ProblemCode::Skipped]));
    let written = pipe.clone();
    let writer = std::thread::spawn(move || fs::write(written, "P."));
    assert_eq!(found(&[pipe.into()]).0, ["pipe"]);
    writer.join().unwrap().unwrap();
}

#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_read_is_told() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder(&[("open/a.txt", "A."), ("shut/b.txt", "B.")]);
    let shut = folder.path().join("shut");
    fs::set_permissions(&shut, fs::Permissions::from_mode(0o000)).unwrap();
    let is_root = fs::read_dir(&shut).is_ok();
    let (names, codes) = found(&[folder.path().into()]);
    fs::set_permissions(&shut, fs::Permissions::from_mode(0o755)).unwrap();
    if !is_root {
        assert_eq!((names, codes), (vec!["open/a.txt".into()], vec![ProblemCode::PathUnreadable]));
    }
    assert!(Path::new(folder.path()).exists());
}
