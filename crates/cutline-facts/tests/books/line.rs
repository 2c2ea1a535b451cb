//! Lines of expectations as words: bare ones and quoted ones.

use std::collections::VecDeque;

/// A word of a line: a name of the notation, or, in quotes, words of the caption.
#[derive(Debug)]
struct Word {
    quoted: bool,
    text: String,
}

/// The words of a line, taken one by one.
#[derive(Debug)]
pub struct Words {
    rest: VecDeque<Word>,
}

impl Words {
    /// The words of a line up to a `#` outside quotes.
    pub fn of(line: &str) -> Result<Self, String> {
        let mut words = VecDeque::new();
        let mut rest = line.trim_start();
        while !rest.is_empty() && !rest.starts_with('#') {
            let (word, after) = first(rest)?;
            words.push_back(word);
            rest = after.trim_start();
        }
        Ok(Self { rest: words })
    }

    /// The next word, if it is bare.
    pub fn bare(&mut self) -> Option<String> {
        self.take(false)
    }

    /// The next word, if it is quoted.
    pub fn quoted(&mut self) -> Option<String> {
        self.take(true)
    }

    fn take(&mut self, quoted: bool) -> Option<String> {
        self.rest.front().filter(|word| word.quoted == quoted)?;
        self.rest.pop_front().map(|word| word.text)
    }

    /// The next word must be bare.
    pub fn need_bare(&mut self, what: &str) -> Result<String, String> {
        self.bare().ok_or_else(|| format!("{what} is missing"))
    }

    /// The next word must be quoted.
    pub fn need_quoted(&mut self, what: &str) -> Result<String, String> {
        self.quoted().ok_or_else(|| format!("{what} is missing, in quotes"))
    }

    /// Nothing may be left.
    pub fn end(&self) -> Result<(), String> {
        if self.rest.is_empty() { Ok(()) } else { Err(format!("not understood: {:?}", self.rest)) }
    }
}

/// The first word of a line that is not empty, and what follows it.
fn first(line: &str) -> Result<(Word, &str), String> {
    let Some(inner) = line.strip_prefix('"') else {
        let (text, after) = line.split_at(line.find(char::is_whitespace).unwrap_or(line.len()));
        return Ok((Word { quoted: false, text: text.to_owned() }, after));
    };
    let (text, after) = inner.split_once('"').ok_or_else(|| format!("a quote never ends: {line}"))?;
    Ok((Word { quoted: true, text: text.to_owned() }, after))
}
