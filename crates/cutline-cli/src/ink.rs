//! Text with colours: painted by character, wrapped by width, printed with or without colour.

use std::ops::Range;

use anstyle::{AnsiColor, Style};
use cutline::export::visible;
use unicode_width::UnicodeWidthChar;

/// What a character is painted as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Paint {
    /// The terminal's own.
    #[default]
    Plain,
    /// Beside the point.
    Dim,
    /// A value.
    Bold,
    /// A date.
    Date,
    /// A place.
    Place,
    /// A person.
    Person,
    /// A minor.
    Minor,
    /// A group or a claimant.
    Voice,
    /// An event.
    Event,
    /// A toll.
    Toll,
    /// Words that take back.
    Hedge,
    /// A credit.
    Credit,
}

impl Paint {
    fn style(self) -> Style {
        let color = |color: AnsiColor| color.on_default();
        match self {
            Self::Plain => Style::new(),
            Self::Dim => Style::new().dimmed(),
            Self::Bold => Style::new().bold(),
            Self::Date => color(AnsiColor::Cyan),
            Self::Place => color(AnsiColor::Green),
            Self::Person => color(AnsiColor::Blue).bold(),
            Self::Minor => color(AnsiColor::Blue).bold().underline(),
            Self::Voice => color(AnsiColor::Magenta),
            Self::Event => color(AnsiColor::Red),
            Self::Toll => color(AnsiColor::Red).bold(),
            Self::Hedge => color(AnsiColor::Yellow).bold(),
            Self::Credit => color(AnsiColor::BrightBlack),
        }
    }
}

/// Painted text. Characters that would command the terminal are replaced as they come in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ink {
    marks: Vec<(char, Paint)>,
}

impl Ink {
    /// Adds text.
    pub(crate) fn push(&mut self, text: &str, paint: Paint) -> &mut Self {
        self.marks.extend(visible(text).chars().map(|character| (character, paint)));
        self
    }

    /// Adds painted text.
    pub(crate) fn append(&mut self, other: &Self) -> &mut Self {
        self.marks.extend(&other.marks);
        self
    }

    /// Paints over characters that are there.
    pub(crate) fn repaint(&mut self, range: Range<usize>, paint: Paint) {
        self.marks.get_mut(range).unwrap_or_default().iter_mut().for_each(|mark| mark.1 = paint);
    }

    /// Adds blanks up to a column, and one at least.
    pub(crate) fn pad(&mut self, column: usize) -> &mut Self {
        self.fill(column.max(self.width() + 1))
    }

    /// Adds blanks up to a column.
    pub(crate) fn fill(&mut self, column: usize) -> &mut Self {
        let blanks = column.saturating_sub(self.width());
        self.marks.extend(std::iter::repeat_n((' ', Paint::Plain), blanks));
        self
    }

    /// Columns of the terminal that it takes.
    pub(crate) fn width(&self) -> usize {
        self.marks.iter().map(|mark| columns(mark.0)).sum()
    }

    /// How many columns its characters `range` take.
    pub(crate) fn width_of(&self, range: Range<usize>) -> usize {
        self.marks.get(range).unwrap_or_default().iter().map(|mark| columns(mark.0)).sum()
    }

    /// On one line.
    pub(crate) fn to_text(&self, color: bool) -> String {
        paint(&self.marks, color)
    }

    /// Some of its characters on one line.
    pub(crate) fn part(&self, range: Range<usize>, color: bool) -> String {
        paint(self.marks.get(range).unwrap_or_default(), color)
    }

    /// On several lines: the first in `room` columns, the others behind `hang` blanks.
    pub(crate) fn wrapped(&self, room: usize, hang: usize, color: bool) -> String {
        let mut text = String::new();
        for line in self.lines(room, hang) {
            if line.start > 0 {
                text.extend(std::iter::repeat_n(' ', hang));
            }
            text.push_str(&self.part(line, color));
            text.push('\n');
        }
        text
    }

    /// Where lines break: at blanks, or anywhere in a word that is longer than a line.
    pub(crate) fn lines(&self, room: usize, hang: usize) -> Vec<Range<usize>> {
        let mut lines = Vec::new();
        let (mut start, mut used) = (0, 0);
        let mut blank: Option<usize> = None;
        let mut at = 0;
        while let Some(&(character, _)) = self.marks.get(at) {
            used += columns(character);
            // A dot that parts details stays on their line.
            if character == ' ' && self.marks.get(at + 1).is_none_or(|next| next.0 != '·') {
                blank = Some(at);
            }
            if used > room && at > start {
                let (end, next) = match blank.filter(|&blank| blank > start) {
                    Some(blank) => (blank, blank + 1),
                    None => (at, at),
                };
                lines.push(start..end);
                (start, at, blank) = (next, next, None);
                used = hang;
                continue;
            }
            at += 1;
        }
        if start < self.marks.len() {
            lines.push(start..self.marks.len());
        }
        lines
    }
}

fn columns(character: char) -> usize {
    character.width().unwrap_or(0)
}

fn paint(marks: &[(char, Paint)], color: bool) -> String {
    let mut text = String::new();
    for run in marks.chunk_by(|a, b| a.1 == b.1) {
        let style = run.first().map_or_else(Style::new, |mark| mark.1.style());
        let styled = color && style != Style::new();
        if styled {
            text.push_str(&style.render().to_string());
        }
        text.extend(run.iter().map(|mark| mark.0));
        if styled {
            text.push_str(&style.render_reset().to_string());
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ink(text: &str) -> Ink {
        let mut ink = Ink::default();
        ink.push(text, Paint::Plain);
        ink
    }

    #[test]
    fn lines_break_at_blanks() {
        assert_eq!(ink("one two three four").wrapped(9, 2, false), "one two\n  three\n  four\n");
        assert_eq!(ink("exactly ten").wrapped(11, 0, false), "exactly ten\n");
    }

    #[test]
    fn long_words_are_cut() {
        assert_eq!(ink("abcdefghij").wrapped(4, 0, false), "abcd\nefgh\nij\n");
        assert_eq!(ink("写真写真").wrapped(5, 0, false), "写真\n写真\n");
        assert_eq!(ink("写真").wrapped(1, 9, false), "写\n         真\n");
    }

    #[test]
    fn colours_can_be_left_out() {
        let mut ink = ink("a b");
        ink.repaint(2..3, Paint::Place);
        assert_eq!(ink.to_text(false), "a b");
        assert_eq!(ink.to_text(true), "a \u{1b}[32mb\u{1b}[0m");
    }

    #[test]
    fn nothing_commands_the_terminal() {
        assert_eq!(ink("a\u{1b}[2Jb").to_text(true), "a\u{fffd}[2Jb");
    }
}
