//! The tiles of the pages: all in one picture, of which a style sheet shows each.

use std::cell::RefCell;
use std::fmt::Write as _;

use lol_html::element;

use crate::failure::{Failure, Result};
use crate::site::drawn::without;
use crate::site::tags::rewritten;

/// The tiles of a row in the picture of all.
const ROW: usize = 9;

/// All tiles in one picture, in rows, and their names in that order.
pub(super) fn picture(sprite: &str, tokens: &str) -> Result<(String, Vec<String>)> {
    let sprite = without(sprite, |_| false)?;
    let names = RefCell::new(Vec::new());
    let name = element!("symbol[id]", |symbol| {
        let id = symbol.get_attribute("id").unwrap_or_default();
        names.borrow_mut().extend((id != "t-back").then_some(id));
        Ok(())
    });
    rewritten(&sprite, vec![name])?;
    let names = names.take();
    let uses = names
        .iter()
        .enumerate()
        .fold(String::new(), |mut uses, (at, name)| {
            let (x, y) = (at % ROW * 60, at / ROW * 80);
            let _ = write!(
                uses,
                "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\" width=\"60\" height=\"80\"/>"
            );
            uses
        });
    let (wide, high) = (ROW * 60, names.len().div_ceil(ROW) * 80);
    let head = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\">");
    let drawn = sprite
        .split_once('>')
        .and_then(|(_, rest)| rest.trim_end().strip_suffix("</svg>"));
    let drawn = drawn.filter(|_| names.len() > 40);
    let drawn = drawn.and_then(|drawn| coloured(drawn, tokens));
    drawn
        .map(|drawn| (format!("{head}{drawn}{uses}</svg>\n"), names))
        .ok_or_else(|| {
            Failure::new(
                "the drawings of the tiles are not as expected",
                "see xtask/src/site/rulebook.rs",
            )
        })
}

/// The drawings with the colours of the tokens in place of their names: a picture knows nothing of the page around it. Those of a tile
/// are the same in the light and in the dark.
fn coloured(drawn: &str, tokens: &str) -> Option<String> {
    let mut parts = drawn.split("var(");
    let mut text = parts.next()?.to_owned();
    for part in parts {
        let (name, rest) = part.split_once(',')?;
        let (usual, rest) = rest.split_once(')')?;
        let token = tokens.split(&format!("  {name}: ")).nth(1);
        let value = token.and_then(|rest| rest.split(';').next());
        text += value
            .filter(|value| value.starts_with('#'))
            .unwrap_or(usual);
        text += rest;
    }
    Some(text)
}

/// The rules that show each tile where it stands in the picture.
pub(super) fn places(address: &str, names: &[String]) -> String {
    let rows = names.len().div_ceil(ROW);
    let size = format!("{}% {}%", ROW * 100, rows * 100);
    let mut css = format!(
        ".tile[class*=\" t-\"],.tile>[class^=\"t-\"]{{background-image:url({address}),var(--ground);background-size:{size},100% 100%}}\
         .tile>[class^=\"t-\"]{{background-size:{size},0 0}}"
    );
    for (at, name) in names.iter().enumerate() {
        let part = |at: usize, of: usize| format!("calc({}%/{})", at * 100, of - 1);
        let (x, y) = (part(at % ROW, ROW), part(at / ROW, rows));
        let _ = write!(css, ".{name}{{background-position:{x} {y},0 0}}");
    }
    css + "\n"
}

#[cfg(test)]
mod tests {
    use super::{picture, places};

    #[test]
    fn every_tile_has_its_place_in_one_picture() {
        let www = concat!(env!("CARGO_MANIFEST_DIR"), "/../www/");
        let read = |name: &str| std::fs::read_to_string([www, name].concat()).expect("a file");
        let (drawn, names) = picture(&read("tiles.svg"), &read("tokens.css")).expect("a picture");
        let css = places("tiles.svg?v=1", &names);
        for tile in ["t-1m", "t-0p", "t-7z"] {
            assert_eq!(
                drawn.matches(&format!("<use href=\"#{tile}\"")).count(),
                1,
                "{tile}"
            );
            assert_eq!(css.matches(&format!(".{tile}{{")).count(), 1, "{tile}");
        }
        assert!(!drawn.contains("class=\"index\"") && !drawn.contains("var("));
    }
}
