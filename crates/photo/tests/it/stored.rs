//! The checked-in weights against what was stored when they were made, and drawn rows read whole.

use std::error::Error;
use std::fs::{self, File};
use std::io::{BufReader, Cursor};
use std::path::{Path, PathBuf};

use tensu_photo::{Net, Picture, Reader, Reading, Seen};
use zune_jpeg::JpegDecoder;

/// The class of a back.
const BACK: usize = 35;

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../photo")
}

/// A picture of 3 bytes a pixel.
struct Decoded {
    pixels: Vec<u8>,
    width: usize,
    height: usize,
}

impl Decoded {
    fn png(path: &Path) -> Outcome<Self> {
        let mut reader = png::Decoder::new(BufReader::new(File::open(path)?)).read_info()?;
        let mut pixels = vec![0; reader.output_buffer_size().ok_or("a size")?];
        let info = reader.next_frame(&mut pixels)?;
        assert_eq!(info.color_type, png::ColorType::Rgb, "{}", path.display());
        let (width, height) = (info.width as usize, info.height as usize);
        Ok(Self {
            pixels,
            width,
            height,
        })
    }

    fn jpeg(path: &Path) -> Outcome<Self> {
        let mut decoder = JpegDecoder::new(Cursor::new(fs::read(path)?));
        let pixels = decoder.decode()?;
        let (width, height) = decoder.dimensions().ok_or("a size")?;
        Ok(Self {
            pixels,
            width,
            height,
        })
    }

    fn picture(&self) -> Outcome<Picture<'_>> {
        Ok(Picture::rgb(&self.pixels, self.width, self.height)?)
    }

    /// The same with each byte changed, by its place.
    fn with(&self, change: impl Fn(usize, u8) -> u8) -> Self {
        let pixels = self.pixels.iter().enumerate();
        Self {
            pixels: pixels.map(|(i, &byte)| change(i, byte)).collect(),
            ..*self
        }
    }
}

fn reader() -> Outcome<Reader> {
    Ok(Reader::new(&fs::read(folder().join("weights.bin"))?)?)
}

/// The rows that are stored: name, tiles as classes (a red five as 100 and its class), picture.
fn rows() -> Outcome<Vec<(String, Vec<usize>, Decoded)>> {
    let text = fs::read_to_string(folder().join("vectors/rows.txt"))?;
    let mut rows = Vec::new();
    for line in text.lines() {
        let (file, tiles) = line.split_once(' ').ok_or("a file and its tiles")?;
        let picture = Decoded::jpeg(&folder().join("vectors").join(file))?;
        rows.push((file.to_owned(), classes(tiles)?, picture));
    }
    Ok(rows)
}

fn classes(text: &str) -> Outcome<Vec<usize>> {
    let mut classes = Vec::new();
    let mut number = None;
    for sign in text.chars() {
        let Some(first) = "mpsz".find(sign) else {
            match sign {
                'f' => classes.push(34),
                '#' => classes.push(BACK),
                digit => number = digit.to_digit(10),
            }
            continue;
        };
        let number = number.ok_or("a number before its suit")? as usize;
        classes.push(if number == 0 {
            100 + 9 * first + 4
        } else {
            9 * first + number - 1
        });
    }
    Ok(classes)
}

fn read(reading: &Reading) -> Vec<usize> {
    let class = |tile: &tensu_photo::SeenTile| {
        let class = tile.class();
        let is_red = [4, 13, 22].contains(&class) && tile.red < tile.plain;
        if is_red { 100 + class } else { class }
    };
    reading.tiles.iter().map(class).collect()
}

#[test]
fn answers_are_those_that_were_stored() -> Outcome {
    let net = Net::new(&fs::read(folder().join("weights.bin"))?)?;
    let mut strips = 0;
    for entry in fs::read_dir(folder().join("vectors"))? {
        let path = entry?.path();
        if path.extension().is_none_or(|end| end != "png") {
            continue;
        }
        let strip = Decoded::png(&path)?;
        let stored = fs::read(path.with_extension("out"))?;
        let stored: Vec<i32> = stored
            .chunks_exact(4)
            .map(|four| i32::from_le_bytes([four[0], four[1], four[2], four[3]]))
            .collect();
        let answer = net.look(&strip.pixels, strip.width)?;
        assert!(
            answer.values.concat() == stored,
            "{}: other values",
            path.display()
        );
        strips += 1;
    }
    assert!(strips >= 4, "{strips} strips");
    Ok(())
}

