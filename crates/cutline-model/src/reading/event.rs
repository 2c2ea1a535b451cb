//! What happened.

use super::{Index, Rule, Side};
use crate::Span;

/// A happening that the caption names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The words that name it.
    pub span: Span,
    /// The rule that read it.
    pub rule: Rule,
    /// What it is.
    pub kind: EventType,
    /// How it stands to the picture.
    pub standing: Standing,
    /// What says that the caption does not assert it itself.
    pub hedge: Option<Hedge>,
    /// The claimant of the event itself: an index into the reading's claimants.
    pub said_by: Option<Index>,
    /// Where it happened: an index into the reading's places.
    pub place: Option<Index>,
    /// How the place is known.
    pub place_link: Option<Link>,
    /// When: an index into the reading's dates.
    pub date: Option<Index>,
    /// How the date is known.
    pub date_link: Option<Link>,
    /// Words for the time of day.
    pub time: Option<Span>,
    /// Who did it.
    pub actors: Vec<Actor>,
    /// What was hit.
    pub targets: Vec<Target>,
    /// With what.
    pub weapons: Vec<Weapon>,
}

/// Words that qualify an event as not the caption's own word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hedge {
    /// The words.
    pub span: Span,
    /// What they do.
    pub kind: HedgeKind,
}

/// Who carried an event out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// As printed; adjectives count ("Russian strike").
    pub span: Span,
    /// Whose side they are on, where the words tell.
    pub side: Option<Side>,
    /// Who says that they did it, in kind.
    pub standing: ActorStanding,
    /// The claimant: an index into the reading's claimants.
    pub said_by: Option<Index>,
}

/// What was hit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// As printed.
    pub span: Span,
    /// What it is.
    pub kind: TargetKind,
}

/// What it was done with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// As printed.
    pub span: Span,
    /// What it is.
    pub kind: WeaponKind,
}

closed_list! {
    /// What happened, by the list of the labels' guide.
    EventType {
        Strike = "strike",
        Attack = "attack",
        ArmedClash = "armed_clash",
        AirStrike = "air_strike",
        DroneStrike = "drone_strike",
        Shelling = "shelling",
        SuicideBombing = "suicide_bombing",
        Bombing = "bombing",
        ChemicalAttack = "chemical_attack",
        Killing = "killing",
        Abduction = "abduction",
        Arrest = "arrest",
        Protest = "protest",
        Riot = "riot",
        Siege = "siege",
        TerritoryChange = "territory_change",
        CeasefireAgreement = "ceasefire_agreement",
        Rescue = "rescue",
        Displacement = "displacement",
        AidDelivery = "aid_delivery",
        MedicalCare = "medical_care",
        Mourning = "mourning",
        Damage = "damage",
        Earthquake = "earthquake",
        Flood = "flood",
        Storm = "storm",
        Wildfire = "wildfire",
        Landslide = "landslide",
        Volcano = "volcano",
        Drought = "drought",
        TransportAccident = "transport_accident",
        Fire = "fire",
        Explosion = "explosion",
        DiseaseOutbreak = "disease_outbreak",
        Election = "election",
        Diplomacy = "diplomacy",
        Court = "court",
        MilitaryActivity = "military_activity",
        Ceremony = "ceremony",
        Sport = "sport",
        Culture = "culture",
        DailyLife = "daily_life",
        Education = "education",
        Work = "work",
    }
}

closed_list! {
    /// How an event stands to the picture.
    Standing {
        /// Seen in the picture.
        Pictured = "pictured",
        /// The stated cause of what is pictured.
        Cause = "cause",
        /// Elsewhere or earlier, with its own words of place, date or toll.
        Other = "other",
        /// Habitual, ongoing, "amid the war".
        Background = "background",
        /// Announced or feared.
        Planned = "planned",
    }
}

closed_list! {
    /// How an event's place or date is known.
    Link {
        /// Its own clause says so.
        Stated = "stated",
        /// The picture's words, for what is pictured or its stated cause.
        Shared = "shared",
    }
}

closed_list! {
    /// What a hedge does.
    HedgeKind {
        Reported = "reported",
        Alleged = "alleged",
        Suspected = "suspected",
        Purported = "purported",
        Attributed = "attributed",
        Feared = "feared",
        Denied = "denied",
    }
}

closed_list! {
    /// By whose word an actor is the actor.
    ActorStanding {
        Stated = "stated",
        ClaimedBySelf = "claimed_by_self",
        Blamed = "blamed",
        Suspected = "suspected",
        Denied = "denied",
    }
}

closed_list! {
    /// What was hit.
    TargetKind {
        Home = "home",
        Education = "education",
        Health = "health",
        Religion = "religion",
        Market = "market",
        ShelterCamp = "shelter_camp",
        Utility = "utility",
        Transport = "transport",
        Media = "media",
        Aid = "aid",
        Culture = "culture",
        Military = "military",
        Government = "government",
        People = "people",
        Other = "other",
    }
}

closed_list! {
    /// What an event was done with.
    WeaponKind {
        BarrelBomb = "barrel_bomb",
        Cluster = "cluster",
        Incendiary = "incendiary",
        Chemical = "chemical",
        Missile = "missile",
        Rocket = "rocket",
        Mortar = "mortar",
        Artillery = "artillery",
        Tank = "tank",
        Drone = "drone",
        Aircraft = "aircraft",
        MineIed = "mine_ied",
        VehicleBomb = "vehicle_bomb",
        SmallArms = "small_arms",
        Blade = "blade",
        CrowdControl = "crowd_control",
        Bomb = "bomb",
        Other = "other",
    }
}
