//! Places of a strip where the net sees the middle of a tile, and the most plausible chain of them.

use alloc::vec;
use alloc::vec::Vec;

use crate::float::{exp, ln, median};
use crate::net::{Columns, STRIP_WIDTH};
use crate::weights::{CLASSES, PLACES, VALUES};

/// Odds below this are no peak.
const LEAST_HEAT: f32 = 0.06;
/// Added to every tile's log-odds: a tile that is left out costs more than one too many, which `likely` may drop.
const BIAS: f32 = 1.3;
/// A column's pixels.
const COLUMN: f32 = 8.0;

/// A tile as one look sees it, in pixels of the strip.
#[derive(Clone, Debug)]
pub(crate) struct Peak {
    pub(crate) x: f32,
    pub(crate) top: f32,
    pub(crate) bottom: f32,
    pub(crate) width: f32,
    /// The probability that a tile is here.
    pub(crate) heat: f32,
    pub(crate) face: Face,
}

/// A face in doubt: logarithms of what each class is, and log-odds that a five is red.
#[derive(Clone, Debug)]
pub(crate) struct Face {
    pub(crate) classes: [f32; CLASSES],
    pub(crate) red: f32,
}

impl Face {
    const NONE: Self = Self {
        classes: [0.0; CLASSES],
        red: 0.0,
    };

    fn add(&mut self, other: &Self, weight: f32) {
        for (sum, value) in self.classes.iter_mut().zip(other.classes) {
            *sum += weight * value;
        }
        self.red += weight * other.red;
    }

    /// The mean of two looks: the second is straight, and so counts a little more.
    pub(crate) fn with_second(&self, second: &Self) -> Self {
        const SECOND: f32 = 0.55;
        let mut mean = Self::NONE;
        mean.add(self, 1.0 - SECOND);
        mean.add(second, SECOND);
        mean
    }
}

fn value(column: &[i32; VALUES], place: usize) -> f32 {
    column[place] as f32 / 256.0
}

fn heat(column: &[i32; VALUES]) -> f32 {
    1.0 / (1.0 + exp(-value(column, 0)))
}

/// Returns the logarithms of probabilities that belong to logits.
pub(crate) fn normalise<const N: usize>(logits: &mut [f32; N]) {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let sum = ln(logits.iter().map(|logit| exp(logit - most)).sum());
    for logit in logits {
        *logit -= most + sum;
    }
}

fn face(column: &[i32; VALUES], temperature: f32) -> Face {
    let mut classes = [0.0; CLASSES];
    for (class, &logit) in classes.iter_mut().zip(&column[PLACES..]) {
        *class = logit as f32 / 256.0 / temperature;
    }
    normalise(&mut classes);
    // Nothing is as good as impossible: the mean of two looks would believe the one that errs.
    let classes = classes.map(|class| class.max(-20.0));
    Face {
        classes,
        red: value(column, 5) / temperature,
    }
}

/// Returns the local maxima of the heat, from the left.
pub(crate) fn peaks(columns: &Columns, temperature: f32) -> Vec<Peak> {
    let columns = &columns.values;
    let heats: Vec<f32> = columns.iter().map(heat).collect();
    let mut peaks = Vec::new();
    for (i, &here) in heats.iter().enumerate() {
        let before = i.checked_sub(1).map_or(0.0, |i| heats[i]);
        let behind = heats.get(i + 1).copied().unwrap_or(0.0);
        if here < LEAST_HEAT || before > here || behind >= here {
            continue;
        }
        let near = i.saturating_sub(1)..(i + 2).min(heats.len());
        let sum: f32 = heats[near.clone()].iter().sum();
        let mut peak = Peak {
            x: 0.0,
            top: 0.0,
            bottom: 0.0,
            width: 0.0,
            heat: here,
            face: Face::NONE,
        };
        for k in near {
            let (column, weight) = (&columns[k], heats[k] / sum);
            peak.x += weight * (k as f32 + 0.5 + value(column, 1)) * COLUMN;
            peak.top += weight * (value(column, 2) * 36.0 + 36.0);
            peak.bottom += weight * (value(column, 3) * 36.0 + 36.0);
            peak.width += weight * value(column, 4);
            peak.face.add(&face(column, temperature), weight);
        }
        peak.width = 40.0 * exp(peak.width.clamp(-2.0, 2.0));
        let edge = 0.3 * peak.width;
        if peak.x > edge && peak.x < STRIP_WIDTH as f32 - edge {
            // Neighbours may lean over each other.
            let place = peaks.iter().rposition(|before: &Peak| before.x <= peak.x);
            peaks.insert(place.map_or(0, |place| place + 1), peak);
        }
    }
    peaks
}

