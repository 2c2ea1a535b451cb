//! Named people.

mod age;
mod fate;

use cutline_model::Span;
use cutline_model::reading::{Part, Person};

use crate::count::Counted;
use crate::lexicon::Meaning;
use crate::name::beside::{placed, title_before};
use crate::name::{Name, NameKind};
use crate::sheet::Sheet;
use crate::trace::Trace;

pub(crate) use fate::read as read_fates;

/// Ties "her brother" to the last person named before it in its sentence.
pub(crate) fn read_kin(sheet: &Sheet<'_>, counted: &[Counted], people: &mut [Person]) {
    for phrase in counted.iter().filter(|c| sheet.is_any(c.range.start, &["his", "her", "their"])) {
        let kin = phrase.range.clone().any(|i| sheet.means(i, |m| m == Meaning::Kin));
        let Some(span) = sheet.span(phrase.range.clone()).filter(|_| kin) else { continue };
        let sentence = sheet.sentence(phrase.range.start);
        let before = |p: &&mut Person| {
            let at = sheet.words_in(p.span).start;
            sentence.contains(&at) && at < phrase.range.start
        };
        if let Some(person) = people.iter_mut().rfind(before) {
            person.kin.push(span);
        }
    }
}

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
