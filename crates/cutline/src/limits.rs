//! Bounds that keep memory from growing with the input.

/// Captions that are read together.
pub(crate) const BATCH_CAPTIONS: usize = 2000;

/// Bytes of captions that are read together.
pub(crate) const BATCH_BYTES: usize = 1 << 20;

/// Captions below which a batch is not worth a second thread.
pub(crate) const SMALL_BATCH: usize = 32;

/// Bytes of a document that are held, so that it is hashed and read in one pass. A longer file is read twice, a longer
/// pipe goes without a hash.
pub(crate) const HELD: u64 = 8 << 20;
