//! Where credits may stand: in brackets, after a label, or as a chain of names by itself.

use std::ops::Range;

use cutline_model::reading::{CreditFlag, Rule};

use super::line::{Line, is_org_word, known_supplier, read};
use super::naming::PARTICLES;
use super::part::{Joint, joint_at};
use crate::lexicon::{CreditWord, Meaning};
use crate::sheet::{Shape, Sheet};
use crate::trace::Trace;

/// Words that are a credit.
#[derive(Clone, Debug)]
pub(super) struct Region {
    pub(super) words: Range<usize>,
    pub(super) rule: Rule,
}

type FoundLines = Vec<(Region, Line)>;

/// The longest bracket that is read, in words.
const LONGEST: usize = 60;

/// Credits in round or square brackets.
pub(super) fn brackets(sheet: &Sheet<'_>, found: &mut FoundLines, trace: &mut impl Trace) {
    let mut i = 0;
    while i < sheet.len() {
        let opens = sheet.words[i].shape == Shape::Mark && matches!(sheet.str(i), "(" | "[");
        let Some((close, closed)) = opens.then(|| closing(sheet, i)).flatten() else {
            i += 1;
            continue;
        };
        let inner = i + 1..close;
        let words = i..close + usize::from(closed);
        let line = read(sheet, inner.clone());
        if bracket_is_credit(sheet, &line, inner, words.end) {
            take(sheet, found, trace, words.clone(), "credit/bracket", line);
            i = words.end;
        } else {
            if trace.listens()
                && let Some(span) = sheet.span(words)
            {
                trace.dropped("credit/bracket", span, "no label and no supplier of pictures");
            }
            i += 1;
        }
    }
}

/// The closing bracket of the one at `open`, or the end of its sentence where none closes it.
fn closing(sheet: &Sheet<'_>, open: usize) -> Option<(usize, bool)> {
    let mut depth = 0usize;
    for i in open..sheet.len().min(open + LONGEST) {
        match sheet.str(i) {
            "(" | "[" => depth += 1,
            ")" | "]" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((i, true));
        }
    }
    let end = sheet.sentence(open + 1).end;
    (end > open + 1 && end - open < 20).then_some((end, false))
}

fn bracket_is_credit(sheet: &Sheet<'_>, line: &Line, inner: Range<usize>, end: usize) -> bool {
    let label = label_at(sheet, inner.start).is_some_and(|l| l.end <= inner.end) || line.label;
    if line.is_empty() {
        return false;
    }
    if label || (line.role && line.known() > 0 && !line.odd) {
        return !line.odd || line.known() > 0;
    }
    if line.odd {
        return false;
    }
    let alone = line.suppliers.len() + line.creators.len() == 1;
    match line.known() {
        0 => {
            at_tail(sheet, end)
                && line.joined
                && line.creators.len() == 1
                && line.suppliers.len() <= 1
                && !alone
        }
        _ if alone => at_tail(sheet, end),
        _ => line.joined || at_tail(sheet, end),
    }
}

/// A label: its end, and whether it needs nothing more to be one.
struct Label {
    end: usize,
    strong: bool,
}

