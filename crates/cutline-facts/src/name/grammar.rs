//! Names that grammar shows: after titles, before ages and positions, by organisations' own words, known ones.

use std::ops::Range;

use super::class::{
    CALENDAR, Class, DEMONYM, FUNCTION, GIVEN, KIN, LOCATIVE, ORG, ORG_WORD, PEOPLE, PLACE, PLACE_NOUN,
    THING, TITLE,
};
use super::run::{self, Run};
use super::{Name, NameKind};
use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet};
use cutline_model::reading::GroupKind;

/// What grammar proposes for the runs of a caption: in text order, none overlapping.
pub(super) fn propose(sheet: &Sheet<'_>, classes: &[Class], runs: &[Run]) -> Vec<Name> {
    let grammar = Grammar { sheet, classes };
    let mut names = Vec::with_capacity(runs.len());
    for run in runs {
        grammar.read(run, &mut names);
    }
    names
}

struct Grammar<'a, 'b> {
    sheet: &'b Sheet<'a>,
    classes: &'b [Class],
}

impl Grammar<'_, '_> {
    /// Reads a run from left to right; each rule takes some words or none.
    fn read(&self, run: &Run, names: &mut Vec<Name>) {
        let mut at = run.start;
        while at < run.end {
            let found = self.thing(run, at).or_else(|| self.group(run, at)).or_else(|| self.person(run, at));
            at = match found {
                Some(name) => {
                    let end = name.range.end;
                    names.push(name);
                    end
                }
                None => at + 1,
            };
        }
    }

    fn has(&self, i: usize, class: Class) -> bool {
        self.classes.get(i).is_some_and(|c| c & class != 0)
    }

    fn like(&self, i: usize) -> bool {
        run::is_like(self.sheet, i)
    }

    fn any(&self, range: Range<usize>, class: Class) -> bool {
        range.into_iter().any(|i| self.has(i, class))
    }

    /// "Grammy Awards", "Mother Earth Day": capitalised words, the last of them an event's, a prize's, a product's.
    fn thing(&self, run: &Run, at: usize) -> Option<Name> {
        if !self.like(at) || self.glued_before(run, at) || self.titled(at) {
            return None;
        }
        let end = self.core_end(run, at);
        if self.borne(at) {
            let range = at..self.name_end(run, at);
            return Some(Name { range, kind: NameKind::Nothing, sure: true, rule: "name/borne" });
        }
        let ends = self.has(end - 1, THING) && !self.has(end - 1, GIVEN) && !self.any(at..end, TITLE);
        ends.then_some(Name { range: at..end, kind: NameKind::Nothing, sure: true, rule: "name/thing" })
    }

    /// Whether what bears the name that starts at `at` is a ship, an animal or a storm: "the ferry", "a bear named".
    fn borne(&self, at: usize) -> bool {
        let lower = |i: usize| self.sheet.words[i].shape == Shape::Lower && self.has(i, THING);
        let named = at > 1 && self.sheet.is_any(at - 1, &["named", "called", "nicknamed"]);
        let before = at - usize::from(named);
        let storm = self.sheet.is_any(at, &["hurricane", "typhoon", "cyclone"]);
        storm && self.like(at + 1)
            || before > 0 && lower(before - 1)
            || named && before > 1 && self.sheet.is_mark(before - 1, ',') && lower(before - 2)
    }

    // --- groups ---

    fn group(&self, run: &Run, at: usize) -> Option<Name> {
        self.body_of(run, at)
            .or_else(|| self.known(run, at))
            .or_else(|| self.headed(run, at))
            .or_else(|| self.with_acronym(run, at))
    }

    /// An organisation of the lexicon, unless it is part of a longer name.
    fn known(&self, run: &Run, at: usize) -> Option<Name> {
        let (range, _) =
            self.sheet.signal(at, |m| if let Meaning::Org(kind) = m { Some(kind) } else { None })?;
        let longer = self.headed(run, at).map(|n| n.range).filter(|r| r.end > range.end);
        if let Some(range) = longer {
            return Some(Name { range, kind: NameKind::Group, sure: true, rule: "group/known-head" });
        }
        let sure = self.stands_alone(run, &range) && self.is_telling(&range);
        Some(Name { range, kind: NameKind::Group, sure, rule: "group/known" })
    }

