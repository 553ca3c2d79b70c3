//! Roots, powers and logarithms of nothing but + − × ÷, which are the same to the last bit on every machine.

/// Returns e to the power of `x`, to six digits.
#[inline(never)]
pub(crate) fn exp(x: f32) -> f32 {
    if !(-87.0..=87.0).contains(&x) {
        return if x > 0.0 { f32::MAX } else { 0.0 };
    }
    let whole = round(x * core::f32::consts::LOG2_E);
    // In two parts, so that the difference keeps its digits.
    let rest = x - whole as f32 * 0.693_359_4 + whole as f32 * 2.121_944_4e-4;
    let mut power = 1.0;
    for n in [6.0, 5.0, 4.0, 3.0, 2.0, 1.0] {
        power = 1.0 + power * rest / n;
    }
    power * f32::from_bits(((whole + 127) as u32) << 23)
}

/// Returns the natural logarithm of `x`, to six digits; of what has none that of the least number.
#[inline(never)]
pub(crate) fn ln(x: f32) -> f32 {
    let bits = x.max(f32::MIN_POSITIVE).to_bits();
    let mut exponent = (bits >> 23) as i32 - 127;
    let mut part = f32::from_bits((bits & 0x007f_ffff) | 0x3f80_0000);
    if part > core::f32::consts::SQRT_2 {
        part *= 0.5;
        exponent += 1;
    }
    let t = (part - 1.0) / (part + 1.0);
    let square = t * t;
    let mut sum = 1.0 / 9.0;
    for n in [7.0, 5.0, 3.0, 1.0] {
        sum = sum * square + 1.0 / n;
    }
    2.0 * t * sum + exponent as f32 * core::f32::consts::LN_2
}

/// Returns the square root of a number that is not negative.
#[inline(never)]
pub(crate) fn sqrt(x: f32) -> f32 {
    if x <= 0.0 {
        return 0.0;
    }
    let mut root = f32::from_bits((x.to_bits() >> 1) + 0x1fbd_1df5);
    for _ in 0..4 {
        root = 0.5 * (root + x / root);
    }
    root
}

/// Returns the nearest whole number; of halves the one farther from 0.
pub(crate) fn round(x: f32) -> i32 {
    (if x < 0.0 { x - 0.5 } else { x + 0.5 }) as i32
}

/// Returns the angle whose tangent is `x`, in degrees, for the small angles of a held camera: right to a tenth up to 45.
pub(crate) fn degrees(x: f32) -> f32 {
    (x / (1.0 + 0.280_872 * x * x)).to_degrees()
}

/// Returns the middle one of some numbers; of none 0. The standard library's sorting would be a tenth of the WebAssembly.
pub(crate) fn median(numbers: &[f32]) -> f32 {
    let middle = numbers.len() / 2;
    let rank = |number: f32| numbers.iter().filter(|other| **other < number).count();
    let up_to = |number: f32| numbers.iter().filter(|other| **other <= number).count();
    let is_middle = |number: &f32| (rank(*number)..up_to(*number)).contains(&middle);
    numbers.iter().copied().find(is_middle).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::{degrees, exp, ln, sqrt};

    fn close(mine: f32, right: f64) -> bool {
        (f64::from(mine) - right).abs() <= 3e-6 * right.abs().max(1.0)
    }

    #[test]
    fn as_those_of_the_standard_library() {
        for step in -800..=800 {
            let x = step as f32 / 10.0;
            let right = f64::from(x).exp();
            assert!((f64::from(exp(x)) / right - 1.0).abs() < 3e-6, "exp {x}");
            let positive = exp(x);
            assert!(
                close(ln(positive), f64::from(positive).ln()),
                "ln {positive}"
            );
            let root = f64::from(positive).sqrt();
            assert!(
                (f64::from(sqrt(positive)) / root - 1.0).abs() < 1e-6,
                "sqrt {positive}"
            );
        }
        for step in -10..=10 {
            let x = step as f32 / 10.0;
            assert!(
                (f64::from(degrees(x)) - f64::from(x).atan().to_degrees()).abs() < 0.3,
                "{x}"
            );
        }
    }

    #[test]
    fn what_has_no_value_is_no_fault() {
        assert!(exp(f32::NAN).abs() < 1.0 && exp(1e9) > 1e30 && exp(-1e9) == 0.0);
        assert!(ln(0.0) < -80.0 && ln(-1.0) < -80.0 && sqrt(-1.0) == 0.0);
    }
}
