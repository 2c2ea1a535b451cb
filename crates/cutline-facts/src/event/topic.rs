//! What a caption mentions without telling that it happened there: topics of speeches and protests, news elsewhere.

use cutline_model::reading::EventType;

use super::{Around, Draft, is_harmful, is_hazard, is_violent};
use crate::trace::Trace;

/// Drops violent events and hazards that are only talked about, and later news without a toll under a peaceful picture.
pub(super) fn drop_talk(around: &Around<'_, '_>, drafts: &mut Vec<Draft>, trace: &mut impl Trace) {
    let picture = &around.frame.picture;
    let in_picture = |d: &Draft| picture.contains(&d.mentions[0].start);
    let civic = drafts.iter().any(|d| in_picture(d) && is_civic(d.event.kind));
    let grave = drafts.iter().any(|d| in_picture(d) && is_grave(d.event.kind));
    let any = drafts.iter().any(in_picture);
    drafts.retain(|draft| {
        let harm = is_violent(draft.event.kind) || is_hazard(draft.event.kind);
        if !harm || has_toll(around, draft) {
            return true;
        }
        let talked =
            civic && in_picture(draft) && around.frame.cause.is_none_or(|c| draft.mentions[0].start < c);
        let elsewhere = any && !grave && !in_picture(draft) && draft.mentions.len() == 1;
        if talked || elsewhere {
            trace.dropped(
                "event/topic",
                draft.event.span,
                if talked { "talked about" } else { "news elsewhere" },
            );
        }
        !(talked || elsewhere)
    });
}

const fn is_civic(kind: EventType) -> bool {
    use EventType as E;
    matches!(kind, E::Court | E::Diplomacy | E::Election | E::Ceremony | E::Culture | E::Sport | E::Protest)
}

const fn is_grave(kind: EventType) -> bool {
    use EventType as E;
    is_harmful(kind)
        || matches!(
            kind,
            E::Rescue | E::Damage | E::Displacement | E::MedicalCare | E::Mourning | E::MilitaryActivity
        )
}

fn has_toll(around: &Around<'_, '_>, draft: &Draft) -> bool {
    let sentence = around.sheet.sentence(draft.mentions[0].start);
    around.tolls.iter().any(|t| sentence.contains(&t.range.start))
}
