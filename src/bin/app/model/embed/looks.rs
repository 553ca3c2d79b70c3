//! Colors that a page chose, and the changes to them so that everything can still be read.

use super::bad::Why;
use crate::browser::page::{self, Theme};

/// The least contrast of text to what is behind it (WCAG 2.2, AA).
const CONTRAST: f32 = 4.5;

/// A color: red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Colour([u8; 3]);

/// The background of everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Ground {
    /// As the theme has it.
    #[default]
    Theme,
    /// The page that has the frame.
    Transparent,
    /// This color, which goes with this theme.
    Plain(Colour, Theme),
}

/// The backgrounds of text on a material, as `www/tokens.css` has them.
struct Material {
    /// Its property: `www/embed/1/frame.css` says what has the color there.
    name: &'static str,
    grounds: &'static [Colour],
    /// The color towards which another gets more contrast.
    towards: Colour,
}

const BLACK: Colour = Colour([0; 3]);
const WHITE: Colour = Colour([255; 3]);
/// Felt is dark in both themes.
const FELT: Material = Material {
    name: "felt",
    grounds: &[
        Colour([0x2a, 0x54, 0x45]),
        Colour([0x34, 0x60, 0x4f]),
        Colour([0x1f, 0x3f, 0x33]),
        Colour([0x48, 0x70, 0x61]),
        Colour([0x0b, 0x15, 0x11]),
    ],
    towards: WHITE,
};
const LIGHT: Material = Material {
    name: "light",
    grounds: &[Colour([0xfc, 0xf9, 0xf1]), Colour([0xf1, 0xeb, 0xdc])],
    towards: BLACK,
};
const DARK: Material = Material {
    name: "dark",
    grounds: &[Colour([0x2e, 0x2d, 0x28]), Colour([0x3b, 0x3a, 0x33])],
    towards: WHITE,
};

/// The quiet text of both themes, one of which has to be legible on a background of the page's own.
const QUIET: [(Colour, Theme); 2] = [
    (Colour([0x4c, 0x5a, 0x51]), Theme::Light),
    (Colour([0xa7, 0xb8, 0xae]), Theme::Dark),
];

/// `#rrggbb` or `rrggbb`: in an address, `#` has to be written as `%23`.
pub(super) fn colour(text: &str) -> Option<Colour> {
    let digits = text.strip_prefix('#').unwrap_or(text);
    if digits.len() != 6 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
    Some(Colour([red, green, blue]))
}

