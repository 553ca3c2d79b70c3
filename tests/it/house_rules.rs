//! House rules that forgot another rule: what is said of them, what is refused, what a quick price offers.

use serde_json::{Value, json};
use tensu::reference::Ways;
use tensu::rules::{self, Setting};
use tensu::yaku::{Worth, Yaku};

use crate::asks::ask;
use crate::switches::ruleset;

/// rules.md 2.1: nobody found says whether rrc turns kan dora. Another player's kan turns one too.
#[test]
fn a_kan_indicator_of_another_player_is_a_doubt() {
    let hand = "234m34p66p678s567s+2p ron riichi dora:1z5p";
    let doubts = |hand: &str| {
        let rules = ruleset("rrc");
        let question: tensu::Question = hand.parse().expect("a hand");
        let win = question.check(&rules).expect("a win");
        let score = win.score().expect("a score");
        let found = tensu::doubt::unconfirmed(&win, &score).into_iter();
        found.map(|(rule, _)| rule.id).collect::<Vec<_>>()
    };
    assert_eq!(doubts(hand), ["kan_dora"]);
    assert_eq!(doubts(&format!("{hand} ura:1z")), ["kan_dora"]);
    assert_eq!(
        doubts("234m34p66p678s567s+2p ron riichi dora:1z2z ura:1z5p"),
        ["ura_dora", "kan_dora", "kan_ura"]
    );
}

/// Section 3, seed 004: the refusal names the hand of the ruleset.
#[test]
fn paarenchan_is_refused_by_its_own_rule() {
    let why = |rules: &str, honba: u32| {
        let answer = ask(
            json!({"ruleset": {"base": rules, "set": {"local_yaku": ["paarenchan"]}},
            "hand": "123p456p789s11z78s", "win": "9s", "by": "ron", "seat": "E", "honba": honba, "flags": ["paarenchan"]}),
        );
        answer["error"]["message"].as_str().map(str::to_owned)
    };
    let ninth = "Paarenchan is the dealer's ninth hand: seat East, eight honba.";
    let eighth = "Paarenchan is the dealer's eighth win in a row: seat East, at least seven honba.";
    assert_eq!(why("sanma_ryanshi", 7).as_deref(), Some(ninth));
    assert_eq!(why("tenhou", 6).as_deref(), Some(eighth));
    assert_eq!(why("tenhou", 7), None);
}

/// 20 fu by ron take a chi; by tsumo a replacement for a north has them where neither it nor pinfu has its usual fu.
#[test]
fn the_chart_knows_when_there_are_20_fu() {
    let ways = |rules: &str, han: usize| {
        let rules = ruleset(rules);
        let reference = tensu::reference::Reference::of(&rules);
        let row = reference.chart.iter().find(|row| row.fu == 20);
        row.map(|row| row.cells[han - 1].ways)
    };
    assert_eq!(ways("tenhou open_pinfu_fu=20", 1), Some(Ways::Ron));
    assert_eq!(ways("tenhou_sanma", 1), Some(Ways::Neither));
    let bare = "tenhou_sanma pinfu_tsumo=false rinshan_fu=false";
    assert_eq!(ways(bare, 1), Some(Ways::Neither));
    assert_eq!(ways(bare, 2), Some(Ways::Tsumo));
    assert_eq!(
        ways("tenhou pinfu_tsumo=false rinshan_fu=false", 2),
        Some(Ways::Neither)
    );
}

