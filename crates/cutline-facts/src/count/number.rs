//! Numbers as printed, with their bounds.

use std::ops::Range;

use cutline_model::reading::{NumberForm, Unbounded};

use crate::lexicon::{BoundKind, Meaning, NumberPart};
use crate::sheet::{Shape, Sheet, WordList};

/// A number with its printed bounds.
#[derive(Clone, Debug)]
pub(crate) struct Amount {
    pub(crate) low: Option<u32>,
    pub(crate) high: Option<u32>,
    pub(crate) open: Option<Unbounded>,
    pub(crate) approx: bool,
    /// The vague word, as words.
    pub(crate) vague: Option<Range<usize>>,
    pub(crate) form: NumberForm,
    pub(crate) bound: Option<BoundKind>,
}

impl Amount {
    /// Just this many.
    pub(crate) fn exactly(n: u32, form: NumberForm) -> Self {
        Self { low: Some(n), high: Some(n), open: None, approx: false, vague: None, form, bound: None }
    }

    /// An unnumbered plural: two or more.
    pub(crate) fn plural() -> Self {
        Self { low: Some(2), high: None, ..Self::exactly(2, NumberForm::Plural) }
    }

    fn vague(words: Range<usize>) -> Self {
        Self { low: None, high: None, vague: Some(words), ..Self::exactly(0, NumberForm::Vague) }
    }

    fn between(low: u32, high: u32, form: NumberForm) -> Self {
        Self { low: Some(low), high: Some(high), ..Self::exactly(low, form) }
    }

    /// The same number under a bound: "more than 17" is 17, open above.
    pub(crate) fn bounded(mut self, bound: BoundKind) -> Self {
        self.bound = Some(bound);
        if self.vague.is_some() {
            return self;
        }
        let n = self.low;
        match bound {
            BoundKind::AtLeast | BoundKind::MoreThan => self.high = None,
            BoundKind::UpTo | BoundKind::Below { .. } => {
                self.high = n;
                self.low = None;
            }
            BoundKind::About | BoundKind::Exactly => {}
        }
        self.open = match bound {
            BoundKind::MoreThan => Some(Unbounded::Above),
            BoundKind::Below { .. } => Some(Unbounded::Below),
            _ => None,
        };
        self.approx = matches!(bound, BoundKind::About | BoundKind::Below { approx: true });
        self
    }
}

/// Most bounds before one number: "at least about 17".
const MAX_BOUNDS: usize = 3;

/// A number from word `at` with its bounds, of which the last counts, and the word after.
pub(super) fn read(sheet: &Sheet<'_>, at: usize) -> Option<(Amount, usize)> {
    let (mut last, mut first) = (None, at);
    for _ in 0..MAX_BOUNDS {
        let Some((words, bound)) = sheet.signal(first, bound_of) else { break };
        (last, first) = (Some(bound), words.end);
    }
    let bounded = last.zip(unbounded(sheet, first));
    bounded.map(|(bound, (amount, end))| (amount.bounded(bound), end)).or_else(|| unbounded(sheet, at))
}

fn bound_of(meaning: Meaning) -> Option<BoundKind> {
    match meaning {
        Meaning::Bound(bound) => Some(bound),
        _ => None,
    }
}

fn unbounded(sheet: &Sheet<'_>, at: usize) -> Option<(Amount, usize)> {
    range_between(sheet, at).or_else(|| vague(sheet, at)).or_else(|| plain(sheet, at))
}

/// "dozens", "hundreds of".
fn vague(sheet: &Sheet<'_>, at: usize) -> Option<(Amount, usize)> {
    let (words, ()) = sheet.signal(at, |m| (m == Meaning::Vague).then_some(()))?;
    let last = words.end - 1;
    let core = if sheet.is_any(last, &["of", "more"]) && words.len() > 1 {
        words.start..last
    } else {
        words.clone()
    };
    Some((Amount::vague(core), words.end))
}

/// "between 20 and 30".
fn range_between(sheet: &Sheet<'_>, at: usize) -> Option<(Amount, usize)> {
    if !sheet.is(at, "between") {
        return None;
    }
    let (low, form, end) = value(sheet, at + 1)?;
    if !sheet.is_any(end, &["and", "to"]) {
        return None;
    }
    let (high, _, end) = value(sheet, end + 1)?;
    (low < high).then(|| (Amount::between(low, high, form), end))
}

/// "17", "17,000", "1.5 million", "two hundred and forty-six", "20 to 30", "20-30".
fn plain(sheet: &Sheet<'_>, at: usize) -> Option<(Amount, usize)> {
    let (low, form, end) = value(sheet, at)?;
    let joined = sheet.is(end, "to") || sheet.is_hyphen(end) || sheet.is_mark(end, '–');
    if joined
        && let Some((high, _, end)) = value(sheet, end + 1)
        && low < high
    {
        return Some((Amount::between(low, high, form), end));
    }
    Some((Amount::exactly(low, form), end))
}

