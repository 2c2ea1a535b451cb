//! Mentions become places: each once, with what ties it to the others.

use cutline_model::reading::{HeldBy, Place, PlaceKind, PlaceRole, Relation};

use super::judge::Mention;
use super::lead::Prep;
use super::tail;
use super::tie::{self, Tie};
use crate::lexicon::{Lexicon, Meaning};
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
    let ties = tie::ties(sheet, mentions, &index, kept.len());
    let rows = tie::countries(sheet, &kept, &ties);
    let each = kept.iter().zip(ties).zip(rows);
    each.filter_map(|((mention, tie), row)| place(sheet, lexicon, mention, tie, row, trace)).collect()
}

/// Whether two mentions are written alike but for case and marks, and for the Strip of "Gaza Strip".
fn same(sheet: &Sheet<'_>, a: &Mention, b: &Mention) -> bool {
    let length = |m: &Mention| {
        let strip = m.range.len() == 2 && sheet.is(m.range.end - 1, "Strip");
        m.range.len() - usize::from(strip)
    };
    let letters = |m: &Mention| {
        let words = m.range.start..m.range.start + length(m);
        words.flat_map(|i| sheet.str(i).chars()).filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase)
    };
    length(a).abs_diff(length(b)) < 4 && letters(a).eq(letters(b))
}

fn place(
    sheet: &Sheet<'_>,
    lexicon: &Lexicon,
    mention: &Mention,
    tie: Tie,
    row: u16,
    trace: &mut impl Trace,
) -> Option<Place> {
    let span = sheet.span(mention.range.clone())?;
    if trace.listens() {
        trace.took(mention.rule, span, mention.kind.map_or("a place", PlaceKind::as_str));
    }
    let relation = tie.relation.and_then(|(words, of)| Some(Relation { span: sheet.span(words)?, of }));
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
        inside: tie.inside,
    })
}

/// What a mention does in its clause; the scene is found later.
fn role(sheet: &Sheet<'_>, mention: &Mention) -> PlaceRole {
    let end = mention.range.end;
    match mention.prep {
        Prep::From => PlaceRole::From,
        Prep::To => PlaceRole::To,
        Prep::By => PlaceRole::Actor,
        Prep::Comma | Prep::Of => PlaceRole::Container,
        Prep::None if sheet.means(end, |m| matches!(m, Meaning::Says(_))) => PlaceRole::Speaker,
        Prep::None if tail::is_verb(sheet, end) => PlaceRole::Actor,
        _ => PlaceRole::Mention,
    }
}
