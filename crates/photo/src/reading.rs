//! The reading of a photo: what app, command and package share.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;

use crate::float::{exp, ln, round};
use crate::peaks::Face;
use crate::weights::CLASSES;

/// Odds that are as good as none.
pub const IMPOSSIBLE: u16 = 400;

/// A row of tiles as it was seen, each in doubt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The quality of the picture.
    pub seen: Seen,
    /// The tiles from the left. Of two rows those of the one seen better.
    pub tiles: Vec<SeenTile>,
    /// The fall of the row in the picture, in degrees; to the right downwards is more than 0.
    pub tilt: i32,
}

impl Reading {
    /// The doubt of a tile on average, in sixteenths of a bit: the less, the better. What is not one row is all doubt.
    pub(crate) fn doubt(&self) -> u32 {
        let best = |tile: &SeenTile| tile.odds.iter().min().map_or(0, |&odds| u32::from(odds));
        let sum: u32 = self.tiles.iter().map(best).sum();
        let is_row = self.seen == Seen::Row;
        sum.checked_div(self.tiles.len() as u32)
            .filter(|_| is_row)
            .unwrap_or(u32::MAX)
    }
}

/// The quality of a picture: a row, or the reason why there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// One row of tiles, or a single tile.
    Row,
    /// No tile.
    None,
    /// A second row above or below, seen as well as the first.
    TwoRows,
    /// No light.
    Black,
    /// No sharp edge: shaken, or too near.
    Blurred,
}

impl Seen {
    /// The word for it in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::None => "none",
            Self::TwoRows => "two_rows",
            Self::Black => "black",
            Self::Blurred => "blurred",
        }
    }
}

/// A seen tile. Odds are sixteenths of a bit of surprise, -16 × log₂(p): 0 is certain, 16 even, [`IMPOSSIBLE`] the most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenTile {
    /// The odds of each class: the 34 kinds (1m to 9m, p, s, E S W N, White, Green, Red), flower or season, back.
    pub odds: [u16; CLASSES],
    /// The odds that a five is the red one.
    pub red: u16,
    /// The odds that a five is a plain one.
    pub plain: u16,
    /// The space before it, in hundredths of a tile's width.
    pub gap: u16,
    /// Left, top, right and bottom in pixels of the straightened strip.
    pub corners: [u16; 4],
}

/// Returns the odds of a probability that is known by its natural logarithm.
fn odds(logarithm: f32) -> u16 {
    let odds = round(-16.0 * core::f32::consts::LOG2_E * logarithm);
    odds.clamp(0, i32::from(IMPOSSIBLE)) as u16
}

impl SeenTile {
    pub(crate) fn of(face: &Face, gap: f32, corners: [f32; 4]) -> Self {
        let mut classes = face.classes;
        crate::peaks::normalise(&mut classes);
        // ln(1 / (1 + e^-x)) without losing small ones.
        let side = |x: f32| if x < -30.0 { x } else { -ln(1.0 + exp(-x)) };
        Self {
            odds: classes.map(odds),
            red: odds(side(face.red)),
            plain: odds(side(-face.red)),
            gap: round(100.0 * gap).clamp(0, 9_999) as u16,
            corners: corners.map(|corner| round(corner).clamp(0, 720) as u16),
        }
    }

    /// Returns the most probable class: 0 to 35, in the order of [`odds`](Self::odds).
    pub fn class(&self) -> usize {
        let best = (0..CLASSES).min_by_key(|&class| self.odds[class]);
        best.unwrap_or_default()
    }
}

impl Reading {
    /// Returns it as JSON, which `docs/command.md` describes.
    pub fn to_json(&self) -> String {
        let mut text = String::from("{\"seen\":\"");
        text.push_str(self.seen.id());
        text.push_str("\",\"tiles\":[");
        for (i, tile) in self.tiles.iter().enumerate() {
            text.push_str(if i == 0 { "{\"odds\":" } else { ",{\"odds\":" });
            list(&mut text, &tile.odds);
            let SeenTile {
                red, plain, gap, ..
            } = tile;
            // Writing to a text does not fail.
            let _ = write!(
                text,
                ",\"red\":{red},\"plain\":{plain},\"gap\":{gap},\"box\":"
            );
            list(&mut text, &tile.corners);
            text.push('}');
        }
        let _ = write!(text, "],\"tilt\":{}}}", self.tilt);
        text
    }
}

fn list(text: &mut String, numbers: &[u16]) {
    let mut before = '[';
    for number in numbers {
        let _ = write!(text, "{before}{number}");
        before = ',';
    }
    text.push(']');
}
