//! `cutline explain`: why each fact was read, and what was dropped.

mod carets;
mod steps;

use std::ffi::OsStr;
use std::ops::ControlFlow;
use std::path::Path;

use cutline::model::{Reading, Sighting};
use cutline::{Cutline, Entry, Explanation, Output};

use crate::args::ExplainArgs;
use crate::card;
use crate::exit::Outcome;
use crate::ink::{Ink, Paint};
use crate::printer::Printer;
use crate::problems::Problems;

/// Explains the captions of a file, or a caption that is given itself.
pub(crate) fn run(args: &ExplainArgs, printer: &mut Printer) -> Outcome {
    let cutline = Cutline::new(args.finding.settings(None));
    match args.what.to_str().filter(|text| !is_path(&args.what, text)) {
        Some(text) => explain_text(&cutline, text, args, printer),
        None => explain_file(&cutline, args, printer),
    }
}

/// Whether the argument means a file: it is there, or it looks like nothing but a path.
fn is_path(argument: &OsStr, text: &str) -> bool {
    let is_one_word = !text.contains(char::is_whitespace);
    text == "-" || Path::new(argument).exists() || (is_one_word && text.contains(['/', '.', '\\']))
}

fn explain_text(cutline: &Cutline, text: &str, args: &ExplainArgs, printer: &mut Printer) -> Outcome {
    let (reading, explanation) = cutline.explain(text, args.finding.date.as_ref());
    let page = page(text, &reading, &explanation, Printer::width(), printer.color);
    let _ = printer.write(|out| out.write_all(page.as_bytes()));
    if has_facts(&explanation) { Outcome::Done } else { Outcome::Empty }
}

fn explain_file(cutline: &Cutline, args: &ExplainArgs, printer: &mut Printer) -> Outcome {
    let Ok(mut problems) = Problems::to(None) else { return Outcome::Error };
    let (width, color) = (Printer::width(), printer.color);
    let mut answers = 0;
    let render = |entry: &Entry<'_>| {
        let Sighting { text, date, .. } = &entry.sighting;
        let (reading, explanation) = cutline.explain(text, date.as_ref());
        let header = card::header(&entry.record(), Some(entry.sighting.line), width).to_text(color);
        let page = page(text, &reading, &explanation, width, color);
        (has_facts(&explanation), format!("{header}\n{page}\n"))
    };
    cutline.ingest(std::slice::from_ref(&args.what), render, |output| match output {
        Output::Caption((has_facts, page)) => {
            answers += u64::from(has_facts);
            printer.write(|out| out.write_all(page.as_bytes()))
        }
        Output::Problem(problem) => {
            problems.take(&problem, printer);
            ControlFlow::Continue(())
        }
    });
    problems.outcome(answers, printer)
}

fn has_facts(explanation: &Explanation) -> bool {
    explanation.steps.iter().any(|step| step.taken)
}

/// The text with carets under what was taken, the steps, and what follows from them.
fn page(text: &str, reading: &Reading, explanation: &Explanation, width: usize, color: bool) -> String {
    let mut page = carets::under(text, &explanation.steps, width, color);
    page.push('\n');
    page.push_str(&steps::list(text, &explanation.steps, width, color));
    page.push_str(&verdicts(text, reading, width, color));
    page
}

/// What was concluded, and from which words.
fn verdicts(text: &str, reading: &Reading, width: usize, color: bool) -> String {
    let scene = reading.scene.as_ref().and_then(|scene| reading.places.get(scene.value));
    let taken = reading.taken.as_ref().map(|taken| ("taken", taken.value.to_string(), &taken.because));
    let scene = scene
        .zip(reading.scene.as_ref())
        .map(|(place, x)| ("scene", place.span.of(text).to_owned(), &x.because));
    let country = reading.scene_country.as_ref().map(|x| ("scene_country", x.value.to_owned(), &x.because));
    let mut lines = String::new();
    for (name, value, because) in [taken, scene, country].into_iter().flatten() {
        let spans = because.iter().filter_map(|&(field, index)| reading.span_of(field, index));
        let words: Vec<_> = spans.map(|span| format!("“{}”", span.of(text))).collect();
        let mut ink = Ink::default();
        ink.push("    so ", Paint::Dim).push(name, Paint::Bold).push(&format!(" = {value}"), Paint::Plain);
        ink.push(" because of ", Paint::Dim).push(&words.join(", "), Paint::Plain);
        lines.push_str(&ink.wrapped(width, 7, color));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use cutline::Step;
    use cutline::model::Span;

    #[test]
    fn a_page_points_at_the_words() {
        let text = "Smoke rises in Port Amal on May 3, 2015.";
        let step = |rule, start, end, taken, note: &str| Step {
            rule,
            span: Span::new(start, end).unwrap(),
            taken,
            note: note.into(),
        };
        let steps = vec![
            step("place/in", 15, 24, true, "city"),
            step("person/verb", 15, 19, false, "followed by a capital"),
            step("date/mdy", 28, 39, true, "2015-05-03"),
        ];
        let page = page(text, &Reading::default(), &Explanation { steps }, 72, false);
        let expected = "  \
  Smoke rises in Port Amal on May 3, 2015.
                 1^^^^^^^^    2^^^^^^^^^^

   1 place/in     “Port Amal”    city
   - person/verb  “Port”         dropped: followed by a capital
   2 date/mdy     “May 3, 2015”  2015-05-03
";
        assert_eq!(page, expected);
    }

    #[test]
    fn paths_are_told_from_captions() {
        let is_path = |text: &str| super::is_path(OsStr::new(text), text);
        assert!(is_path("-") && is_path("pages/none.txt") && is_path("none.jsonl"));
        assert!(!is_path("Smoke rises.") && !is_path("Smoke"));
    }
}
