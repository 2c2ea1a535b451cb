//! Whose picture it is, and what to heed.

use cutline::record::{Advisory, Credit, Record};

use super::fact::Fact;
use super::happenings::plain;
use crate::ink::Paint;

/// The credit, a line a picture.
pub(crate) fn credit<'r>(record: &'r Record<'r>) -> Vec<Fact> {
    let Some(credit) = &record.credit else { return Vec::new() };
    let names = names(credit);
    let fact = Fact::new("credit", if names.is_empty() { "unnamed" } else { &names }, Paint::Bold);
    let flags = credit.flags.iter().map(|flag| plain(flag)).collect::<Vec<_>>().join(", ");
    vec![fact.quote(&credit.text, Paint::Credit).maybe((!flags.is_empty()).then_some(flags))]
}

fn names(credit: &Credit<'_>) -> String {
    let creators = credit.creators.iter().map(|creator| creator.name.as_ref()).collect::<Vec<_>>().join(", ");
    let suppliers =
        credit.suppliers.iter().map(|supplier| supplier.name.as_ref()).collect::<Vec<_>>().join(", ");
    let parts = [creators, suppliers];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" / ")
}

/// Notices of the supplier.
pub(crate) fn advisories<'r>(record: &'r Record<'r>) -> Vec<Fact> {
    record.advisories.iter().map(advisory).collect()
}

fn advisory(advisory: &Advisory<'_>) -> Fact {
    Fact::new("notice", &plain(&advisory.kind), Paint::Hedge)
        .quote(&advisory.text, Paint::Hedge)
        .maybe(advisory.until.as_ref().map(|until| format!("until {until}")))
}

/// What contradicts itself.
pub(crate) fn problems<'r>(record: &'r Record<'r>) -> Vec<Fact> {
    let problem =
        |x: &cutline::record::Remark<'_>| Fact::new("check", &x.code, Paint::Hedge).note(&x.message);
    record.problems.iter().map(problem).collect()
}

/// What was not read is told, so that it does not look like none.
pub(crate) fn unread<'r>(record: &'r Record<'r>) -> Option<Fact> {
    let lists = record.read_by.unread.join(", ");
    let language = record.language.as_deref().unwrap_or("unknown");
    let fact = || Fact::new("not read", &lists, Paint::Dim).note(format!("language: {language}"));
    (!lists.is_empty()).then(fact)
}
