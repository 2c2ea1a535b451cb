//! How a command ended, as programs see it.

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It did what was asked.
    Done,
    /// It was a question, and the answer is empty.
    Empty,
    /// Something was not read; the rest was done.
    Error,
}

impl Outcome {
    /// The exit code.
    pub(crate) const fn code(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Empty => 1,
            Self::Error => 2,
        }
    }
}
