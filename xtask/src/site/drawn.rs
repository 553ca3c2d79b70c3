//! The parts of `<tensu-hand>` besides its code: the drawings of tiles, as modules, and what the notation is made of.
//!
//! As modules, so that a page needs no permission but the one for scripts, and loads each once for all hands. The frame has all of
//! `www/tiles.svg`; a drawn hand has no digits in the corners of its tiles, and flowers only where it has some.

use std::collections::BTreeMap;

use lol_html::element;
use tensu::notation::{Meaning, vocabulary};

use super::tags::rewritten;
use crate::failure::{Failure, Result};

/// The drawings by the names of their files.
pub(super) fn modules(sprite: &str) -> Result<[(&'static str, String); 3]> {
    let faces = without(sprite, |id| id.ends_with('f'))?;
    let flowers = without(sprite, |id| id.starts_with("t-") && !id.ends_with('f'))?;
    Ok([
        ("tiles.js", module(sprite)),
        ("faces.js", module(&faces)),
        ("flowers.js", module(&flowers)),
    ])
}

/// The drawings without those of some tiles, and without any digit in a corner.
pub(super) fn without(sprite: &str, is_other: impl Fn(&str) -> bool) -> Result<String> {
    let drop = element!("symbol, .index", |tag| {
        let id = tag.get_attribute("id").unwrap_or_default();
        if tag.tag_name() != "symbol" || is_other(&id) {
            tag.remove();
        }
        Ok(())
    });
    let text = rewritten(sprite, vec![drop])?;
    let lines = text.lines().filter(|line| !line.is_empty());
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// A text as a module.
fn module(text: &str) -> String {
    let text = text
        .trim()
        .replace('\\', "\\\\")
        .replace('`', "\\`")
        .replace("${", "\\${");
    format!("export default `{text}`;\n")
}

/// Returns the code with the signs and words of the notation in place of names in two braces, all that mean the same
/// behind that meaning.
pub(super) fn filled(code: &str) -> Result<String> {
    let (mut signs, mut spelt, mut names) = (Table::new(), Table::new(), Table::new());
    let mut fields = Table::new();
    for (written, means) in vocabulary() {
        let is_sign = written.chars().count() == 1;
        let field = match means {
            Meaning::Win(field) => Some(field),
            Meaning::Riichi => Some("riichi"),
            _ => None,
        };
        if let Some(field) = field.filter(|_| written.is_ascii()) {
            let words = fields.entry(field.to_owned()).or_default();
            words.push(written.clone());
        }
        let (table, key) = match means {
            Meaning::Tile(tile) if is_sign => (&mut signs, tile.to_string()),
            Meaning::Tile(tile) => (&mut spelt, tile.to_string()),
            Meaning::Digit(digit) => (&mut signs, digit.to_string()),
            Meaning::Suit(letter) if is_sign => (&mut signs, letter.to_string()),
            Meaning::Suit(letter) => (&mut spelt, letter.to_string()),
            Meaning::Win(field) => (&mut names, field.to_owned()),
            Meaning::Riichi => (&mut names, "reach".to_owned()),
            Meaning::Key(field) => (&mut names, format!("{field}=")),
            Meaning::Meld(kind) => (&mut names, kind.code().to_owned()),
            Meaning::Kan => (&mut names, "kan".to_owned()),
            Meaning::Side(side) => (&mut names, side.code()[..1].to_uppercase()),
            Meaning::Wind => (&mut names, "wind".to_owned()),
            _ => continue,
        };
        table.entry(key).or_default().push(written);
    }
    let all = [
        ("signs", &signs, ""),
        ("spelt", &spelt, ","),
        ("names", &names, ","),
        ("fields", &fields, ","),
    ];
    let filled = all
        .iter()
        .fold(code.to_owned(), |code, (name, table, apart)| {
            code.replace(&["{{", name, "}}"].concat(), &said(table, apart))
        });
    if filled.contains("{{") {
        return Err(Failure::new(
            "www/embed/1 asks for a part of the notation that there is not",
            "xtask/src/site/drawn.rs has the names that may stand in two braces there",
        ));
    }
    Ok(filled)
}

/// The words of the notation, by what they mean.
type Table = BTreeMap<String, Vec<String>>;

fn said(table: &Table, apart: &str) -> String {
    let groups = table
        .iter()
        .map(|(means, all)| format!("{means}:{}", all.join(apart)));
    groups.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{filled, modules};

    #[test]
    fn a_hand_has_the_drawings_that_it_shows() {
        let sprite = "<svg><defs><path id=\"p-1\"/></defs>\n<symbol id=\"t-1m\"><g>`${b}\\</g><text class=\"index\">1</text></symbol>\n\
            <symbol id=\"t-1f\"><path/></symbol>\n<symbol id=\"t-back\"></symbol></svg>\n";
        let [tiles, faces, flowers] = modules(sprite).expect("drawings").map(|(_, text)| text);
        assert!(
            tiles.contains("index")
                && tiles.contains("t-1f")
                && tiles.contains("<g>\\`\\${b}\\\\</g>"),
            "{tiles}"
        );
        assert_eq!(
            faces,
            "export default `<svg><defs><path id=\"p-1\"/></defs>\n<symbol id=\"t-1m\"><g>\\`\\${b}\\\\</g></symbol>\n<symbol id=\"t-back\"></symbol></svg>`;\n"
        );
        assert_eq!(
            flowers,
            "export default `<svg><defs><path id=\"p-1\"/></defs>\n<symbol id=\"t-1f\"><path/></symbol>\n</svg>`;\n"
        );
    }

    #[test]
    fn the_code_gets_the_notation() {
        let code = filled("a(\"{{signs}}\", \"{{spelt}}\", \"{{names}}\", \"{{fields}}\")")
            .expect("a notation");
        for part in [
            "1z:",
            " 5:5五 ",
            "m:man,manzu",
            "dora=:dora,",
            "reach:riichi,reach",
            "L:left,kamicha",
            " riichi:none,dama,riichi,",
        ] {
            assert!(code.contains(part), "{part}: {code}");
        }
        // What stands between them is in none of them.
        let inside = code
            .split('"')
            .skip(1)
            .step_by(2)
            .flat_map(|table| table.split(' '));
        assert!(inside.clone().count() > 60);
        for group in inside {
            assert_eq!(group.matches(':').count(), 1, "{group}");
        }
        assert!(filled("{{other}}").is_err());
    }
}
