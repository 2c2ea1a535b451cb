//! Words that name an event.

mod derive;
mod refuse;
mod retype;

use std::ops::Range;

use cutline_model::reading::{DateMention, EventType};

use super::Around;
use crate::lexicon::Meaning;
use crate::sheet::Sheet;
use crate::trace::Trace;
use derive::{from_harm, from_throwing};
use retype::retype;

/// Words that name an event of a kind.
#[derive(Clone, Debug)]
pub(crate) struct Trigger {
    pub(crate) range: Range<usize>,
    pub(crate) kind: EventType,
}

/// All triggers in text order; where several start at a word the longest counts.
pub(super) fn find(around: &Around<'_, '_>, dates: &[DateMention], trace: &mut impl Trace) -> Vec<Trigger> {
    let sheet = around.sheet;
    let mut found: Vec<Trigger> = Vec::new();
    let mut at = 0;
    while at < sheet.len() {
        let mut next = at + 1;
        if let Some(end) = not_an_event(sheet, at) {
            next = end;
        } else if !sheet.words[at].masked
            && let Some((range, (kind, form))) = sheet.signal(at, |m| match m {
                Meaning::Trigger(kind, form) => Some((kind, form)),
                _ => None,
            })
        {
            match refuse::why(around, dates, &range, kind, form) {
                None => {
                    next = range.end;
                    let kind = retype(around, &range, kind);
                    found.push(Trigger { range: without_tail(sheet, range), kind });
                }
                Some(why) => {
                    if let Some(span) = sheet.span(range) {
                        trace.dropped("event/trigger", span, why);
                    }
                }
            }
        }
        at = next;
    }
    from_throwing(around, &mut found);
    derive::from_rescuers(around, &mut found);
    from_harm(around, &mut found, trace);
    found.sort_by_key(|t| t.range.start);
    found
}

/// A trigger's words without the article or preposition that its phrase ends in: "storm a", "rubble of".
fn without_tail(sheet: &Sheet<'_>, range: Range<usize>) -> Range<usize> {
    let tail =
        range.len() > 1 && sheet.is_any(range.end - 1, &["a", "an", "the", "of", "his", "her", "their"]);
    range.start..range.end - usize::from(tail)
}

/// The end of a phrase like "heart attack" that starts here.
fn not_an_event(sheet: &Sheet<'_>, at: usize) -> Option<usize> {
    sheet.signal(at, |m| (m == Meaning::NotEvent).then_some(())).map(|(range, ())| range.end)
}
