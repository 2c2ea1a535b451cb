//! The digest of rules and data: SHA-256 over every source file, lexicon and model of this crate, in the order of their
//! paths. Readers with the same digest read alike.
#![expect(clippy::disallowed_methods, reason = "a build script reads the crate's own files")]

use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

fn main() -> std::io::Result<()> {
    println!("cargo::rustc-env=CUTLINE_RULES={}", digest(&["lexicons", "model", "src"])?);
    println!("cargo::rustc-env=CUTLINE_RULES_WITHOUT_MODEL={}", digest(&["lexicons", "src"])?);
    Ok(())
}

fn digest(folders: &[&str]) -> std::io::Result<String> {
    let mut files = Vec::new();
    for folder in folders {
        println!("cargo::rerun-if-changed={folder}");
        collect(Path::new(folder), &mut files)?;
    }
    files.sort();
    let mut digest = Sha256::new();
    for file in files {
        digest.update(file.to_string_lossy().replace('\\', "/"));
        digest.update([0]);
        digest.update(std::fs::read(&file)?);
    }
    Ok(digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { collect(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
