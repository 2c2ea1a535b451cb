//! What a phrase of a lexicon can mean.

use cutline_model::reading::{
    AdvisoryKind, Age, ClaimantKind, CreditFlag, EventType, GroupKind, HedgeKind, Manner, Outcome, Part,
    PlaceKind, Sex, Side, Stance, Status, TargetKind, WeaponKind,
};

/// Languages that are told by their function words, by ISO 639-1 code.
pub(crate) const LANGUAGES: [&str; 10] = ["de", "es", "fr", "id", "it", "nl", "pl", "pt", "sv", "tr"];

/// One meaning of a phrase. A phrase may have several; finders ask for the one they need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// A month, 1 to 12.
    Month(u8),
    /// A month in another language than English, 1 to 12.
    ForeignMonth(u8),
    /// A day of the week, Monday 1 to Sunday 7.
    Weekday(u8),
    /// A season, spring 1 to winter 4.
    Season(u8),
    /// A word of a number.
    Number(NumberPart),
    /// A word that counts without a number: "dozens".
    Vague,
    /// Words that bound a number.
    Bound(BoundKind),
    /// A country's name: its row in the table of countries.
    Country(u16),
    /// A country's adjective or its people: its row in the table of countries.
    Demonym(u16),
    /// A country's capital: its row in the table of countries.
    Capital(u16),
    /// A first-level division: the row of its country.
    Division(u16),
    /// A region known by name that is no division: the row of its country, 0 where it has none or several.
    Region(PlaceKind, u16),
    /// A common noun for a kind of place.
    PlaceNoun(PlaceNoun),
    /// "northern", "outskirts of", "central".
    Direction,
    /// A word that the grammar of places leans on.
    PlaceWord(PlaceWord),
    /// "rebel-held".
    HeldBy(Side),
    /// A title that stands before a name; the part its bearer has.
    Title(Part),
    /// A given name.
    Given,
    /// A family name.
    Surname,
    /// A common noun for people.
    People(PeopleNoun),
    /// A word of kinship: "brother".
    Kin,
    /// Words that name an event.
    Trigger(EventType, TriggerForm),
    /// Words that hold a trigger but name no event: "heart attack".
    NotEvent,
    /// A weapon.
    Weapon(WeaponKind),
    /// Something that can be hit.
    Target(TargetKind),
    /// A common noun for those who use force.
    Actor(Side),
    /// A word that hedges.
    Hedge(HedgeKind),
    /// Words by which someone speaks.
    Says(Stance),
    /// A common noun for those who speak.
    Speaker(ClaimantKind),
    /// A word of harm.
    Harm(Harm),
    /// A named organisation.
    Org(GroupKind),
    /// A word that makes a name an organisation's: "Brigade", "Ministry".
    OrgWord(GroupKind),
    /// A word that makes a name an event's, a day's, a prize's or a product's: "Awards", "Day".
    ThingWord,
    /// A small word that other finders lean on.
    Cue(Cue),
    /// A function word of English: evidence for the language.
    English,
    /// A function word of another language: its row in [`LANGUAGES`].
    Function(u8),
    /// A supplier of pictures: its row in the table of suppliers.
    Supplier(u16),
    /// A word of credits.
    Credit(CreditWord),
    /// Words of a supplier's notice.
    Notice(AdvisoryKind),
}

/// What a word does in a credit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CreditWord {
    /// "photo", "image": a label if "by" or a colon follows.
    Label,
    /// "credit": a label by itself.
    Credit,
    /// Stands where a name would, and may set a flag: "stringer", "pool", "staff".
    Role(Option<CreditFlag>),
    /// A rank before a photographer's name.
    Rank,
    /// "Jr." after a name.
    Suffix,
    /// A desk's mark that ends a credit: "TPX".
    Slug,
    /// A word that makes a free part of a credit an organisation's name: "Studios".
    Org,
}

/// A word of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NumberPart {
    /// "seven", "forty".
    Plain(u32),
    /// "hundred", "thousand", "million": multiplies what stands before it.
    Scale(u32),
}

/// What a bound does to the number after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoundKind {
    /// "at least": the number is the floor.
    AtLeast,
    /// "more than": the number is below the count.
    MoreThan,
    /// "up to": the number is the ceiling.
    UpTo,
    /// "nearly", "fewer than": the number is above the count; "nearly" is also about right.
    Below { approx: bool },
    /// "about", "some".
    About,
    /// "exactly", "a total of": no bound.
    Exactly,
}

