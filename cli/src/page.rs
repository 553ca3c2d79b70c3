//! A text for a terminal, put together line by line.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use tensu_words::{Row, Tone, columns};
use unicode_width::UnicodeWidthStr;

/// The title of a list.
pub(crate) const TITLE: Style = Style::new().bold();
/// A payment.
pub(crate) const PRICE: Style = AnsiColor::Green.on_default().bold();
/// A remark for those who look twice.
pub(crate) const ASIDE: Style = Style::new().dimmed();
/// A mistake.
pub(crate) const WRONG: Style = AnsiColor::Red.on_default().bold();

/// A page.
#[derive(Default)]
pub(crate) struct Page(pub(crate) String);

/// Puts a text in the style of its tone.
pub(crate) fn paint(tone: Tone, text: &str) -> String {
    match tone {
        Tone::Plain | Tone::Tiles => text.to_owned(),
        Tone::Title => styled(TITLE, text),
        Tone::Price => styled(PRICE, text),
        Tone::Aside => styled(ASIDE, text),
    }
}

/// Puts a text in a style.
pub(crate) fn styled(style: Style, text: &str) -> String {
    if text.is_empty() {
        String::new()
    } else {
        format!("{style}{text}{style:#}")
    }
}

impl Page {
    pub(crate) fn line(&mut self, text: impl AsRef<str>) {
        self.0.push_str(text.as_ref());
        self.0.push('\n');
    }

    /// Adds another page below this one.
    pub(crate) fn append(&mut self, other: &Self) {
        if !self.0.is_empty() && !other.0.starts_with('\n') {
            self.0.push('\n');
        }
        self.0 += &other.0;
    }

    /// Returns the same with more at the end of its last line.
    pub(crate) fn and(self, more: &str) -> Self {
        Self(format!("{}  {more}\n", self.0.trim_end_matches('\n')))
    }

    pub(crate) fn styled(&mut self, style: Style, text: &str) {
        self.line(styled(style, text));
    }

    /// Adds the title of a list, apart from the lines before it.
    pub(crate) fn title(&mut self, text: &str) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.styled(TITLE, text);
    }

    /// Adds an item of a list.
    pub(crate) fn item(&mut self, text: impl AsRef<str>) {
        self.line(format!("  {}", text.as_ref()));
    }

    pub(crate) fn rows(&mut self, rows: &[Row]) {
        for line in columns(rows, &paint) {
            self.item(line);
        }
    }
}

impl Page {
    /// Adds a table: each column as wide as its widest cell.
    pub(crate) fn table(&mut self, rows: &[Vec<String>]) {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let cell = |row: &Vec<String>, i: usize| row.get(i).map_or(0, |cell| cell.width());
        let width = |i: usize| rows.iter().map(|row| cell(row, i)).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for row in rows {
            let mut line = String::from("  ");
            for (i, text) in row.iter().enumerate() {
                let gap = widths[i] - text.width() + 2;
                let _ = write!(line, "{text}{:gap$}", "");
            }
            self.line(line.trim_end());
        }
    }
}

/// The most characters that a complaint repeats of what somebody typed.
const SHOWN: usize = 400;

/// Writes a text as it can be shown in any terminal, which must not obey it.
pub(crate) fn plain(text: &str) -> String {
    let shown = |c: char| match c {
        '\t' => ' ',
        c if c.is_control() => char::REPLACEMENT_CHARACTER,
        c => c,
    };
    let cut = text.chars().nth(SHOWN).map(|_| '…');
    text.chars().take(SHOWN).map(shown).chain(cut).collect()
}

/// Returns the part of a text that is around a place, and a mark that points at the place from below.
pub(crate) fn marked(text: &str, at: usize) -> [String; 2] {
    /// The most characters before the place and behind it.
    const AROUND: usize = 40;
    let from = at.saturating_sub(AROUND);
    let mut before = plain(&text.chars().skip(from).take(at - from).collect::<String>());
    if from > 0 {
        before.insert(0, '…');
    }
    let mut behind = plain(&text.chars().skip(at).take(AROUND).collect::<String>());
    if text.chars().nth(at + AROUND).is_some() {
        behind.push('…');
    }
    let mark = format!("{:1$}^", "", before.width());
    [before + &behind, mark]
}

#[cfg(test)]
mod tests {
    use super::{marked, plain};

    #[test]
    fn a_place_is_marked_wherever_it_is() {
        for (text, at, shown) in [
            ("12x", 2, ["12x", "  ^"]),
            ("12", 2, ["12", "  ^"]),
            // A kanji takes two places.
            ("一萬x", 2, ["一萬x", "    ^"]),
            ("1\u{1b}[31m\tx", 7, ["1\u{fffd}[31m x", "       ^"]),
        ] {
            assert_eq!(marked(text, at), shown, "{text:?}");
        }
        let long = format!("{}x{}", "1".repeat(1_000), "2".repeat(1_000));
        let [shown, mark] = marked(&long, 1_000);
        let (ones, twos) = ("1".repeat(40), "2".repeat(39));
        assert_eq!(shown, format!("…{ones}x{twos}…"));
        assert_eq!(mark.find('^'), Some(41));
    }

    #[test]
    fn no_terminal_obeys_what_was_typed() {
        assert_eq!(plain("a\u{1b}[2J\nb"), "a\u{fffd}[2J\u{fffd}b");
        assert_eq!(plain(&"x".repeat(500)).chars().count(), 401);
    }
}
