//! Nets, numbers and pictures that the tests make themselves.

/// Numbers that look random and are the same every time.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((self.0 >> 33) as u32) % end
    }

    pub(crate) fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.below(256) as u8).collect()
    }
}

/// One layer as it stands in a file.
#[derive(Clone, Debug)]
pub(crate) struct Layer {
    /// Kernel, stride, padding, flags.
    pub(crate) head: [u8; 6],
    pub(crate) ci: u16,
    pub(crate) co: u16,
    pub(crate) bias: Vec<i32>,
    pub(crate) multiplier: Vec<u16>,
    pub(crate) shift: Vec<u8>,
    pub(crate) weights: Vec<i8>,
}

/// Returns layers shaped like those of the net, with fewer channels and thrown weights.
pub(crate) fn layers(dice: &mut Dice) -> Vec<Layer> {
    let shapes: [([u8; 6], u16, u16); 9] = [
        ([3, 3, 2, 1, 1, 1], 3, 5),
        ([3, 3, 2, 1, 1, 1], 5, 8),
        ([3, 3, 1, 1, 1, 3], 8, 8),
        ([3, 3, 2, 1, 1, 1], 8, 9),
        ([3, 3, 1, 1, 1, 3], 9, 9),
        ([3, 3, 1, 1, 1, 3], 9, 9),
        ([9, 3, 1, 0, 1, 1], 9, 14),
        ([1, 3, 1, 0, 1, 3], 14, 14),
        ([1, 1, 1, 0, 0, 0], 14, 42),
    ];
    shapes.map(|(head, ci, co)| layer(dice, head, ci, co)).to_vec()
}

fn layer(dice: &mut Dice, head: [u8; 6], ci: u16, co: u16) -> Layer {
    let inputs = u32::from(head[0]) * u32::from(head[1]) * u32::from(ci);
    let channels = usize::from(co);
    // So that most values are neither 0 nor 127.
    let root = (f64::from(inputs)).sqrt() * 60.0;
    let multiplier = (32_768.0 / root) as u16;
    Layer {
        head,
        ci,
        co,
        bias: (0..co).map(|_| dice.below(4000) as i32 - 2000).collect(),
        multiplier: (0..co).map(|_| multiplier + dice.below(9) as u16).collect(),
        shift: vec![15; channels],
        weights: (0..inputs as usize * channels).map(|_| (dice.below(255) as i32 - 127) as i8).collect(),
    }
}

/// Writes layers as a file.
pub(crate) fn file(layers: &[Layer]) -> Vec<u8> {
    let mut file = b"TENSUNET\x01\x00\x00\x01".to_vec();
    file.extend([layers.len() as u8, 36]);
    for layer in layers {
        file.extend(layer.head);
        file.extend([layer.ci, layer.co].map(u16::to_le_bytes).concat());
        file.extend(layer.bias.iter().flat_map(|bias| bias.to_le_bytes()));
        file.extend(layer.multiplier.iter().flat_map(|value| value.to_le_bytes()));
        file.extend(&layer.shift);
        file.extend(layer.weights.iter().map(|&weight| weight as u8));
    }
    seal(file)
}

/// Adds the check.
pub(crate) fn seal(mut file: Vec<u8>) -> Vec<u8> {
    let mut hash = 2_166_136_261u32;
    for &byte in &file {
        hash = (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
    }
    file.extend(hash.to_le_bytes());
    file
}
