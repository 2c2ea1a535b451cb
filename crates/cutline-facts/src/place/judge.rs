//! Whether a run is a place, and by which rule.

use std::ops::Range;

use cutline_model::reading::{PlaceKind, Rule, Side};

use super::lead::{Lead, Prep};
use super::word::does;
use super::{Caption, dateline, known, site, tail};
use crate::lexicon::{Meaning, PlaceWord};
use crate::name::NameKind;
use crate::sheet::Shape;

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
    pub(super) relation: Option<Range<usize>>,
    pub(super) held: Option<(Range<usize>, Side)>,
    /// A possessive mark follows.
    pub(super) owns: bool,
    /// It stands as an attribute of a lower-case noun: "a Qalmun hospital".
    pub(super) attribute: bool,
}

impl Caption<'_, '_> {
    /// Reads a run; `before` is the place before it in the text.
    pub(super) fn judge(&self, run: &Range<usize>, before: Option<&Mention>) -> Result<Mention, Rule> {
        let lead = Lead::read(self.sheet, run.start);
        self.reject(run, &lead)?;
        let found = dateline::at(self, run)
            .or_else(|| self.as_known(run, &lead, before))
            .or_else(|| self.as_noun(run, &lead))
            .or_else(|| self.as_site(run, &lead))
            .or_else(|| self.as_chained(run, &lead, before))
            .or_else(|| self.as_located(run, &lead, before))
            .or_else(|| self.as_host(run, &lead));
        found.ok_or("place/no-sign")
    }

    /// What no place can be.
    fn reject(&self, run: &Range<usize>, lead: &Lead) -> Result<(), Rule> {
        let sheet = self.sheet;
        if self.is_compound(run) {
            return Err("place/attribute");
        }
        if lead.prep != Prep::Comma && self.is_fixture(run) {
            return Err("place/team");
        }
        if self.is_headline(run) && !self.is_entry(run) {
            return Err("place/headline");
        }
        if self.is_dated(run) {
            return Err("place/calendar");
        }
        if run.len() == 1
            && sheet.means(run.start, |m| matches!(m, Meaning::Demonym(_)))
            && known::exact(sheet, self.lexicon, run).is_none()
        {
            return Err("place/adjective");
        }
        let titled = run.start > 0 && lead.prep == Prep::None && self.title_before(run.start);
        if titled { Err("place/title") } else { Ok(()) }
    }

    /// "the Qalmun Olympics": games are where their city is.
    fn as_host(&self, run: &Range<usize>, lead: &Lead) -> Option<Mention> {
        let games = run.clone().any(|i| matches!(self.sheet.str(i), "Olympics" | "Paralympics" | "Games"));
        let (head, known) = known::prefix(self.sheet, self.lexicon, run).filter(|_| games)?;
        let at = matches!(lead.prep, Prep::At | Prep::In) && known.kind != PlaceKind::Country;
        at.then(|| self.mention(head, Some(known.kind), known.row, "place/host", lead))
    }

    /// "Qalmun-led", "Qalmun-Tarsh war", but not "Qalmun-Tarsh border".
    fn is_compound(&self, run: &Range<usize>) -> bool {
        let sheet = self.sheet;
        let before = run.start > 0 && sheet.is_hyphen(run.start - 1);
        let after = sheet.is_hyphen(run.end);
        let end = if after {
            self.runs.iter().find(|r| r.start == run.end + 1).map_or(run.end + 2, |r| r.end)
        } else {
            run.end
        };
        (before || after) && !sheet.is_any(end, &["border", "frontier"])
    }

    /// "the match between X and Y": teams.
    fn is_fixture(&self, run: &Range<usize>) -> bool {
        let floor = self.sheet.sentence(run.start).start;
        let between = (floor.max(run.start.saturating_sub(8))..run.start)
            .rev()
            .find(|&i| self.sheet.is_any(i, &["between", "v", "vs"]));
        between.is_some_and(|b| {
            (floor.max(b.saturating_sub(4))..b).any(|i| does(self.sheet, i, PlaceWord::Fixture))
        })
    }

    /// Most words of the sentence are in capitals: they tell nothing.
    fn is_headline(&self, run: &Range<usize>) -> bool {
        let words = || self.sheet.sentence(run.start).filter(|&i| !self.sheet.words[i].masked);
        let capital = words().filter(|&i| self.sheet.capital(i)).count();
        let lower = words()
            .filter(|&i| self.sheet.words[i].shape == Shape::Lower && self.sheet.str(i).len() > 3)
            .count();
        capital > 4 && lower == 0
    }

