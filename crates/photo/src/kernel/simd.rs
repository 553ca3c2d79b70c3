//! With the vectors of WebAssembly: four channels at a time, each of two inputs.

use alloc::vec;
use alloc::vec::Vec;
use core::arch::wasm32::{
    i16x8, i32x4, i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane, i32x4_splat, v128,
};

use crate::size::{Size, TOGETHER};

/// Channels that are summed together.
pub(crate) const BLOCK: usize = 8;

/// Two channels of a place, the first in the lower half.
pub(crate) type Cell = i32;

pub(super) fn cells(channels: usize) -> usize {
    channels.div_ceil(2)
}

fn pair(values: &[i8]) -> i32 {
    let half = |i: usize| i32::from(values.get(i).copied().unwrap_or(0));
    (half(0) & 0xffff) | (half(1) << 16)
}

pub(super) fn fill(line: &mut [Cell], values: &[i8], channels: usize) {
    if channels.is_multiple_of(2) {
        for (cell, two) in line.iter_mut().zip(values.chunks_exact(2)) {
            *cell = (i32::from(two[0]) & 0xffff) | (i32::from(two[1]) << 16);
        }
        return;
    }
    let places = line.chunks_exact_mut(cells(channels));
    for (place, values) in places.zip(values.chunks_exact(channels)) {
        for (cell, two) in place.iter_mut().zip(values.chunks(2)) {
            *cell = pair(two);
        }
    }
}

/// Weights in the order in which they are used: block, row of the kernel, column, two channels in; then the block's channels.
#[derive(Debug)]
pub(crate) struct Packed {
    bias: Vec<[v128; 2]>,
    weights: Vec<[v128; 2]>,
}

impl Packed {
    pub(crate) fn new(size: &Size, bias: &[i32], weights: &[i8]) -> Self {
        let pairs = cells(size.ci);
        let rows = size.kh * size.kw * pairs;
        let blocks = size.co.div_ceil(BLOCK);
        let zero = i32x4_splat(0);
        let mut packed = Self {
            bias: vec![[zero; 2]; blocks],
            weights: vec![[zero; 2]; blocks * rows],
        };
        for block in 0..blocks {
            let bias = |i: usize| bias.get(block * BLOCK + i).copied().unwrap_or(0);
            packed.bias[block] =
                [0, 4].map(|i| i32x4(bias(i), bias(i + 1), bias(i + 2), bias(i + 3)));
            for row in 0..rows {
                let (place, two) = (row / pairs, row % pairs);
                let weight = |input: usize, i: usize| {
                    let (input, channel) = (2 * two + input, block * BLOCK + i);
                    let is_there = input < size.ci && channel < size.co;
                    let at = (place * size.ci + input) * size.co + channel;
                    if is_there { i16::from(weights[at]) } else { 0 }
                };
                packed.weights[block * rows + row] = [0, 4].map(|i| {
                    let both = |i: usize| (weight(0, i), weight(1, i));
                    let [(a, b), (c, d), (e, f), (g, h)] =
                        [both(i), both(i + 1), both(i + 2), both(i + 3)];
                    i16x8(a, b, c, d, e, f, g, h)
                });
            }
        }
        packed
    }

    /// The sums of a group of places, whose input under each row of the kernel `group` says.
    #[inline]
    pub(crate) fn sums<'i>(
        &self,
        size: &Size,
        block: usize,
        group: impl Fn(usize) -> [&'i [Cell]; TOGETHER],
    ) -> [[i32; BLOCK]; TOGETHER] {
        let stretch = size.kw * cells(size.ci);
        let [mut s0, mut s1, mut s2, mut s3] = [self.bias[block]; TOGETHER];
        let more = |[s, t]: [v128; 2], [a, b]: [v128; 2], two: i32| {
            let two = i32x4_splat(two);
            [
                i32x4_add(s, i32x4_dot_i16x8(a, two)),
                i32x4_add(t, i32x4_dot_i16x8(b, two)),
            ]
        };
        for ky in 0..size.kh {
            let [p0, p1, p2, p3] = group(ky);
            let from = (block * size.kh + ky) * stretch;
            let weights = &self.weights[from..from + stretch];
            let places = p0.iter().zip(p1).zip(p2).zip(p3);
            for (&both, (((&v0, &v1), &v2), &v3)) in weights.iter().zip(places) {
                s0 = more(s0, both, v0);
                s1 = more(s1, both, v1);
                s2 = more(s2, both, v2);
                s3 = more(s3, both, v3);
            }
        }
        [s0, s1, s2, s3].map(|[s, t]| {
            [
                i32x4_extract_lane::<0>(s),
                i32x4_extract_lane::<1>(s),
                i32x4_extract_lane::<2>(s),
                i32x4_extract_lane::<3>(s),
                i32x4_extract_lane::<0>(t),
                i32x4_extract_lane::<1>(t),
                i32x4_extract_lane::<2>(t),
                i32x4_extract_lane::<3>(t),
            ]
        })
    }
}
