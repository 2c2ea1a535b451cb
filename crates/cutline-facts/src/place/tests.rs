//! Captions in own words, with the places that they name.

use crate::{Options, Reader};

fn reader() -> Reader {
    Reader::new(&Options { no_model: true })
}

/// `kind:text` of every place, then the scene and its country.
fn read(text: &str) -> String {
    let reading = reader().read(text, None);
    let words =
        |span: cutline_model::Span| text.get(span.start() as usize..span.end() as usize).unwrap_or("");
    let places: Vec<String> = reading
        .places
        .iter()
        .map(|p| {
            format!("{}:{}", p.kind.map_or("?", cutline_model::reading::PlaceKind::as_str), words(p.span))
        })
        .collect();
    let scene =
        reading.scene.as_ref().and_then(|s| reading.places.get(s.value)).map_or("-", |p| words(p.span));
    let country = reading.scene_country.as_ref().map_or("-", |c| c.value);
    format!("{} | {scene} {country}", places.join(", "))
}

#[test]
fn chains_of_containment() {
    assert_eq!(
        read("Villagers queue for water in Tel Marda village, north of Homs city, Syria."),
        "village:Tel Marda, city:Homs, country:Syria | Tel Marda SY"
    );
    assert_eq!(
        read("A medic runs through the Karm Lawz neighbourhood of the northern Syrian city of Aleppo."),
        "neighbourhood:Karm Lawz, city:Aleppo | Karm Lawz SY"
    );
    assert_eq!(
        read(
            "A tank passes in Zalmiya, a rebel-held district on the eastern outskirts of the capital Damascus."
        ),
        "district:Zalmiya, city:Damascus | Zalmiya SY"
    );
    assert_eq!(
        read("Snow covers a barn in Windover, N.H., on Monday."),
        "?:Windover, province:N.H. | Windover US"
    );
    assert_eq!(read("Tourists wait in Washington, DC, on Friday."), "?:Washington, DC | Washington, DC US");
    assert_eq!(
        read("A band plays in Mali's capital, Bamako, on Monday."),
        "country:Mali, city:Bamako | Bamako ML"
    );
}

#[test]
fn datelines() {
    assert_eq!(
        read("MARWAH, GAZA - MARCH 3: Children fetch water among tents on March 3, 2024."),
        "?:MARWAH, region:GAZA | MARWAH PS"
    );
    assert_eq!(
        read("LEEDS (BRITAIN), Sept. 2 -- A man walks his dog."),
        "province:LEEDS, country:BRITAIN | LEEDS GB"
    );
}

#[test]
fn sites() {
    assert_eq!(
        read("Mourners gather at the Al-Noor refugee camp in southern Lebanon."),
        "camp:Al-Noor refugee camp, country:Lebanon | Al-Noor refugee camp LB"
    );
    assert_eq!(
        read("A couple dances in Prague's Linden Square."),
        "city:Prague, site:Linden Square | Linden Square CZ"
    );
    assert_eq!(
        read("Police stand outside St. Agnes's Church in Dublin."),
        "site:St. Agnes's Church, city:Dublin | St. Agnes's Church IE"
    );
    assert_eq!(read("Boats rest on the Tarn river in Albi."), "water:Tarn, ?:Albi | Albi FR");
}

#[test]
fn what_is_no_place() {
    for text in [
        "The US president greets Syrian children during a visit.",
        "Fans of the Spain squad cheer as the Italian team arrives.",
        "A clerk of the Harvest Party counts votes for the Iran talks.",
        "Traders discuss the Ukraine war and the Kenya-led mission.",
    ] {
        assert_eq!(read(text), " | - -", "{text}");
    }
}

#[test]
fn a_scene_needs_words_that_place_the_picture() {
    assert_eq!(read("Parliament had cut aid to Yemen."), "country:Yemen | - -");
    assert_eq!(
        read(
            "A woman wraps bread following an air strike on Kafr Zor, in the Tafas area, on the outskirts of Damascus."
        ),
        "?:Kafr Zor, neighbourhood:Tafas, city:Damascus | Kafr Zor SY"
    );
    assert_eq!(
        read("A girl lights a candle in Oslo to protest the war in Sudan."),
        "city:Oslo, country:Sudan | Oslo NO"
    );
    assert_eq!(
        read("Demonstrators from Chile march against strikes by Israel, in Lima, Peru."),
        "country:Chile, country:Israel, city:Lima, country:Peru | Lima PE"
    );
}

#[test]
fn odd_input_is_read_without_a_panic() {
    let reader = reader();
    let odd =
        "’s in -, “Al- Of St. of the (in X's & Bab al- of 's - Gaza-, 10 Street. IN, the city of village of,";
    for (start, _) in odd.char_indices() {
        for (end, _) in odd.char_indices().filter(|(end, _)| *end >= start) {
            let reading = reader.read(&odd[start..end], None);
            assert!(reading.places.len() < 20);
        }
    }
}
