//! The plain types in the hands of other crates: features `serde` and `arbitrary`.

use arbitrary::{Arbitrary, Unstructured};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json, to_value};
use tensu::house::House;
use tensu::question::Flags;
use tensu::rules::{CORE, all};
use tensu::score::Note;
use tensu::yaku::YakuSet;
use tensu::{Counts, Flag, Kind, Meld, MeldKind, Question, Score, Tile, Yaku, score};

use crate::helpers::{kinds, question, share, tiles, won};
use crate::shared::deal;
use crate::shared::random::Random;

/// Returns a value that went there and came back; both ways as text, as a file or a socket has it.
fn returned<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("a plain value is JSON");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Returns the reason why something is not read.
fn refused<T: DeserializeOwned>(value: Value) -> String {
    match from_value::<T>(value) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("it was read"),
    }
}

#[test]
fn questions_and_scores_go_there_and_back() {
    let mut random = Random::new(7);
    let mut scores = 0;
    for rules in all() {
        for _ in 0..share(2_000) {
            let question = deal::hand(&mut random, rules);
            assert_eq!(returned(&question), question);
            if let Ok(score) = score(&question, rules) {
                assert_eq!(returned(&score), score, "{question}");
                scores += 1;
            }
        }
    }
    assert!(scores > 10 * all().count(), "{scores}");
}

/// Everybody who has read the contract knows the ids.
#[test]
fn ids_are_those_of_the_contract() {
    let written = to_value(question(
        "340p66p+7s(406m)[1111z] ron seat:W riichi ippatsu dora:1m liable:N/daisangen",
    ));
    let expected = json!({
        "hand": ["3p", "4p", "0p", "6p", "6p"],
        "melds": [
            {"kind": "chi", "tiles": ["4m", "0m", "6m"], "from": null},
            {"kind": "ankan", "tiles": ["1z", "1z", "1z", "1z"], "from": null},
        ],
        "win": "7s", "by": "ron", "seat": "W", "round": "E", "dora": ["1m"], "ura": [],
        "named": {"dora": false, "ura": false}, "riichi": "riichi",
        "flags": ["ippatsu"], "norths": 0, "flowers": [], "honba": 0, "sticks": 0, "from": null,
        "liable": [{"seat": "N", "yaku": "daisangen"}],
    });
    assert_eq!(written.expect("JSON"), expected);

    let mut random = Random::new(8);
    for rules in all() {
        for _ in 0..share(500) {
            let Ok(score) = score(&deal::hand(&mut random, rules), rules) else {
                continue;
            };
            for step in &score.steps {
                assert_eq!(tag(step), step.code());
            }
            for other in &score.others {
                assert_eq!(tag(&other.lost), other.lost.code());
            }
            assert_eq!(tag(&score.reading.wait), score.reading.wait.code());
            assert_eq!(tag(&score.reading.shape), score.reading.shape.code());
            if let Some(limit) = score.limit {
                assert_eq!(tag(&limit), limit.code());
            }
        }
    }
}

/// The name that a variant is written with.
fn tag(value: &impl Serialize) -> String {
    match to_value(value).expect("JSON") {
        Value::String(tag) => tag,
        Value::Object(fields) if fields.len() == 1 => fields.into_iter().next().expect("one").0,
        other => panic!("{other}"),
    }
}

/// Fields that a question does not say are as in a text that does not say them.
#[test]
fn fields_that_are_left_out_are_the_default() {
    let short = json!({"hand": ["1m"], "by": "tsumo"});
    assert_eq!(
        from_value::<Question>(short).ok(),
        Some(Question {
            hand: tiles("1m"),
            by: tensu::By::Tsumo,
            ..Question::default()
        })
    );
}

