//! From arguments to documents: files, folders, patterns, standard input.

use std::ffi::OsStr;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{fs, io};

use cutline_model::{Problem, ProblemCode, ProblemSource, Severity};
use ignore::{DirEntry, Walk, WalkBuilder};

use crate::glob::Pattern;
use crate::name;

/// What an argument leads to.
pub(crate) enum Found {
    /// A file or a pipe, with the name of the document.
    File(PathBuf, String),
    /// Standard input.
    Stdin,
    /// Nothing that can be read.
    Problem(Problem),
}

/// Takes what is found; [`ControlFlow::Break`] ends the search.
type Take<'t> = &'t mut dyn FnMut(Found) -> ControlFlow<()>;

/// Finds what an argument means: `-`, else a path that exists, else a pattern.
pub(crate) fn find(argument: &OsStr, take: Take<'_>) -> ControlFlow<()> {
    if argument == "-" {
        return take(Found::Stdin);
    }
    let path = Path::new(argument);
    match fs::metadata(path) {
        Ok(meta) if meta.is_dir() => folder(path, take),
        Ok(_) => {
            take(Found::File(path.into(), name::of_path(Path::new(path.file_name().unwrap_or(argument)))))
        }
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            take(unreadable(name::plain(argument), &error))
        }
        Err(_) => match Pattern::parse(argument) {
            Some(pattern) => matching(argument, &pattern, take),
            None => take(missing(argument, "There is no file or folder of this name")),
        },
    }
}

/// Every file below a folder, names in byte order.
fn folder(path: &Path, take: Take<'_>) -> ControlFlow<()> {
    let mut tally = Tally::default();
    let mut files = 0_u64;
    for entry in walk(path, None, &tally.hidden) {
        files += 1;
        visit(entry, path, &mut tally, take)?;
    }
    if files == 0 {
        let hint = "Point to the folder that holds the pages";
        take(problem(
            ProblemCode::NoCaptions,
            Severity::Warning,
            path.as_os_str(),
            "The folder holds no file",
            hint,
        ))?;
    }
    tally.tell(path.as_os_str(), take)
}

/// Every file that a pattern means.
fn matching(argument: &OsStr, pattern: &Pattern, take: Take<'_>) -> ControlFlow<()> {
    let mut tally = Tally::default();
    let mut matched = false;
    for entry in walk(&pattern.base, pattern.depth, &tally.hidden).filter_map(Result::ok) {
        if pattern.is_match(entry.path()) {
            matched = true;
            visit(Ok(entry), &pattern.base, &mut tally, take)?;
        }
    }
    if matched { ControlFlow::Continue(()) } else { take(missing(argument, "The pattern matches no file")) }
}

/// Walks a folder in byte order of names, without what is hidden and without following links.
fn walk(
    path: &Path,
    depth: Option<usize>,
    hidden: &Arc<AtomicU64>,
) -> impl Iterator<Item = Result<DirEntry, ignore::Error>> + use<> {
    let hidden = Arc::clone(hidden);
    let walk: Walk = WalkBuilder::new(path)
        .standard_filters(false)
        .max_depth(depth)
        .sort_by_file_name(OsStr::cmp)
        .filter_entry(move |entry| {
            let is_hidden = entry.depth() > 0 && entry.file_name().as_encoded_bytes().starts_with(b".");
            hidden.fetch_add(is_hidden.into(), Ordering::Relaxed);
            !is_hidden
        })
        .build();
    let is_folder =
        |entry: &DirEntry| entry.depth() == 0 || entry.file_type().is_none_or(|kind| kind.is_dir());
    walk.filter(move |entry| !entry.as_ref().is_ok_and(is_folder))
}

/// Hands on one entry of a folder that is no folder itself.
fn visit(
    entry: Result<DirEntry, ignore::Error>,
    base: &Path,
    tally: &mut Tally,
    take: Take<'_>,
) -> ControlFlow<()> {
    let entry = match entry {
        Ok(entry) => entry,
        Err(error) => return take(not_walked(&error, base)),
    };
    let path = entry.path();
    let name = name::of_path(path.strip_prefix(base).unwrap_or(path));
    match fs::metadata(path) {
        Ok(meta) if meta.is_file() => return take(Found::File(path.into(), name)),
        Ok(meta) if meta.is_dir() => tally.links += 1,
        Ok(_) => tally.special += 1,
        Err(error) => return take(unreadable(name, &error)),
    }
    ControlFlow::Continue(())
}

/// What was passed over.
#[derive(Default)]
struct Tally {
    hidden: Arc<AtomicU64>,
    links: u64,
    special: u64,
}

impl Tally {
    fn tell(&self, argument: &OsStr, take: Take<'_>) -> ControlFlow<()> {
        let counts = [
            (self.hidden.load(Ordering::Relaxed), "hidden file or folder", "hidden files or folders"),
            (self.links, "link to a folder", "links to folders"),
            (self.special, "pipe or device", "pipes or devices"),
        ];
        let told = counts.iter().filter(|(count, ..)| *count > 0);
        let told: Vec<_> =
            told.map(|(n, one, many)| format!("{n} {}", if *n == 1 { one } else { many })).collect();
        if told.is_empty() {
            return ControlFlow::Continue(());
        }
        let hint = "Name them as arguments to read them";
        take(problem(
            ProblemCode::Skipped,
            Severity::Note,
            argument,
            &format!("Passed over: {}", told.join(", ")),
            hint,
        ))
    }
}

fn problem(code: ProblemCode, severity: Severity, argument: &OsStr, message: &str, hint: &str) -> Found {
    Found::Problem(Problem {
        code,
        severity,
        message: message.into(),
        hint: Some(hint.into()),
        source: ProblemSource { name: name::plain(argument), ..ProblemSource::default() },
    })
}

fn missing(argument: &OsStr, message: &str) -> Found {
    let hint = "Check the spelling, and the folder that the command runs in";
    problem(ProblemCode::PathMissing, Severity::Error, argument, message, hint)
}

fn not_walked(error: &ignore::Error, base: &Path) -> Found {
    let path = path_of(error).and_then(|path| path.strip_prefix(base).ok()).unwrap_or(base);
    let path = if path.as_os_str().is_empty() { base } else { path };
    let name = name::plain(path.as_os_str());
    match error.io_error() {
        Some(error) => unreadable(name, error),
        None => unreadable(name, &io::Error::other(error.to_string())),
    }
}

fn path_of(error: &ignore::Error) -> Option<&Path> {
    match error {
        ignore::Error::WithPath { path, .. } => Some(path),
        ignore::Error::WithDepth { err, .. } | ignore::Error::WithLineNumber { err, .. } => path_of(err),
        _ => None,
    }
}

/// A file or folder that is there and cannot be read.
pub(crate) fn unreadable(name: String, error: &io::Error) -> Found {
    Found::Problem(Problem {
        code: ProblemCode::PathUnreadable,
        severity: Severity::Error,
        message: format!("It cannot be read: {}", reason(error)),
        hint: Some("Check its permissions, and that its disk is there".into()),
        source: ProblemSource { name, ..ProblemSource::default() },
    })
}

/// Why an operation failed, in words that are the same on every system where there are such.
pub(crate) fn reason(error: &io::Error) -> String {
    let kind = error.kind().to_string();
    if kind.starts_with("uncategorized") || kind.starts_with("other") { error.to_string() } else { kind }
}
