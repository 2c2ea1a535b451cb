//! Who is told of, and who tells.

use cutline::record::{Claimant, Group, Person, Record, Shown};

use super::count;
use super::fact::Fact;
use super::happenings::{claimant as name_of, plain};
use super::lit;
use crate::ink::Paint;

/// Named people.
pub(crate) fn named<'r>(record: &'r Record<'r>) -> Vec<Fact> {
    record.people.iter().map(|x| person(record, x)).collect()
}

fn person(record: &Record<'_>, person: &Person<'_>) -> Fact {
    let mut fact = Fact::new("person", &person.name, lit::person(person.minor));
    if person.minor == Some(true) {
        fact = fact.flag("MINOR", Paint::Minor);
    }
    if let Some(fate) = &person.fate {
        fact = fact.flag(fate, Paint::Toll);
    }
    let event = person.event.and_then(|index| record.events.get(index));
    fact.maybe(person.age.map(|age| format!("aged {age}")))
        .maybe(event.map(|event| format!("in: {}", plain(&event.kind))))
        .maybe(name_of(record, person.said_by).map(|claimant| format!("says {claimant}")))
        .maybe(person.part.as_deref().map(plain))
        .maybe((!person.kin.is_empty()).then(|| kin(person)))
        .maybe(person.position.as_ref().map(|position| format!("“{}”", position.text)))
        .maybe((person.shown == Some(true)).then_some("pictured"))
}

fn kin(person: &Person<'_>) -> String {
    let words: Vec<_> = person.kin.iter().map(|kin| format!("“{}”", kin.text)).collect();
    words.join(", ")
}

/// People pictured without a name.
pub(crate) fn shown<'r>(record: &'r Record<'r>) -> Vec<Fact> {
    record.shown.iter().map(unnamed).collect()
}

fn unnamed(shown: &Shown<'_>) -> Fact {
    let is_child = shown.age.as_deref() == Some("child");
    let fact = Fact::new("shown", &shown.text, lit::person(Some(is_child)));
    let fact = if is_child { fact.flag("MINOR", Paint::Minor) } else { fact };
    fact.maybe(count::range(shown.number))
        .maybe(shown.age.as_deref().filter(|_| !is_child))
        .maybe(shown.sex.as_deref())
        .maybe(shown.part.as_deref().map(plain))
}

/// Organisations that do not speak: those that do are claimants.
pub(crate) fn groups<'r>(record: &'r Record<'r>) -> Vec<Fact> {
    let speaks = |group: &&Group<'_>| record.claimants.iter().any(|claimant| claimant.start == group.start);
    record.groups.iter().filter(|group| !speaks(group)).map(group).collect()
}

fn group(group: &Group<'_>) -> Fact {
    Fact::new("group", &group.text, Paint::Voice)
        .maybe(group.acronym.as_ref().map(|acronym| &acronym.text))
        .maybe(group.kind.as_deref().map(plain))
}

/// Everyone whose word it is.
pub(crate) fn claimants<'r>(record: &'r Record<'r>) -> Vec<Fact> {
    record.claimants.iter().map(|x| claimant(record, x)).collect()
}

fn claimant(record: &Record<'_>, claimant: &Claimant<'_>) -> Fact {
    Fact::new("source", &claimant.text, Paint::Voice)
        .note(plain(&claimant.stance))
        .note(plain(&claimant.kind))
        .maybe(claimant.side.as_deref())
        .maybe((!claimant.named).then_some("unnamed"))
        .maybe(name_of(record, claimant.via).map(|via| format!("through {via}")))
}
