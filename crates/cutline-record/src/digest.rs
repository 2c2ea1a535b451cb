//! Digests as text.

use cutline_model::Digest;

const HEX: &[u8; 16] = b"0123456789abcdef";

/// A SHA-256 digest as records write it: `sha256:` and 64 hex digits.
#[must_use]
pub fn sha256(digest: &Digest) -> String {
    let nibbles = digest.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    let mut text = String::with_capacity(71);
    text.push_str("sha256:");
    text.extend(nibbles.filter_map(|nibble| HEX.get(usize::from(nibble)).map(|&digit| char::from(digit))));
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn digests_are_lower_hex() {
        let mut digest = [0; 32];
        digest[0] = 0xAB;
        assert_eq!(super::sha256(&digest), format!("sha256:ab{}", "00".repeat(31)));
    }
}
