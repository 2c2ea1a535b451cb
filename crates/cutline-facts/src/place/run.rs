//! Runs of capitalised words as place names need them: with particles, hyphens, numbers and joined nouns.

use std::ops::Range;

use cutline_model::reading::DateMention;

use crate::lexicon::Meaning;
use crate::name::{Name, NameKind};
use crate::sheet::{Shape, Sheet};

/// Lower-case words that stand inside names of places: "Frankfurt am Main", "Rio de Janeiro".
const PARTICLES: &[&str] = &[
    "al", "el", "de", "la", "le", "les", "du", "des", "del", "della", "di", "da", "do", "dos", "das", "ez",
    "es", "esh", "ash", "ad", "ed", "ul", "am", "sur", "von", "van", "der", "den", "nad", "upon",
];

/// Lower-case words that stand inside names only between hyphens: "Stratford-on-Avon".
const HYPHENED: &[&str] = &["on", "au", "in", "of", "aux", "en", "by", "le", "la", "sous", "at", "an"];

/// All runs of the body, in text order.
pub(super) fn all(sheet: &Sheet<'_>, dates: &[DateMention]) -> Vec<Range<usize>> {
    let dated: Vec<Range<usize>> = dates.iter().map(|d| sheet.words_in(d.span)).collect();
    let mut runs = Vec::new();
    let mut at = 0;
    while at < sheet.len() {
        if starts(sheet, &dated, at) {
            let end = extend(sheet, &dated, at);
            runs.push(at..end);
            at = end;
        } else {
            at += 1;
        }
    }
    runs
}

/// Whether word `i` can be part of a name at all.
fn capital(sheet: &Sheet<'_>, dated: &[Range<usize>], i: usize) -> bool {
    let Some(word) = sheet.words.get(i) else { return false };
    let cased =
        sheet.capital(i) || word.shape == Shape::Mixed && sheet.str(i).starts_with(char::is_uppercase);
    cased && !word.masked && !dated.iter().any(|d| d.contains(&i)) && !calendar(sheet, i)
}

/// Weekdays, and months beside a number.
fn calendar(sheet: &Sheet<'_>, i: usize) -> bool {
    let number = |k: usize| sheet.is_number(k);
    let month = || {
        sheet.means(i, |m| matches!(m, Meaning::Month(_)))
            && (number(i + 1) || i > 0 && number(i - 1) || sheet.str(i).len() > 3)
    };
    let short = sheet.str(i).len() < 4;
    !short && sheet.means(i, |m| matches!(m, Meaning::Weekday(_))) || month()
}

fn starts(sheet: &Sheet<'_>, dated: &[Range<usize>], i: usize) -> bool {
    if !capital(sheet, dated, i) {
        if is_known_from(sheet, i) && capital(sheet, dated, i + 1) {
            return true;
        }
        return sheet.is_hyphen(i + 1) && is_particle(sheet, i) && capital(sheet, dated, i + 2);
    }
    !(is_address(sheet, i) || sheet.opens_sentence(i) && is_common(sheet, i))
}

/// A lower-case word that the tables have at the start of a name: "eastern Ghouta".
fn is_known_from(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.words[i].shape == Shape::Lower
        && sheet.signals_at(i).iter().any(|s| s.range().len() > 1 && is_entry(s.meaning))
}

/// A word that stands in capitals only because it opens a sentence.
fn is_common(sheet: &Sheet<'_>, i: usize) -> bool {
    let place = |m| is_entry(m) || matches!(m, Meaning::PlaceNoun(_));
    let common = |m| {
        matches!(
            m,
            Meaning::English
                | Meaning::Cue(_)
                | Meaning::People(_)
                | Meaning::Number(_)
                | Meaning::Vague
                | Meaning::Bound(_)
                | Meaning::Kin
                | Meaning::Direction
        )
    };
    sheet.means(i, common) && !sheet.means(i, place)
}

/// "The" and "A" inside a sentence, forms of address.
fn is_address(sheet: &Sheet<'_>, i: usize) -> bool {
    matches!(
        sheet.str(i),
        "A" | "An" | "In" | "On" | "At" | "Of" | "I" | "Mr." | "Mrs." | "Ms." | "Dr." | "Mr" | "Mrs"
    ) || sheet.str(i) == "The" && !sheet.is(i + 1, "Hague")
}

