//! What became of named people, by the words around their names.

use cutline_model::reading::{Fate, Outcome, Person};

use crate::lexicon::{Harm, HarmForm, Meaning};
use crate::name::{Name, NameKind};
use crate::sheet::{Shape, Sheet};

/// Sets the fates of people from every mention of their names.
pub(crate) fn read(sheet: &Sheet<'_>, names: &[Name], people: &mut [Person]) {
    let killed_together = family_killed(sheet);
    for person in people.iter_mut() {
        let last = sheet.words_in(person.span).end.saturating_sub(1);
        let named = |n: &&Name| {
            n.kind == NameKind::Person && n.range.end > 0 && same_last(sheet, n.range.end - 1, last)
        };
        let mentions = || names.iter().filter(named);
        let told = mentions().find_map(|n| behind(sheet, names, n.range.end));
        let mourned = mentions().find_map(|n| before(sheet, names, n.range.start));
        person.fate =
            told.or(mourned.map(|f| if f == Fate::Died && killed_together { Fate::Killed } else { f }));
    }
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
    let of = at.checked_sub(1).filter(|&i| sheet.is_any(i, &["of", "for"]))?;
    (floor.max(of.saturating_sub(3))..of)
        .any(|i| {
            sheet.is_any(i, &["funeral", "burial", "body", "bodies", "coffin", "coffins", "death", "deaths"])
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
            sheet.is_any(i, &["and", ",", "his", "her", "their"]) || sheet.means(i, |m| m == Meaning::Kin)
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
            &["year", "old", "the", "late", "fallen", "slain", "state", "former", "fellow", "local"],
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
