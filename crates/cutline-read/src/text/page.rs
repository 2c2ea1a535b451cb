//! The captions of a page in order: each with its credit, each once.

use std::collections::VecDeque;
use std::ops::Range;

use cutline_model::Sighting;

use super::passage::{Passage, slice};
use super::{credit, double, furniture};
use crate::limits;
use crate::report::Report;

/// On which side of their captions a page prints the credits that stand apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Before,
    After,
}

/// The passages that wait: a caption for its credit, a credit for its caption, captions for their copies.
#[derive(Debug, Default)]
pub(crate) struct Page {
    caption: Option<Caption>,
    credit: Option<Passage>,
    heading: Option<Passage>,
    side: Option<Side>,
    doubling: VecDeque<Sighting>,
}

#[derive(Debug)]
struct Caption {
    passage: Passage,
    credited: bool,
}

impl Page {
    /// Takes the next passage of the page.
    pub(crate) fn take(&mut self, passage: Passage, report: &mut Report<'_>) {
        let text = passage.text.as_str();
        if furniture::is_passage(text) {
            return;
        }
        let waits = self.credit.as_ref().is_some_and(|c| credit::is_label_alone(&c.text));
        if waits && text.len() < 80 && !text.contains(". ") {
            return self.take_names(&passage, report);
        }
        if credit::is_credit(text) {
            return self.take_credit(passage, report);
        }
        if furniture::is_heading(text) {
            self.heading = Some(passage);
            return;
        }
        self.take_caption(passage, report);
    }

    /// Ends the page.
    pub(crate) fn finish(&mut self, report: &mut Report<'_>) {
        self.settle(report);
        while let Some(sighting) = self.doubling.pop_front() {
            report.sighting(sighting);
        }
    }

    fn take_credit(&mut self, passage: Passage, report: &mut Report<'_>) {
        if let Some(heading) = self.heading.take()
            && self.credit.is_none()
        {
            self.take_caption(heading, report);
        }
        let takes = self.side != Some(Side::Before) && !credit::is_label_alone(&passage.text);
        match &mut self.caption {
            Some(caption) if takes && !caption.credited => {
                caption.passage.join(&passage);
                caption.credited = true;
                self.side = Some(Side::After);
            }
            _ => self.credit = Some(passage),
        }
    }

    /// The names behind a label that stood alone.
    fn take_names(&mut self, names: &Passage, report: &mut Report<'_>) {
        let Some(mut label) = self.credit.take() else { return };
        label.join(names);
        match &mut self.caption {
            Some(caption) if self.side != Some(Side::Before) && !caption.credited => {
                caption.passage.join(&label);
                caption.credited = true;
                self.side = Some(Side::After);
            }
            _ => {
                self.settle(report);
                self.credit = Some(label);
            }
        }
    }

    fn take_caption(&mut self, mut passage: Passage, report: &mut Report<'_>) {
        self.heading = None;
        self.settle(report);
        let mut credited = passage.credit_first || credit::ends_with_credit(&passage.text);
        if passage.credit_first && self.side.is_none() {
            self.side = Some(Side::Before);
        }
        if let Some(mut credit) = self.credit.take()
            && !credited
            && self.side != Some(Side::After)
        {
            credit.join(&passage);
            passage = credit;
            credited = true;
            self.side = Some(Side::Before);
        }
        self.caption = Some(Caption { passage, credited });
    }

    /// The caption at hand has its credit, or none comes.
    fn settle(&mut self, report: &mut Report<'_>) {
        if let Some(Caption { passage, .. }) = self.caption.take() {
            let (passage, also) = fold_inside(passage);
            self.fold(passage, also, report);
        }
    }

    /// Folds a caption into an equal one among the last, or keeps it until its copies can no longer come.
    fn fold(&mut self, passage: Passage, mut also: Vec<Range<u64>>, report: &mut Report<'_>) {
        let equal = |seen: &&mut Sighting| seen.text == passage.text && seen.also.len() < limits::ALSO;
        if let Some(seen) = self.doubling.iter_mut().find(equal) {
            seen.also.extend(passage.map.hull());
            seen.also.append(&mut also);
            return;
        }
        self.doubling.push_back(sighting(passage, also, report));
        if self.doubling.len() > limits::DOUBLING_WINDOW
            && let Some(sighting) = self.doubling.pop_front()
        {
            report.sighting(sighting);
        }
    }
}

/// Keeps one copy of a caption that was printed twice in one go.
fn fold_inside(passage: Passage) -> (Passage, Vec<Range<u64>>) {
    let Some(doubled) = double::find(&passage.text) else { return (passage, Vec::new()) };
    let also = doubled.others.into_iter().map(|other| passage.source(other)).collect();
    let kept = Passage {
        text: passage.text.get(doubled.kept.clone()).unwrap_or_default().to_owned(),
        map: slice(&passage.map, doubled.kept),
        ..passage
    };
    (kept, also)
}

fn sighting(passage: Passage, also: Vec<Range<u64>>, report: &Report<'_>) -> Sighting {
    let document = report.document().clone();
    Sighting {
        text: passage.text,
        map: passage.map,
        carrier: "text/block",
        line: passage.line,
        also,
        item: None,
        date: document.date.clone(),
        date_from: document.date_from,
        pictures: Vec::new(),
        document,
    }
}