fn is_particle(sheet: &Sheet<'_>, i: usize) -> bool {
    PARTICLES.contains(&sheet.str(i))
        || matches!(sheet.str(i), "as" | "an" | "at" | "ar" | "az") && sheet.is_mark(i + 1, '-')
}

/// The end of the run that starts at `first`.
fn extend(sheet: &Sheet<'_>, dated: &[Range<usize>], first: usize) -> usize {
    let ok = |i: usize| capital(sheet, dated, i) && !(sheet.opens_sentence(i) && i > first);
    let mut end = entry_end(sheet, first);
    while let Some(next) = step(sheet, &ok, first, end) {
        end = next.max(entry_end(sheet, next - 1));
    }
    end
}

/// The end of the longest name of the tables that starts at word `i`.
fn entry_end(sheet: &Sheet<'_>, i: usize) -> usize {
    let entry =
        sheet.signals_at(i).iter().find(|s| is_entry(s.meaning) && !sheet.words[s.end as usize - 1].masked);
    entry.map_or(i + 1, |s| s.end as usize)
}

fn is_entry(meaning: Meaning) -> bool {
    matches!(meaning, Meaning::Country(_) | Meaning::Capital(_) | Meaning::Division(_) | Meaning::Region(..))
}

/// Where the run goes on after `end`.
fn step(sheet: &Sheet<'_>, ok: &impl Fn(usize) -> bool, first: usize, end: usize) -> Option<usize> {
    if ok(end) {
        return (!ends_short(sheet, first, end)).then_some(end + 1);
    }
    hyphened(sheet, ok, end)
        .or_else(|| particle(sheet, ok, end))
        .or_else(|| joined(sheet, ok, first, end))
        .or_else(|| numbered(sheet, ok, end))
}

/// "Del." before another sentence: an abbreviated division ends a run.
fn ends_short(sheet: &Sheet<'_>, first: usize, end: usize) -> bool {
    end == first + 1
        && sheet.str(first).ends_with('.')
        && sheet.means(first, |m| matches!(m, Meaning::Division(_)))
}

/// "Port-au-Prince", "Bab al- Nairab".
fn hyphened(sheet: &Sheet<'_>, ok: &impl Fn(usize) -> bool, end: usize) -> Option<usize> {
    if sheet.is_mark(end, '-') && ok(end + 1) && (sheet.is_hyphen(end) || is_particle(sheet, end - 1)) {
        return Some(end + 2);
    }
    let inner = HYPHENED.contains(&sheet.str(end + 1)) || is_particle(sheet, end + 1);
    (sheet.is_hyphen(end) && inner && sheet.is_hyphen(end + 2) && ok(end + 3)).then_some(end + 4)
}

/// "Rio de Janeiro", "Deir al-Balah", "Gulf of Aden", "Frankfurt am Main".
fn particle(sheet: &Sheet<'_>, ok: &impl Fn(usize) -> bool, end: usize) -> Option<usize> {
    if sheet.is(end, "of") {
        let after = if sheet.is(end + 1, "the") { end + 2 } else { end + 1 };
        return (takes_of(sheet, end) && ok(after)).then_some(after + 1);
    }
    let mut at = end;
    while is_particle(sheet, at) && at < end + 2 {
        at += 1;
        if sheet.is_mark(at, '-') && sheet.words[at].glued {
            at += 1;
        }
    }
    (at > end && ok(at)).then_some(at + 1)
}

/// A capitalised noun that goes with "of" inside a name: "Strait of", "Church of".
fn takes_of(sheet: &Sheet<'_>, end: usize) -> bool {
    const DROPPED: &[&str] =
        &["City", "Town", "Village", "Province", "State", "Region", "District", "Republic"];
    let Some(last) = end.checked_sub(1) else { return false };
    let noun = sheet.means(last, |m| matches!(m, Meaning::PlaceNoun(_) | Meaning::OrgWord(_)));
    sheet.capital(last)
        && !DROPPED.contains(&sheet.str(last))
        && (noun || matches!(sheet.str(last), "Republic" | "Cape" | "Isle" | "Court" | "Horn" | "Tomb"))
}

