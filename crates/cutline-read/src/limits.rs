//! Every bound of the reader. Memory follows from these alone, never from the length of an input.

/// Bytes of UTF-8 in a caption; longer ones are passed over and told.
pub const CAPTION: usize = 64 * 1024;
/// Captions within which the same caption again is folded into the first.
pub const DOUBLING_WINDOW: usize = 16;
/// Further places that one caption may collect; then it starts anew.
pub const ALSO: usize = 1024;
/// Bytes from which charset and format are told.
pub const DETECTION: usize = 256 * 1024;
/// Bytes of UTF-8 in a JSON line or a table's row.
pub const LINE: usize = 2 * 1024 * 1024;
/// Lines of a block of plain text after which it is decided whether each is a caption.
pub const BLOCK_LINES: usize = 64;
/// Bytes asked of the input at a time.
pub const READ: usize = 64 * 1024;
/// Problems of one code that are told one by one; the rest are counted.
pub const PROBLEMS_OF_A_KIND: u64 = 100;
/// Rows from which a table's delimiter and columns are guessed.
pub const GUESS_ROWS: usize = 20;
