//! A hand as a drawing: an SVG that stands alone, for bots, blogs and prints.
//!
//! ```
//! use tensu::picture::{Faces, Look, svg};
//! use tensu::{Question, text::EN};
//!
//! let hand: Question = "234m340p66p678s56s+7s ron riichi dora:1m5p".parse()?;
//! let drawn = svg(&hand, &Look::BASE.with_width(280), &Faces::OURS, &EN)?;
//! assert!(drawn.starts_with("<svg ") && drawn.contains("<desc>234m34066p67856s+7s ron riichi dora:1m5p</desc>"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The picture shows what was written: it need not be a winning hand. Measures inside are those of a tile, 60 by 80.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use crate::hand::question::Question;
use crate::result::refusal::Refusal;
use crate::tiles::{Tile, Wind};
use crate::words::{Word, Words};

use drawing::SvgDrawing;

pub use faces::Faces;
pub use lying::{Lies, lying};

mod drawing;
mod faces;
mod lying;

/// The colors of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Theme {
    /// For a light page.
    #[default]
    Light,
    /// For a dark page.
    Dark,
    /// As the reader's device has it: for browsers, as other programs know no media queries.
    Auto,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Auto];

    /// Its id.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Auto => "auto",
        }
    }

    /// Returns the theme with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.code() == code)
    }
}

/// The looks of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Look {
    /// The largest width of the picture in pixels; longer rows are wrapped. From 80 to 4,000.
    pub width: u32,
    /// The width of a tile in pixels, from 12 to 240, and so that an open kan fits.
    pub tile: u32,
    /// The colors.
    pub theme: Theme,
}

impl Look {
    /// Fourteen tiles in a row, on a light page.
    pub const BASE: Self = Self {
        width: 640,
        tile: 36,
        theme: Theme::Light,
    };

    /// Returns the same look with this width.
    #[must_use]
    pub const fn with_width(self, width: u32) -> Self {
        Self { width, ..self }
    }

    /// Returns the same look with tiles of this width.
    #[must_use]
    pub const fn with_tile(self, tile: u32) -> Self {
        Self { tile, ..self }
    }

    /// Returns the same look in these colors.
    #[must_use]
    pub const fn with_theme(self, theme: Theme) -> Self {
        Self { theme, ..self }
    }

    /// Returns the width of a tile, and the room in a row, in sixtieths of it.
    fn measures(self) -> (u32, u32) {
        let width = self.width.clamp(80, 4_000);
        let tile = self.tile.clamp(12, 240).min(width * WIDE / WIDEST);
        (tile, width * WIDE / tile - 2 * EDGE)
    }
}

impl Default for Look {
    fn default() -> Self {
        Self::BASE
    }
}

/// The size of a tile in the drawings.
const WIDE: u32 = 60;
const HIGH: u32 = 80;
/// The distances between tiles of a set, between sets, between lines.
const GAP: u32 = 3;
const APART: u32 = 20;
const BELOW: u32 = 12;
/// The room for the outline around all.
const EDGE: u32 = 3;
/// The width of an open kan, which cannot be wrapped.
const WIDEST: u32 = 3 * (WIDE + GAP) + HIGH + 2 * EDGE;
/// The size of indicators in hundredths of a tile.
const SMALL: u32 = 65;
/// The indicators that a dead wall has room for.
const TURNED: usize = 5;
/// The most tiles of any game.
const MOST: usize = 144;

/// Tiles that stay together in a line.
struct TileRow {
    tiles: Vec<(Option<Tile>, Lies)>,
    /// The distance to the piece before it, unless it begins a line.
    gap: u32,
    /// `true` for the winning tile.
    won: bool,
    /// `true` if it begins a line.
    breaks: bool,
}

impl TileRow {
    fn one(tile: Tile, gap: u32) -> Self {
        Self {
            tiles: [(Some(tile), Lies::Upright)].into(),
            gap,
            won: false,
            breaks: false,
        }
    }

    fn width(&self) -> u32 {
        let each = self.tiles.iter().map(|(_, lies)| match lies {
            Lies::Upright => WIDE + GAP,
            Lies::Turned => HIGH + GAP,
            Lies::Onto => 0,
        });
        each.sum::<u32>().saturating_sub(GAP)
    }

    fn height(&self) -> u32 {
        let is_onto = |(_, lies): &(_, Lies)| *lies == Lies::Onto;
        if self.tiles.iter().any(is_onto) {
            2 * WIDE + GAP
        } else {
            HIGH
        }
    }
}

