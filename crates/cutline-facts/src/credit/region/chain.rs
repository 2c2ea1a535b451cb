//! Credits without label or brackets: names joined to a supplier, or a last line of nothing but names.

use super::edge::{
    at_tail, breaks_before, ends_clean, extent, on_own_line, role_at, starts_clean, torn, trimmed,
};
use super::{FoundLines, inside, limit, take};
use crate::credit::line::{Line, is_org_word, known_supplier, read};
use crate::credit::naming::PARTICLES;
use crate::credit::part::{Joint, joint_at};
use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet};
use crate::trace::Trace;

/// Credits without label or brackets: names joined to a known supplier, or such a supplier by itself at the end.
pub(in crate::credit) fn chains(sheet: &Sheet<'_>, found: &mut FoundLines, trace: &mut impl Trace) {
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
pub(in crate::credit) fn last_line(sheet: &Sheet<'_>, found: &mut FoundLines, trace: &mut impl Trace) {
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
