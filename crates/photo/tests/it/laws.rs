//! Laws for any picture and any set, with a net of chance: what it sees is nonsense, but never a fault.

use tensu_photo::{IMPOSSIBLE, PhotoError, Picture, Reader, Reading, Seen};

use crate::made::{Dice, file, seal, seeing};

fn reader(seed: u64) -> Result<Reader, PhotoError> {
    Reader::new(&file(&seeing(&mut Dice(seed))))
}

fn sound(reading: &Reading, reader: &Reader) {
    assert_eq!(reader.strip().len(), 720 * 72 * 4);
    assert!((-45..=45).contains(&reading.tilt), "{}", reading.tilt);
    assert_eq!(
        reading.tiles.is_empty(),
        matches!(reading.seen, Seen::None | Seen::Black) || reading.tiles.is_empty()
    );
    for tile in &reading.tiles {
        let sum: f64 = tile
            .odds
            .iter()
            .map(|&odds| (-f64::from(odds) / 16.0).exp2())
            .sum();
        assert!((sum - 1.0).abs() < 0.05, "{sum}");
        let five: f64 = [tile.red, tile.plain]
            .iter()
            .map(|&odds| (-f64::from(odds) / 16.0).exp2())
            .sum();
        assert!((five - 1.0).abs() < 0.05, "{five}");
        assert!(tile.odds.iter().all(|&odds| odds <= IMPOSSIBLE) && tile.odds[tile.class()] <= 84);
        let [left, top, right, bottom] = tile.corners;
        assert!(left <= right && top < bottom && right <= 720 && bottom <= 72);
    }
    assert!(
        reading
            .tiles
            .windows(2)
            .all(|two| two[0].corners[0] <= two[1].corners[0])
    );
    let json = reading.to_json();
    assert!(json.starts_with("{\"seen\":\"") && json.ends_with('}') && !json.contains(' '));
}

#[test]
fn any_picture_is_read_and_twice_the_same() -> Result<(), PhotoError> {
    let mut seen = 0;
    let sizes = [
        (1, 1),
        (1, 300),
        (2000, 1),
        (7, 3),
        (1440, 144),
        (720, 72),
        (640, 480),
        (300, 1200),
        (3300, 900),
    ];
    for (i, (width, height)) in sizes.into_iter().enumerate() {
        let mut reader = reader(i as u64)?;
        let mut dice = Dice(i as u64 + 50);
        // Large areas of one colour, as in pictures.
        let colours = dice.bytes(64);
        let part = |x: usize, y: usize| colours[(x / 23 * 7 + y / 31 * 3) % 64];
        let pixels: Vec<u8> = (0..width * height * 4)
            .map(|i| part(i / 4 % width, i / 4 / width))
            .collect();
        let picture = Picture::rgba(&pixels, width, height)?;
        let reading = reader.read(&picture);
        sound(&reading, &reader);
        let strip = reader.strip().to_vec();
        assert_eq!(reader.read(&picture), reading);
        assert_eq!(reader.strip(), strip);
        seen += reading.tiles.len();
        let opaque: Vec<u8> = pixels
            .chunks(4)
            .flat_map(|pixel| &pixel[..3])
            .copied()
            .collect();
        assert_eq!(
            reader.read(&Picture::rgb(&opaque, width, height)?),
            reading,
            "three bytes a pixel are as four"
        );
    }
    assert!(seen > 5, "{seen} tiles in all");
    Ok(())
}

#[test]
fn pictures_have_the_bytes_of_their_size() {
    for (bytes, width, height) in [
        (0, 0, 0),
        (4, 0, 1),
        (4, 1, 2),
        (5, 1, 1),
        (0, usize::MAX, 2),
        (4, 1 << 27, 1),
    ] {
        let pixels = vec![0; bytes];
        assert_eq!(
            Picture::rgba(&pixels, width, height).err(),
            Some(PhotoError::Picture),
            "{width} × {height}"
        );
        assert_eq!(
            Picture::rgb(&pixels, width, height).err(),
            Some(PhotoError::Picture)
        );
    }
}

#[test]
fn no_light_is_told() -> Result<(), PhotoError> {
    let mut reader = reader(1)?;
    let pixels = vec![3; 900 * 200 * 4];
    let reading = reader.read(&Picture::rgba(&pixels, 900, 200)?);
    assert_eq!((reading.seen, reading.tiles.len()), (Seen::Black, 0));
    assert_eq!(
        reading.to_json(),
        "{\"seen\":\"black\",\"tiles\":[],\"tilt\":0}"
    );
    Ok(())
}

#[test]
fn a_set_is_kept_and_read() -> Result<(), PhotoError> {
    let mut one = reader(3)?;
    let pixels = Dice(8).bytes(720 * 72 * 4);
    let picture = Picture::rgba(&pixels, 720, 72)?;
    assert!(one.taught().is_empty());
    assert_eq!(one.teach(4, &picture), Err(PhotoError::Row(4)));
    let taught = one.teach(3, &picture)?;
    assert_eq!((taught.wanted, taught.is_taken()), (7, taught.tiles == 7));
    let kept = one.taught();
    let mut other = reader(3)?;
    other.use_set(&kept)?;
    assert_eq!(other.taught(), kept);
    assert_eq!(other.read(&picture), one.read(&picture));
    assert_eq!(
        reader(4)?.use_set(&kept),
        Err(PhotoError::SetOfOtherWeights)
    );
    for end in (0..kept.len()).step_by(11) {
        assert_eq!(
            other.use_set(&kept[..end]),
            Err(PhotoError::Set),
            "cut at {end}"
        );
    }
    let text = &kept[..kept.len() - 4];
    let wrong: [fn(&mut Vec<u8>); 4] = [
        |set| set[0] ^= 1,
        |set| set[8] = 2,
        |set| set[15] = 17,
        |set| set.push(0),
    ];
    for (i, wrong) in wrong.into_iter().enumerate() {
        let mut set = text.to_vec();
        wrong(&mut set);
        assert_eq!(other.use_set(&seal(set)), Err(PhotoError::Set), "{i}");
    }
    assert_eq!(other.taught(), kept, "the set before stays");
    other.forget_set();
    assert!(other.taught().is_empty());
    Ok(())
}
