//! The trained tagger: proposes names of people, groups and places where grammar runs out.
//!
//! Linear: every feature of a word is a row of one flat table of small integers, a column a label; the best sequence of
//! labels in a run is found by Viterbi over integers. The file holds weights only, no word.

use std::borrow::Cow;
use std::ops::Range;

use super::feature::{ROWS, View};
use super::run::Run;
use super::{Name, NameKind};

/// Outside, then first and further words of a person, a group and a place.
pub(crate) const LABELS: usize = 7;
/// A row of the table: one weight a label, padded.
const WIDTH: usize = 8;
/// Labels before the first word: as outside.
pub(crate) const OUTSIDE: usize = 0;
/// Weight of what cannot be: a further word without a first.
const NEVER: i32 = -1_000_000;

/// Weights of the words' labels.
pub(crate) type Emission = [i32; LABELS];
/// Weights of one label after another.
pub(crate) type Transitions = [[i32; LABELS]; LABELS];

/// Weights of a feature, a signed byte a label.
type Row = [u8; WIDTH];

/// A linear tagger over hashed features; integer weights, integer Viterbi.
pub(crate) struct Tagger {
    transitions: Transitions,
    /// Part of the program, or just trained.
    table: Cow<'static, [Row]>,
}

impl std::fmt::Debug for Tagger {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tagger").finish_non_exhaustive()
    }
}

/// Bytes before the table: transitions as little-endian 16-bit integers.
const HEAD: usize = LABELS * LABELS * 2;
/// Length of a model.
pub(crate) const BYTES: usize = HEAD + ROWS as usize * WIDTH;

static MODEL: &[u8] = include_bytes!("../../model/names.bin");

impl Tagger {
    /// Opens the tagger that is part of the program; `None` if it was built without one.
    pub(crate) fn load() -> Option<Self> {
        let (head, table) = split(MODEL)?;
        Some(Self { transitions: transitions(head), table: Cow::Borrowed(table.as_chunks().0) })
    }

    /// Opens a tagger just trained.
    #[cfg(feature = "training")]
    pub(crate) fn given(model: &[u8]) -> Option<Self> {
        let (head, table) = split(model)?;
        Some(Self { transitions: transitions(head), table: Cow::Owned(table.as_chunks().0.to_vec()) })
    }

    /// The names it proposes in the runs of a caption.
    pub(crate) fn propose(&self, view: &View<'_, '_>, runs: &[Run]) -> Vec<Name> {
        let mut names = Vec::new();
        let (mut rows, mut emissions) = (Vec::with_capacity(64), Vec::new());
        for run in runs {
            emissions.clear();
            for i in run.clone() {
                rows.clear();
                view.rows(run, i, |row| rows.push(row));
                emissions.push(emission(&self.table, &rows));
            }
            names_of(run, &best(&emissions, &self.transitions), &mut names);
        }
        names
    }
}

/// The weights of a word's labels: the sum of its rows. They lie far apart, so they are fetched one right after the
/// other, for their ways from memory to overlap.
fn emission(table: &[Row], rows: &[u32]) -> Emission {
    let mut sum = [0; WIDTH];
    for weights in rows.iter().filter_map(|&row| table.get(row as usize)) {
        sum.iter_mut().zip(weights).for_each(|(sum, w)| *sum += i32::from(w.cast_signed()));
    }
    std::array::from_fn(|label| sum[label])
}

fn split(model: &[u8]) -> Option<(&[u8], &[u8])> {
    (model.len() == BYTES).then(|| model.split_at(HEAD))
}

fn transitions(head: &[u8]) -> Transitions {
    let mut table = [[0; LABELS]; LABELS];
    for (i, pair) in head.as_chunks::<2>().0.iter().enumerate() {
        table[i / LABELS][i % LABELS] = i32::from(i16::from_le_bytes(*pair));
    }
    table
}

/// The best labels of a run.
pub(crate) fn best(emissions: &[Emission], transitions: &Transitions) -> Vec<usize> {
    let mut back: Vec<[usize; LABELS]> = Vec::with_capacity(emissions.len());
    let mut score = [NEVER; LABELS];
    score[OUTSIDE] = 0;
    for emission in emissions {
        let mut next = [i32::MIN; LABELS];
        let mut from = [0; LABELS];
        for to in 0..LABELS {
            for label in (0..LABELS).filter(|&label| may_follow(label, to)) {
                let total = score[label] + transitions[label][to] + emission[to];
                if total > next[to] {
                    (next[to], from[to]) = (total, label);
                }
            }
        }
        back.push(from);
        score = next.map(|s| s.max(NEVER * 2));
    }
    trace(&back, &score)
}

fn trace(back: &[[usize; LABELS]], last: &Emission) -> Vec<usize> {
    let mut label = (0..LABELS).max_by_key(|&l| (last[l], LABELS - l)).unwrap_or(OUTSIDE);
    let mut labels: Vec<usize> = back
        .iter()
        .rev()
        .map(|from| {
            let this = label;
            label = from[label];
            this
        })
        .collect();
    labels.reverse();
    labels
}

/// A further word stands only after a word of the same kind.
const fn may_follow(label: usize, to: usize) -> bool {
    to == OUTSIDE || to % 2 == 1 || label == to || label + 1 == to
}

/// The label of a word of a kind.
#[cfg(feature = "training")]
pub(crate) const fn label(kind: NameKind, first: bool) -> usize {
    let base = match kind {
        NameKind::Person => 1,
        NameKind::Group => 3,
        NameKind::Place => 5,
        NameKind::Unknown | NameKind::Nothing => return OUTSIDE,
    };
    if first { base } else { base + 1 }
}

fn names_of(run: &Run, labels: &[usize], names: &mut Vec<Name>) {
    let mut i = 0;
    while i < labels.len() {
        let first = labels[i];
        let len = 1 + labels[i + 1..].iter().take_while(|&&l| first != OUTSIDE && l == first + 1).count();
        if let Some(kind) = kind(first) {
            names.push(name(run.start + i..run.start + i + len, kind));
        }
        i += len;
    }
}

const fn kind(label: usize) -> Option<NameKind> {
    match label {
        1 | 2 => Some(NameKind::Person),
        3 | 4 => Some(NameKind::Group),
        5 | 6 => Some(NameKind::Place),
        _ => None,
    }
}

const fn name(range: Range<usize>, kind: NameKind) -> Name {
    let rule = match kind {
        NameKind::Person => "person/tagger",
        NameKind::Group => "group/tagger",
        _ => "place/tagger",
    };
    Name { range, kind, sure: false, rule }
}
