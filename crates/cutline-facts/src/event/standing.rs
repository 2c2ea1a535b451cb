//! How an event stands to the picture.

use cutline_model::reading::{EventType, Standing};

use super::{Around, Draft, Trigger, is_harmful, is_hazard, is_near};
use crate::lexicon::{Cue, Meaning};
use crate::sheet::Sheet;

/// The standing of a trigger by its own clause.
pub(super) fn of(around: &Around<'_, '_>, trigger: &Trigger) -> Standing {
    let (sheet, frame) = (around.sheet, around.frame);
    let at = trigger.range.start;
    if is_planned(sheet, at) || is_forecast(sheet, trigger.range.end) {
        return Standing::Planned;
    }
    if !frame.picture.contains(&at) {
        return elsewhere(around, trigger);
    }
    if is_background(around, &trigger.range) || trigger.kind == EventType::DiseaseOutbreak {
        return Standing::Background;
    }
    if trigger.kind == EventType::Damage && !frame.news {
        return Standing::Pictured;
    }
    if frame.news || is_topic(around, trigger) || tells_toll(around, trigger) {
        return Standing::Other;
    }
    match frame.cause {
        Some(cause) if at >= cause => after_cause(around, trigger),
        _ if is_fled(around, trigger) => Standing::Cause,
        _ => Standing::Pictured,
    }
}

/// "fled the fighting in": what drove the people of the picture away.
fn is_fled(around: &Around<'_, '_>, trigger: &Trigger) -> bool {
    let at = trigger.range.start;
    let floor = around.frame.picture.start.max(at.saturating_sub(4));
    is_harmful(trigger.kind)
        && (floor..at).any(|i| around.sheet.is_any(i, &["fled", "flee", "fleeing", "escaped", "escaping"]))
}

/// "the trial over the attack", "the anniversary of the explosion", "the bombing that killed 60": told, not shown.
fn is_topic(around: &Around<'_, '_>, trigger: &Trigger) -> bool {
    if !is_harmful(trigger.kind) {
        return false;
    }
    let (sheet, at) = (around.sheet, trigger.range.start);
    let floor = around.frame.picture.start.max(at.saturating_sub(6));
    let near = floor.max(at.saturating_sub(3));
    let about = (floor..at)
        .any(|i| sheet.is_any(i, &["about", "anniversary", "memory", "marking", "commemorating", "since"]))
        || (near..at)
            .any(|i| sheet.is_any(i, &["over", "against"]) && !(i + 1..at).any(|k| sheet.capital(k)));
    let relative = sheet.is_any(trigger.range.end, &["that", "which"])
        && around.tolls.iter().any(|t| t.range.start > at && t.range.start <= trigger.range.end + 4)
        && around.frame.cause.is_none_or(|c| c > at);
    about || relative || is_charge(around, at)
}

/// "charged in the stabbings".
fn is_charge(around: &Around<'_, '_>, at: usize) -> bool {
    let floor = around.frame.picture.start.max(at.saturating_sub(8));
    (floor..at)
        .any(|i| around.sheet.is_any(i, &["charged", "convicted", "accused", "sentenced", "acquitted"]))
}

/// "A blast near a compound kills four": a toll as the main clause tells news, unless a cause leads to it.
fn tells_toll(around: &Around<'_, '_>, trigger: &Trigger) -> bool {
    let frame = around.frame;
    is_harmful(trigger.kind)
        && frame.cause.is_none_or(|c| c > trigger.range.start)
        && around.tolls.iter().any(|t| {
            frame.picture.contains(&t.range.start)
                && t.counted.is_numbered()
                && !t.part
                && matches!(t.rule, "toll/active" | "toll/object" | "toll/suffered" | "toll/along")
                && frame.cause.is_none_or(|c| t.range.start < c)
        })
}

/// "X, who was killed in a strike": the harm is told of a person, the picture shows something else.
fn behind_a_person(around: &Around<'_, '_>) -> bool {
    let Some(cause) = around.frame.cause else { return false };
    let killed = around.sheet.is_any(cause, &["killed", "injured", "wounded"]);
    killed && cause > 1 && around.sheet.is_any(cause - 2, &["who", "whom"])
}

