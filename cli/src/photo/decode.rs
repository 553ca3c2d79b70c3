//! PNG and JPEG as pixels, turned as the camera was held.

use std::io::Cursor;

use png_decoder::{ColorType, Decoder, Transformations};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// Wider or higher pictures are not decoded.
const MOST: usize = 1 << 14;

/// A picture of 3 bytes a pixel.
pub(super) struct Pixels {
    pub(super) bytes: Vec<u8>,
    pub(super) width: usize,
    pub(super) height: usize,
}

/// Decodes a file; `None` if it is neither, or damaged.
pub(super) fn picture(file: &[u8]) -> Option<Pixels> {
    if file.starts_with(b"\x89PNG") {
        png(file)
    } else {
        jpeg(file)
    }
}

fn png(file: &[u8]) -> Option<Pixels> {
    let mut decoder = Decoder::new(Cursor::new(file));
    decoder.set_transformations(Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().ok()?;
    let (width, height) = (reader.info().width as usize, reader.info().height as usize);
    if width > MOST || height > MOST {
        return None;
    }
    let mut bytes = vec![0; reader.output_buffer_size()?];
    let info = reader.next_frame(&mut bytes).ok()?;
    bytes.truncate(info.buffer_size());
    let colour = |pixel: &[u8]| match *pixel {
        [gray] | [gray, _] => [gray; 3],
        [red, green, blue, ..] => [red, green, blue],
        [] => [0; 3],
    };
    let channels = match info.color_type {
        ColorType::Grayscale => 1,
        ColorType::GrayscaleAlpha => 2,
        ColorType::Rgb | ColorType::Indexed => 3,
        ColorType::Rgba => 4,
    };
    let bytes = bytes.chunks_exact(channels).flat_map(colour).collect();
    Some(Pixels {
        bytes,
        width,
        height,
    })
}

fn jpeg(file: &[u8]) -> Option<Pixels> {
    let options = DecoderOptions::default()
        .jpeg_set_out_colorspace(ColorSpace::RGB)
        .set_max_width(MOST)
        .set_max_height(MOST);
    let mut decoder = JpegDecoder::new_with_options(Cursor::new(file), options);
    let bytes = decoder.decode().ok()?;
    let (width, height) = decoder.dimensions()?;
    let pixels = Pixels {
        bytes,
        width,
        height,
    };
    let turn = decoder.exif().and_then(|exif| orientation(exif));
    Some(pixels.turned(turn.unwrap_or(1)))
}

impl Pixels {
    /// Turns it by what a camera wrote: 3 is upside down, 6 lies on its left side, 8 on its right one. The other four are mirrored, which
    /// no camera does.
    fn turned(self, orientation: u16) -> Self {
        let Self {
            bytes,
            width,
            height,
        } = &self;
        let (width, height) = (*width, *height);
        let from = |x: usize, y: usize| match orientation {
            3 => (width - 1 - x, height - 1 - y),
            6 => (y, height - 1 - x),
            _ => (width - 1 - y, x),
        };
        let (wide, high) = match orientation {
            3 => (width, height),
            6 | 8 => (height, width),
            _ => return self,
        };
        let places = (0..high).flat_map(|y| (0..wide).map(move |x| (x, y)));
        let pixel = |(x, y)| {
            let (x, y) = from(x, y);
            &bytes[(y * width + x) * 3..][..3]
        };
        Self {
            bytes: places.flat_map(pixel).copied().collect(),
            width: wide,
            height: high,
        }
    }
}

/// Finds how the camera was held (tag 0x0112 of the first directory; Exif 2.32, 4.6.4).
fn orientation(exif: &[u8]) -> Option<u16> {
    let exif = exif.strip_prefix(b"Exif\0\0").unwrap_or(exif);
    let is_little = exif.starts_with(b"II");
    let number = |at: usize, size: usize| {
        let bytes = exif.get(at..at + size)?.iter().map(|&byte| u32::from(byte));
        let add = |sum: u32, byte: u32| sum << 8 | byte;
        Some(if is_little {
            bytes.rev().fold(0, add)
        } else {
            bytes.fold(0, add)
        } as usize)
    };
    let start = number(4, 4)?;
    let count = number(start, 2)?;
    let mut entries = (0..count).map(|i| start + 2 + 12 * i);
    let entry = entries.find(|&entry| number(entry, 2) == Some(0x0112))?;
    number(entry + 8, 2).map(|value| value as u16)
}

#[cfg(test)]
mod tests {
    use super::{Pixels, orientation, picture};

    #[test]
    fn a_turned_photo_stands_upright() {
        let exif = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0";
        assert_eq!(orientation(exif), Some(6));
        let exif = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x08\0\0\0\0\0\0";
        assert_eq!(orientation(exif), Some(8));
        for end in 0..exif.len() - 6 {
            assert_eq!(orientation(&exif[..end]), None);
        }
        // Two above one, then lying on its left side.
        let pixels = |bytes: &[u8], width| Pixels {
            bytes: bytes.iter().flat_map(|&byte| [byte; 3]).collect(),
            width,
            height: bytes.len() / width,
        };
        let turned = |orientation| pixels(&[1, 2, 3, 4, 5, 6], 2).turned(orientation).bytes;
        let expected = |bytes: [u8; 6]| pixels(&bytes, 1).bytes;
        assert_eq!(turned(1), expected([1, 2, 3, 4, 5, 6]));
        assert_eq!(turned(3), expected([6, 5, 4, 3, 2, 1]));
        assert_eq!(turned(6), expected([5, 3, 1, 6, 4, 2]));
        assert_eq!(turned(8), expected([2, 4, 6, 1, 3, 5]));
    }

    #[test]
    fn what_is_no_picture_is_none() {
        for file in [
            &b""[..],
            b"\x89PNG",
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
            b"\xff\xd8\xff",
            b"text",
        ] {
            assert!(picture(file).is_none());
        }
    }
}