    /// "Holy Saturday": a day of the calendar.
    fn is_dated(&self, run: &Range<usize>) -> bool {
        let next = |m| matches!(m, Meaning::Weekday(_) | Meaning::Month(_));
        self.sheet.capital(run.end)
            && self.sheet.means(run.end, next)
            && run.len() == 1
            && known::exact(self.sheet, self.lexicon, run).is_none()
            && matches!(
                self.sheet.str(run.start),
                "Holy"
                    | "Good"
                    | "Easter"
                    | "Super"
                    | "Black"
                    | "Ash"
                    | "Palm"
                    | "Cyber"
                    | "Giving"
                    | "Bloody"
            )
    }

    /// A person's title stands right before word `i`.
    fn title_before(&self, i: usize) -> bool {
        super::lead::ending_at(self.sheet, i.saturating_sub(4), i, |m| {
            matches!(m, Meaning::Title(_)).then_some(())
        })
        .is_some()
    }

    fn mention(
        &self,
        range: Range<usize>,
        kind: Option<PlaceKind>,
        row: u16,
        rule: Rule,
        lead: &Lead,
    ) -> Mention {
        let relation = lead.noun.as_ref().map(|(r, _)| r.clone()).or_else(|| lead.part.clone());
        let owns = tail::possessive(self.sheet, range.end);
        Mention {
            range,
            kind,
            row: if row == 0 || lead.country != 0 && kind != Some(PlaceKind::Country) {
                lead.country
            } else {
                row
            },
            rule,
            prep: lead.prep,
            lead: lead.start,
            relation,
            held: lead.held.clone(),
            owns,
            attribute: false,
        }
    }

    /// A name of the tables.
    fn as_known(&self, run: &Range<usize>, lead: &Lead, before: Option<&Mention>) -> Option<Mention> {
        let entry = known::exact(self.sheet, self.lexicon, run)?;
        let chained = before.is_some_and(|b| follows(self, b, run, lead));
        let kind = lead.noun.as_ref().map_or(entry.kind, |(_, kind)| {
            if entry.kind == PlaceKind::Country { entry.kind } else { *kind }
        });
        let found = |rule| Some(self.mention(run.clone(), Some(kind), entry.row, rule, lead));
        if chained && !tail::possessive(self.sheet, run.end) {
            return found("place/chain");
        }
        if entry.short || self.is_person(run, lead) {
            return None;
        }
        let end = run.end;
        let owned = tail::owned(self.sheet, run.start);
        if owned && before.is_some_and(|b| b.range.end + 1 == run.start) && !tail::possessive(self.sheet, end)
        {
            return found("place/possessive");
        }
        if tail::possessive(self.sheet, end) {
            let holds = tail::holds_place(self.sheet, end, |i| self.starts_place(i));
            return if holds { found("place/possessive") } else { None };
        }
        if let Some(mention) = self.with_tail(run, lead, Some(entry)) {
            return Some(mention);
        }
        let located =
            matches!(lead.prep, Prep::In | Prep::At | Prep::From | Prep::To | Prep::Of | Prep::On) && !lead.a;
        let narrow = matches!(entry.kind, PlaceKind::Site | PlaceKind::Neighbourhood);
        if narrow && (!located || lead.prep == Prep::Of && lead.part.is_none()) {
            return None;
        }
        let abbreviation = entry.kind == PlaceKind::Country && self.sheet.str(run.start).len() <= 4;
        let strict = lead.a || lead.the && !takes_the(self, run) || abbreviation || !located;
        if self.of_title(lead) || self.is_group(run, lead) {
            return None;
        }
        let acts = !lead.the && !lead.a && !abbreviation && entry.firm && tail::is_present(self.sheet, end);
        if tail::is_noun_use(self.sheet, end, strict) || acts || self.sheet.is_hyphen(end) {
            return found("place/known");
        }
        let attribute = tail::locates(self.sheet, end, entry.kind != PlaceKind::Country)
            || entry.kind != PlaceKind::Country && tail::is_happening(self.sheet, end);
        attribute.then(|| Mention {
            attribute: true,
            ..self.mention(run.clone(), Some(kind), entry.row, "place/attribute", lead)
        })
    }

