//! Pictures for a chat: an SVG that needs nothing but itself, paper on felt, always in the light theme, so that it looks the same to
//! everybody.

use std::fmt::Write;

use crate::model::site::snippet::markup;

/// The width; what is saved has twice as many pixels. The height is what the lines take.
pub(crate) const WIDTH: u32 = 720;
/// The felt around the paper.
pub(crate) const MARGIN: u32 = 24;
/// The left edge of text on paper, its right edge, and the room between them.
pub(crate) const LEFT: u32 = MARGIN + 28;
pub(crate) const RIGHT: u32 = WIDTH - LEFT;
pub(crate) const ROOM: u32 = RIGHT - LEFT;
/// The height of the felt below the paper.
pub(crate) const FOOT: u32 = 56;

// The light theme of `www/tokens.css`.
const FELT: &str = "#2a5445";
pub(crate) const GROOVE: &str = "#1f3f33";
pub(crate) const ON_FELT: &str = "#f7f2e6";
pub(crate) const QUIET_ON_FELT: &str = "#d2dfd7";
pub(crate) const BRASS: &str = "#ecb94f";
pub(crate) const PAPER: &str = "#fcf9f1";
const RULE: &str = "#ddd4bf";
pub(crate) const INK: &str = "#1f2722";
pub(crate) const QUIET: &str = "#596157";

/// A drawing in the making: everything is drawn at the line `y`, from the top down.
#[derive(Default)]
pub(crate) struct Canvas {
    pub(crate) body: String,
    pub(crate) y: u32,
}

/// A line of text.
#[derive(Clone, Copy)]
pub(crate) struct Text<'a> {
    pub(crate) words: &'a str,
    /// The size, where there is room for it.
    pub(crate) size: u32,
    pub(crate) is_bold: bool,
    pub(crate) fill: &'a str,
    /// The room: a longer text is smaller.
    pub(crate) room: u32,
}

impl<'a> Text<'a> {
    pub(crate) const fn new(words: &'a str, size: u32, fill: &'a str) -> Self {
        Self {
            words,
            size,
            is_bold: false,
            fill,
            room: ROOM,
        }
    }

    pub(crate) const fn bold(self) -> Self {
        Self {
            is_bold: true,
            ..self
        }
    }

    pub(crate) const fn within(self, room: u32) -> Self {
        Self { room, ..self }
    }

    /// The room that it takes.
    pub(crate) fn width(self) -> u32 {
        self.hundredths() * self.fitted() / 100
    }

    /// The size at which it fits.
    fn fitted(self) -> u32 {
        self.size.min(100 * self.room / self.hundredths().max(1))
    }

    /// The width in hundredths of the size; bold letters are a tenth wider.
    fn hundredths(self) -> u32 {
        let tenths = if self.is_bold { 11 } else { 10 };
        hundredths(self.words) * tenths / 10
    }
}

/// The width of a text in hundredths of its size, in letters as wide as those of any system.
fn hundredths(text: &str) -> u32 {
    let wide = |letter: char| match letter {
        ' ' | '.' | ',' | '·' | ':' | '(' | ')' | '/' | '\'' | 'i' | 'j' | 'l' | 't' | 'f'
        | 'I' => 38,
        'm' | 'w' | 'M' | 'W' | 'ж' | 'м' | 'ш' | 'щ' | 'ы' | 'ю' | 'Ж' | 'М' | 'Ш' | 'Щ' | 'Ю' => {
            92
        }
        '\u{2e80}'.. => 100,
        letter if letter.is_uppercase() => 72,
        _ => 64,
    };
    text.chars().map(wide).sum()
}

impl Canvas {
    /// Writes a text that begins here; its letters stand on a line `down` below the canvas's own.
    pub(crate) fn write(&mut self, x: u32, down: u32, text: Text<'_>) {
        self.anchored(x, down, "start", text);
    }

    /// Writes a text that ends here.
    pub(crate) fn write_to(&mut self, x: u32, down: u32, text: Text<'_>) {
        self.anchored(x, down, "end", text);
    }

    fn anchored(&mut self, x: u32, down: u32, anchor: &str, text: Text<'_>) {
        let (y, size, fill) = (self.y + down, text.fitted(), text.fill);
        let weight = if text.is_bold { 700 } else { 400 };
        let text = markup(text.words);
        // Writing to a string cannot fail.
        let _ = write!(
            self.body,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"{weight}\" fill=\"{fill}\" text-anchor=\"{anchor}\">{text}</text>"
        );
    }

    /// Draws a surface from here down.
    pub(crate) fn surface(&mut self, x: u32, [width, height]: [u32; 2], radius: u32, fill: &str) {
        let y = self.y;
        let _ = write!(
            self.body,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" fill=\"{fill}\"/>"
        );
    }

    /// Draws a hairline on paper.
    pub(crate) fn rule(&mut self) {
        self.surface(LEFT, [ROOM, 1], 0, RULE);
    }

    /// Ends the picture with the name of the rules and whose picture it is; returns the height and the SVG, with what its parts
    /// share and what it says to those who do not see it.
    pub(crate) fn end(mut self, rules: &str, shared: &str, name: &str) -> (u32, String) {
        let mark = Text::new("Tensu", 22, BRASS).bold();
        let room = ROOM - mark.width() - MARGIN;
        self.write(LEFT, 36, Text::new(rules, 20, QUIET_ON_FELT).within(room));
        self.write_to(RIGHT, 36, mark);
        let (height, body) = (self.y + FOOT, self.body);
        let name = markup(name);
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
             font-family=\"system-ui,sans-serif\" role=\"img\" aria-label=\"{name}\">{shared}\
             <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{FELT}\"/>{body}</svg>"
        );
        (height, svg)
    }
}

#[cfg(test)]
mod tests {
    use super::{INK, ROOM, Text};

    #[test]
    fn a_long_text_is_smaller() {
        let text = Text::new("7,700", 100, INK);
        assert_eq!(text.fitted(), 100);
        let long = "十三面待ち国士無双・大四喜・字一色・四暗刻単騎";
        for room in [ROOM, 200, 60] {
            let text = Text::new(long, 40, INK).within(room);
            assert!(text.width() <= room && text.fitted() > 1, "{room}");
        }
    }
}
