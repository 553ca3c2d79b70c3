//! A picture as it grows, tile by tile.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use crate::picture::faces::{self, Faces};
use crate::picture::look::Theme;
use crate::picture::lying::Lies;
use crate::picture::row::{BELOW, GAP, HIGH, SMALL, TURNED, TileRow, WIDE};
use crate::tiles::Tile;
use crate::tiles::order::sort_by;

/// The colors of tiles in a theme: ground, edge, the outline of the winning one, back and its lines.
struct Colours([(&'static str, &'static str); 5]);

const LIGHT: Colours = Colours([
    ("--tile", "#fdfaf1"),
    ("--tile-edge", "#b3a582"),
    ("--tile-won", "#b3700f"),
    ("--tile-back", "#2f6b57"),
    ("--tile-back-ink", "#cfe6d8"),
]);
const DARK: Colours = Colours([
    ("--tile", "#f2ecdd"),
    ("--tile-edge", "#a99d82"),
    ("--tile-won", "#efc06a"),
    ("--tile-back", "#3a7a64"),
    ("--tile-back-ink", "#cfe6d8"),
]);

impl Colours {
    fn list(&self) -> String {
        let mut list = String::new();
        for (name, colour) in self.0 {
            list = list + name + ":" + colour + ";";
        }
        list
    }
}

/// A picture as it grows: the faces used so far, and the tiles.
pub(super) struct SvgDrawing {
    theme: Theme,
    used: Vec<Option<Tile>>,
    tiles: String,
}

impl SvgDrawing {
    pub(super) const fn new(theme: Theme) -> Self {
        Self {
            theme,
            used: Vec::new(),
            tiles: String::new(),
        }
    }

    /// Returns the beginning of its names: a page may have several pictures, each in its own colors.
    fn prefix(&self) -> String {
        format!("tensu-{}-", self.theme.code())
    }

    fn name(&mut self, face: Option<Tile>) -> String {
        if !self.used.contains(&face) {
            self.used.push(face);
        }
        format!("#{}{}", self.prefix(), faces::name(face))
    }

    /// Draws the lines; returns the width and the height that they took.
    pub(super) fn lines(&mut self, pieces: &[TileRow], room: u32) -> (u32, u32) {
        let (mut wide, mut y, mut rest) = (0, 0, pieces);
        while let Some(first) = rest.first() {
            let mut x = first.width();
            let mut count = 1;
            for piece in &rest[1..] {
                let next = x + piece.gap + piece.width();
                if piece.breaks || next > room {
                    break;
                }
                x = next;
                count += 1;
            }
            let (line, behind) = rest.split_at(count);
            let height = line.iter().map(TileRow::height).max().unwrap_or(HIGH);
            y += if y > 0 { BELOW } else { 0 };
            self.line(line, y + height);
            wide = wide.max(x);
            y += height;
            rest = behind;
        }
        (wide, y)
    }

    /// Draws a line whose tiles stand on `foot`.
    fn line(&mut self, line: &[TileRow], foot: u32) {
        let mut x = 0;
        for (i, piece) in line.iter().enumerate() {
            x += if i > 0 { piece.gap } else { 0 };
            for &(face, lies) in &piece.tiles {
                let name = self.name(face);
                let _ = match lies {
                    Lies::Upright => write!(
                        self.tiles,
                        "<use href=\"{name}\" x=\"{x}\" y=\"{}\"/>",
                        foot - HIGH
                    ),
                    Lies::Turned => self.turned(&name, x, foot),
                    Lies::Onto => self.turned(&name, x - HIGH - GAP, foot - WIDE - GAP),
                };
                x += match lies {
                    Lies::Upright => WIDE + GAP,
                    Lies::Turned => HIGH + GAP,
                    Lies::Onto => 0,
                };
            }
            x = x.saturating_sub(GAP);
            if piece.won {
                let colour = self.colour(2);
                let (x, y) = (x - WIDE, foot - HIGH);
                let _ = write!(
                    self.tiles,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{WIDE}\" height=\"{HIGH}\" rx=\"8\" fill=\"none\" stroke=\"{colour}\" \
                     stroke-width=\"5\"/>"
                );
            }
        }
    }

