//! Any picture, any weights, any taught set: what the reader makes of them is a reading or an error, the same twice.

use tensu_photo::{Net, Picture, Reader};

use super::Sink;
use super::bytes::Bytes;
use super::net::{Dice, file, layers, seal, seeing};

/// The law.
pub fn check(input: &[u8], out: Sink<'_>) {
    let mut bytes = Bytes::new(input);
    match bytes.below(4) {
        0 => weights(bytes.take(usize::MAX), out),
        1 => damage(&mut bytes, out),
        2 => set(&mut bytes, out),
        _ => picture(&mut bytes, out),
    }
}

/// Bytes as weights, with a right check.
fn weights(bytes: &[u8], out: Sink<'_>) {
    let mut file = b"TENSUNET".to_vec();
    file.extend(bytes);
    out(&Net::new(bytes).err());
    out(&Net::new(&seal(file)).err());
}

/// A whole file with some bytes changed.
fn damage(bytes: &mut Bytes<'_>, out: Sink<'_>) {
    let whole = file(&layers(&mut Dice(1)));
    let mut text = whole[..whole.len() - 4].to_vec();
    let length = text.len();
    while let [high, low, value] = *bytes.take(3) {
        let at = usize::from(high) << 8 | usize::from(low);
        text[at % length] = value;
    }
    let net = Net::new(&seal(text));
    out(&net.as_ref().err());
    if let Ok(net) = net {
        out(&net.look(&Dice(2).bytes(72 * 16 * 3), 16));
    }
}

fn reader(seed: u64) -> Reader {
    Reader::new(&file(&seeing(&mut Dice(seed)))).expect("a whole file")
}

fn set(bytes: &mut Bytes<'_>, out: Sink<'_>) {
    let mut reader = reader(1);
    let head = bytes.take(15);
    let tile = bytes.take(15);
    let mut file = head.to_vec();
    if bytes.often(128) {
        // The right head, and each kind from the same few bytes.
        file = b"TENSUSET\x01".to_vec();
        file.extend(head.iter().chain(&[0; 4]).take(4));
        file.extend([14, 0]);
        file.extend(
            tile.iter()
                .cycle()
                .take(if tile.is_empty() { 0 } else { 15 * 34 }),
        );
    }
    let file = seal(file);
    let used = reader.use_set(&file);
    out(&used);
    let kept = reader.taught();
    assert!(used.is_err() && kept.is_empty() || used.is_ok() && kept == file);
}

/// A picture of stripes and areas.
fn picture(bytes: &mut Bytes<'_>, out: Sink<'_>) {
    let mut reader = reader(u64::from(bytes.next()));
    let [width, height] = [0; 2].map(|_| 1 + bytes.below(256) * (1 + bytes.below(6)));
    let (across, down) = (1 + bytes.below(60), 1 + bytes.below(60));
    let row = bytes.next();
    let colours = bytes.take(usize::MAX);
    let colour = |i: usize| {
        let (x, y) = (i / 3 % width / across, i / 3 / width / down);
        colours
            .get((x * 3 + y * 7 + i % 3) % colours.len().max(1))
            .copied()
            .unwrap_or(99)
    };
    let pixels: Vec<u8> = (0..width * height * 3).map(colour).collect();
    let picture = Picture::rgb(&pixels, width, height).expect("a picture");
    let reading = reader.read(&picture);
    assert_eq!(reader.strip().len(), 720 * 72 * 4);
    let taught = reader.teach(row, &picture);
    if taught.is_ok_and(|taught| !taught.is_taken()) || taught.is_err() {
        assert_eq!(reader.read(&picture), reading);
    }
    out(&reading);
    out(&taught);
}