#[test]
fn the_smaller_types_go_there_and_back() {
    for tile in Tile::all() {
        assert_eq!(returned(&tile), tile);
    }
    for kind in Kind::all() {
        assert_eq!(returned(&kind), kind);
    }
    for yaku in Yaku::all() {
        assert_eq!(returned(&yaku), yaku);
    }
    for &flag in Flag::ALL {
        assert_eq!(returned(&flag), flag);
    }
    let counts: Counts = kinds("1112223z9s").into_iter().collect();
    assert_eq!(returned(&counts), counts);
    assert_eq!(
        to_value(counts).ok(),
        Some(json!({"9s": 1, "1z": 3, "2z": 3, "3z": 1}))
    );
    let meld = Meld::new(MeldKind::Chi, &tiles("406m"), None).expect("a run");
    assert_eq!(returned(&meld), meld);
    let yaku: YakuSet = [Yaku::Pinfu, Yaku::Kokushi].into_iter().collect();
    assert_eq!(returned(&yaku), yaku);
    let flags: Flags = [Flag::Ippatsu, Flag::Rinshan].into_iter().collect();
    assert_eq!(returned(&flags), flags);
    let house: House = "tensu-rules:1 base=tenhou name=Club%20X kiriage=true"
        .parse()
        .expect("rules");
    assert_eq!(returned(&house), house);
}

/// Nothing is read that could not have been made.
#[test]
fn what_no_program_could_make_is_not_read() {
    assert!(refused::<Kind>(json!("0p")).contains("a kind of tile, such as 5p"));
    assert!(refused::<Tile>(json!("10m")).contains("a tile, such as 0p"));
    assert!(refused::<Yaku>(json!("pinfoo")).contains("pinfoo"));
    let sequence = json!({"kind": "chi", "tiles": ["1m", "2m", "4m"], "from": null});
    assert_eq!(
        refused::<Meld>(sequence),
        tensu::meld::BadMeld::NotARun.to_string()
    );
    let base = "tensu-rules:1 base=nowhere";
    let reason = base.parse::<House>().expect_err("no ruleset").to_string();
    assert_eq!(refused::<House>(json!(base)), reason);

    // Fifteen blocks have no room in a reading.
    let mut score = to_value(won("tenhou", "234m340p66p678s56s+7s ron riichi")).expect("JSON");
    let block = score["reading"]["blocks"][0].clone();
    score["reading"]["blocks"] = vec![block; 15].into();
    assert!(refused::<Score>(score).contains("at most 14"));
    let note = json!({"id": "kan_indicator", "kind": "info", "text": "Anything."});
    assert!(refused::<Note>(note).contains("no note of a ruleset"));
}

/// Any bytes are a question, whose check gives a win or reasons, and whose tiles and events are real ones.
#[test]
fn arbitrary_questions_are_checked() {
    let mut random = Random::new(9);
    let (mut melds, mut flags) = (0, 0);
    for _ in 0..share(20_000) {
        let bytes: [u8; 400] = core::array::from_fn(|_| random.below(256) as u8);
        let mut from = Unstructured::new(&bytes);
        let question = Question::arbitrary(&mut from).expect("any bytes are a question");
        flags += question.flags.iter().count();
        for tile in question.all_tiles() {
            assert!(tile.kind().is_some() || tile.flower_number().is_some());
        }
        for rules in [CORE.rulesets[0], CORE.rulesets[1], CORE.rulesets[4]] {
            if let Err(refusals) = question.check(rules) {
                assert!(!refusals.to_string().is_empty());
            }
        }
        assert_eq!(returned(&question), question);
        // Few of all bytes are three equal tiles; of bytes that are mostly equal more are.
        let bytes = bytes.map(|byte| byte & 3);
        if let Ok(meld) = Meld::arbitrary(&mut Unstructured::new(&bytes)) {
            melds += 1;
            assert_eq!(Meld::new(meld.kind(), meld.tiles(), meld.from()), Ok(meld));
        }
    }
    assert!(flags > 0, "no question had an event");
    assert!(melds > 0, "no bytes were a meld");
}