/// A remark that speaks of the source's own rule is silent where a house has another one.
#[test]
fn remarks_keep_to_what_was_paid() {
    let noted = |rules: &str, hand: &str| {
        let question: tensu::Question = hand.parse().expect("a hand");
        let score = tensu::score(&question, &ruleset(rules)).expect("a score");
        let ids = score.remarks.iter().map(tensu::score::Note::id);
        ids.collect::<Vec<_>>()
    };
    for (base, word, hand, note) in [
        (
            "cheatsheet",
            "yakuman_cap=2",
            "111z555z666z777z2z+2z ron seat:W",
            "yakuman_add",
        ),
        (
            "ari_ari",
            "double_yakuman=false",
            "11z22z(555z)(666z)(777z)+1z ron",
            "yakuman_add",
        ),
        (
            "cheatsheet",
            "pao_honba=liable",
            "1m44p(555z)(666z)(777z)1m+4p ron liable:N/daisangen",
            "pao_assumed",
        ),
        (
            "ari_ari",
            "pao_honba=liable",
            "1m44p(555z)(666z)(777z)1m+4p ron liable:N/daisangen",
            "pao_assumed",
        ),
        (
            "ari_ari",
            "double_yakuman=[ryuuiisou]",
            "22334466888s66z+6z ron",
            "lost_page",
        ),
        (
            "shanghai",
            "yakuman_cap=1",
            "147m258p369s1234z+4z tsumo seat:E first_turn",
            "unrelated_and_tenhou",
        ),
        (
            "sanma_ryanshi",
            "double_yakuman=true",
            "111p333p555s999p1s+1s tsumo",
            "yaku_assumed",
        ),
    ] {
        let usual = noted(base, hand);
        assert!(usual.contains(&note), "{base}: {usual:?}");
        let changed = noted(&format!("{base} {word}"), hand);
        assert!(!changed.contains(&note), "{base} {word}: {changed:?}");
    }
    for (rules, hand, note) in [
        (
            "cheatsheet open_pinfu_fu=20",
            "77m234m345p34s(345m)+5s ron",
            "row_of_20_fu",
        ),
        (
            "sanma_ryanshi open_tanyao=true",
            "34p456s678s55p(888p)+2p ron",
            "yaku_assumed",
        ),
    ] {
        let found = noted(rules, hand);
        assert!(!found.contains(&note), "{rules}: {found:?}");
    }
}

/// 2.1: a cap is a step of its own.
#[test]
fn a_cap_on_yakuman_is_said() {
    let answer = ask(
        json!({"ruleset": {"base": "cheatsheet", "set": {"yakuman_cap": 2}},
        "hand": "111z555z666z777z2z", "win": "2z", "by": "ron", "seat": "W"}),
    );
    assert_eq!(answer["total"], 64_000);
    assert_eq!(
        answer["steps"][0]["text"],
        "4 × yakuman, at most 2 count: 16,000 base points"
    );
}

/// Of several yakuman the others are named, also one that another of them has replaced.
#[test]
fn what_gives_way_to_the_highest_is_missed() {
    let answer = ask(
        json!({"ruleset": {"base": "ema_2016", "set": {"renhou": "yakuman"}}, "hand": "19m19p19s1234567z", "win": "1z", "by": "ron",
        "flags": ["first_turn"]}),
    );
    let why = |yaku: &str| {
        let mut missed = answer["missed"].as_array().into_iter().flatten();
        let line = missed.find(|line| line["id"] == yaku);
        line.map(|line| line["reason"].clone())
    };
    let paid = answer["yaku"][0]["id"].clone();
    assert_eq!(answer["yaku"].as_array().map(Vec::len), Some(1));
    assert_eq!(paid, "renhou");
    assert_eq!(why("kokushi_13"), Some(json!("only_highest")));
}

/// A rule that another one takes away is known all the same; in any order, as in a link.
#[test]
fn a_rule_that_is_undone_is_not_unknown() {
    let refused = |set: Value| {
        let answer = ask(
            json!({"ruleset": {"base": "shanghai", "set": set}, "hand": "234m34p66p678s567s",
            "win": "2p", "by": "ron"}),
        );
        answer["error"]["message"].as_str().map(str::to_owned)
    };
    let undone = "Another rule of the list undoes \"yakuman_cap\".";
    let both = json!({"yakuman_cap": 3, "stacked_yakuman": false});
    assert_eq!(refused(both).as_deref(), Some(undone));
    assert_eq!(
        refused(json!({"double_yakuman": ["renhou"], "renhou": "yakuman"})),
        None
    );
    let away = json!({"double_yakuman": ["renhou"], "renhou": "mangan"});
    let undone = "Another rule of the list undoes \"double_yakuman\".";
    assert_eq!(refused(away).as_deref(), Some(undone));
}