    /// "village of X", "the town X", "X village".
    fn as_noun(&self, run: &Range<usize>, lead: &Lead) -> Option<Mention> {
        if let Some(mention) = self.with_tail(run, lead, None) {
            return Some(mention);
        }
        let (range, kind) = lead.noun.as_ref()?;
        let of = self.sheet.is(range.end - 1, "of");
        let site = *kind == PlaceKind::Site;
        let person = self.proposed(run) == Some(NameKind::Person) && !of;
        let body = site
            && (site::is_body(self.sheet, run)
                || run.len() > 1 && self.proposed(run) != Some(NameKind::Place));
        let settled =
            matches!(kind, PlaceKind::City | PlaceKind::Town | PlaceKind::Village | PlaceKind::Province);
        let qualifies = tail::noun_at(self.sheet, run.end).is_some()
            || tail::possessive(self.sheet, run.end)
                && !tail::holds_place(self.sheet, run.end, |i| self.starts_place(i));
        if !(of || settled)
            || person
            || body
            || qualifies
            || site::is_event(self.sheet, run)
            || self.title_after(run)
        {
            return None;
        }
        let kind = if site { site::of_run(self.sheet, run).map(|s| s.kind) } else { Some(*kind) };
        Some(self.mention(run.clone(), kind, 0, "place/noun-before", lead))
    }

    /// A lower-case noun after the run: dropped ("X village") or part of the name ("X refugee camp").
    fn with_tail(&self, run: &Range<usize>, lead: &Lead, entry: Option<known::Known>) -> Option<Mention> {
        let (range, noun) = tail::noun_at(self.sheet, run.end)?;
        let named =
            matches!(noun.kind, PlaceKind::Village | PlaceKind::Town | PlaceKind::City | PlaceKind::Region);
        let of_other = named && self.sheet.is(range.end, "of") && self.sheet.capital(range.end + 1);
        let foreign = entry.is_some_and(|e| e.kind == PlaceKind::Country) || noun.kind == PlaceKind::Country;
        if foreign || lead.a && entry.is_some() || of_other || tail::is_happening(self.sheet, range.end) {
            return None;
        }
        if lead.a && entry.is_none() {
            if let Some((head, known)) = known::prefix(self.sheet, self.lexicon, run) {
                return Some(Mention {
                    attribute: true,
                    ..self.mention(head, Some(known.kind), known.row, "place/attribute", lead)
                });
            }
        }
        if self.proposed(run) == Some(NameKind::Person)
            && !matches!(lead.prep, Prep::In | Prep::At | Prep::On)
        {
            return None;
        }
        if !noun.kept {
            let owned = tail::owned(self.sheet, run.start);
            let located = lead.the || lead.prep != Prep::None || entry.is_some() || owned;
            let mention = || Mention {
                relation: Some(range),
                ..self.mention(
                    run.clone(),
                    Some(noun.kind),
                    entry.map_or(0, |e| e.row),
                    "place/noun-after",
                    lead,
                )
            };
            return located.then(mention);
        }
        let joins = match entry {
            _ if site::of_run(self.sheet, run).is_some() => return None,
            None => {
                lead.prep != Prep::None
                    || lead.the
                    || lead.names_kind()
                    || tail::owned(self.sheet, lead.start)
            }
            Some(_) if noun.kind == PlaceKind::Camp => true,
            Some(_) => {
                (lead.the && !lead.own || lead.prep == Prep::At)
                    && !self.sheet.is_any(
                        range.start,
                        &[
                            "border",
                            "frontier",
                            "hospital",
                            "building",
                            "headquarters",
                            "residence",
                            "home",
                            "facility",
                            "detention",
                        ],
                    )
            }
        };
        let last = range.end;
        let whole = run.start..last;
        (joins && !tail::possessive(self.sheet, last)).then(|| {
            self.mention(whole, Some(noun.kind), entry.map_or(0, |e| e.row), "place/site-noun", lead)
        })
    }

    /// A capitalised noun of the run itself.
    fn as_site(&self, run: &Range<usize>, lead: &Lead) -> Option<Mention> {
        let site = site::of_run(self.sheet, run)?;
        let quoted = run.start > 0 && matches!(self.sheet.str(run.start - 1), "“" | "\"" | "‘" | "”");
        if quoted && lead.prep == Prep::None {
            return None;
        }
        if site::is_event(self.sheet, run) {
            return None;
        }
        let proposed = self.proposed(run);
        let located = matches!(lead.prep, Prep::In | Prep::At | Prep::On | Prep::To | Prep::From)
            || lead.part.is_some()
            || tail::owned(self.sheet, run.start)
            || tail::owned(self.sheet, lead.start);
        let chained = self.leads_to_known(run.end) || lead.the && self.lies_in_known(run.end);
        let ok = match proposed {
            _ if site.firm && self.sheet.is(run.start + 1, "of") => true,
            Some(NameKind::Person | NameKind::Nothing) => located && lead.the,
            Some(NameKind::Group) => located && matches!(lead.prep, Prep::In | Prep::At),
            _ if site::is_body(self.sheet, run) => located && matches!(lead.prep, Prep::In | Prep::At),
            _ => located || chained || site.firm,
        };
        let owner = tail::possessive(self.sheet, run.end)
            && !tail::holds_place(self.sheet, run.end, |i| self.starts_place(i));
        let speaks = !located && !tail::is_noun_use(self.sheet, run.end, true)
            || !located && self.sheet.means(run.end, |m| matches!(m, Meaning::Says(_)));
        let proper = run.start..site::proper_end(self.sheet, run);
        let twice = self
            .runs
            .iter()
            .any(|r| r.len() == proper.len() && self.sheet.str(r.start) == self.sheet.str(run.start));
        let range = if twice { run.clone() } else { proper };
        (ok && !owner && !speaks).then(|| self.mention(range, Some(site.kind), 0, "place/site", lead))
    }

