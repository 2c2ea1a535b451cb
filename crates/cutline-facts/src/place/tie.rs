//! How places lie to each other by the words between them, and in which country that puts them.

use std::ops::Range;

use cutline_model::reading::PlaceKind;

use super::breadth::breadth_of;
use super::entry;
use super::judge::Mention;
use super::lead::Prep;
use crate::sheet::Sheet;

/// What ties a place to others.
#[derive(Clone, Debug, Default)]
pub(super) struct Tie {
    /// The place that it lies in.
    pub(super) inside: Option<usize>,
    /// Words that relate it, and to which place: "north of", "district of", "nearby".
    pub(super) relation: Option<(Range<usize>, Option<usize>)>,
}

impl Tie {
    /// The place that tells its country: around it, or beside it by the words after its name.
    fn toward(&self) -> Option<usize> {
        let beside = || self.relation.as_ref().and_then(|(_, of)| *of);
        self.inside.or_else(beside)
    }
}

/// The ties of all places; `index` gives the place of each mention, of `count` places.
pub(super) fn ties(sheet: &Sheet<'_>, mentions: &[Mention], index: &[usize], count: usize) -> Vec<Tie> {
    let mut ties = vec![Tie::default(); count];
    for (pair, at) in mentions.windows(2).zip(index.windows(2)) {
        if let ([a, b], [i, k]) = (pair, at)
            && i != k
            && sheet.sentence(a.range.start) == sheet.sentence(b.range.start)
        {
            tie(sheet, &mut ties, (a, *i), (b, *k));
        }
    }
    for (at, mention) in mentions.iter().enumerate() {
        near_earlier(sheet, &mut ties, mentions, index, (at, mention));
    }
    ties
}

/// Ties two mentions that follow each other.
fn tie(sheet: &Sheet<'_>, ties: &mut [Tie], (a, i): (&Mention, usize), (b, k): (&Mention, usize)) {
    if a.owns && b.range.start <= a.range.end + 5 {
        put_inside(ties, k, i);
        return;
    }
    let words = direction(sheet, a, b).or_else(|| own_noun(sheet, a, b));
    let beside = words.as_ref().is_some_and(|w| a.noun.as_ref().is_none_or(|n| n.start != w.start));
    if !beside && lies_in(sheet, a, b) {
        put_inside(ties, i, k);
    }
    if let Some(words) = words
        && reach(ties, k, i).is_none()
    {
        ties[i].relation.get_or_insert((words, Some(k)));
    }
}

fn put_inside(ties: &mut [Tie], part: usize, whole: usize) {
    if reach(ties, whole, part).is_none() {
        ties[part].inside.get_or_insert(whole);
    }
}

/// Whether a way of ties leads from one place to another.
fn reach(ties: &[Tie], from: usize, to: usize) -> Option<()> {
    let mut at = Some(from);
    for _ in 0..=ties.len() {
        match at? {
            i if i == to => return Some(()),
            i => at = ties[i].toward(),
        }
    }
    Some(())
}

/// "X, north of Y", "X, on the outskirts of Y", "X near Y".
fn direction(sheet: &Sheet<'_>, a: &Mention, b: &Mention) -> Option<Range<usize>> {
    let gap = b.lead.checked_sub(a.end())?;
    let tied = gap <= 1 || apposed(sheet, a.end(), b.lead);
    if b.prep == Prep::In && sheet.is_any(b.lead, &["near", "outside", "off"]) {
        return tied.then(|| b.lead..b.lead + 1);
    }
    let part = b.part.as_ref().filter(|p| sheet.is(p.end - 1, "of"))?;
    match b.prep {
        _ if a.noun.as_ref().is_some_and(|n| n.start == part.start) => None,
        Prep::Comma => (gap == 0).then(|| part.clone()),
        Prep::In | Prep::At | Prep::On => tied.then_some(b.lead..part.end),
        Prep::None => (part.start <= a.end() + 1).then(|| part.clone()),
        _ => None,
    }
}

