//! Values that a refusal says are possible in place of what was asked: api.md, "The message says what to change".

use serde_json::{Value, json};
use tensu::Ruleset;
use tensu::rules::{self, HouseRule, Setting, all, house_rules};
use tensu_words::LANGUAGES;

use crate::helpers::ask;

/// A hand that wins, with some of its fields changed.
fn asked(with: &Value) -> Value {
    let mut hand = json!({"hand": "234m340p66p678s56s", "win": "7s", "by": "ron"});
    for (key, value) in with.as_object().expect("an object") {
        hand[key] = value.clone();
    }
    ask(hand)
}

/// Returns the field that the first error points to, and what all of them say.
fn said(answer: &Value) -> (Value, Vec<&str>) {
    let errors = answer["errors"].as_array();
    let errors = errors.unwrap_or_else(|| panic!("no errors: {answer}"));
    let messages = errors.iter().map(|error| error["message"].as_str());
    (
        answer["error"]["at"]["field"].clone(),
        messages.map(|text| text.expect("a text")).collect(),
    )
}

fn check(answer: &Value, field: &str, message: &str) {
    assert_eq!(said(answer), (json!(field), vec![message]), "{answer}");
}

#[test]
fn a_field_of_ids_names_them() {
    let winds = "E, S, W, N";
    let kinds = "chi, pon, minkan, kakan, ankan";
    let flags = "ippatsu, last_tile, rinshan, chankan, first_turn, haitei, houtei, tenhou, chiihou, renhou, chankan_ankan, ready, \
                 open_ready, double_ready, paarenchan, riichi_discard, kan_discard, sashikomi, last_of_kind, kong_on_kong";
    let meld = |kind: &str, from: &str| json!([{"kind": kind, "tiles": "222z", "from": from}]);
    let liable = |seat: &str, yaku: &str| json!([{"seat": seat, "for": yaku}]);
    for (field, value, text, possible) in [
        ("by", json!("rno"), "rno", "ron, tsumo"),
        ("seat", json!("1"), "1", winds),
        ("round", json!("wind"), "wind", winds),
        ("from", json!(""), "", winds),
        (
            "riichi",
            json!("yes"),
            "yes",
            "none, riichi, double, open, double_open",
        ),
        ("flags", json!(["ipatsu"]), "ipatsu", flags),
        ("melds", meld("pong", "left"), "pong", kinds),
        (
            "melds",
            meld("pon", "behind"),
            "behind",
            "left, across, right",
        ),
        ("liable", liable("X", "daisangen"), "X", winds),
        (
            "liable",
            liable("N", "dragons"),
            "dragons",
            "rinshan, daisangen, daisuushii, suukantsu",
        ),
    ] {
        let which = if field == "melds" { "Meld 1: " } else { "" };
        let message =
            format!("{which}\"{text}\" is not a value of \"{field}\". Possible: {possible}.");
        check(&asked(&json!({field: value})), field, &message);
    }
    let seats = json!({"ask": "nagashi", "seats": ["C"]});
    check(
        &ask(seats),
        "seats",
        "\"C\" is not a value of \"seats\". Possible: E, S, W, N.",
    );
    let tenpai = json!({"ask": "drawn", "tenpai": ["C"]});
    check(
        &ask(tenpai),
        "tenpai",
        "\"C\" is not a value of \"tenpai\". Possible: E, S, W, N.",
    );
    check(
        &asked(&json!({"ask": "explain", "lang": "tlh"})),
        "lang",
        "\"tlh\" is not a value of \"lang\". Possible: en, ja, ko, zh-Hans, zh-Hant, de, fr, ru.",
    );
}

#[test]
fn a_rule_names_its_values() {
    let local = |answer: &Value| said(answer).1[0].contains("a list of these: ");
    for (base, rule, possible) in [
        ("tenhou", "kiriage", "true, false"),
        ("tenhou", "multiple_ron", "all, head_bump, triple_abort"),
        ("tenhou", "honba_value", "0–10000"),
        ("tenhou", "red_fives", "[0–4, 0–4, 0–4]"),
        ("tenhou", "yakuman_cap", "1–255, null"),
        (
            "tenhou",
            "pao",
            "a list of these: daisangen, daisuushii, suukantsu",
        ),
        (
            "korean",
            "winning_bonus",
            "1, 2, 3, 4, 5, {\"open\": 0–1000}",
        ),
        ("korean", "score_cap", "1–65535, null"),
    ] {
        let message = format!("The rule \"{rule}\" cannot have this value. Possible: {possible}.");
        let rules = json!({"base": base, "set": {rule: "x"}});
        check(&asked(&json!({"ruleset": rules})), "ruleset", &message);
    }
    for rule in ["local_yaku", "double_yakuman"] {
        let rules = json!({"base": "tenhou", "set": {rule: "x"}});
        assert!(local(&asked(&json!({"ruleset": rules}))), "{rule}");
    }
}

