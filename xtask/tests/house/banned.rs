//! Crates that must never be built in: Cutline opens no outbound connection.

use crate::expect_none;
use crate::workspace::{packages, root};

const FETCHES: &str = "it fetches things from other machines";
const ENCRYPTS: &str = "it speaks TLS, and there is nobody to speak to";
const REPORTS: &str = "it reports to other machines";
const RESOLVES: &str = "it asks name servers";

/// Crates, and why not.
const CRATES: &[(&str, &str)] = &[
    ("attohttpc", FETCHES),
    ("aws-config", FETCHES),
    ("awc", FETCHES),
    ("curl", FETCHES),
    ("curl-sys", FETCHES),
    ("git2", FETCHES),
    ("hickory-resolver", RESOLVES),
    ("hyper-rustls", FETCHES),
    ("hyper-tls", FETCHES),
    ("isahc", FETCHES),
    ("minreq", FETCHES),
    ("native-tls", ENCRYPTS),
    ("object_store", FETCHES),
    ("openssl", ENCRYPTS),
    ("openssl-sys", ENCRYPTS),
    ("opentelemetry", REPORTS),
    ("reqwest", FETCHES),
    ("rustls", ENCRYPTS),
    ("self_update", FETCHES),
    ("sentry", REPORTS),
    ("ssh2", FETCHES),
    ("surf", FETCHES),
    ("trust-dns-resolver", RESOLVES),
    ("tungstenite", FETCHES),
    ("ureq", FETCHES),
];

/// Features of crates that are welcome without them.
const FEATURES: &[(&str, &str)] =
    &[("hyper", "client"), ("hyper-util", "client"), ("tower-http", "follow-redirect")];

#[test]
fn no_crate_opens_connections() {
    let mut complaints = Vec::new();
    for lock in ["Cargo.lock", "bench/Cargo.lock", "fuzz/Cargo.lock"] {
        // The lock files name the crates of all platforms, downloaded or not.
        let text = std::fs::read_to_string(root().join(lock)).unwrap_or_default();
        for name in text.lines().filter_map(|line| line.strip_prefix("name = ")) {
            let found = CRATES.iter().find(|(banned, _)| *banned == name.trim_matches('"'));
            complaints.extend(found.map(|(banned, why)| format!("{lock}: {banned}: {why}")));
        }
    }
    expect_none(&complaints);
}

#[test]
fn no_feature_opens_connections() {
    let switched = |name: &str, feature: &str| {
        packages()
            .iter()
            .any(|package| package.name == name && package.features.iter().any(|on| on == feature))
    };
    let complaints: Vec<String> = FEATURES
        .iter()
        .filter(|(name, feature)| switched(name, feature))
        .map(|(name, feature)| format!("{name}: feature {feature}: {FETCHES}"))
        .collect();
    expect_none(&complaints);
}
