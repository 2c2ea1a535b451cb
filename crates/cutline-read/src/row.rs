//! What a row of a table and a JSON line have in common: one caption with an id, a date and an image of its own.

use cutline_model::{Edtf, Picture, ProblemCode, Sighting, SourceMap};

use crate::report::{Place, Report};

/// One caption as a row gives it.
pub(crate) struct Row<'a> {
    pub(crate) text: String,
    pub(crate) map: SourceMap,
    pub(crate) carrier: &'static str,
    pub(crate) place: Place,
    pub(crate) item: Option<String>,
    pub(crate) date: Option<&'a str>,
    /// What its date stands in: `field` or `column`.
    pub(crate) date_from: &'static str,
    pub(crate) image: Option<String>,
}

impl Row<'_> {
    /// Hands the row over as a sighting. An unreadable date is told, and the document's date counts instead.
    pub(crate) fn deliver(self, report: &mut Report<'_>) {
        let own = self.date.filter(|d| !d.trim().is_empty()).and_then(|date| {
            let edtf = civil_date(date);
            if edtf.is_none() {
                tell_date(date, self.place.clone(), report);
            }
            edtf
        });
        let document = report.document().clone();
        let date_from = if own.is_some() { Some(self.date_from) } else { document.date_from };
        report.sighting(Sighting {
            text: self.text,
            map: self.map,
            carrier: self.carrier,
            line: self.place.line.unwrap_or(1),
            also: Vec::new(),
            item: self.item.filter(|item| !item.is_empty()),
            date: own.or_else(|| document.date.clone()),
            date_from,
            pictures: self.image.filter(|i| !i.is_empty()).map(picture).into_iter().collect(),
            document,
        });
    }
}

fn picture(image: String) -> Picture {
    Picture { image: Some(image), ids: Vec::new() }
}

/// An EDTF date; of a timestamp, the day that it names.
fn civil_date(text: &str) -> Option<Edtf> {
    let text = text.trim();
    let day = text.get(..10).filter(|_| matches!(text.as_bytes().get(10), Some(b'T' | b't' | b' ')));
    Edtf::parse(day.unwrap_or(text))
}

fn tell_date(date: &str, place: Place, report: &mut Report<'_>) {
    let shown: String = date.chars().take(40).collect();
    let message =
        format!("The date “{shown}” is not in EDTF, so the document's date counts for this caption");
    let hint = "Write dates like 2015-05-03, 2015-05 or 2015";
    report.warning(ProblemCode::DateUnreadable, place, message, hint);
}