    /// Whether no longer name, no compound and no place's noun may stand around a known organisation.
    fn stands_alone(&self, run: &Run, range: &Range<usize>) -> bool {
        let end = range.end;
        let joined = self.sheet.is_hyphen(end) || range.start > 0 && self.sheet.is_hyphen(range.start - 1);
        let longer = self.like(end) && !self.has(end, TITLE) || self.has(end, PLACE_NOUN);
        !joined && !longer && !self.glued_before(run, range.start)
    }

    /// Whether the words of a known organisation hardly ever mean anything else where they stand.
    fn is_telling(&self, range: &Range<usize>) -> bool {
        let at = range.start;
        if range.len() > 1 || self.sheet.words[at].shape == Shape::Upper {
            return !self.has(at, GIVEN);
        }
        let the = usize::from(at > 0 && self.sheet.is(at - 1, "the"));
        let located = at > the && self.has(at - the - 1, LOCATIVE);
        !self.has(at, GIVEN | PLACE | CALENDAR) && !self.sheet.opens_sentence(at) && !located
    }

    /// Whether a capitalised word of the same name stands just before.
    fn glued_before(&self, run: &Run, at: usize) -> bool {
        at > run.start
            && self.like(at - 1)
            && !self.has(at - 1, TITLE | DEMONYM | PLACE | FUNCTION | KIN | PEOPLE)
    }

    /// "Ministry of Health and Sport": a word of organisations, "of" or "for", and what follows it.
    fn body_of(&self, run: &Run, at: usize) -> Option<Name> {
        let head = self.org_word(at)?;
        let of = head.end;
        if !self.like(at) || !self.sheet.is_any(of, &["of", "for", "on"]) {
            return None;
        }
        let first = if self.sheet.is(of + 1, "the") { of + 2 } else { of + 1 };
        if !self.like(first) || first >= run.end {
            return None;
        }
        let mut end = self.core_end(run, first);
        while end < run.end
            && self.sheet.is_any(end, &["and", "&", "of", "for"])
            && self.like(end + 1)
            && !self.has(end + 1, PEOPLE | TITLE)
        {
            end = self.core_end(run, end + 1);
        }
        let start = self.core_start(run, at);
        let sure = self.kind_of(at).is_some_and(telling);
        Some(Name { range: start..end, kind: NameKind::Group, sure, rule: "group/body-of" })
    }

    /// "Nevada Democratic Party": capitalised words, the last of them a word of organisations.
    fn headed(&self, run: &Run, at: usize) -> Option<Name> {
        if !self.like(at) || self.has(at, FUNCTION) && self.sheet.is(at, "the") {
            return None;
        }
        let end = self.body_end(run, at);
        let last = (at..end).rev().find(|&i| self.org_word(i).is_some() && i > at)?;
        let kind = self.org_word(last).and_then(|r| self.kind_of(r.start));
        let head = self.org_word(last)?;
        let range = at..head.end;
        let rest = self.any(range.end..end, GIVEN);
        let titled = self.has(at, TITLE) && !self.has(at, ORG_WORD) && range.len() == 2;
        if titled || range.len() < 2 || self.is_place(&range) {
            return None;
        }
        let sure =
            !rest && kind.is_some_and(telling) && range.end >= end && !self.any(at..head.start, PLACE_NOUN);
        Some(Name { range, kind: NameKind::Group, sure, rule: "group/headed" })
    }

    /// Whether one name of a place covers the words: "Soviet Union".
    fn is_place(&self, range: &Range<usize>) -> bool {
        let place = |m: Meaning| {
            matches!(m, Meaning::Country(_) | Meaning::Region(..) | Meaning::Division(_)).then_some(())
        };
        self.sheet.signal(range.start, place).is_some_and(|(r, ())| r.end >= range.end)
    }

    /// The end of capitalised words, "Women's" and "Workers'" among them.
    fn body_end(&self, run: &Run, at: usize) -> usize {
        let mut end = self.core_end(run, at);
        while end + 1 < run.end
            && (self.sheet.is_any(end, &["'s", "’s"])
                || self.sheet.str(end - 1).ends_with('s') && !self.has(end, FUNCTION))
            && self.sheet.is_any(end - 1, &MEMBERS)
            && self.like(end + 1)
        {
            end = self.core_end(run, end + 1);
        }
        end
    }

