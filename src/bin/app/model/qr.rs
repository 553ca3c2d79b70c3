//! A link as a QR code.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The light border that the standard asks for, in modules.
const BORDER: i32 = 4;

/// The largest code that a phone reads off a phone: 25, with 997 bytes at the most.
const LARGEST: u8 = 25;

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
        let code = QrCode::encode_segments_advanced(
            &bytes,
            QrCodeEcc::Medium,
            Version::MIN,
            largest,
            None,
            true,
        );
        let code = code.ok()?;
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
