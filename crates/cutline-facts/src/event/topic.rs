//! What a caption mentions without telling that it happened: topics of speeches, hearings and protests.

use cutline_model::reading::EventType;

use super::{Around, Draft, is_hazard, is_violent};
use crate::trace::Trace;

/// Drops violent events and hazards that the picture's words only talk about: a hearing on a strike, a march against war.
pub(super) fn drop_talk(around: &Around<'_, '_>, drafts: &mut Vec<Draft>, trace: &mut impl Trace) {
    let picture = &around.frame.picture;
    let in_picture = |d: &Draft| picture.contains(&d.mentions[0].start);
    let civic = drafts.iter().any(|d| in_picture(d) && is_civic(d.event.kind));
    drafts.retain(|draft| {
        let harm = is_violent(draft.event.kind) || is_hazard(draft.event.kind);
        let before_cause = around.frame.cause.is_none_or(|c| draft.mentions[0].start < c);
        let charged = is_charge(around, draft);
        let talked =
            harm && !charged && civic && in_picture(draft) && before_cause && !has_toll(around, draft);
        if talked {
            trace.dropped("event/topic", draft.event.span, "talked about under a civic picture");
        }
        !talked
    });
}

/// "charged in the stabbings": a court's own subject is an event.
fn is_charge(around: &Around<'_, '_>, draft: &Draft) -> bool {
    let at = draft.mentions[0].start;
    let from = around.sheet.sentence(at).start.max(at.saturating_sub(8));
    (from..at).any(|i| {
        around.sheet.is_any(i, &["charged", "convicted", "sentenced", "pleaded", "accused", "suspected"])
    })
}

const fn is_civic(kind: EventType) -> bool {
    use EventType as E;
    matches!(kind, E::Court | E::Diplomacy | E::Election | E::Ceremony | E::Culture | E::Sport | E::Protest)
}

fn has_toll(around: &Around<'_, '_>, draft: &Draft) -> bool {
    let sentence = around.sheet.sentence(draft.mentions[0].start);
    around.tolls.iter().any(|t| sentence.contains(&t.range.start))
}
