//! The words for melds, in brackets.

use tensu::notation::Syntax;
use tensu::{MeldKind, Question, notation};

/// A word in any brackets is the kind of the meld, before the tiles or behind them; what it contradicts, and what does not
/// say which, is an error with what is possible. The table of the notation's documentation.
#[test]
fn words_in_brackets_say_the_kind() {
    let kinds = [
        (&["chi"][..], MeldKind::Chi, "234s"),
        (&["pon"], MeldKind::Pon, "222s"),
        (&["minkan", "daiminkan"], MeldKind::Minkan, "2222s"),
        (&["kakan", "shouminkan"], MeldKind::Kakan, "2222s"),
        (&["ankan"], MeldKind::Ankan, "2222s"),
    ];
    for (words, kind, tiles) in kinds {
        for word in words {
            for [open, close] in [["(", ")"], ["[", "]"], ["「", "」"]] {
                for inside in [format!("{word} {tiles}"), format!("{tiles} {word}")] {
                    let text = format!("{open}{inside}{close}");
                    let read = text.parse::<Question>();
                    if open == "(" && kind == MeldKind::Ankan {
                        let why = read.expect_err(&text).why;
                        let possible = ["[2222s]", "(2222s)"].map(String::from).to_vec();
                        assert_eq!(why, Syntax::Value(text, possible));
                        continue;
                    }
                    let melds = read.expect(&text).melds;
                    let [meld] = &melds[..] else {
                        panic!("{text}: {melds:?}")
                    };
                    let read = (meld.kind, notation::mpsz(&meld.tiles));
                    assert_eq!(read, (kind, tiles.to_owned()), "{text}");
                }
            }
        }
    }
    for text in [
        "(2222s kan)",
        "[kan 2222s]",
        "[2222s minkan ankan]",
        "(222+2s pon)",
    ] {
        assert!(text.parse::<Question>().is_err(), "{text}");
    }
}
