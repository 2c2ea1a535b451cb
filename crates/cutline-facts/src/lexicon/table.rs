//! Reads the TSV files of `lexicons/`.
//!
//! The first column is the phrase (several, separated by `|`); the others say what it means, by file. Empty lines and
//! lines that start with `#` are passed over. The files are part of the program, so a row that cannot be read is a
//! fault of ours: the tests of this module read every row.

use std::collections::BTreeMap;

use cutline_model::reading::{
    AdvisoryKind, Age, ClaimantKind, CreditFlag, EventType, GroupKind, HedgeKind, Manner, Outcome, Part,
    PlaceKind, Sex, Side, Stance, Status, SupplierRole, TargetKind, WeaponKind,
};

use super::meaning::{
    BoundKind, CreditWord, Cue, Harm, HarmForm, LANGUAGES, Meaning, NumberPart, PeopleNoun, PlaceNoun,
    PlaceWord, TriggerForm,
};

/// A country as the table has it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Country {
    /// ISO 3166-1 alpha-2.
    pub(crate) code: &'static str,
}

/// All countries, by row.
pub(crate) type Countries = Vec<Country>;

/// A supplier of pictures as the table has it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownSupplier {
    /// Its canonical short name.
    pub(crate) name: &'static str,
    pub(crate) role: SupplierRole,
    /// Every spelling is written by the name.
    pub(crate) short: bool,
}

/// All known suppliers, by row.
pub(crate) type Suppliers = Vec<KnownSupplier>;

/// A lexicon file and how its rows are read.
struct File {
    name: &'static str,
    text: &'static str,
    read: fn(&[&str]) -> Option<Meaning>,
}

macro_rules! file {
    ($name:literal, $read:expr) => {
        File { name: $name, text: include_str!(concat!("../../lexicons/", $name, ".tsv")), read: $read }
    };
}

const FILES: &[File] = &[
    file!("actors", |c| Side::from_name(c.first()?).map(Meaning::Actor)),
    file!("bounds", |c| bound(c.first()?).map(Meaning::Bound)),
    file!("credit_words", |c| credit_word(c).map(Meaning::Credit)),
    file!("cues", |c| cue(c.first()?).map(Meaning::Cue)),
    file!("english", |_| Some(Meaning::English)),
    file!("events", |c| Some(Meaning::Trigger(EventType::from_name(c.first()?)?, form(c.get(1)?)?))),
    file!("given_names", |_| Some(Meaning::Given)),
    file!("harm", |c| Some(Meaning::Harm(harm(c)?))),
    file!("hedges", |c| HedgeKind::from_name(c.first()?).map(Meaning::Hedge)),
    file!("held_by", |c| Side::from_name(c.first()?).map(Meaning::HeldBy)),
    file!("directions", |_| Some(Meaning::Direction)),
    file!("kin", |_| Some(Meaning::Kin)),
    file!("languages", |c| language(c.first()?).map(Meaning::Function)),
    file!("notices", |c| AdvisoryKind::from_name(c.first()?).map(Meaning::Notice)),
    file!("months", |c| c.first()?.parse().ok().map(Meaning::Month)),
    file!("not_events", |_| Some(Meaning::NotEvent)),
    file!("months_foreign", |c| c.first()?.parse().ok().map(Meaning::ForeignMonth)),
    file!("numbers", |c| number(c).map(Meaning::Number)),
    file!("org_words", |c| GroupKind::from_name(c.first()?).map(Meaning::OrgWord)),
    file!("orgs", |c| GroupKind::from_name(c.first()?).map(Meaning::Org)),
    file!("people", |c| Some(Meaning::People(people(c)?))),
    file!("place_words", |c| PlaceWord::from_name(c.first()?).map(Meaning::PlaceWord)),
    file!("place_nouns", |c| Some(Meaning::PlaceNoun(place_noun(c)?))),
    file!("says", |c| Stance::from_name(c.first()?).map(Meaning::Says)),
    file!("seasons", |c| c.first()?.parse().ok().map(Meaning::Season)),
    file!("speakers", |c| ClaimantKind::from_name(c.first()?).map(Meaning::Speaker)),
    file!("surnames", |_| Some(Meaning::Surname)),
    file!("targets", |c| TargetKind::from_name(c.first()?).map(Meaning::Target)),
    file!("thing_words", |_| Some(Meaning::ThingWord)),
    file!("titles", |c| Part::from_name(c.first()?).map(Meaning::Title)),
    file!("vague", |_| Some(Meaning::Vague)),
    file!("weapons", |c| WeaponKind::from_name(c.first()?).map(Meaning::Weapon)),
    file!("weekdays", |c| c.first()?.parse().ok().map(Meaning::Weekday)),
];