/// "X district of Y".
fn own_noun(sheet: &Sheet<'_>, a: &Mention, b: &Mention) -> Option<Range<usize>> {
    let noun = a.noun.as_ref()?;
    (b.prep == Prep::Of && b.lead == noun.end && sheet.is(noun.end, "of")).then(|| noun.start..noun.end + 1)
}

/// "nearby X": near the last town or village that was named.
fn near_earlier(
    sheet: &Sheet<'_>,
    ties: &mut [Tie],
    mentions: &[Mention],
    index: &[usize],
    (at, mention): (usize, &Mention),
) {
    let near = |p: &&Range<usize>| sheet.is_any(p.start, &["nearby", "neighbouring", "neighboring"]);
    let Some(part) = mention.part.as_ref().filter(near) else { return };
    let settled = |m: &Mention| (2..=3).contains(&breadth_of(m.kind));
    let of = (0..at).rev().find(|&k| settled(&mentions[k]) && index[k] != index[at]).map(|k| index[k]);
    if let Some(tie) = ties.get_mut(index[at]) {
        tie.relation.get_or_insert((part.start..part.start + 1, of));
    }
}

/// Whether the words between two mentions put the first in the second.
fn lies_in(sheet: &Sheet<'_>, a: &Mention, b: &Mention) -> bool {
    let Some(gap) = b.lead.checked_sub(a.end()) else { return b.range.start == a.end() };
    let wider = breadth_of(b.kind) >= breadth_of(a.kind);
    let apposed = || apposed(sheet, a.end(), b.lead);
    match b.prep {
        Prep::Comma | Prep::Bracket => gap == 0 && wider,
        Prep::In if sheet.is(b.lead, "in") => gap <= 1 && a.kind != Some(PlaceKind::Country) || apposed(),
        Prep::In | Prep::Of | Prep::At | Prep::On => gap <= 1 && wider || apposed(),
        Prep::None => b.range.start == a.end() && wider,
        _ => false,
    }
}

/// "X, a town on the outskirts of": an apposition runs from one place to the next.
fn apposed(sheet: &Sheet<'_>, end: usize, lead: usize) -> bool {
    let breaks = |i| sheet.is_mark(i, ',') || sheet.is_any(i, &["who", "which", "where", "that"]);
    sheet.is_mark(end, ',')
        && sheet.is_any(end + 1, &["a", "an", "the", "one"])
        && (end + 1..end + 10).contains(&lead)
        && !(end + 1..lead).any(breaks)
}

/// The row of each place's country: that of the places its ties lead to, else its own.
pub(super) fn countries(sheet: &Sheet<'_>, kept: &[&Mention], ties: &[Tie]) -> Vec<u16> {
    let named: Vec<u16> = kept.iter().filter(|m| m.kind == Some(PlaceKind::Country)).map(|m| m.row).collect();
    let own: Vec<u16> = kept.iter().map(|m| own_row(sheet, m, &named)).collect();
    (0..kept.len()).map(|i| if is_country(kept[i]) { own[i] } else { tied_row(&own, ties, i) }).collect()
}

fn is_country(mention: &Mention) -> bool {
    mention.kind == Some(PlaceKind::Country)
}

/// The row of the widest place that the ties of place `i` lead to.
fn tied_row(own: &[u16], ties: &[Tie], i: usize) -> u16 {
    let mut row = own[i];
    let mut at = ties[i].toward();
    for _ in 0..ties.len() {
        let Some(k) = at else { break };
        row = if own[k] == 0 { row } else { own[k] };
        at = ties[k].toward();
    }
    row
}

/// A division's name may be of several countries: the one that the caption names wins.
fn own_row(sheet: &Sheet<'_>, mention: &Mention, named: &[u16]) -> u16 {
    if is_country(mention) {
        return mention.row;
    }
    let rows = entry::countries_of(sheet, &mention.range);
    rows.into_iter().find(|r| named.contains(r)).unwrap_or(mention.row)
}
