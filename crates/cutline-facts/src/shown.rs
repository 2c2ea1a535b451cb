//! People pictured without a name.

use std::ops::Range;

use cutline_model::reading::{NumberForm, Outcome, Shown};

use crate::count::Counted;
use crate::event::Frame;
use crate::lexicon::{HarmForm, Meaning};
use crate::name::{Name, NameKind};
use crate::sheet::Sheet;
use crate::trace::Trace;

/// The unnamed people that the picture is said to show.
pub(crate) fn find(
    sheet: &Sheet<'_>,
    counted: &[Counted],
    names: &[Name],
    frame: &Frame,
    trace: &mut impl Trace,
) -> Vec<Shown> {
    counted
        .iter()
        .filter(|c| is_shown(sheet, c, names, frame))
        .filter_map(|c| shown(sheet, c, trace))
        .collect()
}

fn is_shown(sheet: &Sheet<'_>, counted: &Counted, names: &[Name], frame: &Frame) -> bool {
    let Some(head) = &counted.head else { return is_crowd(sheet, counted, frame) };
    let in_name = names.iter().any(|n| {
        n.kind != NameKind::Nothing
            && n.kind != NameKind::Unknown
            && n.range.start <= head.start
            && head.end <= n.range.end
    });
    let title = names.iter().any(|n| n.kind == NameKind::Person && n.range.start == counted.range.end);
    frame.shows(counted.range.start)
        && !in_name
        && !title
        && !depends_on_thing(sheet, counted.range.start)
        && !is_told_dead(sheet, &counted.range)
}

/// "the brother of a boy killed by …", "three were among 12 people killed": told of, not pictured.
fn is_told_dead(sheet: &Sheet<'_>, phrase: &Range<usize>) -> bool {
    let killed = |i: usize| {
        sheet.means(
            i,
            |m| matches!(m, Meaning::Harm(h) if h.outcome == Outcome::Killed && h.form == HarmForm::Verb),
        )
    };
    let among = |i: usize| sheet.is(i, "among");
    let of_kin = phrase.start > 1
        && sheet.is(phrase.start - 1, "of")
        && sheet.means(phrase.start - 2, |m| matches!(m, Meaning::People(_)));
    let be = |i: usize| sheet.is_any(i, &["was", "were"]);
    (killed(phrase.end) && (of_kin || phrase.start > 0 && among(phrase.start - 1)))
        || (be(phrase.end) && among(phrase.end + 1))
}

/// "Thousands march through …".
fn is_crowd(sheet: &Sheet<'_>, counted: &Counted, frame: &Frame) -> bool {
    counted.form == NumberForm::Vague
        && sheet.opens_sentence(counted.range.start)
        && frame.shows(counted.range.start)
}

/// "a school for girls", "in support of women": not pictured.
fn depends_on_thing(sheet: &Sheet<'_>, at: usize) -> bool {
    at > 0 && sheet.is_any(at - 1, &["for", "against", "about", "by", "than"])
}

fn shown(sheet: &Sheet<'_>, counted: &Counted, trace: &mut impl Trace) -> Option<Shown> {
    let span = sheet.span(counted.range.clone())?;
    let noun = counted.noun;
    trace.took("shown/phrase", span, "people pictured");
    Some(Shown {
        span,
        rule: "shown/phrase",
        low: counted.amount.low.or(counted.noun.is_none().then_some(2)),
        high: counted.amount.high,
        age: counted.age(sheet),
        sex: noun.and_then(|n| n.sex),
        part: noun.and_then(|n| n.part),
    })
}
