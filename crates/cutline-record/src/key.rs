//! Keys of items: stable names, since a caption's text never changes.

use cutline_model::Reading;
use cutline_model::reading::{Field, Index};

use crate::caption::Caption;

/// The key of an item: `kind@start-end`, `#2` for the second item of its list on the same words.
///
/// `spans` are the code points of the list's items up to and including the item itself; `None` if it is empty.
#[must_use]
pub fn key(field: &str, spans: impl IntoIterator<Item = (u32, u32)>) -> Option<String> {
    let mut spans: Vec<_> = spans.into_iter().collect();
    let own = spans.pop()?;
    let earlier = spans.iter().filter(|&&span| span == own).count();
    let (start, end) = own;
    Some(match earlier {
        0 => format!("{field}@{start}-{end}"),
        n => format!("{field}@{start}-{end}#{}", n + 1),
    })
}

/// The keys of the items that a verdict follows from.
pub(crate) fn keys(caption: &Caption<'_>, reading: &Reading, because: &[(Field, Index)]) -> Vec<String> {
    let spans = |field, last| (0..=last).filter_map(move |index| reading.span_of(field, index));
    let points = |field, last| spans(field, last).map(|span| caption.points(span));
    because
        .iter()
        .filter(|&&(field, index)| reading.span_of(field, index).is_some())
        .filter_map(|&(field, index)| {
            key(field.as_str(), points(field, if field == Field::Credit { 0 } else { index }))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::key;

    #[test]
    fn a_second_item_on_the_same_words_is_numbered() {
        assert_eq!(key("places", [(3, 8)]).as_deref(), Some("places@3-8"));
        assert_eq!(key("places", [(3, 8), (9, 12), (3, 8)]).as_deref(), Some("places@3-8#2"));
        assert_eq!(key("places", []), None);
    }
}
