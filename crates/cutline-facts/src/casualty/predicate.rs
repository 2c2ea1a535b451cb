//! Ties a word of harm to the people it befell, by the grammar of the word.

mod noun;
mod object;
mod subject;

use std::ops::Range;

use cutline_model::reading::Outcome;

use super::{Phrases, Toll};
use crate::count::Counted;
use crate::lexicon::Harm;
use crate::sheet::Sheet;
use object::has_object;
use subject::{appositive, auxiliaries, before_comma, joined_before, subject};

pub(super) use noun::noun;
pub(super) use object::object;

/// "killed": passive after its people, active before them, or bare after them ("children killed in …").
pub(super) fn verb(sheet: &Sheet<'_>, phrases: &Phrases<'_>, words: &Range<usize>, harm: Harm) -> Vec<Toll> {
    if is_attribute(sheet, words) {
        return Vec::new();
    }
    let (start, passive) = auxiliaries(sheet, words.start);
    if passive && appositive(sheet, phrases, start) {
        return Vec::new();
    }
    if passive {
        let mut tolls = subject(sheet, phrases, start, words, harm, "toll/passive");
        tolls.extend(along_with(sheet, phrases, words, harm));
        return tolls;
    }
    if let Some(tolls) = moved_away(sheet, phrases, start, words, harm) {
        return tolls;
    }
    let objects = object(sheet, phrases, words, harm, "toll/active");
    if !objects.is_empty() {
        return objects;
    }
    if has_object(sheet, words.end) {
        return Vec::new();
    }
    let bare = phrases.ending(words.start).or_else(|| before_comma(sheet, phrases, words));
    bare.map_or_else(Vec::new, |c| joined_before(sheet, phrases, c, words, harm, "toll/participle"))
}

/// "was killed along with nine others".
fn along_with(sheet: &Sheet<'_>, phrases: &Phrases<'_>, words: &Range<usize>, harm: Harm) -> Option<Toll> {
    let with = sheet.is_any(words.end, &["along", "together"]) && sheet.is(words.end + 1, "with");
    let counted = phrases.starting(words.end + 2).filter(|c| with && c.is_numbered())?;
    Some(toll(counted, words.start..counted.range.end, words.clone(), harm, "toll/along"))
}

/// "50,000 people have evacuated the area": those who move away are the displaced.
fn moved_away(
    sheet: &Sheet<'_>,
    phrases: &Phrases<'_>,
    start: usize,
    words: &Range<usize>,
    harm: Harm,
) -> Option<Vec<Toll>> {
    let moved = harm.outcome == Outcome::Displaced && start < words.start && has_object(sheet, words.end);
    moved.then(|| subject(sheet, phrases, start, words, harm, "toll/subject"))
}

/// "died", "have fled".
pub(super) fn intransitive(
    sheet: &Sheet<'_>,
    phrases: &Phrases<'_>,
    words: &Range<usize>,
    harm: Harm,
) -> Vec<Toll> {
    if is_attribute(sheet, words) {
        return Vec::new();
    }
    let shot = sheet.is_any(words.end - 1, &["shot", "stabbed"]);
    if shot && sheet.is_any(words.end, &["dead", "and", "to"]) {
        return Vec::new();
    }
    let (start, _) = auxiliaries(sheet, words.start);
    if appositive(sheet, phrases, start) {
        return Vec::new();
    }
    subject(sheet, phrases, start, words, harm, "toll/subject")
}

/// "dead", "missing": after its people, or after "were", "remain", "left".
pub(super) fn adjective(
    sheet: &Sheet<'_>,
    phrases: &Phrases<'_>,
    words: &Range<usize>,
    harm: Harm,
) -> Vec<Toll> {
    if let Some(counted) = phrases.ending(words.start) {
        return joined_before(sheet, phrases, counted, words, harm, "toll/predicate");
    }
    let (start, be) = auxiliaries(sheet, words.start);
    if be { subject(sheet, phrases, start, words, harm, "toll/predicate") } else { Vec::new() }
}

fn toll(counted: &Counted, range: Range<usize>, words: Range<usize>, harm: Harm, rule: &'static str) -> Toll {
    Toll {
        counted: counted.clone(),
        outcome: harm.outcome,
        manner: harm.manner,
        range,
        predicate: words,
        part: false,
        rule,
    }
}

/// "a drowned road": a participle with its own article tells of a thing.
fn is_attribute(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    words.start > 0 && sheet.is_any(words.start - 1, &["a", "an", "the", "his", "her", "their", "its"])
}
