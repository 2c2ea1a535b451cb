//! Known suppliers and the words that credits are made of.

use std::ops::Range;

use crate::lexicon::{CreditWord, Meaning};
use crate::sheet::Sheet;

/// The longest phrase of credit words that starts at `i` and ends by `limit`.
pub(super) fn longest_credit_word(
    sheet: &Sheet<'_>,
    i: usize,
    limit: usize,
) -> Option<(Range<usize>, CreditWord)> {
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
pub(in crate::credit) fn known_supplier(sheet: &Sheet<'_>, i: usize) -> Option<(Range<usize>, u16)> {
    sheet.signal(i, |m| if let Meaning::Supplier(row) = m { Some(row) } else { None })
}

/// The suppliers of the table that these words consist of, labels and role words between them left out.
pub(super) fn tiled(sheet: &Sheet<'_>, words: Range<usize>) -> Option<Vec<(Range<usize>, u16)>> {
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

/// Whether a word makes a name an organisation's.
pub(in crate::credit) fn is_org_word(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.means(i, |m| {
        matches!(
            m,
            Meaning::Credit(CreditWord::Org) | Meaning::OrgWord(_) | Meaning::Org(_) | Meaning::Supplier(_)
        )
    })
}
