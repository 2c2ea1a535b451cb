//! Ties a word of harm to the people it befell, by the grammar of the word.

mod noun;
mod object;
mod subject;

use std::ops::Range;

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
    let (start, passive) = auxiliaries(sheet, words.start);
    if passive && appositive(sheet, phrases, start) {
        return Vec::new();
    }
    if passive {
        return subject(sheet, phrases, start, words, harm, "toll/passive");
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

/// "died", "have fled".
pub(super) fn intransitive(
    sheet: &Sheet<'_>,
    phrases: &Phrases<'_>,
    words: &Range<usize>,
    harm: Harm,
) -> Vec<Toll> {
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