impl Colour {
    fn css(self) -> String {
        let [red, green, blue] = self.0;
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    /// Its brightness, from 0 to 1. A cubic stands for the exact power; it is off by less than a hundredth of the
    /// contrast.
    fn luminance(self) -> f32 {
        let linear = self.0.map(|part| {
            let part = f32::from(part) / 255.0;
            part * (part * (part * 0.305_306 + 0.682_171_1) + 0.012_522_88)
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    fn contrast(self, other: Self) -> f32 {
        let (one, other) = (self.luminance() + 0.05, other.luminance() + 0.05);
        if one > other {
            one / other
        } else {
            other / one
        }
    }

    /// The color with this many hundredths of another one in it.
    fn mixed(self, other: Self, share: u16) -> Self {
        let mut parts = self.0;
        for (part, other) in parts.iter_mut().zip(other.0) {
            *part = ((u16::from(*part) * (100 - share) + u16::from(other) * share) / 100) as u8;
        }
        Self(parts)
    }

    /// Black or white, whichever is easier to read on it.
    fn text(self) -> Self {
        if self.contrast(BLACK) > self.contrast(WHITE) {
            BLACK
        } else {
            WHITE
        }
    }

    /// The color as close to it as can be read on all of a material.
    fn readable(self, on: &Material) -> Self {
        let reads = |colour: &Self| {
            let mut grounds = on.grounds.iter();
            grounds.all(|ground| colour.contrast(*ground) >= CONTRAST)
        };
        let steps = (0..=20).map(|step| self.mixed(on.towards, 5 * step));
        steps.into_iter().find(reads).unwrap_or(on.towards)
    }
}

impl Ground {
    /// Reads `transparent` or a color on which the text of a theme can be read.
    pub(super) fn read(text: &str) -> Result<Self, Why> {
        if text == "transparent" {
            return Ok(Self::Transparent);
        }
        let colour = colour(text).ok_or_else(|| Why::Value(text.to_owned()))?;
        let reads = |(text, _): &(Colour, Theme)| colour.contrast(*text) >= CONTRAST;
        let theme = QUIET.into_iter().find(reads).ok_or(Why::Unreadable)?;
        Ok(Self::Plain(colour, theme.1))
    }

    /// The theme that goes with it.
    pub(super) fn theme(self) -> Option<Theme> {
        match self {
            Self::Plain(_, theme) => Some(theme),
            Self::Theme | Self::Transparent => None,
        }
    }

    /// Paints the page.
    pub(super) fn show(self) {
        if let Self::Plain(colour, _) = self {
            page::frame::set_property("--own-ground", &colour.css());
        }
    }
}

/// Gives each material the accent.
pub(super) fn show_accent(accent: Colour) {
    page::set_root("data-accent", "");
    for on in [FELT, LIGHT, DARK] {
        let colour = accent.readable(&on);
        page::frame::set_property(&["--own-", on.name].concat(), &colour.css());
        page::frame::set_property(&["--on-own-", on.name].concat(), &colour.text().css());
    }
}

#[cfg(test)]
mod tests {
    use super::{BLACK, CONTRAST, Colour, DARK, FELT, Ground, LIGHT, WHITE, colour};
    use crate::browser::page::Theme;
    use crate::model::embed::bad::Why;

    #[test]
    fn colours_are_read() {
        assert_eq!(colour("#0a1B2c"), Some(Colour([0x0a, 0x1b, 0x2c])));
        assert_eq!(colour("ffffff"), Some(WHITE));
        for bad in [
            "", "#fff", "red", "#12345", "#1234567", "#12345g", "##12345", "+12345", "url(x)",
            "#ффф",
        ] {
            assert_eq!(colour(bad), None, "{bad}");
        }
        assert_eq!(Colour([0, 10, 255]).css(), "#000aff");
    }

    /// Black on white has 21 by definition; #767676 is the well-known grey with 4.54 on white.
    #[test]
    fn contrast_is_that_of_the_guidelines() {
        let near = |one: Colour, other: Colour, wanted: f32| {
            let got = one.contrast(other);
            assert!((got - wanted).abs() < 0.1, "{got} {wanted}");
        };
        near(BLACK, WHITE, 21.0);
        near(WHITE, BLACK, 21.0);
        near(Colour([0x76; 3]), WHITE, 4.54);
        near(WHITE, WHITE, 1.0);
    }

    #[test]
    fn any_accent_can_be_read() {
        for accent in [
            "#ffff00", "#000000", "#ffffff", "#ff0000", "#0000ff", "#84510a", "#808080", "#00ff88",
        ] {
            let accent = colour(accent).expect("a colour");
            for on in [FELT, LIGHT, DARK] {
                let colour = accent.readable(&on);
                for ground in on.grounds.iter().copied().chain([colour.text()]) {
                    assert!(
                        colour.contrast(ground) >= CONTRAST,
                        "{accent:?} {colour:?} {ground:?}"
                    );
                }
            }
        }
        // A color that can be read as it is stays as it is.
        assert_eq!(BLACK.readable(&LIGHT), BLACK);
    }

    #[test]
    fn a_ground_chooses_its_theme() {
        let theme = |text: &str| Ground::read(text).map(Ground::theme);
        assert_eq!(theme("#ffffff"), Ok(Some(Theme::Light)));
        assert_eq!(theme("#101010"), Ok(Some(Theme::Dark)));
        assert_eq!(theme("transparent"), Ok(None));
        assert_eq!(theme("#777777"), Err(Why::Unreadable));
        assert_eq!(theme("none"), Err(Why::Value("none".to_owned())));
    }
}
