//! Holds a reading against what the challenge book expects.

use cutline_model::reading::{Actor, Age, Casualty, Event, Index, Link, Standing};
use cutline_model::{Reading, Span};

use crate::expect::{Child, Expect, Toll};

/// One thing that was asked of a reading: the measure it counts for, and whether the answer was right.
pub type Answer = (&'static str, bool);

/// A reading and its caption.
pub struct Judge<'a> {
    pub caption: &'a str,
    pub reading: &'a Reading,
}

impl Judge<'_> {
    /// The answers to one line of the book.
    pub fn answers(&self, expect: &Expect) -> Vec<Answer> {
        match expect {
            Expect::Hedged(words) => vec![("hedged", self.events(words).any(is_hedged))],
            Expect::Unhedged(words) => {
                vec![("unhedged", self.events(words).next().is_some() && !self.events(words).any(is_hedged))]
            }
            Expect::NotHedged(words) => vec![("unhedged", !self.events(words).any(is_hedged))],
            Expect::NoEvent(words) => vec![("no-event", self.events(words).next().is_none())],
            Expect::Child(child) => vec![self.child(*child)],
            Expect::Casualty(toll) => self.toll("casualty", toll),
            Expect::NoCasualty(words) => vec![("no-casualty", !self.has_toll(words.as_deref()))],
            Expect::Elsewhere(toll) => self.elsewhere(toll),
            Expect::Rival(one, other) => vec![("rival", self.tied(one, other, is_rival))],
            Expect::Overlap(one, other) => vec![("overlap", self.tied(one, other, may_overlap))],
            Expect::Actor { words, standing, by } => {
                vec![(
                    "actor",
                    self.actors(words).any(|x| x.standing == *standing && self.is_by(x, by.as_deref())),
                )]
            }
            Expect::Claimant(words, stance) => {
                let mut speakers = self.reading.claimants.iter().filter(|x| self.on(x.span, words));
                vec![("claimant", speakers.any(|x| x.stance == *stance))]
            }
            Expect::Standing(words, standing) => {
                vec![("standing", self.events(words).any(|event| event.standing == *standing))]
            }
        }
    }

    fn events<'s>(&'s self, words: &'s str) -> impl Iterator<Item = &'s Event> {
        self.reading.events.iter().filter(move |event| self.on(event.span, words))
    }

    fn actors<'s>(&'s self, words: &'s str) -> impl Iterator<Item = &'s Actor> {
        self.reading
            .events
            .iter()
            .flat_map(|event| &event.actors)
            .filter(move |actor| self.on(actor.span, words))
    }

    fn is_by(&self, actor: &Actor, words: Option<&str>) -> bool {
        let claimant = actor.said_by.and_then(|i| self.reading.claimants.get(i));
        words.is_none_or(|words| claimant.is_some_and(|claimant| self.on(claimant.span, words)))
    }

    /// Whether a span shares a byte with the words of the caption.
    fn on(&self, span: Span, words: &str) -> bool {
        self.caption.match_indices(words).any(|(start, words)| {
            (span.start() as usize) < start + words.len() && start < span.end() as usize
        })
    }

    fn has_toll(&self, words: Option<&str>) -> bool {
        self.reading.casualties.iter().any(|toll| words.is_none_or(|words| self.on(toll.span, words)))
    }

    fn child(&self, expected: Child) -> Answer {
        let certain = child_told(self.reading, &[Age::Child, Age::Mixed]);
        match expected {
            Child::Yes => ("child yes", child_told(self.reading, &[Age::Child, Age::Teen, Age::Mixed])),
            Child::No => ("child no", !child_told(self.reading, &[Age::Child, Age::Teen, Age::Mixed])),
            Child::Open => ("child open", !certain),
        }
    }

    fn toll(&self, measure: &'static str, expected: &Toll) -> Vec<Answer> {
        let candidates = || self.candidates(expected);
        let toll = candidates()
            .find(|toll| self.ties(toll, expected).iter().all(|x| x.1))
            .or_else(|| candidates().next());
        let mut answers = vec![(measure, toll.is_some())];
        match toll {
            Some(toll) => answers.extend(self.ties(toll, expected)),
            None => answers.extend(ties_asked(expected).map(|measure| (measure, false))),
        }
        answers
    }

    fn candidates<'s>(&'s self, expected: &'s Toll) -> impl Iterator<Item = &'s Casualty> {
        self.reading.casualties.iter().filter(|toll| {
            toll.outcome == expected.outcome
                && expected.count.fits(toll)
                && expected.words.as_ref().is_none_or(|words| self.on(toll.span, words))
        })
    }

    fn ties(&self, toll: &Casualty, expected: &Toll) -> Vec<Answer> {
        let parent = toll.part_of.and_then(|i| self.reading.casualties.get(i)).map(|parent| parent.span);
        let claimant =
            toll.claimant.and_then(|i| self.reading.claimants.get(i)).map(|claimant| claimant.span);
        let event = toll.event.and_then(|i| self.reading.events.get(i)).map(|event| event.span);
        let mut answers = Vec::new();
        for (asked, found, names) in [
            (&expected.part_of, parent, ["part_of", "part_of none"]),
            (&expected.said_by, claimant, ["said_by", "said_by none"]),
            (&expected.event, event, ["toll's event", "toll's event"]),
        ] {
            match asked {
                Some(Some(words)) => answers.push((names[0], found.is_some_and(|span| self.on(span, words)))),
                Some(None) => answers.push((names[1], found.is_none())),
                None => {}
            }
        }
        answers.extend(expected.hedged.map(|hedged| ("toll hedged", toll.hedged == hedged)));
        answers
    }

    fn elsewhere(&self, expected: &Toll) -> Vec<Answer> {
        let mut answers = self.toll("elsewhere, read", expected);
        let at_scene = self.candidates(expected).any(|toll| self.is_at_scene(toll));
        answers.push(("elsewhere, kept off the scene", !at_scene));
        answers
    }

    /// Whether the toll is drawn into the picture: shown, tied to what is pictured or its cause, or placed or dated with the picture's words.
    fn is_at_scene(&self, toll: &Casualty) -> bool {
        let scene = self.reading.scene.as_ref().map(|scene| scene.value);
        let event = toll.event.and_then(|i| self.reading.events.get(i));
        toll.shown
            || event.is_some_and(|event| {
                matches!(event.standing, Standing::Pictured | Standing::Cause)
                    || event.place_link == Some(Link::Shared)
                    || event.date_link == Some(Link::Shared)
                    || (event.place.is_some() && event.place == scene)
            })
    }

    fn tied(&self, one: &str, other: &str, tie: fn(&Casualty, Index) -> bool) -> bool {
        let on = |words: &str| -> Vec<(Index, &Casualty)> {
            let all = self.reading.casualties.iter().enumerate();
            all.filter(|(_, toll)| self.on(toll.number.span, words)).collect()
        };
        let others = on(other);
        on(one).iter().any(|(i, a)| others.iter().any(|(j, b)| tie(a, *j) || tie(b, *i)))
    }
}

fn is_hedged(event: &Event) -> bool {
    event.hedge.is_some() || event.said_by.is_some()
}

fn is_rival(toll: &Casualty, other: Index) -> bool {
    toll.rival_of == Some(other)
}

fn may_overlap(toll: &Casualty, other: Index) -> bool {
    toll.may_overlap.contains(&other)
}

/// Whether a named minor, or someone shown or counted of one of these ages, is told of.
fn child_told(reading: &Reading, ages: &[Age]) -> bool {
    let ages_told = reading.shown.iter().map(|x| x.age).chain(reading.casualties.iter().map(|x| x.age));
    reading.people.iter().any(|person| person.minor == Some(true))
        || ages_told.flatten().any(|age| ages.contains(&age))
}

fn ties_asked(expected: &Toll) -> impl Iterator<Item = &'static str> {
    let name = |asked: &Option<Option<String>>, some, none| {
        asked.as_ref().map(|x| if x.is_some() { some } else { none })
    };
    [
        name(&expected.part_of, "part_of", "part_of none"),
        name(&expected.said_by, "said_by", "said_by none"),
        name(&expected.event, "toll's event", "toll's event"),
        expected.hedged.map(|_| "toll hedged"),
    ]
    .into_iter()
    .flatten()
}
