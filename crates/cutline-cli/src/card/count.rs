//! Counts in words that keep their bounds.

use cutline::record::{Casualty, Range};

/// How many a toll counts, no more and no less than is printed.
pub(crate) fn toll(toll: &Casualty<'_>) -> String {
    if let Some(vague) = &toll.vague {
        return vague.to_string();
    }
    let about = if toll.approx { "about " } else { "" };
    match (toll.low, toll.high, toll.open.as_deref()) {
        (Some(low), None, Some("above")) => format!("{about}more than {low}"),
        (None, Some(high), Some("below")) => below(high, toll.approx),
        (low, high, _) => format!("{about}{}", between(low, high)),
    }
}

/// "Nearly 500" is printed as about; "fewer than 500" is not.
fn below(high: u32, approx: bool) -> String {
    format!("{} {high}", if approx { "nearly" } else { "fewer than" })
}

/// How many people are pictured.
pub(crate) fn range(range: Range) -> Option<String> {
    match (range.low, range.high) {
        (Some(1), Some(1)) | (None, None) => None,
        (low, high) => Some(between(low, high)),
    }
}

fn between(low: Option<u32>, high: Option<u32>) -> String {
    match (low, high) {
        (Some(low), Some(high)) if low == high => low.to_string(),
        (Some(low), Some(high)) => format!("{low} to {high}"),
        (Some(low), None) => format!("{low} or more"),
        (None, Some(high)) => format!("up to {high}"),
        (None, None) => "unknown number".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(low: Option<u32>, high: Option<u32>, open: Option<&'static str>, approx: bool) -> String {
        toll(&Casualty { low, high, open: open.map(Into::into), approx, ..Casualty::default() })
    }

    #[test]
    fn bounds_are_told_as_printed() {
        assert_eq!(count(Some(12), None, None, false), "12 or more");
        assert_eq!(count(Some(17), None, Some("above"), false), "more than 17");
        assert_eq!(count(None, Some(500), Some("below"), true), "nearly 500");
        assert_eq!(count(None, Some(20), None, false), "up to 20");
        assert_eq!(count(Some(0), Some(0), None, false), "0");
        assert_eq!(count(Some(3), Some(5), None, true), "about 3 to 5");
        assert_eq!(toll(&Casualty { vague: Some("dozens".into()), ..Casualty::default() }), "dozens");
    }
}
