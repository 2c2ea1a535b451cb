//! What each part of a credit is: a photographer, a supplier, or a word that stands where a name would.

mod person;
mod strip;
mod supplier;

use std::ops::Range;

use cutline_model::reading::{CreditFlag, SupplierRole};

use super::naming::PARTICLES;
use super::part::{Joint, Part, parts};
use crate::lexicon::{CreditWord, Lexicon, Meaning};
use crate::sheet::{Shape, Sheet};
use person::is_person;
use strip::strip;
use supplier::tiled;

pub(super) use supplier::{is_org_word, known_supplier};

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
    if words.len() == 1 && sheet.is_article(words.start) {
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
