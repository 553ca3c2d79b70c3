//! Lines of any text, and how they are written: for a terminal or a plain text, as Markdown, as HTML.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// The look of a part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// As it is.
    Plain,
    /// The title of a list.
    Title,
    /// A payment.
    Price,
    /// A remark for those who look twice.
    Aside,
    /// Tiles as text.
    Tiles,
}

/// A part of a line.
#[derive(Clone, Debug)]
pub(crate) struct Part(pub(crate) Tone, pub(crate) String);

/// A line of a table: names on the left, amounts on the right.
#[derive(Clone, Debug)]
pub struct Row {
    /// The name.
    pub name: String,
    /// A remark behind the name.
    pub aside: String,
    /// The amount.
    pub amount: String,
}

impl Row {
    /// A line without a remark.
    pub fn new(name: impl Into<String>, amount: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            aside: String::new(),
            amount: amount.into(),
        }
    }

    /// The same with a remark.
    #[must_use]
    pub fn with(self, aside: impl Into<String>) -> Self {
        Self {
            aside: aside.into(),
            ..self
        }
    }
}

/// A line.
#[derive(Clone, Debug)]
pub(crate) enum Line {
    /// One of a paragraph.
    Text(Vec<Part>),
    /// The title of what follows.
    Title(String),
    /// One of a table.
    Row(Row),
    /// One of a list.
    Item(Vec<Part>),
    /// One below the line of an item.
    More(Vec<Part>),
    /// Nothing: what follows stands apart.
    Gap,
}

/// Lines in their order.
#[derive(Clone, Debug, Default)]
pub struct Lines(pub(crate) Vec<Line>);

/// The widest first column of a table: a longer one is broken.
const WIDEST: usize = 56;

/// Returns the places that a text takes in a terminal, where a kanji, a kana and a syllable of hangul take two.
pub fn width(text: &str) -> usize {
    let is_wide = |c: char| {
        matches!(c,
            '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{303e}' | '\u{3041}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}'
            | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe6f}' | '\u{ff01}'..='\u{ff60}' | '\u{ffe0}'..='\u{ffe6}')
    };
    text.chars().map(|c| if is_wide(c) { 2 } else { 1 }).sum()
}

/// Writes the lines of a table, in two columns. `paint` puts a text in its tone.
pub fn columns(rows: &[Row], paint: &dyn Fn(Tone, &str) -> String) -> Vec<String> {
    let broken: Vec<_> = rows.iter().map(|row| row.broken(paint)).collect();
    let names = broken.iter().flatten().map(|(_, width)| *width).max();
    let names = names.unwrap_or(0).min(WIDEST);
    let amounts = rows.iter().map(|row| width(&row.amount));
    let amounts = amounts.max().unwrap_or(0);
    let mut lines = Vec::new();
    for (row, mut broken) in rows.iter().zip(broken) {
        // The amount is behind the last line.
        if let Some((line, own)) = broken.last_mut()
            && !row.amount.is_empty()
        {
            let gap = names.saturating_sub(*own) + 2 + amounts - width(&row.amount);
            line.extend(core::iter::repeat_n(' ', gap));
            line.push_str(&row.amount);
        }
        lines.extend(broken.into_iter().map(|(line, _)| line));
    }
    lines
}

impl Row {
    /// Breaks its first column into lines that are not too wide, each with its width.
    fn broken(&self, paint: &dyn Fn(Tone, &str) -> String) -> Vec<(String, usize)> {
        let name = self.name.split(' ').map(|word| (Tone::Plain, word));
        let aside = self.aside.split(' ').map(|word| (Tone::Aside, word));
        let words = name.chain(aside.filter(|_| !self.aside.is_empty()));
        let mut lines: Vec<(String, usize)> = Vec::new();
        for (tone, word) in words {
            let painted = paint(tone, word);
            match lines.last_mut() {
                Some((line, own)) if *own + 1 + width(word) <= WIDEST => {
                    add(line, &[" ", &painted]);
                    *own += 1 + width(word);
                }
                // Further lines are indented.
                Some(_) => lines.push((["  ", &painted].concat(), 2 + width(word))),
                None => lines.push((painted, width(word))),
            }
        }
        lines
    }
}

/// Writes them as plain text.
impl fmt::Display for Lines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(&|_, text| text.to_owned()).join("\n"))
    }
}

