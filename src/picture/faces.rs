//! The drawings of tiles, cut out of the text that has all of them.

use alloc::string::{String, ToString};

use crate::tiles::Tile;

/// The faces of tiles, as a text of SVG that has them all, each a `symbol` with a name, such as `t-5m` or `t-back`.
#[derive(Clone, Copy, Debug)]
pub struct Faces<'t>(&'t str);

impl Faces<'static> {
    /// The faces that were drawn for Tensu, 54 KB; a program that never names them does not have them.
    pub const OURS: Self = Self(include_str!("../../www/tiles.svg"));
}

impl<'t> Faces<'t> {
    /// Takes other faces, such as a file that is loaded when it is needed. Faces that it lacks are left out of a picture.
    pub const fn new(text: &'t str) -> Self {
        Self(text)
    }

    /// Returns the drawing on a tile, without the index that some add.
    pub(super) fn face(&self, name: &str) -> String {
        let (head, end) = ("<symbol id=\"".to_string() + name + "\"", "</symbol>");
        let all = between(self.0, &head, end).and_then(|all| Some(all.split_once('>')?.1));
        let all = all.unwrap_or_default();
        match all.split_once("<text class=\"index\"") {
            Some((art, index)) => {
                art.to_string() + index.split_once("</text>").map_or("", |(_, rest)| rest)
            }
            None => all.to_string(),
        }
    }

    /// Returns a path that several faces share, with its name.
    pub(super) fn part(&self, name: &str) -> &'t str {
        let head = "<path id=\"".to_string() + name + "\"";
        let Some(at) = self.0.find(&head) else {
            return "";
        };
        let rest = &self.0[at..];
        rest.find("/>").map_or("", |end| &rest[..end + 2])
    }
}

fn between<'t>(text: &'t str, head: &str, end: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(head)?;
    Some(rest.split_once(end)?.0)
}

/// Returns the names of the parts that a drawing shares with others.
pub(super) fn parts(art: &str) -> impl Iterator<Item = String> {
    let uses = art.split("href=\"#").skip(1);
    uses.map(|part| part.split('"').next().unwrap_or_default().to_string())
}

/// Returns the name of a face, or of the back.
pub(super) fn name(face: Option<Tile>) -> String {
    face.map_or_else(
        || "t-back".to_string(),
        |tile| "t-".to_string() + &tile.to_string(),
    )
}
