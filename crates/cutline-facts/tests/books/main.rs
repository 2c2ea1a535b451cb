//! The caption books: Markdown pages of captions with what must be read from them. See `books/README.md`.
#![expect(clippy::disallowed_methods, reason = "tests read the books from the checkout")]
#![expect(clippy::print_stdout, reason = "the figures are for people who run the tests with --nocapture")]
#![expect(unreachable_pub, reason = "the modules of a test have no outside")]

mod challenge;
mod count;
mod dump;
mod expect;
mod facts;
mod judge;
mod judge_check;
mod line;
mod page;
mod tally;
