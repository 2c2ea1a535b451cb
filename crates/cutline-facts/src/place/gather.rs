//! Ties mentions together: once each, in which place, in which country.

use cutline_model::reading::{HeldBy, Place, PlaceKind, PlaceRole, Relation};

use super::entry;
use super::judge::Mention;
use super::lead::Prep;
use crate::lexicon::Lexicon;
use crate::sheet::Sheet;
use crate::trace::Trace;

/// The places of the mentions, in order of first mention.
pub(super) fn places(
    sheet: &Sheet<'_>,
    lexicon: &Lexicon,
    mentions: &[Mention],
    trace: &mut impl Trace,
) -> Vec<Place> {
    let mut kept: Vec<&Mention> = Vec::with_capacity(mentions.len());
    let mut index = Vec::with_capacity(mentions.len());
    for mention in mentions {
        let known = kept.iter().position(|k| same(sheet, k, mention));
        index.push(known.unwrap_or(kept.len()));
        if known.is_none() {
            kept.push(mention);
        }
    }
    let inside = containers(sheet, mentions, &index, kept.len());
    let rows = countries(sheet, &kept, &inside);
    kept.iter()
        .enumerate()
        .filter_map(|(i, mention)| place(sheet, lexicon, mention, inside[i], rows[i], trace))
        .collect()
}

/// Whether two mentions are written alike but for case and marks.
fn same(sheet: &Sheet<'_>, a: &Mention, b: &Mention) -> bool {
    let letters = |m: &Mention| {
        m.range
            .clone()
            .flat_map(|i| sheet.str(i).chars())
            .filter(|c| c.is_alphanumeric())
            .flat_map(char::to_lowercase)
    };
    let strip = |m: &Mention| sheet.is(m.range.end - 1, "Strip") && m.range.len() == 2;
    let first = |m: &Mention| {
        letters(&Mention { range: m.range.start..m.range.start + 1, ..m.clone() }).collect::<String>()
    };
    if strip(a) != strip(b) {
        return a.range.len().max(b.range.len()) == 2
            && a.range.len().min(b.range.len()) == 1
            && first(a) == first(b);
    }
    a.range.len().abs_diff(b.range.len()) < 4 && letters(a).eq(letters(b))
}

/// For each place kept the one it lies in, as the words put it: "X, Y", "X in Y", "Y's X", "X district of Y".
fn containers(sheet: &Sheet<'_>, mentions: &[Mention], index: &[usize], count: usize) -> Vec<Option<usize>> {
    let mut inside = vec![None; count];
    for (i, pair) in mentions.windows(2).enumerate() {
        let (a, b) = (index[i], index[i + 1]);
        if a == b {
            continue;
        }
        if pair[0].owns
            && pair[1].range.start <= pair[0].range.end + 5
            && sheet.sentence(pair[0].range.start) == sheet.sentence(pair[1].range.start)
        {
            set(&mut inside, b, a);
        } else if lies_in(sheet, &pair[0], &pair[1]) {
            set(&mut inside, a, b);
        }
    }
    inside
}

fn set(inside: &mut [Option<usize>], part: usize, whole: usize) {
    let mut at = Some(whole);
    for _ in 0..inside.len() {
        match at {
            Some(i) if i == part => return,
            Some(i) => at = inside[i],
            None => break,
        }
    }
    inside[part].get_or_insert(whole);
}

/// Whether the words between two mentions put the first in the second.
fn lies_in(sheet: &Sheet<'_>, a: &Mention, b: &Mention) -> bool {
    let end = a.relation.as_ref().filter(|r| r.start == a.range.end).map_or(a.range.end, |r| r.end);
    let gap = b.lead.saturating_sub(end);
    let wider = breadth(b) >= breadth(a);
    match b.prep {
        Prep::Comma | Prep::Bracket => gap == 0 && wider,
        Prep::In if sheet.is(b.lead, "in") => {
            gap <= 1 && a.kind != Some(PlaceKind::Country) || apposed(sheet, end, b.lead)
        }
        Prep::In | Prep::Of | Prep::At | Prep::On => {
            gap <= 1 && wider && !sheet.is_any(b.lead, &["near", "outside"]) || apposed(sheet, end, b.lead)
        }
        Prep::None => b.range.start == end && wider,
        _ => false,
    }
}