/// In a later sentence: what goes on, the cause of what the picture shows, or news.
fn elsewhere(around: &Around<'_, '_>, trigger: &Trigger) -> Standing {
    let (sheet, at) = (around.sheet, trigger.range.start);
    if is_background(around, &trigger.range) || is_habitual(sheet, at) {
        return Standing::Background;
    }
    let floor = sheet.sentence(at).start.max(at.saturating_sub(5));
    if matches!(trigger.kind, EventType::Drought | EventType::DiseaseOutbreak) {
        return Standing::Background;
    }
    let led = (floor..at)
        .any(|i| sheet.is_any(i, &["after", "following"]) || (sheet.is(i, "due") && sheet.is(i + 1, "to")));
    if led
        && around.frame.cause.is_none_or(|c| sheet.is(c, "after"))
        && !around.frame.news
        && !around.frame.mourning
    {
        return Standing::Cause;
    }
    Standing::Other
}

/// Behind "after …" stands the cause; behind a funeral's "killed in …" another event.
fn after_cause(around: &Around<'_, '_>, trigger: &Trigger) -> Standing {
    let frame = around.frame;
    if frame.mourning && trigger.kind != EventType::Mourning {
        return Standing::Other;
    }
    if told_elsewhere(around, trigger) || behind_a_person(around) {
        return Standing::Other;
    }
    let shown_again =
        matches!(trigger.kind, EventType::Rescue | EventType::MedicalCare | EventType::Mourning)
            || (trigger.kind == EventType::Protest && during(around.sheet, trigger.range.start));
    if shown_again { Standing::Pictured } else { Standing::Cause }
}

/// Under an everyday picture, harm with a place of its own that is not the picture's.
fn told_elsewhere(around: &Around<'_, '_>, trigger: &Trigger) -> bool {
    let at_site = around.frame.cause.is_some_and(|c| around.sheet.is_any(c, &["where", "site", "scene"]));
    !at_site && is_harmful(trigger.kind) && around.frame.everyday && around.is_elsewhere(&trigger.range)
}

fn during(sheet: &Sheet<'_>, at: usize) -> bool {
    (at.saturating_sub(4)..at).any(|i| sheet.is(i, "during"))
}

/// "the election planned for June".
fn is_forecast(sheet: &Sheet<'_>, end: usize) -> bool {
    (end..end + 2).any(|i| sheet.is_any(i, &["planned", "scheduled", "forecast", "expected", "due"]))
}

/// "ahead of", "would", "feared" just before the trigger.
fn is_planned(sheet: &Sheet<'_>, at: usize) -> bool {
    const PLANNED: [&str; 13] = [
        "planned",
        "would",
        "will",
        "upcoming",
        "possible",
        "potential",
        "threat",
        "threatened",
        "risk",
        "looming",
        "imminent",
        "could",
        "prevent",
    ];
    let floor = sheet.sentence(at).start.max(at.saturating_sub(4));
    (floor..at).any(|i| sheet.is_any(i, &PLANNED) || (sheet.is(i, "ahead") && sheet.is(i + 1, "of")))
}

/// "amid", "in past months" near it, "continue" after it, in its clause; or what has been going on.
fn is_background(around: &Around<'_, '_>, range: &std::ops::Range<usize>) -> bool {
    let sheet = around.sheet;
    let sentence = sheet.sentence(range.start);
    if around.frame.picture.contains(&range.start) && is_weather(sheet, range) {
        return has_often(sheet, range.end..sentence.end);
    }
    let reach = if around.frame.picture.contains(&range.start) { 6 } else { 14 };
    let floor = sentence.start.max(range.start.saturating_sub(reach));
    let cue = |i: usize| sheet.means(i, |m| m == Meaning::Cue(Cue::Background));
    let comma = (floor..range.start).rev().find(|&i| sheet.is_mark(i, ','));
    let before = (comma.unwrap_or(floor)..range.start).any(cue);
    let clause = range.end..(range.end + 14).min(sentence.end);
    let ends =
        |i: &usize| sheet.is_mark(*i, ',') || sheet.is_any(*i, &["while", "as", "when", "but", "after"]);
    let after = clause.take_while(|i| !ends(i)).any(|i| cue(i) || sheet.is_any(i, &GOING_ON));
    before || after || displaced_by(sheet, range.start) || goes_on(around, range) || is_pandemic(sheet, range)
}