/// Hands every phrase with its meaning to `take`, and gives the table of countries.
pub(super) fn load(take: &mut impl FnMut(&'static str, Meaning)) -> Countries {
    for file in FILES {
        for (phrases, columns) in rows(file.text) {
            let meaning = (file.read)(&columns);
            debug_assert!(meaning.is_some(), "{}.tsv: {phrases} {columns:?}", file.name);
            for phrase in phrases.split('|') {
                if let Some(meaning) = meaning {
                    take(phrase.trim(), meaning);
                }
            }
        }
    }
    countries(take)
}

/// `countries.tsv`: code, name, other names, adjectives and peoples, capital. `divisions.tsv`: name, code of the
/// country. `regions.tsv`: name, kind, code of the country or `-`.
fn countries(take: &mut impl FnMut(&'static str, Meaning)) -> Countries {
    let mut countries = vec![Country { code: "" }];
    for (code, columns) in rows(include_str!("../../lexicons/countries.tsv")) {
        let row = countries.len() as u16;
        let column = |i: usize| columns.get(i).copied().unwrap_or_default();
        countries.push(Country { code });
        take(column(0), Meaning::Country(row));
        let mut each = |i: usize, meaning: Meaning| {
            column(i).split('|').map(str::trim).filter(|n| !n.is_empty()).for_each(|n| take(n, meaning));
        };
        each(1, Meaning::Country(row));
        each(2, Meaning::Demonym(row));
        each(3, Meaning::Capital(row));
    }
    let rows_of: BTreeMap<_, _> = countries.iter().map(|c| c.code).zip(0u16..).collect();
    let row_of = |code: &str| rows_of.get(code).copied().unwrap_or(0);
    for (names, columns) in rows(include_str!("../../lexicons/divisions.tsv")) {
        let row = row_of(columns.first().copied().unwrap_or_default());
        names.split('|').for_each(|n| take(n.trim(), Meaning::Division(row)));
    }
    for (names, columns) in rows(include_str!("../../lexicons/regions.tsv")) {
        let kind = columns.first().and_then(|k| PlaceKind::from_name(k)).unwrap_or(PlaceKind::Region);
        let row = row_of(columns.get(1).copied().unwrap_or_default());
        names.split('|').for_each(|n| take(n.trim(), Meaning::Region(kind, row)));
    }
    countries
}

/// `suppliers.tsv`: name, other spellings, role, whether the name is written for all spellings. Hands every spelling to `take`.
pub(super) fn suppliers(take: &mut impl FnMut(&'static str, Meaning)) -> Suppliers {
    let mut suppliers = Vec::new();
    for (name, columns) in rows(include_str!("../../lexicons/suppliers.tsv")) {
        let meaning = Meaning::Supplier(suppliers.len() as u16);
        let role = columns.get(1).and_then(|r| SupplierRole::from_name(r));
        let short = columns.get(2) == Some(&"short");
        debug_assert!(role.is_some(), "suppliers.tsv: {name}: {columns:?}");
        suppliers.push(KnownSupplier { name, role: role.unwrap_or(SupplierRole::Agency), short });
        let others = columns.first().copied().unwrap_or_default();
        std::iter::once(name)
            .chain(others.split('|').map(str::trim).filter(|n| !n.is_empty()))
            .for_each(|n| take(n, meaning));
    }
    suppliers
}

/// The rows of a file: first column, and the others.
fn rows(text: &'static str) -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    text.lines().filter(|l| !l.trim().is_empty() && !l.starts_with('#')).map(|line| {
        let mut columns = line.split('\t').map(str::trim);
        (columns.next().unwrap_or_default(), columns.collect())
    })
}

/// A value of a column where `-` or nothing stands for none; `Err` for a value that is not of the list.
fn optional<T>(column: Option<&&str>, read: fn(&str) -> Option<T>) -> Option<Option<T>> {
    match column {
        None | Some(&("" | "-")) => Some(None),
        Some(text) => read(text).map(Some),
    }
}

fn language(code: &str) -> Option<u8> {
    LANGUAGES.iter().position(|known| *known == code).and_then(|row| u8::try_from(row).ok())
}

fn number(c: &[&str]) -> Option<NumberPart> {
    let value = c.get(1)?.parse().ok()?;
    match *c.first()? {
        "plain" => Some(NumberPart::Plain(value)),
        "scale" => Some(NumberPart::Scale(value)),
        _ => None,
    }
}

fn bound(text: &str) -> Option<BoundKind> {
    Some(match text {
        "at_least" => BoundKind::AtLeast,
        "more_than" => BoundKind::MoreThan,
        "up_to" => BoundKind::UpTo,
        "nearly" => BoundKind::Below { approx: true },
        "fewer_than" => BoundKind::Below { approx: false },
        "about" => BoundKind::About,
        "exactly" => BoundKind::Exactly,
        _ => return None,
    })
}

fn form(text: &str) -> Option<TriggerForm> {
    Some(match text {
        "noun" => TriggerForm::Noun,
        "verb" => TriggerForm::Verb,
        "adjective" => TriggerForm::Adjective,
        "weak" => TriggerForm::Weak,
        _ => return None,
    })
}

fn harm(c: &[&str]) -> Option<Harm> {
    let form = match *c.get(2)? {
        "verb" => HarmForm::Verb,
        "intransitive" => HarmForm::Intransitive,
        "gerund" => HarmForm::Gerund,
        "adjective" => HarmForm::Adjective,
        "noun" => HarmForm::Noun,
        _ => return None,
    };
    Some(Harm {
        outcome: Outcome::from_name(c.first()?)?,
        manner: optional(c.get(1), Manner::from_name)?,
        form,
    })
}

fn people(c: &[&str]) -> Option<PeopleNoun> {
    Some(PeopleNoun {
        plural: match *c.first()? {
            "s" => false,
            "p" => true,
            _ => return None,
        },
        age: optional(c.get(1), Age::from_name)?,
        sex: optional(c.get(2), Sex::from_name)?,
        status: optional(c.get(3), Status::from_name)?,
        part: optional(c.get(4), Part::from_name)?,
    })
}

fn place_noun(c: &[&str]) -> Option<PlaceNoun> {
    let kept = match *c.get(1)? {
        "kept" => true,
        "dropped" => false,
        _ => return None,
    };
    Some(PlaceNoun { kind: PlaceKind::from_name(c.first()?)?, kept })
}

fn cue(text: &str) -> Option<Cue> {
    Some(match text {
        "locative" => Cue::Locative,
        "from" => Cue::From,
        "to" => Cue::To,
        "after" => Cue::After,
        "background" => Cue::Background,
        "part" => Cue::Part,
        "pictured" => Cue::Pictured,
        "apart" => Cue::Apart,
        _ => return None,
    })
}

fn credit_word(c: &[&str]) -> Option<CreditWord> {
    Some(match *c.first()? {
        "label" => CreditWord::Label,
        "credit" => CreditWord::Credit,
        "role" => CreditWord::Role(optional(c.get(1), CreditFlag::from_name)?),
        "rank" => CreditWord::Rank,
        "suffix" => CreditWord::Suffix,
        "slug" => CreditWord::Slug,
        "org" => CreditWord::Org,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_of_every_file_is_read() {
        for file in FILES {
            for (phrase, columns) in rows(file.text) {
                assert!((file.read)(&columns).is_some(), "{}.tsv: {phrase}: {columns:?}", file.name);
            }
        }
        assert!(load(&mut |_, _| ()).len() > 190);
    }
}
