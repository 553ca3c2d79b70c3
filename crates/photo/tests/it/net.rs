//! The net and its file.

use tensu_photo::{Net, PhotoError};

use crate::made::{Dice, Layer, file, layers, seal};
use crate::second;

fn changed(change: impl Fn(&mut Vec<Layer>)) -> Result<Net, PhotoError> {
    let mut layers = layers(&mut Dice(1));
    change(&mut layers);
    Net::new(&file(&layers))
}

#[test]
fn the_arithmetic_is_that_of_the_format() -> Result<(), PhotoError> {
    for (seed, width) in [(1, 16), (2, 24), (3, 40), (4, 120)] {
        let mut dice = Dice(seed);
        let layers = layers(&mut dice);
        let net = Net::new(&file(&layers))?;
        let mut strip = dice.bytes(72 * width * 3);
        if seed == 2 {
            strip.fill(200);
            strip[0] = 0;
        }
        let answer = net.look(&strip, width)?;
        assert_eq!(
            answer.values.concat(),
            second::look(&layers, &strip, width),
            "{width} wide"
        );
        assert_eq!(answer.features.len(), 14 * width / 8);
        assert!(
            seed == 2
                || answer
                    .features
                    .iter()
                    .filter(|&&f| f > 0 && f < 127)
                    .count()
                    > width / 2
        );
    }
    Ok(())
}

/// The largest sums that a file may ask for.
#[test]
fn sums_at_the_edge_do_not_overflow() -> Result<(), PhotoError> {
    let mut layers = layers(&mut Dice(5));
    for (i, layer) in layers.iter_mut().enumerate() {
        let inputs = layer.weights.len() as i32 / i32::from(layer.co);
        let weight = if i % 2 == 0 { 127 } else { -127 };
        layer.weights.fill(weight);
        for (o, bias) in layer.bias.iter_mut().enumerate() {
            *bias = (i32::MAX - 127 * 127 * inputs) * if o % 2 == 0 { 1 } else { -1 };
        }
        layer.multiplier.fill(u16::MAX);
        layer.shift.fill(if i % 3 == 0 { 1 } else { 40 });
    }
    let net = Net::new(&file(&layers))?;
    let strip = Dice(6).bytes(72 * 48 * 3);
    assert_eq!(
        net.look(&strip, 48)?.values.concat(),
        second::look(&layers, &strip, 48)
    );
    layers[3].bias[1] -= 1;
    assert_eq!(Net::new(&file(&layers)).err(), Some(PhotoError::Weights));
    Ok(())
}

#[test]
fn a_damaged_file_is_told() -> Result<(), PhotoError> {
    let whole = file(&layers(&mut Dice(1)));
    Net::new(&whole)?;
    for end in (0..whole.len()).step_by(37) {
        assert_eq!(
            Net::new(&whole[..end]).err(),
            Some(PhotoError::Weights),
            "cut at {end}"
        );
    }
    for at in (0..whole.len()).step_by(41) {
        let mut other = whole.clone();
        other[at] ^= 4;
        assert_eq!(
            Net::new(&other).err(),
            Some(PhotoError::Weights),
            "changed at {at}"
        );
    }
    let mut longer = whole[..whole.len() - 4].to_vec();
    longer.push(0);
    assert_eq!(Net::new(&seal(longer)).err(), Some(PhotoError::Weights));
    let mut newer = whole[..whole.len() - 4].to_vec();
    newer[8] = 2;
    assert_eq!(
        Net::new(&seal(newer)).err(),
        Some(PhotoError::WeightsVersion(2))
    );
    Ok(())
}

#[test]
fn layers_that_do_not_fit_are_refused() {
    assert!(changed(|_| ()).is_ok());
    let wrong: [fn(&mut Vec<Layer>); 12] = [
        |layers| layers[0].head[2] = 3,
        |layers| layers[0].head[2] = 1,
        |layers| layers[2].head[3] = 3,
        |layers| layers[2].head[3] = 0,
        |layers| layers[2].head[5] = 1 | 2 | 4,
        |layers| layers[3].head[5] = 3,
        |layers| layers[3].head[5] = 0,
        |layers| layers[8].head[5] = 1,
        |layers| layers[1].shift[3] = 0,
        |layers| layers[1].shift[3] = 41,
        |layers| layers[1].weights[3] = -128,
        |layers| layers.truncate(8),
    ];
    for (i, wrong) in wrong.into_iter().enumerate() {
        assert_eq!(changed(wrong).err(), Some(PhotoError::Weights), "{i}");
    }
}

#[test]
fn a_strip_has_its_size() -> Result<(), PhotoError> {
    let net = Net::new(&file(&layers(&mut Dice(1))))?;
    for (bytes, width) in [
        (0, 0),
        (72 * 12 * 3, 12),
        (72 * 8 * 3, 8),
        (72 * 24 * 3 - 1, 24),
        (72 * 1448 * 3, 1448),
    ] {
        assert_eq!(
            net.look(&vec![9; bytes], width),
            Err(PhotoError::Picture),
            "{width}"
        );
    }
    Ok(())
}
