//! Patterns of paths: `pages/*.txt`.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use globset::{GlobBuilder, GlobMatcher};

/// A pattern, and the folder below which it can match.
pub(crate) struct Pattern {
    matcher: GlobMatcher,
    /// The part of the pattern before its first wildcard.
    pub(crate) base: PathBuf,
    /// How many folders deep it can match; `None` for any depth.
    pub(crate) depth: Option<usize>,
}

impl Pattern {
    /// Reads a pattern. `None` if the argument has no wildcards and so names one path, or is no pattern.
    pub(crate) fn parse(argument: &OsStr) -> Option<Self> {
        let text = argument.to_str().filter(|text| is_wild(text))?;
        let text = text.strip_prefix("./").unwrap_or(text);
        let matcher = GlobBuilder::new(text).literal_separator(true).build().ok()?.compile_matcher();
        let parts: Vec<&OsStr> = Path::new(text).iter().collect();
        let fixed = parts.iter().take_while(|part| part.to_str().is_some_and(|part| !is_wild(part))).count();
        let base: PathBuf = parts.iter().take(fixed).collect();
        let depth = (!text.contains("**") && !text.contains('{')).then_some(parts.len() - fixed);
        Some(Self { matcher, base: if fixed == 0 { ".".into() } else { base }, depth })
    }

    /// Whether the pattern means this path, which was found below its base.
    pub(crate) fn is_match(&self, path: &Path) -> bool {
        self.matcher.is_match(path.strip_prefix(".").unwrap_or(path))
    }
}

fn is_wild(text: &str) -> bool {
    text.contains(['*', '?', '[', '{'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fixed_part_is_the_base() {
        let base = |text: &str| Pattern::parse(OsStr::new(text)).map(|pattern| (pattern.base, pattern.depth));
        assert_eq!(base("pages/2014/*.txt"), Some(("pages/2014".into(), Some(1))));
        assert_eq!(base("*/a?.txt"), Some((".".into(), Some(2))));
        assert_eq!(base("/data/**/x.txt"), Some(("/data".into(), None)));
        assert_eq!(base("plain.txt"), None);
        assert_eq!(base("broken[.txt"), None);
    }

    #[test]
    fn stars_stay_in_their_folder() {
        let pattern = Pattern::parse(OsStr::new("*.txt")).unwrap();
        assert!(pattern.is_match(Path::new("./a.txt")));
        assert!(!pattern.is_match(Path::new("./b/a.txt")));
    }
}
