//! Nets of weights by chance, as files, for the reader of photos: the laws here and the tests of `crates/photo` make them.

/// Numbers that look random and are the same every time.
#[derive(Debug)]
pub struct Dice(pub u64);

impl Dice {
    /// A number below another.
    pub fn below(&mut self, end: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        ((self.0 >> 33) as u32) % end
    }

    /// So many bytes.
    pub fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.below(256) as u8).collect()
    }
}

/// One layer as it stands in a file.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Kernel, stride, padding, flags.
    pub head: [u8; 6],
    /// Channels in.
    pub ci: u16,
    /// Channels out.
    pub co: u16,
    /// One for each channel out, as are the next two.
    pub bias: Vec<i32>,
    /// Multipliers.
    pub multiplier: Vec<u16>,
    /// Shifts.
    pub shift: Vec<u8>,
    /// By row, column, channel in, channel out.
    pub weights: Vec<i8>,
}

/// Returns layers shaped like those of the net, with fewer channels and weights by chance.
pub fn layers(dice: &mut Dice) -> Vec<Layer> {
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
    shapes
        .map(|(head, ci, co)| layer(dice, head, ci, co))
        .to_vec()
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
        weights: (0..inputs as usize * channels)
            .map(|_| (dice.below(255) as i32 - 127) as i8)
            .collect(),
    }
}

/// Writes layers as a file.
pub fn file(layers: &[Layer]) -> Vec<u8> {
    let mut file = b"TENSUNET\x01\x00\x00\x01".to_vec();
    file.extend([layers.len() as u8, 36]);
    for layer in layers {
        file.extend(layer.head);
        file.extend([layer.ci, layer.co].map(u16::to_le_bytes).concat());
        file.extend(layer.bias.iter().flat_map(|bias| bias.to_le_bytes()));
        file.extend(
            layer
                .multiplier
                .iter()
                .flat_map(|value| value.to_le_bytes()),
        );
        file.extend(&layer.shift);
        file.extend(layer.weights.iter().map(|&weight| weight as u8));
    }
    seal(file)
}

/// Adds the check.
pub fn seal(mut file: Vec<u8>) -> Vec<u8> {
    let mut hash = 2_166_136_261u32;
    for &byte in &file {
        hash = (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
    }
    file.extend(hash.to_le_bytes());
    file
}

/// Returns a net that sees tiles everywhere, about as large as they are.
pub fn seeing(dice: &mut Dice) -> Vec<Layer> {
    let mut layers = layers(dice);
    let last = layers.last_mut().expect("a last layer");
    last.multiplier.fill(60);
    for (bias, more) in last.bias.iter_mut().zip([200_000, 0, -105_000, 105_000]) {
        *bias += more;
    }
    layers
}