/// "X, a town on the outskirts of": an apposition runs from one place to the next.
fn apposed(sheet: &Sheet<'_>, end: usize, lead: usize) -> bool {
    sheet.is_mark(end, ',')
        && sheet.is_any(end + 1, &["a", "an", "the", "one"])
        && lead > end
        && lead < end + 10
        && !(end + 1..lead)
            .any(|i| sheet.is_mark(i, ',') || sheet.is_any(i, &["who", "which", "where", "that"]))
}

/// How wide a kind of place is, from a site to a country.
pub(crate) fn breadth_of(kind: Option<PlaceKind>) -> u8 {
    match kind {
        Some(PlaceKind::Site) => 0,
        Some(PlaceKind::Road | PlaceKind::Camp | PlaceKind::Neighbourhood) => 1,
        Some(PlaceKind::Village) => 2,
        Some(PlaceKind::Town | PlaceKind::City | PlaceKind::District) | None => 3,
        Some(PlaceKind::Mountain | PlaceKind::Other) => 4,
        Some(PlaceKind::Water) => 5,
        Some(PlaceKind::Province) => 6,
        Some(PlaceKind::Region) => 7,
        Some(PlaceKind::Country) => 8,
    }
}

fn breadth(mention: &Mention) -> u8 {
    breadth_of(mention.kind)
}

/// The row of each place's country: of what it lies in, else its own.
fn countries(sheet: &Sheet<'_>, kept: &[&Mention], inside: &[Option<usize>]) -> Vec<u16> {
    let firm: Vec<u16> = kept.iter().filter(|m| m.kind == Some(PlaceKind::Country)).map(|m| m.row).collect();
    (0..kept.len())
        .map(|i| {
            let own = own_row(sheet, kept[i], &firm);
            let mut row = own;
            let mut at = inside[i];
            for _ in 0..kept.len() {
                let Some(k) = at else { break };
                let wider = own_row(sheet, kept[k], &firm);
                if wider != 0 && kept[i].kind != Some(PlaceKind::Country) {
                    row = wider;
                }
                at = inside[k];
            }
            row
        })
        .collect()
}

/// A division's name may be of several countries: the one that the caption names wins, else the first if single.
fn own_row(sheet: &Sheet<'_>, mention: &Mention, named: &[u16]) -> u16 {
    if mention.kind == Some(PlaceKind::Country) {
        return mention.row;
    }
    let rows = entry::countries_of(sheet, &mention.range);
    rows.iter().copied().find(|r| named.contains(r)).unwrap_or(mention.row)
}

fn place(
    sheet: &Sheet<'_>,
    lexicon: &Lexicon,
    mention: &Mention,
    inside: Option<usize>,
    row: u16,
    trace: &mut impl Trace,
) -> Option<Place> {
    let span = sheet.span(mention.range.clone())?;
    if trace.listens() {
        trace.took(mention.rule, span, mention.kind.map_or("a place", PlaceKind::as_str));
    }
    let relation =
        mention.relation.clone().and_then(|r| sheet.span(r)).map(|span| Relation { span, of: inside });
    let held_by = mention.held.clone().and_then(|(r, side)| Some(HeldBy { span: sheet.span(r)?, side }));
    let country = lexicon.countries.get(row as usize).map(|c| c.code).filter(|code| !code.is_empty());
    Some(Place {
        span,
        rule: mention.rule,
        kind: mention.kind,
        role: role(sheet, mention),
        relation,
        held_by,
        country,
        inside,
    })
}

/// What a mention does in its clause; the scene is found later.
fn role(sheet: &Sheet<'_>, mention: &Mention) -> PlaceRole {
    match mention.prep {
        Prep::From => PlaceRole::From,
        Prep::To => PlaceRole::To,
        Prep::By => PlaceRole::Actor,
        Prep::Comma | Prep::Of => PlaceRole::Container,
        Prep::None if sheet.means(mention.range.end, |m| matches!(m, crate::lexicon::Meaning::Says(_))) => {
            PlaceRole::Speaker
        }
        Prep::None if super::tail::is_verb(sheet, mention.range.end) => PlaceRole::Actor,
        _ => PlaceRole::Mention,
    }
}
