//! Views: which part of a picture a strip shows, and the strip itself.

use alloc::vec;
use alloc::vec::Vec;

use crate::float::sqrt;
use crate::net::{STRIP_HEIGHT, STRIP_WIDTH};
use crate::picture::Canvas;

/// A projection of the strip's points into the picture: nine numbers, row by row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View([f32; 9]);

/// The strip's middle.
const MIDDLE: (f32, f32) = (STRIP_WIDTH as f32 / 2.0, STRIP_HEIGHT as f32 / 2.0);

impl View {
    /// The strip around a point of the picture: so many pixels of the picture for each of its own, falling by so many to the right.
    pub(crate) fn around((x, y): (f32, f32), scale: f32, slope: f32) -> Self {
        let across = scale / sqrt(1.0 + slope * slope);
        let down = across * slope;
        Self([
            across,
            -down,
            x - across * MIDDLE.0 + down * MIDDLE.1,
            down,
            across,
            y - down * MIDDLE.0 - across * MIDDLE.1,
            0.0,
            0.0,
            1.0,
        ])
    }

    /// The view that shows at `place` (left, top, right, bottom) of the new strip what `corners` frame in the old one: left
    /// and right edge, each with its top and bottom.
    pub(crate) fn framed(place: [f32; 4], left: [f32; 3], right: [f32; 3]) -> Self {
        let ([x0, t0, b0], [x1, t1, b1]) = (left, right);
        // Of the unit square: both edges are upright, so the middle of each edge moves by its length alone.
        let g = (b0 - t0) / (b1 - t1) - 1.0;
        let square = Self([
            x1 * (1.0 + g) - x0,
            0.0,
            x0,
            t1 * (1.0 + g) - t0,
            b0 - t0,
            t0,
            g,
            0.0,
            1.0,
        ]);
        let [left, top, right, bottom] = place;
        let (w, h) = (right - left, bottom - top);
        square.after(&Self([
            1.0 / w,
            0.0,
            -left / w,
            0.0,
            1.0 / h,
            -top / h,
            0.0,
            0.0,
            1.0,
        ]))
    }

    /// The projection that does `first`, then this one.
    pub(crate) fn after(&self, first: &Self) -> Self {
        let mut product = [0.0; 9];
        for (i, value) in product.iter_mut().enumerate() {
            let (row, column) = (i / 3 * 3, i % 3);
            *value = (0..3)
                .map(|k| self.0[row + k] * first.0[column + 3 * k])
                .sum();
        }
        Self(product)
    }

    /// The way back.
    pub(crate) fn inverse(&self) -> Self {
        let [a, b, c, d, e, f, g, h, i] = self.0;
        let minors = [
            e * i - f * h,
            c * h - b * i,
            b * f - c * e,
            f * g - d * i,
            a * i - c * g,
            c * d - a * f,
            d * h - e * g,
            b * g - a * h,
            a * e - b * d,
        ];
        let scale = 1.0 / minors[8];
        Self(minors.map(|minor| minor * scale))
    }

    pub(crate) fn of(&self, (x, y): (f32, f32)) -> (f32, f32) {
        let [a, b, c, d, e, f, g, h, i] = self.0;
        let depth = 1.0 / (g * x + h * y + i);
        ((a * x + b * y + c) * depth, (d * x + e * y + f) * depth)
    }

    /// Pixels of the picture for one of the strip, at a point.
    pub(crate) fn scale(&self, (x, y): (f32, f32)) -> f32 {
        let (left, right) = (self.of((x - 1.0, y)), self.of((x + 1.0, y)));
        let (across, down) = (right.0 - left.0, right.1 - left.1);
        sqrt(across * across + down * down) * 0.5
    }

    /// The fall of what lies level in the strip, at a point of it.
    pub(crate) fn slope(&self, (x, y): (f32, f32)) -> f32 {
        let (left, right) = (self.of((x - 8.0, y)), self.of((x + 8.0, y)));
        (right.1 - left.1) / (right.0 - left.0)
    }

