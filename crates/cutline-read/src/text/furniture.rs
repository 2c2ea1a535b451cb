//! What stands on web pages around captions: navigation, menus, notices, bylines, headings.

use super::{credit, numbering, wording};

/// Lines that are never captions: lower case, without the signs around them, sorted.
#[rustfmt::skip]
const LINES: &[&str] = &[
    "about us", "accept", "accept all", "ad", "advertisement", "advertising", "all photos",
    "all rights reserved", "archive", "back", "back to gallery", "back to top", "business", "buy photo",
    "cancel", "careers", "close", "close gallery", "comment", "comments", "contact", "contact us",
    "continue", "continue reading", "cookie policy", "cookie settings", "copy link", "culture", "download",
    "e-mail", "email", "embed", "enlarge", "enlarge this image", "entertainment", "expand", "facebook",
    "first", "follow", "follow us", "full screen", "fullscreen", "galleries", "gallery", "got it", "health",
    "help", "hide caption", "hide captions", "home", "image", "images", "in pictures", "instagram",
    "international", "join", "last", "latest", "latest news", "leave a comment", "like", "linkedin",
    "load more", "loading", "log in", "login", "manage cookies", "menu", "money", "more", "more galleries",
    "more news", "more photos", "more stories", "most popular", "most read", "news", "newsletter",
    "newsletters", "next", "next gallery", "next photo", "next slide", "ok", "opinion", "pause", "photo",
    "photo gallery", "photos", "pictures", "play", "politics", "previous", "previous photo",
    "previous slide", "print", "privacy", "privacy policy", "read more", "read the full story",
    "recommended", "register", "reject all", "related", "related articles", "related content",
    "related stories", "replay", "report ad", "reprints", "save", "science", "search", "see all",
    "see more", "share", "share this", "share via email", "show all", "show caption", "show captions",
    "show less", "show more", "show thumbnails", "sign in", "sign up", "skip", "skip ad", "skip to content",
    "skip to main content", "slideshow", "sponsored", "sponsored content", "sport", "sports",
    "start slideshow", "subscribe", "subscribe now", "technology", "terms", "terms of service",
    "terms of use", "thumbnails", "top stories", "travel", "trending", "tweet", "twitter", "video",
    "videos", "view all", "view all photos", "view comments", "view gallery", "view more", "view slideshow",
    "watch", "weather", "whatsapp", "world", "world news",
];

/// How notices begin, in lower case.
#[rustfmt::skip]
const NOTICES: &[&str] = &[
    "advertisement ", "all rights reserved", "browse more", "by continuing to use", "by continuing to browse",
    "by using this site", "by using this website",
    "click here", "click on", "click through", "click to", "continue reading", "copyright ©", "copyright 1",
    "copyright 2", "download our app", "download the app", "enable javascript", "follow us",
    "get the latest", "javascript is", "last modified", "last updated", "more on this",
    "most popular", "please enable", "posted ", "published ", "read also", "read more", "read the full",
    "related:", "scroll down", "scroll to", "see also", "share on", "share this", "sign up for",
    "sign up to", "skip to", "subscribe to", "swipe ", "this site uses", "this website uses", "updated ",
    "use the arrow", "view more", "we use cookies", "you may also", "you might also", "your browser",
    "our website uses", "© 1", "© 2", "©1", "©2",
];

/// Notices that captions could begin with too: they need a number and no more than this many words.
const DATED_WORDS: usize = 12;

/// Whether a line is furniture wherever it stands: it ends the block before it. `alone` says that no sentence waits.
pub(crate) fn is_line(line: &str, alone: bool) -> bool {
    if line.len() > 48 {
        return false;
    }
    numbering::is_marked_line(line) || (alone && numbering::is_bare_line(line)) || is_navigation(line)
}

/// Whether a passage is no caption, whatever stands around it.
pub(crate) fn is_passage(text: &str) -> bool {
    if text.len() > 400 {
        return false;
    }
    !text.contains(char::is_alphabetic)
        || is_navigation(text)
        || is_notice(text)
        || is_menu(text)
        || is_byline(text)
        || is_date_line(text)
}

/// Whether a passage looks like a heading: no sentence, no credit, no date, no place. Only a credit after it, or the
/// like, can show that it is a caption.
pub(crate) fn is_heading(text: &str) -> bool {
    if text.len() > 120 || wording::is_complete(text) || text.contains(|c: char| c.is_ascii_digit()) {
        return false;
    }
    if credit::ends_with_credit(text) {
        return false;
    }
    let words = wording::words(text, 15);
    match () {
        () if is_title_case(text) => words <= 14 && !has_place(text),
        () => words <= 4 && !has_place(text),
    }
}

fn is_navigation(line: &str) -> bool {
    if line.len() > 48 || !line.starts_with(|c: char| !c.is_lowercase()) {
        return false;
    }
    let bare = line.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    LINES.binary_search(&bare.as_str()).is_ok()
}

