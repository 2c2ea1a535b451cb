//! What was hit, and with what.

use std::ops::Range;

use cutline_model::Span;
use cutline_model::reading::{EventType, Target, TargetKind, Weapon, WeaponKind};

use super::{Around, Draft, is_violent};
use crate::lexicon::Meaning;
use crate::sheet::Sheet;

/// Sets the targets and weapons of an event.
pub(super) fn read(around: &Around<'_, '_>, draft: &mut Draft) {
    let sheet = around.sheet;
    let Some(trigger) = draft.mentions.first().cloned() else { return };
    if is_violent(draft.event.kind) || draft.event.kind == EventType::Protest {
        draft.event.weapons = weapons(sheet, &trigger);
    }
    if is_violent(draft.event.kind) {
        let aimed = sheet.is_any(trigger.end - 1, &["towards", "toward"]);
        draft.event.targets = hit(sheet, trigger.end - usize::from(aimed));
    } else if draft.event.kind == EventType::Damage {
        draft.event.targets = damaged(sheet, &trigger);
    }
}

fn weapons(sheet: &Sheet<'_>, trigger: &Range<usize>) -> Vec<Weapon> {
    let sentence = sheet.sentence(trigger.start);
    let near = trigger.start.saturating_sub(2).max(sentence.start)..(trigger.end + 8).min(sentence.end);
    let mut weapons: Vec<Weapon> = Vec::new();
    for i in near {
        if let Some((words, kind)) = sheet.signal(i, weapon)
            && let Some(span) = sheet.span(words)
            && !weapons.iter().any(|w| w.span.overlaps(span))
        {
            weapons.push(Weapon { span, kind });
        }
    }
    weapons
}

fn weapon(meaning: Meaning) -> Option<WeaponKind> {
    match meaning {
        Meaning::Weapon(kind) => Some(kind),
        _ => None,
    }
}

/// "on a school", "hit a hospital".
fn hit(sheet: &Sheet<'_>, from: usize) -> Vec<Target> {
    let end = (from + 9).min(sheet.sentence(from.saturating_sub(1)).end);
    let aims = (from..end).find(|&i| {
        let blame = sheet.is(i, "on") && i > from && sheet.is(i - 1, "blamed");
        let at = sheet.is(i, "at") && i == from;
        at || !blame
            && sheet
                .is_any(i, &["on", "against", "hit", "targeting", "targeted", "struck", "towards", "toward"])
    });
    aims.and_then(|i| noun_after(sheet, i + 1, end)).into_iter().collect()
}

/// "damaged houses", "rubble of a school", "a school damaged by".
fn damaged(sheet: &Sheet<'_>, trigger: &Range<usize>) -> Vec<Target> {
    let sentence = sheet.sentence(trigger.start);
    let after = noun_after(sheet, trigger.end, (trigger.end + 6).min(sentence.end));
    let within = || noun_after(sheet, trigger.start, trigger.end + 1);
    let before = || (sentence.start..trigger.start).rev().take(5).find_map(|i| noun_after(sheet, i, i + 1));
    within().or(after).or_else(before).into_iter().collect()
}

fn noun_after(sheet: &Sheet<'_>, from: usize, end: usize) -> Option<Target> {
    let stop =
        (from..end).find(|&i| sheet.is_any(i, &["in", "after", "following", "near", ","])).unwrap_or(end);
    (from..stop.max(from)).find_map(|i| {
        let (words, kind): (Range<usize>, TargetKind) = sheet.signal(i, |m| match m {
            Meaning::Target(kind) => Some(kind),
            _ => None,
        })?;
        if names_place(sheet, &words) {
            return None;
        }
        let span: Span = sheet.span(words)?;
        Some(Target { span, kind })
    })
}

/// "the neighbourhood of Haydariya", "the Sukkari neighbourhood": where the event was, not what it hit.
fn names_place(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    let area = sheet.is_any(words.end - 1, &["area", "neighbourhood", "neighborhood", "street", "site"]);
    let named = (words.start > 0 && sheet.capital(words.start - 1))
        || (sheet.is(words.end, "of") && (words.end + 1..words.end + 5).any(|i| sheet.capital(i)));
    area && named
}
