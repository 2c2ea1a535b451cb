//! Licences of what is built in.

use spdx::{Expression, ParseMode};

use crate::expect_none;
use crate::workspace::packages;

/// Licences that anyone may ship with Cutline under its own two.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

#[test]
fn every_licence_is_allowed() {
    let complaints: Vec<String> = packages()
        .iter()
        .filter(|package| !is_allowed(&package.licence))
        .map(|package| format!("{}: licence {:?}", package.label, package.licence))
        .collect();
    expect_none(&complaints);
}

#[test]
fn of_alternatives_one_is_enough_of_a_sum_all_are_needed() {
    for fine in ["MIT", "MIT/Apache-2.0", "GPL-3.0-only OR MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
        assert!(is_allowed(fine), "{fine}");
    }
    for not in
        ["", "GPL-3.0-only", "MIT AND GPL-3.0-only", "MPL-2.0", "Apache-2.0 WITH Classpath-exception-2.0"]
    {
        assert!(!is_allowed(not), "{not}");
    }
}

/// Whether one choice among the alternatives of an SPDX expression asks for allowed licences alone. An old `MIT/ISC`
/// means either.
fn is_allowed(expression: &str) -> bool {
    let parsed = Expression::parse_mode(expression, ParseMode::LAX);
    parsed.is_ok_and(|e| e.evaluate(|asked| ALLOWED.contains(&asked.to_string().as_str())))
}
