//! Words that name an event.

use std::ops::Range;

use cutline_model::reading::{DateMention, EventType, Outcome};

use super::{Around, is_violent};
use crate::lexicon::{Meaning, TriggerForm};
use crate::name::NameKind;
use crate::sheet::{Shape, Sheet, WordList};
use crate::trace::Trace;

/// Words that name an event of a kind.
#[derive(Clone, Debug)]
pub(crate) struct Trigger {
    pub(crate) range: Range<usize>,
    pub(crate) kind: EventType,
}

/// All triggers in text order; where several start at a word the longest counts.
pub(super) fn find(around: &Around<'_, '_>, dates: &[DateMention], trace: &mut impl Trace) -> Vec<Trigger> {
    let sheet = around.sheet;
    let mut found: Vec<Trigger> = Vec::new();
    let mut at = 0;
    while at < sheet.len() {
        let mut next = at + 1;
        if let Some(end) = not_an_event(sheet, at) {
            next = end;
        } else if !sheet.words[at].masked
            && let Some((range, (kind, form))) = sheet.signal(at, |m| match m {
                Meaning::Trigger(kind, form) => Some((kind, form)),
                _ => None,
            })
        {
            match passes(around, dates, &range, kind, form) {
                Ok(kind) => {
                    next = range.end;
                    found.push(Trigger { range: without_tail(sheet, range), kind });
                }
                Err(why) => {
                    if let Some(span) = sheet.span(range) {
                        trace.dropped("event/trigger", span, why);
                    }
                }
            }
        }
        at = next;
    }
    from_throwing(around, &mut found);
    from_harm(around, &mut found, trace);
    found.sort_by_key(|t| t.range.start);
    found
}

/// "throws a Molotov cocktail", "hurl stones": a riot by what is thrown.
fn from_throwing(around: &Around<'_, '_>, found: &mut Vec<Trigger>) {
    static THROW: WordList = WordList::new(&[
        "throw", "throws", "throwing", "threw", "thrown", "hurl", "hurls", "hurling", "hurled", "lob",
        "lobs", "lobbing", "pelt", "pelts", "pelting",
    ]);
    static THROWN: WordList = WordList::new(&[
        "stone",
        "stones",
        "rock",
        "rocks",
        "bottle",
        "bottles",
        "molotov",
        "petrol",
        "firebomb",
        "firebombs",
        "brick",
        "bricks",
        "projectile",
        "projectiles",
        "objects",
        "fireworks",
        "canister",
        "flares",
        "missiles",
    ]);
    let sheet = around.sheet;
    for at in (0..sheet.len()).filter(|&i| !sheet.words[i].masked && sheet.is_on(i, &THROW)) {
        let end = (at + 7).min(sheet.sentence(at).end);
        let Some(object) = (at + 1..end).find(|&i| sheet.is_on(i, &THROWN)) else { continue };
        if !found.iter().any(|t| t.range.start <= object && at < t.range.end) {
            found.push(Trigger { range: at..object + 1, kind: EventType::Riot });
        }
    }
}

/// "attackers killed seven people", "accused the Taliban of killing two teachers": harm that someone did, in a sentence
/// that names no other event for it.
fn from_harm(around: &Around<'_, '_>, found: &mut Vec<Trigger>, trace: &mut impl Trace) {
    for toll in around.tolls.iter().filter(|t| !t.part && t.outcome == Outcome::Killed) {
        let sheet = around.sheet;
        let sentence = sheet.sentence(toll.range.start);
        let named = found.iter().any(|t| sentence.contains(&t.range.start) && super::is_harmful(t.kind));
        let verb = toll.predicate.clone();
        if named || verb.is_empty() || !matches!(toll.rule, "toll/active" | "toll/object" | "toll/passive") {
            continue;
        }
        let Some(kind) = killer(around, &verb, toll) else { continue };
        if let Some(span) = sheet.span(verb.clone()) {
            trace.took("event/harm", span, kind.as_str());
        }
        found.push(Trigger { range: verb.end - 1..verb.end, kind });
    }
}

