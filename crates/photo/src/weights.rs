//! The net as it comes in a file (`photo/FORMAT.md`): checked once, so that running it can neither fail nor overflow.

use alloc::vec::Vec;

use crate::bytes::{Bytes, check, checked};
use crate::error::PhotoError;
use crate::kernel::Packed;
use crate::layer::Layer;
use crate::size::{Scale, Size};

const MAGIC: &[u8] = b"TENSUNET";
const VERSION: u16 = 1;
/// The kinds of a net's answer: 34 tiles, flower or season, back.
pub(crate) const CLASSES: usize = 36;
/// Before the classes stand heat, dx, top, bottom, width, red.
pub(crate) const PLACES: usize = 6;
/// Values of a column.
pub(crate) const VALUES: usize = PLACES + CLASSES;

const RELU: u8 = 1;
const ADDED: u8 = 2;

/// All layers, in order.
#[derive(Debug)]
pub(crate) struct Weights {
    pub(crate) layers: Vec<Layer>,
    pub(crate) last: Layer,
    /// The divisor of class and red values.
    pub(crate) temperature: f32,
    /// Tells one net from another.
    pub(crate) fingerprint: u32,
}

impl Weights {
    pub(crate) fn read(file: &[u8]) -> Result<Self, PhotoError> {
        let text = checked(file).ok_or(PhotoError::Weights)?;
        let mut bytes = Bytes(text);
        if bytes.take(MAGIC.len()) != Some(MAGIC) {
            return Err(PhotoError::Weights);
        }
        let version = bytes.u16().ok_or(PhotoError::Weights)?;
        if version != VERSION {
            return Err(PhotoError::WeightsVersion(version));
        }
        body(&mut bytes, check(text)).ok_or(PhotoError::Weights)
    }

    /// The numbers that a column's features have.
    pub(crate) fn features(&self) -> usize {
        self.last.size.ci
    }
}

fn body(bytes: &mut Bytes<'_>, fingerprint: u32) -> Option<Weights> {
    let temperature = bytes.u16().filter(|&t| t > 0)?;
    let count = bytes.u8().filter(|count| (1..=16).contains(count))?;
    bytes
        .u8()
        .filter(|&classes| usize::from(classes) == CLASSES)?;
    let mut layers = Vec::new();
    let mut ci = 3;
    for _ in 0..count {
        let layer = layer(bytes, ci)?;
        ci = layer.size.co;
        layers.push(layer);
    }
    let last = layers.pop()?;
    let is_last = !last.relu
        && !last.adds
        && last.size.co == VALUES
        && (last.size.kh, last.size.kw) == (1, 1);
    let weights = Weights {
        layers,
        last,
        temperature: f32::from(temperature) / 256.0,
        fingerprint,
    };
    let fits = [16, 24, 720, 1440].into_iter().all(|w| weights.fits(w));
    let others = weights.layers.iter().all(|layer| layer.relu);
    (is_last && others && fits && bytes.0.is_empty()).then_some(weights)
}

impl Weights {
    /// Returns whether a strip leaves as one value high and an eighth as wide, and whether what is added has the same size.
    pub(crate) fn fits(&self, width: usize) -> bool {
        let mut size = Some((72, width));
        for layer in self.layers.iter().chain([&self.last]) {
            let before = size;
            size = before.and_then(|(h, w)| layer.size.of_output(h, w));
            if layer.adds && (size != before || layer.size.ci != layer.size.co) {
                return false;
            }
        }
        size == Some((1, width / 8))
    }
}

fn layer(bytes: &mut Bytes<'_>, before: usize) -> Option<Layer> {
    let [kh, kw, stride, pad_h, pad_w, flags] = *bytes.take(6)?.first_chunk()?;
    let wide = |value: u8| usize::from(value);
    let (ci, co) = (usize::from(bytes.u16()?), usize::from(bytes.u16()?));
    let channels = 1..=256;
    let right = (1..=9).contains(&kh)
        && (1..=9).contains(&kw)
        && (1..=2).contains(&stride)
        && pad_h < kh
        && pad_w < kw
        && flags <= RELU | ADDED
        && ci == before
        && channels.contains(&co);
    if !right {
        return None;
    }
    let size = Size {
        kh: wide(kh),
        kw: wide(kw),
        stride: wide(stride),
        pad_h: wide(pad_h),
        pad_w: wide(pad_w),
        ci,
        co,
    };
    let bias: Vec<i32> = (0..co).map(|_| bytes.i32()).collect::<Option<_>>()?;
    let multipliers: Vec<u16> = (0..co).map(|_| bytes.u16()).collect::<Option<_>>()?;
    let shifts = bytes.take(co)?;
    let weights = bytes.i8s(size.kh * size.kw * ci * co)?;
    if weights.contains(&i8::MIN) || shifts.iter().any(|shift| !(1..=40).contains(shift)) {
        return None;
    }
    let mut most: Vec<u64> = bias
        .iter()
        .map(|bias| u64::from(bias.unsigned_abs()))
        .collect();
    for row in weights.chunks_exact(co) {
        for (most, weight) in most.iter_mut().zip(row) {
            *most += 127 * u64::from(weight.unsigned_abs());
        }
    }
    if most.iter().any(|&most| most > i32::MAX as u64) {
        return None;
    }
    let scales = multipliers
        .iter()
        .zip(shifts)
        .map(|(&multiplier, &shift)| Scale::new(multiplier, shift));
    Some(Layer {
        size,
        adds: flags & ADDED != 0,
        relu: flags & RELU != 0,
        scales: scales.collect(),
        packed: Packed::new(&size, &bias, &weights),
    })
}
