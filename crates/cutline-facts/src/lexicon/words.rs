//! The words of all lexicons, numbered.

/// Number of a known word; 0 is no known word.
pub(crate) type WordId = u32;

/// Words with their numbers. Nearly every word of every caption is looked up, so a look goes to two places of memory at
/// most: one of an open-addressed table, and the letters that it points to.
#[derive(Debug)]
pub(super) struct Words {
    /// All words, each after a line break.
    letters: String,
    /// Each word at the place that its hash names, or at the next free one. At most half are taken.
    slots: Vec<Slot>,
    /// How many numbers are given, 0 included.
    len: usize,
}

/// A word's number, 0 if the place is free, and where it ends in the letters.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    id: WordId,
    end: u32,
}

impl Words {
    /// No words yet, with room for some.
    pub(super) fn with_capacity(words: usize) -> Self {
        let slots = vec![Slot::default(); (words * 2).next_power_of_two()];
        Self { letters: String::with_capacity(words * 8), slots, len: 1 }
    }

    /// How many numbers are given, 0 included.
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// The number of a word; 0 if it is unknown.
    pub(super) fn id(&self, word: &str) -> WordId {
        self.slots[self.place(word)].id
    }

    /// The number of a word without line breaks, a new one if it is unknown.
    pub(super) fn add(&mut self, word: &str) -> WordId {
        let place = self.place(word);
        if self.slots[place].id != 0 {
            return self.slots[place].id;
        }
        let id = self.len as WordId;
        self.len += 1;
        self.letters.push('\n');
        self.letters.push_str(word);
        self.slots[place] = Slot { id, end: self.letters.len() as u32 };
        if self.len * 2 > self.slots.len() {
            self.grow();
        }
        id
    }

    fn grow(&mut self) {
        let more = vec![Slot::default(); self.slots.len() * 2];
        for slot in std::mem::replace(&mut self.slots, more).into_iter().filter(|slot| slot.id != 0) {
            let word = self.letters[..slot.end as usize].rsplit('\n').next().unwrap_or_default();
            let place = self.place(word);
            self.slots[place] = slot;
        }
    }

    /// Where a word stands, or the free place where it would.
    fn place(&self, word: &str) -> usize {
        let last = self.slots.len() - 1;
        let mut place = hash(word.as_bytes()) as usize & last;
        while self.slots[place].id != 0 && !self.ends(self.slots[place].end as usize, word) {
            place = (place + 1) & last;
        }
        place
    }

    /// Whether the word that ends here in the letters is this one.
    fn ends(&self, end: usize, word: &str) -> bool {
        let letters = &self.letters.as_bytes()[..end];
        letters.strip_suffix(word.as_bytes()).is_some_and(|before| before.last() == Some(&b'\n'))
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
