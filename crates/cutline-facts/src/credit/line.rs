//! What each part of a credit is: a photographer, a supplier, or a word that stands where a name would.

use std::ops::Range;

use cutline_model::reading::{CreditFlag, SupplierRole};

use super::naming::PARTICLES;
use super::part::{Joint, Part, parts};
use crate::lexicon::{CreditWord, Lexicon, Meaning};
use crate::sheet::{Shape, Sheet};

/// A supplier in a line.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) words: Range<usize>,
    /// Its row in the table, if it is known.
    pub(super) row: Option<u16>,
    joint: Joint,
    handout: bool,
}

impl Found {
    /// What it does here: its joint tells more than the table.
    pub(super) fn role_with(&self, lexicon: &Lexicon) -> SupplierRole {
        let known = self.row.and_then(|row| lexicon.suppliers.get(row as usize)).map(|s| s.role);
        match (self.joint, known) {
            (Joint::For, None) => SupplierRole::Client,
            (Joint::Courtesy, None) => SupplierRole::Courtesy,
            (_, Some(role)) => role,
            _ if self.handout => SupplierRole::Handout,
            _ => SupplierRole::Outlet,
        }
    }
}

/// One credit as read.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) creators: Vec<Range<usize>>,
    pub(super) suppliers: Vec<Found>,
    pub(super) flags: Vec<CreditFlag>,
    /// A label stands in it.
    pub(super) label: bool,
    /// Some part does not look like one of a credit.
    pub(super) odd: bool,
    /// Two parts are joined as only credits join them.
    pub(super) joined: bool,
    /// A word that stands for a name.
    pub(super) role: bool,
    /// A picture's number stands in it.
    numbered: bool,
    /// A photographer was named since the last known supplier.
    named: bool,
}

impl Line {
    pub(super) fn is_empty(&self) -> bool {
        self.creators.is_empty() && self.suppliers.is_empty()
    }

    /// The line cut before each photographer who follows another's supplier: "Brk/Lumen/Roe/Ledger" is two.
    pub(super) fn by_picture(&self) -> Vec<Self> {
        let mut cuts: Vec<usize> = Vec::new();
        for pair in self.creators.windows(2) {
            if let [a, b] = pair
                && self.suppliers.iter().any(|s| (a.end..b.start).contains(&s.words.start))
            {
                cuts.push(b.start);
            }
        }
        cuts.push(usize::MAX);
        let mut from = 0;
        cuts.into_iter()
            .map(|to| {
                let within = from..to;
                from = to;
                Self {
                    creators: self.creators.iter().filter(|c| within.contains(&c.start)).cloned().collect(),
                    suppliers: self
                        .suppliers
                        .iter()
                        .filter(|s| within.contains(&s.words.start))
                        .cloned()
                        .collect(),
                    ..Self::default()
                }
            })
            .collect()
    }

    /// How many of its suppliers are in the table.
    pub(super) fn known(&self) -> usize {
        self.suppliers.iter().filter(|s| s.row.is_some()).count()
    }
}

/// Reads the words of a credit.
pub(super) fn read(sheet: &Sheet<'_>, range: Range<usize>) -> Line {
    let mut line = Line::default();
    let parts = parts(sheet, range);
    for (k, part) in parts.iter().enumerate() {
        line.joined |= matches!(part.joint, Joint::Slash | Joint::Via | Joint::Dash | Joint::By | Joint::For);
        line.label |= part.joint == Joint::Courtesy;
        add(sheet, &mut line, part, parts.get(k + 1).map(|p| p.joint));
    }
    if line.flags.contains(&CreditFlag::Handout) {
        hand_out(sheet, &mut line);
        line.suppliers.iter_mut().for_each(|s| s.handout = true);
    }
    line
}

/// What hands pictures out is no person, unless a given name says so.
fn hand_out(sheet: &Sheet<'_>, line: &mut Line) {
    let free = line.suppliers.iter().any(|s| s.row.is_none());
    if let [only] = line.creators.as_slice()
        && !free
        && !sheet.means(only.start, |m| m == Meaning::Given)
    {
        let found = Found { words: only.clone(), row: None, joint: Joint::Slash, handout: true };
        let at =
            line.suppliers.iter().position(|s| s.words.start > only.start).unwrap_or(line.suppliers.len());
        line.suppliers.insert(at, found);
        line.creators.clear();
    }
}

