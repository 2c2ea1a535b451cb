//! Cuts the words of a credit into parts: names between slashes, "via", "for", commas.

use std::ops::Range;

use crate::lexicon::{CreditWord, Meaning};
use crate::sheet::{Shape, Sheet};

/// What stands before a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joint {
    Start,
    Slash,
    Dash,
    Comma,
    And,
    Via,
    For,
    By,
    Colon,
    Courtesy,
    /// A full stop: what follows is another statement.
    Stop,
}

/// Words between two joints.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) joint: Joint,
    pub(super) words: Range<usize>,
}

/// The parts of a credit, empty ones left out.
pub(super) fn parts(sheet: &Sheet<'_>, range: Range<usize>) -> Vec<Part> {
    let mut parts = Vec::new();
    let (mut joint, mut first, mut i) = (Joint::Start, range.start, range.start);
    while i < range.end {
        if let Some(end) = supplier_end(sheet, i, range.end) {
            i = end;
        } else if let Some((next, len)) = joint_at(sheet, i, range.end) {
            push(&mut parts, joint, first..i);
            let empty = i == first && !matches!(joint, Joint::Start | Joint::Stop);
            joint = if empty { stronger(joint, next) } else { next };
            i += len;
            first = i;
        } else {
            i += 1;
        }
    }
    push(&mut parts, joint, first..range.end);
    parts
}

fn push(parts: &mut Vec<Part>, joint: Joint, words: Range<usize>) {
    if !words.is_empty() {
        parts.push(Part { joint, words });
    }
}

/// Of two joints with nothing between, the one that tells more.
fn stronger(a: Joint, b: Joint) -> Joint {
    let weak = |j: Joint| matches!(j, Joint::Slash | Joint::Colon | Joint::Comma | Joint::Dash | Joint::Stop);
    if weak(b) && !weak(a) { a } else { b }
}

/// The end of a supplier's name of several words at `i`.
fn supplier_end(sheet: &Sheet<'_>, i: usize, limit: usize) -> Option<usize> {
    let is_supplier = |m: Meaning| matches!(m, Meaning::Supplier(_)).then_some(());
    let (range, ()) = sheet.signal(i, is_supplier)?;
    (range.end <= limit).then_some(range.end)
}

/// The joint at word `i` and its length in words.
pub(super) fn joint_at(sheet: &Sheet<'_>, i: usize, limit: usize) -> Option<(Joint, usize)> {
    let word = sheet.words.get(i)?;
    let joint = match (word.shape, sheet.str(i)) {
        (Shape::Mark, mark) => return mark_joint(sheet, i, mark, limit),
        (_, "via" | "Via" | "VIA") => Joint::Via,
        (_, "for" | "For" | "FOR") => Joint::For,
        (_, "by" | "By" | "BY" | "por" | "par" | "von")
            if word.shape != Shape::Lower || !follows_name(sheet, i) =>
        {
            Joint::By
        }
        (_, "from") => Joint::Via,
        (_, "and" | "und" | "et") if joins_names(sheet, i, limit) => Joint::And,
        (_, text) if text.eq_ignore_ascii_case("courtesy") && !sheet.is(i + 1, "photo") => {
            return Some((Joint::Courtesy, 1 + usize::from(sheet.is_any(i + 1, &["of", "to"]))));
        }
        _ => return None,
    };
    Some((joint, 1))
}

/// "von" between two names is a particle.
fn follows_name(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.is_any(i, &["von", "por", "par"])
        && i > 0
        && sheet.capital(i - 1)
        && !sheet.means(i - 1, |m| matches!(m, Meaning::Credit(_)))
}

fn mark_joint(sheet: &Sheet<'_>, i: usize, mark: &str, limit: usize) -> Option<(Joint, usize)> {
    let joint = match mark {
        "/" | "|" | "•" | "#" | "\\" | "(" | ")" | "[" | "]" | "!" | "+" | "=" | ">" | "<" | "※" => {
            Joint::Slash
        }
        "—" | "–" => Joint::Dash,
        "-" if !sheet.is_hyphen(i) || before_supplier(sheet, i) || after_role(sheet, i) => Joint::Dash,
        "," if !before_suffix(sheet, i) => Joint::Comma,
        "&" if joins_names(sheet, i, limit) => Joint::And,
        ":" | "：" | "©" => Joint::Colon,
        ";" => Joint::Slash,
        "." if !sheet.words.get(i + 1).is_some_and(|w| w.glued && w.shape == Shape::Lower) => Joint::Stop,
        "…" => Joint::Stop,
        _ => return None,
    };
    Some((joint, 1))
}

/// "Jana Brk-Lumen Photos": a hyphen glued before a supplier and after a name.
fn before_supplier(sheet: &Sheet<'_>, i: usize) -> bool {
    let org = |k: usize| sheet.means(k, |m| m == Meaning::Credit(CreditWord::Org));
    let given = i > 1 && sheet.means(i - 2, |m| m == Meaning::Given);
    i > 0
        && (sheet.means(i + 1, |m| matches!(m, Meaning::Supplier(_)))
            || (given && sheet.capital(i + 2) && org(i + 2)))
        && !sheet.signals_at(i - 1).iter().any(|s| s.end as usize > i)
}

/// "HO-Jana Brk", "STR-Lumen".
fn after_role(sheet: &Sheet<'_>, i: usize) -> bool {
    i > 0
        && sheet.words[i - 1].shape == Shape::Upper
        && sheet.means(i - 1, |m| matches!(m, Meaning::Credit(CreditWord::Role(_))))
}

fn before_suffix(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i + 1, |m| m == Meaning::Credit(CreditWord::Suffix))
        || sheet.is_any(i + 1, &["Inc", "Inc.", "Ltd", "Ltd.", "LLC"])
}

/// "and" between two names of persons: a name of two words or more stands on both sides.
fn joins_names(sheet: &Sheet<'_>, i: usize, limit: usize) -> bool {
    let org =
        |k: usize| sheet.means(k, |m| matches!(m, Meaning::Credit(CreditWord::Org) | Meaning::OrgWord(_)));
    i >= 2 && i + 2 < limit && [i - 2, i - 1, i + 1, i + 2].into_iter().all(|k| sheet.capital(k) && !org(k))
}
