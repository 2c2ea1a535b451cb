//! A caption may have 64 KiB of anything: reading it takes time with its length, not with the square.
#![expect(clippy::disallowed_methods, reason = "the test looks at the clock")]

use std::time::{Duration, Instant};

use cutline_facts::{Options, Reader};

/// The longest caption there is.
const LONGEST: usize = 64 << 10;
/// Far more than any of them needs, and far less than they took when time grew with the square of the length.
const ENOUGH: Duration = Duration::from_secs(4);

/// Units of text that once took seconds to minutes, and some of their kind.
const UNITS: [&str; 22] = [
    "A",
    "ABCD EFGH ",
    "Orla Quist ",
    "Orla Quist, ",
    "Orla Quist and ",
    "Orla of the ",
    "A boy, ",
    "The ",
    "US ",
    "(",
    ")",
    "© ",
    "Photo by ",
    "AFP/",
    "at least ",
    "some ",
    "and ",
    "May 3 ",
    "Strike killed 12 people. ",
    "the body of a girl, at least 12 people killed, ",
    "killed 12 people in Quorn and ",
    "\u{202e}e\u{301}\u{200b}🔥",
];

#[test]
fn no_shape_of_text_takes_time_with_its_square() {
    let reader = Reader::new(&Options::default());
    for unit in UNITS {
        for opening in ["", "A boy is seen in the streets of the village. "] {
            let text = format!("{opening}{}", unit.repeat((LONGEST - opening.len()) / unit.len()));
            let start = Instant::now();
            let reading = reader.read(&text, None);
            let took = start.elapsed();
            assert!(took < ENOUGH, "{took:?} for {opening}{unit} …");
            let pairs: usize = reading.casualties.iter().map(|toll| toll.may_overlap.len()).sum();
            assert!(pairs < LONGEST * 2, "{pairs} pairs of tolls for {unit} …");
        }
    }
}

#[test]
fn bounds_without_end_are_no_number() {
    let reader = Reader::new(&Options { no_model: true });
    let read = |bounds: &str| reader.read(&format!("The strike killed {bounds}17 people."), None);
    assert_eq!(read("at least about ").casualties[0].low, Some(17));
    // Deep enough to overflow a stack if each bound were a call.
    assert!(read(&"some ".repeat(200_000)).casualties.len() < 2);
}
