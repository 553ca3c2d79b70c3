//! Convolutions in whole numbers. Sums are exact, so their order is free: each kernel takes the one that its processor is fastest in.

use alloc::vec;
use alloc::vec::Vec;

use crate::size::{Size, TOGETHER};

#[cfg(not(target_feature = "simd128"))]
mod plain;
#[cfg(target_feature = "simd128")]
mod simd;

#[cfg(not(target_feature = "simd128"))]
use plain as chosen;
#[cfg(target_feature = "simd128")]
use simd as chosen;

use chosen::Cell;
pub(crate) use chosen::{BLOCK, Packed};

/// A plane in a frame of zeros, wide enough for whole groups of places.
pub(crate) struct Padded {
    /// Cells of a row.
    row: usize,
    /// Cells of a place.
    step: usize,
    cells: Vec<Cell>,
}

impl Padded {
    /// Frames values of so many columns and channels for an output of that width.
    pub(crate) fn of(values: &[i8], (w, c): (usize, usize), size: &Size, width: usize) -> Self {
        let step = chosen::cells(size.ci);
        let groups = width.next_multiple_of(TOGETHER);
        let wide = ((groups - 1) * size.stride + size.kw).max(w + 2 * size.pad_w);
        let row = wide * step;
        let values = values.chunks_exact((w * c).max(1));
        let mut cells = vec![Cell::default(); (values.len() + 2 * size.pad_h) * row];
        let lines = cells.chunks_exact_mut(row).skip(size.pad_h);
        for (line, values) in lines.zip(values) {
            chosen::fill(&mut line[size.pad_w * step..], values, c);
        }
        Self { row, step, cells }
    }

    /// The input of a group of places under one row of the kernel, from row `y` and column `x`.
    #[inline]
    pub(crate) fn group(&self, size: &Size, y: usize, x: usize) -> [&[Cell]; TOGETHER] {
        let from = y * self.row + x * self.step;
        let stretch = size.kw * self.step;
        [0, 1, 2, 3].map(|i| {
            let from = from + i * size.stride * self.step;
            &self.cells[from..from + stretch]
        })
    }
}
