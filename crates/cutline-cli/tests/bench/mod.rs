//! A fresh folder to run the program in.
#![allow(dead_code, reason = "each test file uses its part")]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// A folder with files.
pub(crate) struct Bench(TempDir);

/// How a run ended, and what it said.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Bench {
    /// Lays out these files.
    pub(crate) fn new(files: &[(&str, &str)]) -> Self {
        let bench = Self(tempfile::tempdir().unwrap());
        for (name, text) in files {
            fs::create_dir_all(bench.path(name).parent().unwrap()).unwrap();
            fs::write(bench.path(name), text).unwrap();
        }
        bench
    }

    /// The path of a file.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Runs the program in the folder.
    pub(crate) fn run(&self, arguments: &[&str]) -> Ran {
        self.feed(arguments, b"")
    }

    /// Runs it with this on standard input.
    pub(crate) fn feed(&self, arguments: &[&str], input: &[u8]) -> Ran {
        let mut child = self.command(arguments).spawn().unwrap();
        let _ = child.stdin.take().unwrap().write_all(input);
        let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Ran { code: status.code().unwrap(), out: text(stdout), err: text(stderr) }
    }

    /// Runs it with an output that nobody reads.
    pub(crate) fn run_unheard(&self, arguments: &[&str]) -> i32 {
        let mut child = self.command(arguments).stderr(Stdio::null()).spawn().unwrap();
        drop(child.stdout.take());
        child.wait().unwrap().code().unwrap()
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cutline"));
        command.current_dir(self.0.path()).args(arguments).env_remove("COLUMNS").env_remove("NO_COLOR");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }
}
