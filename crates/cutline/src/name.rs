//! Names of documents: `/` between folders on every system, odd bytes as `%XX`.

use std::ffi::OsStr;
use std::fmt::Write;
use std::path::{Component, Path};

/// The name of a document by its path, relative to what was asked for.
pub(crate) fn of_path(path: &Path) -> String {
    let names = path.components().filter(|component| matches!(component, Component::Normal(_)));
    names.map(|name| plain(name.as_os_str())).collect::<Vec<_>>().join("/")
}

/// A name in which bytes that are no UTF-8, control characters, marks of text direction and `%` itself are written
/// `%XX`, so that it can be shown and turned back.
pub(crate) fn plain(name: &OsStr) -> String {
    let mut plain = String::new();
    for chunk in name.as_encoded_bytes().utf8_chunks() {
        for character in chunk.valid().chars() {
            if is_odd(character) {
                escape(character.encode_utf8(&mut [0; 4]).as_bytes(), &mut plain);
            } else {
                plain.push(character);
            }
        }
        escape(chunk.invalid(), &mut plain);
    }
    plain
}

fn is_odd(character: char) -> bool {
    character == '%'
        || character.is_control()
        || matches!(character, '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

fn escape(bytes: &[u8], plain: &mut String) {
    for byte in bytes {
        let _ = write!(plain, "%{byte:02X}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_bytes_are_written_out() {
        assert_eq!(plain(OsStr::new("100% Ḥamra\n.txt")), "100%25 Ḥamra%0A.txt");
        assert_eq!(plain(OsStr::new("a\u{202e}txt.exe")), "a%E2%80%AEtxt.exe");
    }

    #[cfg(unix)]
    #[test]
    fn bytes_that_are_no_text_are_kept() {
        use std::os::unix::ffi::OsStrExt;
        assert_eq!(plain(OsStr::from_bytes(b"caf\xe9.txt")), "caf%E9.txt");
    }

    #[test]
    fn folders_are_parted_by_slashes() {
        assert_eq!(of_path(Path::new("./a/b.txt")), "a/b.txt");
    }
}
