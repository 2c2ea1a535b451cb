//! Restrictions, warnings and notices of the supplier.
//!
//! Most stand in capitals after the credit: a run of capitals is cut at full stops, dashes and slashes, and a piece
//! that holds words of a notice is one. Those in small letters are read where an editor's note, a bracket or a
//! sentence of their own shows that the supplier speaks.

use std::ops::Range;

use cutline_model::Span;
use cutline_model::reading::{Advisory, AdvisoryKind};

use crate::date;
use crate::lexicon::Meaning;
use crate::sheet::{Shape, Sheet};
use crate::trace::Trace;

/// The advisories of a caption, in text order.
pub(crate) fn find(sheet: &Sheet<'_>, trace: &mut impl Trace) -> Vec<Advisory> {
    let mut found: Vec<Advisory> = file_lead(sheet).into_iter().collect();
    let mut done = 0;
    for i in 0..sheet.len() {
        let is_notice = |m| if let Meaning::Notice(kind) = m { Some(kind) } else { None };
        let Some((signal, kind)) = sheet.signal(i, is_notice).filter(|_| i >= done) else { continue };
        let capitals = signal.clone().all(|k| in_capitals(sheet, k));
        let piece = if capitals { capital_piece(sheet, &signal) } else { small_piece(sheet, &signal, kind) };
        let Some(piece) = piece.filter(|p| kind != AdvisoryKind::Out || signal.start > p.start) else {
            continue;
        };
        done = piece.end;
        let Some(span) = sheet.span(piece.clone()) else { continue };
        trace.took("advisory/notice", span, kind.as_str());
        found.push(advisory(sheet, span, kind, &piece, &signal));
    }
    found
}

fn advisory(
    sheet: &Sheet<'_>,
    span: Span,
    kind: AdvisoryKind,
    piece: &Range<usize>,
    signal: &Range<usize>,
) -> Advisory {
    let rest = signal.end..piece.end;
    let mut advisory =
        Advisory { span, rule: "advisory/notice", kind, until: None, out: Vec::new(), of: Vec::new() };
    match kind {
        AdvisoryKind::Embargo | AdvisoryKind::NotAfter => {
            advisory.until = date::first_in(sheet, piece.clone());
        }
        AdvisoryKind::Out => advisory.out.extend(sheet.span(piece.start..signal.start)),
        AdvisoryKind::Correction | AdvisoryKind::Addition => advisory.of.extend(sheet.span(rest)),
        AdvisoryKind::Unverified => {
            let told = piece
                .clone()
                .filter(|&i| sheet.is_any(i, &["content", "location", "date", "place", "identity"]));
            advisory.of.extend(told.filter_map(|i| sheet.span(i..i + 1)));
        }
        _ => {}
    }
    advisory
}

/// "FILE - …", "FILE PHOTO: …" at the head of a caption.
fn file_lead(sheet: &Sheet<'_>) -> Option<Advisory> {
    let lead = matches!(sheet.str(0), "FILE" | "FILES" | "ARCHIVE");
    let end = 1 + usize::from(matches!(sheet.str(1), "PHOTO" | "IMAGE" | "PICTURE"));
    let marked = matches!(sheet.str(end), "-" | "–" | "—" | ":");
    let span = sheet.span(0..end).filter(|_| lead && marked)?;
    let kind = AdvisoryKind::File;
    Some(Advisory { span, rule: "advisory/file", kind, until: None, out: Vec::new(), of: Vec::new() })
}

/// A word in capitals, a single capital letter, or a number.
fn in_capitals(sheet: &Sheet<'_>, i: usize) -> bool {
    sheet.words.get(i).is_some_and(|w| match w.shape {
        Shape::Upper | Shape::Number => true,
        Shape::Title => sheet.str(i).chars().count() == 1,
        Shape::Lower => w.glued && i > 0 && sheet.words[i - 1].shape == Shape::Upper,
        Shape::Mark => sheet.is_hyphen(i),
        _ => false,
    })
}

/// The piece of a run of capitals around a signal.
fn capital_piece(sheet: &Sheet<'_>, signal: &Range<usize>) -> Option<Range<usize>> {
    let masked = |i: usize| sheet.words[i].masked;
    let mut start = signal.start;
    while start > 0
        && (in_capitals(sheet, start - 1) || joins(sheet, start - 1))
        && (masked(start - 1) == masked(signal.start))
    {
        start -= 1;
    }
    while sheet.words[start].shape == Shape::Mark {
        start += 1;
    }
    // "Germany OUT": the country may be in small letters.
    let country = start == signal.start
        && sheet.str(start) == "OUT"
        && start > 0
        && sheet.words[start - 1].shape == Shape::Title;
    start -= usize::from(country);
    let mut end = signal.end;
    let mut quoted = false;
    while end < sheet.len() {
        let quote = matches!(sheet.str(end), "'" | "\"" | "“" | "”" | "‘" | "’");
        let goes_on = in_capitals(sheet, end)
            || joins(sheet, end)
            || quote
            || (sheet.is_mark(end, ':') && sheet.is(end - 1, "credit"))
            || (quoted && sheet.words[end].shape != Shape::Lower);
        if !goes_on {
            break;
        }
        quoted ^= quote;
        end += 1;
    }
    while end > signal.end
        && sheet.words[end - 1].shape == Shape::Mark
        && !matches!(sheet.str(end - 1), "'" | "\"" | "”" | "’")
    {
        end -= 1;
    }
    Some(start..end)
}

/// A comma between words in capitals.
fn joins(sheet: &Sheet<'_>, i: usize) -> bool {
    (sheet.is_mark(i, ',') || sheet.is_mark(i, '&'))
        && in_capitals(sheet, i + 1)
        && i > 0
        && in_capitals(sheet, i - 1)
}

/// A notice in small letters, where the supplier is seen to speak.
fn small_piece(sheet: &Sheet<'_>, signal: &Range<usize>, kind: AdvisoryKind) -> Option<Range<usize>> {
    let sentence = sheet.sentence(signal.start);
    let end = without_marks(sheet, &sentence);
    let colon = (sentence.start..signal.start).find(|&i| sheet.is_mark(i, ':'));
    let note =
        colon.is_some_and(|c| (sentence.start..c).any(|i| sheet.is_any(i, &["note", "editors", "editor"])));
    let bracket = (sentence.start..signal.start).rev().find(|&i| sheet.is_mark(i, '('));
    match kind {
        AdvisoryKind::Staged => Some(signal.clone()),
        AdvisoryKind::AiGenerated => Some(sentence.start..signal.end),
        AdvisoryKind::Altered => bracket.map(|b| b + 1..end),
        AdvisoryKind::Graphic => note.then_some(sentence.start..end),
        AdvisoryKind::Unverified => colon.filter(|_| note).map(|c| c + 1..end).or(Some(sentence.start..end)),
        AdvisoryKind::Out | AdvisoryKind::HandoutTerms => None,
        _ => (signal.start == sentence.start && signal.end == end || follows_semicolon(sheet, signal))
            .then(|| signal.clone()),
    }
}

fn follows_semicolon(sheet: &Sheet<'_>, signal: &Range<usize>) -> bool {
    signal.start > 0
        && sheet.is_mark(signal.start - 1, ';')
        && sheet.words.get(signal.end).is_none_or(|w| w.shape == Shape::Mark)
}

/// The end of a sentence without its closing marks.
fn without_marks(sheet: &Sheet<'_>, sentence: &Range<usize>) -> usize {
    let last = sentence.clone().rev().find(|&i| sheet.words[i].shape != Shape::Mark);
    last.map_or(sentence.end, |i| i + 1)
}
