//! Whether words are a credit: enough to keep it with its caption. What it says is read by `cutline-facts`.

use memchr::{memchr3_iter, memrchr3_iter};

use super::wording::tail;

/// Labels that open a credit, in lower case. They stand before a colon, or before names.
#[rustfmt::skip]
const LABELS: &[&str] = &[
    "photo credit", "image credit", "picture credit", "photo courtesy of", "photo courtesy", "photos by",
    "photo by", "photographs by", "photograph by", "photography by", "picture by", "pictures by",
    "image by", "images by", "photo from", "courtesy of", "courtesy", "photographs", "photographer",
    "photograph", "photos", "photo", "pictures", "picture", "images", "image", "credits", "credit",
    "source", "fotos", "foto", "bild", "quelle", "crédit", "©",
];

/// Labels of one word that begin captions too: they need a colon, or names that end in a supplier.
const WEAK: &[&str] =
    &["photos", "photo", "pictures", "picture", "images", "image", "source", "bild", "courtesy"];

/// Labels as they stand inside a line, before the names that end it.
const INLINE: &[&str] = &[
    "Photo by ",
    "Photograph: ",
    "Photograph by ",
    "Photo: ",
    "Credit: ",
    "Credit ",
    "Picture: ",
    "Image: ",
];

/// Words of suppliers' names; those of up to three letters only as they are.
#[rustfmt::skip]
const SUPPLIERS: &[&str] = &[
    "AP", "AFP", "EPA", "EFE", "PA", "UPI", "PTI", "STR", "HO", "dpa", "DPA", "Rex", "REX", "Abaca",
    "Alamy", "Anadolu", "ANSA", "Associated", "Belga", "Bloomberg", "Corbis", "Getty", "Handout", "Imago",
    "Keystone", "Kyodo", "Magnum", "Newscom", "NurPhoto", "Panos", "Polaris", "Pool", "Redux", "Reuters",
    "SANA", "Shutterstock", "Sipa", "Stringer", "TASS", "WENN", "Xinhua", "Yonhap", "Zuma", "ZUMAPRESS",
    "EPA-EFE",
];

/// Words of suppliers' names that stand beside the name.
const BESIDE: &[&str] =
    &["photo", "photos", "images", "agency", "press", "news", "wire", "file", "via", "the"];

/// Little words inside names and credits.
const LITTLE: &[&str] = &[
    "al", "and", "bin", "by", "courtesy", "da", "de", "del", "der", "di", "du", "e", "el", "file", "for",
    "from", "handout", "la", "le", "of", "on", "photo", "pool", "provided", "stringer", "the", "van", "via",
    "von", "y", "dpa",
];

const MONTHS: &[&str] = &["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// Whether a whole passage or line is a credit, a label that waits for its names included.
pub(crate) fn is_credit(text: &str) -> bool {
    let text = text.trim();
    if text.is_empty() || text.len() > 200 {
        return false;
    }
    let (inner, bracketed) = without_brackets(text);
    match strip_label(inner) {
        Some((_, "", _)) => true,
        Some((label, names, colon)) => is_labelled(label, names, colon),
        None => is_unlabelled(inner, bracketed),
    }
}

/// Whether a text ends with a credit.
pub(crate) fn ends_with_credit(text: &str) -> bool {
    let end = tail(text, 220).trim_end_matches(['.', '#', ' ']);
    if end.ends_with([')', ']']) {
        let open = end.rfind(['(', '[']);
        return open.is_some_and(|at| is_credit(end.get(at..).unwrap_or_default()));
    }
    if !end.ends_with(char::is_alphanumeric) {
        return false;
    }
    let names = |at: usize| end.get(at..).is_some_and(is_credit);
    let behind_sentence = |at: usize| {
        let rest = end.get(at + 1..).unwrap_or_default();
        is_credit(rest.trim_start_matches(['"', '”', '’']))
    };
    let sentence_ends = memrchr3_iter(b'.', b'!', b'?', end.as_bytes());
    sentence_ends.take(3).any(behind_sentence) || inline_labels(end).any(names)
}

/// Where labels stand inside a line.
fn inline_labels(line: &str) -> impl Iterator<Item = usize> {
    let starts =
        |at: &usize| line.get(*at..).is_some_and(|rest| INLINE.iter().any(|label| rest.starts_with(label)));
    memchr3_iter(b'C', b'P', b'I', line.as_bytes()).filter(starts)
}

/// Whether a text is a label whose names are still to come.
pub(crate) fn is_label_alone(text: &str) -> bool {
    strip_label(text.trim()).is_some_and(|(_, names, _)| names.is_empty())
}

fn without_brackets(text: &str) -> (&str, bool) {
    let inner = text.strip_prefix('(').and_then(|t| t.strip_suffix(')'));
    let inner = inner.or_else(|| text.strip_prefix('[').and_then(|t| t.strip_suffix(']')));
    inner.map_or((text, false), |inner| (inner, true))
}

/// The label, what stands behind it, and whether a colon stands between them.
fn strip_label(text: &str) -> Option<(&'static str, &str, bool)> {
    // Nearly every text is no credit: its first byte tells.
    if !text.bytes().next().is_some_and(|first| b"bcfipqs\xE2".contains(&(first | 0x20))) {
        return None;
    }
    LABELS.iter().find_map(|label| {
        let start = text.get(..label.len())?;
        let rest = text.get(label.len()..)?;
        let matches = start.eq_ignore_ascii_case(label) && !rest.starts_with(char::is_alphanumeric);
        let names = rest.trim_start_matches([' ', ':']);
        matches.then(|| (*label, names, rest.trim_start().starts_with(':')))
    })
}

fn is_labelled(label: &str, names: &str, colon: bool) -> bool {
    let surely = colon || !WEAK.contains(&label) || has_supplier(names);
    surely && are_names(names, 14) && !has_date(names)
}

fn is_unlabelled(text: &str, bracketed: bool) -> bool {
    if !are_names(text, 9) || has_date(text) {
        return false;
    }
    let divided = text.contains(['/', '|', ',', '-', '–', '—', '•', '·']) || text.contains(" via ");
    let by_supplier = has_supplier(text) && (divided || bracketed || is_supplier_alone(text));
    let person =
        text.split('/').next().is_some_and(|name| (2..=4).contains(&name.split_whitespace().count()));
    by_supplier || (text.contains('/') && (person || bracketed))
}

fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let is_border = |c: char| {
        c.is_whitespace()
            || matches!(c, '/' | '|' | ',' | '(' | ')' | '[' | ']' | ';' | ':' | '©' | '•' | '·' | '–' | '—')
    };
    text.split(is_border).filter(|token| !token.is_empty())
}

