//! A caption in our own words, about invented places, with a reading made by hand.

use std::sync::Arc;

use cutline_model::reading::{
    Actor, ActorStanding, Advisory, AdvisoryKind, Age, Basis, Casualty, Claimant, ClaimantKind, Creator,
    Credit, CreditLine, DateMention, DateRole, Event, EventType, Fate, Field, Group, GroupKind, Hedge,
    HedgeKind, HeldBy, Link, Manner, Number, NumberForm, Outcome, Part, Person, Place, PlaceKind, PlaceRole,
    Relation, Remark, RemarkCode, Scope, Sex, Shown, Side, Stance, Standing, Supplier, SupplierRole, Target,
    TargetKind, Unbounded, Verdict, Weapon, WeaponKind,
};
use cutline_model::{Document, Edtf, How, Picture, PictureId, Reading, Sighting, SourceMap, Span};

const TEXT: &str = "A nurse lifts a girl beside Salma Idrīs, 9, after an alleged drone strike on the rebel-held \
    Wadi Zahr quarter of Tamnoūn on 4 June 2014. Rockets fired at a school in nearby Umm Rihan the day before killed \
    at least 12 people, including five children, the Harbour Rights Monitor (HRM) said; state radio blamed insurgents. \
    (Photo by Noura Sabbagh/AFP Photo) EDITORIAL USE ONLY";

/// The sighting of the sample.
pub(crate) fn sighting() -> Sighting {
    let document = Document {
        digest: Some([0xAB; 32]),
        name: "pages/gallery.txt".into(),
        media_type: "text/plain",
        charset: Some("utf-8"),
        date: Edtf::parse("2014-06-05"),
        date_from: Some("given"),
    };
    let text_len = u32::try_from(TEXT.len()).unwrap();
    let mut map = SourceMap::new();
    map.push(40, 812..852, How::Same);
    map.push(text_len - 40, 900..900 + u64::from(text_len - 40), How::Same);
    Sighting {
        date: document.date.clone(),
        date_from: document.date_from,
        document: Arc::new(document),
        text: TEXT.into(),
        map,
        carrier: "text/block",
        line: 12,
        also: vec![2210..2588, 3100..3478],
        item: Some("g-5".into()),
        pictures: vec![Picture {
            image: Some("img/05.jpg".into()),
            ids: vec![PictureId { scheme: "afp".into(), value: "000_AB12C".into() }],
        }],
    }
}

/// The words as a span: their first place in the text.
fn span(words: &str) -> Span {
    let start = TEXT.find(words).unwrap_or_else(|| panic!("{words} is not in the sample"));
    Span::new(u32::try_from(start).unwrap(), u32::try_from(start + words.len()).unwrap()).unwrap()
}

/// The reading of the sample.
pub(crate) fn reading() -> Reading {
    Reading {
        language: Some("en"),
        unread: vec![],
        credit: Some(credit()),
        dates: dates(),
        taken: Some(Verdict { value: Edtf::day(2014, 6, 4).unwrap(), because: vec![(Field::Dates, 0)] }),
        taken_basis: Some(Basis::Words),
        places: places(),
        scene: Some(Verdict { value: 0, because: vec![(Field::Places, 0)] }),
        scene_country: None,
        people: people(),
        shown: shown(),
        groups: vec![Group {
            span: span("Harbour Rights Monitor"),
            rule: "group/claimant",
            acronym: Some(span("HRM")),
            kind: Some(GroupKind::Monitor),
        }],
        claimants: claimants(),
        events: events(),
        casualties: vec![toll(), children()],
        advisories: vec![Advisory {
            span: span("EDITORIAL USE ONLY"),
            rule: "advisory/editorial",
            kind: AdvisoryKind::EditorialOnly,
            until: None,
            out: vec![],
            of: vec![],
        }],
        remarks: vec![Remark {
            code: RemarkCode::DateConflict,
            message: "two dates are given for the picture".into(),
            span: Some(span("4 June 2014")),
        }],
    }
}

fn credit() -> Credit {
    Credit {
        span: span("(Photo by Noura Sabbagh/AFP Photo)"),
        rule: "credit/bracket-tail",
        creators: vec![Creator { span: span("Noura Sabbagh"), name: "Noura Sabbagh".into() }],
        suppliers: vec![Supplier { span: span("AFP Photo"), name: "AFP".into(), role: SupplierRole::Agency }],
        lines: vec![CreditLine { creators: vec![0], suppliers: vec![0] }],
        flags: vec![],
    }
}

fn dates() -> Vec<DateMention> {
    let date = |words, rule, day, basis, role| DateMention {
        span: span(words),
        rule,
        edtf: Edtf::day(2014, 6, day),
        basis: Some(basis),
        role,
    };
    vec![
        date("4 June 2014", "date/dmy", 4, Basis::Words, DateRole::Picture),
        date("the day before", "date/relative", 3, Basis::Caption, DateRole::Event),
    ]
}

