//! Page books: `pages/NAME.txt` holds the captions of `pages/NAME.expected`, one a line. `+2` behind a tab says that a
//! caption stands in two further places. Lines of furniture in a page are its true negatives.
#![expect(clippy::disallowed_methods, reason = "the books are files")]

mod support;

use std::path::Path;

use support::Found;

fn printed(found: &Found) -> Vec<String> {
    let line = |s: &cutline_model::Sighting| match s.also.len() {
        0 => s.text.clone(),
        further => format!("{}\t+{further}", s.text),
    };
    found.sightings.iter().map(line).collect()
}

#[test]
fn every_page_holds_its_captions() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pages");
    let mut pages = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "txt") {
            let bytes = std::fs::read(&path).unwrap();
            let expected = std::fs::read_to_string(path.with_extension("expected")).unwrap();
            let found = Found::of("page.txt", &bytes, None);
            found.check(&bytes);
            assert_eq!(printed(&found), expected.lines().collect::<Vec<_>>(), "{}", path.display());
            pages += 1;
        }
    }
    assert_eq!(pages, 9);
}

#[test]
fn places_in_the_document_are_exact() {
    let page = "1/2 A medic waits.\n\n   A boy sells\n   matches.  \n(AP Photo/Jana Brk)\n";
    let found = Found::of("page.txt", page.as_bytes(), None);
    let hulls: Vec<_> = found.sightings.iter().map(|s| (s.line, s.map.hull())).collect();
    assert_eq!(hulls, [(1, Some(4..18)), (3, Some(23..68))]);
    assert_eq!(found.sightings[1].map.parts().len(), 1);
    assert_eq!(found.sightings[1].text, "A boy sells matches. (AP Photo/Jana Brk)");
}

#[test]
fn a_caption_and_its_credit_may_stand_apart() {
    let page = "A medic waits.\n\nAdvertisement\n\n(AP Photo/Jana Brk)\n";
    let found = Found::of("page.txt", page.as_bytes(), None);
    assert_eq!(found.texts(), ["A medic waits. (AP Photo/Jana Brk)"]);
    assert_eq!(found.sightings[0].map.parts(), [0..14, 31..50]);
}

#[test]
fn copies_beyond_the_window_stand_alone() {
    let caption = |n: usize| format!("Caption number {n} of a very long page in Qalmun.\n\n");
    let near: String = (0..16).chain([0]).map(caption).collect();
    let far: String = (0..17).chain([0]).map(caption).collect();
    assert_eq!(Found::of("page.txt", near.as_bytes(), None).sightings.len(), 16);
    assert_eq!(Found::of("page.txt", far.as_bytes(), None).sightings.len(), 18);
}