    /// ", X" after a place; "X, KNOWN"; "X, a town".
    fn as_chained(&self, run: &Range<usize>, lead: &Lead, before: Option<&Mention>) -> Option<Mention> {
        if self.never(run, lead) {
            return None;
        }
        let sheet = self.sheet;
        if let Some(kind) =
            tail::apposition(sheet, run.end).filter(|_| self.proposed(run) != Some(NameKind::Person))
        {
            return Some(self.mention(run.clone(), Some(kind), 0, "place/apposition", lead));
        }
        let person = self.proposed(run) == Some(NameKind::Person);
        if self.leads_to_known(run.end) && !person && !self.title_after(run) {
            return Some(self.mention(run.clone(), None, 0, "place/chain", lead));
        }
        let prev = before.filter(|b| follows(self, b, run, lead) && b.rule != "place/attribute")?;
        let closes = tail::closes(sheet, run.end) || self.leads_to_known(run.end);
        let listed = lead.prep == Prep::And && !tail::is_verb(sheet, run.end);
        let ok = closes
            && !person
            && (lead.prep == Prep::Comma && prev.prep != Prep::None || listed && prev.prep == Prep::In);
        ok.then(|| self.mention(run.clone(), None, 0, "place/chain", lead))
    }

    /// "in X", "near X", "at X".
    fn as_located(&self, run: &Range<usize>, lead: &Lead, before: Option<&Mention>) -> Option<Mention> {
        if self.never(run, lead) {
            return None;
        }
        let proposed = self.proposed(run);
        let sheet = self.sheet;
        if tail::possessive(sheet, run.end) {
            let holds = matches!(lead.prep, Prep::In | Prep::At | Prep::To | Prep::On)
                && proposed != Some(NameKind::Person)
                && tail::holds_place(sheet, run.end, |i| self.starts_place(i));
            return holds.then(|| self.mention(run.clone(), None, 0, "place/possessive", lead));
        }
        let seat = site::is_seat(sheet, run) && matches!(lead.prep, Prep::At | Prep::In) && lead.the;
        if seat {
            return Some(self.mention(run.clone(), Some(PlaceKind::Site), 0, "place/seat", lead));
        }
        let body = site::is_body(sheet, run) || proposed == Some(NameKind::Group);
        if body
            || lead.a
            || !tail::is_noun_use(sheet, run.end, lead.the || !matches!(lead.prep, Prep::In | Prep::At))
        {
            return None;
        }
        let part = lead.part.is_some();
        let place = proposed == Some(NameKind::Place);
        let ok = match lead.prep {
            Prep::In => !lead.the || part || place,
            Prep::At => place || proposed != Some(NameKind::Person) && (!lead.the || part),
            Prep::To | Prep::From => {
                part || place || proposed.is_none() && !lead.the && self.lies_in_known(run.end)
            }
            Prep::On | Prep::Of => part || place,
            Prep::And => place && before.is_some_and(|b| follows(self, b, run, lead)),
            Prep::Weak => place && sheet.is_any(lead.start, &["like", "including", "as"]),
            Prep::None | Prep::Comma | Prep::Bracket => part && !lead.the,
            Prep::By => false,
        };
        (ok && (proposed != Some(NameKind::Person) || lead.prep == Prep::In))
            .then(|| self.mention(run.clone(), None, 0, "place/located", lead))
    }

    /// Events, titled persons, and whole organisations are no places whatever stands before them.
    fn never(&self, run: &Range<usize>, lead: &Lead) -> bool {
        let sheet = self.sheet;
        let adjective = sheet.means(run.start, |m| matches!(m, Meaning::Demonym(_) | Meaning::Title(_)))
            && !matches!(sheet.str(run.start), "St." | "St" | "Saint");
        let known =
            known::prefix(sheet, self.lexicon, run).is_some_and(|(_, k)| k.kind == PlaceKind::Country);
        site::is_event(sheet, run)
            || adjective
            || known
            || self.title_after(run)
            || self.of_title(lead) && lead.noun.is_none()
    }