/// What killing is called by who did it: an attack by attackers, else a killing.
fn killer(around: &Around<'_, '_>, verb: &Range<usize>, toll: &crate::casualty::Toll) -> Option<EventType> {
    use crate::agent::{self, AgentKind};
    let sheet = around.sheet;
    let by = (verb.end..verb.end + 3).find(|&i| sheet.is(i, "by"));
    let agent = match by {
        Some(by) => agent::after(sheet, around.names, by + 1),
        None if toll.rule == "toll/passive" => None,
        None => agent::before(sheet, around.names, verb.start),
    };
    let of = verb.start > 0 && sheet.is(verb.start - 1, "of");
    match agent.map(|a| (a.what, a.range)) {
        Some((AgentKind::Actor(_), words)) => {
            let attackers = ["attackers", "militants", "insurgents", "rebels", "jihadists", "assailants"];
            Some(if sheet.is_any(words.end - 1, &attackers) { EventType::Attack } else { EventType::Killing })
        }
        Some((AgentKind::Group, _)) => Some(EventType::Attack),
        _ => of.then_some(EventType::Killing),
    }
}

/// A trigger's words without the article or preposition that its phrase ends in: "storm a", "rubble of".
fn without_tail(sheet: &Sheet<'_>, range: Range<usize>) -> Range<usize> {
    let tail =
        range.len() > 1 && sheet.is_any(range.end - 1, &["a", "an", "the", "of", "his", "her", "their"]);
    range.start..range.end - usize::from(tail)
}

/// The end of a phrase like "heart attack" that starts here, or of one that started before and holds this word.
fn not_an_event(sheet: &Sheet<'_>, at: usize) -> Option<usize> {
    sheet.signal(at, |m| (m == Meaning::NotEvent).then_some(())).map(|(range, ())| range.end)
}

fn passes(
    around: &Around<'_, '_>,
    dates: &[DateMention],
    range: &Range<usize>,
    kind: EventType,
    form: TriggerForm,
) -> Result<EventType, &'static str> {
    let sheet = around.sheet;
    let span = sheet.span(range.clone()).ok_or("no words")?;
    if dates.iter().any(|d| d.span.overlaps(span)) {
        return Err("part of a date");
    }
    if kind == EventType::Protest && is_people_only(around, range) {
        return Err("people of a protest, not a protest");
    }
    let names_it = |kind: NameKind| matches!(kind, NameKind::Person | NameKind::Group | NameKind::Place);
    let in_name = around
        .names
        .iter()
        .any(|n| names_it(n.kind) && n.range.start <= range.start && range.end <= n.range.end);
    if in_name && sheet.capital(range.start) && kind != EventType::Storm && !is_named_fire(sheet, range) {
        return Err("part of a name");
    }
    if is_title_case(sheet, range, kind) && !is_named_fire(sheet, range) {
        return Err("a capital inside a sentence: part of a name");
    }
    if form == TriggerForm::Weak && !is_launched(sheet, range) {
        return Err("a weapon that nobody is said to have used");
    }
    if is_verb_alike(sheet, range) {
        return Err("a verb of that spelling");
    }
    if kind == EventType::Flood
        && sheet.is(range.end, "of")
        && around.counted.iter().any(|c| c.range.start == range.end + 1)
    {
        return Err("a crowd, not water");
    }
    if kind == EventType::Strike && sheet.is(range.start, "struck") && !has_striker(around, range.start) {
        return Err("nobody who strikes");
    }
    if kind == EventType::Protest
        && range.len() == 1
        && sheet.str(range.start).ends_with("ers")
        && riots(sheet, range.start)
    {
        return Err("they riot");
    }
    if kind == EventType::Attack && is_war(sheet, range) {
        return Err("the war itself");
    }
    if kind == EventType::Explosion && another_cause(around, range) {
        return Err("its cause is told");
    }
    if is_negated(sheet, range.start) {
        return Err("denied by the words before it");
    }
    if form == TriggerForm::Adjective && kind == EventType::Damage && before_people(around, range.end) {
        return Err("said of people");
    }
    Ok(retype(around, range, kind))
}

/// Words of grave events that are capitalised inside a sentence belong to names; labels in capitals name nothing.
fn is_title_case(sheet: &Sheet<'_>, range: &Range<usize>, kind: EventType) -> bool {
    let everyday = matches!(
        kind,
        EventType::Sport
            | EventType::Culture
            | EventType::Ceremony
            | EventType::Election
            | EventType::Education
            | EventType::Storm
            | EventType::DiseaseOutbreak
    );
    let capital = sheet.capital(range.start);
    let label = sheet.words[range.start].shape == Shape::Upper && sheet.is_mark(range.end, ':');
    label || (capital && !everyday && !sheet.opens_sentence(range.start))
}