/// The label at word `i`: "Photo by", "Image credit:", "Credit", "©".
fn label_at(sheet: &Sheet<'_>, i: usize) -> Option<Label> {
    let (mut end, mut strong) = (i, false);
    let mut any = false;
    loop {
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
pub(super) fn labels(sheet: &Sheet<'_>, found: &mut FoundLines, trace: &mut impl Trace) {
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
    if !(sheet.capital(i)
        || in_bracket_c(sheet, i)
        || (starts_clean(sheet, i) && !breaks_before(sheet, i))
        || sheet.is_mark(i, '©')
        || sheet.words[i].shape == Shape::Caseless
        || supplier_before(sheet, i) < i)
    {
        return None;
    }
    let label = label_at(sheet, i).filter(|l| l.strong)?;
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

/// Credits without label or brackets: names joined to a known supplier, or such a supplier by itself at the end.
pub(super) fn chains(sheet: &Sheet<'_>, found: &mut FoundLines, trace: &mut impl Trace) {
    for s in 0..sheet.signals.len() {
        let signal = sheet.signals[s];
        let first = signal.first as usize;
        if !matches!(signal.meaning, Meaning::Supplier(_)) || inside(found, first).is_some() {
            continue;
        }
        let start = chain_start(sheet, first, found);
        let end = extent(sheet, first, limit(found, sheet, first));
        let start = if starts_clean(sheet, start) { start } else { nearest_name(sheet, start, first) };
        let line = read(sheet, start..end);
        if chain_is_credit(sheet, &line, start, end) {
            take(sheet, found, trace, start..end, "credit/chain", line);
        } else if trace.listens()
            && let Some(span) = sheet.span(start..end.max(start + 1))
        {
            trace.dropped("credit/chain", span, "names a supplier, but not as a credit does");
        }
    }
}

/// "… as they should be Getty Images": two words or more after a small one that governs nothing, at the very end.
fn left_over(sheet: &Sheet<'_>, start: usize, end: usize) -> bool {
    let governs = [
        "to", "by", "for", "from", "with", "of", "in", "at", "on", "via", "and", "or", "the", "a", "told",
        "per",
    ];
    end == sheet.len()
        && end - start > 1
        && start > 0
        && sheet.words[start - 1].shape == Shape::Lower
        && !sheet.is_any(start - 1, &governs)
}

/// Where no sentence ends before a chain, the last two words before its first joint are the name.
fn nearest_name(sheet: &Sheet<'_>, start: usize, supplier: usize) -> usize {
    let joint = (start..supplier).find(|&i| matches!(joint_at(sheet, i, supplier), Some((Joint::Slash, _))));
    joint.map_or(start, |joint| start.max(joint.saturating_sub(2)))
}

fn chain_is_credit(sheet: &Sheet<'_>, line: &Line, start: usize, end: usize) -> bool {
    if line.is_empty() || line.odd || line.known() == 0 || !ends_clean(sheet, end) {
        return false;
    }
    let leads = known_supplier(sheet, start)
        .is_some_and(|(r, _)| sheet.is_mark(r.end, '/') || sheet.is_mark(r.end + 1, '/'));
    let alone = line.suppliers.len() == 1 && line.creators.is_empty();
    let clean = starts_clean(sheet, start);
    if alone && !line.role && !line.joined {
        let closes = end == sheet.len() || !sheet.is_mark(end, '.');
        return (on_own_line(sheet, start) || torn(sheet, start) || left_over(sheet, start, end))
            && at_tail(sheet, end)
            && closes;
    }
    let last = end == sheet.len() && sheet.capital(start);
    (line.joined && (clean || leads || last)) || (on_own_line(sheet, start) && at_tail(sheet, end))
}

/// A last line that is nothing but names joined by a slash: outlets need not be known there.
pub(super) fn last_line(sheet: &Sheet<'_>, found: &mut FoundLines, trace: &mut impl Trace) {
    let Some(range) = sheet.sentences.last().cloned() else { return };
    let range = range.start..trimmed(sheet, range.start, range.end);
    let fits = |i: usize| {
        name_like(sheet, i)
            || is_org_word(sheet, i)
            || role_at(sheet, i)
            || matches!(sheet.str(i), "/" | "." | "via" | "for" | "," | "|" | "(" | ")")
    };
    let names = range.clone().all(fits);
    let free = range.clone().all(|i| inside(found, i).is_none());
    if !names || !free || range.len() > 10 || range.len() < 2 || range.start == 0 {
        return;
    }
    let line = read(sheet, range.clone());
    let given = sheet.means(range.start, |m| m == Meaning::Given);
    let named =
        line.suppliers.iter().any(|s| s.words.clone().any(|i| is_org_word(sheet, i) || sheet.is(i, "the")));
    let outlet = line.creators.len() == 1 && line.suppliers.len() == 1 && (line.joined || (given && named));
    let own_line = sheet.text
        [sheet.words[range.start - 1].end as usize..sheet.words[range.start].start as usize]
        .contains('\n');
    let name_alone = own_line
        && line.suppliers.is_empty()
        && line.creators.len() == 1
        && sheet.means(range.start, |m| m == Meaning::Given);
    let opens = line.creators.first().is_some_and(|c| c.start == range.start);
    let letters = |i: usize| matches!(sheet.words[i].shape, Shape::Upper | Shape::Mark);
    let acronyms = line.joined && line.suppliers.len() > 1 && range.clone().all(letters);
    let handout = line.joined && line.role && line.suppliers.len() == 1;
    if (((outlet || name_alone) && opens) || acronyms || handout) && !line.odd {
        take(sheet, found, trace, range, "credit/last-line", line);
    }
}

/// Walks left from a supplier over the names joined to it.
fn chain_start(sheet: &Sheet<'_>, supplier: usize, found: &FoundLines) -> usize {
    let mut start = supplier;
    while start > 1 {
        let joint = start - 1;
        let joins =
            matches!(joint_at(sheet, joint, sheet.len()), Some((Joint::Slash | Joint::Dash | Joint::Via, 1)))
                || (sheet.is_mark(joint, ',') && line_of_names(sheet, joint))
                || (sheet.is(joint, "for") && line_of_names(sheet, joint));
        if !joins
            || sheet.is_mark(joint, '|')
            || sheet.is_mark(joint, ')')
            || sheet.is_mark(joint, '>')
            || sheet.is_mark(joint, '(')
            || sheet.is_mark(joint, '[')
            || breaks_before(sheet, joint)
        {
            break;
        }
        let lone_via = sheet.is(joint, "via") && joint > 1 && sheet.is_mark(joint - 1, '/');
        let joint = joint - usize::from(lone_via);
        let run = names_before(sheet, joint, found);
        if run == joint && sheet.is_mark(joint, '/') && sheet.is_mark(joint.saturating_sub(1), '-') {
            return joint - 1;
        }
        if run == joint {
            break;
        }
        start = run;
    }
    start
}

/// Whether a line or sentence holds nothing but names up to word `end`.
fn line_of_names(sheet: &Sheet<'_>, end: usize) -> bool {
    let first = sheet.sentence(end).start;
    end - first <= 6 && end > first && (first..end).all(|i| name_like(sheet, i))
}

/// The start of the capitalised words before `joint`; all words of the sentence if they are few and an organisation's.
fn names_before(sheet: &Sheet<'_>, joint: usize, found: &FoundLines) -> usize {
    let floor = sheet.sentence(joint).start;
    let mut run = joint;
    while run > floor && name_like(sheet, run - 1) && inside(found, run - 1).is_none() {
        run -= 1;
    }
    while run < joint && (sheet.words[run].shape == Shape::Lower || sheet.words[run].shape == Shape::Mark) {
        run += 1;
    }
    let whole = joint - floor <= 10
        && (floor..joint).any(|i| is_org_word(sheet, i))
        && (floor..joint).filter(|&i| sheet.words[i].shape == Shape::Lower).count() <= 4
        && (floor..joint).all(|i| sheet.words[i].shape != Shape::Mark || sheet.is_hyphen(i));
    if whole { floor } else { run }
}

fn name_like(sheet: &Sheet<'_>, i: usize) -> bool {
    let Some(word) = sheet.words.get(i) else { return false };
    match word.shape {
        Shape::Title | Shape::Upper | Shape::Mixed | Shape::Caseless => true,
        Shape::Lower => sheet.is_any(i, &PARTICLES) || word.glued,
        Shape::Mark => sheet.is_hyphen(i) || matches!(sheet.str(i), "’" | "'" | "&" | "@"),
        Shape::Number => false,
    }
}

/// Where a credit that goes on from `from` ends.
fn extent(sheet: &Sheet<'_>, from: usize, limit: usize) -> usize {
    let mut i = from;
    let mut names = 0;
    while i < limit {
        let wrapped = names < 2 && i > from && !sheet.is_mark(i - 1, '.');
        if i > from && breaks_before(sheet, i) && !wrapped && !courtesy_follows(sheet, i) {
            break;
        }
        if slug_at(sheet, i) {
            break;
        }
        if let Some((range, _)) = known_supplier(sheet, i) {
            i = range.end;
            names += 2;
            continue;
        }
        if !goes_on(sheet, i, from) {
            break;
        }
        names += usize::from(sheet.capital(i));
        i += 1;
    }
    trimmed(sheet, from, i.min(limit))
}

/// "Courtesy of …" in the next sentence still belongs to the credit.
fn courtesy_follows(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.is(i, "courtesy")
}

fn goes_on(sheet: &Sheet<'_>, i: usize, from: usize) -> bool {
    let word = &sheet.words[i];
    match word.shape {
        Shape::Mark => {
            let comma = sheet.is_mark(i, ',')
                && !(sheet.capital(i + 1) || role_at(sheet, i + 1) || sheet.is(i + 1, "via"));
            let newline = sheet.is_mark(i, '|') && breaks_before(sheet, i);
            !comma
                && !newline
                && !matches!(
                    sheet.str(i),
                    "(" | "[" | ")" | "]" | "+" | ";" | "!" | "?" | "<" | "“" | "•" | "*"
                )
        }
        Shape::Lower => {
            joint_at(sheet, i, sheet.len()).is_some()
                || (word.glued && i > from && matches!(sheet.words[i - 1].shape, Shape::Number | Shape::Mark))
                || sheet.is_any(i, &PARTICLES)
                || sheet.is_any(i, &["of", "the", "and", "in", "s", "'s", "’s"])
                || role_at(sheet, i)
                || is_org_word(sheet, i)
        }
        Shape::Number if counts_pictures(sheet, i) => false,
        Shape::Number => {
            word.glued
                || i <= from + 1
                || sheet.capital(i + 1)
                || sheet.words.get(i - 1).is_some_and(|w| w.shape == Shape::Upper)
        }
        Shape::Upper => !notice_starts(sheet, i, from),
        Shape::Title | Shape::Mixed | Shape::Caseless => true,
    }
}

/// "17 / 22": which picture of how many.
fn counts_pictures(sheet: &Sheet<'_>, i: usize) -> bool {
    (sheet.is_mark(i + 1, '/') || sheet.is(i + 1, "of"))
        && sheet.words.get(i + 2).is_some_and(|w| w.shape == Shape::Number)
}

/// After a name in small letters, two words in capitals open a notice.
fn notice_starts(sheet: &Sheet<'_>, i: usize, from: usize) -> bool {
    let long = |k: usize| sheet.words.get(k).is_some_and(|w| w.shape == Shape::Upper && w.end - w.start > 2);
    i > from
        && sheet.words[i - 1].shape == Shape::Title
        && long(i)
        && long(i + 1)
        && !sheet.is_any(i, &PARTICLES)
}

fn slug_at(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i, |m| m == Meaning::Credit(CreditWord::Slug))
}

fn role_at(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i, |m| {
        matches!(m, Meaning::Credit(CreditWord::Role(_) | CreditWord::Label | CreditWord::Suffix))
    })
}

/// Takes joints and loose marks off the end.
fn trimmed(sheet: &Sheet<'_>, from: usize, mut end: usize) -> usize {
    while end > from {
        let last = end - 1;
        let dots = sheet.is_mark(last, '.') && sheet.is_mark(last.saturating_sub(1), '.');
        let closes = sheet.is_mark(last, ')') && (from..last).any(|i| sheet.is_mark(i, '('));
        let loose = sheet.words[last].shape == Shape::Mark && !dots && !closes;
        let word = sheet.words[last].shape == Shape::Lower
            && (sheet.is_any(last, &["of", "the", "and", "in", "for", "by", "via"])
                || sheet.is_any(last, &PARTICLES));
        if !loose && !word {
            break;
        }
        end -= 1;
    }
    end
}

/// Whether a sentence or line ends before word `i`.
fn breaks_before(sheet: &Sheet<'_>, i: usize) -> bool {
    i == 0 || sheet.words.get(i).is_none_or(|w| w.sentence != sheet.words[i - 1].sentence)
}

/// Whether nothing but the end of a statement, a bracket, a desk's mark or a notice follows.
fn ends_clean(sheet: &Sheet<'_>, end: usize) -> bool {
    let dots = (end..sheet.len()).find(|&i| !matches!(sheet.str(i), "." | "…" | "\"" | "”" | "*" | ","));
    let Some(next) = dots else { return true };
    breaks_before(sheet, next)
        || counts_pictures(sheet, next)
        || slug_at(sheet, next)
        || matches!(sheet.str(next), "(" | "[" | ")" | "]" | "+" | "<" | "|" | "#" | "/")
        || sheet.means(next, |m| {
            matches!(m, Meaning::Credit(CreditWord::Label | CreditWord::Credit | CreditWord::Role(_)))
        })
        || (sheet.words[next].shape == Shape::Upper
            && sheet.words.get(next + 1).is_some_and(|w| w.shape == Shape::Upper))
        || sheet.means(next, |m| matches!(m, Meaning::Supplier(_)))
}

/// Whether a statement may start at word `i`.
fn starts_clean(sheet: &Sheet<'_>, i: usize) -> bool {
    if breaks_before(sheet, i) || torn(sheet, i) {
        return true;
    }
    let before = &sheet.words[i - 1];
    before.shape == Shape::Number
        || (before.shape == Shape::Mark
            && matches!(
                sheet.str(i - 1),
                "." | "|"
                    | "—"
                    | "–"
                    | "-"
                    | ")"
                    | "]"
                    | "+"
                    | "/"
                    | "!"
                    | "?"
                    | "…"
                    | ":"
                    | "\""
                    | "”"
                    | ";"
                    | ">"
                    | "#"
                    | "©"
            ))
}

/// Whether word `i` was glued to a word before it.
fn torn(sheet: &Sheet<'_>, i: usize) -> bool {
    let Some(before) = i.checked_sub(1).and_then(|b| sheet.words.get(b)) else { return false };
    sheet.words.get(i).is_some_and(|w| w.glued)
        && (before.shape != Shape::Mark || matches!(sheet.str(i - 1), "," | "." | ")" | "…" | "”" | "\""))
}

fn on_own_line(sheet: &Sheet<'_>, i: usize) -> bool {
    breaks_before(sheet, i)
}

/// Whether nothing of the caption's own words follows.
fn at_tail(sheet: &Sheet<'_>, end: usize) -> bool {
    let own = (end..sheet.len())
        .filter(|&i| matches!(sheet.words[i].shape, Shape::Lower | Shape::Title))
        .filter(|&i| !role_at(sheet, i));
    own.take(4).count() < 4
        || (end..sheet.len()).all(|i| sheet.words[i].shape != Shape::Lower || is_org_word(sheet, i))
}

/// Where the next credit already found after `from` starts.
fn limit(found: &FoundLines, sheet: &Sheet<'_>, from: usize) -> usize {
    found.iter().map(|(r, _)| r.words.start).filter(|&s| s >= from).min().unwrap_or(sheet.len())
}

/// The end of the credit already found that holds word `i`.
fn inside(found: &FoundLines, i: usize) -> Option<usize> {
    found.iter().find(|(r, _)| r.words.contains(&i)).map(|(r, _)| r.words.end)
}

fn take(
    sheet: &Sheet<'_>,
    found: &mut FoundLines,
    trace: &mut impl Trace,
    words: Range<usize>,
    rule: Rule,
    line: Line,
) {
    if let Some(span) = sheet.span(words.clone()) {
        trace.took(rule, span, "credit");
        found.push((Region { words, rule }, line));
    }
}
