//! Trains the tagger of names and measures it.
//!
//! Each line of a training file is a JSON object: `text`, `creators`, `suppliers`, `people`, `groups`, `places`. With
//! `--folds N` the tagger is measured by cross-validation and nothing is written; with `--check FILE` it is measured
//! on labelled captions that it did not see. Otherwise the file of the crate is written, and its SHA-256 printed.

use anyhow::Context as _;
use cutline_facts::training::{Found, Labelled, School};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::score::Tally;

const SEED: u64 = 20_260_101;
const MODEL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/cutline-facts/model/names.bin");

const DIGEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/cutline-facts/model/names.sha256");

/// Runs the step.
pub(crate) fn run(args: &[String]) -> anyhow::Result<()> {
    let option = |name: &str| args.iter().position(|a| a == name).and_then(|i| args.get(i + 1));
    let folds: Option<usize> = option("--folds").map(|n| n.parse()).transpose()?;
    let check = option("--check");
    let misses = args.iter().any(|a| a == "--misses");
    let value = |i: usize| i > 0 && matches!(args[i - 1].as_str(), "--folds" | "--check");
    let mut captions = Vec::new();
    for (i, path) in args.iter().enumerate() {
        if !path.starts_with("--") && !value(i) {
            captions.extend(load(path)?);
        }
    }
    let mut school = School::new();
    println!("{} captions; grammar alone:", captions.len());
    measure(&school, &captions, &mut Score::default(), false).print();
    if let Some(folds) = folds {
        return cross_validate(&mut school, &captions, folds, misses);
    }
    let model = school.train(&captions, SEED);
    if let Some(path) = check {
        let unseen = load(path)?;
        println!("{path}, grammar alone:");
        measure(&school, &unseen, &mut Score::default(), false).print();
        school.use_tagger(&model);
        println!("{path}, with the tagger:");
        measure(&school, &unseen, &mut Score::default(), misses).print();
        return Ok(());
    }
    std::fs::write(MODEL, &model).with_context(|| format!("cannot write {MODEL}"))?;
    let digest: String = Sha256::digest(&model).iter().map(|b| format!("{b:02x}")).collect();
    let told = format!("{digest}  names.bin, seed {SEED}, {} captions\n", captions.len());
    std::fs::write(DIGEST, &told).with_context(|| format!("cannot write {DIGEST}"))?;
    print!("{} bytes: {told}", model.len());
    Ok(())
}

#[derive(Clone, Copy, Default)]
struct Score {
    people: Tally,
    groups: Tally,
    places: Tally,
}

impl Score {
    fn print(&self) {
        for (name, tally) in [("people", self.people), ("groups", self.groups), ("places", self.places)] {
            let (precision, recall, f1) = tally.rates();
            println!("  {name}: precision {precision:.3} recall {recall:.3} F1 {f1:.3}  {tally:?}");
        }
    }
}

fn cross_validate(
    school: &mut School,
    captions: &[Labelled],
    folds: usize,
    misses: bool,
) -> anyhow::Result<()> {
    let mut score = Score::default();
    for fold in 0..folds {
        let part = |held: bool| {
            let pairs = captions.iter().enumerate().filter(move |(i, _)| (i % folds == fold) == held);
            pairs.map(|(_, c)| c.clone()).collect::<Vec<_>>()
        };
        school.use_tagger(&school.train(&part(false), SEED));
        measure(school, &part(true), &mut score, misses);
    }
    println!("{folds}-fold cross-validation:");
    score.print();
    Ok(())
}

fn measure(school: &School, captions: &[Labelled], score: &mut Score, misses: bool) -> Score {
    for caption in captions {
        let Found { people, groups, places } = school.read(caption);
        let all = [
            ("people", score.people.add(&caption.people, &people)),
            ("groups", score.groups.add(&caption.groups, &groups)),
            ("places", score.places.add(&caption.places, &places)),
        ];
        for (kind, (missed, wrong)) in
            all.into_iter().filter(|(_, (m, w))| misses && !(m.is_empty() && w.is_empty()))
        {
            println!("{kind}: missed {missed:?} wrong {wrong:?}\n      {}", caption.text);
        }
    }
    *score
}

fn load(path: &str) -> anyhow::Result<Vec<Labelled>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {path}"))?;
    let lines = text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty());
    lines.map(|(i, line)| labelled(line).with_context(|| format!("{path}, line {}", i + 1))).collect()
}

fn labelled(line: &str) -> anyhow::Result<Labelled> {
    let row: Value = serde_json::from_str(line)?;
    let names = |list: &Value| {
        let each = list.as_array().into_iter().flatten();
        each.filter_map(|v| v.as_str().or_else(|| v["text"].as_str())).map(str::to_owned).collect::<Vec<_>>()
    };
    let credit = |key: &str| [names(&row[key]), names(&row["credit"][key])].concat();
    Ok(Labelled {
        text: row["text"].as_str().context("a caption has no text")?.to_owned(),
        credit: [credit("creators"), credit("suppliers")].concat(),
        people: names(&row["people"]),
        groups: names(&row["groups"]),
        places: names(&row["places"]),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_tagger_has_the_digest_told_beside_it() -> anyhow::Result<()> {
        let digest: String =
            Sha256::digest(std::fs::read(MODEL)?).iter().map(|b| format!("{b:02x}")).collect();
        assert!(std::fs::read_to_string(DIGEST)?.starts_with(&digest), "run the step again: {digest}");
        Ok(())
    }

    #[test]
    fn the_same_captions_and_seed_give_the_same_bytes() -> anyhow::Result<()> {
        let line = r#"{"text": "Mayor Ada Lind of Norburg speaks to Lind Steel.", "people": ["Ada Lind"],
            "groups": ["Lind Steel"], "places": ["Norburg"]}"#;
        let captions = [labelled(line)?];
        let school = School::new();
        assert_eq!(school.train(&captions, 7), school.train(&captions, 7));
        Ok(())
    }
}
