//! Hands as pictures.

use crate::{code, has, ran, said};

const HAND: &str = "234m340p66p678s56s+7s";

/// Returns the first number behind a text.
fn number(text: &str, head: &str) -> u32 {
    let (_, rest) = text.split_once(head).expect(head);
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect(head)
}

#[test]
fn a_hand_is_drawn() {
    let svg = said(&["svg", HAND, "dora:1m", "--lang", "de"]);
    has(
        &svg,
        &[
            "<svg ",
            "lang=\"de\"",
            "2 Man",
            "<desc>234m34066p67856s+7s ron dora:1m</desc>",
            "#fdfaf1",
        ],
    );
    let narrow = said(&[
        "svg", HAND, "--width", "280", "--tile", "40", "--theme", "dark",
    ]);
    assert!(number(&narrow, " width=\"") <= 280);
    has(&narrow, &["#f2ecdd"]);
    // A link is a hand, too, and so is one that does not win.
    has(
        &said(&["svg", "1/tenhou/34066p78s/chi:406mL"]),
        &["rotate(-90)"],
    );
    has(&said(&["svg", "5z"]), &["<title>White</title>"]);
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let refused = ran(&["svg", "1x"]);
    assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
    assert_eq!(code(&["svg", &"1m".repeat(145)]), Some(1));
    for wrong in [&["--width", "79"], &["--tile", "9"], &["--theme", "blue"]] {
        assert_eq!(
            code(&[&["svg", HAND], &wrong[..]].concat()),
            Some(2),
            "{wrong:?}"
        );
    }
    assert_eq!(code(&["svg"]), Some(2));
}

/// The head of a PNG: eight bytes, and behind the name of the first chunk its width and height (RFC 2083, 3.1 and 4.1.1).
#[cfg(feature = "png")]
#[test]
fn a_picture_of_pixels_is_twice_as_large() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("hand.png");
    let path = file.to_str().expect("a path of text");
    for theme in ["light", "auto"] {
        assert_eq!(said(&["svg", HAND, "--theme", theme, "--png", path]), "");
        let bytes = std::fs::read(&file).expect("a file");
        assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
        let four =
            |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        let svg = said(&["svg", HAND]);
        assert_eq!(four(16), 2 * number(&svg, " width=\""));
        assert_eq!(four(20), 2 * number(&svg, " height=\""));
        // Faces in their colours: a blank or black picture of this size has some hundred bytes.
        assert!(bytes.len() > 20_000, "{}", bytes.len());
    }
    assert_eq!(
        code(&["svg", HAND, "--png", "/there/is/no/such/folder/hand.png"]),
        Some(1)
    );
}