/// Returns the face at a place of a second look, from the columns near by, and the sum of their features.
pub(crate) fn face_at(columns: &Columns, x: f32, temperature: f32) -> Option<(Face, Vec<i32>)> {
    let middle = x / COLUMN - 0.5;
    let near = |i: &usize| {
        let away = *i as f32 - middle;
        (-1.3..=1.3).contains(&away)
    };
    let near: Vec<usize> = (0..columns.values.len()).filter(near).collect();
    let weight = |i: usize| heat(&columns.values[i]) + 1e-3;
    let sum: f32 = near.iter().map(|&i| weight(i)).sum();
    let mut mean = Face::NONE;
    let count = columns.features.len() / columns.values.len().max(1);
    let mut features = vec![0; count];
    for &i in &near {
        mean.add(&face(&columns.values[i], temperature), weight(i) / sum);
        let column = &columns.features[i * count..(i + 1) * count];
        for (sum, &feature) in features.iter_mut().zip(column) {
            *sum += i32::from(feature);
        }
    }
    (!near.is_empty()).then_some((mean, features))
}

/// Tiles that stand side by side.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chain {
    pub(crate) tiles: Vec<Peak>,
    /// The sum of log-odds, more for an even pitch.
    pub(crate) score: f32,
}

impl Chain {
    /// Returns the most plausible one.
    pub(crate) fn of(peaks: &[Peak]) -> Self {
        let sure = peaks.iter().filter(|peak| peak.heat > 0.5);
        let mut widths: Vec<f32> = sure.map(|peak| peak.width).collect();
        if widths.is_empty() {
            widths = peaks.iter().map(|peak| peak.width).collect();
        }
        let usual = median(&widths);
        let mut scores: Vec<(f32, Option<usize>)> = Vec::with_capacity(peaks.len());
        for (i, peak) in peaks.iter().enumerate() {
            let alone = ln(peak.heat.max(1e-4) / (1.0 - peak.heat).max(1e-4)) + BIAS;
            let mut best = (alone, None);
            for (j, before) in peaks[..i].iter().enumerate() {
                let width = 0.5 * (0.5 * (peak.width + before.width) + usual);
                let Some(fits) = pitch((peak.x - before.x) / width) else {
                    continue;
                };
                let score = scores[j].0 + alone + fits - step(before, peak);
                if score > best.0 {
                    best = (score, Some(j));
                }
            }
            scores.push(best);
        }
        let last = (0..peaks.len()).max_by(|&a, &b| scores[a].0.total_cmp(&scores[b].0));
        let mut tiles = Vec::new();
        let mut next = last;
        while let Some(i) = next {
            tiles.push(peaks[i].clone());
            next = scores[i].1;
        }
        tiles.reverse();
        let score = last.map_or(0.0, |last| scores[last].0);
        Self { tiles, score }
    }

    /// Mean probability that there are tiles.
    pub(crate) fn heat(&self) -> f32 {
        let sum: f32 = self.tiles.iter().map(|tile| tile.heat).sum();
        sum / self.tiles.len().max(1) as f32
    }

    pub(crate) fn width(&self) -> f32 {
        median(&self.tiles.iter().map(|tile| tile.width).collect::<Vec<_>>())
    }

    /// The distance of neighbours that touch; of fewer than two their width.
    pub(crate) fn pitch(&self) -> f32 {
        let width = self.width();
        let steps = self.tiles.windows(2).map(|two| two[1].x - two[0].x);
        let steps: Vec<f32> = steps.filter(|step| *step < 1.28 * width).collect();
        if steps.is_empty() {
            width
        } else {
            median(&steps)
        }
    }
}

/// The doubt that two tiles belong to one row: one stands higher than rows fall.
fn step(before: &Peak, peak: &Peak) -> f32 {
    const FALL: f32 = 0.13;
    const ROOM: f32 = 4.0;
    const DOUBT: f32 = 0.4;
    let height = |peak: &Peak| f32::midpoint(peak.top, peak.bottom);
    let rise = (height(peak) - height(before)).abs() - FALL * (peak.x - before.x) - ROOM;
    DOUBT * rise.max(0.0)
}

/// The plausibility of a distance in widths: `None` where two would lie on each other, a bonus where they touch, less for gaps.
fn pitch(widths: f32) -> Option<f32> {
    Some(match widths {
        ..0.6 => return None,
        ..0.82 => -2.5 * (0.82 - widths) / 0.22,
        ..1.28 => 0.3,
        _ => -0.6 - 0.35 * (widths - 1.28).min(3.0),
    })
}