/// All but gaps: drawn rows are harder than photos, with strange tiles beside them, and dark boxes in gaps that look like backs.
#[test]
fn drawn_rows_are_read() -> Outcome {
    let mut reader = reader()?;
    let (mut tiles, mut right, mut miscounted) = (0, 0, Vec::new());
    for (name, wanted, picture) in rows()? {
        let reading = reader.read(&picture.picture()?);
        // The camera of one shook.
        assert!(matches!(reading.seen, Seen::Row | Seen::Blurred), "{name}");
        let mut found = read(&reading);
        if found.len() != wanted.len() {
            miscounted.push(name);
            found.retain(|&class| class != BACK);
        }
        assert_eq!(found.len(), wanted.len());
        tiles += wanted.len();
        right += found
            .iter()
            .zip(&wanted)
            .filter(|(found, wanted)| found == wanted)
            .count();
    }
    assert!(miscounted.len() <= 3, "{miscounted:?}");
    assert!(
        tiles > 100 && right * 100 >= tiles * 98,
        "{right} of {tiles}"
    );
    Ok(())
}

#[test]
fn light_size_and_place_change_nothing() -> Outcome {
    let mut reader = reader()?;
    let (mut others, mut all, mut counts) = (0, 0, Vec::new());
    for (name, _, picture) in rows()? {
        let before = read(&reader.read(&picture.picture()?));
        let darker = picture.with(|_, byte| byte / 2 + 3);
        let warmer = picture.with(|i, byte| if i % 3 == 2 { byte - byte / 6 } else { byte });
        let double = doubled(&picture);
        let framed = framed(&picture);
        for (how, other) in [
            ("darker", &darker),
            ("warmer", &warmer),
            ("doubled", &double),
            ("framed", &framed),
        ] {
            let after = read(&reader.read(&other.picture()?));
            if after.len() != before.len() {
                counts.push(format!("{name} {how}"));
                continue;
            }
            all += after.len();
            others += after
                .iter()
                .zip(&before)
                .filter(|(after, before)| after != before)
                .count();
        }
    }
    // One row has half of another one above it, and one is blurred.
    assert!(counts.len() <= 5, "other counts: {counts:?}");
    assert!(
        others * 100 <= all * 4,
        "{others} of {all} tiles are read otherwise"
    );
    Ok(())
}

fn doubled(picture: &Decoded) -> Decoded {
    let pixel = |x: usize, y: usize| &picture.pixels[(y * picture.width + x) * 3..][..3];
    let (width, height) = (picture.width * 2, picture.height * 2);
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x / 2, y / 2)));
    let pixels = places.flat_map(|(x, y)| pixel(x, y)).copied().collect();
    Decoded {
        pixels,
        width,
        height,
    }
}

/// The row in a photo as a camera takes it, with room above and below.
fn framed(picture: &Decoded) -> Decoded {
    let (width, height) = (picture.width, picture.width * 3 / 4);
    let mut pixels: Vec<u8> = (0..width * height)
        .flat_map(|i| [60, (90 + i / width / 40) as u8, 70])
        .collect();
    let from = (height - picture.height) / 2 * width * 3;
    pixels[from..from + picture.pixels.len()].copy_from_slice(&picture.pixels);
    Decoded {
        pixels,
        width,
        height,
    }
}

#[test]
fn a_row_that_falls_is_found() -> Outcome {
    let mut reader = reader()?;
    let (mut found, mut all) = (0, 0);
    for (_, wanted, picture) in rows()?.into_iter().take(7) {
        let picture = framed(&picture);
        let level = reader.read(&picture.picture()?);
        if level.tiles.len() != wanted.len() {
            continue;
        }
        for degrees in [-5, 5] {
            let reading = reader.read(&turned(&picture, degrees).picture()?);
            all += 1;
            let is_so = (reading.tilt - level.tilt - degrees).abs() <= 3;
            found += usize::from(is_so && reading.tiles.len() == wanted.len());
        }
    }
    assert!(
        all > 6 && found == all,
        "{found} of {all} have their tiles and fall so"
    );
    Ok(())
}

