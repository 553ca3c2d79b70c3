//! The reader: a picture in, a reading out.

use alloc::vec;
use alloc::vec::Vec;

use crate::error::PhotoError;
use crate::net::{Net, STRIP_HEIGHT, STRIP_WIDTH};
use crate::peaks::{Face, face_at};
use crate::picture::{Canvas, Picture};
use crate::quality;
use crate::reading::{Reading, Seen, SeenTile};
use crate::search::{Look, find, has_second, tilt, whole};
use crate::set::{Set, Taught};
use crate::straight::{BOTTOM, TOP, straight};
use crate::view::View;

/// So many times as far away a picture is looked at, if it is not read at once: with so many tiles, and less doubt than this.
const FARTHER: [usize; 3] = [2, 4, 8];
const MANY: usize = 9;
const SURE: u32 = 8;

/// A reader of rows of tiles: the net, the set that it was taught, and the strip of the last reading.
#[derive(Debug)]
pub struct Reader {
    net: Net,
    set: Option<Set>,
    strip: Vec<u8>,
}

/// A tile after both looks.
struct Found {
    face: Face,
    /// Its middle in the straight strip.
    x: f32,
    features: Vec<i32>,
}

/// Tiles of a picture, and the view in which they stand straight.
struct Row {
    look: Look,
    view: View,
    tiles: Vec<Found>,
}

impl Reader {
    /// Makes a reader of its weights, the bytes of `photo/weights.bin`.
    ///
    /// # Errors
    ///
    /// [`PhotoError::Weights`] or [`PhotoError::WeightsVersion`] for bytes that are none.
    pub fn new(weights: &[u8]) -> Result<Self, PhotoError> {
        Ok(Self {
            net: Net::new(weights)?,
            set: None,
            strip: Vec::new(),
        })
    }

    /// Reads a picture. The row lies about level, and is quickest found across its middle. The net knows tiles as large as fourteen of
    /// them leave them: a few that fill the picture are looked at from farther away, too.
    pub fn read(&mut self, picture: &Picture<'_>) -> Reading {
        let canvas = Canvas::of(picture);
        if quality::is_black(&canvas) {
            self.strip = opaque(&whole(&canvas, 1.0, 0.0).strip(&canvas));
            return nothing(Seen::Black);
        }
        let (mut best, mut strip) = self.look(&canvas);
        for times in FARTHER {
            let is_sure = best.tiles.len() >= MANY && best.doubt() < SURE;
            let is_told = matches!(best.seen, Seen::Blurred | Seen::TwoRows);
            if is_sure || is_told || canvas.w.min(canvas.h) < times {
                break;
            }
            let other = self.look(&canvas.farther(times));
            let is_blurred = other.0.seen == Seen::Blurred;
            if other.0.doubt() <= best.doubt() {
                (best, strip) = other;
            }
            if is_blurred {
                break;
            }
        }
        self.strip = opaque(&strip);
        best
    }

    /// Reads a picture as it is, with its row made straight.
    fn look(&self, canvas: &Canvas) -> (Reading, Vec<u8>) {
        let row = self.row(canvas);
        let strip = row.view.strip(canvas);
        let is_blurred = quality::is_blurred(&strip, row.tiles.iter().map(|tile| &tile.face));
        if row.tiles.is_empty() {
            let seen = if is_blurred {
                Seen::Blurred
            } else {
                Seen::None
            };
            return (nothing(seen), strip);
        }
        let seen = if is_blurred {
            Seen::Blurred
        } else if has_second(&self.net, canvas, &row.look, &row.view) {
            Seen::TwoRows
        } else {
            Seen::Row
        };
        let reading = Reading {
            seen,
            tiles: self.tiles(&row),
            tilt: tilt(&row.view),
        };
        (reading, strip)
    }

    /// Returns the straightened strip of the last reading: 720 × 72 pixels, 4 bytes each; nothing before the first.
    pub fn strip(&self) -> &[u8] {
        &self.strip
    }

