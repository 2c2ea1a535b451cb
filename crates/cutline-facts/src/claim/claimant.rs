//! Claimants once each: whether one was met before, what kind it is, whether it is named.

use cutline_model::reading::{Claimant, ClaimantKind, GroupKind, Index, Side};

use super::scope::{relay, scope};
use super::{Claim, Draft, Order};
use crate::agent::{Agent, AgentKind};
use crate::lexicon::Meaning;
use crate::sheet::Sheet;
use crate::trace::Trace;

/// Numbers the claimants and gives each claim its reach.
pub(super) fn settle(
    sheet: &Sheet<'_>,
    drafts: Vec<Draft>,
    trace: &mut impl Trace,
) -> (Vec<Claimant>, Vec<Claim>) {
    let mut claimants: Vec<Claimant> = Vec::new();
    let mut claims = Vec::new();
    for (i, draft) in drafts.iter().enumerate() {
        let claimant =
            draft.agent.as_ref().and_then(|agent| number(sheet, &mut claimants, draft, agent, trace));
        let next = drafts.get(i + 1).map(Draft::start);
        let before = i.checked_sub(1).and_then(|b| drafts.get(b)).map_or(0, |d| d.verb.end);
        claims.push(Claim {
            claimant,
            stance: draft.stance,
            subject: draft.agent.as_ref().map(|a| a.range.clone()),
            scope: scope(sheet, draft, before, next),
            verb: draft.verb.clone(),
            trailing_according: draft.order == Order::According,
        });
    }
    relay(&mut claimants, &claims);
    (claimants, claims)
}

/// The number of a draft's claimant, a new one if it was not met before.
pub(super) fn number(
    sheet: &Sheet<'_>,
    claimants: &mut Vec<Claimant>,
    draft: &Draft,
    agent: &Agent,
    trace: &mut impl Trace,
) -> Option<Index> {
    let span = sheet.span(agent.range.clone())?;
    if let Some(same) = claimants.iter().position(|c| same_claimant(sheet, c, span.of(sheet.text))) {
        return Some(same);
    }
    trace.took(rule(draft.order), span, draft.stance.as_str());
    claimants.push(Claimant {
        span,
        rule: rule(draft.order),
        kind: kind(sheet, agent),
        named: is_named(sheet, agent),
        side: None,
        via: None,
        stance: draft.stance,
    });
    Some(claimants.len() - 1)
}

const fn rule(order: Order) -> &'static str {
    match order {
        Order::Leading => "claim/said",
        Order::Trailing => "claim/said-after",
        Order::According => "claim/according",
    }
}

/// The same words, or the last word of a longer name.
fn same_claimant(sheet: &Sheet<'_>, known: &Claimant, text: &str) -> bool {
    let old = known.span.of(sheet.text);
    old.eq_ignore_ascii_case(text)
        || old.strip_suffix(text).is_some_and(|rest| rest.ends_with(' ') && known.named)
}

fn is_named(sheet: &Sheet<'_>, agent: &Agent) -> bool {
    match agent.what {
        AgentKind::Person | AgentKind::Group | AgentKind::Country => true,
        AgentKind::People => false,
        AgentKind::Noun | AgentKind::Speaker(_) | AgentKind::Actor(_) => {
            let first = agent.range.start;
            agent.range.clone().any(|i| sheet.capital(i) && !(i == first && sheet.opens_sentence(i)))
        }
    }
}

fn kind(sheet: &Sheet<'_>, agent: &Agent) -> ClaimantKind {
    const COMPANIES: [&str; 10] = ["AG", "Inc", "Inc.", "Ltd", "Ltd.", "Corp", "Corp.", "GmbH", "LLC", "PLC"];
    if agent.range.clone().any(|i| ["UN", "U.N."].contains(&sheet.str(i))) {
        return ClaimantKind::Un;
    }
    if COMPANIES.contains(&sheet.str(agent.range.end - 1)) {
        return ClaimantKind::Company;
    }
    match agent.what {
        AgentKind::Speaker(kind) => kind,
        AgentKind::Country | AgentKind::People => ClaimantKind::Official,
        AgentKind::Actor(side) => match side {
            Side::Government => ClaimantKind::Military,
            _ => ClaimantKind::ArmedGroup,
        },
        AgentKind::Group => {
            agent.range.clone().find_map(|i| group_kind(sheet, i)).unwrap_or(ClaimantKind::Other)
        }
        AgentKind::Person if has_title(sheet, agent) => ClaimantKind::Official,
        AgentKind::Person | AgentKind::Noun => ClaimantKind::Other,
    }
}

fn has_title(sheet: &Sheet<'_>, agent: &Agent) -> bool {
    let from = agent.range.start.saturating_sub(3);
    (from..agent.range.start).any(|i| sheet.means(i, |m| matches!(m, Meaning::Title(_))))
}

fn group_kind(sheet: &Sheet<'_>, i: usize) -> Option<ClaimantKind> {
    sheet
        .signal(i, |m| match m {
            Meaning::Org(kind) | Meaning::OrgWord(kind) => Some(of_group(kind)),
            _ => None,
        })
        .map(|(_, kind)| kind)
}

const fn of_group(kind: GroupKind) -> ClaimantKind {
    match kind {
        GroupKind::Monitor => ClaimantKind::Monitor,
        GroupKind::ArmedGroup => ClaimantKind::ArmedGroup,
        GroupKind::Military => ClaimantKind::Military,
        GroupKind::Government | GroupKind::Court => ClaimantKind::Official,
        GroupKind::Media => ClaimantKind::Media,
        GroupKind::Aid => ClaimantKind::Aid,
        GroupKind::Un => ClaimantKind::Un,
        GroupKind::Rescue => ClaimantKind::Rescuer,
        GroupKind::Company => ClaimantKind::Company,
        GroupKind::Party | GroupKind::Team | GroupKind::Education | GroupKind::Other => ClaimantKind::Other,
    }
}