    /// A title ends the run: it is somebody's office.
    fn title_after(&self, run: &Range<usize>) -> bool {
        let title = |i| self.sheet.means(i, |m| matches!(m, Meaning::Title(_)));
        run.clone().skip(1).any(|i| title(i) && !self.sheet.is(i, "General") && !self.sheet.is(i - 1, "of"))
    }

    /// "president of X", "envoy for X", "Forces of X"; "Mayor Y of X" is where Y is from.
    fn of_title(&self, lead: &Lead) -> bool {
        if lead.start == 0 || lead.prep != Prep::Of && !self.sheet.is(lead.start, "for") {
            return false;
        }
        let i = lead.start - 1;
        let person = || self.names.iter().any(|n| n.range.end == lead.start && n.kind == NameKind::Person);
        let entry = || self.runs.iter().any(|r| r.end == lead.start && self.is_entry(r));
        let named = lead.prep == Prep::Of && self.sheet.capital(i) && !entry() && !person();
        named || self.title_before(lead.start) || does(self.sheet, i, PlaceWord::Head)
    }

    fn is_entry(&self, run: &Range<usize>) -> bool {
        known::exact(self.sheet, self.lexicon, run).is_some()
    }

    fn is_person(&self, run: &Range<usize>, lead: &Lead) -> bool {
        self.proposed(run) == Some(NameKind::Person) && !matches!(lead.prep, Prep::In | Prep::At)
    }

    fn is_group(&self, run: &Range<usize>, lead: &Lead) -> bool {
        self.proposed(run) == Some(NameKind::Group)
            && !matches!(lead.prep, Prep::In | Prep::At | Prep::From | Prep::To)
    }

    /// A comma and a known place follow word `end`, and close: ", Calif.", ", Ukraine,".
    pub(super) fn leads_to_known(&self, end: usize) -> bool {
        let comma = self.sheet.is_mark(end, ',') || self.sheet.is_mark(end, '(');
        comma && self.known_run_at(end + 1).is_some_and(|run| tail::closes(self.sheet, run.end))
    }

    /// "in" and a known place follow word `end`.
    fn lies_in_known(&self, end: usize) -> bool {
        self.sheet.is(end, "in")
            && self.known_run_at(end + 1).is_some_and(|run| tail::closes(self.sheet, run.end))
    }

    /// The known run at word `i`, directions before it passed over.
    fn known_run_at(&self, i: usize) -> Option<&Range<usize>> {
        let at = (i..i + 3)
            .find(|&k| !self.sheet.means(k, |m| m == Meaning::Direction) && !self.sheet.is(k, "the"))?;
        let run = self.runs.get(self.runs.partition_point(|r| r.start < at))?;
        (run.start == at && known::exact(self.sheet, self.lexicon, run).is_some()).then_some(run)
    }

    /// Whether a run at word `i` is known or has a noun that makes it a place.
    fn starts_place(&self, i: usize) -> bool {
        let Some(run) = self.runs.get(self.runs.partition_point(|r| r.start < i)).filter(|r| r.start == i)
        else {
            return false;
        };
        known::exact(self.sheet, self.lexicon, run).is_some()
            || site::of_run(self.sheet, run).is_some() && self.proposed(run) != Some(NameKind::Person)
            || tail::noun_at(self.sheet, run.end).is_some() && self.proposed(run) != Some(NameKind::Person)
    }
}

/// "the US", "the Netherlands": the article is the name's own.
fn takes_the(c: &Caption<'_, '_>, run: &Range<usize>) -> bool {
    let last = c.sheet.str(run.end - 1);
    last.ends_with('s')
        || run.len() > 1
        || c.sheet.words[run.start].shape == crate::sheet::Shape::Upper
        || last.ends_with('.')
}

/// Whether `run` stands right after a place: "X, RUN", "X and RUN", "X (RUN".
fn follows(c: &Caption<'_, '_>, before: &Mention, run: &Range<usize>, lead: &Lead) -> bool {
    let end = before.range.end;
    let end = if before.relation.as_ref().is_some_and(|r| r.start == end) {
        before.relation.as_ref().map_or(end, |r| r.end)
    } else {
        end
    };
    let listed = lead.prep == Prep::And && lead.start == end + 1 && c.sheet.is_mark(end, ',');
    matches!(lead.prep, Prep::Comma | Prep::And | Prep::Bracket)
        && (lead.start == end || listed)
        && run.start > end
        || run.start == end && c.sheet.words.get(end).is_some_and(|w| !w.glued)
}
