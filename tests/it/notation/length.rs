//! Texts that are too long are refused by their length, before they are read. Fault 17 of 28 November 2026.

use std::time::Instant;

use serde_json::json;
use tensu::evening::{self, BadGame, Evening, Event, Game, MOST_EVENTS};
use tensu::house::{BadHouse, House};
use tensu::link::{BadLink, Link};
use tensu::notation::{LONGEST, Syntax, tile, tiles};
use tensu::{Question, Tile};
use tensu_words::LANGUAGES;

use crate::helpers::ask;

/// The kinds of text that a person pastes, each as long as it may be and by one byte longer.
#[test]
fn a_text_of_each_kind_is_refused_by_its_length() {
    let long = "1m".repeat(LONGEST / 2);
    assert_eq!(tiles(&long).map(|tiles| tiles.len()), Ok(LONGEST / 2));
    assert!(long.parse::<Question>().is_ok());
    let longer = format!("{long} ");
    let why = Syntax::TooLong(LONGEST + 1);
    for read in [
        tiles(&longer).map(drop),
        tile(&longer).map(drop),
        longer.parse::<Tile>().map(drop),
        longer.parse::<Question>().map(drop),
        Question::default().read(&longer).map(drop),
    ] {
        let error = read.expect_err("too long");
        assert_eq!((error.at, &error.why), (0, &why));
    }
    for words in LANGUAGES {
        let said = words.syntax(&why);
        for number in [LONGEST as i64, LONGEST as i64 + 1] {
            assert!(said.contains(&words.number(number)), "{said}");
        }
    }
    assert_eq!(
        why_of_house(&format!(
            "tensu-rules:1 base=tenhou name={}",
            "x".repeat(LONGEST)
        )),
        BadHouse::TooLong(LONGEST + 31)
    );
    assert_eq!(
        why_of_house(&format!(
            "tensu-rules:1 base=tenhou name={}",
            "x".repeat(1_000)
        )),
        BadHouse::LongName
    );
}

fn why_of_house(text: &str) -> BadHouse {
    text.parse::<House>().expect_err("too long")
}

/// A link says how long it is; what is no link is not told that it is too long a link.
#[test]
fn a_long_link_says_its_length() {
    let link = format!("1/tenhou/{}", "1m".repeat(500_000));
    let bad = link.parse::<Link>().expect_err("too long");
    assert_eq!(bad, BadLink::TooLong(1_000_009));
    for words in LANGUAGES {
        let said = words.bad_link(&bad);
        assert!(said.contains(&words.number(1_000_009_i64)), "{said}");
    }
    assert_eq!("x".repeat(5_000).parse::<Link>(), Err(BadLink::NotALink));
}

/// A game may be an evening of 200 hands with all their tiles, and no more.
#[test]
fn a_whole_evening_is_read() {
    let hand = "w2-1:h340p66p78s.chi:123mL.pon:777zA.ron:9s.last_tile.dora:1m5p.ura:3s4z-0:h34066p78s.chi:123mL.ron:9s.dora:1m5p.ura:3s4z-\
                3:h34066p78s.chi:123mL.ron:9s.dora:1m5p.ura:3s4z";
    let riichi = "r0/r1/r2/r3";
    let evening = format!("game=1/tenhou{}", format!("/{riichi}/{hand}").repeat(200));
    assert!(evening.len() < evening::LONGEST, "{}", evening.len());
    let Evening(games) = evening.parse().expect("an evening");
    assert_eq!(games[0].events.len(), 1_000);
    assert!(
        games[0]
            .events
            .iter()
            .all(|event| !matches!(event, Event::Unread(_)))
    );
    let many = format!("game=1/tenhou{}", "/r2".repeat(100_000));
    let bad = many.parse::<Game>().expect_err("too long");
    assert_eq!(bad, BadGame::TooLong(many.len()));
    let many = format!("game=1/tenhou{}", "/r2".repeat(MOST_EVENTS + 1));
    let bad = many.parse::<Evening>().expect_err("too many");
    assert!(matches!(bad, BadGame::Events(events) if events > MOST_EVENTS));
    for words in LANGUAGES {
        assert!(
            words
                .bad_game(&bad)
                .contains(&words.number(MOST_EVENTS as i64))
        );
    }
    let events = vec!["r2"; MOST_EVENTS + 1];
    let answer = ask(json!({"ask": "game", "ruleset": "tenhou", "players": 4, "events": events}));
    assert_eq!(answer["error"]["at"]["field"], "events", "{answer}");
}

/// Every field of a request that a text stands in.
#[test]
fn a_request_with_a_long_text_is_refused() {
    let long = "1m".repeat(500_000);
    for field in ["hand", "win", "dora", "ura", "flowers", "text"] {
        let mut request = json!({"ruleset": "tenhou", "hand": "1m", "win": "1m", "by": "ron"});
        request[field] = long.clone().into();
        let start = Instant::now();
        let answer = ask(request);
        assert_eq!(answer["ok"], false, "{field}");
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(message.contains("1,000,000"), "{field}: {message}");
        // A slow machine with others' work on it, in a debug build; reading it took seconds.
        assert!(start.elapsed().as_secs() < 2, "{field}");
    }
}