/// "St. Michael's Square", "Fair & Events Center", "Yum! Center".
fn joined(sheet: &Sheet<'_>, ok: &impl Fn(usize) -> bool, first: usize, end: usize) -> Option<usize> {
    let head = |i: usize| sheet.means(i, |m| matches!(m, Meaning::PlaceNoun(p) if p.kept));
    let noun = |i: usize| sheet.capital(i) && (head(i) || ok(i) && head(i + 1) && sheet.capital(i + 1));
    if sheet.is_mark(end, '&') && ok(end + 1) || sheet.is_mark(end, '!') && noun(end + 1) {
        return Some(end + 2);
    }
    let museum = (first..end).any(|i| sheet.is(i, "of"))
        && matches!(sheet.str(first), "Museum" | "Gallery" | "Institute" | "Centre" | "Center");
    if museum && sheet.is(end, "and") && ok(end + 1) {
        return Some(end + 2);
    }
    let saint = matches!(sheet.str(first), "St" | "St." | "Saint" | "Ste." | "Queen" | "King");
    let common = end == first + 1 && sheet.words[first].id != 0 && is_common_noun(sheet, first);
    (sheet.is_possessive(end) && (saint || common) && noun(end + 1)).then_some(end + 2)
}

/// "Children's Hospital", "King's Cross".
fn is_common_noun(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i, |m| matches!(m, Meaning::People(_) | Meaning::Kin | Meaning::Title(_) | Meaning::English))
}

/// "Interstate 10", "Area 51", "Channel 4 Tower".
fn numbered(sheet: &Sheet<'_>, ok: &impl Fn(usize) -> bool, end: usize) -> Option<usize> {
    if sheet.words.get(end).is_none_or(|w| w.shape != Shape::Number || w.masked) {
        return None;
    }
    let last = end - 1;
    let noun = sheet.means(last, |m| matches!(m, Meaning::PlaceNoun(_))) || sheet.str(last) == "Area";
    let whole = sheet.str(end).bytes().all(|b| b.is_ascii_digit()) && sheet.str(end).len() < 4;
    (whole && (noun && sheet.capital(last) || ok(end + 1) && !sheet.is_mark(end + 1, ','))).then_some(end + 1)
}

/// Cuts runs where a person's name begins and where a hyphen stands between two known places; joins "Washington, DC".
pub(super) fn cut(sheet: &Sheet<'_>, names: &[Name], runs: Vec<Range<usize>>) -> Vec<Range<usize>> {
    let mut out: Vec<Range<usize>> = Vec::with_capacity(runs.len());
    for run in runs {
        match out.last_mut() {
            Some(last) if is_district_capital(sheet, last, &run) => last.end = run.end,
            _ => split(sheet, names, from_number(sheet, run), &mut out),
        }
    }
    out
}

/// "10 Downing Street": the number of a house is part of its address.
fn from_number(sheet: &Sheet<'_>, run: Range<usize>) -> Range<usize> {
    let road =
        matches!(sheet.str(run.end - 1), "Street" | "Avenue" | "Road" | "Lane" | "Drive" | "Boulevard");
    let number = run.start.checked_sub(1).filter(|&i| {
        sheet.words[i].shape == Shape::Number
            && sheet.str(i).len() < 5
            && !sheet.words[i].masked
            && !sheet.opens_sentence(i)
    });
    match number {
        Some(i) if road && !sheet.means(i.wrapping_sub(1), |m| matches!(m, Meaning::Month(_))) => i..run.end,
        _ => run,
    }
}

fn split(sheet: &Sheet<'_>, names: &[Name], run: Range<usize>, out: &mut Vec<Range<usize>>) {
    let entry = entry_end(sheet, run.start);
    let person = |i: usize| names.iter().any(|n| n.kind == NameKind::Person && n.range.start == i);
    if entry < run.end && is_known(sheet, run.start, entry) {
        if sheet.is_hyphen(entry) && is_known(sheet, entry + 1, run.end) {
            out.extend([run.start..entry, entry + 1..run.end]);
            return;
        }
        if person(entry) {
            out.push(run.start..entry);
            return;
        }
    }
    out.push(run);
}

/// Whether the tables have a name of exactly these words.
fn is_known(sheet: &Sheet<'_>, first: usize, end: usize) -> bool {
    sheet.signals_at(first).iter().any(|s| s.end as usize == end && is_entry(s.meaning))
}

/// "Washington, DC" is one name.
fn is_district_capital(sheet: &Sheet<'_>, last: &Range<usize>, run: &Range<usize>) -> bool {
    last.len() == 1
        && sheet.is(last.start, "Washington")
        && sheet.is_mark(last.end, ',')
        && run.start == last.end + 1
        && run.len() == 1
        && sheet.is_any(run.start, &["DC", "D.C.", "D.C"])
}
