//! What became of named people, by the words around their names.

use cutline_model::reading::{EventType, Fate, Outcome, Person};

use crate::lexicon::{Harm, HarmForm, Meaning, TriggerForm};
use crate::name::{Name, NameKind};
use crate::sheet::{Shape, Sheet};

/// Sets the fates of people from every mention of their names.
pub(crate) fn read(sheet: &Sheet<'_>, names: &[Name], people: &mut [Person]) {
    let killed_together = family_killed(sheet);
    for person in people.iter_mut() {
        let last = sheet.words_in(person.span).end.saturating_sub(1);
        let own = sheet.words_in(person.span);
        let named = |n: &&Name| {
            let whole = n.range.len() == 1 || n.range == own;
            n.kind == NameKind::Person && n.range.end > 0 && whole && same_last(sheet, n.range.end - 1, last)
        };
        let mentions = || names.iter().filter(named);
        let told = mentions().find_map(|n| {
            behind(sheet, names, n.range.end).or_else(|| by_predicate(sheet, names, n.range.end))
        });
        let mourned = mentions().find_map(|n| before(sheet, names, n.range.start));
        person.fate =
            told.or(mourned.map(|f| if f == Fate::Died && killed_together { Fate::Killed } else { f }));
    }
    if let Some((at, fate)) = of_pronoun(sheet)
        && let Some(first) = people.first_mut().filter(|p| sheet.words_in(p.span).end <= at)
        && (first.fate.is_none() || first.fate == Some(Fate::Detained))
    {
        first.fate = Some(fate);
    }
}

/// "X, of Shelby, and Y, of Lost Springs, were killed": the first predicate of harm behind the name, if no other verb
/// stands between.
fn by_predicate(sheet: &Sheet<'_>, names: &[Name], end: usize) -> Option<Fate> {
    let sentence_end = sheet.sentence(end.saturating_sub(1)).end;
    let verb = |m: Meaning| matches!(m, Meaning::Says(_) | Meaning::Trigger(_, TriggerForm::Verb));
    let be = (end..sentence_end.min(end + 24)).find(|&i| {
        sheet.is_any(i, &["was", "were", "suffered", "who", "that", "where"]) || sheet.means(i, verb)
    })?;
    let suffered = sheet.is(be, "suffered");
    if !suffered && !sheet.is_any(be, &["was", "were"]) {
        return None;
    }
    let others =
        names.iter().any(|n| n.kind == NameKind::Person && n.range.start >= end && n.range.end <= be);
    let joined = sheet.is(be, "were") == others;
    let wanted = |m: Meaning| match m {
        Meaning::Harm(h) if suffered => (h.outcome == Outcome::Injured).then_some(h),
        other => harm(other),
    };
    let found = (be..be + 4).find_map(|i| sheet.signal(i, wanted))?;
    (joined || suffered).then(|| fate(found.1)).flatten()
}

/// "He was fatally shot": a later sentence about the only or first person named. The word it starts at, and the fate.
fn of_pronoun(sheet: &Sheet<'_>) -> Option<(usize, Fate)> {
    sheet.sentences.iter().skip(1).find_map(|sentence| {
        let first = sentence.start;
        let but = usize::from(sheet.is_any(first, &["but", "and", "later"]));
        let at = first + but;
        let be = sheet.is_any(at, &["he", "she"]) && sheet.is_any(at + 1, &["was", "is"]);
        let (_, harm) = be.then(|| (at + 1..at + 4).find_map(|i| sheet.signal(i, harm)))??;
        Some((first, fate(harm)?))
    })
}

fn same_last(sheet: &Sheet<'_>, a: usize, b: usize) -> bool {
    sheet.str(a).eq_ignore_ascii_case(sheet.str(b))
}

