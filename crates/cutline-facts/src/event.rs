//! What happened: triggers become events with their standing, hedge, actors, targets, weapons, place and date.

mod actor;
mod civil;
mod frame;
mod hedge;
mod place;
mod standing;
mod target;
mod topic;
mod trigger;

use std::ops::Range;

use cutline_model::Reading;
use cutline_model::reading::{Event, EventType, Index, Place, Standing};

use crate::casualty::Toll;
use crate::claim::Claim;
use crate::count::Counted;
use crate::name::Name;
use crate::sheet::Sheet;
use crate::trace::Trace;

pub(crate) use frame::Frame;
pub(crate) use hedge::what_was_said;
pub(crate) use trigger::Trigger;

/// What the other finders have read, as events need it.
pub(crate) struct Around<'a, 't> {
    pub(crate) sheet: &'a Sheet<'t>,
    pub(crate) names: &'a [Name],
    pub(crate) claims: &'a [Claim],
    pub(crate) counted: &'a [Counted],
    pub(crate) tolls: &'a [Toll],
    pub(crate) frame: &'a Frame,
    /// Every mention of every place: its words, and the place's index.
    pub(crate) mentions: &'a [(Range<usize>, Index)],
    pub(crate) scene: Option<Index>,
    pub(crate) places: &'a [Place],
}

impl Around<'_, '_> {
    /// Whether a place of its own follows the words, and it is neither the scene nor around it.
    fn is_elsewhere(&self, range: &Range<usize>) -> bool {
        let Some(own) = place::stated(self, range.start, range.end) else { return false };
        let Some(scene) = self.scene else { return false };
        let mut around = Some(scene);
        while let Some(i) = around {
            if i == own {
                return false;
            }
            around =
                self.places.get(i).and_then(|p| p.inside).filter(|&up| up != i && up < self.places.len());
            if around == Some(scene) {
                break;
            }
        }
        self.places.get(own).and_then(|p| p.inside) != Some(scene)
    }
}

/// An event with the words of all its mentions.
#[derive(Debug)]
pub(crate) struct Draft {
    pub(crate) event: Event,
    /// Trigger words of each mention, the first being the event's own.
    pub(crate) mentions: Vec<Range<usize>>,
}

/// All events of the body, in text order.
pub(crate) fn find(around: &Around<'_, '_>, reading: &Reading, trace: &mut impl Trace) -> Vec<Draft> {
    let triggers = trigger::find(around, &reading.dates, trace);
    let mut drafts: Vec<Draft> = Vec::new();
    for trigger in &triggers {
        match same_event(around, &drafts, trigger) {
            Some(i) => mention_again(around, &mut drafts[i], trigger),
            None => drafts.extend(draft(around, trigger, trace)),
        }
    }
    standing::settle(around, &mut drafts);
    topic::drop_talk(around, &mut drafts, trace);
    civil::thin(around, &mut drafts, trace);
    hedge::read_all(around, &mut drafts);
    for draft in &mut drafts {
        actor::read(around, draft);
        target::read(around, draft);
        place::read(around, reading, draft);
    }
    drafts
}

/// "Mourners attend the funeral": the event's own noun names it better than its people.
fn mention_again(around: &Around<'_, '_>, draft: &mut Draft, trigger: &Trigger) {
    let sheet = around.sheet;
    let people =
        |range: &Range<usize>| sheet.means(range.start, |m| matches!(m, crate::lexicon::Meaning::People(_)));
    let same = sheet.words[trigger.range.start].sentence == sheet.words[draft.mentions[0].start].sentence;
    let better =
        same && people(&draft.mentions[0]) && !people(&trigger.range) && draft.event.kind == trigger.kind;
    match sheet.span(trigger.range.clone()).filter(|_| better) {
        Some(span) => {
            draft.event.span = span;
            draft.mentions.insert(0, trigger.range.clone());
        }
        None => draft.mentions.push(trigger.range.clone()),
    }
}

fn draft(around: &Around<'_, '_>, trigger: &Trigger, trace: &mut impl Trace) -> Option<Draft> {
    let span = around.sheet.span(trigger.range.clone())?;
    let standing = standing::of(around, trigger);
    trace.took("event/trigger", span, trigger.kind.as_str());
    let event = Event {
        span,
        rule: "event/trigger",
        kind: trigger.kind,
        standing,
        hedge: None,
        said_by: None,
        place: None,
        place_link: None,
        date: None,
        date_link: None,
        time: None,
        actors: Vec::new(),
        targets: Vec::new(),
        weapons: Vec::new(),
    };
    Some(Draft { event, mentions: vec![trigger.range.clone()] })
}

