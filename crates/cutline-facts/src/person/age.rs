//! How old a named person is, by the words beside the name.

use std::ops::Range;

use cutline_model::reading::{Age, Part};

use crate::lexicon::Meaning;
use crate::name::beside::{age_after, age_before, placed};
use crate::sheet::Sheet;

/// Full years, where printed: "Name, 34,", "Name (left), 34,", "34-year-old Name", "Name, a 34-year-old".
pub(super) fn years(sheet: &Sheet<'_>, name: &Range<usize>) -> Option<u8> {
    let behind_position = || {
        let position = placed(sheet, name.end)?;
        age_after(sheet, position.end + usize::from(sheet.is_mark(position.end, ')')))
    };
    age_after(sheet, name.end)
        .or_else(behind_position)
        .or_else(|| age_before(sheet, name.start))
        .map(|(years, _)| years)
}

/// Whether the words beside the name make a child or an adult of its bearer.
pub(super) fn minor(sheet: &Sheet<'_>, name: &Range<usize>, title: Option<Part>) -> Option<bool> {
    if title.is_some_and(|part| part != Part::Subject && part != Part::Protester) {
        return Some(false);
    }
    let before = (name.start.saturating_sub(3)..name.start).rev();
    let near = before.chain(after(sheet, name.end));
    near.filter_map(|i| noun(sheet, i)).next()
}

/// The words of an apposition after the name: ", a girl from".
fn after(sheet: &Sheet<'_>, end: usize) -> Range<usize> {
    let opens = sheet.is_mark(end, ',') && sheet.is_any(end + 1, &["a", "an", "the"]);
    if opens { end + 2..(end + 5).min(sheet.len()) } else { end..end }
}

/// Words of kinship that only adults have.
const GROWN: [&str; 12] = [
    "mother",
    "father",
    "parents",
    "grandmother",
    "grandfather",
    "grandparents",
    "wife",
    "husband",
    "widow",
    "widower",
    "mum",
    "dad",
];

fn noun(sheet: &Sheet<'_>, i: usize) -> Option<bool> {
    if sheet.is_any(i, &GROWN) {
        return Some(false);
    }
    sheet
        .signal(i, |m| match m {
            Meaning::People(p) if !p.plural => match p.age? {
                Age::Child => Some(true),
                Age::Adult => Some(false),
                _ => None,
            },
            _ => None,
        })
        .map(|(_, minor)| minor)
}
