//! The steps of a reading, one a line.

use cutline::Step;
use cutline::export::width as columns;

use crate::ink::{Ink, Paint};

/// Widest column of rules or words.
const WIDEST: usize = 32;

/// What was taken, with the number of its carets, and what was dropped.
pub(crate) fn list(text: &str, steps: &[Step], width: usize, color: bool) -> String {
    let widest = |of: &dyn Fn(&Step) -> usize| steps.iter().map(of).max().unwrap_or(0).min(WIDEST);
    let rules = widest(&|step| columns(step.rule));
    let words = widest(&|step| columns(step.span.of(text)) + 2);
    let mut number = 0;
    let mut lines = String::new();
    for step in steps {
        number += usize::from(step.taken);
        let label = if step.taken { format!("{number:>4} ") } else { "   - ".to_owned() };
        let paint = if step.taken { Paint::Plain } else { Paint::Dim };
        let mut ink = Ink::default();
        ink.push(&label, Paint::Date).push(step.rule, paint).push(" ", paint).pad(5 + rules + 2);
        ink.push(&format!("“{}” ", step.span.of(text)), if step.taken { Paint::Bold } else { Paint::Dim });
        ink.pad(5 + rules + 2 + words + 2);
        ink.push(if step.taken { "" } else { "dropped: " }, paint).push(&step.note, paint);
        lines.push_str(&ink.wrapped(width, 9, color));
    }
    lines
}
