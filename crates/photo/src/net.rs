//! The net: a strip of pixels in, for every eighth column what stands there out.

use alloc::vec::Vec;

use crate::error::PhotoError;
use crate::plane::Plane;
use crate::weights::{VALUES, Weights};

/// Rows of a strip.
pub const STRIP_HEIGHT: usize = 72;
/// Columns of the strips that a [`Reader`](crate::Reader) looks at.
pub const STRIP_WIDTH: usize = 720;

/// The net alone: for whoever has a strip, and for the vectors in `photo/vectors`.
#[derive(Debug)]
pub struct Net {
    pub(crate) weights: Weights,
}

/// The net's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    /// For each column 42 values in 1/256: heat, dx, top, bottom, width, red, 36 classes (`photo/FORMAT.md`).
    pub values: Vec<[i32; VALUES]>,
    /// The numbers that a taught set is made of, as many for each column.
    pub features: Vec<i8>,
}

impl Net {
    /// Reads a net.
    ///
    /// # Errors
    ///
    /// [`PhotoError::Weights`] or [`PhotoError::WeightsVersion`] for bytes that are none.
    pub fn new(weights: &[u8]) -> Result<Self, PhotoError> {
        let weights = Weights::read(weights)?;
        Ok(Self { weights })
    }

    /// Looks at a strip of 72 rows, 3 bytes a pixel: red, green, blue.
    ///
    /// # Errors
    ///
    /// [`PhotoError::Picture`] for other than 72 rows, or a width that is no multiple of 8 between 16 and 1,440.
    pub fn look(&self, strip: &[u8], width: usize) -> Result<Columns, PhotoError> {
        let is_whole = strip.len() == STRIP_HEIGHT * width * 3;
        if !is_whole || !width.is_multiple_of(8) || !(16..=1440).contains(&width) {
            return Err(PhotoError::Picture);
        }
        if !self.weights.fits(width) {
            return Err(PhotoError::Weights);
        }
        Ok(self.seen(strip, width))
    }

    /// Looks at one of the reader's own strips.
    pub(crate) fn columns(&self, strip: &[u8]) -> Columns {
        self.seen(strip, STRIP_WIDTH)
    }

    fn seen(&self, strip: &[u8], width: usize) -> Columns {
        let mut plane = Plane {
            h: STRIP_HEIGHT,
            w: width,
            c: 3,
            values: normalised(strip),
        };
        for layer in &self.weights.layers {
            plane = plane.through(layer);
        }
        let values = plane.last(&self.weights.last);
        Columns {
            values: values.as_chunks::<VALUES>().0.to_vec(),
            features: plane.values,
        }
    }
}

/// Makes pixels relative to the strip's own mean and spread.
fn normalised(strip: &[u8]) -> Vec<i8> {
    let mut counts = [0u32; 256];
    for &byte in strip {
        counts[usize::from(byte)] += 1;
    }
    let n = strip.len() as i64;
    let moment = |power: u32| -> i64 {
        let all = (0i64..).zip(&counts);
        all.map(|(byte, &count)| byte.pow(power) * i64::from(count))
            .sum()
    };
    let sum = moment(1);
    let spread = (n * moment(2) - sum * sum).isqrt();
    let unit = 4 * spread + 51 * n;
    let mut table = [0i8; 256];
    for (byte, value) in (0i64..).zip(&mut table) {
        *value = (256 * (n * byte - sum) + unit)
            .div_euclid(2 * unit)
            .clamp(-127, 127) as i8;
    }
    strip.iter().map(|&byte| table[usize::from(byte)]).collect()
}