/// Every rule says what it can be, and its limits are those that are said.
#[test]
fn what_is_possible_is_possible() {
    for rules in all() {
        for (rule, _) in rules.settings() {
            let lists = !rule.members(rules).is_empty();
            let some = lists || rule.choices.len() + rule.ranges.len() > 0;
            assert!(some, "{}: {}", rules.id, rule.id);
        }
    }
    let range = |rule: &&HouseRule| Some((rule.id, rule.ranges.first()?.split_once('–')?));
    let with = |id: &str, n: i64| {
        let value = match id {
            "red_fives" => Setting::List(vec![Setting::Number(n); 3]),
            "uma" => Setting::List(vec![Setting::Number(n); 12]),
            "winning_bonus" => Setting::Open(n),
            "chombo" => Setting::Text(format!("match:{n}")),
            _ => Setting::Number(n),
        };
        let mut all = all().cloned();
        all.any(|mut rules| rules.change(id, &value).is_ok())
    };
    let number = |text: &str| {
        let digits = |c: char| c.is_ascii_digit() || c == '-';
        let from = text.find(digits).expect("a number");
        let digits: String = text[from..].chars().take_while(|&c| digits(c)).collect();
        digits.parse::<i64>().expect("a number")
    };
    let ranges: Vec<_> = house_rules().filter_map(|rule| range(&rule)).collect();
    assert!(ranges.len() > 50, "the faan of each pattern among them");
    for (id, (least, most)) in ranges {
        let (least, most) = (number(least), number(most));
        let accepted = [least - 1, least, most, most + 1].map(|n| with(id, n));
        assert_eq!(accepted, [false, true, true, false], "{id}");
    }
}

#[test]
fn an_unknown_ruleset_names_all() {
    let answer = asked(&json!({"ruleset": "shangai"}));
    let ids: Vec<_> = rules::all().map(|rules| rules.id).collect();
    let ids = ids.join(", ");
    let message = format!("There is no ruleset \"shangai\". Choose one of these: {ids}.");
    check(&answer, "ruleset", &message);
}

#[test]
fn what_is_empty_is_missing() {
    let missing = |field: &str| format!("\"{field}\" is missing or empty.");
    check(
        &ask(json!({"ask": "settle", "wins": []})),
        "wins",
        &missing("wins"),
    );
    check(
        &ask(json!({"ask": "nagashi", "seats": []})),
        "seats",
        &missing("seats"),
    );
    check(&asked(&json!({"win": ""})), "win", &missing("win"));
}

#[test]
fn rinshan_has_its_own_words() {
    let liable = json!({"ruleset": "shanghai", "hand": "234m345p66p678s56s", "by": "tsumo", "liable": [{"seat": "N", "for": "rinshan"}]});
    let message = "Somebody is liable for rinshan only when it is set and the last kan is an open one, called from a \
                   discard.";
    check(&asked(&liable), "liable", message);
}

#[test]
fn without_riichi_there_is_ready() {
    let korean = |with: Value| {
        let mut with = with;
        with["ruleset"] = json!("korean");
        with["hand"] = json!("123m456p789s1122z");
        with["win"] = json!("1z");
        asked(&with)
    };
    let ippatsu = korean(json!({"flags": ["ippatsu"]}));
    check(&ippatsu, "flags", "Ippatsu is not part of these rules.");
    let riichi = korean(json!({"riichi": "riichi"}));
    let message = "These rules have no riichi. If ready was declared, say so in \"flags\": ready, open_ready, double_ready.";
    check(&riichi, "riichi", message);
}

#[test]
fn too_many_copies_are_where_they_lie() {
    let field = |with: Value| said(&asked(&with)).0;
    assert_eq!(field(json!({"dora": "4z4z4z4z4z"})), "dora");
    assert_eq!(
        field(json!({"dora": "444z", "ura": "44z", "riichi": "riichi"})),
        "dora"
    );
    assert_eq!(field(json!({"ura": "44444z", "riichi": "riichi"})), "ura");
    assert_eq!(field(json!({"dora": "6666s"})), "hand");
    let kan = json!([{"kind": "ankan", "tiles": "4444z"}]);
    assert_eq!(
        field(json!({"hand": "234m340p66p56s", "melds": kan, "dora": "4z"})),
        "melds"
    );
    let waits = json!({"ask": "waits", "hand": "234m340p66p678s56s", "visible": "44444z"});
    assert_eq!(said(&ask(waits)).0, "visible");
    let hands = json!([{"seat": "E", "hand": "234m340p66p678s56s", "visible": "44444z"}]);
    let drawn = ask(json!({"ask": "drawn", "hands": hands}));
    assert_eq!(said(&drawn).0, "visible");
}

/// A list ends as the sentence does, in every language.
#[test]
fn every_language_says_what_is_possible() {
    let bad = tensu::rules::DEFAULT
        .clone()
        .change("kiriage", &Setting::Null);
    let bad = bad.expect_err("no value");
    for words in LANGUAGES {
        let text = words.bad_rule(&bad);
        assert!(text.contains("true") && text.contains("false"), "{text}");
    }
}

