//! How wide columns are on a terminal.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Blank columns between two columns of a table.
const GAP: usize = 2;
/// A column is not made narrower than this while another one can give way: a date is still whole.
const NARROW: usize = 10;
/// A column is never made narrower than this, even if the table then is too wide.
const NARROWEST: usize = 6;

/// How many columns of a terminal the text takes.
#[must_use]
pub fn width(text: &str) -> usize {
    text.width()
}

/// The widths of a table's columns.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    widths: Vec<usize>,
}

impl Layout {
    /// Widths for these lines, the first of which is the header, so that a line fits into `room`: columns without a
    /// value are left out (width 0), then the widest gives way first.
    pub(crate) fn of(lines: &[Vec<String>], room: usize) -> Self {
        let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
        let widest =
            |column| lines.iter().filter_map(|line| line.get(column)).map(|cell: &String| width(cell)).max();
        let is_blank =
            |column| lines.iter().skip(1).all(|line| line.get(column).is_none_or(String::is_empty));
        let width = |column| if is_blank(column) { 0 } else { widest(column).unwrap_or(0) };
        let mut widths: Vec<usize> = (0..columns).map(width).collect();
        let shown = widths.iter().filter(|&&width| width > 0).count();
        let room = room.saturating_sub(GAP * shown.saturating_sub(1));
        for least in [NARROW, NARROWEST] {
            narrow(&mut widths, room, least);
        }
        Self { widths }
    }

    /// One line of the table, without white space at its end.
    pub(crate) fn line(&self, cells: &[String]) -> String {
        let mut line = String::new();
        for (cell, &room) in cells.iter().zip(&self.widths).filter(|(_, room)| **room > 0) {
            let cell = truncated(cell, room);
            line.push_str(&cell);
            line.extend(std::iter::repeat_n(' ', room + GAP - width(&cell)));
        }
        line.truncate(line.trim_end().len());
        line
    }
}

/// Takes from the widest column until all fit, or none is wider than `least`.
fn narrow(widths: &mut [usize], room: usize, least: usize) {
    while widths.iter().sum::<usize>() > room {
        match widths.iter_mut().max() {
            Some(widest) if *widest > least => *widest -= 1,
            _ => return,
        }
    }
}

/// The text in at most `room` columns, `…` for what is left out.
fn truncated(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let mut left = room.saturating_sub(1);
    let fits = |c: &char| {
        let wide = c.width().unwrap_or(0);
        let fits = wide <= left;
        left = left.saturating_sub(wide);
        fits
    };
    text.chars().take_while(fits).chain(std::iter::once('…')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(cells: &[&str]) -> Vec<String> {
        cells.iter().map(|&cell| cell.to_owned()).collect()
    }

    #[test]
    fn the_widest_column_gives_way() {
        let lines = [line(&["place", "text"]), line(&["Tamnoun", "A long story of a street"])];
        let layout = Layout::of(&lines, 24);
        assert_eq!(layout.line(&lines[0]), "place    text");
        assert_eq!(layout.line(&lines[1]), "Tamnoun  A long story o…");
    }

    #[test]
    fn columns_without_a_value_are_left_out() {
        let lines = [line(&["a", "b", "c"]), line(&["1", "", "3"])];
        assert_eq!(Layout::of(&lines, 80).line(&lines[0]), "a  c");
    }

    #[test]
    fn wide_characters_count_twice() {
        assert_eq!(truncated("写真写真", 5), "写真…");
        assert_eq!(truncated("写真", 4), "写真");
    }
}