/// Draws a hand as SVG: the concealed tiles, the winning one apart and outlined, melds as they lie, tiles set aside,
/// and below them the dora indicators as the dead wall shows them, ura dora in the lower row. Its title names the tiles
/// in a language, and its text, which a reader can select and copy, is the hand as [`notation`](crate::notation) reads
/// it.
///
/// # Errors
/// More tiles than any game has.
pub fn svg(
    question: &Question,
    look: &Look,
    faces: &Faces<'_>,
    words: &Words,
) -> Result<String, Refusal> {
    let have = size(question);
    if have > MOST {
        return Err(Refusal::TileCount { have });
    }
    let (tile, room) = look.measures();
    let mut drawing = SvgDrawing::new(look.theme);
    let (mut wide, mut y) = drawing.lines(&pieces(question, room), room);
    if !question.dora.is_empty() || !question.ura.is_empty() {
        y += if y > 0 { BELOW } else { 0 };
        let (width, height) = drawing.wall(&question.dora, &question.ura, y);
        wide = wide.max(width);
        y += height;
    }
    let text = escaped(&question.to_string());
    let names = escaped(&names(question, words));
    let (box_wide, box_high) = (wide + 2 * EDGE, y + 2 * EDGE);
    let pixels = |length: u32| (length * tile).div_ceil(WIDE);
    let (pixels_wide, pixels_high) = (pixels(box_wide), pixels(box_high));
    let class = match look.theme {
        Theme::Auto => " class=\"tensu-hand\"",
        _ => "",
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\"{class} width=\"{pixels_wide}\" height=\"{pixels_high}\" \
         viewBox=\"-{EDGE} -{EDGE} {box_wide} {box_high}\" role=\"img\" lang=\"{}\"><title>{names}</title><desc>{text}</desc>",
        words.tag
    );
    drawing.finish(&mut svg, faces);
    // Over the tiles, of their size and invisible: a reader who selects the picture gets the text.
    let _ = write!(
        svg,
        "<text x=\"0\" y=\"{}\" font-size=\"{}\" textLength=\"{wide}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"none\">{text}</text></svg>",
        y * 4 / 5,
        y * 4 / 5,
    );
    Ok(svg)
}

fn size(question: &Question) -> usize {
    let melds = question.melds.iter().map(|meld| meld.tiles.len());
    let aside = question.flowers.len() + usize::from(question.norths);
    let indicators = question.dora.len() + question.ura.len();
    question.size()
        + usize::from(question.win.is_some())
        + melds.sum::<usize>()
        + aside
        + indicators
}

/// Returns the pieces of a hand in the order of its lines.
fn pieces(question: &Question, room: u32) -> Vec<TileRow> {
    let mut pieces: Vec<TileRow> = question
        .hand
        .iter()
        .map(|&tile| TileRow::one(tile, GAP))
        .collect();
    pieces.extend(question.win.map(|tile| TileRow {
        won: true,
        ..TileRow::one(tile, APART)
    }));
    // Lines of equal length, rather than one tile alone in the last.
    let row = (room + 2 * GAP).saturating_sub(APART) / (WIDE + GAP);
    let lines = (pieces.len() as u32).div_ceil(row.max(1));
    let length = (pieces.len() as u32).div_ceil(lines.max(1)).max(1);
    for (i, piece) in pieces.iter_mut().enumerate() {
        piece.breaks = i > 0 && (i as u32).is_multiple_of(length);
    }
    pieces.extend(question.melds.iter().map(|meld| TileRow {
        tiles: lying(meld.kind, &meld.tiles, meld.from),
        gap: APART,
        won: false,
        breaks: false,
    }));
    let norths = (0..question.norths).map(|_| Tile::plain(Wind::North.kind()));
    let aside = norths.chain(question.flowers.iter().copied());
    pieces.extend(
        aside
            .enumerate()
            .map(|(i, tile)| TileRow::one(tile, if i == 0 { APART } else { GAP })),
    );
    pieces
}

/// Returns the names of the tiles: the winning one after a plus, melds in brackets, as in the notation.
fn names(question: &Question, words: &Words) -> String {
    let list = |tiles: &[Tile]| {
        let all: Vec<String> = tiles.iter().map(|&tile| words.tile(tile)).collect();
        words.list(&all, Word::Comma)
    };
    let mut parts = Vec::new();
    if !question.hand.is_empty() {
        parts.push(list(&question.hand));
    }
    parts.extend(question.win.map(|tile| format!("+ {}", words.tile(tile))));
    for meld in &question.melds {
        let [open, close] = if meld.kind.opens() {
            ['(', ')']
        } else {
            ['[', ']']
        };
        parts.push(format!("{open}{}{close}", list(&meld.tiles)));
    }
    parts.join(" ")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