    /// "Northern Relief Front (NRF)".
    fn with_acronym(&self, run: &Run, at: usize) -> Option<Name> {
        let end = run.end;
        if !self.like(at) || end - at < 2 {
            return None;
        }
        let short = acronym(self.sheet, &(at..end))?;
        if self.sheet.str(at).chars().next() != self.sheet.str(short).chars().next() {
            return None;
        }
        Some(Name { range: at..end, kind: NameKind::Group, sure: true, rule: "group/acronym" })
    }

    /// The words of the longest signal of an organisation's word that starts at `i`.
    fn org_word(&self, i: usize) -> Option<Range<usize>> {
        if !self.has(i, ORG_WORD) {
            return None;
        }
        self.sheet.signal(i, |m| matches!(m, Meaning::OrgWord(_)).then_some(())).map(|(r, ())| r)
    }

    fn kind_of(&self, i: usize) -> Option<GroupKind> {
        self.sheet
            .signal(i, |m| if let Meaning::OrgWord(kind) = m { Some(kind) } else { None })
            .map(|(_, k)| k)
    }

    // --- people ---

    fn person(&self, run: &Run, at: usize) -> Option<Name> {
        if !self.like(at) || at > run.start && self.inside_word(run, at) {
            return None;
        }
        let end = self.name_end(run, at);
        let range = at..end;
        if range.is_empty() || self.has(at, CALENDAR) && range.len() == 1 {
            return None;
        }
        let rule = self.person_rule(&range)?;
        let sure = rule != "person/given";
        Some(Name { range, kind: NameKind::Person, sure, rule })
    }

    fn person_rule(&self, range: &Range<usize>) -> Option<&'static str> {
        let thing = self.any(range.clone(), ORG_WORD | ORG | PLACE_NOUN);
        let place = range.len() == 1 && self.has(range.start, PLACE | DEMONYM);
        if thing || place || self.has(range.start, TITLE | DEMONYM | CALENDAR | PEOPLE) {
            return None;
        }
        if self.titled(range.start) {
            return Some("person/title");
        }
        if self.aged(range.end) || self.aged_before(range.start) {
            return Some("person/age");
        }
        if self.described(range.end) && !self.any(range.clone(), PLACE) {
            return Some("person/apposition");
        }
        if self.has_position(range) && !self.any(range.clone(), PLACE) {
            return Some("person/position");
        }
        let given = self.has(range.start, GIVEN) && (2..=4).contains(&range.len());
        (given && !self.any(range.start + 1..range.end, PLACE)).then_some("person/given")
    }

    /// Whether a title, a word of kinship, or "man named" ends just before `at`.
    fn titled(&self, at: usize) -> bool {
        let kin = at > 0 && self.has(at - 1, KIN) && !self.has(at, DEMONYM | PLACE);
        title_before(self.sheet, at).is_some() || kin || self.named(at)
    }

    /// "a man named", "her son, called": not "a bear named".
    fn named(&self, at: usize) -> bool {
        at > 1
            && self.sheet.is_any(at - 1, &["named", "called", "nicknamed"])
            && (at.saturating_sub(4)..at - 1).any(|i| self.has(i, PEOPLE | KIN | TITLE))
    }

    /// ", a retired teacher" after a name.
    fn described(&self, end: usize) -> bool {
        let opens = self.sheet.is_mark(end, ',') && self.sheet.is_any(end + 1, &["a", "an"]);
        let stop = |i: &usize| {
            self.sheet.words.get(*i).is_some_and(|w| w.shape != Shape::Mark || self.sheet.is_hyphen(*i))
        };
        opens && (end + 2..end + 7).take_while(stop).any(|i| self.has(i, PEOPLE | KIN))
    }

    /// ", left," after a name; what stands in the background of a picture is often a place.
    fn has_position(&self, range: &Range<usize>) -> bool {
        placed(self.sheet, range.end).is_some_and(|mut words| {
            range.len() > 1
                || words.any(|i| self.sheet.is_any(i, &["left", "right", "L", "R", "C", "center", "centre"]))
        })
    }

    /// ", 34," and "(24)" after a name.
    fn aged(&self, end: usize) -> bool {
        age_after(self.sheet, end).is_some()
    }

    /// "11-year-old" before a name.
    fn aged_before(&self, start: usize) -> bool {
        age_before(self.sheet, start).is_some()
    }

    /// Where the person's name that starts at `at` ends: capitalised words, hyphens, particles.
    fn name_end(&self, run: &Run, at: usize) -> usize {
        let mut end = self.core_end(run, at);
        while end + 1 < run.end && self.sheet.is_any(end, &PARTICLES) && !self.sheet.is(end, "the") {
            let next = (end..run.end).find(|&i| self.like(i)).unwrap_or(run.end);
            if next >= run.end || next > end + 3 {
                break;
            }
            end = self.core_end(run, next);
        }
        end
    }

    fn inside_word(&self, run: &Run, at: usize) -> bool {
        self.sheet.is_hyphen(at - 1) || self.glued_before(run, at)
    }

    /// The end of the capitalised words from `at` on.
    fn core_end(&self, run: &Run, at: usize) -> usize {
        run::core(self.sheet, run, at).end
    }

    /// The start of the capitalised words before `at` that may belong to an organisation's name.
    fn core_start(&self, run: &Run, at: usize) -> usize {
        let mut start = at;
        while start > run.start && self.like(start - 1) && !self.has(start - 1, TITLE | FUNCTION) {
            start -= 1;
        }
        start
    }
}

