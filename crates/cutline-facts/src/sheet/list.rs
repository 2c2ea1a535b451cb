//! Long lists of words, told apart at a glance.

/// A list of words in lower case. Nearly all words of a caption stand on none of the lists they are looked up in, so a
/// look at first letter and length comes before the comparisons.
pub(crate) struct WordList {
    words: &'static [&'static str],
    /// For the low five bits of a first byte, which are those of a letter in either case: the lengths that occur.
    lengths: [u32; 32],
}

impl WordList {
    /// A list of words of at most 31 bytes.
    pub(crate) const fn new(words: &'static [&'static str]) -> Self {
        let mut lengths = [0; 32];
        let mut i = 0;
        while i < words.len() {
            let word = words[i].as_bytes();
            lengths[word[0] as usize % 32] |= 1 << word.len();
            i += 1;
        }
        Self { words, lengths }
    }

    /// Whether a word is on the list, in any case.
    pub(crate) fn has(&self, word: &str) -> bool {
        self.may_have(word) && self.words.iter().any(|w| w.eq_ignore_ascii_case(word))
    }

    fn may_have(&self, word: &str) -> bool {
        let first = word.as_bytes().first().map_or(0, |&b| self.lengths[b as usize % 32]);
        word.len() < 32 && first >> word.len() & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::WordList;

    #[test]
    fn words_are_found_in_any_case() {
        const LIST: WordList = WordList::new(&["in", "’s", "under"]);
        assert!(["in", "IN", "Under", "’s"].iter().all(|w| LIST.has(w)));
        assert!(
            !["", "on", "is", "'s", "inn", "a word of more than thirty-one bytes"]
                .iter()
                .any(|w| LIST.has(w))
        );
    }
}
