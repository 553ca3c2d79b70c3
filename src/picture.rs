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
use crate::words::Words;

use drawing::SvgDrawing;
use row::{APART, BELOW, EDGE, GAP, TileRow, WIDE};

pub use faces::Faces;
pub use look::{Look, Theme};
pub use lying::{Lies, lying};

mod drawing;
mod faces;
mod look;
mod lying;
mod row;

/// The most tiles of any game.
const MOST: usize = 144;

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
        words.commas(&all)
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