fn add(sheet: &Sheet<'_>, line: &mut Line, part: &Part, next: Option<Joint>) {
    let (words, marks) = strip(sheet, part.words.clone());
    line.label |= marks.label;
    line.role |= marks.role;
    if part
        .words
        .clone()
        .any(|i| sheet.is_any(i, &["screenshot", "screengrab", "screencap", "grab", "still"]))
    {
        super::push_new(&mut line.flags, CreditFlag::VideoStill);
    }
    line.numbered |= is_picture_id(sheet, words.clone());
    marks.flags.into_iter().for_each(|f| super::push_new(&mut line.flags, f));
    if part.joint == Joint::Courtesy {
        super::push_new(&mut line.flags, CreditFlag::Courtesy);
    }
    if words.is_empty() || says_nothing(sheet, line, part.joint, words.clone()) {
        return;
    }
    if let Some(known) = tiled(sheet, words.clone()) {
        for (words, row) in known {
            line.suppliers.push(Found { words, row: Some(row), joint: part.joint, handout: false });
        }
        line.named = false;
        return;
    }
    line.odd |= !plausible(sheet, words.clone());
    // A name cut short after "for" is of nobody.
    if words.len() == 1 && sheet.is_any(words.start, &["the", "a", "an"]) {
        return;
    }
    if is_person(sheet, line, part.joint, words.clone(), next) {
        line.named = true;
        line.creators.push(words);
    } else if !repeats(sheet, line, words.clone()) {
        line.suppliers.push(Found { words, row: None, joint: part.joint, handout: false });
    }
}

/// "ICJ" after "ICJ-CIJ": the same name again, in part.
fn repeats(sheet: &Sheet<'_>, line: &Line, words: Range<usize>) -> bool {
    let words = if sheet.is(words.start, "the") { words.start + 1..words.end } else { words };
    words.len() == 1
        && line.suppliers.iter().any(|s| s.words.clone().any(|i| sheet.str(i) == sheet.str(words.start)))
}

/// Parts that name nobody: a picture's number, a notice, a place after the outlet that is there, a stray small word.
fn says_nothing(sheet: &Sheet<'_>, line: &Line, joint: Joint, words: Range<usize>) -> bool {
    let place = |m| {
        matches!(m, Meaning::Country(_) | Meaning::Capital(_) | Meaning::Division(_) | Meaning::Region(..))
    };
    let whole_place =
        sheet.signals_at(words.start).iter().any(|s| place(s.meaning) && s.end as usize == words.end);
    let slug = words.clone().any(|i| sheet.means(i, |m| m == Meaning::Credit(CreditWord::Slug)));
    let out = words.len() > 1 && sheet.str(words.end - 1) == "OUT";
    let stray = words.len() == 1
        && sheet.words[words.start].shape == Shape::Lower
        && known_supplier(sheet, words.start).is_none();
    let there = whole_place && joint == Joint::Comma && !line.is_empty();
    slug || out || stray || there || is_picture_id(sheet, words)
}

/// "RTR4JDW4", "UN0123456": capitals and digits in one.
fn is_picture_id(sheet: &Sheet<'_>, words: Range<usize>) -> bool {
    let glued = words.clone().skip(1).all(|i| sheet.words[i].glued);
    let digits =
        words.clone().map(|i| if sheet.words[i].shape == Shape::Number { sheet.str(i).len() } else { 0 });
    let upper = words.clone().all(|i| {
        matches!(sheet.words[i].shape, Shape::Upper | Shape::Number | Shape::Title)
            && sheet.str(i).bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
    });
    words.len() > 1 && glued && upper && (words.len() > 2 || digits.sum::<usize>() > 3)
}

/// What was taken off a part.
#[derive(Default)]
struct Marks {
    label: bool,
    role: bool,
    flags: Vec<CreditFlag>,
}

/// Takes labels, ranks, role words, quotes and numbers off both ends.
fn strip(sheet: &Sheet<'_>, mut words: Range<usize>) -> (Range<usize>, Marks) {
    let mut marks = Marks::default();
    loop {
        let before = words.clone();
        if known_supplier(sheet, words.start).is_some_and(|(r, _)| r.end == words.end) {
            break;
        }
        strip_front(sheet, &mut words, &mut marks);
        strip_back(sheet, &mut words, &mut marks);
        if words == before || words.is_empty() {
            break;
        }
    }
    (words, marks)
}

