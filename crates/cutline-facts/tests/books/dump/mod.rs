//! A reading as lines that people can read and write: a fact a line, its words, its traits.

mod item;
mod told;
mod who;

use cutline_model::Reading;

use item::Item;

/// What a book asks for: fields in order, each with the traits to print, or all.
pub struct Asked {
    fields: Vec<(String, Option<Vec<String>>)>,
}

/// Makes the items of one field of a reading; the text is the caption.
type Maker = fn(&Reading, &str) -> Vec<Item>;

/// Every field, by its name in a book's header.
const FIELDS: &[(&str, Maker)] = &[
    ("language", told::language),
    ("unread", told::unread),
    ("credit", who::credit),
    ("creators", who::creators),
    ("suppliers", who::suppliers),
    ("lines", who::lines),
    ("dates", told::dates),
    ("taken", told::taken),
    ("places", told::places),
    ("scene", told::scene),
    ("scene_country", told::scene_country),
    ("people", who::people),
    ("shown", who::shown),
    ("groups", who::groups),
    ("claimants", who::claimants),
    ("events", told::events),
    ("actors", told::actors),
    ("targets", told::targets),
    ("weapons", told::weapons),
    ("casualties", told::casualties),
    ("advisories", told::advisories),
    ("remarks", told::remarks),
];

impl Asked {
    /// Reads what follows `Fields:`, such as `dates (edtf, role); taken`.
    pub fn parse(header: &str) -> Result<Self, String> {
        let fields = header.split(';').map(|part| {
            let (name, traits) = match part.trim().split_once('(') {
                Some((name, traits)) => (name.trim(), Some(traits.trim_end_matches(')'))),
                None => (part.trim(), None),
            };
            if FIELDS.iter().all(|field| field.0 != name) {
                return Err(format!("no field is named `{name}`"));
            }
            let traits = traits
                .map(|list| list.split(',').map(|x| x.trim().to_owned()).filter(|x| !x.is_empty()).collect());
            Ok((name.to_owned(), traits))
        });
        Ok(Self { fields: fields.collect::<Result<_, _>>()? })
    }

    /// The facts of these fields, a line each.
    pub fn dump(&self, reading: &Reading, caption: &str) -> Vec<String> {
        let makers = self.fields.iter().filter_map(|(name, traits)| {
            let maker = FIELDS.iter().find(|field| field.0 == name)?.1;
            Some((maker, traits.as_deref()))
        });
        makers
            .flat_map(|(maker, traits)| maker(reading, caption).into_iter().map(move |x| x.line(traits)))
            .collect()
    }
}
