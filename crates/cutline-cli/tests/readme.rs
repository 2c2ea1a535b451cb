//! The commands of the README do what the README shows.
#![cfg(unix)]
#![expect(clippy::disallowed_methods, reason = "the README is a file")]
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::path::Path;
use std::process::Command;
use std::{env, fs};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const OPEN: &str = "```console\n";
const CLOSE: &str = "\n```";

/// What a shell shows for a command that is run at the root of the repository, without files left behind.
fn shown(command: &str) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_cutline")).parent().unwrap();
    let path = format!("{}:{}", program.display(), env::var("PATH").unwrap());
    let command = command.replace("> records.jsonl", "> /dev/null");
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{{ {command}; }} 2>&1")]).current_dir(ROOT);
    shell.env("PATH", path).env("COLUMNS", "100").env_remove("NO_COLOR");
    let output = shell.output().unwrap();
    String::from_utf8_lossy(&output.stdout).trim_end().to_owned()
}

#[test]
fn the_readme_shows_what_commands_print() {
    let path = Path::new(ROOT).join("README.md");
    let readme = fs::read_to_string(&path).unwrap();
    let mut renewed = String::new();
    let mut rest = readme.as_str();
    while let Some((before, after)) = rest.split_once(OPEN) {
        let (block, after) = after.split_once(CLOSE).unwrap();
        let line = block.lines().next().unwrap_or_default();
        renewed += &format!("{before}{OPEN}{line}");
        match line.strip_prefix("$ ").filter(|command| command.starts_with("cutline ")) {
            Some(command) => renewed += &format!("\n{}", shown(command)),
            None => renewed += block.strip_prefix(line).unwrap_or_default(),
        }
        renewed.truncate(renewed.trim_end().len());
        renewed += CLOSE;
        rest = after;
    }
    renewed += rest;
    if env::var_os("CUTLINE_UPDATE").is_some() {
        fs::write(&path, &renewed).unwrap();
    } else {
        assert!(readme == renewed, "README.md is behind: run this test with CUTLINE_UPDATE=1");
    }
}
