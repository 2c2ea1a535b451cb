//! Figures over the challenge book.

use std::collections::BTreeMap;

use crate::judge::Answer;

/// Right answers and questions, a measure each, and the lines that were missed.
#[derive(Default)]
pub struct Tally {
    rows: BTreeMap<&'static str, (usize, usize)>,
    misses: Vec<String>,
}

impl Tally {
    /// Counts the answers to one line of the book.
    pub fn add(&mut self, at: &str, line: &str, answers: &[Answer]) {
        for &(measure, right) in answers {
            let row = self.rows.entry(measure).or_default();
            row.0 += usize::from(right);
            row.1 += 1;
            if !right {
                self.misses.push(format!("{at}: {line}   [{measure}]"));
            }
        }
    }

    /// The share of right answers, or `None` if nothing was asked.
    pub fn share(&self, measure: &str) -> Option<f64> {
        let &(right, asked) = self.rows.get(measure)?;
        Some(right as f64 / asked as f64)
    }

    /// F1 of telling that there is a child: captions without one are what precision is lost on.
    pub fn child_f1(&self) -> f64 {
        let (found, children) = self.rows.get("child yes").copied().unwrap_or_default();
        let (right, without) = self.rows.get("child no").copied().unwrap_or_default();
        let wrong = (children - found) + (without - right);
        2.0 * found as f64 / (2 * found + wrong).max(1) as f64
    }

    /// Every line that was missed, then the table.
    pub fn print(&self) {
        for miss in &self.misses {
            println!("{miss}");
        }
        println!("\n{:32} {:>5} {:>5} {:>7}", "measure", "right", "of", "share");
        for (measure, (right, asked)) in &self.rows {
            println!("{measure:32} {right:5} {asked:5} {:7.3}", *right as f64 / *asked as f64);
        }
        println!("{:32} {:>19.3}", "child, F1", self.child_f1());
    }
}
