//! Rounds of measurements, and their figures.

use std::fmt::{self, Display, Formatter};
use std::time::Instant;

use crate::corpus::Corpus;

/// What was measured, in the order of the first round. The first of all is what the others are compared with.
pub(crate) struct Rounds {
    captions: f64,
    bytes: f64,
    rows: Vec<Row>,
}

struct Row {
    name: &'static str,
    /// What the first round found.
    found: usize,
    /// Seconds of each round but the first.
    seconds: Vec<f64>,
}

impl Rounds {
    /// No rounds yet over these captions.
    pub(crate) fn new(corpus: &Corpus) -> Self {
        Self { captions: corpus.captions.len() as f64, bytes: corpus.bytes() as f64, rows: Vec::new() }
    }

    /// Measures one piece of work once; the first time is for warming up.
    ///
    /// # Panics
    /// If it finds something else than the first time.
    pub(crate) fn measure(&mut self, name: &'static str, work: impl FnOnce() -> usize) {
        let began = Instant::now();
        let found = work();
        let seconds = began.elapsed().as_secs_f64();
        match self.rows.iter_mut().find(|row| row.name == name) {
            Some(row) => {
                assert_eq!(row.found, found, "{name} finds the same in every round");
                row.seconds.push(seconds);
            }
            None => self.rows.push(Row { name, found, seconds: Vec::new() }),
        }
    }
}

impl Display for Rounds {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "           captions/s                  MB/s                  us/caption  x floor")?;
        writeln!(f, "           min     median  max         min    median max     median")?;
        let floor = self.rows.first().map_or(&[][..], |row| &row.seconds);
        for Row { name, seconds, .. } in &self.rows {
            // The slowest round gives the least per second.
            let (max, median, min) = spread(seconds);
            let ratios: Vec<f64> = seconds.iter().zip(floor).map(|(s, f)| s / f).collect();
            let a_second = |seconds: f64| self.captions / seconds;
            let mb = |seconds: f64| self.bytes / seconds / 1e6;
            write!(
                f,
                "{name:<10} {:<7.0} {:<7.0} {:<11.0} ",
                a_second(min),
                a_second(median),
                a_second(max)
            )?;
            write!(f, "{:<6.1} {:<6.1} {:<7.1} ", mb(min), mb(median), mb(max))?;
            writeln!(f, "{:<11.2} {:.1}", median / self.captions * 1e6, spread(&ratios).1)?;
        }
        Ok(())
    }
}

/// Least, middle and most.
fn spread(values: &[f64]) -> (f64, f64, f64) {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = |i: usize| sorted.get(i).copied().unwrap_or(f64::NAN);
    (at(0), at(sorted.len() / 2), at(sorted.len().saturating_sub(1)))
}