/// "the Garnet Fire": wildfires have names.
fn is_named_fire(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    let at = range.start;
    range.len() == 1
        && sheet.str(at) == "Fire"
        && at > 0
        && sheet.capital(at - 1)
        && !sheet.capital(range.end)
}

/// A weapon is an event only where it is sent: "fired two shells", "launched drones".
fn is_launched(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    const SENT: [&str; 23] = [
        "fired",
        "fires",
        "fire",
        "firing",
        "launched",
        "launches",
        "launch",
        "launching",
        "sent",
        "sending",
        "unleashed",
        "hit",
        "landed",
        "slammed",
        "rained",
        "targeted",
        "struck",
        "lobbed",
        "dropped",
        "crashed",
        "hits",
        "left",
        "blown",
    ];
    let sentence = sheet.sentence(range.start);
    let before = sentence.start.max(range.start.saturating_sub(12))..range.start;
    let after = range.end..(range.end + 3).min(sentence.end);
    before.chain(after).any(|i| sheet.is_any(i, &SENT))
}

/// "can fire four shells": a verb spelt like a noun of the lexicon.
fn is_verb_alike(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    let modal = range.start > 0
        && sheet.is_any(
            range.start - 1,
            &["to", "can", "will", "could", "would", "may", "opened", "open", "under", "cease"],
        );
    range.len() == 1 && sheet.is_any(range.start, &["fire", "blast", "raid", "shell", "bomb"]) && modal
}

/// "detaining a protester": the people of a protest make one only where they are pictured, unharmed by an arrest.
fn is_people_only(around: &Around<'_, '_>, range: &Range<usize>) -> bool {
    let sheet = around.sheet;
    let people = range.len() == 1 && sheet.means(range.start, |m| matches!(m, Meaning::People(_)));
    let arrested = || {
        sheet
            .sentence(range.start)
            .any(|i| sheet.means(i, |m| matches!(m, Meaning::Trigger(EventType::Arrest, TriggerForm::Verb))))
    };
    people && (!around.frame.picture.contains(&range.start) || arrested())
}

/// "Protesters clashing with police": a riot.
fn riots(sheet: &Sheet<'_>, at: usize) -> bool {
    (at..at + 5).any(|i| sheet.means(i, |m| matches!(m, Meaning::Trigger(EventType::Riot, _))))
}

/// "amid Russia's attack on Ukraine": the war as such is no event.
fn is_war(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    let country = |i: usize| sheet.means(i, |m| matches!(m, Meaning::Country(_)));
    let amid = (range.start.saturating_sub(5)..range.start).any(|i| sheet.is_any(i, &["amid", "as"]));
    amid && sheet.is_any(range.start, &["attack", "assault"])
        && sheet.is(range.end, "on")
        && country(range.end + 1)
}

fn has_striker(around: &Around<'_, '_>, at: usize) -> bool {
    use crate::agent::{self, AgentKind};
    let force = |a: crate::agent::Agent| {
        matches!(a.what, AgentKind::Actor(_) | AgentKind::Country | AgentKind::Group)
    };
    if around.sheet.is(at + 1, "by") {
        let demonym = around.sheet.means(at + 2, |m| matches!(m, Meaning::Demonym(_) | Meaning::Country(_)));
        return demonym || agent::after(around.sheet, around.names, at + 2).is_some_and(force);
    }
    agent::before(around.sheet, around.names, at).is_some_and(force)
}

/// An explosion during a strike or bombing is that.
fn another_cause(around: &Around<'_, '_>, range: &Range<usize>) -> bool {
    let sheet = around.sheet;
    sheet.sentence(range.start).any(|i| {
        sheet.means(i, |m| matches!(m, Meaning::Trigger(k, TriggerForm::Noun) if is_violent(k) && k != EventType::Explosion))
    })
}

fn is_negated(sheet: &Sheet<'_>, at: usize) -> bool {
    at > 0 && sheet.is_any(at - 1, &["no", "without", "anti"])
}

fn before_people(around: &Around<'_, '_>, at: usize) -> bool {
    around.counted.iter().any(|c| c.noun.is_some() && c.range.start <= at && at < c.range.end)
}