fn is_notice(text: &str) -> bool {
    let begins =
        |notice: &&&str| text.get(..notice.len()).is_some_and(|start| start.eq_ignore_ascii_case(notice));
    let Some(notice) = NOTICES.iter().find(begins) else { return is_copyright_notice(text) };
    let dated = ["posted ", "published ", "updated ", "swipe "].contains(notice);
    !dated
        || (wording::words(text, DATED_WORDS + 1) <= DATED_WORDS
            && text.contains(|c: char| c.is_ascii_digit()))
}

/// "© The Courier. Terms of use": a copyright that tells of terms, not of a picture.
fn is_copyright_notice(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    text.starts_with('©') && ["terms", "rights reserved", "privacy"].iter().any(|word| lower.contains(word))
}

/// Three or more short items between bars, dots or arrows.
fn is_menu(text: &str) -> bool {
    if text.is_ascii() && memchr::memchr2(b'|', b'>', text.as_bytes()).is_none() {
        return false;
    }
    let items = || text.split(['|', '•', '·', '»', '>', '→']).map(str::trim).filter(|item| !item.is_empty());
    items().count() >= 3 && items().all(|item| wording::words(item, 5) <= 4) && !credit::is_credit(text)
}

/// `By Jana Brk`, `By Jana Brk, The Ledger`.
fn is_byline(text: &str) -> bool {
    let Some(names) = text.strip_prefix("By ").or_else(|| text.strip_prefix("BY ")) else { return false };
    let name = |word: &str| word == "and" || word.starts_with(|c: char| c.is_uppercase());
    wording::words(names, 9) <= 8 && names.split_whitespace().all(name) && !wording::is_complete(names)
}

/// Nothing but a date, a time and perhaps a supplier: when a page appeared.
fn is_date_line(text: &str) -> bool {
    const WORDS: &[&str] =
        &["am", "pm", "gmt", "utc", "est", "edt", "a.m.", "p.m.", "ap", "afp", "reuters", "at"];
    if text.len() > 60 {
        return false;
    }
    let mut named = false;
    let all = text.split([' ', ',', '/', '|', '-', '–']).filter(|word| !word.is_empty()).all(|word| {
        let lower = word.trim_end_matches(['.', ':']).to_lowercase();
        let calendar = is_calendar(&lower);
        named |= calendar;
        calendar || WORDS.contains(&lower.as_str()) || lower.starts_with(|c: char| c.is_ascii_digit())
    });
    all && named
}

fn is_calendar(word: &str) -> bool {
    const MONTHS: &[&str] = &[
        "january",
        "february",
        "march",
        "april",
        "may",
        "june",
        "july",
        "august",
        "september",
        "october",
        "november",
        "december",
        "sept",
    ];
    const DAYS: &[&str] = &["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    let names =
        |list: &[&str]| list.iter().any(|name| *name == word || (word.len() == 3 && name.starts_with(word)));
    names(MONTHS) || names(DAYS)
}

/// Whether the words that carry a title begin with capitals.
fn is_title_case(text: &str) -> bool {
    let long = || text.split_whitespace().filter(|word| word.chars().count() > 3);
    long().count() > 1 && long().all(|word| !word.starts_with(|c: char| c.is_lowercase()))
}

/// A preposition before a capital: `in Qalmun`, `near the Tal bridge`.
fn has_place(text: &str) -> bool {
    const BEFORE: &[&str] = &["in", "at", "near", "outside", "on", "from", "inside", "over", "of", "across"];
    let words: Vec<&str> = text.split_whitespace().collect();
    const THINGS: &[&str] = &["Pictures", "Photos", "Photographs", "Images", "Focus", "War"];
    let is_name = |word: &&str| word.starts_with(char::is_uppercase) && !THINGS.contains(word);
    let capital = |word: Option<&&str>| word.is_some_and(is_name);
    (0..words.len()).any(|i| {
        let follows = if words.get(i + 1) == Some(&"the") { i + 2 } else { i + 1 };
        words.get(i).is_some_and(|word| BEFORE.contains(word)) && capital(words.get(follows))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn navigation_is_sorted() {
        assert!(LINES.is_sorted());
    }

    #[test]
    fn furniture() {
        for text in [
            "Next »",
            "« Previous",
            "ADVERTISEMENT",
            "Read more: The siege of Qalmun",
            "Home | World | Sport | Weather",
            "By Jana Brk",
            "Published May 3, 2015 at 10:15",
            "Reuters / Friday, February 10, 2012",
            "May 3, 2015",
            "* * *",
            "We use cookies to improve this site.",
            "© 2015 The Ledger. All rights reserved.",
            "Back to top",
        ] {
            assert!(is_passage(text), "{text}");
        }
    }

    #[test]
    fn captions() {
        for text in [
            "Share prices fall in Qalmun.",
            "Home again: a family in Qalmun.",
            "A medic waits.",
            "Published novelist Rami Q. reads.",
            "Next to a school, a medic waits.",
            "By dawn the bridge was gone.",
            "Refugees in Qalmun",
        ] {
            assert!(!is_passage(text), "{text}");
        }
        assert!(
            !is_heading("Refugees in Qalmun")
                && !is_heading("The mayor, 2015")
                && !is_heading("A medic waits.")
        );
        assert!(is_heading("The week in pictures") && is_heading("A Country Torn Apart"));
    }
}
