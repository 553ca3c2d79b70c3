//! A link as a QR code.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The light border that the standard asks for, in modules.
const BORDER: i32 = 4;

/// The largest code that a phone reads off a screen and off paper: version 20, 97 modules wide. It has 666 bytes so that
/// 15 % may be lost, and 858 if half as much may.
const LARGEST: u8 = 20;

/// A code to draw.
#[derive(Debug)]
pub(crate) struct Qr {
    /// Its side with the border, in modules.
    pub(crate) side: i32,
    /// The dark modules as the path of an SVG.
    pub(crate) path: String,
}

impl Qr {
    /// The code of a text; `None` when the text is too long to be read off a screen.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let bytes = [QrSegment::make_bytes(text.as_bytes())];
        let largest = Version::new(LARGEST);
        let code = |safe| {
            let all = Version::MIN;
            QrCode::encode_segments_advanced(&bytes, safe, all, largest, None, true).ok()
        };
        let code = code(QrCodeEcc::Medium).or_else(|| code(QrCodeEcc::Low))?;
        let mut path = String::new();
        for y in 0..code.size() {
            let mut x = 0;
            while x < code.size() {
                let run = (x..code.size())
                    .take_while(|&x| code.get_module(x, y))
                    .count() as i32;
                if run > 0 {
                    // Writing to a string cannot fail.
                    let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + BORDER, y + BORDER);
                }
                x += run + 1;
            }
        }
        let side = code.size() + 2 * BORDER;
        Some(Self { side, path })
    }
}

#[cfg(test)]
mod tests {
    use super::{BORDER, Qr};

    /// Bytes of version 20 by table 7 of ISO/IEC 18004: 666 at level M, 858 at level L; each side has 97 modules.
    #[test]
    fn a_link_is_one_code_of_version_20_or_none() {
        let side = |bytes: usize| Qr::of(&"x".repeat(bytes)).map(|qr| qr.side - 2 * BORDER);
        assert_eq!(side(666), Some(97));
        assert_eq!(side(858), Some(97));
        assert_eq!(side(859), None);
        assert_eq!(side(10), Some(21));
    }
}
