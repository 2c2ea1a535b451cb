//! Opening documents, so that each is hashed before it is read.

use std::fs::File;
use std::io::{self, Cursor, Read, Seek};
use std::path::Path;

use cutline_model::{Digest, Document};
use sha2::{Digest as _, Sha256};

use crate::limits::HELD;

/// A document and its bytes.
pub(crate) struct Opened {
    pub(crate) document: Document,
    pub(crate) input: Box<dyn Read>,
}

/// Opens a file or a pipe.
///
/// # Errors
/// If it cannot be opened or, being long, not be hashed.
pub(crate) fn open(path: &Path, name: String) -> io::Result<Opened> {
    let mut file = File::open(path)?;
    let meta = file.metadata()?;
    if !meta.is_file() || meta.len() <= HELD {
        return Ok(hold(file, name));
    }
    let digest = hash(&mut file)?;
    file.rewind()?;
    Ok(Opened { document: named(name, Some(digest)), input: Box::new(file) })
}

/// Holds the beginning of an input. If that is all, it is hashed; if more follows, or the input fails, it goes without.
pub(crate) fn hold(mut input: impl Read + 'static, name: String) -> Opened {
    let mut held = Vec::new();
    let result = input.by_ref().take(HELD + 1).read_to_end(&mut held);
    let whole = result.is_ok() && held.len() as u64 <= HELD;
    let digest = whole.then(|| Sha256::digest(&held).into());
    let held = Cursor::new(held);
    let input: Box<dyn Read> = match result {
        Ok(_) if whole => Box::new(held),
        Ok(_) => Box::new(held.chain(input)),
        Err(error) => Box::new(held.chain(Failed(Some(error)))),
    };
    Opened { document: named(name, digest), input }
}

/// The rest of an input that failed: it fails again, after what came before has been read.
struct Failed(Option<io::Error>);

impl Read for Failed {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}

fn named(name: String, digest: Option<Digest>) -> Document {
    Document { digest, name, ..Document::default() }
}

fn hash(file: &mut File) -> io::Result<Digest> {
    let mut hasher = Sha256::new();
    let mut buffer = vec![0; 256 << 10];
    loop {
        match file.read(&mut buffer) {
            Ok(0) => return Ok(hasher.finalize().into()),
            Ok(count) => hasher.update(buffer.get(..count).unwrap_or_default()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(opened: Opened) -> (bool, io::Result<Vec<u8>>) {
        let Opened { document, mut input } = opened;
        let mut bytes = Vec::new();
        (document.digest.is_some(), input.read_to_end(&mut bytes).map(|_| bytes))
    }

    #[test]
    fn what_is_held_is_hashed() {
        let (hashed, read) = bytes(hold(&b"abc"[..], "-".into()));
        assert!(hashed);
        assert_eq!(read.unwrap(), b"abc");
    }

    #[test]
    fn a_long_pipe_goes_without_a_hash() {
        let (hashed, read) = bytes(hold(io::repeat(b'x').take(HELD + 100), "-".into()));
        assert!(!hashed);
        assert_eq!(read.unwrap().len() as u64, HELD + 100);
    }

    #[test]
    fn a_failing_input_fails_after_its_beginning() {
        let opened = hold((&b"abc"[..]).chain(Failed(Some(io::Error::other("gone")))), "-".into());
        let Opened { document, mut input } = opened;
        let mut start = [0; 3];
        input.read_exact(&mut start).unwrap();
        assert_eq!((&start, document.digest), (b"abc", None));
        assert!(input.read(&mut start).is_err());
    }
}