/// The event that a trigger mentions again: the same kind without words of its own, or "the attack" after a strike.
fn same_event(around: &Around<'_, '_>, drafts: &[Draft], trigger: &Trigger) -> Option<usize> {
    let sheet = around.sheet;
    let definite = trigger.range.start > 0 && is_definite(sheet, trigger.range.start);
    let sentence = sheet.words[trigger.range.start].sentence;
    let own_words = std::cell::LazyCell::new(|| has_own_words(around, trigger));
    drafts.iter().rposition(|draft| {
        let first = draft.mentions.first().map_or(0, |m| m.start);
        if draft.event.kind == trigger.kind || is_same_hazard(sheet, draft.event.kind, trigger) {
            let apart = (is_harmful(trigger.kind) || trigger.kind == EventType::Protest)
                && sheet.words[first].sentence != sentence
                && !definite
                && *own_words;
            return !apart;
        }
        definite
            && is_violent(trigger.kind)
            && is_violent(draft.event.kind)
            && is_generic(sheet, &trigger.range)
    })
}

/// A blaze told of beside a wildfire, rain beside a flood.
fn is_same_hazard(sheet: &Sheet<'_>, first: EventType, later: &Trigger) -> bool {
    let rain = sheet.is_any(later.range.end - 1, &["rain", "rains", "rainfall", "downpour", "downpours"]);
    match (first, later.kind) {
        (EventType::Wildfire, EventType::Fire) => true,
        (EventType::Flood, EventType::Storm) => rain,
        _ => false,
    }
}

/// "the", or "the" with modifiers before the trigger.
fn is_definite(sheet: &Sheet<'_>, at: usize) -> bool {
    let floor = sheet.sentence(at).start;
    (floor.max(at.saturating_sub(3))..at)
        .rev()
        .take_while(|&i| !sheet.is_any(i, &["a", "an", "in", "of", "by"]))
        .any(|i| sheet.is_any(i, &["the", "this", "that", "these"]))
}

/// Nouns that can stand for any violent event once it was named.
fn is_generic(sheet: &Sheet<'_>, range: &Range<usize>) -> bool {
    const GENERIC: [&str; 12] = [
        "attack",
        "attacks",
        "strike",
        "strikes",
        "blast",
        "explosion",
        "bombing",
        "raid",
        "raids",
        "assault",
        "incident",
        "bombardment",
    ];
    range.len() == 1 && sheet.is_any(range.start, &GENERIC)
}

/// Whether a mention's sentence gives it a toll or a place of its own; a hazard needs both.
fn has_own_words(around: &Around<'_, '_>, trigger: &Trigger) -> bool {
    let sentence = around.sheet.sentence(trigger.range.start);
    let toll = around.tolls.iter().any(|t| sentence.contains(&t.range.start));
    let placed = place::locative_after(around, trigger.range.end);
    if is_violent(trigger.kind) {
        return toll || placed;
    }
    let own = place::stated(around, trigger.range.start, trigger.range.end);
    let elsewhere = own.is_some() && own != around.scene;
    toll && (placed || elsewhere)
}

/// Kinds in which force is used.
pub(crate) const fn is_violent(kind: EventType) -> bool {
    use EventType as E;
    matches!(
        kind,
        E::Strike
            | E::Attack
            | E::ArmedClash
            | E::AirStrike
            | E::DroneStrike
            | E::Shelling
            | E::SuicideBombing
            | E::Bombing
            | E::ChemicalAttack
            | E::Killing
            | E::Abduction
            | E::Explosion
    )
}

/// Hazards and accidents.
pub(crate) const fn is_hazard(kind: EventType) -> bool {
    use EventType as E;
    matches!(
        kind,
        E::Earthquake
            | E::Flood
            | E::Storm
            | E::Wildfire
            | E::Landslide
            | E::Volcano
            | E::Drought
            | E::TransportAccident
            | E::Fire
            | E::DiseaseOutbreak
    )
}

/// Kinds that harm people.
pub(crate) const fn is_harmful(kind: EventType) -> bool {
    is_violent(kind)
        || is_hazard(kind)
        || matches!(kind, EventType::Riot | EventType::Siege | EventType::Arrest)
}

/// Whether an event is what the picture shows or why.
pub(crate) const fn is_near(standing: Standing) -> bool {
    matches!(standing, Standing::Pictured | Standing::Cause)
}
