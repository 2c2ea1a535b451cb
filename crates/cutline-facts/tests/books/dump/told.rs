//! Dates, places, events, tolls and notices as lines.

use cutline_model::Reading;
use cutline_model::reading::{Event, Field};

use super::item::{Item, because, quote, words_of};

pub fn language(reading: &Reading, _: &str) -> Vec<Item> {
    reading.language.iter().map(|code| Item::verdict("language", code)).collect()
}

pub fn unread(reading: &Reading, _: &str) -> Vec<Item> {
    reading.unread.iter().map(|field| Item::verdict("unread", field)).collect()
}

pub fn dates(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.dates.iter();
    all.map(|x| {
        Item::on("date", x.span, caption)
            .with("edtf", x.edtf.as_ref())
            .with("basis", x.basis)
            .with("role", Some(x.role))
            .with("rule", Some(x.rule))
    })
    .collect()
}

pub fn taken(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.taken.iter();
    all.map(|x| {
        Item::verdict("taken", &x.value)
            .with("basis", reading.taken_basis)
            .list("because", because(reading, caption, &x.because))
    })
    .collect()
}

pub fn places(reading: &Reading, caption: &str) -> Vec<Item> {
    let place = |index| words_of(reading, caption, Field::Places, index);
    let all = reading.places.iter();
    all.map(|x| {
        Item::on("place", x.span, caption)
            .with("kind", x.kind)
            .with("role", Some(x.role))
            .with("inside", place(x.inside))
            .with("relation", x.relation.as_ref().map(|r| quote(r.span, caption)))
            .with("of", place(x.relation.as_ref().and_then(|r| r.of)))
            .with("held_by", x.held_by.as_ref().map(|h| format!("{} {}", h.side, quote(h.span, caption))))
            .with("country", x.country)
            .with("rule", Some(x.rule))
    })
    .collect()
}

pub fn scene(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.scene.iter();
    all.map(|x| {
        let words = words_of(reading, caption, Field::Places, Some(x.value));
        Item::verdict("scene", words.unwrap_or_default())
            .list("because", because(reading, caption, &x.because))
    })
    .collect()
}

pub fn scene_country(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.scene_country.iter();
    all.map(|x| {
        Item::verdict("scene_country", x.value).list("because", because(reading, caption, &x.because))
    })
    .collect()
}

pub fn events(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.events.iter();
    all.map(|x| {
        Item::on("event", x.span, caption)
            .with("type", Some(x.kind))
            .with("standing", Some(x.standing))
            .with("hedge", x.hedge.as_ref().map(|h| format!("{} {}", h.kind, quote(h.span, caption))))
            .with("said_by", words_of(reading, caption, Field::Claimants, x.said_by))
            .with("place", words_of(reading, caption, Field::Places, x.place))
            .with("place_link", x.place_link)
            .with("date", words_of(reading, caption, Field::Dates, x.date))
            .with("date_link", x.date_link)
            .with("time", x.time.map(|span| quote(span, caption)))
            .with("rule", Some(x.rule))
    })
    .collect()
}

pub fn actors(reading: &Reading, caption: &str) -> Vec<Item> {
    of_events(reading, |event| {
        let all = event.actors.iter();
        let items = all.map(|x| {
            Item::on("actor", x.span, caption)
                .with("of", Some(quote(event.span, caption)))
                .with("side", x.side)
                .with("standing", Some(x.standing))
                .with("said_by", words_of(reading, caption, Field::Claimants, x.said_by))
        });
        items.collect()
    })
}

pub fn targets(reading: &Reading, caption: &str) -> Vec<Item> {
    of_events(reading, |event| {
        let item = |x: &cutline_model::reading::Target| {
            Item::on("target", x.span, caption).with("kind", Some(x.kind))
        };
        event.targets.iter().map(|x| item(x).with("of", Some(quote(event.span, caption)))).collect()
    })
}

pub fn weapons(reading: &Reading, caption: &str) -> Vec<Item> {
    of_events(reading, |event| {
        let item = |x: &cutline_model::reading::Weapon| {
            Item::on("weapon", x.span, caption).with("kind", Some(x.kind))
        };
        event.weapons.iter().map(|x| item(x).with("of", Some(quote(event.span, caption)))).collect()
    })
}

fn of_events(reading: &Reading, items: impl Fn(&Event) -> Vec<Item>) -> Vec<Item> {
    reading.events.iter().flat_map(items).collect()
}

pub fn casualties(reading: &Reading, caption: &str) -> Vec<Item> {
    let toll = |index| words_of(reading, caption, Field::Casualties, index);
    let all = reading.casualties.iter();
    all.map(|x| {
        Item::on("casualty", x.span, caption)
            .with("outcome", Some(x.outcome))
            .with("manner", x.manner)
            .with("number", Some(quote(x.number.span, caption)))
            .with("form", Some(x.number.form))
            .with("low", x.low)
            .with("high", x.high)
            .with("open", x.open)
            .flag("approx", x.approx)
            .with("vague", x.vague.as_ref())
            .with("who", x.who.as_ref())
            .with("who_text", x.who_text.map(|span| quote(span, caption)))
            .with("age", x.age)
            .with("sex", x.sex)
            .with("status", x.status)
            .with("event", words_of(reading, caption, Field::Events, x.event))
            .with("scope", x.scope)
            .with("since", x.since.as_ref())
            .flag("shown", x.shown)
            .flag("hedged", x.hedged)
            .with("said_by", words_of(reading, caption, Field::Claimants, x.claimant))
            .with("part_of", toll(x.part_of))
            .list("may_overlap", x.may_overlap.iter().filter_map(|&i| toll(Some(i))))
            .with("rival_of", toll(x.rival_of))
            .with("rule", Some(x.rule))
    })
    .collect()
}

pub fn advisories(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.advisories.iter();
    all.map(|x| {
        Item::on("advisory", x.span, caption)
            .with("kind", Some(x.kind))
            .with("until", x.until.as_ref())
            .list("out", x.out.iter().map(|&span| quote(span, caption)))
            .list("of", x.of.iter().map(|&span| quote(span, caption)))
            .with("rule", Some(x.rule))
    })
    .collect()
}

pub fn remarks(reading: &Reading, caption: &str) -> Vec<Item> {
    let all = reading.remarks.iter();
    all.map(|x| {
        Item::verdict("remark", x.code)
            .with("at", x.span.map(|span| quote(span, caption)))
            .with("message", Some(&x.message))
    })
    .collect()
}
