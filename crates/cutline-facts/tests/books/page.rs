//! A page of a book: titles, captions, and a block of what is expected under each caption.

use std::path::{Path, PathBuf};

/// One caption and what is expected of it.
pub struct Case {
    /// The page's file name and the line of the caption, for messages.
    pub at: String,
    /// The caption.
    pub caption: String,
    /// The lines of the block under it.
    pub expected: Vec<String>,
}

/// The folder of all books.
pub fn books() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../books")
}

/// The Markdown pages of one folder, by name, with their text.
pub fn pages(folder: &str) -> Vec<(PathBuf, String)> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(books().join(folder))
        .expect("the folder of books")
        .map(|entry| entry.expect("a book").path())
        .filter(|path| path.extension().is_some_and(|x| x == "md"))
        .collect();
    paths.sort();
    paths
        .into_iter()
        .map(|path| (path.clone(), std::fs::read_to_string(&path).expect("a page of text")))
        .collect()
}

/// The name of a page without folder and extension.
pub fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Cuts a page into its cases; `block` is the name of the fence under a caption.
pub fn cases(path: &Path, page: &str, block: &str) -> Result<Vec<Case>, String> {
    let mut cases = Vec::new();
    let mut caption: Option<(usize, String)> = None;
    for (line, name, body) in fences(page) {
        let at = format!("{}:{line}", stem(path));
        match (name, caption.take()) {
            ("caption", None) => caption = Some((line, body.join("\n"))),
            (name, Some((line, caption))) if name == block => {
                let at = format!("{}:{line}", stem(path));
                cases.push(Case { at, caption, expected: body.iter().map(|&l| l.to_owned()).collect() });
            }
            (name, _) => return Err(format!("{at}: a block named `{name}` does not belong here")),
        }
    }
    match caption {
        Some((line, _)) => Err(format!("{}:{line}: nothing is expected of this caption", stem(path))),
        None => Ok(cases),
    }
}

/// The fenced blocks of a page: line of the fence, name, lines.
fn fences(page: &str) -> Vec<(usize, &str, Vec<&str>)> {
    let mut blocks: Vec<(usize, &str, Vec<&str>)> = Vec::new();
    let mut open = false;
    for (number, line) in page.lines().enumerate() {
        match (line.strip_prefix("```"), open) {
            (Some(name), false) => blocks.push((number + 1, name.trim(), Vec::new())),
            (None, false) => continue,
            (Some(_), true) => {}
            (None, true) => blocks.last_mut().expect("an open block").2.push(line),
        }
        open = line.starts_with("```") != open;
    }
    blocks
}