fn strip_front(sheet: &Sheet<'_>, words: &mut Range<usize>, marks: &mut Marks) {
    let Some(first) = sheet.words.get(words.start) else { return };
    if words.start >= words.end || known_supplier(sheet, words.start).is_some() {
        return;
    }
    if let Some((range, word)) = longest_credit_word(sheet, words.start, words.end) {
        // A role word before a name is a name's first word unless it is all there is, or plainly none.
        let whole = range.end == words.end;
        let takes = match word {
            CreditWord::Role(_) => whole || sheet.words[words.start].shape != Shape::Lower,
            CreditWord::Suffix | CreditWord::Org | CreditWord::Slug => false,
            _ => true,
        };
        if takes {
            mark_all(sheet, marks, &range);
            words.start = range.end;
            return;
        }
    }
    let ordinal = sheet.is_any(words.start, &["st", "nd", "rd", "th"]) && first.glued;
    let class = sheet.is(words.start, "class");
    let loose = first.shape == Shape::Mark && !matches!(sheet.str(words.start), "@" | "&");
    let counts =
        sheet.is_any(words.start + 1, &["st", "nd", "rd", "th"]) && !sheet.is(words.start + 2, "class");
    let number = first.shape == Shape::Number
        && !counts
        && !sheet.words.get(words.start + 1).is_some_and(|w| w.shape == Shape::Lower && !w.glued);
    let article = words.len() > 1 && sheet.is_any(words.start, &["official", "and"]);
    if ordinal || class || loose || number || article {
        words.start += 1;
    }
}

fn strip_back(sheet: &Sheet<'_>, words: &mut Range<usize>, marks: &mut Marks) {
    let Some(last) = words.end.checked_sub(1).filter(|l| *l >= words.start) else { return };
    for first in words.start.max(words.end.saturating_sub(3))..words.end {
        let ends = |(r, w): &(Range<usize>, CreditWord)| {
            r.end == words.end && matches!(w, CreditWord::Label | CreditWord::Role(_) | CreditWord::Credit)
        };
        let inside_supplier =
            (words.start..first).any(|k| known_supplier(sheet, k).is_some_and(|(r, _)| r.end == words.end));
        if let Some((range, _)) = longest_credit_word(sheet, first, words.end).filter(ends)
            && !inside_supplier
            && (first == words.start || strips_back(sheet, words, first))
        {
            mark_all(sheet, marks, &range);
            words.end = range.start;
            return;
        }
    }
    let year = sheet.words[last].shape == Shape::Number && sheet.str(last).len() == 4 && words.len() > 1;
    if year || (sheet.words[last].shape == Shape::Mark && !sheet.is_hyphen(last)) {
        words.end = last;
    }
}

/// Whether a label at the end of a part is more than the last word of an outlet's name ("Lumen Images").
fn strips_back(sheet: &Sheet<'_>, words: &Range<usize>, first: usize) -> bool {
    let lower = sheet.words[first].shape == Shape::Lower;
    let tiled_before = tiled(sheet, words.start..first).is_some();
    let role =
        longest_credit_word(sheet, first, words.end).is_some_and(|(_, w)| matches!(w, CreditWord::Role(_)));
    lower || tiled_before || role || sheet.is(first, "photo")
}

/// Everything that a phrase of credit words says: "pool photo" is a label and a role.
fn mark_all(sheet: &Sheet<'_>, marks: &mut Marks, range: &Range<usize>) {
    for signal in sheet.signals_at(range.start).iter().filter(|s| s.range() == *range) {
        if let Meaning::Credit(word) = signal.meaning {
            mark(marks, word);
        }
    }
}

fn mark(marks: &mut Marks, word: CreditWord) {
    match word {
        CreditWord::Label | CreditWord::Credit => marks.label = true,
        CreditWord::Role(flag) => {
            marks.role = true;
            marks.flags.extend(flag);
        }
        _ => {}
    }
}

/// The longest phrase of credit words that starts at `i` and ends by `limit`.
fn longest_credit_word(sheet: &Sheet<'_>, i: usize, limit: usize) -> Option<(Range<usize>, CreditWord)> {
    let fits = |m: Meaning| match m {
        Meaning::Credit(word) if !matches!(word, CreditWord::Org | CreditWord::Slug) => Some(word),
        _ => None,
    };
    sheet
        .signals_at(i)
        .iter()
        .filter(|s| s.end as usize <= limit)
        .find_map(|s| fits(s.meaning).map(|w| (s.range(), w)))
}

/// The supplier of the table at word `i`.
pub(super) fn known_supplier(sheet: &Sheet<'_>, i: usize) -> Option<(Range<usize>, u16)> {
    sheet.signal(i, |m| if let Meaning::Supplier(row) = m { Some(row) } else { None })
}

