//! What a caption's words say: sighting to [`Reading`]. Pure, deterministic, explainable; reading never fails.
//!
//! One pass cuts the text into words and finds the signals of all lexicons ([`sheet`]); small finders work around the
//! signals, a folder each; resolvers then decide what hangs together.

mod sheet;
mod trace;

use cutline_model::{Digest, Edtf, Reading};

pub use trace::{Explanation, Silent, Step, Trace};

/// What a reader is made with.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Leaves out the trained tagger: the grammar alone proposes names.
    pub no_model: bool,
}

/// Reads captions. Made once, shared by threads.
#[derive(Debug)]
pub struct Reader {}

impl Reader {
    /// Loads the lexicons.
    #[must_use]
    pub fn new(_options: &Options) -> Self {
        Self {}
    }

    /// What one caption says. `document_date` is the only thing outside the words that counts: relative dates are
    /// counted from it.
    #[must_use]
    pub fn read(&self, text: &str, document_date: Option<&Edtf>) -> Reading {
        self.explain(text, document_date, &mut Silent)
    }

    /// The same, telling `trace` what was read and what was dropped, and why.
    pub fn explain(&self, _text: &str, _document_date: Option<&Edtf>, _trace: &mut impl Trace) -> Reading {
        Reading::default()
    }

    /// SHA-256 of rules and data: two readers with the same digest read alike.
    #[must_use]
    pub fn digest(&self) -> Digest {
        [0; 32]
    }
}
