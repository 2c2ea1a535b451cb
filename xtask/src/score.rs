//! How many names of a kind were found: pairs that are equal when folded, or of which one holds the other.

/// Counts of names found, wrongly found and missed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    found: usize,
    wrong: usize,
    missed: usize,
}

impl Tally {
    /// Compares the names of one caption, and gives those missed and those wrongly found.
    pub(crate) fn add(&mut self, gold: &[String], guess: &[String]) -> (Vec<String>, Vec<String>) {
        let mut left: Vec<String> = guess.iter().map(|g| fold(g)).collect();
        let mut missed = Vec::new();
        for name in gold.iter().map(|g| fold(g)) {
            let best =
                left.iter().position(|x| *x == name).or_else(|| left.iter().position(|x| alike(x, &name)));
            match best {
                Some(i) => {
                    left.remove(i);
                    self.found += 1;
                }
                None => missed.push(name),
            }
        }
        self.missed += missed.len();
        self.wrong += left.len();
        (missed, left)
    }

    /// Precision, recall and their mean.
    pub(crate) fn rates(&self) -> (f64, f64, f64) {
        let share = |n: usize, of: usize| if of == 0 { 1.0 } else { n as f64 / of as f64 };
        let precision = share(self.found, self.found + self.wrong);
        let recall = share(self.found, self.found + self.missed);
        (precision, recall, 2.0 * precision * recall / (precision + recall).max(f64::MIN_POSITIVE))
    }
}

/// One holds the other whole, and is at most twice as long.
fn alike(a: &str, b: &str) -> bool {
    let (short, long) = if a.len() < b.len() { (a, b) } else { (b, a) };
    short.len() * 2 >= long.len() && !short.is_empty() && format!(" {long} ").contains(&format!(" {short} "))
}

/// Lower case, letters and digits only, no article.
fn fold(name: &str) -> String {
    let kept: String = name
        .chars()
        .filter(|c| !matches!(c, '\'' | '’'))
        .flat_map(char::to_lowercase)
        .map(|c| if c.is_alphanumeric() { c } else { ' ' })
        .collect();
    let words: Vec<&str> = kept.split_whitespace().collect();
    let from = usize::from(words.len() > 1 && matches!(words[0], "the" | "a" | "an"));
    words[from..].join(" ")
}
