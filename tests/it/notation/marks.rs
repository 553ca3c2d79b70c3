//! Signs that stand between tiles or around them, in every shape that people type and paste, and words that stand alone.

use tensu::notation::{Syntax, mpsz};
use tensu::{MeldKind, Question, Wind};

fn read(text: &str) -> Question {
    text.parse().expect(text)
}

/// Signs that divide tiles and mean nothing, in the shapes of European and East Asian keyboards.
#[test]
fn signs_between_groups_mean_nothing() {
    for sign in "-_/|;.,、，。·・–—−；／".chars() {
        let text = format!("123m{sign}456p");
        assert_eq!(mpsz(&read(&text).hand), "123m456p", "{text}");
    }
}

/// Suits by name with their numbers in quotation marks of any shape, or in none.
#[test]
fn quoted_numbers_behind_a_suit() {
    for (text, tiles) in [
        ("man='12' pin='45'", "12m45p"),
        ("man=\"12\" pin=\"45\"", "12m45p"),
        ("man=“12” pin=‘45’", "12m45p"),
        ("man='15r' pin='5r5'", "10m05p"),
        ("man=12 pin=5r", "12m0p"),
    ] {
        assert_eq!(mpsz(&read(text).hand), tiles, "{text}");
    }
    for text in ["man='12", "man=12x", "man="] {
        let error = text.parse::<Question>().expect_err(text);
        let why = Syntax::Value(text.into(), ["man='123'".into()].into());
        assert_eq!(error.why, why, "{text}");
    }
}

/// Every pair of brackets holds a meld.
#[test]
fn brackets_of_every_shape() {
    for pair in [
        "()", "[]", "「」", "『』", "【】", "〔〕", "〈〉", "《》", "{}", "<>", "（）", "［］",
        "｛｝", "＜＞",
    ] {
        let [open, close] = [0, 1].map(|i| pair.chars().nth(i).expect("two"));
        // Square ones are of what lies closed.
        let kind = if "[［".contains(open) {
            MeldKind::Ankan
        } else {
            MeldKind::Chi
        };
        let question = read(&format!("{open}123m{close}"));
        let melds: Vec<_> = question
            .melds
            .iter()
            .map(|meld| (meld.kind, mpsz(&meld.tiles)))
            .collect();
        assert_eq!(melds, [(kind, "123m".to_owned())], "{pair}");
    }
}

/// A word for a meld without tiles shows where it belongs.
#[test]
fn words_of_melds_alone_show_a_meld() {
    for (word, possible) in [
        ("chi", &["(406m)"][..]),
        ("pon", &["(777z)"]),
        ("minkan", &["(1111z)"]),
        ("kakan", &["(111+1z)"]),
        ("ankan", &["[1111z]"]),
        ("kan", &["(1111z)", "(111+1z)", "[1111z]"]),
        ("left", &["(406mL)"]),
        ("across", &["(777zA)"]),
        ("right", &["(777zR)"]),
    ] {
        let error = format!("1m {word}").parse::<Question>().expect_err(word);
        let possible = possible.iter().map(|&meld| meld.to_owned()).collect();
        assert_eq!(error.why, Syntax::Value(word.into(), possible), "{word}");
    }
}

/// The seat in each script.
#[test]
fn winds_in_every_script() {
    for (wind, words) in [
        (Wind::East, &["E", "east", "東", "东", "동"][..]),
        (Wind::South, &["S", "south", "南", "남"]),
        (Wind::West, &["W", "west", "西", "서"]),
        (Wind::North, &["N", "north", "北", "북"]),
    ] {
        for word in words {
            assert_eq!(read(&format!("1m seat:{word}")).seat, wind, "{word}");
        }
    }
}
