//! The reference of the documentation says what the program says.

use std::fs;
use std::path::PathBuf;

use clap::{Command, CommandFactory};
use cutline::model::ProblemCode;
use cutline::model::reading::RemarkCode;

use crate::args::Cli;

fn page(name: &str) -> (PathBuf, String) {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reference")).join(name);
    let text = fs::read_to_string(&path).unwrap().replace("\r\n", "\n");
    (path, text)
}

/// The help of a command between its marks.
fn help(mut command: Command) -> String {
    let name = command.get_name().to_owned();
    command = command.bin_name(if name == "cutline" { name.clone() } else { format!("cutline {name}") });
    let help = command.term_width(100).render_long_help().to_string();
    let help = help.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    format!("<!-- help: {name} -->\n```text\n{help}\n```\n<!-- end -->")
}

#[test]
fn every_command_and_option_is_documented() {
    let mut root = Cli::command();
    root.build();
    let (path, mut text) = page("cli.md");
    let commands = root.get_subcommands().filter(|command| command.get_name() != "help").cloned();
    for command in std::iter::once(root.clone()).chain(commands) {
        let mark = format!("<!-- help: {} -->", command.get_name());
        let start = text.find(&mark).unwrap_or_else(|| panic!("{mark} is missing in cli.md"));
        let end = start + text[start..].find("<!-- end -->").unwrap() + "<!-- end -->".len();
        if std::env::var_os("CUTLINE_UPDATE").is_some() {
            text.replace_range(start..end, &help(command));
            fs::write(&path, &text).unwrap();
        } else {
            assert_eq!(
                &text[start..end],
                help(command),
                "cli.md is behind: run the tests with CUTLINE_UPDATE=1"
            );
        }
    }
}

#[test]
fn every_problem_is_documented() {
    let (_, text) = page("problems.md");
    let documented: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("### ")).collect();
    let problems = ProblemCode::ALL.iter().map(|code| code.as_str());
    let remarks = RemarkCode::ALL.iter().map(|code| code.as_str());
    let codes: Vec<&str> = problems.chain(remarks).collect();
    assert_eq!(documented, codes, "problems.md has a section for each code, in the order of the lists");
}
