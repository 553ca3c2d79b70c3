//! Pictures that are no good: without light, or without a sharp edge.

use alloc::vec::Vec;

use crate::float::{exp, median};
use crate::net::STRIP_WIDTH;
use crate::peaks::Face;
use crate::picture::Canvas;
use crate::straight::TILE;

/// Returns whether a picture has no light: a covered lens, a dark room.
pub(crate) fn is_black(canvas: &Canvas) -> bool {
    let (mean, spread) = canvas.light();
    mean < 14.0 && spread < 8.0
}

/// Returns whether a strip has no sharp edge, and its faces are in doubt.
pub(crate) fn is_blurred<'f>(strip: &[u8], faces: impl Iterator<Item = &'f Face>) -> bool {
    // Photos have 0.65 at the least and are surer than 0.6; at less than this a fourth of the tiles is read wrong.
    const SHARP: f32 = 0.4;
    // Here a net that is sure is so by mistake.
    const VAGUE: f32 = 0.3;
    const SURE: f32 = 0.8;
    let best = |face: &Face| exp(face.classes.iter().copied().fold(f32::MIN, f32::max));
    let best: Vec<f32> = faces.map(best).collect();
    let sure = best.iter().sum::<f32>() / best.len().max(1) as f32;
    match sharpness(strip) {
        Some(sharpness) => sharpness < VAGUE || sharpness < SHARP && sure < SURE,
        // Paper without an edge is no shaken picture, tiles without one are.
        None => !best.is_empty(),
    }
}

/// Returns how quickly edges rise: the second difference for the first, over the strip's tiles; `None` if there are none.
fn sharpness(strip: &[u8]) -> Option<f32> {
    const EDGES: f32 = 3_000.0;
    let (mut first, mut second) = (0.0f32, 0.0f32);
    for row in strip
        .chunks_exact(STRIP_WIDTH * 3)
        .skip(12)
        .take(48)
        .step_by(2)
    {
        let green: Vec<i32> = row
            .iter()
            .skip(1)
            .step_by(3)
            .map(|&byte| i32::from(byte))
            .collect();
        for three in green.windows(3) {
            let (rise, more) = (three[1] - three[0], three[2] - three[1]);
            // Flat paper has noise alone.
            if rise.abs() > 6 {
                first += rise.abs() as f32;
                second += (more - rise).abs() as f32;
            }
        }
    }
    (first >= EDGES).then(|| second / first)
}

/// Returns the distance of tiles that touch, of all distances in a straight strip.
pub(crate) fn pitch(steps: &[f32]) -> f32 {
    let near: Vec<f32> = steps
        .iter()
        .copied()
        .filter(|step| (20.0..1.28 * TILE).contains(step))
        .collect();
    if near.is_empty() { TILE } else { median(&near) }
}
