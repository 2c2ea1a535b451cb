//! The command line of Cutline.
fn main() {}
