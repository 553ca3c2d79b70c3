//! A text for a terminal, put together line by line.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr;

/// What stands over a list.
pub(crate) const TITLE: Style = Style::new().bold();
/// A price.
pub(crate) const PRICE: Style = AnsiColor::Green.on_default().bold();
/// What is only for those who look twice.
pub(crate) const ASIDE: Style = Style::new().dimmed();
/// What is wrong.
pub(crate) const WRONG: Style = AnsiColor::Red.on_default().bold();

/// The widest first column: what is longer stands by itself.
const WIDEST: usize = 48;

/// A page.
#[derive(Default)]
pub(crate) struct Page(pub(crate) String);

/// A line of a table: names on the left, amounts on the right.
pub(crate) struct Row {
    pub(crate) name: String,
    /// Behind the name, dimmed.
    pub(crate) aside: String,
    pub(crate) amount: String,
}

impl Row {
    pub(crate) fn new(name: impl Into<String>, amount: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            aside: String::new(),
            amount: amount.into(),
        }
    }

    pub(crate) fn with(self, aside: impl Into<String>) -> Self {
        Self {
            aside: aside.into(),
            ..self
        }
    }

    fn width(&self) -> usize {
        let gap = usize::from(!self.aside.is_empty());
        self.name.width() + gap + self.aside.width()
    }
}

/// A text in a style.
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

    pub(crate) fn styled(&mut self, style: Style, text: &str) {
        self.line(styled(style, text));
    }

    /// What stands over a list, apart from what is before it.
    pub(crate) fn title(&mut self, text: &str) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.styled(TITLE, text);
    }

    /// An item of a list.
    pub(crate) fn item(&mut self, text: impl AsRef<str>) {
        self.line(format!("  {}", text.as_ref()));
    }

    pub(crate) fn rows(&mut self, rows: &[Row]) {
        let widths = rows.iter().map(Row::width);
        let name = widths.filter(|&width| width <= WIDEST).max().unwrap_or(0);
        let amounts = rows.iter().map(|row| row.amount.width());
        let amount = amounts.max().unwrap_or(0);
        for row in rows {
            let mut line = format!("  {}", row.name);
            if !row.aside.is_empty() {
                line.push(' ');
                line += &styled(ASIDE, &row.aside);
            }
            if !row.amount.is_empty() {
                let gap = name.saturating_sub(row.width()) + 2;
                let gap = gap + amount - row.amount.width();
                // Writing to a string cannot fail.
                let _ = write!(line, "{:gap$}{}", "", row.amount);
            }
            self.line(line);
        }
    }
}

impl Page {
    /// A table: each column as wide as its widest cell.
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

/// A mark below a place of a text.
pub(crate) fn caret(text: &str, at: usize) -> String {
    let before: String = text.chars().take(at).collect();
    format!("{:1$}^", "", before.width())
}