/// A hazard near the picture is seen, however the clause is joined.
fn is_weather(sheet: &Sheet<'_>, range: &std::ops::Range<usize>) -> bool {
    let hazard = |m: Meaning| matches!(m, Meaning::Trigger(kind, _) if is_hazard(kind) && kind != EventType::DiseaseOutbreak);
    sheet.means(range.start, hazard)
}

/// Verbs by which a war or weather goes on.
const GOING_ON: [&str; 9] =
    ["continue", "continues", "continued", "intensify", "drags", "rages", "since", "raged", "enters"];

/// "Clashes have kept tourists away", "kidnappings are common", "storms strike several times a year".
fn goes_on(around: &Around<'_, '_>, range: &std::ops::Range<usize>) -> bool {
    let sheet = around.sheet;
    let sentence = sheet.sentence(range.start);
    if around.frame.picture.contains(&range.start)
        && !sheet.is_any(range.start.saturating_sub(1), &["where", ";"])
    {
        return has_often(sheet, range.end..sentence.end);
    }
    let toll = around.tolls.iter().any(|t| sentence.contains(&t.range.start));
    let has =
        (sentence.start..sentence.end).any(|i| sheet.is_any(i, &["have", "has"]) && !sheet.is(i + 1, "been"));
    let subject = range.start < sentence.start + 8;
    (has && !toll && (subject || has_often(sheet, sentence.clone())))
        || has_often(sheet, range.end..sentence.end)
}

fn has_often(sheet: &Sheet<'_>, words: std::ops::Range<usize>) -> bool {
    words.into_iter().any(|i| {
        sheet.is_any(
            i,
            &["frequent", "common", "often", "regularly", "every", "daily", "routinely", "recurrent"],
        ) || (sheet.is(i, "times") && sheet.is_any(i + 1, &["a", "each", "per"]))
    })
}

/// "during the pandemic": the time, not the event.
fn is_pandemic(sheet: &Sheet<'_>, range: &std::ops::Range<usize>) -> bool {
    let floor = range.start.saturating_sub(4);
    sheet.is_any(range.end - 1, &["pandemic", "epidemic"])
        && (floor..range.start).any(|i| sheet.is(i, "during"))
}

/// "displaced by attacks": long past.
fn displaced_by(sheet: &Sheet<'_>, at: usize) -> bool {
    const SHELTERING: [&str; 7] =
        ["displaced", "shelter", "sheltering", "hide", "hiding", "refuge", "sheltered"];
    let from = |i: usize| (i + 1..at.min(i + 5)).any(|k| sheet.is_any(k, &["by", "from", "during"]));
    let before = (at.saturating_sub(6)..at).any(|i| sheet.is_any(i, &SHELTERING) && from(i));
    let sheltered = at > 0 && sheet.is_any(at - 1, &["sheltering", "housing", "hosting", "for"]);
    before || (sheet.is(at, "displaced") && (sheltered || sheet.is(at + 1, "by")))
}

/// "Residents are using caves during shelling": what goes on.
fn is_habitual(sheet: &Sheet<'_>, at: usize) -> bool {
    let sentence = sheet.sentence(at);
    let ongoing = sentence.clone().any(|i| {
        sheet.is_any(i, &["are", "is", "have", "has"])
            && (sheet.str(i + 1).ends_with("ing") || sheet.is(i + 1, "long"))
    });
    let hiding = sentence.clone().any(|i| sheet.is_any(i, &["hide", "shelter", "flee"]));
    (ongoing || hiding)
        && (sentence.start..at).rev().take(4).any(|i| sheet.is_any(i, &["during", "from", "by"]))
}

/// A later hazard is the cause of damage, rescue or flight that the picture shows without another cause.
pub(super) fn settle(around: &Around<'_, '_>, drafts: &mut [Draft]) {
    let shown = drafts.iter().any(|d| {
        d.event.standing == Standing::Pictured
            && matches!(
                d.event.kind,
                EventType::Damage | EventType::Rescue | EventType::Displacement | EventType::Mourning
            )
    });
    let caused = drafts.iter().any(|d| d.event.standing == Standing::Cause);
    let hazard = drafts.iter().any(|d| is_hazard(d.event.kind) && is_near(d.event.standing));
    if shown
        && !caused
        && !hazard
        && !around.frame.news
        && let Some(draft) =
            drafts.iter_mut().find(|d| is_hazard(d.event.kind) && d.event.standing == Standing::Other)
    {
        draft.event.standing = Standing::Cause;
    }
}
