//! Training of the tagger: an averaged perceptron over whole runs, with a margin. Integers only, so that the same
//! captions and seed give the same bytes on every machine.

use super::feature::ROWS;
use super::tagger::{self, BYTES, Emission, LABELS, Transitions};

/// How a tagger is trained.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) seed: u64,
    pub(crate) rounds: usize,
    /// How many taggers are trained, each in another order; the one kept is their mean.
    pub(crate) students: u64,
    /// How much better than any other the right labels must be, a word.
    pub(crate) margin: i32,
    /// Of 256 uses of a feature of a word's own letters, how many are left out, so that the others carry weight too.
    pub(crate) dropped: u64,
}

/// A run with its right labels: the rows of each word, the label of each word.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lesson {
    pub(crate) rows: Vec<Vec<u32>>,
    pub(crate) labels: Vec<usize>,
}

/// How many of a word's rows, from the first, tell its own letters or its neighbours'.
const OWN: usize = 13;

/// Weights while they are learnt, with what their average needs.
struct Weights {
    now: Vec<i32>,
    late: Vec<i64>,
    step: i64,
}

/// Where the weights of one label after another stand, behind those of features.
const TRANSITIONS: usize = ROWS as usize * LABELS;
/// All weights.
const SIZE: usize = TRANSITIONS + LABELS * LABELS;

/// Trains a tagger and gives its file.
pub(crate) fn train(lessons: &[Lesson], plan: Plan) -> Vec<u8> {
    let mut sum = vec![0; SIZE];
    for student in 0..plan.students {
        let weights = learn(lessons, Plan { seed: plan.seed.wrapping_add(student), ..plan });
        sum.iter_mut().enumerate().for_each(|(i, total)| *total += weights.average(i));
    }
    quantise(&sum)
}

/// Learns all lessons, in an order of the seed's making.
fn learn(lessons: &[Lesson], plan: Plan) -> Weights {
    let mut weights = Weights { now: vec![0; SIZE], late: vec![0; SIZE], step: 1 };
    let mut chance = Chance(plan.seed);
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    for _ in 0..plan.rounds {
        chance.shuffle(&mut order);
        for &i in &order {
            weights.learn(&lessons[i], plan, &mut chance);
        }
    }
    weights
}

impl Weights {
    fn learn(&mut self, lesson: &Lesson, plan: Plan, chance: &mut Chance) {
        let rows: Vec<Vec<u32>> = lesson.rows.iter().map(|r| thin(r, plan, chance)).collect();
        let emissions: Vec<Emission> = rows
            .iter()
            .zip(&lesson.labels)
            .map(|(rows, &gold)| self.emission(rows, gold, plan.margin))
            .collect();
        let guess = tagger::best(&emissions, &self.transitions());
        if guess != lesson.labels {
            self.update(&rows, &lesson.labels, 1);
            self.update(&rows, &guess, -1);
        }
        self.step += 1;
    }

    fn emission(&self, rows: &[u32], gold: usize, margin: i32) -> Emission {
        let mut sum = [margin; LABELS];
        sum[gold] = 0;
        for &row in rows {
            let at = row as usize * LABELS;
            sum.iter_mut().zip(&self.now[at..at + LABELS]).for_each(|(s, w)| *s += w);
        }
        sum
    }

    fn transitions(&self) -> Transitions {
        let mut table = [[0; LABELS]; LABELS];
        for (i, weight) in self.now[TRANSITIONS..].iter().enumerate() {
            table[i / LABELS][i % LABELS] = *weight;
        }
        table
    }

    fn update(&mut self, rows: &[Vec<u32>], labels: &[usize], by: i32) {
        let mut before = tagger::OUTSIDE;
        for (rows, &label) in rows.iter().zip(labels) {
            rows.iter().for_each(|&row| self.add(row as usize * LABELS + label, by));
            self.add(TRANSITIONS + before * LABELS + label, by);
            before = label;
        }
    }

    fn add(&mut self, at: usize, by: i32) {
        self.now[at] += by;
        self.late[at] += self.step * i64::from(by);
    }

    /// The average over all steps, times the number of steps.
    fn average(&self, at: usize) -> i64 {
        i64::from(self.now[at]) * self.step - self.late[at]
    }
}

/// Leaves out some features of the word's own letters.
fn thin(rows: &[u32], plan: Plan, chance: &mut Chance) -> Vec<u32> {
    let keep = |i: usize, chance: &mut Chance| i >= OWN || chance.next() % 256 >= plan.dropped;
    rows.iter().enumerate().filter(|(i, _)| keep(*i, chance)).map(|(_, &row)| row).collect()
}

/// Weights as small integers: all on one scale, on which nearly all fit into a byte.
fn quantise(weights: &[i64]) -> Vec<u8> {
    let mut sizes: Vec<i64> = weights[..TRANSITIONS].iter().map(|w| w.abs()).filter(|&w| w > 0).collect();
    sizes.sort_unstable_by_key(|w| std::cmp::Reverse(*w));
    let largest = sizes.get(sizes.len() / 2000).copied().unwrap_or(1);
    let scaled = |i: usize| (weights[i] * 127 + largest / 2).div_euclid(largest);
    let mut bytes = Vec::with_capacity(BYTES);
    for i in TRANSITIONS..TRANSITIONS + LABELS * LABELS {
        let weight = scaled(i).clamp(i64::from(i16::MIN), i64::from(i16::MAX)) as i16;
        bytes.extend(weight.to_le_bytes());
    }
    for row in 0..ROWS as usize {
        let weight = |label: usize| scaled(row * LABELS + label).clamp(-127, 127) as i8;
        bytes.extend((0..LABELS).map(|label| weight(label).cast_unsigned()));
        bytes.push(0);
    }
    bytes
}

/// Pseudo-random numbers (SplitMix64).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn shuffle(&mut self, order: &mut [usize]) {
        for i in (1..order.len()).rev() {
            order.swap(i, (self.next() % (i as u64 + 1)) as usize);
        }
    }
}
