//! Whether a run is a place, and by which rule.

mod chain;
mod known;
mod located;
mod noun;
mod refuse;
mod site;

use std::ops::Range;

use cutline_model::reading::{PlaceKind, Rule, Side};

use super::entry::{self, Entry};
use super::lead::{Lead, Prep};
use super::{Caption, dateline, tail};
use crate::name::NameKind;
use crate::sheet::Sheet;

/// A run that was read as a place.
#[derive(Clone, Debug)]
pub(super) struct Mention {
    pub(super) range: Range<usize>,
    pub(super) kind: Option<PlaceKind>,
    /// Row of its country by its own entry or its adjective; 0 unknown.
    pub(super) row: u16,
    pub(super) rule: Rule,
    pub(super) prep: Prep,
    /// Where the words that lead to it start.
    pub(super) lead: usize,
    /// The noun after it that is no part of its name: "village".
    pub(super) noun: Option<Range<usize>>,
    /// Words of direction or part before it: "outskirts of".
    pub(super) part: Option<Range<usize>>,
    pub(super) held: Option<(Range<usize>, Side)>,
    /// A possessive mark follows.
    pub(super) owns: bool,
}

impl Mention {
    /// The word after its name and the noun that goes with it.
    pub(super) fn end(&self) -> usize {
        let noun = self.noun.as_ref();
        noun.map_or(self.range.end, |r| r.end)
    }
}

/// One run under judgement, with what stands around it.
struct Case<'c, 't> {
    caption: &'c Caption<'c, 't>,
    sheet: &'c Sheet<'t>,
    run: &'c Range<usize>,
    lead: Lead,
    /// What the tables have under exactly this name.
    entry: Option<Entry>,
    /// What the finder of names takes it for.
    proposed: Option<NameKind>,
    /// The place before it in the text.
    before: Option<&'c Mention>,
}

/// Reads a run as a place, or tells which rule found that it is none.
pub(super) fn judge(
    caption: &Caption<'_, '_>,
    run: &Range<usize>,
    before: Option<&Mention>,
) -> Result<Mention, Rule> {
    let sheet = caption.sheet;
    let case = Case {
        caption,
        sheet,
        run,
        lead: Lead::read(sheet, run.start),
        entry: entry::exact(sheet, caption.lexicon, run),
        proposed: caption.proposed(run),
        before,
    };
    case.refused()?;
    dateline::at(caption, run)
        .or_else(|| case.as_known())
        .or_else(|| case.with_noun_after())
        .or_else(|| case.with_noun_before())
        .or_else(|| case.as_site())
        .or_else(|| case.as_chained())
        .or_else(|| case.as_located())
        .or_else(|| case.as_host())
        .ok_or("place/no-sign")
}

impl Case<'_, '_> {
    /// The run as a place.
    fn found(&self, kind: Option<PlaceKind>, rule: Rule) -> Mention {
        self.found_as(self.run.clone(), kind, self.entry.map_or(0, |e| e.row), rule)
    }

    /// Part of the run, or the run with a noun, as a place of the country in `row`.
    fn found_as(&self, range: Range<usize>, kind: Option<PlaceKind>, row: u16, rule: Rule) -> Mention {
        let lead = &self.lead;
        let adjective = lead.country != 0 && kind != Some(PlaceKind::Country);
        Mention {
            kind,
            row: if row == 0 || adjective { lead.country } else { row },
            rule,
            prep: lead.prep,
            lead: lead.start,
            noun: tail::noun_at(self.sheet, range.end).filter(|(_, noun)| !noun.kept).map(|(r, _)| r),
            part: lead.part.clone(),
            held: lead.held.clone(),
            owns: tail::possessive(self.sheet, range.end),
            range,
        }
    }

    fn is_person(&self) -> bool {
        self.proposed == Some(NameKind::Person)
    }

    fn is_group(&self) -> bool {
        self.proposed == Some(NameKind::Group)
    }

    /// Where a preposition of place governs the run.
    fn is_inside(&self) -> bool {
        matches!(self.lead.prep, Prep::In | Prep::At)
    }

    /// A possessive stands before the run or its adjectives: "Qalmun's old X".
    fn is_owned(&self) -> bool {
        tail::owned(self.sheet, self.run.start) || tail::owned(self.sheet, self.lead.start)
    }

    /// A possessive follows that does not say where: "X's minister".
    fn owns_otherwise(&self) -> bool {
        self.owns() && !self.owns_place()
    }

    fn owns(&self) -> bool {
        tail::possessive(self.sheet, self.run.end)
    }

    fn owns_place(&self) -> bool {
        self.owns() && tail::holds_place(self.sheet, self.run.end, |i| self.caption.starts_place(i))
    }
}