fn turned(picture: &Decoded, degrees: i32) -> Decoded {
    let slope = f64::from(degrees).to_radians();
    let (sine, cosine) = slope.sin_cos();
    let (w, h) = (picture.width as f64, picture.height as f64);
    let place = |x: f64, y: f64| {
        let (x, y) = ((x - w / 2.0) * 1.06, (y - h / 2.0) * 1.06);
        let (x, y) = (
            x * cosine + y * sine + w / 2.0,
            y * cosine - x * sine + h / 2.0,
        );
        (
            x.clamp(0.0, w - 1.0) as usize,
            y.clamp(0.0, h - 1.0) as usize,
        )
    };
    let places =
        (0..picture.height).flat_map(|y| (0..picture.width).map(move |x| (x as f64, y as f64)));
    let pixel = |(x, y): (usize, usize)| &picture.pixels[(y * picture.width + x) * 3..][..3];
    let pixels = places
        .flat_map(|(x, y)| pixel(place(x, y)))
        .copied()
        .collect();
    Decoded { pixels, ..*picture }
}

#[test]
fn pictures_without_a_row_have_none() -> Outcome {
    let mut reader = reader()?;
    for (width, height) in [(1440, 288), (640, 480)] {
        let plain: Vec<u8> = (0..width * height)
            .flat_map(|i| [90, 120, (60 + i % width / 30) as u8])
            .collect();
        let reading = reader.read(&Picture::rgb(&plain, width, height)?);
        assert_eq!((reading.seen, reading.tiles.len()), (Seen::None, 0));
    }
    Ok(())
}

#[test]
fn a_shaken_picture_is_told() -> Outcome {
    let mut reader = reader()?;
    let mut told = Vec::new();
    for (_, _, picture) in rows()?.into_iter().take(4) {
        let (width, height) = (picture.width, picture.height);
        // Farther than one sees a stroke: a square of 11 pixels, where a tile has 40.
        let mean = |i: usize| {
            let (x, y, colour) = (i / 3 % width, i / 3 / width, i % 3);
            let near = |at: usize, end: usize| at.saturating_sub(5)..(at + 6).min(end);
            let places = near(y, height).flat_map(|y| near(x, width).map(move |x| (x, y)));
            let byte = |(x, y)| u32::from(picture.pixels[(y * width + x) * 3 + colour]);
            let (sum, count) = places.fold((0, 0), |(sum, count), at| (sum + byte(at), count + 1));
            (sum / count) as u8
        };
        let pixels: Vec<u8> = (0..width * height * 3).map(mean).collect();
        told.push(reader.read(&Picture::rgb(&pixels, width, height)?).seen);
    }
    let blurred = told.iter().filter(|seen| **seen == Seen::Blurred).count();
    assert!(blurred >= 3, "{told:?}");
    Ok(())
}

#[test]
fn a_second_row_is_told() -> Outcome {
    let mut reader = reader()?;
    for (name, _, picture) in rows()?.into_iter().take(2) {
        let mut frame = framed(&picture);
        let rows = (frame.height - picture.height) / 2 + picture.height;
        let below = &picture.pixels[picture.width * 12..];
        frame.pixels[rows * frame.width * 3..][..below.len()].copy_from_slice(below);
        assert_eq!(reader.read(&frame.picture()?).seen, Seen::TwoRows, "{name}");
    }
    Ok(())
}

/// A row is taken if as many tiles are seen as it has, and changes readings only then.
#[test]
fn rows_of_another_length_teach_nothing() -> Outcome {
    for (_, _, picture) in rows()?.into_iter().skip(4) {
        let mut reader = reader()?;
        let before = reader.read(&picture.picture()?);
        let mut taken = false;
        for row in 0..4 {
            let taught = reader.teach(row, &picture.picture()?)?;
            assert_eq!(taught.is_taken(), before.tiles.len() == taught.wanted);
            taken |= taught.is_taken();
        }
        assert!(taken || reader.read(&picture.picture()?) == before);
    }
    Ok(())
}