    /// Returns the strip, 3 bytes a pixel.
    pub(crate) fn strip(&self, canvas: &Canvas) -> Vec<u8> {
        let mut strip = vec![0; STRIP_HEIGHT * STRIP_WIDTH * 3];
        let scale = self.scale(MIDDLE);
        let taps = ((scale + 0.5) as usize).clamp(1, 4);
        for (y, row) in strip.chunks_exact_mut(STRIP_WIDTH * 3).enumerate() {
            for (x, pixel) in row.chunks_exact_mut(3).enumerate() {
                let at = (x as f32, y as f32);
                let colour = if taps == 1 {
                    self.between(canvas, at)
                } else {
                    self.mean(canvas, at, taps)
                };
                pixel.copy_from_slice(&colour);
            }
        }
        strip
    }

    /// The colour between four pixels.
    fn between(&self, canvas: &Canvas, (x, y): (f32, f32)) -> [u8; 3] {
        let (x, y) = self.of((x + 0.5, y + 0.5));
        // Whole numbers are cut towards 0: from one pixel more, so that none is below it.
        let sixteenths = |v: f32| ((v + 0.5).clamp(0.0, 1e5) * 16.0) as i32 - 16;
        let (x, y) = (sixteenths(x), sixteenths(y));
        let (left, top) = (x >> 4, y >> 4);
        let (right, down) = ((x & 15) as u32, (y & 15) as u32);
        let corner = |x: i32, y: i32| canvas.at(left + x, top + y).map(u32::from);
        let [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)];
        [0, 1, 2].map(|i| {
            let above = a[i] * (16 - right) + b[i] * right;
            let below = c[i] * (16 - right) + d[i] * right;
            ((above * (16 - down) + below * down + 128) >> 8) as u8
        })
    }

    /// The mean of so many pixels across and down.
    fn mean(&self, canvas: &Canvas, (x, y): (f32, f32), taps: usize) -> [u8; 3] {
        let mut sum = [0u32; 3];
        let step = 1.0 / taps as f32;
        for j in 0..taps {
            for i in 0..taps {
                let (x, y) = self.of((x + (i as f32 + 0.5) * step, y + (j as f32 + 0.5) * step));
                let pixel = canvas.at(x.max(0.0) as i32, y.max(0.0) as i32);
                for (sum, byte) in sum.iter_mut().zip(pixel) {
                    *sum += u32::from(byte);
                }
            }
        }
        let count = (taps * taps) as u32;
        sum.map(|sum| ((sum + count / 2) / count) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::View;

    fn close(a: (f32, f32), b: (f32, f32)) -> bool {
        (a.0 - b.0).abs() < 0.01 && (a.1 - b.1).abs() < 0.01
    }

    #[test]
    fn corners_go_to_corners_and_back() {
        let view = View::framed(
            [40.0, 9.0, 680.0, 63.0],
            [100.0, 20.0, 60.0],
            [620.0, 10.0, 66.0],
        );
        let corners = [
            ((40.0, 9.0), (100.0, 20.0)),
            ((680.0, 9.0), (620.0, 10.0)),
            ((40.0, 63.0), (100.0, 60.0)),
            ((680.0, 63.0), (620.0, 66.0)),
        ];
        for (here, there) in corners {
            assert!(
                close(view.of(here), there),
                "{:?} is not {there:?}",
                view.of(here)
            );
            assert!(close(view.inverse().of(there), here));
        }
    }

    #[test]
    fn a_view_has_its_middle_its_scale_and_its_fall() {
        let view = View::around((500.0, 300.0), 2.0, 0.1);
        assert!(close(view.of((360.0, 36.0)), (500.0, 300.0)));
        assert!((view.scale((10.0, 10.0)) - 2.0).abs() < 1e-3);
        assert!((view.slope((360.0, 36.0)) - 0.1).abs() < 1e-3);
    }
}
