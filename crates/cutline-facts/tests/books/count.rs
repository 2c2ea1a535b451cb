//! How the books write a toll's number.

use cutline_model::reading::{Casualty, NumberForm, Unbounded};

/// A number as the caption prints it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Count {
    /// `12`, and `1` for "a boy".
    Exact(u32),
    /// `12+`: at least 12.
    AtLeast(u32),
    /// `>12`: more than 12.
    Above(u32),
    /// `-20`: up to 20.
    AtMost(u32),
    /// `<500`: nearly, almost, fewer than 500.
    Below(u32),
    /// `~500`: about 500.
    About(u32),
    /// `3-5`: three to five.
    Between(u32, u32),
    /// `dozens`.
    Vague(String),
    /// `plural`: "bodies", "injured men".
    Plural,
}

impl Count {
    /// Reads the notation of the books.
    pub fn parse(text: &str) -> Result<Self, String> {
        let number = |digits: &str| digits.parse::<u32>().map_err(|_| format!("no number: {text}"));
        if text == "plural" {
            return Ok(Self::Plural);
        }
        if text.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return Ok(Self::Vague(text.to_owned()));
        }
        match (text.split_at_checked(1), text.strip_suffix('+'), text.split_once('-')) {
            (Some((">", n)), ..) => number(n).map(Self::Above),
            (Some(("<", n)), ..) => number(n).map(Self::Below),
            (Some(("~", n)), ..) => number(n).map(Self::About),
            (Some(("-", n)), ..) => number(n).map(Self::AtMost),
            (_, Some(n), _) => number(n).map(Self::AtLeast),
            (_, _, Some((low, high))) => Ok(Self::Between(number(low)?, number(high)?)),
            _ => number(text).map(Self::Exact),
        }
    }

    /// Whether a toll prints this number.
    pub fn fits(&self, toll: &Casualty) -> bool {
        let bounds = (toll.low, toll.high, toll.open);
        match self {
            Self::Exact(n) => bounds == (Some(*n), Some(*n), None) && !toll.approx,
            Self::AtLeast(n) => bounds == (Some(*n), None, None),
            Self::Above(n) => bounds == (Some(*n), None, Some(Unbounded::Above)),
            Self::AtMost(n) => bounds == (None, Some(*n), None),
            Self::Below(n) => bounds == (None, Some(*n), Some(Unbounded::Below)),
            Self::About(n) => bounds == (Some(*n), Some(*n), None) && toll.approx,
            Self::Between(low, high) => bounds == (Some(*low), Some(*high), None),
            Self::Vague(word) => bounds == (None, None, None) && toll.vague.as_ref() == Some(word),
            Self::Plural => toll.number.form == NumberForm::Plural,
        }
    }
}

#[test]
fn counts_are_read_as_documented() {
    let read = |text: &str| Count::parse(text).expect("a count");
    assert_eq!(read("12"), Count::Exact(12));
    assert_eq!(read("12+"), Count::AtLeast(12));
    assert_eq!(read(">12"), Count::Above(12));
    assert_eq!(read("-20"), Count::AtMost(20));
    assert_eq!(read("<500"), Count::Below(500));
    assert_eq!(read("~500"), Count::About(500));
    assert_eq!(read("30-40"), Count::Between(30, 40));
    assert_eq!(read("dozens"), Count::Vague("dozens".to_owned()));
    assert_eq!(read("plural"), Count::Plural);
    assert!(Count::parse("12*").is_err());
}
