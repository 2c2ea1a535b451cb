//! A caption that a page printed twice in one go: as hidden text and again in the open, often without a space between.

use std::ops::Range;

use memchr::memmem;

use super::credit;

/// Bytes that must come again before a caption is compared with what follows.
const PROBE: usize = 24;

/// A doubled caption: the copy to keep, and the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Doubled {
    pub(crate) kept: Range<usize>,
    pub(crate) others: Vec<Range<usize>>,
}

/// Finds copies of one caption that make up the whole text; one copy may lack the credit.
pub(crate) fn find(text: &str) -> Option<Doubled> {
    let probe = text.get(..text.ceil_char_boundary(PROBE)).filter(|_| text.len() >= 2 * PROBE)?;
    let behind = text.get(probe.len()..)?;
    let second = probe.len() + memmem::find(behind.as_bytes(), probe.as_bytes())?;
    let first = text.get(..second).map(str::trim_end).filter(|first| !first.is_empty())?;
    let (copies, rest) = copies(text, first)?;
    let tail = text.get(rest..)?;
    let last = copies.last()?.clone();
    if tail.is_empty() {
        return Some(Doubled { kept: 0..first.len(), others: copies.get(1..)?.to_vec() });
    }
    if copies.len() > 1 && credit::is_credit(tail) {
        return Some(Doubled {
            kept: last.start..text.len(),
            others: copies.get(..copies.len() - 1)?.to_vec(),
        });
    }
    let bare = first.strip_suffix(first.strip_prefix(tail).filter(|credit| credit::is_credit(credit))?)?;
    (bare.trim_end() == tail)
        .then(|| Doubled { kept: 0..first.len(), others: std::iter::once(rest..text.len()).collect() })
}

/// Every copy of `first` from the start of the text on, and where they end.
fn copies(text: &str, first: &str) -> Option<(Vec<Range<usize>>, usize)> {
    let (mut copies, mut at) = (Vec::new(), 0);
    while text.get(at..)?.starts_with(first) {
        copies.push(at..at + first.len());
        at += first.len();
        at += text.get(at..)?.len() - text.get(at..)?.trim_start().len();
    }
    Some((copies, at))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CAPTION: &str = "A medic waits beside the bridge in Qalmun.";
    const CREDIT: &str = "(Photo by Jana Brk/AFP Photo)";

    fn parts(text: &str) -> Option<(&str, Vec<&str>)> {
        find(text).map(|d| (&text[d.kept], d.others.into_iter().map(|o| &text[o]).collect()))
    }

    #[test]
    fn copies_are_found() {
        let whole = format!("{CAPTION} {CREDIT}");
        assert_eq!(parts(&format!("{whole}{whole}")), Some((&*whole, vec![&*whole])));
        assert_eq!(parts(&format!("{whole} {whole}")), Some((&*whole, vec![&*whole])));
        assert_eq!(parts(&format!("{CAPTION}{CAPTION}{CAPTION}")), Some((CAPTION, vec![CAPTION, CAPTION])));
    }

    #[test]
    fn a_copy_may_lack_the_credit() {
        let whole = format!("{CAPTION} {CREDIT}");
        assert_eq!(parts(&format!("{CAPTION} {whole}")), Some((&*whole, vec![CAPTION])));
        assert_eq!(parts(&format!("{whole} {CAPTION}")), Some((&*whole, vec![CAPTION])));
    }

    #[test]
    fn likeness_is_no_copy() {
        assert_eq!(find(&format!("{CAPTION} A medic waits beside the bridge in Tal Hamra.")), None);
        assert_eq!(find(CAPTION), None);
        assert_eq!(find(""), None);
    }
}