    fn turned(&mut self, name: &str, x: u32, foot: u32) -> core::fmt::Result {
        write!(
            self.tiles,
            "<use href=\"{name}\" transform=\"translate({x} {foot}) rotate(-90)\"/>"
        )
    }

    /// Draws indicators as they lie in the dead wall, backs where none is turned; returns the width and the height that
    /// they took.
    pub(super) fn wall(&mut self, dora: &[Tile], ura: &[Tile], y: u32) -> (u32, u32) {
        let length = dora.len().max(ura.len()).max(TURNED);
        let rows = [Some(dora), Some(ura).filter(|ura| !ura.is_empty())];
        let mut high = 0;
        let _ = write!(
            self.tiles,
            "<g transform=\"translate(0 {y}) scale(.{SMALL})\">"
        );
        for row in rows.into_iter().flatten() {
            high += if high > 0 { 2 * GAP } else { 0 };
            for i in 0..length {
                let name = self.name(row.get(i).copied());
                let x = i as u32 * (WIDE + GAP);
                let _ = write!(self.tiles, "<use href=\"{name}\" x=\"{x}\" y=\"{high}\"/>");
            }
            high += HIGH;
        }
        self.tiles.push_str("</g>");
        let wide = length as u32 * (WIDE + GAP) - GAP;
        (wide * SMALL / 100, (high * SMALL).div_ceil(100))
    }

    fn colour(&self, at: usize) -> String {
        let (name, light) = LIGHT.0[at];
        match self.theme {
            Theme::Light => light.to_string(),
            Theme::Dark => DARK.0[at].1.to_string(),
            Theme::Auto => format!("var({name},{light})"),
        }
    }

    /// Writes the faces, each once, and the tiles.
    pub(super) fn finish(self, svg: &mut String, faces: &Faces<'_>) {
        let prefix = self.prefix();
        if self.theme == Theme::Auto {
            let dark = DARK.list();
            let _ = write!(
                svg,
                "<style>@media (prefers-color-scheme:dark){{.tensu-hand{{{dark}}}}}</style>"
            );
        }
        let (ground, edge) = (self.colour(0), self.colour(1));
        let mut shared = Vec::new();
        svg.push_str("<defs>");
        for &face in &self.used {
            let name = faces::name(face);
            let art = faces.face(&name);
            // Parts that a face defines itself are not taken from the others.
            let from_elsewhere = |part: &String| !art.contains(&format!(" id=\"{part}\""));
            shared.extend(faces::parts(&art).filter(from_elsewhere));
            let art = self.own(&art, &prefix);
            let _ = write!(
                svg,
                "<g id=\"{prefix}{name}\"><rect width=\"{WIDE}\" height=\"{HIGH}\" rx=\"8\" fill=\"{ground}\" stroke=\"{edge}\" \
                 stroke-width=\"2\"/>{art}</g>"
            );
        }
        sort_by(&mut shared, |a, b| a < b);
        shared.dedup();
        for name in shared {
            svg.push_str(&self.own(faces.part(&name), &prefix));
        }
        svg.push_str("</defs>");
        svg.push_str(&self.tiles);
    }

    /// Gives a drawing names of its own, and the colors of the theme, as programs other than browsers know no variables.
    fn own(&self, drawing: &str, prefix: &str) -> String {
        let named = drawing
            .replace(" id=\"", &format!(" id=\"{prefix}"))
            .replace("href=\"#", &format!("href=\"#{prefix}"));
        if self.theme == Theme::Auto {
            return named;
        }
        let mut parts = named.split("var(");
        let mut own = String::from(parts.next().unwrap_or_default());
        for part in parts {
            let (colour, rest) = part.split_once(')').unwrap_or((part, ""));
            let (name, plain) = colour.split_once(',').unwrap_or(("", colour));
            let at = LIGHT.0.iter().position(|(known, _)| *known == name);
            own += &at.map_or_else(|| plain.to_string(), |at| self.colour(at));
            own += rest;
        }
        own
    }
}