impl Lines {
    /// Writes each line as text, with its tables in columns. `paint` puts a text in its tone: for a terminal in a
    /// colour, for a plain text not at all.
    pub fn text(&self, paint: &dyn Fn(Tone, &str) -> String) -> Vec<String> {
        let painted = |parts: &[Part]| -> String {
            parts
                .iter()
                .map(|Part(tone, text)| paint(*tone, text))
                .collect()
        };
        let mut lines = Vec::new();
        for group in self.groups() {
            for line in group {
                match line {
                    Line::Text(parts) => lines.push(painted(parts)),
                    Line::Title(title) => {
                        if !lines.is_empty() {
                            lines.push(String::new());
                        }
                        lines.push(paint(Tone::Title, title));
                    }
                    Line::Item(parts) => lines.push(format!("  {}", painted(parts))),
                    Line::More(parts) => lines.push(format!("    {}", painted(parts))),
                    Line::Gap => lines.push(String::new()),
                    Line::Row(_) => {}
                }
            }
            let rows = columns(&rows(group), paint);
            lines.extend(rows.into_iter().map(|row| format!("  {row}")));
        }
        lines
    }

    /// Writes them in Markdown: titles are headings of the third level, tables are lists, as not every reader of
    /// Markdown knows tables.
    pub fn markdown(&self) -> String {
        let mut text = String::new();
        let mut before: Option<&Line> = None;
        for line in self.0.iter().filter(|line| !matches!(line, Line::Gap)) {
            let is_listed = |line: &Line| !matches!(line, Line::Text(_) | Line::Title(_));
            let start = match (before, line) {
                (None, _) => "",
                // Two spaces at the end of a line keep it.
                (Some(Line::Text(_)), Line::Text(_)) => "  \n",
                (_, Line::More(_)) => "  \n  ",
                (Some(before), _) if is_listed(before) && is_listed(line) => "\n",
                _ => "\n\n",
            };
            text.push_str(start);
            match line {
                Line::Text(parts) | Line::More(parts) => add(&mut text, &[&marked(parts)]),
                Line::Title(title) => add(&mut text, &["### ", &escaped(title)]),
                Line::Item(parts) => add(&mut text, &["- ", &marked(parts)]),
                Line::Row(row) => {
                    let name = Part(Tone::Plain, row.name.clone());
                    add(&mut text, &["- ", &marked(&[name])]);
                    if !row.aside.is_empty() {
                        add(&mut text, &[" *", &escaped(&row.aside), "*"]);
                    }
                    if !row.amount.is_empty() {
                        add(&mut text, &[" · **", &escaped(&row.amount), "**"]);
                    }
                }
                Line::Gap => {}
            }
            before = Some(line);
        }
        text
    }

    /// Writes them as HTML, without a style: paragraphs, headings of the third level, tables and lists in a `<section>`
    /// of this language.
    pub fn html(&self, lang: &str) -> String {
        let mut text = String::new();
        add(&mut text, &["<section lang=\"", &plain(lang), "\">"]);
        for group in self.groups() {
            let [start, between, end] = match group.first() {
                Some(Line::Text(_)) => ["<p>", "<br>", "</p>"],
                Some(Line::Row(_)) => ["<table>", "", "</table>"],
                Some(Line::Item(_) | Line::More(_)) => ["<ul><li>", "</li><li>", "</li></ul>"],
                _ => [""; 3],
            };
            text.push_str(start);
            for (i, line) in group.iter().enumerate() {
                match line {
                    _ if i == 0 => {}
                    Line::More(_) => text.push_str("<br>"),
                    _ => text.push_str(between),
                }
                match line {
                    Line::Text(parts) | Line::Item(parts) | Line::More(parts) => {
                        text.push_str(&tagged(parts));
                    }
                    Line::Title(title) => add(&mut text, &["<h3>", &plain(title), "</h3>"]),
                    Line::Row(row) => {
                        add(&mut text, &["<tr><th scope=\"row\">", &plain(&row.name)]);
                        if !row.aside.is_empty() {
                            add(&mut text, &[" <small>", &plain(&row.aside), "</small>"]);
                        }
                        add(&mut text, &["</th><td>", &plain(&row.amount), "</td></tr>"]);
                    }
                    Line::Gap => {}
                }
            }
            text.push_str(end);
        }
        text + "</section>"
    }

    /// Lines that belong together: those of a paragraph, of a list, of a table.
    fn groups(&self) -> impl Iterator<Item = &[Line]> {
        let same = |one: &Line, next: &Line| {
            matches!(
                (one, next),
                (Line::Text(_), Line::Text(_))
                    | (Line::Row(_), Line::Row(_))
                    | (Line::Item(_) | Line::More(_), Line::Item(_) | Line::More(_))
            )
        };
        self.0.chunk_by(same)
    }
}

