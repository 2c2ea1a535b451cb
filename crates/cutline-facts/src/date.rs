//! Dates named in a caption.
//!
//! `grammar` and `digits` read calendar expressions, `relative` those that count from another date; here the year is
//! lent by one mention to another, and what contradicts itself is remarked.

mod context;
mod digits;
mod grammar;
mod relative;
mod value;

use std::ops::Range;

use cutline_model::Edtf;
use cutline_model::reading::{DateMention, Remark, RemarkCode, Rule};

use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet};
use crate::trace::Trace;
pub(crate) use context::{is_attributive, opens_with_dateline};
use value::{Day, Value};

/// A calendar expression as read, before years are lent.
#[derive(Clone, Debug)]
struct Mention {
    words: Range<usize>,
    rule: Rule,
    value: Value,
    /// Its year stands elsewhere in the caption.
    lent: bool,
    /// The weekday printed with it, Monday 1.
    weekday: Option<u8>,
}

/// Every calendar expression in text order, and what contradicts itself among them.
pub(crate) fn find(
    sheet: &Sheet<'_>,
    document_date: Option<&Edtf>,
    trace: &mut impl Trace,
) -> (Vec<DateMention>, Vec<Remark>) {
    let mut mentions = scan(sheet);
    let mut remarks = Vec::new();
    lend_years(sheet, &mut mentions, &mut remarks);
    let mut dates = Vec::with_capacity(mentions.len());
    for (k, mention) in mentions.iter().enumerate() {
        let Some(span) = sheet.span(mention.words.clone()) else { continue };
        let (edtf, basis) = relative::resolve(&mentions, k, document_date);
        trace.took(mention.rule, span, edtf.as_ref().map_or("no year", Edtf::as_str));
        check(mention, edtf.as_ref(), span, &mut remarks);
        let future = edtf.as_ref().is_some_and(|e| relative::is_future(e, document_date));
        if future && !context::is_planned(sheet, &mention.words) {
            let message = "the date lies after the document's own".to_owned();
            remarks.push(Remark { code: RemarkCode::DateFuture, message, span: Some(span) });
        }
        dates.push(DateMention {
            span,
            rule: mention.rule,
            edtf,
            basis,
            role: context::role(sheet, &mention.words),
        });
    }
    (dates, remarks)
}

/// The first date that words of a range give in full, for notices that set a limit.
pub(crate) fn first_in(sheet: &Sheet<'_>, words: Range<usize>) -> Option<Edtf> {
    words.filter_map(|i| grammar::plain(sheet, i)).find_map(|m| m.value.edtf())
}

fn scan(sheet: &Sheet<'_>) -> Vec<Mention> {
    let mut mentions = Vec::new();
    let mut i = 0;
    while i < sheet.len() {
        let found = (!sheet.words[i].masked).then(|| mention_at(sheet, i)).flatten();
        i = match found {
            Some(mention) => {
                let end = mention.words.end;
                mentions.push(mention);
                end.max(i + 1)
            }
            None => i + 1,
        };
    }
    mentions
}

/// Whether a calendar expression may start with word `i`: most words are passed over by this alone.
fn may_open(sheet: &Sheet<'_>, i: usize) -> bool {
    let calendar =
        |m| matches!(m, Meaning::Month(_) | Meaning::Weekday(_) | Meaning::Season(_) | Meaning::Number(_));
    sheet.words[i].shape == Shape::Number
        || matches!(
            sheet.str(i),
            "circa"
                | "Circa"
                | "ca"
                | "ca."
                | "c"
                | "c."
                | "early"
                | "Early"
                | "late"
                | "Late"
                | "mid"
                | "Mid"
                | "last"
                | "Last"
                | "this"
                | "This"
                | "next"
                | "Next"
                | "earlier"
                | "Earlier"
                | "later"
                | "Later"
                | "yesterday"
                | "Yesterday"
                | "today"
                | "Today"
                | "over"
                | "Over"
                | "the"
                | "The"
                | "a"
                | "A"
                | "an"
                | "An"
        )
        || sheet.means(i, calendar)
}

fn mention_at(sheet: &Sheet<'_>, i: usize) -> Option<Mention> {
    if !may_open(sheet, i) {
        return None;
    }
    grammar::weekday(sheet, i).or_else(|| grammar::plain(sheet, i)).or_else(|| relative::phrase(sheet, i))
}

/// A mention without a year takes that of the same date printed elsewhere, of the next in a list, or, in a dateline,
/// of the first full date.
fn lend_years(sheet: &Sheet<'_>, mentions: &mut [Mention], remarks: &mut Vec<Remark>) {
    for k in 0..mentions.len() {
        let Some(lacking) = mentions[k].value.lacks_year() else { continue };
        let same = mentions.iter().filter_map(|m| m.value.first_day()).find(|d| lacking.same_but_year(d));
        let year = same.and_then(|d| d.year).or_else(|| listed_with(sheet, &mentions[k..]));
        let year = year.or_else(|| dateline_year(sheet, mentions, k, lacking, remarks));
        if let Some(year) = year {
            mentions[k].value.set_year(year);
            mentions[k].lent = true;
        }
    }
}

/// "May 3 and May 5, 2015": the year of the next mention, if nothing but "and" or a comma stands between.
fn listed_with(sheet: &Sheet<'_>, mentions: &[Mention]) -> Option<u16> {
    let (this, next) = (mentions.first()?, mentions.get(1)?);
    let between = this.words.end..next.words.start;
    let joined = between.len() <= 2 && between.clone().all(|i| matches!(sheet.str(i), "," | "and" | "&"));
    joined.then(|| next.value.first_day()?.year).flatten()
}

fn dateline_year(
    sheet: &Sheet<'_>,
    mentions: &[Mention],
    k: usize,
    lacking: Day,
    remarks: &mut Vec<Remark>,
) -> Option<u16> {
    if !opens_with_dateline(sheet, &mentions[k].words) {
        return None;
    }
    let body = mentions[k + 1..].iter().filter_map(|m| m.value.first_day()).find(|d| d.year.is_some())?;
    let year = body.year?;
    if lacking.day.is_some() && body.day.is_some() && !lacking.same_but_year(&body) {
        remarks.push(Remark {
            code: RemarkCode::DateConflict,
            message: "the dateline and the text give different dates".to_owned(),
            span: sheet.span(mentions[k].words.clone()),
        });
    }
    Some(match (lacking.month, body.month) {
        (12, 1) => year.saturating_sub(1),
        (1, 12) => year + 1,
        _ => year,
    })
}

/// Remarks on a day that does not exist, and on a weekday that is not that day's.
fn check(mention: &Mention, edtf: Option<&Edtf>, span: cutline_model::Span, remarks: &mut Vec<Remark>) {
    if mention.value.is_impossible() {
        let message = "there is no such day".to_owned();
        remarks.push(Remark { code: RemarkCode::DateImpossible, message, span: Some(span) });
    }
    let printed = mention.weekday.filter(|_| !mention.value.is_relative());
    if let (Some(printed), Some(actual)) = (printed, edtf.and_then(relative::weekday_of))
        && printed != actual
    {
        let message = format!("that day was a {}", relative::WEEKDAYS[usize::from(actual - 1) % 7]);
        remarks.push(Remark { code: RemarkCode::DateWeekday, message, span: Some(span) });
    }
}
