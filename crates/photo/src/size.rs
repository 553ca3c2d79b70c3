//! The numbers of a convolution that are no weights.

/// Places side by side that are summed together.
pub(crate) const TOGETHER: usize = 4;

/// Measures of a convolution: kernel, stride, padding, channels in and out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    pub(crate) kh: usize,
    pub(crate) kw: usize,
    pub(crate) stride: usize,
    pub(crate) pad_h: usize,
    pub(crate) pad_w: usize,
    pub(crate) ci: usize,
    pub(crate) co: usize,
}

impl Size {
    /// Returns height and width of what comes out, if the kernel fits.
    pub(crate) fn of_output(&self, h: usize, w: usize) -> Option<(usize, usize)> {
        let side = |length: usize, pad: usize, kernel: usize| {
            Some((length + 2 * pad).checked_sub(kernel)? / self.stride + 1)
        };
        Some((side(h, self.pad_h, self.kh)?, side(w, self.pad_w, self.kw)?))
    }
}

/// The way from a sum to a value of the next layer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    multiplier: i64,
    half: i64,
    shift: u8,
}

impl Scale {
    #[inline]
    pub(crate) fn of(&self, sum: i32) -> i64 {
        (i64::from(sum) * self.multiplier + self.half) >> self.shift
    }
}

impl Scale {
    pub(crate) const fn new(multiplier: u16, shift: u8) -> Self {
        Self {
            multiplier: multiplier as i64,
            half: 1 << (shift - 1),
            shift,
        }
    }
}
