//! Named people.

mod age;
mod fate;

use cutline_model::Span;
use cutline_model::reading::{Part, Person};

use crate::lexicon::Meaning;
use crate::name::grammar::{placed, title_before};
use crate::name::{Name, NameKind};
use crate::sheet::Sheet;
use crate::trace::Trace;

pub(crate) use fate::read as read_fates;

/// Every named individual of the body, once each.
pub(crate) fn find(sheet: &Sheet<'_>, names: &[Name], trace: &mut impl Trace) -> Vec<Person> {
    let mut people: Vec<Person> = Vec::new();
    let mut known: Vec<&Name> = Vec::new();
    for name in names.iter().filter(|n| n.kind == NameKind::Person) {
        let Some(span) = sheet.span(name.range.clone()) else { continue };
        if let Some(i) = known.iter().position(|k| same(sheet, k, name)) {
            trace.dropped("person/again", span, "a later mention of the same person");
            let again = person(sheet, name, span);
            let person = &mut people[i];
            person.age = person.age.or(again.age);
            person.minor = person.minor.or(again.minor);
            person.part = person.part.or(again.part);
            continue;
        }
        known.push(name);
        people.push(person(sheet, name, span));
    }
    people
}

fn person(sheet: &Sheet<'_>, name: &Name, span: Span) -> Person {
    let title = title_before(sheet, name.range.start);
    let part = title.as_ref().and_then(|t| {
        sheet
            .signal(t.start, |m| if let Meaning::Title(part) = m { Some(part) } else { None })
            .map(|(_, p)| p)
    });
    let age = age::years(sheet, &name.range);
    Person {
        span,
        rule: name.rule,
        age,
        minor: age.map(|a| a < 18).or_else(|| age::minor(sheet, &name.range, part)),
        fate: None,
        event: None,
        said_by: None,
        kin: Vec::new(),
        part: part.filter(|p| *p != Part::Subject),
        position: placed(sheet, name.range.end).and_then(|r| sheet.span(r)),
        shown: None,
    }
}

/// Whether `later` names the person of `first` again: the same words, or the last or first of them.
fn same(sheet: &Sheet<'_>, first: &Name, later: &Name) -> bool {
    let words = |n: &Name| n.range.clone().map(|i| sheet.str(i)).collect::<Vec<_>>();
    let (a, b) = (words(first), words(later));
    let (long, short) = if a.len() >= b.len() { (&a, &b) } else { (&b, &a) };
    let eq = |x: &[&str], y: &[&str]| {
        x.len() == y.len() && x.iter().zip(y).all(|(x, y)| x.eq_ignore_ascii_case(y))
    };
    eq(&long[long.len() - short.len()..], short) || eq(&long[..short.len()], short)
}