/// Whether every word could belong to a name.
fn are_names(text: &str, most: usize) -> bool {
    let mut count = 0;
    let all = tokens(text).all(|token| {
        count += 1;
        count <= most && is_name_word(token)
    });
    all && count > 0
}

fn is_name_word(token: &str) -> bool {
    let first = token.chars().next();
    let joined =
        token.starts_with("al-") || token.starts_with("el-") || token.starts_with("d'") || token == "-";
    first.is_some_and(|c| !c.is_lowercase()) || joined || LITTLE.contains(&token)
}

fn has_supplier(text: &str) -> bool {
    tokens(text).any(is_supplier)
}

fn is_supplier(token: &str) -> bool {
    SUPPLIERS.iter().any(|name| *name == token || (name.len() > 3 && name.eq_ignore_ascii_case(token)))
}

fn is_supplier_alone(text: &str) -> bool {
    tokens(text).all(|token| is_supplier(token) || BESIDE.iter().any(|word| word.eq_ignore_ascii_case(token)))
}

/// A weekday, or a month with a number: the line tells when a page appeared.
fn has_date(text: &str) -> bool {
    let mut month = false;
    tokens(text).any(|token| {
        let lower = token.to_lowercase();
        let number = lower.bytes().next().is_some_and(|b| b.is_ascii_digit());
        let dated = month && number;
        month = MONTHS.iter().any(|name| lower.starts_with(name)) && lower.len() <= 9;
        dated || (lower.len() > 5 && lower.ends_with("day"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credits() {
        for text in [
            "(Photo by Nadir Halwani/AFP Photo)",
            "REUTERS/Jana Brk",
            "Nadir Halwani/Reuters",
            "Photograph: Jana Brk",
            "Photo: Jana Brk/The Ledger via Getty Images",
            "Credit",
            "Credit Jana Brk for The Ledger",
            "AFP",
            "(AP)",
            "Getty Images",
            "Foto: Qalmun Media Center/dpa/picture alliance".trim_end_matches("/picture alliance"),
            "Jana Brk - Anadolu Agency",
            "© Jana Brk",
            "(Xinhua/Rami Qaddur)",
            "Jana Brk/The Ledger",
            "AP Photo/Jana Brk, File",
            "(U.S. Army/Spc. Jana Roe)",
            "Photo by Ahmad al-Brk/Reuters",
        ] {
            assert!(is_credit(text), "{text}");
        }
    }

    #[test]
    fn no_credits() {
        for text in [
            "Photo shows a medic in Qalmun",
            "Photo: A medic waits",
            "World/Asia",
            "Reuters / Friday, February 10, 2012",
            "A medic waits",
            "Qalmun",
            "In Qalmun, Reuters found a school",
            "Getty Images Gallery",
            "AP, May 3, 2015",
            "",
            "Picture taken May 3, 2015.",
        ] {
            assert!(!is_credit(text), "{text}");
        }
    }

    #[test]
    fn ends() {
        for text in [
            "A medic waits in Qalmun. (Photo by Jana Brk/AFP Photo)",
            "A medic waits in Qalmun.NADIR HALWANI/Reuters",
            "A medic waits in Qalmun. REUTERS/J. Brk",
            "A medic waits Photograph: Jana Brk/AFP",
            "Waits.(AP Photo/Jana Brk, File)",
            "A medic waits. Credit Jana Brk for The Ledger",
        ] {
            assert!(ends_with_credit(text), "{text}");
        }
        for text in [
            "A medic waits in Qalmun.",
            "A medic (left) waits",
            "A medic waits (right)",
            "A medic, in Qalmun",
            "",
        ] {
            assert!(!ends_with_credit(text), "{text}");
        }
    }
}
