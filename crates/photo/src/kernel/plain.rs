//! Without vectors: two channels share one number of 64 bits, so that one multiplication does both.

use alloc::vec;
use alloc::vec::Vec;

use crate::size::{Size, TOGETHER};

/// Channels that are summed together.
pub(crate) const BLOCK: usize = 4;

pub(crate) type Cell = i8;

pub(super) fn cells(channels: usize) -> usize {
    channels
}

pub(super) fn fill(line: &mut [Cell], values: &[i8], _channels: usize) {
    line[..values.len()].copy_from_slice(values);
}

/// Weights in the order in which they are used: block, row of the kernel, column, channel in; then the block's channels, in twos.
#[derive(Debug)]
pub(crate) struct Packed {
    bias: Vec<[i64; 2]>,
    weights: Vec<[i64; 2]>,
}

/// Two sums in one: the second times 2³², plus the first. Adding and multiplying keeps both, as each fits 32 bits in the end.
fn both(first: i32, second: i32) -> i64 {
    i64::from(first) + (i64::from(second) << 32)
}

fn apart(both: i64) -> [i32; 2] {
    let first = both as i32;
    [first, ((both - i64::from(first)) >> 32) as i32]
}

impl Packed {
    pub(crate) fn new(size: &Size, bias: &[i32], weights: &[i8]) -> Self {
        let rows = size.kh * size.kw * size.ci;
        let blocks = size.co.div_ceil(BLOCK);
        let mut packed = Self {
            bias: vec![[0; 2]; blocks],
            weights: vec![[0; 2]; blocks * rows],
        };
        for block in 0..blocks {
            let at = |values: &dyn Fn(usize) -> i32| {
                let channel = |i: usize| {
                    let channel = block * BLOCK + i;
                    if channel < size.co {
                        values(channel)
                    } else {
                        0
                    }
                };
                [both(channel(0), channel(1)), both(channel(2), channel(3))]
            };
            packed.bias[block] = at(&|channel| bias[channel]);
            for row in 0..rows {
                packed.weights[block * rows + row] =
                    at(&|channel| i32::from(weights[row * size.co + channel]));
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
        let stretch = size.kw * size.ci;
        let [mut s0, mut s1, mut s2, mut s3] = [self.bias[block]; TOGETHER];
        for ky in 0..size.kh {
            let [p0, p1, p2, p3] = group(ky);
            let from = (block * size.kh + ky) * stretch;
            let weights = &self.weights[from..from + stretch];
            let places = p0.iter().zip(p1).zip(p2).zip(p3);
            for ([a, b], (((v0, v1), v2), v3)) in weights.iter().zip(places) {
                let [v0, v1, v2, v3] = [*v0, *v1, *v2, *v3].map(i64::from);
                s0 = [s0[0] + a * v0, s0[1] + b * v0];
                s1 = [s1[0] + a * v1, s1[1] + b * v1];
                s2 = [s2[0] + a * v2, s2[1] + b * v2];
                s3 = [s3[0] + a * v3, s3[1] + b * v3];
            }
        }
        [s0, s1, s2, s3].map(|[a, b]| {
            let ([c0, c1], [c2, c3]) = (apart(a), apart(b));
            [c0, c1, c2, c3]
        })
    }
}
