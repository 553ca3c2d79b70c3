//! The style sheets: sizes of text, spaces, weights and colours are named in one of them, and the others use the names.

use crate::tidy::files;

/// The sheet that names them.
const TOKENS: &str = "www/tokens.css";

/// Sizes that are no reader's text: a drawing's own, and text that is there for the browser alone.
const DRAWN: [&str; 4] = ["0", "inherit", "7px", "8px"];

/// The declarations of a sheet, each with its line; a comment is none.
fn declarations(text: &str) -> Vec<(usize, &str, &str)> {
    let lines = text.lines().enumerate();
    let split = lines.filter_map(|(at, line)| {
        let (name, value) = line.trim().strip_suffix(';')?.split_once(": ")?;
        Some((at + 1, name, value))
    });
    split.collect()
}

/// Returns whether a value has a length of its own: a number with a unit of text or of pixels.
fn has_length(value: &str) -> bool {
    let words = value.split(|sign: char| !(sign.is_ascii_alphanumeric() || "._%-".contains(sign)));
    let mut words = words.filter(|word| !word.starts_with("--"));
    words.any(|word| {
        let unit =
            word.trim_start_matches(|sign: char| sign.is_ascii_digit() || ".-".contains(sign));
        unit.len() < word.len() && ["px", "rem", "em", "pt"].contains(&unit)
    })
}

fn is_space(name: &str) -> bool {
    let of = |whole: &str| {
        name == whole
            || name
                .strip_prefix(whole)
                .is_some_and(|rest| rest.starts_with('-'))
    };
    of("padding") || of("margin") || matches!(name, "gap" | "row-gap" | "column-gap")
}

fn sheets() -> Vec<(String, String)> {
    let all = files("www", "css").into_iter();
    // A printed sheet is measured on paper, and a club's page on its own.
    all.filter(|(name, _)| name != TOKENS && !name.contains("/embed/"))
        .collect()
}

#[test]
fn spaces_are_tokens() {
    for (name, text) in sheets() {
        for (line, property, value) in declarations(&text) {
            assert!(
                !is_space(property) || !has_length(value),
                "{name}:{line}: {property}: {value}: use --s1 to --s6"
            );
        }
    }
}

#[test]
fn sizes_of_text_are_tokens() {
    for (name, text) in sheets() {
        for (line, property, value) in declarations(&text) {
            let value = value
                .split(" /*")
                .next()
                .unwrap_or(value)
                .trim_end_matches(';');
            let is_fluid = ["vw", "cqi", "--dvh"]
                .iter()
                .any(|unit| value.contains(unit));
            let is_part =
                value.ends_with("em") && value.starts_with("0.") && !value.ends_with("rem");
            let is_right = is_fluid
                || is_part
                || DRAWN.contains(&value)
                || !has_length(value)
                || value.contains("var(");
            assert!(
                property != "font-size" || is_right,
                "{name}:{line}: font-size: {value}: use --caption, --small, --body, --title, --figure or --price"
            );
        }
    }
}

#[test]
fn there_are_three_weights() {
    for (name, text) in sheets() {
        for (line, property, value) in declarations(&text) {
            let is_right = matches!(value, "400" | "600" | "700" | "inherit" | "normal");
            assert!(
                property != "font-weight" || is_right,
                "{name}:{line}: {value}: use 400, 600 or 700"
            );
        }
    }
}

#[test]
fn a_literal_is_found() {
    assert!(has_length("0 0.5rem"));
    assert!(has_length("calc(var(--s1) + 2px)"));
    assert!(!has_length("0 var(--s1) calc(-1 * var(--s2)) auto"));
    assert!(is_space("padding-block") && is_space("column-gap") && !is_space("paddings"));
}