/// A common noun for a kind of place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlaceNoun {
    pub(crate) kind: PlaceKind,
    /// It is part of a name as usually written: "refugee camp", "County", "River" where it stands first.
    pub(crate) kept: bool,
}

/// A common noun for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PeopleNoun {
    pub(crate) plural: bool,
    pub(crate) age: Option<Age>,
    pub(crate) sex: Option<Sex>,
    pub(crate) status: Option<Status>,
    pub(crate) part: Option<Part>,
}

/// The grammar of a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TriggerForm {
    /// "an air strike".
    Noun,
    /// "shelled", "fled".
    Verb,
    /// "damaged buildings": stands before what it tells of.
    Adjective,
    /// A word that names the event only beside others of its kind: evidence, not enough alone.
    Weak,
}

/// A word of harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Harm {
    pub(crate) outcome: Outcome,
    pub(crate) manner: Option<Manner>,
    pub(crate) form: HarmForm,
}

/// The grammar of a word of harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HarmForm {
    /// "killed": active before its people, or passive after them.
    Verb,
    /// "died": after its people.
    Intransitive,
    /// "killing": before its people.
    Gerund,
    /// "injured", "dead", "missing": with a noun, or after "were", "left".
    Adjective,
    /// "deaths", "casualties", "bodies", "the death of".
    Noun,
}

/// Small words that finders lean on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cue {
    /// "in", "at", "near": a place follows.
    Locative,
    /// "from": an origin.
    From,
    /// "to", "towards": a goal.
    To,
    /// "after", "following", "caused by": the cause of what is pictured follows.
    After,
    /// "amid", "in past months", "regularly": background follows.
    Background,
    /// "including", "among them": a part follows.
    Part,
    /// "is seen", "poses", "stands": the picture speaks.
    Pictured,
    /// "no", "planned", "left", "released": stands apart from the noun phrase beside it.
    Apart,
}

/// What a word does in the grammar of places and scenes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlaceWord {
    /// "outskirts", "streets": a part of a place, before "of".
    Part,
    /// "is", "after": a name before it stood as a noun.
    Grammar,
    /// "struck": a verb that a name governs.
    Verb,
    /// "war", "troops": a name before it qualifies and says not where.
    Affair,
    /// "bombing": it is where the name before it is.
    Happening,
    /// "Cup": a name that ends so is a happening.
    Event,
    /// "Hurricane": a name that starts so is no place.
    EventStart,
    /// "Ministry": a name that ends so is an organisation.
    Body,
    /// "Court": a body that meets at a place of its name.
    Seat,
    /// "Park": also ends names of people and organisations.
    Loose,
    /// "Lake": stands before the proper name.
    First,
    /// "Oblast": no part of the name.
    Dropped,
    /// "government": what has a country after "of" and is nowhere.
    Head,
    /// "war": puts something else where "in" says.
    Background,
    /// "vote": what is "on" a place is not there.
    Talk,
    /// "view": what a picture can be of.
    View,
    /// "speaks": heard over a distance.
    Call,
    /// "match": between two teams.
    Fixture,
    /// "after", "who": opens a clause of its own.
    Clause,
    /// "following": opens what led to the picture.
    Cause,
    /// "vowed": tells news.
    News,
    /// "hospital": does not join a known name before it.
    Alone,
    /// "Holy" of Holy Saturday: begins a day of the calendar.
    Feast,
    /// "Olympics": is where the city before it is.
    Games,
}

impl PlaceWord {
    /// The word that lexicons use.
    pub(crate) fn from_name(text: &str) -> Option<Self> {
        Some(match text {
            "part" => Self::Part,
            "grammar" => Self::Grammar,
            "verb" => Self::Verb,
            "affair" => Self::Affair,
            "happening" => Self::Happening,
            "event" => Self::Event,
            "event_start" => Self::EventStart,
            "body" => Self::Body,
            "seat" => Self::Seat,
            "loose" => Self::Loose,
            "first" => Self::First,
            "dropped" => Self::Dropped,
            "head" => Self::Head,
            "background" => Self::Background,
            "talk" => Self::Talk,
            "view" => Self::View,
            "call" => Self::Call,
            "fixture" => Self::Fixture,
            "clause" => Self::Clause,
            "cause" => Self::Cause,
            "news" => Self::News,
            "alone" => Self::Alone,
            "feast" => Self::Feast,
            "games" => Self::Games,
            _ => return None,
        })
    }
}
