//! What is read: pages of captions of this project, or a file that was asked for.

use std::ffi::OsString;
use std::fmt::{self, Display, Formatter, Write as _};
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use cutline::{Cutline, Output};
use tempfile::TempDir;

/// Pages made of the same captions, each in an order of its own.
const PAGES: u64 = 20;

/// Files of captions, and the captions in them.
pub(crate) struct Corpus {
    /// Where they lie: arguments for reading.
    pub(crate) files: Vec<OsString>,
    /// Their texts, in the order of reading.
    pub(crate) captions: Vec<String>,
    _folder: Option<TempDir>,
}

impl Corpus {
    /// The file that was asked for, or pages of our own.
    pub(crate) fn load(cutline: &Cutline, given: Option<OsString>) -> Result<Self> {
        if let Some(file) = given {
            let captions = texts(cutline, std::slice::from_ref(&file));
            ensure!(!captions.is_empty(), "{} holds no captions", file.display());
            return Ok(Self { files: vec![file], captions, _folder: None });
        }
        let ours = ours(cutline)?;
        let folder = TempDir::new()?;
        for page in 0..PAGES {
            fs::write(folder.path().join(format!("{page:02}.txt")), write_page(&ours, page))?;
        }
        let files = vec![folder.path().as_os_str().to_owned()];
        let captions = texts(cutline, &files);
        let (got, put) = (captions.len(), ours.len() * PAGES as usize);
        ensure!(got * 10 >= put * 9, "of {put} captions put on pages {got} came back");
        Ok(Self { files, captions, _folder: Some(folder) })
    }

    /// Bytes of all captions.
    pub(crate) fn bytes(&self) -> usize {
        self.captions.iter().map(String::len).sum()
    }
}

impl Display for Corpus {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (captions, bytes) = (self.captions.len(), self.bytes());
        write!(f, "{captions} captions, {:.2} MB, {} bytes a caption", bytes as f64 / 1e6, bytes / captions)
    }
}

/// The captions of the challenge book and of the example pages.
fn ours(cutline: &Cutline) -> Result<Vec<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut captions = Vec::new();
    for page in sorted(&root.join("books/challenge"), "md")? {
        captions.extend(fences(&fs::read_to_string(page)?));
    }
    let examples: Vec<OsString> =
        sorted(&root.join("examples"), "txt")?.into_iter().map(Into::into).collect();
    captions.extend(texts(cutline, &examples));
    captions.sort();
    captions.dedup();
    Ok(captions)
}

fn sorted(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|x| x == extension));
    paths.sort();
    Ok(paths)
}

/// The captions of a page of a book.
fn fences(page: &str) -> impl Iterator<Item = String> {
    let blocks = page.split("```caption\n").skip(1);
    blocks.filter_map(|block| block.split("\n```").next().map(str::to_owned))
}

/// A page with all captions in an order that depends on its number alone.
fn write_page(captions: &[String], number: u64) -> String {
    let mut order: Vec<usize> = (0..captions.len()).collect();
    let mut state = number + 1;
    for last in (1..order.len()).rev() {
        // Knuth's multiplier for a linear congruence; the high bits are the good ones.
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        order.swap(last, (state >> 33) as usize % (last + 1));
    }
    order.into_iter().fold(String::new(), |mut page, at| {
        let _ = writeln!(page, "{}\n", captions[at]);
        page
    })
}

fn texts(cutline: &Cutline, files: &[OsString]) -> Vec<String> {
    let mut texts = Vec::new();
    let render = |entry: &cutline::Entry<'_>| entry.sighting.text.clone();
    cutline.ingest(files, render, |output| {
        if let Output::Caption(text) = output {
            texts.push(text);
        }
        ControlFlow::Continue(())
    });
    texts
}
