//! The credit: who took the picture, for whom.
//!
//! `region` finds the words that may be a credit, `part` cuts them where credits are cut, `line` says what each part
//! is; what is no credit by then is let go. All copies are merged here.

mod line;
mod naming;
mod part;
mod region;

use cutline_model::Span;
use cutline_model::reading::{Creator, Credit, CreditFlag, CreditLine, Supplier, SupplierRole};

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
    let mut before: Option<usize> = None;
    for (region, line) in found {
        let touches = before == Some(region.words.start);
        for part in line.by_picture() {
            let merged = CreditLine {
                creators: part.creators.iter().filter_map(|c| add_creator(sheet, &mut credit, c)).collect(),
                suppliers: part
                    .suppliers
                    .iter()
                    .filter_map(|s| add_supplier(sheet, lexicon, &mut credit, s))
                    .collect(),
            };
            add_line(&mut credit.lines, merged, touches);
        }
        line.flags.iter().for_each(|&f| push_new(&mut credit.flags, f));
        before = Some(region.words.end);
    }
    flag_by_role(&mut credit);
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
        Some(known) if known.short => known.name.to_owned(),
        _ => supplier_name(sheet, found.words.clone()),
    };
    let role = found.role_with(lexicon);
    let key = folded(&name);
    let known = credit.suppliers.iter().position(|s| folded(&s.name) == key);
    Some(known.unwrap_or_else(|| {
        credit.suppliers.push(Supplier { span, name, role });
        credit.suppliers.len() - 1
    }))
}

/// Adds a picture's line, unless it is one that stands there, in whole or in part.
fn add_line(lines: &mut Vec<CreditLine>, line: CreditLine, touches: bool) {
    let same = |other: &CreditLine| {
        line.creators.iter().all(|c| other.creators.contains(c))
            && (!line.creators.is_empty() || line.suppliers.iter().all(|s| other.suppliers.contains(s)))
    };
    let at = lines.iter().position(same).or_else(|| {
        // A name and the outlet in brackets behind it.
        let last = lines.len().checked_sub(1)?;
        (touches && lines[last].suppliers.is_empty() && line.creators.is_empty()).then_some(last)
    });
    match at.and_then(|at| lines.get_mut(at)) {
        Some(known) => line.suppliers.into_iter().for_each(|s| push_new(&mut known.suppliers, s)),
        None if line.creators.is_empty() && line.suppliers.is_empty() => {}
        None => lines.push(line),
    }
}

/// What the suppliers' roles say of the picture.
fn flag_by_role(credit: &mut Credit) {
    for supplier in &credit.suppliers {
        match supplier.role {
            SupplierRole::Pool => push_new(&mut credit.flags, CreditFlag::Pool),
            SupplierRole::Platform => push_new(&mut credit.flags, CreditFlag::SocialMedia),
            _ if supplier.name == "X" => push_new(&mut credit.flags, CreditFlag::SocialMedia),
            _ => {}
        }
    }
}

fn push_new<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}