fn places() -> Vec<Place> {
    let place = |words, rule, kind, role| Place {
        span: span(words),
        rule,
        kind: Some(kind),
        role,
        relation: None,
        held_by: None,
        country: None,
        inside: None,
    };
    let mut quarter = place("Wadi Zahr", "place/of-chain", PlaceKind::Neighbourhood, PlaceRole::Scene);
    quarter.relation = Some(Relation { span: span("quarter of"), of: Some(1) });
    quarter.held_by = Some(HeldBy { span: span("rebel-held"), side: Side::Opposition });
    quarter.inside = Some(1);
    let mut village = place("Umm Rihan", "place/in", PlaceKind::Village, PlaceRole::Event);
    village.relation = Some(Relation { span: span("nearby"), of: Some(1) });
    vec![quarter, place("Tamnoūn", "place/of-chain", PlaceKind::City, PlaceRole::Container), village]
}

fn people() -> Vec<Person> {
    vec![Person {
        span: span("Salma Idrīs"),
        rule: "person/aged",
        age: Some(9),
        minor: Some(true),
        fate: Some(Fate::Injured),
        event: Some(0),
        said_by: None,
        kin: vec![],
        part: Some(Part::Patient),
        position: None,
        shown: Some(true),
    }]
}

fn shown() -> Vec<Shown> {
    let one = |words, rule, age, sex, part| Shown {
        span: span(words),
        rule,
        low: Some(1),
        high: Some(1),
        age,
        sex,
        part: Some(part),
    };
    vec![
        one("A nurse", "shown/subject", None, None, Part::Medic),
        one("a girl", "shown/object", Some(Age::Child), Some(Sex::Female), Part::Patient),
    ]
}

fn claimants() -> Vec<Claimant> {
    let claimant = |words, rule, kind, named, side, stance| Claimant {
        span: span(words),
        rule,
        kind,
        named,
        side,
        via: None,
        stance,
    };
    vec![
        claimant("Harbour Rights Monitor", "claim/said", ClaimantKind::Monitor, true, None, Stance::Asserts),
        claimant(
            "state radio",
            "claim/blamed",
            ClaimantKind::StateMedia,
            false,
            Some(Side::Government),
            Stance::Blames,
        ),
    ]
}

fn events() -> Vec<Event> {
    vec![
        Event {
            span: span("drone strike"),
            rule: "event/drone_strike",
            kind: EventType::DroneStrike,
            standing: Standing::Cause,
            hedge: Some(Hedge { span: span("alleged"), kind: HedgeKind::Alleged }),
            said_by: None,
            place: Some(0),
            place_link: Some(Link::Stated),
            date: Some(0),
            date_link: Some(Link::Shared),
            time: None,
            actors: vec![],
            targets: vec![],
            weapons: vec![Weapon { span: span("drone"), kind: WeaponKind::Drone }],
        },
        Event {
            span: span("Rockets fired"),
            rule: "event/shelling",
            kind: EventType::Shelling,
            standing: Standing::Other,
            hedge: None,
            said_by: Some(0),
            place: Some(2),
            place_link: Some(Link::Stated),
            date: Some(1),
            date_link: Some(Link::Stated),
            time: None,
            actors: vec![Actor {
                span: span("insurgents"),
                side: Some(Side::Opposition),
                standing: ActorStanding::Blamed,
                said_by: Some(1),
            }],
            targets: vec![Target { span: span("school"), kind: TargetKind::Education }],
            weapons: vec![Weapon { span: span("Rockets"), kind: WeaponKind::Rocket }],
        },
    ]
}

fn toll() -> Casualty {
    Casualty {
        span: span("killed at least 12 people"),
        rule: "toll/killed",
        outcome: Outcome::Killed,
        manner: Some(Manner::Killed),
        number: Number { span: span("at least 12"), form: NumberForm::Digits },
        low: Some(12),
        high: None,
        open: None::<Unbounded>,
        approx: false,
        vague: None,
        who: Some("people".into()),
        who_text: Some(span("people")),
        age: None,
        sex: None,
        status: None,
        event: Some(1),
        scope: Some(Scope::Event),
        since: None,
        shown: false,
        hedged: false,
        claimant: Some(0),
        part_of: None,
        may_overlap: vec![],
        rival_of: None,
    }
}

fn children() -> Casualty {
    Casualty {
        span: span("including five children"),
        rule: "toll/part",
        number: Number { span: span("five"), form: NumberForm::Words },
        low: Some(5),
        high: Some(5),
        who: Some("children".into()),
        who_text: Some(span("children")),
        age: Some(Age::Child),
        part_of: Some(0),
        ..toll()
    }
}