/// "X was killed", "X, who was wounded", "X, a Palestinian displaced by …", "X and Y were among those killed".
fn behind(sheet: &Sheet<'_>, names: &[Name], end: usize) -> Option<Fate> {
    if sheet.is_any(end, &["'s", "’s"]) {
        return of_possessive(sheet, end + 1);
    }
    let sentence_end = sheet.sentence(end.saturating_sub(1)).end;
    let mut at = past_list(sheet, names, end);
    if sheet.is_mark(at, ',') {
        at = past_apposition(sheet, at + 1, sentence_end);
    }
    while at < sentence_end
        && sheet
            .is_any(at, &["who", "was", "were", "had", "has", "been", "is", "are", "being", "also", "later"])
    {
        at += 1;
    }
    if sheet.is(at, "among") {
        at += if sheet.is_any(at + 1, &["those", "the"]) { 2 } else { 1 };
    }
    let (_, harm) = sheet.signal(at, harm)?;
    let active = harm.form == HarmForm::Verb && !was_before(sheet, at) && has_object(sheet, at + 1);
    (at < sentence_end && !active && harm.form != HarmForm::Gerund).then(|| fate(harm)).flatten()
}

/// "X's death", "X's killing", "X's arrest".
fn of_possessive(sheet: &Sheet<'_>, at: usize) -> Option<Fate> {
    match sheet.str(at).to_ascii_lowercase().as_str() {
        "death" | "funeral" | "burial" | "coffin" | "body" => Some(Fate::Died),
        "killing" | "murder" | "assassination" => Some(Fate::Killed),
        "arrest" | "detention" => Some(Fate::Detained),
        "disappearance" => Some(Fate::Missing),
        _ => None,
    }
}

/// Most names in one list: longer ones are no sentence of a caption.
const MOST_LISTED: usize = 64;

/// Past ", Y and Z", "and his younger siblings Y and Z".
fn past_list(sheet: &Sheet<'_>, names: &[Name], end: usize) -> usize {
    let mut at = end;
    for _ in 0..MOST_LISTED {
        let joined = sheet.is(at, "and") || (sheet.is_mark(at, ',') && sheet.capital(at + 1));
        let after = names.partition_point(|n| n.range.start <= at);
        let mut near = names.iter().skip(after).take_while(|n| n.range.start <= at + 5);
        match near.find(|n| n.kind == NameKind::Person) {
            Some(name)
                if joined && (at + 1..name.range.start).all(|i| sheet.words[i].shape == Shape::Lower) =>
            {
                at = name.range.end;
            }
            _ => break,
        }
    }
    at
}

/// The first word of harm or the word after the apposition that opens at `at`.
fn past_apposition(sheet: &Sheet<'_>, at: usize, end: usize) -> usize {
    let limit = end.min(at + 12);
    let stop = |i: &usize| sheet.signal(*i, harm).is_some() || sheet.is(*i, "who") || sheet.is_mark(*i, ',');
    let Some(found) = (at..limit).find(stop) else { return at };
    if sheet.is_mark(found, ',') { found + 1 } else { found }
}

/// "killed X", "the death of X", "the funeral of X".
fn before(sheet: &Sheet<'_>, names: &[Name], start: usize) -> Option<Fate> {
    let floor = sheet.sentence(start).start;
    let mut at = first_of_list(sheet, names, start);
    while at > floor && is_title(sheet, at - 1) {
        at -= 1;
    }
    for i in (floor.max(at.saturating_sub(4))..at).rev() {
        if let Some((words, harm)) = sheet.signal(i, harm)
            && words.end == at
            && matches!(harm.form, HarmForm::Gerund | HarmForm::Verb)
        {
            return fate_before(sheet, harm, i);
        }
    }
    let victim = (floor.max(at.saturating_sub(1))..start).any(|i| sheet.is_any(i, &["victim", "victims"]));
    let murder = |i: usize| sheet.means(i, |m| matches!(m, Meaning::Trigger(EventType::Killing, _)));
    if victim && (floor.max(at.saturating_sub(3))..start).any(murder) {
        return Some(Fate::Killed);
    }
    let of = at.checked_sub(1).filter(|&i| sheet.is_any(i, &["of", "for", "to"]))?;
    (floor.max(of.saturating_sub(3))..of)
        .any(|i| {
            sheet.is_any(
                i,
                &[
                    "funeral", "burial", "body", "bodies", "coffin", "coffins", "death", "deaths", "vigil",
                    "respects", "memorial", "grave", "tomb",
                ],
            )
        })
        .then_some(Fate::Died)
}

