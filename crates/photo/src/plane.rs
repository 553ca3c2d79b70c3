//! The values between two layers, and the way through one.

use alloc::vec;
use alloc::vec::Vec;

use crate::kernel::{BLOCK, Padded};
use crate::layer::Layer;
use crate::size::TOGETHER;

/// Values of a layer: rows of columns of channels.
#[derive(Debug)]
pub(crate) struct Plane {
    pub(crate) h: usize,
    pub(crate) w: usize,
    pub(crate) c: usize,
    pub(crate) values: Vec<i8>,
}

impl Plane {
    /// The empty plane, for what does not fit.
    const NONE: Self = Self {
        h: 0,
        w: 0,
        c: 0,
        values: Vec::new(),
    };

    /// Returns what a layer with `ReLU` makes of it.
    pub(crate) fn through(&self, layer: &Layer) -> Self {
        let co = layer.size.co;
        let Some((h, w)) = layer.size.of_output(self.h, self.w) else {
            return Self::NONE;
        };
        let mut values = vec![0i8; h * w * co];
        self.sums(layer, |place, first, sums| {
            let end = (first + BLOCK).min(co);
            let out = &mut values[place * co + first..place * co + end];
            for ((value, scale), &sum) in out.iter_mut().zip(&layer.scales[first..end]).zip(sums) {
                *value = scale.of(sum).clamp(0, 127) as i8;
            }
        });
        if layer.adds {
            for (value, &before) in values.iter_mut().zip(&self.values) {
                // Both are 0 to 127 but for the first layer's input, which nothing is added to.
                *value = value.saturating_add(before);
            }
        }
        Self {
            h,
            w,
            c: co,
            values,
        }
    }

    /// Returns what the last layer makes of it.
    pub(crate) fn last(&self, layer: &Layer) -> Vec<i32> {
        const MOST: i64 = 1 << 20;
        let co = layer.size.co;
        let mut values = vec![0; self.h * self.w * co];
        self.sums(layer, |place, first, sums| {
            let end = (first + BLOCK).min(co);
            let out = &mut values[place * co + first..place * co + end];
            for ((value, scale), &sum) in out.iter_mut().zip(&layer.scales[first..end]).zip(sums) {
                *value = scale.of(sum).clamp(-MOST, MOST) as i32;
            }
        });
        values
    }

    /// Hands over the sums of each place of the output, a block of channels at a time: place, first channel, sums.
    #[inline]
    fn sums(&self, layer: &Layer, mut take: impl FnMut(usize, usize, &[i32; BLOCK])) {
        let size = &layer.size;
        let Some((h, w)) = size.of_output(self.h, self.w) else {
            return;
        };
        let padded = Padded::of(&self.values, (self.w, self.c), size, w);
        for block in 0..size.co.div_ceil(BLOCK) {
            for y in 0..h {
                for x in (0..w).step_by(TOGETHER) {
                    let (y_in, x_in) = (y * size.stride, x * size.stride);
                    let group = |row: usize| padded.group(size, y_in + row, x_in);
                    let sums = layer.packed.sums(size, block, group);
                    for (i, sums) in sums.iter().enumerate().take(w - x) {
                        take(y * w + x + i, block * BLOCK, sums);
                    }
                }
            }
        }
    }
}
