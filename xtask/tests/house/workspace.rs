//! The checkout, and what cargo says of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use serde_json::Value;

/// A package as `cargo metadata` lists it.
pub(crate) struct Package {
    pub(crate) name: String,
    /// Name and version, for messages.
    pub(crate) label: String,
    /// SPDX expression; empty if none is given.
    pub(crate) licence: String,
    /// Whether it is a crate of this workspace.
    pub(crate) is_ours: bool,
    /// Names of what it needs to be built and run, tests excepted.
    pub(crate) needs: Vec<String>,
    /// Features that are switched on here.
    pub(crate) features: Vec<String>,
}

/// The root of the checkout.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A text file of the checkout, by its path from the root.
pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Every package that any crate of the workspace needs, on any platform if all are downloaded, else on this one.
pub(crate) fn packages() -> &'static [Package] {
    static PACKAGES: OnceLock<Vec<Package>> = OnceLock::new();
    PACKAGES.get_or_init(|| {
        let metadata = metadata(&[]).unwrap_or_else(|_| {
            metadata(&["--filter-platform", &host()])
                .unwrap_or_else(|error| panic!("cargo metadata: {error}"))
        });
        let resolved = list(&metadata["resolve"]["nodes"]);
        list(&metadata["packages"]).iter().map(|package| read_package(package, resolved)).collect()
    })
}

fn read_package(package: &Value, resolved: &[Value]) -> Package {
    let name = text(&package["name"]);
    let needs = list(&package["dependencies"]).iter().filter(|need| need["kind"] != "dev");
    let node = resolved.iter().find(|node| node["id"] == package["id"]).unwrap_or(&Value::Null);
    Package {
        label: format!("{name} {}", text(&package["version"])),
        licence: text(&package["license"]),
        is_ours: package["source"].is_null(),
        needs: needs.map(|need| text(&need["name"])).collect(),
        features: list(&node["features"]).iter().map(text).collect(),
        name,
    }
}

fn metadata(more: &[&str]) -> Result<Value, String> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--offline", "--locked"])
        .args(more)
        .current_dir(root())
        .output()
        .map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())
}

/// The platform that this runs on, as cargo names it.
fn host() -> String {
    let output = Command::new(env!("CARGO")).arg("-vV").output().expect("cargo runs");
    let told = String::from_utf8_lossy(&output.stdout);
    told.lines().find_map(|line| line.strip_prefix("host: ")).expect("cargo names its host").to_owned()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
