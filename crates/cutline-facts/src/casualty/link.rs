//! Ties tolls to events, claimants and each other.

use cutline_model::reading::{
    Casualty, EventType, Index, Manner, Number, NumberForm, Outcome, PlaceKind, Scope, Standing,
};
use cutline_model::{Edtf, Reading};

use super::Toll;
use crate::event::{Around, Draft, is_harmful, what_was_said};
use crate::lexicon::{HarmForm, Meaning};
use crate::sheet::Sheet;

/// The casualties of the reading, in text order.
pub(crate) fn casualties(around: &Around<'_, '_>, reading: &Reading, events: &[Draft]) -> Vec<Casualty> {
    let mut list: Vec<Casualty> = Vec::new();
    for (i, toll) in around.tolls.iter().enumerate() {
        let part_of = toll.part.then(|| whole_of(around.tolls, i)).flatten();
        list.extend(casualty(around, reading, events, toll).map(|c| Casualty { part_of, ..c }));
    }
    inherit(&mut list);
    overlap(around, &mut list);
    rivals(&mut list);
    list
}

fn casualty(around: &Around<'_, '_>, reading: &Reading, events: &[Draft], toll: &Toll) -> Option<Casualty> {
    let sheet = around.sheet;
    let counted = &toll.counted;
    let amount = &counted.amount;
    let event = event_of(around, events, toll);
    let noun = counted.noun;
    let head = counted.head.clone().and_then(|h| sheet.span(h)).map(|s| s.of(sheet.text).to_lowercase());
    Some(Casualty {
        span: sheet.span(toll.range.clone())?,
        rule: toll.rule,
        outcome: toll.outcome,
        manner: toll.manner,
        number: Number { span: sheet.span(counted.number.clone())?, form: counted.form },
        low: amount.low,
        high: amount.high,
        open: amount.open,
        approx: amount.approx,
        vague: amount.vague.clone().and_then(|v| sheet.span(v)).map(|s| s.of(sheet.text).to_lowercase()),
        who: head,
        who_text: sheet.span(counted.who.clone()),
        age: toll.counted.age(sheet),
        sex: noun.and_then(|n| n.sex),
        status: noun.and_then(|n| n.status),
        event,
        scope: Some(scope(around, reading, toll)),
        since: since(around, reading, toll),
        shown: is_shown(around, toll),
        hedged: is_hedged(sheet, toll),
        claimant: claimant(around, toll),
        part_of: None,
        may_overlap: Vec::new(),
        rival_of: None,
    })
}

/// The whole that a part belongs to: the last whole of the same outcome before it, else after it.
fn whole_of(tolls: &[Toll], part: usize) -> Option<Index> {
    let outcome = tolls[part].outcome;
    let whole = |i: &usize| !tolls[*i].part && tolls[*i].outcome == outcome;
    (0..part).rev().find(whole).or_else(|| (part + 1..tolls.len()).find(whole))
}

/// Parts share event, claimant and scope with their whole.
fn inherit(list: &mut [Casualty]) {
    for i in 0..list.len() {
        if let Some(whole) = list[i].part_of {
            let (event, claimant, scope) = (list[whole].event, list[whole].claimant, list[whole].scope);
            let part = &mut list[i];
            (part.event, part.scope) = (event, scope);
            part.claimant = part.claimant.or(claimant);
        }
    }
}

/// The event whose clause holds the count: the nearest harmful one of the sentence, else the cause told before.
fn event_of(around: &Around<'_, '_>, events: &[Draft], toll: &Toll) -> Option<Index> {
    let sentence = around.sheet.sentence(toll.range.start);
    let fits = |d: &Draft| fits(d.event.kind, toll.outcome);
    let distance =
        |d: &Draft| d.mentions.iter().filter(|m| sentence.contains(&m.start)).map(|m| gap(m, toll)).min();
    let own = (0..events.len())
        .filter(|&i| fits(&events[i]))
        .filter_map(|i| Some((distance(&events[i])?, i)))
        .min();
    if let Some((_, i)) = own {
        return Some(i);
    }
    let order = |s: Standing| match s {
        Standing::Cause => 0,
        Standing::Pictured => 1,
        Standing::Other => 2,
        Standing::Background | Standing::Planned => 3,
    };
    let earlier = |d: &Draft| d.mentions[0].start < toll.range.start;
    (0..events.len())
        .filter(|&i| fits(&events[i]))
        .min_by_key(|&i| (!earlier(&events[i]), order(events[i].event.standing), i))
}

/// Words between a mention and a toll; what follows the toll's harm word counts as nearer.
fn gap(mention: &std::ops::Range<usize>, toll: &Toll) -> usize {
    if mention.start >= toll.range.end {
        mention.start - toll.range.end
    } else {
        (toll.range.start.saturating_sub(mention.end)) + 2
    }
}

fn fits(kind: EventType, outcome: Outcome) -> bool {
    match outcome {
        Outcome::Displaced => {
            kind == EventType::Displacement || is_harmful(kind) && kind != EventType::Arrest
        }
        Outcome::Detained => {
            matches!(kind, EventType::Arrest | EventType::Abduction | EventType::Protest | EventType::Riot)
        }
        Outcome::Missing => is_harmful(kind) && kind != EventType::Arrest || kind == EventType::Abduction,
        Outcome::Killed | Outcome::Injured => {
            is_harmful(kind) && kind != EventType::Arrest || kind == EventType::Protest
        }
    }
}

