//! The caption cut into words.
