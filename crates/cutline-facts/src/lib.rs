//! What a caption's words say: sighting to [`Reading`]. Pure, deterministic, explainable; reading never fails.
//!
//! One pass cuts the text into words and finds the signals of all lexicons (`sheet`); small finders work around the
//! signals, a module each; resolvers then decide what hangs together. The order is that of [`Reader::explain`].

mod advisory;
mod agent;
mod casualty;
mod claim;
mod count;
mod credit;
mod date;
mod event;
mod group;
mod language;
mod lexicon;
mod name;
mod person;
mod place;
mod scene;
mod sheet;
mod shown;
mod taken;
mod trace;
#[cfg(feature = "training")]
#[doc(hidden)]
pub mod training;

use cutline_model::reading::{Field, Remark, RemarkCode};
use cutline_model::{Digest, Edtf, Reading};

use lexicon::Lexicon;
use name::Tagger;
use sheet::Sheet;
pub use trace::{Explanation, Silent, Step, Trace};

/// What a reader is made with.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Leaves out the trained tagger: the grammar alone proposes names.
    pub no_model: bool,
}

/// Reads captions. Made once, shared by threads.
#[derive(Debug)]
pub struct Reader {
    lexicon: Lexicon,
    tagger: Option<Tagger>,
}

impl Reader {
    /// Loads the lexicons and the tagger.
    #[must_use]
    pub fn new(options: &Options) -> Self {
        let lexicon = Lexicon::load();
        let tagger = (!options.no_model).then(Tagger::load).flatten();
        Self { lexicon, tagger }
    }

    /// What one caption says. `document_date` is the only thing outside the words that counts: relative dates are
    /// counted from it.
    #[must_use]
    pub fn read(&self, text: &str, document_date: Option<&Edtf>) -> Reading {
        self.explain(text, document_date, &mut Silent)
    }

    /// The same, telling `trace` what was read and what was dropped, and why.
    pub fn explain(&self, text: &str, document_date: Option<&Edtf>, trace: &mut impl Trace) -> Reading {
        let mut sheet = Sheet::new(text, &self.lexicon);
        let mut reading = Reading { language: language::detect(&sheet), ..Reading::default() };
        self.read_margins(&mut sheet, &mut reading, trace);
        (reading.dates, reading.remarks) = date::find(&sheet, document_date, trace);
        taken::resolve(&sheet, &mut reading, trace);
        if language::is_read(&reading) {
            self.read_body(&sheet, &mut reading, trace);
        } else {
            leave_unread(&mut reading);
        }
        reading
    }

    /// What stands around the words: the credit and the supplier's notices. Their words are masked for the others.
    fn read_margins(&self, sheet: &mut Sheet<'_>, reading: &mut Reading, trace: &mut impl Trace) {
        let (credit, spans) = credit::find(sheet, &self.lexicon, trace);
        reading.credit = credit;
        spans.into_iter().for_each(|span| sheet.mask(span));
        reading.advisories = advisory::find(sheet, trace);
        reading.advisories.iter().for_each(|a| sheet.mask(a.span));
    }

    fn read_body(&self, sheet: &Sheet<'_>, reading: &mut Reading, trace: &mut impl Trace) {
        let mut names = name::find(sheet, &self.lexicon, self.tagger.as_ref(), trace);
        reading.places = place::find(sheet, &self.lexicon, &mut names, &reading.dates, trace);
        reading.people = person::find(sheet, &names, trace);
        reading.groups = group::find(sheet, &names, trace);
        scene::resolve(sheet, &self.lexicon, reading, trace);
        read_incidents(sheet, &names, reading, trace);
    }

    /// SHA-256 of rules and data: two readers with the same digest read alike.
    #[must_use]
    pub fn digest(&self) -> Digest {
        let hex =
            if self.tagger.is_some() { env!("CUTLINE_RULES") } else { env!("CUTLINE_RULES_WITHOUT_MODEL") };
        let mut digest = [0; 32];
        for (byte, pair) in digest.iter_mut().zip(hex.as_bytes().chunks_exact(2)) {
            *byte = std::str::from_utf8(pair)
                .ok()
                .and_then(|p| u8::from_str_radix(p, 16).ok())
                .unwrap_or_default();
        }
        digest
    }
}

/// Who says what happened to whom.
fn read_incidents(sheet: &Sheet<'_>, names: &[name::Name], reading: &mut Reading, trace: &mut impl Trace) {
    let counted = count::find(sheet, &reading.dates);
    let frame = event::Frame::read(sheet, reading.scene.is_some());
    let tolls = casualty::find(sheet, &counted, trace);
    let (claimants, claims) = claim::find(sheet, names, trace);
    reading.claimants = claimants;
    reading.shown = shown::find(sheet, &counted, names, &frame, trace);
    let mentions = place_mentions(sheet, reading);
    let around = event::Around {
        sheet,
        names,
        claims: &claims,
        counted: &counted,
        tolls: &tolls,
        frame: &frame,
        mentions: &mentions,
        scene: reading.scene.as_ref().map(|s| s.value),
        places: &reading.places,
    };
    let events = event::find(&around, reading, trace);
    let casualties = casualty::casualties(&around, reading, &events);
    reading.casualties = casualties;
    person::read_fates(sheet, names, &mut reading.people);
    person::read_kin(sheet, &counted, &mut reading.people);
    reading.events = events.into_iter().map(|d| d.event).collect();
}

/// Every mention of every place, in text order: a place is listed once, but named again where something happens.
fn place_mentions(sheet: &Sheet<'_>, reading: &Reading) -> Vec<(std::ops::Range<usize>, usize)> {
    let mut mentions = Vec::new();
    for (index, place) in reading.places.iter().enumerate() {
        let words = sheet.words_in(place.span);
        let (len, first) = (words.len(), words.start);
        let again =
            |at: usize| (0..len).all(|k| sheet.str(at + k).eq_ignore_ascii_case(sheet.str(first + k)));
        for at in first..sheet.len().saturating_sub(len.saturating_sub(1)) {
            if len > 0 && again(at) && !sheet.words[at].masked {
                mentions.push((at..at + len, index));
            }
        }
    }
    mentions.sort_by_key(|(range, _)| (range.start, std::cmp::Reverse(range.end)));
    mentions
}

/// Lists that need a lexicon of the language.
const NEED_LANGUAGE: [Field; 7] = [
    Field::Places,
    Field::People,
    Field::Shown,
    Field::Groups,
    Field::Claimants,
    Field::Events,
    Field::Casualties,
];

fn leave_unread(reading: &mut Reading) {
    reading.unread = NEED_LANGUAGE.to_vec();
    reading.remarks.push(Remark {
        code: RemarkCode::LanguageUnread,
        message: "no lexicon for this language: only the credit and dates in digits were read".to_owned(),
        span: None,
    });
}
