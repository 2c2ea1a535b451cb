//! The credit: who took the picture, for whom.
//!
//! `region` finds the words that may be a credit, `part` cuts them where credits are cut, `line` says what each part
//! is; what is no credit by then is let go. All copies are merged here.

mod line;
mod naming;
mod part;
mod region;

use cutline_model::Span;
use cutline_model::reading::{Creator, Credit, CreditLine, Supplier};

use crate::lexicon::Lexicon;
use crate::sheet::Sheet;
use crate::trace::Trace;
use line::Line;
use naming::{folded, person_name, supplier_name};
use region::Region;

/// The credit of a caption, and the spans that belong to credits (of every copy), to be masked for other finders.
pub(crate) fn find(
    sheet: &Sheet<'_>,
    lexicon: &Lexicon,
    trace: &mut impl Trace,
) -> (Option<Credit>, Vec<Span>) {
    let mut found: Vec<(Region, Line)> = Vec::new();
    region::brackets(sheet, &mut found, trace);
    region::labels(sheet, &mut found, trace);
    region::chains(sheet, &mut found, trace);
    region::last_line(sheet, &mut found, trace);
    found.sort_by_key(|(region, _)| region.words.start);
    let spans = found.iter().filter_map(|(region, _)| sheet.span(region.words.clone())).collect();
    (merge(sheet, lexicon, &found), spans)
}

/// One credit of all copies: names once each, in printed order, a line a copy that says something new.
fn merge(sheet: &Sheet<'_>, lexicon: &Lexicon, found: &[(Region, Line)]) -> Option<Credit> {
    let (first, _) = found.iter().find(|(_, line)| !line.is_empty()).or(found.first())?;
    let mut credit = Credit {
        span: whole(sheet, first, found)?,
        rule: first.rule,
        creators: Vec::new(),
        suppliers: Vec::new(),
        lines: Vec::new(),
        flags: Vec::new(),
    };
    for (_, line) in found {
        let merged = CreditLine {
            creators: line.creators.iter().filter_map(|c| add_creator(sheet, &mut credit, c)).collect(),
            suppliers: line
                .suppliers
                .iter()
                .filter_map(|s| add_supplier(sheet, lexicon, &mut credit, s))
                .collect(),
        };
        add_line(&mut credit.lines, merged);
        line.flags.iter().for_each(|&f| push_new(&mut credit.flags, f));
    }
    Some(credit)
}

/// The span of the first credit and of the copies that follow it with nothing between.
fn whole(sheet: &Sheet<'_>, first: &Region, found: &[(Region, Line)]) -> Option<Span> {
    let mut words = first.words.clone();
    for (region, _) in found.iter().filter(|(r, _)| r.words.start >= first.words.start) {
        if region.words.start <= words.end {
            words.end = words.end.max(region.words.end);
        }
    }
    sheet.span(words)
}

fn add_creator(sheet: &Sheet<'_>, credit: &mut Credit, words: &std::ops::Range<usize>) -> Option<usize> {
    let span = sheet.span(words.clone())?;
    let name = person_name(sheet, words.clone());
    let key = folded(&name);
    let known = credit.creators.iter().position(|c| folded(&c.name) == key);
    Some(known.unwrap_or_else(|| {
        credit.creators.push(Creator { span, name });
        credit.creators.len() - 1
    }))
}

fn add_supplier(
    sheet: &Sheet<'_>,
    lexicon: &Lexicon,
    credit: &mut Credit,
    found: &line::Found,
) -> Option<usize> {
    let span = sheet.span(found.words.clone())?;
    let name = match found.row.and_then(|row| lexicon.suppliers.get(row as usize)) {
        Some(known) => known.name.to_owned(),
        None => supplier_name(sheet, found.words.clone()),
    };
    let role = found.role_with(lexicon);
    let key = folded(&name);
    let known = credit.suppliers.iter().position(|s| folded(&s.name) == key);
    Some(known.unwrap_or_else(|| {
        credit.suppliers.push(Supplier { span, name, role });
        credit.suppliers.len() - 1
    }))
}

fn add_line(lines: &mut Vec<CreditLine>, line: CreditLine) {
    let within = |other: &CreditLine| {
        line.creators.iter().all(|c| other.creators.contains(c))
            && line.suppliers.iter().all(|s| other.suppliers.contains(s))
    };
    if !lines.iter().any(within) {
        lines.push(line);
    }
}

fn push_new<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}