    /// Learns one of the four rows of a set from a picture of it: 0 for 1m to 9m, 1 for p, 2 for s, 3 for E S W N White Green Red. It is
    /// taken if as many tiles are seen, and counts from the next reading on; a row may be taught more than once.
    ///
    /// # Errors
    ///
    /// [`PhotoError::Row`] for another row.
    pub fn teach(&mut self, row: u8, picture: &Picture<'_>) -> Result<Taught, PhotoError> {
        let canvas = Canvas::of(picture);
        let found = self.row(&canvas);
        self.strip = opaque(&found.view.strip(&canvas));
        let features: Vec<Vec<i32>> = found.tiles.into_iter().map(|tile| tile.features).collect();
        let weights = &self.net.weights;
        let new = || Set::new(weights.fingerprint, weights.features());
        self.set.get_or_insert_with(new).teach(row, &features)
    }

    /// Returns the numbers of the taught set, to be kept: some 5 KB, no picture; nothing if there is no set.
    pub fn taught(&self) -> Vec<u8> {
        self.set.as_ref().map(Set::write).unwrap_or_default()
    }

    /// Reads with a set that was taught before.
    ///
    /// # Errors
    ///
    /// [`PhotoError::Set`] for bytes that are none, [`PhotoError::SetOfOtherWeights`] for one that other weights were taught. The
    /// set before stays.
    pub fn use_set(&mut self, taught: &[u8]) -> Result<(), PhotoError> {
        let weights = &self.net.weights;
        let set = Set::read(taught, weights.fingerprint, weights.features())?;
        self.set = Some(set);
        Ok(())
    }

    /// Reads without a set.
    pub fn forget_set(&mut self) {
        self.set = None;
    }

    /// Finds the row, straightens it, and looks once more.
    fn row(&self, canvas: &Canvas) -> Row {
        let look = find(&self.net, canvas);
        let Some(framed) = straight(&look.chain) else {
            let view = look.view;
            let tiles = Vec::new();
            return Row { look, view, tiles };
        };
        let view = look.view.after(&framed);
        let columns = self.net.columns(&view.strip(canvas));
        let back = framed.inverse();
        let mut tiles = Vec::new();
        for tile in &look.chain.tiles {
            let (x, _) = back.of((tile.x, f32::midpoint(tile.top, tile.bottom)));
            if let Some((second, features)) = face_at(&columns, x, self.net.weights.temperature) {
                let face = tile.face.with_second(&second);
                tiles.push(Found { face, x, features });
            }
        }
        Row { look, view, tiles }
    }

    fn tiles(&self, row: &Row) -> Vec<SeenTile> {
        let steps = row.tiles.windows(2).map(|two| two[1].x - two[0].x);
        let steps: Vec<f32> = steps.collect();
        let pitch = quality::pitch(&steps);
        let mut tiles = Vec::new();
        for (i, tile) in row.tiles.iter().enumerate() {
            let gap = i.checked_sub(1).map_or(0.0, |i| steps[i] / pitch - 1.0);
            let corners = [tile.x - pitch / 2.0, TOP, tile.x + pitch / 2.0, BOTTOM];
            let judged = self
                .set
                .as_ref()
                .map(|set| set.judge(&tile.face, &tile.features));
            tiles.push(SeenTile::of(
                judged.as_ref().unwrap_or(&tile.face),
                gap,
                corners,
            ));
        }
        tiles
    }
}

fn nothing(seen: Seen) -> Reading {
    Reading {
        seen,
        tiles: Vec::new(),
        tilt: 0,
    }
}

/// Returns a strip as browsers draw it.
fn opaque(strip: &[u8]) -> Vec<u8> {
    let mut pixels = vec![255; STRIP_WIDTH * STRIP_HEIGHT * 4];
    for (to, from) in pixels.chunks_exact_mut(4).zip(strip.chunks_exact(3)) {
        to[..3].copy_from_slice(from);
    }
    pixels
}
