//! The names that are shown are read.

use serde_json::{Value, json};
use tensu::{Flag, Question, Riichi};
use tensu_words::{LANGUAGES, Label};

use crate::helpers::ask;

/// Names of riichi and of events, as the app and the answers have them, can be typed back, and stand in a field.
#[test]
fn the_names_of_every_language_are_read() {
    const NAMED: [Flag; 9] = [
        Flag::Ippatsu,
        Flag::Rinshan,
        Flag::Chankan,
        Flag::Haitei,
        Flag::Houtei,
        Flag::Tenhou,
        Flag::Chiihou,
        Flag::Renhou,
        Flag::Paarenchan,
    ];
    // German and French have phrases of everyday words for these.
    const SAID: [Flag; 5] = [
        Flag::LastTile,
        Flag::FirstTurn,
        Flag::Ready,
        Flag::OpenReady,
        Flag::DoubleReady,
    ];
    const RIICHI: [(Label, Riichi); 5] = [
        (Label::NoRiichi, Riichi::None),
        (Label::Riichi, Riichi::Riichi),
        (Label::DoubleRiichi, Riichi::Double),
        (Label::OpenRiichi, Riichi::Open),
        (Label::DoubleOpenRiichi, Riichi::DoubleOpen),
    ];
    let field = |field: &str, value: Value| {
        let request = json!({"ask": "print", "hand": "1m", (field): value});
        ask(request)["text"].clone()
    };
    for words in LANGUAGES {
        let own_script = !words.flag(Flag::Ippatsu).is_ascii();
        let said = SAID.iter().filter(|_| own_script);
        for &flag in NAMED.iter().chain(said) {
            let name = words.flag(flag);
            let read: Question = format!("123m+4m ron {name}")
                .parse()
                .unwrap_or_else(|why| panic!("{name}: {why}"));
            assert!(read.flags.has(flag), "{name}");
            assert_eq!(
                field("flags", [name].into()),
                field("flags", [flag.code()].into()),
                "{name}"
            );
        }
        for (label, riichi) in RIICHI {
            let name = words.label(label);
            assert_eq!(
                field("riichi", name.into()),
                field("riichi", riichi.code().into()),
                "{name}"
            );
            // In a text "no" is no word, and of several parts the first has no capital.
            let typed = name.to_lowercase();
            if !typed.starts_with("no ") {
                let read: Question = format!("123m+4m ron {typed}")
                    .parse()
                    .unwrap_or_else(|why| panic!("{name}: {why}"));
                assert_eq!(read.riichi, riichi, "{name}");
            }
        }
    }
}
