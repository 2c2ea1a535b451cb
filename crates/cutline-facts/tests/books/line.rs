//! Lines of expectations as words: bare ones and quoted ones.

/// A word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// A name of the notation.
    Bare(String),
    /// Words of the caption.
    Quoted(String),
}

/// The words of a line up to a `#` outside quotes.
pub fn words(line: &str) -> Result<Vec<Word>, String> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() && !rest.starts_with('#') {
        let (word, after) = match rest.strip_prefix('"') {
            Some(inner) => {
                let (text, after) =
                    inner.split_once('"').ok_or_else(|| format!("a quote never ends: {line}"))?;
                (Word::Quoted(text.to_owned()), after)
            }
            None => {
                let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
                let (text, after) = rest.split_at(end);
                (Word::Bare(text.to_owned()), after)
            }
        };
        words.push(word);
        rest = after.trim_start();
    }
    Ok(words)
}

/// Takes words one by one.
pub struct Words {
    rest: std::collections::VecDeque<Word>,
}

impl Words {
    /// The words of a line.
    pub fn of(line: &str) -> Result<Self, String> {
        Ok(Self { rest: words(line)?.into() })
    }

    /// The next word, if it is bare.
    pub fn bare(&mut self) -> Option<String> {
        match self.rest.front() {
            Some(Word::Bare(_)) => match self.rest.pop_front() {
                Some(Word::Bare(text)) => Some(text),
                _ => None,
            },
            _ => None,
        }
    }

    /// The next word, if it is quoted.
    pub fn quoted(&mut self) -> Option<String> {
        match self.rest.front() {
            Some(Word::Quoted(_)) => match self.rest.pop_front() {
                Some(Word::Quoted(text)) => Some(text),
                _ => None,
            },
            _ => None,
        }
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