/// Words for people whose possessive stands inside an organisation's name.
const MEMBERS: [&str; 14] = [
    "women", "men", "people", "peoples", "children", "workers", "veterans", "mothers", "teachers", "farmers",
    "citizens", "students", "girls", "lawyers",
];

/// Small words inside a person's name.
const PARTICLES: [&str; 18] = [
    "de", "la", "del", "van", "von", "der", "den", "bin", "ibn", "al", "el", "da", "do", "dos", "di", "du",
    "le", "y",
];

/// Kinds of organisations whose word is hardly ever part of a place's or a person's name.
const fn telling(kind: GroupKind) -> bool {
    matches!(
        kind,
        GroupKind::Government
            | GroupKind::Military
            | GroupKind::ArmedGroup
            | GroupKind::Party
            | GroupKind::Aid
            | GroupKind::Monitor
            | GroupKind::Other
            | GroupKind::Rescue
            | GroupKind::Un
    )
}

/// The acronym in brackets after a name, if its letters are those of the name's words.
pub(crate) fn acronym(sheet: &Sheet<'_>, name: &Range<usize>) -> Option<usize> {
    let at = name.end + 1;
    if !sheet.is_mark(name.end, '(') || !sheet.is_mark(at + 1, ')') || sheet.words[at].shape != Shape::Upper {
        return None;
    }
    let mut initials =
        name.clone().filter_map(|i| sheet.str(i).chars().next()).map(|c| c.to_ascii_uppercase());
    let mut letters = sheet.str(at).chars().filter(|c| c.is_alphabetic());
    let first = letters.next()?;
    let all = letters.all(|c| initials.any(|i| i == c));
    (all && name.clone().any(|i| sheet.str(i).starts_with(first))).then_some(at)
}

/// The title that ends just before word `at`.
pub(crate) fn title_before(sheet: &Sheet<'_>, at: usize) -> Option<Range<usize>> {
    (at.saturating_sub(4)..at).find_map(|first| {
        let mut titles = sheet.signals_at(first).iter().filter(|s| matches!(s.meaning, Meaning::Title(_)));
        titles.find(|s| s.end as usize == at).map(|s| s.range())
    })
}

