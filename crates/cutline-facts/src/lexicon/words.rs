//! The words of all lexicons, numbered.

/// Number of a known word; 0 is no known word.
pub(crate) type WordId = u32;

/// Words with their numbers. Nearly every word of every caption is looked up, so all of it is laid out to stay in the
/// cache of a core: letters in one piece, and one open-addressed table of numbers.
#[derive(Debug)]
pub(super) struct Words {
    /// The letters of all words.
    letters: String,
    /// Where each word ends in `letters`, by its number.
    ends: Vec<u32>,
    /// Numbers of words, at the place that a word's hash names or the next free one; 0 is free. At most half are taken.
    slots: Vec<WordId>,
}

impl Words {
    /// No words yet, with room for some.
    pub(super) fn with_capacity(words: usize) -> Self {
        let slots = vec![0; (words * 2).next_power_of_two()];
        Self { letters: String::with_capacity(words * 8), ends: vec![0], slots }
    }

    /// How many numbers are given, 0 included.
    pub(super) const fn len(&self) -> usize {
        self.ends.len()
    }

    /// The number of a word; 0 if it is unknown.
    pub(super) fn id(&self, word: &str) -> WordId {
        self.slots[self.slot(word)]
    }

    /// The number of a word, a new one if it is unknown.
    pub(super) fn add(&mut self, word: &str) -> WordId {
        let slot = self.slot(word);
        if self.slots[slot] != 0 {
            return self.slots[slot];
        }
        let id = self.len() as WordId;
        self.letters.push_str(word);
        self.ends.push(self.letters.len() as u32);
        self.slots[slot] = id;
        if self.len() * 2 > self.slots.len() {
            self.grow();
        }
        id
    }

    fn grow(&mut self) {
        self.slots = vec![0; self.slots.len() * 2];
        for id in 1..self.len() as WordId {
            let slot = self.slot(self.word(id));
            self.slots[slot] = id;
        }
    }

    /// Where a word stands, or the free place where it would.
    fn slot(&self, word: &str) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = hash(word.as_bytes()) as usize & last;
        while self.slots[slot] != 0 && self.word(self.slots[slot]) != word {
            slot = (slot + 1) & last;
        }
        slot
    }

    fn word(&self, id: WordId) -> &str {
        let id = id as usize;
        &self.letters[self.ends[id - 1] as usize..self.ends[id] as usize]
    }
}

/// A fast hash for short words (the multiply-rotate scheme of FxHash); not for hostile keys: only words of the lexicons
/// are stored. Multiplying carries upwards only, so the high bits, which hang on all letters, are turned down at the end.
fn hash(word: &[u8]) -> u64 {
    let (eights, rest) = word.as_chunks();
    let rest = rest.iter().fold(0, |all, byte| all << 8 | u64::from(*byte));
    let parts = eights.iter().map(|eight| u64::from_le_bytes(*eight)).chain([rest]);
    parts.fold(0u64, |h, part| (h.rotate_left(5) ^ part).wrapping_mul(0x517c_c1b7_2722_0a95)).rotate_left(26)
}

#[cfg(test)]
mod tests {
    use super::Words;

    #[test]
    fn words_keep_their_numbers_while_the_table_grows() {
        let mut words = Words::with_capacity(1);
        let all: Vec<String> = (0..1000).map(|n| format!("word{n}")).collect();
        let ids: Vec<_> = all.iter().map(|word| words.add(word)).collect();
        assert_eq!(ids, (1..=1000).collect::<Vec<_>>());
        assert!(all.iter().zip(&ids).all(|(word, id)| words.id(word) == *id && words.add(word) == *id));
        assert_eq!(words.id("word"), 0);
    }
}
