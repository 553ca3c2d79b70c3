//! Waits and discards as the contract asks and answers them.

use serde_json::{Value, json};

use crate::helpers::{ask, ask_in_list, codes, each};

#[test]
fn waits_have_what_is_left_and_their_price() {
    // Pinfu and tanyao on each of the three: ron 2 han 30 fu, 2,000; tsumo 3 han 20 fu, 700 twice and 1,300. With riichi
    // one han more: 3,900, and 1,300 twice and 2,600. One 5 sou is in the hand, one 8 sou lies open.
    let mut hand = json!({"ask": "waits", "hand": "234m567p345s66p67s", "visible": "8s"});
    let answer = ask(hand.clone());
    assert_eq!(answer["shanten"], 0);
    assert_eq!(each(&answer["waits"], "tile"), ["2s", "5s", "8s"]);
    assert_eq!(each(&answer["waits"], "left"), [4, 3, 3]);
    for wait in answer["waits"].as_array().expect("waits") {
        assert_eq!(wait["dama"], json!({"ron": 2_000, "tsumo": 2_700}));
        assert_eq!(wait["riichi"], json!({"ron": 3_900, "tsumo": 5_200}));
    }
    assert_eq!(answer.get("furiten"), None, "nobody said what was thrown");
    for (discards, furiten) in [("8s1z", true), ("9s1z", false)] {
        hand["discards"] = json!(discards);
        assert_eq!(ask(hand.clone())["furiten"], furiten, "{discards}");
    }
}

#[test]
fn a_wait_without_a_yaku_is_won_by_tsumo_alone() {
    // 3 sou open, 1 pin twice and 9 man twice: nothing but the self-draw would be a yaku, and the hand is open.
    let hand = json!({"ask": "waits", "hand": "11p99m456m", "melds": [
        {"kind": "chi", "tiles": "234s"}, {"kind": "chi", "tiles": "678p"}]});
    let answer = ask(hand);
    assert_eq!(each(&answer["waits"], "tile"), ["9m", "1p"]);
    assert_eq!(each(&answer["waits"], "dama"), [json!({}), json!({})]);
    assert_eq!(answer["waits"][0].get("riichi"), None);
}

#[test]
fn a_hand_that_is_not_ready_says_how_far_it_is() {
    // No two tiles belong together: seven pairs want six more pairs.
    let answer = ask(json!({"ask": "waits", "hand": "147m258p369s1234z"}));
    assert_eq!(
        (&answer["shanten"], &answer["waits"]),
        (&json!(6), &json!([]))
    );
}

#[test]
fn fourteen_tiles_are_asked_what_to_discard() {
    // East is discarded, and 7 and 8 man wait for four 6 and four 9; two of the 6 lie open.
    let hand = json!({"ask": "waits", "hand": "123m456p789s22m78m", "win": "1z", "visible": "66m"});
    let answer = ask(hand);
    let best = &answer["discards"][0];
    assert_eq!(
        (&answer["complete"], &answer["shanten"]),
        (&json!(false), &json!(0))
    );
    assert_eq!((&best["tile"], &best["shanten"]), (&json!("1z"), &json!(0)));
    assert_eq!(best["chances"], 6);
    let accepts = json!([{"tile": "6m", "left": 2}, {"tile": "9m", "left": 4}]);
    assert_eq!(best["accepts"], accepts);
    assert_eq!(answer.get("waits"), None);
    // The same thirteen with a 9 are complete, written either way.
    for won in [
        json!({"hand": "123m456p789s22m78m", "win": "9m"}),
        json!({"hand": "123m456p789s22m789m"}),
    ] {
        let mut won = won;
        won["ask"] = json!("waits");
        assert_eq!(ask(won)["complete"], true);
    }
}

