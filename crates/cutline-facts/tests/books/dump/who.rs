//! Credits, people, groups and claimants as lines.

use cutline_model::Reading;
use cutline_model::reading::{Credit, Field, Index};

use super::item::{Item, quote, words_of};

pub fn credit(reading: &Reading, caption: &str) -> Vec<Item> {
    let item = |credit: &Credit| {
        let mut flags = credit.flags.clone();
        flags.sort_unstable();
        Item::on("credit", credit.span, caption).list("flags", flags).with("rule", Some(credit.rule))
    };
    reading.credit.iter().map(item).collect()
}

pub fn creators(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.credit.iter().flat_map(|credit| &credit.creators);
    all.map(|x| Item::on("creator", x.span, caption).with("name", unlike(&x.name, x.span.of(caption))))
        .collect()
}

pub fn suppliers(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.credit.iter().flat_map(|credit| &credit.suppliers);
    all.map(|x| {
        let item = Item::on("supplier", x.span, caption);
        item.with("name", unlike(&x.name, x.span.of(caption))).with("role", Some(x.role))
    })
    .collect()
}

/// Who shot what for whom, where the credit has more than one line.
pub fn lines(reading: &Reading, caption: &str) -> Vec<Item> {
    let Some(credit) = reading.credit.as_ref().filter(|credit| credit.lines.len() > 1) else {
        return Vec::new();
    };
    let creator = |i: &Index| credit.creators.get(*i).map(|x| quote(x.span, caption));
    let supplier = |i: &Index| credit.suppliers.get(*i).map(|x| quote(x.span, caption));
    let lines = credit.lines.iter().enumerate();
    lines
        .map(|(number, line)| {
            Item::verdict("line", number + 1)
                .list("creators", line.creators.iter().filter_map(creator))
                .list("suppliers", line.suppliers.iter().filter_map(supplier))
        })
        .collect()
}

pub fn people(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.people.iter();
    all.map(|x| {
        let minor = x.minor.map(|minor| if minor { "yes" } else { "no" });
        let shown = x.shown.map(|shown| if shown { "yes" } else { "no" });
        Item::on("person", x.span, caption)
            .with("age", x.age)
            .with("minor", minor)
            .with("fate", x.fate)
            .with("event", words_of(reading, caption, Field::Events, x.event))
            .with("said_by", words_of(reading, caption, Field::Claimants, x.said_by))
            .list("kin", x.kin.iter().map(|&span| quote(span, caption)))
            .with("part", x.part)
            .with("position", x.position.map(|span| quote(span, caption)))
            .with("shown", shown)
            .with("rule", Some(x.rule))
    })
    .collect()
}

pub fn shown(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.shown.iter();
    all.map(|x| {
        Item::on("shown", x.span, caption)
            .with("low", x.low)
            .with("high", x.high)
            .with("age", x.age)
            .with("sex", x.sex)
            .with("part", x.part)
            .with("rule", Some(x.rule))
    })
    .collect()
}

pub fn groups(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.groups.iter();
    all.map(|x| {
        Item::on("group", x.span, caption)
            .with("acronym", x.acronym.map(|span| quote(span, caption)))
            .with("kind", x.kind)
            .with("rule", Some(x.rule))
    })
    .collect()
}

pub fn claimants(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.claimants.iter();
    all.map(|x| {
        Item::on("claimant", x.span, caption)
            .with("kind", Some(x.kind))
            .flag("named", x.named)
            .with("side", x.side)
            .with("via", words_of(reading, caption, Field::Claimants, x.via))
            .with("stance", Some(x.stance))
            .with("rule", Some(x.rule))
    })
    .collect()
}

/// A name that differs from its words.
fn unlike<'a>(name: &'a str, words: &str) -> Option<&'a str> {
    (name != words).then_some(name)
}