/// The suppliers of the table that these words consist of, labels and role words between them left out.
fn tiled(sheet: &Sheet<'_>, words: Range<usize>) -> Option<Vec<(Range<usize>, u16)>> {
    let mut found = Vec::new();
    let mut i = words.start;
    while i < words.end {
        let supplier = known_supplier(sheet, i).filter(|(r, _)| r.end <= words.end);
        i = match (supplier, longest_credit_word(sheet, i, words.end)) {
            (Some((range, row)), _) => {
                let end = range.end;
                found.push((range, row));
                end
            }
            (None, Some((range, CreditWord::Label | CreditWord::Role(_)))) if !found.is_empty() => range.end,
            _ => return None,
        };
    }
    (!found.is_empty()).then_some(found)
}

/// Whether the words could be a name: not too many, hardly any in lower case.
fn plausible(sheet: &Sheet<'_>, words: Range<usize>) -> bool {
    let lower = words.clone().filter(|&i| {
        sheet.words[i].shape == Shape::Lower
            && !sheet.words[i].glued
            && !sheet.is_any(i, &PARTICLES)
            && !sheet.is_any(i, &["of", "the", "and", "in", "du", "des", "für", "und"])
            && !is_org_word(sheet, i)
    });
    let lower = lower.count();
    let org = words.clone().any(|i| is_org_word(sheet, i));
    words.len() <= 12 && lower <= usize::from(org) * 2
}

/// Whether a word makes a name an organisation's.
pub(super) fn is_org_word(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i, |m| {
        matches!(
            m,
            Meaning::Credit(CreditWord::Org) | Meaning::OrgWord(_) | Meaning::Org(_) | Meaning::Supplier(_)
        )
    })
}

/// Whether a free part is a person, by its words and its place in the line.
fn is_person(sheet: &Sheet<'_>, line: &Line, joint: Joint, words: Range<usize>, next: Option<Joint>) -> bool {
    let letters = || words.clone().filter(|&i| !matches!(sheet.words[i].shape, Shape::Mark));
    let count = letters().count();
    let given = sheet.means(words.start, |m| m == Meaning::Given);
    if matches!(joint, Joint::For | Joint::Via)
        || words.clone().any(|i| speaks_of_org(sheet, i) || (i > words.start && is_country(sheet, i)))
    {
        return false;
    }
    if count == 1 {
        let cut_short = next.is_none() && sheet.is_mark(words.end, '.') && sheet.is_mark(words.end + 1, '.');
        let caseless = sheet.words[words.start].shape == Shape::Caseless && joint != Joint::Slash;
        return cut_short
            || caseless
            || line.numbered
            || (given && joint == Joint::By)
            || sheet.is_mark(words.start, '@');
    }
    if count > 5 || all_acronyms(sheet, &words) {
        return false;
    }
    let taken = line.named && matches!(joint, Joint::Slash | Joint::Dash | Joint::Comma);
    let agency_first = line.known() > 0
        && line.suppliers.first().is_some_and(|s| {
            s.row.is_some() && line.creators.first().is_none_or(|c| s.words.start < c.start)
        });
    !taken || given || (joint == Joint::Comma && agency_first)
}

/// A word that no person's name holds.
fn speaks_of_org(sheet: &Sheet<'_>, i: usize) -> bool {
    let word = &sheet.words[i];
    let number = word.shape == Shape::Number;
    let english = word.shape == Shape::Lower && !word.glued && !sheet.is_any(i, &PARTICLES);
    let common =
        word.shape == Shape::Title && sheet.means(i, |m| m == Meaning::English) && sheet.str(i).len() > 2;
    let handle = matches!(sheet.str(i), "@" | "&" | ".");
    number || english || common || handle || is_org_word(sheet, i) || sheet.is(i, "the")
}

/// "Lumen Images Ukraine"; a first word may be a given name: "Jordan".
fn is_country(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i, |m| matches!(m, Meaning::Country(_) | Meaning::Demonym(_)))
        && !sheet.means(i, |m| m == Meaning::Given)
}

/// "TNS", "CTMG UK": capitals, each word short.
fn all_acronyms(sheet: &Sheet<'_>, words: &Range<usize>) -> bool {
    words
        .clone()
        .filter(|&i| sheet.words[i].shape != Shape::Mark)
        .all(|i| sheet.words[i].shape == Shape::Upper && sheet.str(i).len() <= 3)
}
