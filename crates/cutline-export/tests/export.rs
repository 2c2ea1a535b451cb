//! Tables, their guards and their documentation.
#![expect(clippy::disallowed_methods, reason = "tests compare with committed files")]
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::fmt::Write as _;
use std::{env, fs};

use cutline_export::{Csv, Rows, Table, table_lines};
use cutline_record::Record;

const SAMPLE: &str = include_str!("../../cutline-record/tests/data/sample.json");
const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reference/tables.md");

fn sample() -> Record<'static> {
    serde_json::from_str(SAMPLE).unwrap()
}

/// The table of a record, as header and rows of cells.
fn cells(csv: Csv, record: &Record<'_>) -> Vec<Vec<String>> {
    let mut out = Vec::new();
    csv.write_header(&mut out).unwrap();
    csv.write(record, &mut out).unwrap();
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(out.as_slice());
    reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect()
}

/// What stands under a column's name in a row.
fn cell<'t>(table: &'t [Vec<String>], row: usize, name: &str) -> &'t str {
    let column = table[0].iter().position(|x| x == name).unwrap_or_else(|| panic!("no column {name}"));
    &table[row + 1][column]
}

fn rows(rows: Rows) -> Csv {
    Csv { rows, ..Csv::default() }
}

#[test]
fn every_kind_of_row_comes_out_whole() {
    let lengths = Rows::ALL.iter().map(|&kind| cells(rows(kind), &sample()).len() - 1).collect::<Vec<_>>();
    assert_eq!(lengths, [1, 2, 2, 3, 3]);
}

#[test]
fn counts_stand_as_printed_beside_their_bounds() {
    let table = cells(rows(Rows::Casualty), &sample());
    let row =
        |row, names: &[&str]| names.iter().map(|name| cell(&table, row, name)).collect::<Vec<_>>().join("|");
    let names = ["number", "low", "high", "event", "place", "date", "said_by", "part_of"];
    assert_eq!(row(0, &names), "at least 12|12||shelling|Umm Rihan|2014-06-03|Harbour Rights Monitor|");
    assert_eq!(row(1, &["number", "low", "high", "age"]), "five|5|5|child");
    assert_eq!(cell(&table, 1, "part_of"), cell(&table, 0, "key"));
}

#[test]
fn a_hedged_event_stays_hedged() {
    let table = cells(rows(Rows::Event), &sample());
    assert_eq!((cell(&table, 0, "hedged"), cell(&table, 0, "hedge")), ("true", "alleged"));
    assert_eq!((cell(&table, 1, "hedged"), cell(&table, 1, "said_by")), ("true", "Harbour Rights Monitor"));
    assert_eq!(
        (cell(&table, 1, "actors_said_by"), cell(&table, 1, "actor_standings")),
        ("state radio", "blamed")
    );
    assert_eq!(cell(&cells(rows(Rows::Caption), &sample()), 0, "events"), "drone_strike?; shelling?");
}

#[test]
fn people_without_a_name_come_after_those_with_one() {
    let table = cells(rows(Rows::Person), &sample());
    let column = |name| (0..3).map(|row| cell(&table, row, name)).collect::<Vec<_>>();
    assert_eq!(column("text"), ["Salma Idrīs", "A nurse", "a girl"]);
    assert_eq!(column("named"), ["true", "false", "false"]);
    assert_eq!(column("minor"), ["true", "", "true"]);
}

#[test]
fn an_unread_list_does_not_look_empty() {
    let mut record = Record { text: "Une légende.".into(), ..Record::default() };
    assert_eq!(cell(&cells(rows(Rows::Caption), &record), 0, "places"), "");
    assert_eq!(cells(rows(Rows::Place), &record).len(), 1);
    record.read_by.unread = vec!["places".into()];
    let captions = cells(rows(Rows::Caption), &record);
    assert_eq!(
        (cell(&captions, 0, "places"), cell(&captions, 0, "scene"), cell(&captions, 0, "people")),
        ("–", "–", "")
    );
    let places = cells(rows(Rows::Place), &record);
    assert_eq!((places.len(), cell(&places, 0, "text"), cell(&places, 0, "item")), (2, "–", ""));
}

#[test]
fn formulas_are_harmless_unless_asked_for_raw() {
    let record = Record { text: "=HYPERLINK(\"x\")".into(), ..Record::default() };
    assert_eq!(cell(&cells(rows(Rows::Caption), &record), 0, "text"), "'=HYPERLINK(\"x\")");
    let raw = Csv { raw: true, ..Csv::default() };
    assert_eq!(cell(&cells(raw, &record), 0, "text"), "=HYPERLINK(\"x\")");
}

#[test]
fn spreadsheets_get_a_mark_and_their_line_ends() {
    let csv = Csv { excel: true, ..Csv::default() };
    let mut out = Vec::new();
    csv.write_header(&mut out).unwrap();
    csv.write(&sample(), &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(text.starts_with("\u{FEFF}caption,source,"));
    assert_eq!(text.matches("\r\n").count(), 2);
    assert_eq!(text.matches('\n').count(), 2);
}

#[test]
fn tables_fit_the_terminal() {
    let mut out = Vec::new();
    let mut table = Table::new(Rows::Casualty, 120);
    for line in table_lines(Rows::Casualty, &sample()) {
        table.push(line, &mut out).unwrap();
    }
    table.finish(&mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert_eq!(text.lines().count(), 3);
    assert!(text.lines().all(|line| cutline_export::width(line) <= 120), "{text}");
    assert!(text.starts_with("source"), "{text}");
}

/// The columns of one kind of row as Markdown.
fn columns(kind: Rows) -> String {
    let mut page = format!(
        "<!-- columns: {} -->\n| column | what stands in it | list |\n|---|---|---|\n",
        kind.as_str()
    );
    let common = Rows::Caption.columns().take_while(|column| column.name != "text").count();
    for column in kind.columns().skip(common) {
        let about = column.about.replace('|', "\\|");
        let list = if column.list.is_empty() { String::new() } else { format!("`{}`", column.list) };
        writeln!(page, "| `{}` | {about} | {list} |", column.name).unwrap();
    }
    page + "<!-- end -->"
}

#[test]
fn every_column_is_documented() {
    let mut page = fs::read_to_string(DOCS).unwrap().replace("\r\n", "\n");
    for &kind in Rows::ALL {
        let mark = format!("<!-- columns: {} -->", kind.as_str());
        let start = page.find(&mark).unwrap_or_else(|| panic!("{mark} is missing"));
        let end = start + page[start..].find("<!-- end -->").unwrap() + "<!-- end -->".len();
        if env::var_os("CUTLINE_UPDATE").is_some() {
            page.replace_range(start..end, &columns(kind));
            fs::write(DOCS, &page).unwrap();
        } else {
            assert_eq!(
                &page[start..end],
                columns(kind),
                "tables.md is behind: run the tests with CUTLINE_UPDATE=1"
            );
        }
    }
    for column in Rows::Caption.columns().take_while(|column| column.name != "text") {
        assert!(page.contains(&format!("| `{}` | {} |", column.name, column.about)), "{}", column.name);
    }
}