/// Shanghai: the dealer wins with unrelated tiles as they are dealt, and later they are no hand.
#[test]
fn unrelated_tiles_are_complete_on_the_first_draw() {
    let ask = |hand, seat, flags: &[&str]| {
        let request = json!({"ask": "waits", "ruleset": "shanghai", "hand": hand, "seat": seat, "flags": flags});
        let answer = ask(request);
        assert_eq!(answer["ok"], true, "{answer}");
        answer["complete"].clone()
    };
    let first = ["first_turn"];
    for hand in ["147m258p369s12344z", "147m258p369s12345z"] {
        assert_eq!(ask(hand, "E", &first), true, "{hand}");
        assert_eq!(ask(hand, "S", &first), false, "{hand}, not the dealer");
        assert_eq!(ask(hand, "E", &[]), false, "{hand}, later");
    }
    assert_eq!(ask("147m258p369s12334z", "E", &first), true);
    assert_eq!(ask("147m258p367s12344z", "E", &first), false);
    // What is complete at any time stays so.
    assert_eq!(ask("123m456p789s11122z", "E", &first), true);
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let code = |fields: Value| {
        let mut request = json!({"ask": "waits", "hand": "234m567p345s66p67s"});
        for (key, value) in fields.as_object().expect("fields") {
            request[key] = value.clone();
        }
        let answer = ask(request);
        let error = &answer["error"];
        (error["code"].clone(), error["at"]["field"].clone())
    };
    assert_eq!(
        code(json!({"hand": "123m"})),
        (json!("tile_count"), json!("hand"))
    );
    // The field is the first one that has the tile. A mutant.
    for (fields, field) in [
        (json!({"visible": "6666s"}), "hand"),
        (json!({"visible": "6666s", "dora": "1m"}), "hand"),
        (json!({"visible": "11111z"}), "visible"),
        (json!({"visible": "1111z", "dora": "1z"}), "dora"),
        (json!({"visible": "11111z", "dora": "1m"}), "visible"),
        (json!({"hand": "234m567p345s66666p"}), "hand"),
    ] {
        assert_eq!(
            code(fields.clone()),
            (json!("too_many_copies"), json!(field)),
            "{fields}"
        );
    }
    assert_eq!(
        code(json!({"discards": "1x"})),
        (json!("parse"), json!("discards"))
    );
    assert_eq!(
        code(json!({"visible": "1x"})),
        (json!("parse"), json!("visible"))
    );
    assert_eq!(
        code(json!({"seat": "N", "ruleset": "sanma_ryanshi"})).0,
        "tile_not_in_set"
    );
    assert_eq!(
        code(json!({"ura": "1m"})),
        (json!("impossible_flags"), json!("ura"))
    );
    assert_eq!(code(json!({"hand": "0m"})).0, "tile_count");
}

/// Thirteen tiles, of which the request calls one the winning one, wait like thirteen that were drawn.
#[test]
fn a_winning_tile_of_a_hand_that_waits_is_one_of_its_tiles() {
    let plain = ask_in_list(&json!({ "ask": "waits", "hand": "123m456p789s22m78m" }));
    let marked = ask_in_list(&json!({ "ask": "waits", "hand": "123m456p789s22m7m", "win": "8m" }));
    assert_eq!(
        (&plain["shanten"], plain["waits"].as_array().map(Vec::len)),
        (&json!(0), Some(2))
    );
    assert_eq!(plain, marked);
    let apart = ask_in_list(&json!({ "ask": "waits", "hand": "123m456p789s22m7m", "win": "1z" }));
    assert_eq!(apart["shanten"], 1);
}

/// Declarations before the win stay when it is asked what would win.
#[test]
fn waits_keep_what_was_declared() {
    let each = |request: &Value| -> Vec<Value> {
        let waits = ask_in_list(request)["waits"].clone();
        let waits = waits.as_array().unwrap_or_else(|| panic!("{request}"));
        waits.iter().map(|wait| wait["dama"].clone()).collect()
    };
    let ninth = json!({"ask": "waits", "ruleset": "sanma_ryanshi", "hand": "123p456p789s11z78s", "seat": "E", "honba": 8,
        "flags": ["paarenchan"]});
    let price = json!({"ron": 56_000, "tsumo": 48_000});
    assert_eq!(each(&ninth), [price.clone(), price]);
    let mut korean = json!({"ask": "waits", "ruleset": "korean", "hand": "234m345p567s67m55p", "flags": ["double_ready"],
        "flowers": "12f"});
    let price = json!({"ron": 32, "tsumo": 66});
    assert_eq!(each(&korean), [price.clone(), price]);
    // After an open ready nothing but a self-draw wins.
    korean["flags"] = json!(["open_ready"]);
    for wait in each(&korean) {
        assert_eq!((wait.get("ron"), wait["tsumo"].as_u64()), (None, Some(57)));
    }
    // What is of the tile alone is still not asked; what cannot be is refused.
    korean["flags"] = json!(["last_tile"]);
    assert_eq!(each(&korean).len(), 2);
    for flags in [json!(["ready", "double_ready"]), json!(["paarenchan"])] {
        korean["flags"] = flags;
        let answer = ask_in_list(&korean);
        assert!(codes(&answer).contains(&"impossible_flags"), "{answer}");
    }
}
