//! The ordinary books: a finder each, its facts exactly as printed. `UPDATE_BOOKS=1` rewrites them, `BOOK=dates` takes one.

use cutline_facts::{Options, Reader};
use cutline_model::Edtf;

use crate::dump::Asked;
use crate::page::{Case, cases, pages, stem};

/// The header of a page: what is dumped, and the date that its document has.
struct Header {
    asked: Asked,
    document_date: Option<Edtf>,
}

#[test]
fn the_books_read_as_written() {
    let reader = Reader::new(&Options::default());
    let update = std::env::var("UPDATE_BOOKS").is_ok_and(|x| x == "1");
    let only = std::env::var("BOOK").ok();
    let mut misses = Vec::new();
    for (path, page) in pages("facts") {
        if only.as_ref().is_some_and(|only| *only != stem(&path)) {
            continue;
        }
        let header = Header::of(&page).unwrap_or_else(|fault| panic!("{}: {fault}", stem(&path)));
        let cases = cases(&path, &page, "facts").expect("a sound page");
        let read: Vec<Vec<String>> = cases.iter().map(|case| header.read(&reader, case)).collect();
        let wrong = cases.iter().zip(&read).filter(|(case, read)| case.expected != **read);
        let wrong: Vec<String> = wrong.map(|(case, read)| difference(case, read)).collect();
        println!("{:16} {:4} of {:4} as written", stem(&path), cases.len() - wrong.len(), cases.len());
        if update {
            std::fs::write(&path, rewritten(&page, &read)).expect("the page is writable");
        } else {
            misses.extend(wrong);
        }
    }
    assert!(misses.is_empty(), "{} captions read otherwise:\n{}", misses.len(), misses.join("\n"));
}

#[test]
fn the_books_are_sound() {
    for (path, page) in pages("facts") {
        Header::of(&page).unwrap_or_else(|fault| panic!("{}: {fault}", stem(&path)));
        for case in cases(&path, &page, "facts").expect("a sound page") {
            for words in case.expected.iter().flat_map(|line| line.split('"').skip(1).step_by(2)) {
                let words = words.replace("\\n", "\n");
                assert!(case.caption.contains(&words), "{}: the caption does not hold {words:?}", case.at);
            }
        }
    }
}

impl Header {
    fn of(page: &str) -> Result<Self, String> {
        let value = |name: &str| page.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        let asked = Asked::parse(value("Fields:").ok_or("a line `Fields: …` is missing")?)?;
        let document_date = match value("Document date:") {
            Some(date) => Some(Edtf::parse(date).ok_or("the document's date is no EDTF")?),
            None => None,
        };
        Ok(Self { asked, document_date })
    }

    fn read(&self, reader: &Reader, case: &Case) -> Vec<String> {
        self.asked.dump(&reader.read(&case.caption, self.document_date.as_ref()), &case.caption)
    }
}

fn difference(case: &Case, read: &[String]) -> String {
    let mut lines = vec![format!("{}: {}", case.at, case.caption)];
    lines.extend(case.expected.iter().filter(|x| !read.contains(x)).map(|x| format!("  - {x}")));
    lines.extend(read.iter().filter(|x| !case.expected.contains(x)).map(|x| format!("  + {x}")));
    lines.join("\n")
}

/// The page with each block of facts replaced by what was read.
fn rewritten(page: &str, read: &[Vec<String>]) -> String {
    let mut read = read.iter();
    let mut inside = false;
    let mut lines: Vec<&str> = Vec::new();
    for line in page.lines() {
        if line == "```facts" {
            inside = true;
            lines.push(line);
            lines.extend(read.next().into_iter().flatten().map(String::as_str));
        } else if line == "```" {
            inside = false;
            lines.push(line);
        } else if !inside {
            lines.push(line);
        }
    }
    lines.join("\n") + "\n"
}

#[test]
fn a_page_is_rewritten_in_place() {
    let page = "Fields: taken\n\n```caption\nA\n```\n```facts\nold\n```\nend\n";
    let expected = "Fields: taken\n\n```caption\nA\n```\n```facts\nnew\nlines\n```\nend\n";
    assert_eq!(rewritten(page, &[vec!["new".to_owned(), "lines".to_owned()]]), expected);
}