/// The age printed after a name that ends before word `end`: ", 34," "(24)" ", a 34-year-old".
pub(crate) fn age_after(sheet: &Sheet<'_>, end: usize) -> Option<(u8, usize)> {
    let comma = sheet.is_mark(end, ',');
    let bracket = sheet.is_mark(end, '(');
    if !comma && !bracket {
        return None;
    }
    let first = end + 1 + usize::from(sheet.is(end + 1, "aged"));
    let years = age(sheet, first);
    let closed = |i: usize| {
        i >= sheet.len()
            || sheet.is_mark(i, ')')
            || comma
                && (sheet.is_mark(i, ',')
                    || sheet.is_mark(i, '.')
                    || sheet.is_mark(i, ';')
                    || sheet.is_any(i, &["and", "is", "with", "who", "from", "of", "years", "months"]))
    };
    if let Some(years) = years.filter(|_| closed(first + 1)) {
        return Some((years, first + 1));
    }
    let at = if sheet.is_any(end + 1, &["a", "an", "the"]) { end + 2 } else { end + 1 };
    year_old(sheet, at)
}

/// "34-year-old", "34 years old" from word `at` on.
pub(crate) fn year_old(sheet: &Sheet<'_>, at: usize) -> Option<(u8, usize)> {
    let years = age(sheet, at)?;
    let words: Vec<usize> = (at + 1..at + 6).filter(|&i| !sheet.is_mark(i, '-')).take(2).collect();
    let [unit, old] = words[..] else { return None };
    let months = sheet.is_any(unit, &["month", "months", "day", "days", "week", "weeks"]);
    let timed = months || sheet.is_any(unit, &["year", "years", "yr"]);
    (timed && sheet.is(old, "old")).then_some((if months { 0 } else { years }, old + 1))
}

/// "11-year-old" just before a name that starts at word `start`, one calling between them or none.
pub(crate) fn age_before(sheet: &Sheet<'_>, start: usize) -> Option<(u8, usize)> {
    (start.saturating_sub(8)..start).find_map(|at| {
        let (years, end) = year_old(sheet, at)?;
        let comma = start > 0 && sheet.is_mark(start - 1, ',');
        let noun = start - usize::from(comma);
        let near = end == noun || end + 1 == noun && sheet.words[end].shape == Shape::Lower;
        (near && (!comma || end < noun)).then_some((years, at))
    })
}

fn age(sheet: &Sheet<'_>, i: usize) -> Option<u8> {
    let years = if sheet.words.get(i)?.shape == Shape::Number {
        sheet.str(i).parse().ok()
    } else {
        sheet
            .signal(i, |m| match m {
                Meaning::Number(crate::lexicon::NumberPart::Plain(n)) => u8::try_from(n).ok(),
                _ => None,
            })
            .map(|(_, n)| n)
    };
    years.filter(|&n| n < 120)
}

/// Words of position after a name: ", left," "(second from right)" "(L)".
pub(crate) fn placed(sheet: &Sheet<'_>, end: usize) -> Option<Range<usize>> {
    let bracket = sheet.is_mark(end, '(');
    if !bracket && !sheet.is_mark(end, ',') {
        return None;
    }
    let first = end + 1;
    let close = (first..first + 6).find(|&i| {
        i >= sheet.len()
            || sheet.is_mark(i, ')')
            || !bracket && (sheet.is_mark(i, ',') || sheet.is_mark(i, '.') || sheet.is(i, "and"))
    })?;
    let short = bracket && close == first + 1 && ["L", "R", "C"].contains(&sheet.str(first));
    let told =
        (first..close).any(|i| sheet.is_any(i, &SIDES)) && (first..close).all(|i| is_position(sheet, i));
    (close > first && (short || told)).then_some(first..close)
}

/// Words that tell a position by themselves.
const SIDES: [&str; 14] = [
    "left",
    "right",
    "center",
    "centre",
    "middle",
    "foreground",
    "background",
    "front",
    "rear",
    "top",
    "bottom",
    "far",
    "back",
    "seated",
];

fn is_position(sheet: &Sheet<'_>, i: usize) -> bool {
    const OTHERS: [&str; 16] = [
        "second", "third", "fourth", "fifth", "from", "the", "in", "on", "at", "to", "of", "and", "standing",
        "pictured", "first", "row",
    ];
    sheet.is_any(i, &SIDES)
        || sheet.is_any(i, &OTHERS)
        || sheet.is_mark(i, '-')
        || sheet.words[i].shape == Shape::Number
        || sheet.is_any(i, &["nd", "rd", "th", "st", "behind", "2nd", "3rd"])
}
