//! The shapes described for programs.

use schemars::generate::SchemaSettings;
use serde_json::Value;

use crate::{Problem, Record};

/// The JSON Schema (draft 2020-12) of record v1; problem v1 stands in its `$defs`.
#[must_use]
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    generator.subschema_for::<Problem<'_>>();
    generator.into_root_schema_for::<Record<'_>>().to_value()
}
