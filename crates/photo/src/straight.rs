//! A row made straight: lines through the tops and the bottoms of its tiles become level, and every tile 40 by 54 pixels.

use alloc::vec::Vec;

use crate::float::median;
use crate::net::STRIP_WIDTH;
use crate::peaks::{Chain, Peak};
use crate::view::View;

/// Tile and margin of a straight strip.
pub(crate) const TILE: f32 = 40.0;
pub(crate) const TOP: f32 = 9.0;
pub(crate) const BOTTOM: f32 = 63.0;
/// A longer row is made narrower.
const LONGEST: f32 = 716.0;

/// Returns the view of the look's strip that shows its chain straight.
pub(crate) fn straight(chain: &Chain) -> Option<View> {
    let tiles = &chain.tiles;
    let (first, last) = (tiles.first()?, tiles.last()?);
    let top = Line::through(tiles, |tile| tile.top);
    let bottom = Line::through(tiles, |tile| tile.bottom);
    let (left, right) = (first.x - first.width / 2.0, last.x + last.width / 2.0);
    let end = |x: f32| [x, top.at(x), bottom.at(x)];
    let (left, right) = (end(left), end(right));
    if left[2] - left[1] < 20.0 || right[2] - right[1] < 20.0 {
        return None;
    }
    let length = (TILE * (right[0] - left[0]) / chain.width().max(8.0)).min(LONGEST);
    let margin = (STRIP_WIDTH as f32 - length) / 2.0;
    let place = [margin, TOP, STRIP_WIDTH as f32 - margin, BOTTOM];
    Some(View::framed(place, left, right))
}

/// Returns the fall of a chain, and the height of its tiles' middles over its own middle.
pub(crate) fn course(chain: &Chain) -> (f32, f32) {
    let middle = Line::through(&chain.tiles, |tile| f32::midpoint(tile.top, tile.bottom));
    let ends = (chain.tiles.first(), chain.tiles.last());
    let x = ends
        .0
        .zip(ends.1)
        .map_or(0.0, |(first, last)| f32::midpoint(first.x, last.x));
    (middle.slope, middle.at(x))
}

/// A straight line through most of some points.
struct Line {
    slope: f32,
    start: f32,
}

impl Line {
    fn at(&self, x: f32) -> f32 {
        self.slope * x + self.start
    }

    /// Fits it by least squares three times, each time without what lies far off.
    fn through(tiles: &[Peak], height: impl Fn(&Peak) -> f32) -> Self {
        let points: Vec<(f32, f32)> = tiles.iter().map(|tile| (tile.x, height(tile))).collect();
        let mut kept = points.clone();
        let mut line = Self::fit(&kept);
        for _ in 0..2 {
            let off = |&(x, y): &(f32, f32)| (y - line.at(x)).abs();
            let most = (2.5 * median(&points.iter().map(off).collect::<Vec<_>>())).max(2.5);
            kept = points
                .iter()
                .copied()
                .filter(|point| off(point) <= most)
                .collect();
            if kept.len() < 2 {
                break;
            }
            line = Self::fit(&kept);
        }
        line
    }

    fn fit(points: &[(f32, f32)]) -> Self {
        let count = points.len().max(1) as f32;
        let sum = |of: fn(&(f32, f32)) -> f32| points.iter().map(of).sum::<f32>() / count;
        let (x, y) = (sum(|point| point.0), sum(|point| point.1));
        let (mut both, mut square) = (0.0, 0.0);
        for point in points {
            both += (point.0 - x) * (point.1 - y);
            square += (point.0 - x) * (point.0 - x);
        }
        // One tile has no fall.
        let slope = if square < 1.0 { 0.0 } else { both / square };
        Self {
            slope,
            start: y - slope * x,
        }
    }
}
