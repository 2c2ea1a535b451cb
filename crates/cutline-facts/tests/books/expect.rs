//! What the challenge book expects of a caption, a line each.

use cutline_model::reading::{ActorStanding, Outcome, Stance, Standing};

use crate::count::Count;
use crate::line::Words;

/// One line of an `expect` block.
#[derive(Clone, Debug)]
pub enum Expect {
    /// An event on these words is not the caption's own word.
    Hedged(String),
    /// An event on these words is.
    Unhedged(String),
    /// No event on these words is hedged; none at all is fine.
    NotHedged(String),
    /// No event stands on these words.
    NoEvent(String),
    /// Whether the caption tells of a child.
    Child(Child),
    /// A toll.
    Casualty(Toll),
    /// No toll, on these words or at all.
    NoCasualty(Option<String>),
    /// A toll that is not of the pictured scene.
    Elsewhere(Toll),
    /// The first count is another claimant's of the people of the second.
    Rival(String, String),
    /// Two counts may hold the same people.
    Overlap(String, String),
    /// Someone who did it, and by whose word.
    Actor { words: String, standing: ActorStanding, by: Option<String> },
    /// Someone who speaks.
    Claimant(String, Stance),
    /// How an event stands to the picture.
    Standing(String, Standing),
}

/// Whether the words tell of a child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Child {
    /// They do.
    Yes,
    /// They do not.
    No,
    /// They leave the age open: "her son", "teenagers".
    Open,
}

/// A toll and what hangs on it; `Some(None)` is the `none` of the notation.
#[derive(Clone, Debug)]
pub struct Toll {
    pub outcome: Outcome,
    pub count: Count,
    pub words: Option<String>,
    pub part_of: Option<Option<String>>,
    pub said_by: Option<Option<String>>,
    pub event: Option<Option<String>>,
    pub hedged: Option<bool>,
}

impl Expect {
    /// Reads one line; `None` for an empty line or a comment.
    pub fn parse(line: &str) -> Result<Option<Self>, String> {
        let mut words = Words::of(line)?;
        let Some(kind) = words.bare() else { return words.end().map(|()| None) };
        let expect = Self::of_kind(&kind, &mut words)?;
        words.end().map(|()| Some(expect))
    }

    fn of_kind(kind: &str, words: &mut Words) -> Result<Self, String> {
        Ok(match kind {
            "hedged" => Self::Hedged(words.need_quoted("the event")?),
            "unhedged" => Self::Unhedged(words.need_quoted("the event")?),
            "not-hedged" => Self::NotHedged(words.need_quoted("the event")?),
            "no-event" => Self::NoEvent(words.need_quoted("the words")?),
            "child" => Self::Child(child(&words.need_bare("yes, no or open")?)?),
            "casualty" => Self::Casualty(toll(words)?),
            "no-casualty" => Self::NoCasualty(words.quoted()),
            "elsewhere" => Self::Elsewhere(toll(words)?),
            "rival" => {
                let (of, against) = two(words)?;
                Self::Rival(of, against)
            }
            "overlap" => {
                let (one, other) = two(words)?;
                Self::Overlap(one, other)
            }
            "actor" => actor(words)?,
            "claimant" => {
                let who = words.need_quoted("the claimant")?;
                Self::Claimant(who, listed(words, "the stance", Stance::from_name)?)
            }
            "standing" => {
                let event = words.need_quoted("the event")?;
                Self::Standing(event, listed(words, "the standing", Standing::from_name)?)
            }
            _ => return Err(format!("unknown kind `{kind}`")),
        })
    }

    /// Every quoted text of the line: each must stand in the caption.
    pub fn quoted(&self) -> Vec<&str> {
        match self {
            Self::Hedged(a) | Self::Unhedged(a) | Self::NotHedged(a) | Self::NoEvent(a) => vec![a],
            Self::Claimant(a, _) | Self::Standing(a, _) | Self::NoCasualty(Some(a)) => vec![a],
            Self::Rival(a, b) | Self::Overlap(a, b) => vec![a, b],
            Self::Actor { words, by, .. } => {
                [Some(words), by.as_ref()].into_iter().flatten().map(|x| &**x).collect()
            }
            Self::Casualty(toll) | Self::Elsewhere(toll) => toll.quoted(),
            Self::Child(_) | Self::NoCasualty(None) => Vec::new(),
        }
    }
}

impl Toll {
    fn quoted(&self) -> Vec<&str> {
        let ties = [&self.part_of, &self.said_by, &self.event].into_iter().flatten().flatten();
        self.words.iter().chain(ties).map(String::as_str).collect()
    }
}

fn child(text: &str) -> Result<Child, String> {
    match text {
        "yes" => Ok(Child::Yes),
        "no" => Ok(Child::No),
        "open" => Ok(Child::Open),
        _ => Err(format!("child yes, no or open, not `{text}`")),
    }
}

fn toll(words: &mut Words) -> Result<Toll, String> {
    let outcome = listed(words, "the outcome", Outcome::from_name)?;
    let count = Count::parse(&words.need_bare("the number")?)?;
    let mut toll = Toll {
        outcome,
        count,
        words: words.quoted(),
        part_of: None,
        said_by: None,
        event: None,
        hedged: None,
    };
    while let Some(tie) = words.bare() {
        match tie.as_str() {
            "part_of" => toll.part_of = Some(tied(words)?),
            "said_by" => toll.said_by = Some(tied(words)?),
            "event" => toll.event = Some(tied(words)?),
            "hedged" => toll.hedged = Some(true),
            "unhedged" => toll.hedged = Some(false),
            _ => return Err(format!("unknown tie `{tie}`")),
        }
    }
    Ok(toll)
}

/// Quoted words, or `none`.
fn tied(words: &mut Words) -> Result<Option<String>, String> {
    match words.quoted() {
        Some(text) => Ok(Some(text)),
        None if words.bare().as_deref() == Some("none") => Ok(None),
        None => Err("quoted words or `none` is missing".to_owned()),
    }
}

fn actor(words: &mut Words) -> Result<Expect, String> {
    let who = words.need_quoted("the actor")?;
    let standing = listed(words, "the standing", ActorStanding::from_name)?;
    let by = match words.bare().as_deref() {
        Some("by") => Some(words.need_quoted("who says so")?),
        Some(other) => return Err(format!("`by` expected, not `{other}`")),
        None => None,
    };
    Ok(Expect::Actor { words: who, standing, by })
}

/// Two quoted texts, `of` between them or not.
fn two(words: &mut Words) -> Result<(String, String), String> {
    let one = words.need_quoted("the first count")?;
    words.bare();
    Ok((one, words.need_quoted("the second count")?))
}

fn listed<T>(words: &mut Words, what: &str, from_name: fn(&str) -> Option<T>) -> Result<T, String> {
    let name = words.need_bare(what)?;
    from_name(&name).ok_or_else(|| format!("{what} `{name}` is not of the list"))
}
