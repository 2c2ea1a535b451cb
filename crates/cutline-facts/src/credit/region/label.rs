//! Credits that open with a label: "Photo by", "Image credit:", "©".

use cutline_model::reading::CreditFlag;

use super::edge::{breaks_before, ends_clean, extent, starts_clean};
use super::{FoundLines, inside, limit, take};
use crate::credit::line::{Line, known_supplier, read};
use crate::lexicon::{CreditWord, Meaning};
use crate::sheet::{Shape, Sheet};
use crate::trace::Trace;

/// A label: its end, and whether it needs nothing more to be one.
pub(super) struct Label {
    pub(super) end: usize,
    pub(super) strong: bool,
}

/// The longest label, in words.
const LONGEST: usize = 16;

/// The label at word `i`: "Photo by", "Image credit:", "Credit", "©".
pub(super) fn label_at(sheet: &Sheet<'_>, i: usize) -> Option<Label> {
    let (mut end, mut strong) = (i, false);
    let mut any = false;
    while end - i < LONGEST {
        let signal = sheet.signal(end, |m| match m {
            Meaning::Credit(w @ (CreditWord::Label | CreditWord::Credit)) => Some(w),
            _ => None,
        });
        if let Some((range, word)) = signal {
            strong |= word == CreditWord::Credit;
            any = true;
            end = range.end;
        } else if in_bracket_c(sheet, end) {
            (strong, any) = (true, true);
            end += 3;
        } else if sheet.is_mark(end, '©') {
            (strong, any) = (true, true);
            end += 1;
        } else if any && (sheet.is_mark(end, ':') || sheet.is_mark(end, '：') || sheet.is(end, "by")) {
            strong = true;
            end += 1;
        } else if any
            && strong
            && (sheet.is_mark(end, '.') || sheet.is_mark(end, '…') || sheet.is_mark(end, '-'))
        {
            end += 1;
        } else {
            break;
        }
    }
    let dash =
        any && matches!(sheet.str(end), "-" | "–" | "—") && starts_clean(sheet, i) && sheet.capital(end + 1);
    strong |= any && (sheet.is(end, "via") || sheet.is(end, "courtesy") || dash);
    end += usize::from(dash);
    any.then_some(Label { end, strong })
}

/// "(c)".
fn in_bracket_c(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.is_mark(i, '(') && sheet.is(i + 1, "c") && sheet.is_mark(i + 2, ')')
}

/// Credits that open with a label, outside brackets.
pub(in crate::credit) fn labels(sheet: &Sheet<'_>, found: &mut FoundLines, trace: &mut impl Trace) {
    let mut i = 0;
    while i < sheet.len() {
        if let Some(used) = inside(found, i) {
            i = used;
            continue;
        }
        if let Some(end) = courtesy_photo(sheet, i) {
            take(sheet, found, trace, i..end, "credit/label", read(sheet, i..end));
            i = end;
            continue;
        }
        let (start, label) = match label_here(sheet, i) {
            Some(label) => (i, label),
            None => {
                i += 1;
                continue;
            }
        };
        let end = extent(sheet, label.end, limit(found, sheet, label.end));
        let line = read(sheet, start..end);
        if label_is_credit(sheet, &line, start, end) {
            let start = supplier_before(sheet, start);
            let words = start..with_rights(sheet, end);
            take(sheet, found, trace, words, "credit/label", read(sheet, start..end));
            i = end;
        } else {
            i += 1;
        }
    }
}

/// "Courtesy photo" as a statement of its own.
fn courtesy_photo(sheet: &Sheet<'_>, i: usize) -> Option<usize> {
    let role = |m| (m == Meaning::Credit(CreditWord::Role(Some(CreditFlag::Courtesy)))).then_some(());
    let (range, ()) = sheet.signal(i, role)?;
    (starts_clean(sheet, i) && ends_clean(sheet, range.end)).then_some(range.end)
}

/// "All rights reserved." still belongs to the credit.
fn with_rights(sheet: &Sheet<'_>, end: usize) -> usize {
    let next = end + usize::from(sheet.is_mark(end, '.'));
    let reserved = sheet.is(next, "all") && sheet.is(next + 1, "rights") && sheet.is(next + 2, "reserved");
    if reserved { next + 3 + usize::from(sheet.is_mark(next + 3, '.')) } else { end }
}

/// A label that may open a credit here: written as one, with what makes it one.
fn label_here(sheet: &Sheet<'_>, i: usize) -> Option<Label> {
    let courtesy = sheet.is(i, "courtesy")
        && (sheet.is(i + 1, "of") || sheet.capital(i + 1))
        && !sheet.is(i + 1, "photo");
    if courtesy {
        return Some(Label { end: i + 1, strong: true });
    }
    let label = label_at(sheet, i).filter(|l| l.strong)?;
    if !(sheet.capital(i)
        || in_bracket_c(sheet, i)
        || (starts_clean(sheet, i) && !breaks_before(sheet, i))
        || sheet.is_mark(i, '©')
        || sheet.words[i].shape == Shape::Caseless
        || supplier_before(sheet, i) < i)
    {
        return None;
    }
    let plain =
        (i..label.end).all(|k| !matches!(sheet.str(k), ":" | "：" | "by" | "By" | "BY" | "©" | "via"));
    // "Credit" alone is a label only where a statement may start.
    (!plain || starts_clean(sheet, i)).then_some(label)
}

/// The start of "U.S. Army" before "photo by"; else `start`.
fn supplier_before(sheet: &Sheet<'_>, start: usize) -> usize {
    (start.saturating_sub(5)..start)
        .find(|&k| known_supplier(sheet, k).is_some_and(|(r, _)| r.end == start))
        .unwrap_or(start)
}

fn label_is_credit(sheet: &Sheet<'_>, line: &Line, start: usize, end: usize) -> bool {
    let ends = ends_clean(sheet, end);
    (!line.is_empty() || (line.role && ends))
        && (!line.odd || line.known() > 0)
        && (ends || (line.known() > 0 && !line.odd))
        && !after_file(sheet, start)
}

/// "FILE PHOTO:" opens a caption.
fn after_file(sheet: &Sheet<'_>, start: usize) -> bool {
    start > 0 && sheet.is_any(start - 1, &["file", "handout", "archive"])
}
