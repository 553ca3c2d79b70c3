//! Lists of what there is, and a hand under other rules or with one thing changed, as the package's functions have it.

use serde_json::{Value, json};
use tensu::Yaku;
use tensu_words::DE;

use crate::helpers::ask;

/// Everything that the library answers can be asked. Source: faults.md 31.
#[test]
fn what_the_package_has_functions_for_can_be_asked() {
    // 3 han, and 20 + 10 + 8 + 16 = 54, so 60 fu: 7,700, and 8,000 where it is rounded up (rules.md 0.3).
    let melds = json!([{"kind": "ankan", "tiles": "4444m"}]);
    let hand = json!({"ruleset": "tenhou", "hand": "999p345s67m22s", "melds": melds, "win": "8m", "by": "ron", "riichi": "riichi", "dora": "1s"});
    let asking = |what: &str, hand: &Value| {
        let mut asked = hand.clone();
        asked["ask"] = json!(what);
        ask(asked)
    };
    let compared = asking("compare", &hand);
    let all = compared["compared"].as_array().expect("a list");
    assert_eq!(
        (&all[0]["ruleset"], &all[0]["response"]["total"]),
        (&json!("tenhou"), &json!(7_700))
    );
    let wrc = all
        .iter()
        .find(|line| line["ruleset"] == "wrc_2025")
        .expect("WRC");
    assert_eq!(wrc["response"]["total"], 8_000);
    assert_eq!(
        wrc["causes"],
        json!([{"rule": {"id": "kiriage", "value": true}}])
    );
    // One han more is a mangan; the dealer gets half as much again, 11,600; without riichi it is no win.
    let changes = asking("what_if", &hand);
    assert_eq!(changes["total"], 7_700);
    let change = |id: &str| {
        let lines = changes["changes"].as_array().expect("a list").iter();
        lines
            .filter(|line| line["change"] == id)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        change("one_han"),
        [&json!({"change": "one_han", "han": 4, "fu": 60, "limit": "mangan", "total": 8_000})]
    );
    assert_eq!(change("dealer")[0]["total"], 11_600);
    assert!(change("dama").is_empty() && change("ron").is_empty());
    let links = asking("links", &hand);
    let link = "1/tenhou/999p345s67m22s/ankan:4444m/ron:8m/riichi/dora:1s";
    assert_eq!(links["hand"], link);
    assert_eq!(
        links["rules_text"]
            .as_str()
            .map(|text| text.split(' ').nth(1)),
        Some(Some("base=tenhou"))
    );
    let mut house = hand;
    house["ruleset"] = json!({"base": "tenhou", "set": {"kiriage": true}});
    let text = asking("links", &house)["rules"].as_str().map(str::to_owned);
    let rules: tensu::house::House = text.expect("a link").parse().expect("rules");
    assert_eq!(rules.set.len(), 1);
    assert_eq!(rules.base.id, "tenhou");

    let all = ask(json!({"ask": "rulesets", "lang": "ja"}));
    let all = all["rulesets"].as_array().expect("a list");
    assert_eq!(all.len(), tensu::rules::all().count());
    let tenhou = all
        .iter()
        .find(|line| line["id"] == "tenhou")
        .expect("Tenhou");
    assert_eq!(
        (&tenhou["name"], &tenhou["players"]),
        (&json!("天鳳"), &json!(4))
    );
    let page = ask(json!({"ask": "reference", "ruleset": house["ruleset"], "lang": "de"}));
    let kiriage = |rule: &&Value| rule["id"] == "kiriage";
    let rule = page["rules"]
        .as_array()
        .expect("a list")
        .iter()
        .find(kiriage);
    let rule = rule.expect("a rule");
    let house_rule = tensu::rules::HouseRule::by_id("kiriage").expect("a rule");
    assert_eq!(
        (&rule["value"], &rule["text"]),
        (&json!(true), &json!(DE.rule(house_rule.text)))
    );
    assert_eq!(page["yaku"][0]["name"], DE.yaku(Yaku::Riichi));
}

/// A wrong request of each of them is refused, and none is without an answer.
#[test]
fn what_is_wrong_with_what_is_asked_is_said() {
    for (what, code) in [
        (json!({"ask": "compare", "hand": "1m"}), "parse"),
        (
            json!({"ask": "what_if", "hand": "1x", "win": "1m", "by": "ron"}),
            "parse",
        ),
        (
            json!({"ask": "what_if", "hand": "1m", "win": "1m", "by": "ron"}),
            "tile_count",
        ),
        (json!({"ask": "links", "hand": "1x"}), "parse"),
        (json!({"ask": "links", "hand": 3}), "parse"),
        (
            json!({"ask": "links", "ruleset": "moon"}),
            "unknown_ruleset",
        ),
        (
            json!({"ask": "reference", "ruleset": "moon"}),
            "unknown_ruleset",
        ),
        (
            json!({"ask": "reference", "ruleset": {"base": "tenhou", "set": {"moon": 1}}}),
            "unknown_rule",
        ),
        (json!({"ask": "rulesets", "lang": "xx"}), "parse"),
    ] {
        assert_eq!(ask(what.clone())["error"]["code"], code, "{what}");
    }
    // Without a yaku: what would make it a win.
    let no_yaku = json!({"ask": "what_if", "hand": "123m456p789s99m24p", "win": "3p", "by": "ron"});
    let changes = ask(no_yaku);
    assert_eq!(
        (changes["ok"].clone(), changes.get("total")),
        (json!(true), None)
    );
    let riichi = |line: &Value| line["change"] == "riichi";
    assert!(
        changes["changes"]
            .as_array()
            .expect("a list")
            .iter()
            .any(riichi)
    );
    let links = ask(json!({"ask": "links"}));
    assert_eq!(
        (&links["hand"], &links["ok"]),
        (&json!("1/cheatsheet/ron"), &json!(true))
    );
}
