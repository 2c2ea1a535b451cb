//! Named organisations, armed groups, teams, ministries, companies, outlets.

use std::ops::Range;

use cutline_model::reading::{Group, GroupKind, Rule};

use crate::lexicon::Meaning;
use crate::name::grammar::acronym;
use crate::name::{Name, NameKind};
use crate::sheet::{Shape, Sheet};
use crate::trace::Trace;

/// Every named group of the body, once each.
pub(crate) fn find(sheet: &Sheet<'_>, names: &[Name], trace: &mut impl Trace) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut known: Vec<Range<usize>> = Vec::new();
    for (range, rule) in names.iter().filter_map(|n| named(sheet, n)) {
        let Some(span) = sheet.span(range.clone()) else { continue };
        if known.iter().any(|first| same(sheet, first, &range)) {
            trace.dropped("group/again", span, "a later mention of the same group");
            continue;
        }
        let short = acronym(sheet, &range);
        groups.push(Group {
            span,
            rule,
            acronym: short.and_then(|i| sheet.span(i..i + 1)),
            kind: kind(sheet, &range),
        });
        known.push(range);
    }
    groups
}

/// The words of a name that name a group.
fn named(sheet: &Sheet<'_>, name: &Name) -> Option<(Range<usize>, Rule)> {
    match name.kind {
        NameKind::Group => Some((name.range.clone(), name.rule)),
        NameKind::Place => Some((institution(sheet, &name.range)?, "group/institution")),
        _ => None,
    }
}

/// The court, university or ministry in the name of a place: such a place is a group too.
fn institution(sheet: &Sheet<'_>, place: &Range<usize>) -> Option<Range<usize>> {
    let court = |m: Meaning| matches!(m, Meaning::Org(GroupKind::Court | GroupKind::Un)).then_some(());
    if let Some((range, ())) = sheet.signal(place.start, court) {
        return Some(range);
    }
    let last = place
        .clone()
        .rev()
        .find(|&i| sheet.capital(i) && sheet.is_any(i, &["University", "Court", "Ministry"]))?;
    let end = if sheet.is(last + 1, "of") { place.end } else { last + 1 };
    (end - place.start > 1).then_some(place.start..end)
}

/// Whether `later` names the group `first` again: in the same words, or by its acronym.
fn same(sheet: &Sheet<'_>, first: &Range<usize>, later: &Range<usize>) -> bool {
    let equal = first.len() == later.len()
        && first.clone().zip(later.clone()).all(|(a, b)| sheet.str(a).eq_ignore_ascii_case(sheet.str(b)));
    equal
        || later.len() == 1
            && (stands_for(sheet, first, later.start) || bracketed_before(sheet, first, later.start))
}

/// Whether word `i` is the acronym that stands in brackets after the group's first mention.
fn bracketed_before(sheet: &Sheet<'_>, first: &Range<usize>, i: usize) -> bool {
    let at = first.end + 1;
    sheet.is_mark(first.end, '(') && sheet.is_mark(at + 1, ')') && sheet.str(at) == sheet.str(i)
}

/// Whether word `i`, in capitals, has the initials of the group's capitalised words.
fn stands_for(sheet: &Sheet<'_>, first: &Range<usize>, i: usize) -> bool {
    let capitals = first.clone().filter(|&k| sheet.capital(k)).filter_map(|k| sheet.str(k).chars().next());
    let letters = sheet.str(i).chars().filter(|c| c.is_alphabetic());
    first.len() > 1 && sheet.words[i].shape == Shape::Upper && capitals.eq(letters)
}

/// What it is: as the lexicon has it, else by its last telling word.
fn kind(sheet: &Sheet<'_>, range: &Range<usize>) -> Option<GroupKind> {
    let org = |m: Meaning| if let Meaning::Org(kind) = m { Some(kind) } else { None };
    let word = |m: Meaning| if let Meaning::OrgWord(kind) = m { Some(kind) } else { None };
    let whole = sheet.signal(range.start, org).filter(|(r, _)| r.end == range.end).map(|(_, kind)| kind);
    let words = || range.clone().rev().filter_map(|i| sheet.signal(i, word)).map(|(_, kind)| kind);
    let general = |kind: &GroupKind| matches!(kind, GroupKind::Government | GroupKind::Other);
    whole.or_else(|| words().find(|k| !general(k))).or_else(|| words().next())
}
