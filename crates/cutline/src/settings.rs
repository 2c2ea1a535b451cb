//! What Cutline is made with, and what it reads with.

use std::num::NonZero;
use std::sync::OnceLock;
use std::thread::available_parallelism;

use cutline_facts::Reader;
use cutline_model::{Edtf, Reading};
use cutline_record::sha256;
use rayon::ThreadPool;

use crate::{Explanation, Format};

/// How captions are found and read.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The column of a table that holds the captions; guessed from the header if `None`.
    pub text_column: Option<String>,
    /// The date of documents that give none; relative dates are counted from it.
    pub date: Option<Edtf>,
    /// The format of the documents; told from name and content if `None`.
    pub format: Option<Format>,
    /// Leaves out the trained tagger: the grammar alone proposes names.
    pub no_model: bool,
    /// How many threads read captions; as many as there are processors if `None`. Never changes the result.
    pub threads: Option<NonZero<usize>>,
}

/// The reader of captions with its lexicons, and how to find captions.
#[derive(Debug)]
pub struct Cutline {
    reader: Reader,
    rules: String,
    pub(crate) finding: cutline_read::Options,
    pub(crate) threads: usize,
    pool: OnceLock<Option<ThreadPool>>,
}

impl Cutline {
    /// Loads the lexicons.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        let reader = Reader::new(&cutline_facts::Options { no_model: settings.no_model });
        let threads = settings.threads.or_else(|| available_parallelism().ok());
        Self {
            rules: sha256(&reader.digest()),
            reader,
            finding: cutline_read::Options {
                text_column: settings.text_column,
                date: settings.date,
                format: settings.format,
            },
            threads: threads.map_or(1, NonZero::get),
            pool: OnceLock::new(),
        }
    }

    /// SHA-256 of rules and lexicons, as records name it: equal digests read alike.
    #[must_use]
    pub fn rules(&self) -> &str {
        &self.rules
    }

    /// What one caption says. `date` is its document's; relative dates are counted from it.
    #[must_use]
    pub fn read(&self, text: &str, date: Option<&Edtf>) -> Reading {
        self.reader.read(text, date)
    }

    /// What one caption says, with every step that led there.
    #[must_use]
    pub fn explain(&self, text: &str, date: Option<&Edtf>) -> (Reading, Explanation) {
        let mut explanation = Explanation::default();
        let reading = self.reader.explain(text, date, &mut explanation);
        (reading, explanation)
    }

    /// The threads, made when they are first needed; `None` if there are none to be had.
    pub(crate) fn pool(&self) -> Option<&ThreadPool> {
        let make = || rayon::ThreadPoolBuilder::new().num_threads(self.threads).build().ok();
        self.pool.get_or_init(make).as_ref()
    }
}
