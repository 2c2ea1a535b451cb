//! The table of rooms in ARCHITECTURE.md against what the crates use.

use std::collections::{BTreeMap, BTreeSet};

use crate::expect_none;
use crate::workspace::{Package, packages, read};

/// A row of the table.
struct Room {
    name: String,
    /// It has no code yet.
    is_later: bool,
    /// Crates it may use; `None` for any.
    may_use: Option<BTreeSet<String>>,
}

#[test]
fn every_room_uses_what_its_row_allows() {
    let rooms = rooms(&read("ARCHITECTURE.md"));
    let complaints: Vec<String> = ours()
        .values()
        .flat_map(|member| walls(member, rooms.iter().find(|r| r.name == member.name)))
        .collect();
    expect_none(&complaints);
}

#[test]
fn every_row_is_a_crate_unless_it_is_later() {
    let (rooms, members) = (rooms(&read("ARCHITECTURE.md")), ours());
    let names: BTreeSet<&str> = rooms.iter().map(|room| room.name.as_str()).collect();
    let mut complaints = Vec::new();
    for room in &rooms {
        match (room.is_later, members.contains_key(&room.name)) {
            (true, true) => complaints.push(format!("{} is born: its row still says later", room.name)),
            (false, false) => complaints.push(format!("{} has a row and is no crate", room.name)),
            _ => {}
        }
        let unknown = room.may_use.iter().flatten().filter(|name| !names.contains(name.as_str()));
        complaints.extend(unknown.map(|name| format!("{} may use {name}, which has no row", room.name)));
    }
    expect_none(&complaints);
}

#[test]
fn a_wall_stops_what_is_not_named() {
    let table = "<!-- rooms -->\n| `a-x` | one | – |\n| `a-y` (later) | two | x |\n| `a` | all | all above |\n<!-- /rooms -->";
    let rooms = rooms_of(table, "a-");
    let allowed: Vec<Vec<&str>> =
        rooms.iter().map(|r| r.may_use.iter().flatten().map(String::as_str).collect()).collect();
    assert_eq!(allowed, [vec![], vec!["a-x"], vec!["a-x", "a-y"]]);
    assert!(rooms[1].is_later && !rooms[0].is_later);
}

/// The crates of the workspace, by name.
fn ours() -> BTreeMap<String, &'static Package> {
    packages().iter().filter(|p| p.is_ours).map(|p| (p.name.clone(), p)).collect()
}

fn walls(member: &Package, room: Option<&Room>) -> Vec<String> {
    let Some(room) = room else { return vec![format!("{} has no row", member.name)] };
    let Some(allowed) = &room.may_use else { return Vec::new() };
    let ours = ours();
    let used = member.needs.iter().filter(|need| ours.contains_key(*need));
    used.filter(|need| !allowed.contains(*need))
        .map(|need| format!("{} uses {need}, which its row does not allow", member.name))
        .collect()
}

fn rooms(page: &str) -> Vec<Room> {
    rooms_of(page, "cutline-")
}

fn rooms_of(page: &str, prefix: &str) -> Vec<Room> {
    let table = page.split("<!-- rooms -->").nth(1).and_then(|rest| rest.split("<!-- /rooms -->").next());
    let rows = table.expect("a table of rooms").lines().filter(|line| line.starts_with("| `"));
    rows.fold(Vec::new(), |mut rooms, row| {
        let room = room(row, &rooms, prefix);
        rooms.push(room);
        rooms
    })
}

fn room(row: &str, above: &[Room], prefix: &str) -> Room {
    let cells: Vec<&str> = row.split('|').map(str::trim).collect();
    let [_, name, _, uses, _] = cells[..] else { panic!("a row of three cells: {row}") };
    let may_use = match uses {
        "anything" => None,
        "–" => Some(BTreeSet::new()),
        "all above" => Some(above.iter().map(|room| room.name.clone()).collect()),
        list => Some(list.split(", ").map(|short| full(short, prefix)).collect()),
    };
    let quoted = name.split('`').nth(1).unwrap_or_default();
    Room { name: quoted.to_owned(), is_later: name.ends_with("(later)"), may_use }
}

/// Rows name crates without the prefix that all share; the facade is its prefix.
fn full(short: &str, prefix: &str) -> String {
    if short == prefix.trim_end_matches('-') { short.to_owned() } else { format!("{prefix}{short}") }
}
