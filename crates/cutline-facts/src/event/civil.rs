//! Everyday events count only where nothing graver is told: one a caption, the most telling.

use cutline_model::reading::EventType;

use super::{Around, Draft};
use crate::trace::Trace;

/// Drops everyday events beside graver ones, and all but one of them.
pub(super) fn thin(around: &Around<'_, '_>, drafts: &mut Vec<Draft>, trace: &mut impl Trace) {
    let grave = drafts.iter().any(|d| rank(d.event.kind) == 0);
    let best =
        drafts.iter().enumerate().filter(|(_, d)| rank(d.event.kind) > 0).min_by_key(|(i, d)| {
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

/// 0 for what always counts; then the more telling first.
const fn rank(kind: EventType) -> u8 {
    use EventType as E;
    match kind {
        E::Election | E::Court => 1,
        E::Sport => 2,
        E::Culture => 3,
        E::Ceremony => 4,
        E::Diplomacy => 5,
        E::Education => 6,
        E::MilitaryActivity => 7,
        E::AidDelivery => 8,
        E::Work => 9,
        E::DailyLife => 10,
        _ => 0,
    }
}