/// How many units renhou pays is one rule, whether it is a yakuman another; a link keeps both.
#[test]
fn a_double_renhou_has_a_link() {
    for base in ["cheatsheet", "shanghai", "tenhou"] {
        let text =
            format!("tensu-rules:1 base={base} name=Ours renhou=yakuman double_yakuman=renhou");
        let house: tensu::house::House = text.parse().expect("house rules");
        let rules = house.ruleset().expect("a ruleset");
        assert_eq!(
            rules.yaku.get(tensu::Yaku::Renhou).worth.closed,
            2,
            "{base}"
        );
        let question: tensu::Question = "234m34p66p678s567s+2p ron first_turn"
            .parse()
            .expect("a hand");
        assert_eq!(
            tensu::score(&question, &rules).expect("a score").total,
            64_000,
            "{base}"
        );
        let again: tensu::house::House = house.to_string().parse().expect("house rules");
        assert_eq!(again, house);
    }
}

/// A red five replaces a plain one (rules.md 1.3.1): where all are red, the wait is for a red one.
#[test]
fn all_fives_red() {
    let rules = ruleset("tenhou red_fives=[4,4,4]");
    let question: tensu::Question = "123m406p789s11z46s riichi".parse().expect("a hand");
    let waits = question.waits(&rules);
    // Riichi and two red fives: 3 han 40 fu.
    let ron = waits[0].riichi.and_then(|worth| worth.ron);
    assert_eq!(ron, Some(5_200));
    // Plain fives of a hand that comes from elsewhere, and of the reference, are red here.
    let plain: tensu::Question = "123m456p789s11z46s+5s ron".parse().expect("a hand");
    assert_eq!(
        plain.adapted(&rules).to_string(),
        "123m406p789s11z46s+0s ron"
    );
    let preset = ruleset("tenhou");
    for yaku in tensu::Yaku::all() {
        let here = tensu::reference::example(&rules, yaku).is_some();
        let there = tensu::reference::example(&preset, yaku).is_some();
        assert_eq!(here, there, "{yaku:?}");
    }
}

fn counts(rules: &str) -> usize {
    let yakuman =
        |count: &tensu::quick::Counted| matches!(count, tensu::quick::Counted::Yakuman(_));
    let counts = tensu::quick::counts(&ruleset(rules));
    counts.iter().filter(|count| yakuman(count)).count()
}

/// A quick price pays no more yakuman than its list offers, and the list has no more than a hand can have.
#[test]
fn a_quick_price_knows_how_many_yakuman_there_are() {
    use tensu::quick::{Counted, Table, fit, price};
    use tensu::score::Step;
    // Single-wait four concealed triplets of the four big winds and all honors, two and two and one, and four kans or tenhou.
    assert_eq!(counts("cheatsheet yakuman_cap=255"), 6);
    // Here the two are one each and no tenhou goes with kans.
    assert_eq!(counts("mleague"), 4);
    assert_eq!(counts("mleague yakuman_cap=3"), 3);
    // Here it does.
    assert_eq!(counts("shanghai"), 7);
    let rules = ruleset("cheatsheet stacked_yakuman=false");
    let table = Table::of(&"ron".parse().expect("a table"));
    let five = Counted::Yakuman(5);
    assert_eq!(fit(&table, &five, &rules), Counted::Yakuman(2));
    assert_eq!(price(&table, &five, &rules).expect("a price").total, 64_000);
    // A cap says so in the steps, as it does for a hand.
    let nine = |rules: &str, way: &str| {
        let table = Table::of(&way.parse().expect("a table"));
        price(&table, &Counted::Yakuman(9), &ruleset(rules)).expect("a price")
    };
    let capped = nine("shanghai yakuman_cap=5", "tsumo seat:E");
    let cut = Step::Yakuman {
        sum: 7,
        cap: Some(5),
        points: 5 * 8_000,
    };
    assert_eq!((capped.yakuman, capped.steps.first()), (5, Some(&cut)));
    // Seven are tenhou, which is no ron.
    assert_eq!(nine("shanghai", "tsumo seat:E").yakuman, 7);
    assert_eq!(nine("shanghai", "ron seat:E").yakuman, 6);
}

