//! What happened, and to how many.

use cutline::record::{Actor, Casualty, Event, Record};

use super::count;
use super::fact::Fact;
use crate::ink::Paint;

/// Events with those who did it, what was hit and with what, beneath.
pub(crate) fn events<'r>(record: &'r Record<'r>) -> Vec<Fact> {
    record.events.iter().flat_map(|x| std::iter::once(event(record, x)).chain(parts(record, x))).collect()
}

fn event(record: &Record<'_>, event: &Event<'_>) -> Fact {
    let fact = Fact::new("event", &plain(&event.kind), Paint::Event).quote(&event.text, Paint::Event);
    let fact = hedge(record, event, fact).note(standing(&event.standing));
    let place = event.place.and_then(|index| record.places.get(index));
    let date = event.date.and_then(|index| record.dates.get(index)).and_then(|date| date.edtf.as_deref());
    fact.maybe(place.map(|place| format!("at {}{}", place.text, link(event.place_link.as_deref()))))
        .maybe(date.map(|date| format!("on {date}{}", link(event.date_link.as_deref()))))
        .maybe(event.time.as_ref().map(|time| &time.text))
}

/// Whatever takes the event back is said aloud: alleged stays alleged. Words of speech are told by their speaker.
fn hedge(record: &Record<'_>, event: &Event<'_>, mut fact: Fact) -> Fact {
    let speaker = claimant(record, event.said_by);
    let told = |kind: &str| kind == "attributed" && speaker.is_some();
    if let Some(hedge) = event.hedge.as_ref().filter(|hedge| !told(&hedge.kind)) {
        fact = fact.flag(&format!("{} (“{}”)", hedge.kind.to_uppercase(), hedge.text), Paint::Hedge);
    }
    match speaker {
        Some(speaker) => fact.flag(&format!("SAID BY {speaker}"), Paint::Hedge),
        None if event.hedged && event.hedge.is_none() => fact.flag("HEDGED", Paint::Hedge),
        None => fact,
    }
}

fn parts<'r>(record: &'r Record<'r>, event: &'r Event<'r>) -> impl Iterator<Item = Fact> + 'r {
    let actors = event.actors.iter().map(move |x| actor(record, x));
    let targets = event
        .targets
        .iter()
        .map(|x| Fact::new("", &format!("  hit {}", x.text), Paint::Event).note(plain(&x.kind)));
    let weapons = event
        .weapons
        .iter()
        .map(|x| Fact::new("", &format!("  with {}", x.text), Paint::Event).note(plain(&x.kind)));
    actors.chain(targets).chain(weapons)
}

fn actor(record: &Record<'_>, actor: &Actor<'_>) -> Fact {
    let fact = Fact::new("", &format!("  by {}", actor.text), Paint::Event);
    let fact = match actor.standing.as_ref() {
        "stated" => fact.note("stated"),
        "claimed_by_self" => fact.note("claimed by themselves"),
        standing => fact.flag(&standing.to_uppercase(), Paint::Hedge),
    };
    let says = claimant(record, actor.said_by).map(|claimant| format!("says {claimant}"));
    fact.maybe(says).maybe(actor.side.as_deref())
}

/// Tolls, those that are part of another beneath it in words.
pub(crate) fn tolls<'r>(record: &'r Record<'r>) -> Vec<Fact> {
    record.casualties.iter().map(|x| toll(record, x)).collect()
}

fn toll(record: &Record<'_>, toll: &Casualty<'_>) -> Fact {
    let mut fact = Fact::new("toll", &format!("{} {}", count::toll(toll), toll.outcome), Paint::Toll);
    fact = fact.quote(&toll.text, Paint::Toll);
    if toll.hedged {
        fact = fact.flag("HEDGED", Paint::Hedge);
    }
    if let Some(said_by) = &toll.said_by {
        fact = fact.flag(&format!("SAID BY {said_by}"), Paint::Hedge);
    }
    if toll.age.as_deref() == Some("child") {
        fact = fact.flag("CHILDREN", Paint::Minor);
    }
    let event = toll.event.and_then(|index| record.events.get(index));
    let since = toll.since.as_ref().map(|since| format!("since {since}"));
    fact.maybe(toll.status.as_deref().map(plain))
        .maybe(toll.manner.as_deref().filter(|&manner| manner == "body").map(|_| "bodies"))
        .maybe(event.map(|event| format!("in: {}", plain(&event.kind))))
        .maybe(toll.scope.as_deref().and_then(scope))
        .maybe(since)
        .maybe(toll.shown.then_some("pictured"))
        .maybe(other(record, toll.part_of).map(|words| format!("part of “{words}”")))
        .maybe(other(record, toll.rival_of).map(|words| format!("rival count of “{words}”")))
        .maybe((!toll.may_overlap.is_empty()).then_some("may overlap with another count"))
}

fn other<'r>(record: &'r Record<'r>, index: Option<usize>) -> Option<&'r str> {
    record.casualties.get(index?).map(|toll| toll.text.as_ref())
}

/// The name of a claimant.
pub(crate) fn claimant<'r>(record: &'r Record<'r>, index: Option<usize>) -> Option<&'r str> {
    record.claimants.get(index?).map(|claimant| claimant.text.as_ref())
}

/// A value of a closed list in plain words.
pub(crate) fn plain(value: &str) -> String {
    value.replace('_', " ")
}

fn standing(standing: &str) -> &str {
    match standing {
        "pictured" => "in the picture",
        "cause" => "cause of what is pictured",
        "other" => "elsewhere or earlier",
        "background" => "in the background",
        "planned" => "planned or feared",
        other => other,
    }
}

fn scope(scope: &str) -> Option<&str> {
    match scope {
        "event" => None,
        "area" => Some("toll of an area"),
        "cumulative" => Some("toll so far"),
        other => Some(other),
    }
}

/// A place or date that is the picture's is marked as borrowed.
fn link(link: Option<&str>) -> &str {
    if link == Some("shared") { " (the picture's)" } else { "" }
}
