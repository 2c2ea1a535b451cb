//! Everyday events count only where nothing graver is told: one a caption, the most telling.

use cutline_model::reading::{Event, EventType, Standing};

use super::{Around, Draft};
use crate::trace::Trace;

/// Drops everyday events beside graver ones, and all but one of them.
pub(super) fn thin(around: &Around<'_, '_>, drafts: &mut Vec<Draft>, trace: &mut impl Trace) {
    let news = around.frame.news && drafts.iter().any(|d| rank(d.event.kind) == 0);
    let grave = news || drafts.iter().any(|d| blocks(&d.event));
    let best =
        drafts.iter().enumerate().filter(|(_, d)| may_stand(around, d)).min_by_key(|(i, d)| {
            (!around.frame.picture.contains(&d.mentions[0].start), rank(d.event.kind), *i)
        });
    let keep = best.filter(|_| !grave).map(|(i, _)| i);
    let mut i = 0;
    drafts.retain(|draft| {
        let kept = rank(draft.event.kind) == 0 || keep == Some(i);
        if !kept {
            trace.dropped("event/trigger", draft.event.span, "an everyday event beside a graver one");
        }
        i += 1;
        kept
    });
}

/// A grave event that the picture shows leaves no room for an everyday one.
fn blocks(event: &Event) -> bool {
    rank(event.kind) == 0 && event.standing == Standing::Pictured && event.kind != EventType::DiseaseOutbreak
}

/// Everyday life and work count only where the picture shows them.
fn may_stand(around: &Around<'_, '_>, draft: &Draft) -> bool {
    let rank = rank(draft.event.kind);
    rank > 0 && (rank < rank_of_shown_only() || around.frame.picture.contains(&draft.mentions[0].start))
}

const fn rank_of_shown_only() -> u8 {
    rank(EventType::AidDelivery)
}

/// 0 for what always counts; then the more telling first.
const fn rank(kind: EventType) -> u8 {
    use EventType as E;
    match kind {
        E::Election | E::Court => 1,
        E::Sport => 2,
        E::Education => 3,
        E::Ceremony => 4,
        E::Culture => 5,
        E::Diplomacy => 6,
        E::AidDelivery => 7,
        E::MilitaryActivity => 8,
        E::Work => 9,
        E::DailyLife => 10,
        _ => 0,
    }
}