/// The choices that a rule lists are those that it takes: each can be set, as it stands there or as a value, and is
/// then read back; and every preset has one of them.
#[test]
fn choices_are_those_of_the_engine() {
    for (rules, rule, value) in all().flat_map(|rules| {
        let settings = rules.settings();
        settings.map(move |(rule, value)| (rules, rule, value))
    }) {
        let listed: Vec<_> = rule
            .choices
            .iter()
            .map(|&code| Setting::of_code(code))
            .collect();
        for (choice, code) in listed.iter().zip(rule.choices) {
            for written in [choice, &Setting::Text((*code).to_owned())] {
                let mut own = rules.clone();
                let changed = own.change(rule.id, written);
                assert_eq!(changed, Ok(()), "{} {}: {written:?}", rules.id, rule.id);
                let read = (rule.get)(&own);
                assert_eq!(read.as_ref(), Some(choice), "{} {}", rules.id, rule.id);
            }
        }
        let free =
            listed.is_empty() || !rule.ranges.is_empty() || matches!(value, Setting::List(_));
        assert!(
            free || listed.contains(&value),
            "{} {}: {value:?}",
            rules.id,
            rule.id
        );
    }
}

/// No choice of the engine is left out of a list: whatever any rule lists, a rule that takes it lists it too, and those
/// with a type of their own list all of it.
#[test]
fn choices_leave_none_out() {
    let codes: Vec<_> = house_rules()
        .flat_map(|rule| rule.choices)
        .copied()
        .collect();
    for (rule, code) in house_rules().flat_map(|rule| codes.iter().map(move |code| (rule, *code))) {
        let value = Setting::of_code(code);
        let takes = |rules: &&Ruleset| (*rules).clone().change(rule.id, &value).is_ok();
        // A switch until November 2026, of which links are about.
        let was_switch = rule.id == "completion" && ["true", "false"].contains(&code);
        // Beside what is offered any number of a range may be taken.
        let in_range = |range: &&str| {
            let ends = range.split_once('–').and_then(|(least, most)| {
                Some(least.parse::<i64>().ok()?..=most.parse::<i64>().ok()?)
            });
            let number = code.parse().ok();
            ends.zip(number)
                .is_some_and(|(ends, number)| ends.contains(&number))
        };
        let ranged = rule.ranges.iter().any(in_range);
        let open = rule.choices.is_empty() || rule.choices.contains(&code) || was_switch || ranged;
        assert!(
            open || !all().any(|rules| takes(&rules)),
            "{} takes {code}",
            rule.id
        );
    }
    macro_rules! same {
        ($($id:literal $of:ident,)*) => {$(
            let rule = HouseRule::by_id($id).expect("a rule");
            let mut listed = rule.choices.to_vec();
            let mut whole: Vec<_> = rules::$of::ALL.iter().map(|choice| choice.code()).collect();
            listed.sort_unstable();
            whole.sort_unstable();
            assert_eq!(listed, whole, "{}", $id);
        )*};
    }
    same!(
        "ura_dora" Turned,
        "kan_dora" Turned,
        "kan_ura" Turned,
        "double_wind_pair_fu" DoubleWindPair,
        "pinfu_tsumo" PinfuTsumo,
        "open_pinfu_fu" OpenPinfu,
        "rinshan_fu" RinshanTsumo,
        "kiriage" Kiriage,
        "kazoe" Kazoe,
        "pao_honba" PaoHonba,
        "pao_composite" PaoComposite,
        "kan_liability" KanLiability,
        "tsumo_loss" TsumoLoss,
        "completion" Completion,
        "tenhou_upgrade" TenhouUpgrade,
        "ryuuiisou_green" Ryuuiisou,
        "ryanpeikou_two_suits" Ryanpeikou,
        "daisharin_any_suit" Daisharin,
        "multiple_ron" SeveralRon,
        "sticks" Sticks,
        "dead_wait" DeadWait,
        "nagashi_mangan" Nagashi,
        "nagashi_honba" NagashiHonba,
        "length" Length,
        "bust" Bust,
        "agari_yame" Yame,
        "tenpai_yame" Yame,
        "dealer_stays" DealerStays,
        "draw_honba" DrawHonba,
        "abort_deal" AbortDeal,
        "nagashi_deal" NagashiDeal,
        "riichi_minimum" RiichiMinimum,
        "declaring_tile" DeclaringTile,
        "chombo_last" ChomboLast,
        "time" TimeUp,
        "oka" Oka,
        "ties" Ties,
        "end_sticks" EndSticks,
        "rounding" Rounding,
        "double_ready_minimum" DoubleReady,
        "implied_hands" Implied,
        "concealed_seven_pairs" ConcealedPairs,
    );
}

/// Fault 47 A15: where nothing can be listed, no list is said, in any language.
#[test]
fn no_list_is_empty() {
    for words in LANGUAGES {
        let answer = ask(json!({"ask": "price", "base": 160, "lang": words.tag}));
        let message = answer["error"]["message"].as_str().expect("a sentence");
        let bare = message.trim_end_matches(['.', '。', ' ']);
        assert!(
            !bare.is_empty() && !bare.ends_with([':', '：']),
            "{message}"
        );
    }
}
