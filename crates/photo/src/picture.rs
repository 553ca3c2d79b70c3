//! Pictures as they come, and as the reader keeps them for a reading: no larger than it needs.

use alloc::vec;
use alloc::vec::Vec;

use crate::error::PhotoError;

/// A picture: rows from the top, pixels from the left.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'p> {
    pixels: &'p [u8],
    width: usize,
    height: usize,
    channels: usize,
}

/// More pixels than this no camera of a phone makes.
const MOST: usize = 1 << 26;

impl<'p> Picture<'p> {
    /// A picture of 4 bytes a pixel: red, green, blue, and one that is not looked at.
    ///
    /// # Errors
    ///
    /// [`PhotoError::Picture`] for an empty picture, one of more than 2²⁶ pixels, or bytes that do not match its size.
    pub fn rgba(pixels: &'p [u8], width: usize, height: usize) -> Result<Self, PhotoError> {
        Self::of(pixels, width, height, 4)
    }

    /// A picture of 3 bytes a pixel: red, green, blue.
    ///
    /// # Errors
    ///
    /// As [`Picture::rgba`].
    pub fn rgb(pixels: &'p [u8], width: usize, height: usize) -> Result<Self, PhotoError> {
        Self::of(pixels, width, height, 3)
    }

    fn of(
        pixels: &'p [u8],
        width: usize,
        height: usize,
        channels: usize,
    ) -> Result<Self, PhotoError> {
        let count = width
            .checked_mul(height)
            .filter(|count| (1..=MOST).contains(count));
        if count.map(|count| count * channels) != Some(pixels.len()) {
            return Err(PhotoError::Picture);
        }
        Ok(Self {
            pixels,
            width,
            height,
            channels,
        })
    }
}

/// A picture without what the reader has no use for.
#[derive(Debug)]
pub(crate) struct Canvas {
    pub(crate) w: usize,
    pub(crate) h: usize,
    /// Three bytes a pixel.
    pub(crate) pixels: Vec<u8>,
}

impl Canvas {
    /// Wider pictures are made smaller by a whole number: a tile of a row across it keeps 100 pixels.
    const WIDE: usize = 1600;

    pub(crate) fn of(picture: &Picture<'_>) -> Self {
        let times = (picture.width.max(picture.height) / Self::WIDE).max(1);
        let (w, h) = (
            (picture.width / times).max(1),
            (picture.height / times).max(1),
        );
        // A picture that is a line high or wide stays one.
        let (across, down) = (times.min(picture.width), times.min(picture.height));
        let area = (across * down) as u32;
        let mut pixels = Vec::with_capacity(w * h * 3);
        let mut sums = vec![[0u32; 3]; w];
        for rows in picture
            .pixels
            .chunks_exact(picture.width * picture.channels * down)
            .take(h)
        {
            sums.fill([0; 3]);
            for row in rows.chunks_exact(picture.width * picture.channels) {
                let places = row.chunks_exact(across * picture.channels);
                for (sum, place) in sums.iter_mut().zip(places) {
                    for pixel in place.chunks_exact(picture.channels) {
                        for (sum, &byte) in sum.iter_mut().zip(pixel) {
                            *sum += u32::from(byte);
                        }
                    }
                }
            }
            pixels.extend(sums.iter().flatten().map(|sum| (sum / area) as u8));
        }
        Self { w, h, pixels }
    }

    /// The same as from so many times as far away: in the middle of one as large, on the colour of its corner.
    pub(crate) fn farther(&self, times: usize) -> Self {
        let mut pixels = self.at(0, 0).repeat(self.w * self.h);
        let (wide, high) = (self.w / times, self.h / times);
        let (left, top) = ((self.w - wide) / 2, (self.h - high) / 2);
        for y in 0..high {
            for x in 0..wide {
                let to = ((top + y) * self.w + left + x) * 3;
                for colour in 0..3 {
                    let column =
                        |down: usize| ((y * times + down) * self.w + x * times) * 3 + colour;
                    let lines = (0..times)
                        .map(|down| self.pixels[column(down)..].iter().step_by(3).take(times));
                    let sum: u32 = lines.flatten().map(|&byte| u32::from(byte)).sum();
                    pixels[to + colour] = (sum as usize / (times * times)) as u8;
                }
            }
        }
        Self { pixels, ..*self }
    }

    /// The pixel at a place; outside of the picture the nearest one in it.
    #[inline]
    pub(crate) fn at(&self, x: i32, y: i32) -> [u8; 3] {
        let x = x.clamp(0, self.w as i32 - 1) as usize;
        let y = y.clamp(0, self.h as i32 - 1) as usize;
        let from = (y * self.w + x) * 3;
        let pixel = self.pixels.get(from..from + 3);
        pixel.map_or([0; 3], |pixel| [pixel[0], pixel[1], pixel[2]])
    }

    /// Returns mean and spread of some thousand pixels' green.
    pub(crate) fn light(&self) -> (f32, f32) {
        let green = self
            .pixels
            .iter()
            .skip(1)
            .step_by(3 * (self.w * self.h / 4096).max(1));
        let (mut count, mut sum, mut squares) = (0.0f32, 0.0, 0.0);
        for &byte in green {
            let value = f32::from(byte);
            count += 1.0;
            sum += value;
            squares += value * value;
        }
        let mean = sum / count;
        (mean, crate::float::sqrt(squares / count - mean * mean))
    }
}