/// A bare "bombing" by a military is a strike; "clashes" of protesters and police are a riot.
fn retype(around: &Around<'_, '_>, range: &Range<usize>, kind: EventType) -> EventType {
    let sheet = around.sheet;
    let bare = range.len() == 1;
    match kind {
        EventType::Bombing
            if bare && sheet.is_any(range.start, &["bombing", "bombings", "bombs", "bomb"]) =>
        {
            if by_military(sheet, range.start) { EventType::Strike } else { kind }
        }
        EventType::Fire if is_named_fire(sheet, range) => EventType::Wildfire,
        EventType::Protest if is_parade(sheet, range) => EventType::MilitaryActivity,
        EventType::Ceremony if is_military_parade(sheet, range) => EventType::MilitaryActivity,
        EventType::Culture if is_religious(sheet, range) => EventType::Ceremony,
        EventType::ArmedClash if bare && with_protesters(sheet, range.start) => EventType::Riot,
        EventType::Attack | EventType::Strike if by_air(sheet, range.start) => EventType::AirStrike,
        EventType::Protest
            if bare && sheet.is_any(range.start, &["strike", "strikes"]) && is_violent(kind) =>
        {
            kind
        }
        EventType::Protest if sheet.is_any(range.end - 1, &["rally", "rallies"]) && campaigns(sheet) => {
            EventType::Election
        }
        _ => kind,
    }
}

/// Soldiers march in parades, they do not protest.
fn is_parade(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    let march = sheet.str(range.start).to_ascii_lowercase().starts_with("march");
    march
        && sheet
            .sentence(range.start)
            .any(|i| is_soldier(sheet, i) || sheet.is_any(i, &["parade", "parades"]))
}

fn is_military_parade(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    sheet.is_any(range.end - 1, &["parade", "parades"])
        && sheet.sentence(range.start).any(|i| {
            is_soldier(sheet, i) || sheet.is_any(i, &["military", "tank", "tanks", "victory", "army"])
        })
}

fn is_soldier(sheet: &Sheet<'_>, i: usize) -> bool {
    use cutline_model::reading::Status;
    sheet.means(i, |m| matches!(m, Meaning::People(p) if p.status == Some(Status::Combatant)))
}

/// A festival of the faithful is a ceremony.
fn is_religious(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    const FAITH: [&str; 24] = [
        "orthodox",
        "catholic",
        "hindu",
        "buddhist",
        "muslim",
        "jewish",
        "christian",
        "sikh",
        "priest",
        "priests",
        "monk",
        "monks",
        "devotee",
        "devotees",
        "faithful",
        "worshippers",
        "pilgrims",
        "church",
        "temple",
        "mosque",
        "ritual",
        "rituals",
        "sacred",
        "holy",
    ];
    sheet.is_any(range.end - 1, &["festival", "festivals"])
        && sheet.sentence(range.start).any(|i| sheet.is_any(i, &FAITH))
}

/// A rally of candidates is part of an election.
fn campaigns(sheet: &Sheet<'_>) -> bool {
    (0..sheet.len()).any(|i| {
        sheet.is_any(
            i,
            &[
                "candidate",
                "candidates",
                "campaign",
                "campaigning",
                "presidential",
                "gubernatorial",
                "nominee",
            ],
        ) || sheet.means(i, |m| matches!(m, Meaning::Trigger(EventType::Election, _)))
    })
}

/// A demonym or an army right before the trigger.
fn by_military(sheet: &Sheet<'_>, at: usize) -> bool {
    use cutline_model::reading::Side;
    (at.saturating_sub(2)..at).any(|i| {
        sheet.means(i, |m| {
            matches!(m, Meaning::Demonym(_) | Meaning::Actor(Side::Government | Side::International))
        })
    }) || (at > 0 && sheet.is_any(at - 1, &["retaliatory", "aerial", "intense", "heavy"]))
}

fn with_protesters(sheet: &Sheet<'_>, at: usize) -> bool {
    let words = sheet.sentence(at);
    let protest = words.clone().any(|i| {
        sheet.is_any(
            i,
            &["protesters", "protestors", "demonstrators", "protest", "protests", "demonstration", "rioters"],
        )
    });
    protest && words.into_iter().any(|i| sheet.is_any(i, &["police", "forces", "officers"]))
}

/// "attack by warplanes": the means decide.
fn by_air(sheet: &Sheet<'_>, at: usize) -> bool {
    sheet.is(at + 1, "by")
        && (at + 2..at + 5).any(|i| sheet.is_any(i, &["warplanes", "jets", "aircraft", "helicopters"]))
}
