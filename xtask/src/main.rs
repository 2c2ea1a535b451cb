//! Build steps of Cutline.
fn main() {}