/// 2.4: on tenhou a special wait counts in its double form, with tiles or without.
#[test]
fn a_quick_price_has_the_upgrade_of_tenhou() {
    use tensu::quick::{Chosen, Counted, Table, bar, price};
    use tensu::{Yaku, yaku::YakuSet};
    let rules = ruleset("majsoul");
    let table = Table::of(&"tsumo seat:E".parse().expect("a table"));
    for yaku in [Yaku::Suuankou, Yaku::Kokushi, Yaku::Chuuren] {
        let yaku = YakuSet::of(&[Yaku::Tenhou, yaku]);
        let chosen = Chosen {
            yaku,
            ..Chosen::default()
        };
        let price = price(&table, &Counted::Yaku(chosen), &rules).expect("a price");
        assert_eq!(price.yakuman, 3);
    }
    // Two suits for the runs are not one.
    let ron = Table::of(&"ron".parse().expect("a table"));
    let chosen = Chosen {
        yaku: YakuSet::of(&[Yaku::Ryanpeikou]),
        ..Chosen::default()
    };
    for (rules, stands) in [
        ("tenhou", true),
        ("tenhou ryanpeikou_two_suits=true", false),
    ] {
        for yaku in [Yaku::Chinitsu, Yaku::Honitsu] {
            assert_eq!(
                bar(&ron, &chosen, yaku, &ruleset(rules)).is_none(),
                stands,
                "{rules}"
            );
        }
    }
}

/// There is one of each flower, whoever has it.
#[test]
fn two_winners_have_no_flower_in_common() {
    let wins = |flower: &str| {
        let answer = ask(
            json!({"ask": "settle", "ruleset": {"base": "tenhou_sanma", "set": {"flowers": 4}}, "wins": [
            {"hand": "123p567p45678s99m", "win": "3s", "by": "ron", "seat": "S", "flowers": "1f", "riichi": "riichi", "from": "E"},
            {"hand": "789p12s678s99p111z", "win": "3s", "by": "ron", "seat": "W", "riichi": "riichi", "flowers": flower, "from": "E"}]}),
        );
        answer["error"]["message"].as_str().map(str::to_owned)
    };
    assert_eq!(wins("2f"), None);
    assert_eq!(wins("1f").as_deref(), Some("There is only one flower 1."));
}

/// A hand with a liable player has a price under rules that know no liability.
#[test]
fn compared_with_rules_without_liability() {
    let question: tensu::Question = "1m44p(555z)(666z)(777z)1m+4p ron from:W liable:N/daisangen"
        .parse()
        .expect("a hand");
    let rules = ruleset("tenhou");
    for one in tensu::compare::compare(&question, &rules) {
        assert_eq!(
            one.score.map(|score| score.total).ok(),
            Some(32_000),
            "{}",
            one.rules.id
        );
    }
}

/// Four equal runs are 5 han in Shanghai and a yakuman elsewhere (seed 000; rules.md section 3): who takes them out and in
/// again has those of Shanghai.
#[test]
fn an_old_yaku_comes_back_as_it_was() {
    let mut rules = rules::SHANGHAI.clone();
    let own = rules.yaku.get(Yaku::IsshokuYonjun).worth;
    for list in [Setting::list([]), Setting::list([Yaku::IsshokuYonjun])] {
        rules.change("local_yaku", &list).expect("old yaku");
    }
    assert_eq!(rules.yaku.get(Yaku::IsshokuYonjun).worth, own);
    assert_eq!(own, Worth::han(5, 5));
}