fn scope(around: &Around<'_, '_>, reading: &Reading, toll: &Toll) -> Scope {
    let sheet = around.sheet;
    let sentence = sheet.sentence(toll.range.start);
    if sentence.clone().any(|i| is_cumulative(sheet, i)) {
        return Scope::Cumulative;
    }
    let wide = reading.places.iter().any(|p| {
        let at = sheet.words_in(p.span).start;
        let located = at > 0
            && (at.saturating_sub(3)..at).any(|i| sheet.is_any(i, &["in", "across", "throughout", "of"]));
        sentence.contains(&at)
            && located
            && matches!(p.kind, Some(PlaceKind::Country | PlaceKind::Region | PlaceKind::Province))
    });
    let several =
        sentence.into_iter().any(|i| sheet.is_any(i, &["several", "towns", "villages", "cities", "across"]));
    if (wide || several) && toll.counted.is_numbered() && !around.frame.shows(toll.range.start) {
        Scope::Area
    } else {
        Scope::Event
    }
}

fn is_cumulative(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.is(i, "since") || (sheet.is(i, "so") && sheet.is(i + 1, "far"))
}

/// For a cumulative count: the date after "since".
fn since(around: &Around<'_, '_>, reading: &Reading, toll: &Toll) -> Option<Edtf> {
    let sheet = around.sheet;
    let since = sheet.sentence(toll.range.start).find(|&i| sheet.is(i, "since"))?;
    let date =
        reading.dates.iter().find(|d| (since + 1..since + 3).contains(&sheet.words_in(d.span).start))?;
    date.edtf.clone()
}

/// People in the description of the picture that are harmed there: "an injured woman", "the body of a girl". The dead
/// are seen as bodies only.
fn is_shown(around: &Around<'_, '_>, toll: &Toll) -> bool {
    let seen = match toll.outcome {
        Outcome::Killed => toll.manner == Some(Manner::Body) || toll.rule == "toll/adjective",
        Outcome::Missing => false,
        _ => matches!(toll.rule, "toll/adjective" | "toll/participle" | "toll/passive" | "toll/predicate"),
    };
    let start = toll.counted.range.start;
    let about = start > 0 && around.sheet.is_any(start - 1, &["for", "about", "against", "over"]);
    seen && around.frame.shows(toll.range.start) && !toll.part && !about
}

fn is_hedged(sheet: &Sheet<'_>, toll: &Toll) -> bool {
    let start = toll.predicate.start.min(toll.range.start);
    let hedge = |i: usize| sheet.means(i, |m| matches!(m, Meaning::Hedge(_)));
    let adverb = start.checked_sub(1).is_some_and(hedge) && sheet.str(start - 1).ends_with("ly");
    let inside =
        toll.predicate.clone().any(hedge) || toll.range.clone().any(|i| hedge(i) && !noun_hedge(sheet, i));
    let feared = (toll.range.end..toll.range.end + 1).any(|i| sheet.is(i, "feared"));
    let floor = sheet.sentence(start).start;
    adverb || inside || feared || what_was_said(sheet, start, floor).is_some()
}

/// A hedge that qualifies a noun inside the toll's words, not the harm.
fn noun_hedge(sheet: &Sheet<'_>, i: usize) -> bool {
    let harm = |m: Meaning| matches!(m, Meaning::Harm(h) if h.form != HarmForm::Adjective);
    sheet.is_any(i, &["suspected", "alleged"]) && !sheet.means(i + 1, harm)
}

fn claimant(around: &Around<'_, '_>, toll: &Toll) -> Option<Index> {
    let at = toll.counted.range.start;
    around
        .claims
        .iter()
        .filter(|c| c.scope.contains(&at))
        .min_by_key(|c| c.scope.len())
        .and_then(|c| c.claimant)
}

/// Most tolls that one victim shown is tied to: a list of all pairs would outgrow any caption.
const MOST_OVERLAPS: usize = 32;

/// A victim shown may be inside a toll of the same place and day.
fn overlap(around: &Around<'_, '_>, list: &mut [Casualty]) {
    for i in 0..list.len() {
        for k in 0..list.len() {
            let body = list[i].shown && !list[k].shown && list[i].outcome == list[k].outcome;
            let counted =
                matches!(list[k].number.form, NumberForm::Digits | NumberForm::Words | NumberForm::Vague);
            let same_story = around.frame.cause.is_some() || list[i].outcome == Outcome::Killed;
            let few = list[i].may_overlap.len() < MOST_OVERLAPS;
            if few && body && counted && same_story && list[k].scope != Some(Scope::Cumulative) {
                list[i].may_overlap.push(k);
                list[k].may_overlap.push(i);
            }
        }
    }
}

/// Two claimants' counts of one outcome of one event rival.
fn rivals(list: &mut [Casualty]) {
    for i in 1..list.len() {
        let rival = (0..i).find(|&k| {
            let (a, b) = (&list[k], &list[i]);
            a.outcome == b.outcome
                && a.event == b.event
                && a.part_of.is_none()
                && b.part_of.is_none()
                && a.claimant.is_some()
                && b.claimant.is_some()
                && a.claimant != b.claimant
                && !a.shown
                && !b.shown
        });
        list[i].rival_of = rival;
    }
}