/// Adds texts: once for all, as this is a third of the code of what is written.
#[inline(never)]
fn add(to: &mut String, texts: &[&str]) {
    for text in texts {
        to.push_str(text);
    }
}

fn rows(group: &[Line]) -> Vec<Row> {
    let row = |line: &Line| match line {
        Line::Row(row) => Some(row.clone()),
        _ => None,
    };
    group.iter().filter_map(row).collect()
}

/// Writes the parts of a line in Markdown; what would begin a heading or a list there does not.
fn marked(parts: &[Part]) -> String {
    let mut text = String::new();
    for Part(tone, part) in parts {
        let mark = match tone {
            Tone::Plain => "",
            Tone::Title | Tone::Price => "**",
            Tone::Aside => "*",
            Tone::Tiles => "`",
        };
        let part = match tone {
            Tone::Tiles => part.replace('`', "'"),
            _ => escaped(part),
        };
        add(&mut text, &[mark, &part, mark]);
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let at = match text.as_bytes().get(digits) {
        Some(b'#' | b'+' | b'-') if digits == 0 => Some(0),
        Some(b'.' | b')') if digits > 0 => Some(digits),
        _ => None,
    };
    if let Some(at) = at {
        text.insert(at, '\\');
    }
    text
}

/// Writes a text so that Markdown takes it as it is.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(
            c,
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '~' | '&'
        ) {
            safe.push('\\');
        }
        safe.push(c);
    }
    safe
}

fn tagged(parts: &[Part]) -> String {
    let mut text = String::new();
    for Part(tone, part) in parts {
        let (start, end) = match tone {
            Tone::Plain => ("", ""),
            Tone::Title | Tone::Price => ("<strong>", "</strong>"),
            Tone::Aside => ("<small>", "</small>"),
            Tone::Tiles => ("<code>", "</code>"),
        };
        add(&mut text, &[start, &plain(part), end]);
    }
    text
}

/// Writes a text so that HTML takes it as it is.
fn plain(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            _ => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec;

    use super::{Line, Lines, Part, Row, Tone};

    fn plain(text: &str) -> Part {
        Part(Tone::Plain, text.into())
    }

    /// Lines with all that Markdown and HTML take for their own.
    fn sample() -> Lines {
        let hostile = "<b>&\"_x_ *y* `z` [a](b) | ~~";
        Lines(vec![
            Line::Text(vec![plain("# a "), Part(Tone::Price, "1,000".into())]),
            Line::Text(vec![Part(Tone::Tiles, "123m".into())]),
            Line::Title("T".into()),
            Line::Row(Row::new("a", "1").with("b")),
            Line::Row(Row::new(hostile, "")),
            Line::Title("U".into()),
            Line::Item(vec![plain("1. c")]),
            Line::More(vec![Part(Tone::Aside, "d".into())]),
            Line::Item(vec![plain("- e")]),
            Line::Gap,
            Line::Text(vec![plain("f")]),
        ])
    }

    #[test]
    fn nothing_in_a_text_is_markdown() {
        let expected = "\\# a **1,000**  \n`123m`\n\n### T\n\n- a *b* · **1**\n\
             - \\<b\\>\\&\"\\_x\\_ \\*y\\* \\`z\\` \\[a\\](b) \\| \\~\\~\n\n### U\n\n- 1\\. c  \n  *d*\n- \\- e\n\nf";
        assert_eq!(sample().markdown(), expected);
    }

    #[test]
    fn nothing_in_a_text_is_html() {
        let expected = "<section lang=\"en\"><p># a <strong>1,000</strong><br><code>123m</code></p><h3>T</h3>\
             <table><tr><th scope=\"row\">a <small>b</small></th><td>1</td></tr>\
             <tr><th scope=\"row\">&lt;b&gt;&amp;&quot;_x_ *y* `z` [a](b) | ~~</th><td></td></tr></table>\
             <h3>U</h3><ul><li>1. c<br><small>d</small></li><li>- e</li></ul><p>f</p></section>";
        assert_eq!(sample().html("en"), expected);
    }

    #[test]
    fn a_text_has_columns_and_space_before_titles() {
        let text = sample().text(&|_, text| text.to_string());
        assert_eq!(text[..4], ["# a 1,000", "123m", "", "T"]);
        assert_eq!(text[4], "  a b                           1");
        assert_eq!(text[6..], ["", "U", "  1. c", "    d", "  - e", "", "f"]);
    }
}
