//! A row of tiles on a photo, asked for as JSON.

use serde_json::{Value, json};
use tensu::Tile;

use crate::helpers::{ask, each, tiles};

/// The row as a reader gives it, without a doubt.
fn seen(row: &[Tile]) -> Vec<Value> {
    let place = |tile: &Tile| {
        let mut odds = vec![400; 36];
        odds[tile.kind().map_or(34, tensu::Kind::index)] = 0;
        let (red, plain) = if tile.is_red() { (0, 400) } else { (400, 0) };
        json!({"odds": odds, "red": red, "plain": plain, "gap": 2, "box": [0, 0, 51, 72]})
    };
    row.iter().map(place).collect()
}

#[test]
fn a_row_is_answered_with_its_doubts() {
    let mut row = seen(&tiles("234m340p66p678s568s"));
    // 7s is half as probable as 8s.
    row[13]["odds"][24] = json!(16);
    let answer = ask(json!({"ask": "likely", "ruleset": "tenhou", "tiles": row}));
    assert_eq!(
        (&answer["complete"], &answer["hand"]),
        (&json!(true), &json!("234m34066p678567s"))
    );
    assert_eq!(
        (&answer["marked"], &answer["repaired"]),
        (&json!([13]), &json!([13]))
    );
    let last = &answer["tiles"][13];
    assert_eq!(
        (&last["tile"], &last["own"], &last["others"]),
        (&json!("7s"), &json!(33), &json!(["8s"]))
    );
    assert_eq!(answer.get("warnings"), None);
}

#[test]
fn what_is_told_of_the_hand_counts() {
    let told = json!([{"kind": "pon", "tiles": "555p"}]);
    let request = json!({"ask": "likely", "tiles": seen(&tiles("123m456m78s11z")), "melds": told});
    let answer = ask(request);
    assert_eq!(
        (&answer["shanten"], each(&answer["waits"], "tile")),
        (&json!(0), vec![json!("6s"), json!("9s")])
    );
    let request = json!({"ask": "likely", "row": "calls", "tiles": seen(&tiles("534p777z"))});
    let melds = &ask(request)["melds"];
    assert_eq!(each(melds, "kind"), ["chi", "pon"]);
}

#[test]
fn a_row_that_is_none_is_refused() {
    let no_list = ask(json!({"ask": "likely"}));
    assert_eq!(no_list["error"]["at"]["field"], "hand");
    let mut short = seen(&tiles("1m"));
    short[0]["odds"] = json!([0, 400]);
    for wrong in [
        json!({"tiles": short}),
        json!({"tiles": [{"red": 0}]}),
        json!({"tiles": seen(&tiles("1m")), "row": "dance"}),
    ] {
        let mut request = wrong.clone();
        request["ask"] = json!("likely");
        assert_eq!(ask(request)["error"]["code"], "parse", "{wrong}");
    }
}