/// "shooting of X" hurts no less than "killed X"; after "was" the verb belongs to another.
fn fate_before(sheet: &Sheet<'_>, harm: Harm, at: usize) -> Option<Fate> {
    if harm.form == HarmForm::Verb && was_before(sheet, at) {
        return None;
    }
    if sheet.is_any(at, &["death", "deaths", "the"])
        && sheet.is_any(at + usize::from(sheet.is(at, "the")), &["death", "deaths"])
    {
        return Some(Fate::Died);
    }
    fate(harm)
}

/// The start of the list of names that holds this one: "X and Y", "X and his parents, Y and Z".
fn first_of_list(sheet: &Sheet<'_>, names: &[Name], start: usize) -> usize {
    let mut at = start;
    for _ in 0..MOST_LISTED {
        let until = names.partition_point(|n| n.range.end < at);
        let mut near = names.iter().take(until).rev().take_while(|n| n.range.end + 5 >= at);
        let Some(before) = near.find(|n| n.kind == NameKind::Person) else { break };
        let gap = before.range.end..at;
        let joined = gap.clone().all(|i| {
            sheet.is_any(i, &["and", ",", "his", "her", "their", "left", "right", "center", "centre"])
                || sheet.means(i, |m| m == Meaning::Kin)
        });
        if !joined {
            break;
        }
        at = before.range.start;
    }
    at
}

fn is_title(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.words[i].shape == Shape::Number
        || sheet.is_hyphen(i)
        || sheet.is_any(
            i,
            &[
                "year", "old", "the", "late", "fallen", "slain", "state", "former", "fellow", "local", "his",
                "her", "their", "left", "right",
            ],
        )
        || sheet.means(i, |m| matches!(m, Meaning::Title(_) | Meaning::People(_) | Meaning::Demonym(_)))
}

fn was_before(sheet: &Sheet<'_>, at: usize) -> bool {
    (at.saturating_sub(3)..at)
        .any(|i| sheet.is_any(i, &["was", "were", "been", "being", "is", "are", "among"]))
}

fn has_object(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet.is_any(at, &["the", "a", "an", "his", "her", "their"]) || sheet.is_number(at)
}

/// "The family was killed by …": those mourned were killed.
fn family_killed(sheet: &Sheet<'_>) -> bool {
    (0..sheet.len()).any(|i| {
        sheet.is_any(
            i,
            &[
                "family", "they", "couple", "siblings", "brothers", "sisters", "pair", "trio", "men",
                "women", "victims", "both",
            ],
        ) && sheet.is_any(i + 1, &["was", "were"])
            && (i + 2..i + 5)
                .any(|k| sheet.signal(k, harm).is_some_and(|(_, h)| h.outcome == Outcome::Killed))
    })
}

fn harm(meaning: Meaning) -> Option<Harm> {
    match meaning {
        Meaning::Harm(harm) if harm.form != HarmForm::Noun => Some(harm),
        _ => None,
    }
}

fn fate(harm: Harm) -> Option<Fate> {
    use cutline_model::reading::Manner;
    Some(match (harm.outcome, harm.manner) {
        (Outcome::Killed, Some(Manner::Died)) => Fate::Died,
        (Outcome::Killed, _) => Fate::Killed,
        (Outcome::Injured, _) => Fate::Injured,
        (Outcome::Missing, _) => Fate::Missing,
        (Outcome::Detained, _) => Fate::Detained,
        (Outcome::Displaced, _) => Fate::Displaced,
    })
}
