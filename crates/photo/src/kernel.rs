//! Convolutions in whole numbers. Sums are exact, so their order is free: each kernel takes the one that its processor is fastest in.

use alloc::vec;
use alloc::vec::Vec;

use crate::weights::{Layer, Size};

#[cfg(not(target_feature = "simd128"))]
mod plain;
#[cfg(target_feature = "simd128")]
mod simd;

#[cfg(not(target_feature = "simd128"))]
use plain as chosen;
#[cfg(target_feature = "simd128")]
use simd as chosen;

pub(crate) use chosen::Packed;
use chosen::{BLOCK, Cell};

/// Places side by side that are summed together.
const TOGETHER: usize = 4;

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
        let padded = Padded::of(self, size, w);
        for block in 0..size.co.div_ceil(BLOCK) {
            for y in 0..h {
                for x in (0..w).step_by(TOGETHER) {
                    let sums =
                        layer
                            .packed
                            .sums(&padded, size, block, y * size.stride, x * size.stride);
                    for (i, sums) in sums.iter().enumerate().take(w - x) {
                        take(y * w + x + i, block * BLOCK, sums);
                    }
                }
            }
        }
    }
}

/// A plane in a frame of zeros, wide enough for whole groups of places.
struct Padded {
    /// Cells of a row.
    row: usize,
    /// Cells of a place.
    step: usize,
    cells: Vec<Cell>,
}

impl Padded {
    fn of(plane: &Plane, size: &Size, width: usize) -> Self {
        let step = chosen::cells(size.ci);
        let groups = width.next_multiple_of(TOGETHER);
        let wide = ((groups - 1) * size.stride + size.kw).max(plane.w + 2 * size.pad_w);
        let row = wide * step;
        let mut cells = vec![Cell::default(); (plane.h + 2 * size.pad_h) * row];
        let lines = cells.chunks_exact_mut(row).skip(size.pad_h);
        for (line, values) in lines.zip(plane.values.chunks_exact((plane.w * plane.c).max(1))) {
            chosen::fill(&mut line[size.pad_w * step..], values, plane.c);
        }
        Self { row, step, cells }
    }

    /// The input of a group of places under one row of the kernel, from row `y` and column `x`.
    #[inline]
    fn group(&self, size: &Size, y: usize, x: usize) -> [&[Cell]; TOGETHER] {
        let from = y * self.row + x * self.step;
        let run = size.kw * self.step;
        [0, 1, 2, 3].map(|i| {
            let from = from + i * size.stride * self.step;
            &self.cells[from..from + run]
        })
    }
}