fn value(sheet: &Sheet<'_>, at: usize) -> Option<(u32, NumberForm, usize)> {
    digits(sheet, at).or_else(|| words(sheet, at))
}

/// Digits, perhaps with a scale word after them.
fn digits(sheet: &Sheet<'_>, at: usize) -> Option<(u32, NumberForm, usize)> {
    if sheet.words.get(at)?.shape != Shape::Number {
        return None;
    }
    let text = sheet.str(at);
    if let Some((words, scale)) = sheet.signal(at + 1, scale_of)
        && let Ok(n) = text.replace(',', "").parse::<f64>()
    {
        let value = (n * f64::from(scale)).round();
        return (value <= f64::from(u32::MAX)).then_some((value as u32, NumberForm::Digits, words.end));
    }
    if text.contains(':') || (text.contains('.') && !thousands(text, '.')) {
        return None;
    }
    let n = text.replace([',', '.'], "").parse().ok()?;
    Some((n, NumberForm::Digits, at + 1))
}

/// Groups of three digits after each separator.
fn thousands(text: &str, separator: char) -> bool {
    text.split(separator).skip(1).all(|group| group.len() == 3)
}

fn scale_of(meaning: Meaning) -> Option<u32> {
    match meaning {
        Meaning::Number(NumberPart::Scale(n)) => Some(n),
        _ => None,
    }
}

/// Number words: units and tens add up, scales multiply.
fn words(sheet: &Sheet<'_>, at: usize) -> Option<(u32, NumberForm, usize)> {
    let (mut total, mut group, mut end, mut any) = (0u64, 0u64, at, false);
    loop {
        let mut next = end;
        if any && (sheet.is(next, "and") || sheet.is_hyphen(next)) {
            next += 1;
        }
        let Some((words, part)) = sheet.signal(next, |m| match m {
            Meaning::Number(p) => Some(p),
            _ => None,
        }) else {
            break;
        };
        match part {
            NumberPart::Plain(_) if any && next > end && sheet.is(end, "and") && group % 100 != 0 => break,
            NumberPart::Plain(n)
                if group == 0 || u64::from(n) < 10 && group % 10 == 0 || group % 100 == 0 =>
            {
                group = group.saturating_add(u64::from(n));
            }
            NumberPart::Scale(n) if any && n >= 1000 => {
                total = group.max(1).saturating_mul(u64::from(n)).saturating_add(total);
                group = 0;
            }
            NumberPart::Scale(n) if any => group = group.max(1).saturating_mul(u64::from(n)),
            _ => break,
        }
        any = true;
        end = words.end;
    }
    let value = u32::try_from(total.saturating_add(group)).ok()?;
    any.then_some((value, NumberForm::Words, end))
}

/// Units that a number before them measures.
static UNITS: WordList = WordList::new(&[
    "percent",
    "per",
    "km",
    "kilometers",
    "kilometres",
    "miles",
    "metres",
    "meters",
    "feet",
    "ft",
    "mph",
    "years",
    "year",
    "months",
    "month",
    "weeks",
    "week",
    "days",
    "day",
    "hours",
    "hour",
    "minutes",
    "seconds",
    "am",
    "pm",
    "a.m",
    "p.m",
    "degrees",
    "tons",
    "tonnes",
    "dollars",
    "euros",
    "pounds",
    "acres",
    "hectares",
    "square",
    "million",
    "billion",
    "st",
    "nd",
    "rd",
    "th",
    "cents",
    "kilos",
]);

/// Whether a bare number counts no people: money, units, ages, times, dates, scores.
pub(super) fn counts_things(sheet: &Sheet<'_>, at: usize, end: usize) -> bool {
    let money = at > 0 && ["$", "€", "£", "#", "°", "№"].iter().any(|m| sheet.str(at - 1) == *m);
    let glued = sheet.words.get(end).is_some_and(|w| w.glued && !matches!(w.shape, Shape::Mark));
    let marked =
        ["%", "°", "/", "$", "-", "€"].iter().any(|m| sheet.str(end) == *m && sheet.words[end].glued);
    let before =
        at > 0 && sheet.words[at].glued && !["(", "“", "\"", "‘"].iter().any(|m| sheet.str(at - 1) == *m);
    let comma = |i: usize| sheet.is_mark(i, ',');
    let age = at > 1 && comma(at - 1) && sheet.capital(at - 2) && comma(end);
    money || glued || marked || before || age || sheet.is_on(end, &UNITS)
}
