//! House rules: what a changed rule does to the table of its ruleset.

use super::tables::{Completion, Honba, HonbaPaidBy, OpenPinfu, Rules, TsumoLoss, rules as base};
use super::{Change, Value, hong_kong as faan, korean as points, mcr as official};

/// The old yaku of section 3 that a house can play: identifier, han closed, han open.
const OLD_HAN: [(&str, u32, u32); 13] = [
    ("open_riichi", 1, 0),
    ("tsubame_gaeshi", 1, 1),
    ("kanburi", 1, 1),
    ("isshoku_sanjun", 2, 2),
    ("sanrenkou", 2, 2),
    ("uumensai", 2, 2),
    ("sanpuukou", 2, 2),
    ("shousanpuu", 1, 1),
    ("sanshoku_ittsuu", 2, 1),
    ("chinpeikou", 4, 0),
    ("ryandoukou", 2, 2),
    ("shoutate", 2, 2),
    ("shiiaru_raotai", 0, 1),
];

const OLD_YAKUMAN: [&str; 15] = [
    "isshoku_yonjun",
    "suurenkou",
    "daisharin",
    "shousharin",
    "shiisan_puutaa",
    "shiisuu_puutaa",
    "daichisei",
    "hyakuman_goku",
    "benikujaku",
    "kouitten",
    "ishi_no_ue_ni_mo_sannen",
    "paarenchan",
    "kokuiisou",
    "kinmonkyou",
    "sashikomi",
];

const OLD_MANGAN: [&str; 5] = [
    "iipin_mouyue",
    "chuupin_raoyui",
    "uupin_kaihou",
    "ryanzou_chankan",
    "kinkei_dokuritsu",
];

/// The yakuman that is counted in place of another.
const HIGHER: [(&str, &str); 4] = [
    ("suuankou_tanki", "suuankou"),
    ("kokushi_13", "kokushi"),
    ("junsei_chuuren", "chuuren"),
    ("daisuushii", "shousuushii"),
];

const PAO: [&str; 3] = ["daisangen", "daisuushii", "suukantsu"];

/// Rules that decide about other things than the points of one hand.
const AROUND: [&str; 34] = [
    "red_fives",
    "multiple_ron",
    "sticks",
    "dead_wait",
    "nagashi_mangan",
    "nagashi_honba",
    "bamboo",
    "start",
    "back",
    "uma",
    "oka",
    "ties",
    "end_sticks",
    "rounding",
    "length",
    "goal",
    "extra_hands",
    "bust",
    "agari_yame",
    "tenpai_yame",
    "dealer_stays",
    "draw_honba",
    "aborts",
    "abort_deal",
    "nagashi_deal",
    "riichi_minimum",
    "declaring_tile",
    "chombo",
    "chombo_last",
    "time",
    "chip",
    "yakitori",
    "bust_prize",
    "rate",
];

fn switch(value: &Value) -> bool {
    match value {
        Value::Switch(on) => *on,
        other => panic!("{other:?} is no switch"),
    }
}

fn number(value: &Value) -> u32 {
    match value {
        Value::Number(number) => *number,
        other => panic!("{other:?} is no number"),
    }
}

fn number_or_nothing(value: &Value) -> Option<u32> {
    (*value != Value::Nothing).then(|| number(value))
}

fn word(value: &Value) -> &str {
    match value {
        Value::Word(word) => word,
        other => panic!("{other:?} is no word"),
    }
}

fn words(value: &Value) -> Vec<&str> {
    match value {
        Value::Words(words) => words.iter().map(String::as_str).collect(),
        other => panic!("{other:?} are no words"),
    }
}

/// The rules of a ruleset with han, some of them changed. The order in which they are named does not matter.
pub fn rules(ruleset: &str, changes: &[Change]) -> Rules {
    let mut rules = base(ruleset);
    let mut in_order: Vec<&Change> = changes.iter().collect();
    // First which yaku there are, then what they pay. A cap is of yakuman that add up, unless they do not.
    in_order.sort_by_key(|change| match change.0.as_str() {
        "local_yaku" => 0,
        "renhou" => 1,
        "yakuman_cap" => 2,
        _ => 3,
    });
    for (name, value) in in_order {
        yaku(&mut rules, name, value);
    }
    rules
}

/// Rules about what yaku there are and what they pay.
fn yaku(rules: &mut Rules, name: &str, value: &Value) {
    match name {
        "local_yaku" => set_local(rules, &words(value)),
        "renhou" => set_renhou(rules, word(value)),
        "open_tanyao" => rules.set_han("tanyao", 1, u32::from(switch(value))),
        "ippatsu" => rules.set_han("ippatsu", u32::from(switch(value)), 0),
        "double_yakuman" => set_double(rules, value),
        "stacked_yakuman" => rules.stacked = switch(value),
        "yakuman_cap" => {
            rules.stacked = true;
            rules.cap = number_or_nothing(value);
        }
        "completion" => rules.completion = completion(value),
        "kokushi_ankan" => rules.orphans_rob_closed = switch(value),
        "tenhou_upgrade" => rules.tenhou_doubles = switch(value),
        "ryuuiisou_green" => rules.green_dragon_needed = switch(value),
        "ryanpeikou_two_suits" => rules.ryanpeikou_two_suits = switch(value),
        "daisharin_any_suit" => rules.daisharin_any_suit = switch(value),
        "flowers" => rules.flowers = number(value) > 0,
        "ura_dora" => rules.ura_dora = switch(value),
        "kan_dora" => rules.kan_dora = switch(value),
        "kan_ura" => rules.kan_ura = switch(value),
        _ => price(rules, name, value),
    }
}

/// Rules about fu, limits and who pays.
fn price(rules: &mut Rules, name: &str, value: &Value) {
    match name {
        "double_wind_pair_fu" => rules.double_wind_pair_fu = number(value),
        "pinfu_tsumo" => rules.pinfu_tsumo = switch(value),
        "open_pinfu_fu" => rules.open_pinfu = open_pinfu(value),
        "rinshan_fu" => rules.rinshan_fu = switch(value),
        "kiriage" => rules.kiriage = switch(value),
        "kazoe" => rules.kazoe = switch(value),
        "pao" => {
            let named = words(value);
            rules.pao = PAO.into_iter().filter(|id| named.contains(id)).collect();
            assert_eq!(rules.pao.len(), named.len(), "{named:?}");
        }
        "pao_honba" => {
            rules.pao_honba = match word(value) {
                "discarder" => HonbaPaidBy::Discarder,
                "liable" => HonbaPaidBy::Liable,
                other => panic!("who is {other}?"),
            }
        }
        "pao_composite" => {
            rules.pao_whole = match word(value) {
                "whole" => true,
                "part" => false,
                other => panic!("how much is {other}?"),
            }
        }
        "kan_liability" => rules.kan_liability = switch(value),
        "honba_value" => rules.honba = honba(rules, number(value)),
        "tsumo_loss" => rules.tsumo_loss = tsumo_loss(word(value)),
        other => assert!(AROUND.contains(&other), "what rule is {other}?"),
    }
}

/// All old yaku.
pub fn old() -> impl Iterator<Item = &'static str> {
    let han = OLD_HAN.into_iter().map(|row| row.0);
    han.chain(OLD_YAKUMAN).chain(OLD_MANGAN)
}

fn is_old(id: &str) -> bool {
    old().any(|old| old == id)
}

/// Sets exactly these old yaku; those that the ruleset has keep their worth.
fn set_local(rules: &mut Rules, named: &[&str]) {
    for id in named {
        assert!(is_old(id), "{id} is no old yaku");
    }
    let stays = |id: &str| !is_old(id) || named.contains(&id);
    rules.han.retain(|row| stays(row.0));
    rules.yakuman.retain(|row| stays(row.0));
    let had: Vec<&str> = rules.han.iter().map(|row| row.0).collect();
    let had = [had, rules.yakuman.iter().map(|row| row.0).collect()].concat();
    let new = |id: &str| named.contains(&id) && !had.contains(&id);
    let added = OLD_HAN.into_iter().filter(|row| new(row.0));
    if rules.one_less_when_open {
        // 1.5.1: every yaku, but those of the discard.
        let kept = |id| matches!(id, "tsubame_gaeshi" | "kanburi");
        // A yaku that is worth nothing when closed cannot be worth one less, and mixed straights need the tiles that
        // are left out.
        let whole = |row: &(&str, u32, u32)| row.1 == 0 || row.0 == "sanshoku_ittsuu";
        let less = |row: (&'static str, u32, u32)| {
            if kept(row.0) || whole(&row) {
                row
            } else {
                (row.0, row.1, row.1 - 1)
            }
        };
        rules.han.extend(added.map(less));
    } else {
        rules.han.extend(added);
    }
    let yakuman = OLD_YAKUMAN.into_iter().filter(|id| new(id));
    rules.yakuman.extend(yakuman.map(|id| (id, 1)));
    rules
        .mangan
        .extend(OLD_MANGAN.into_iter().filter(|id| new(id)));
}

fn set_renhou(rules: &mut Rules, worth: &str) {
    const RENHOU: &str = "renhou";
    rules.mangan.retain(|&id| id != RENHOU);
    rules.han.retain(|row| row.0 != RENHOU);
    rules.yakuman.retain(|row| row.0 != RENHOU);
    match worth {
        "off" => {}
        "mangan" => rules.mangan.push(RENHOU),
        "4_han" => rules.set_han(RENHOU, 4, 0),
        "5_han" => rules.set_han(RENHOU, 5, 0),
        "yakuman" => rules.yakuman.push((RENHOU, 1)),
        other => panic!("what is a renhou of {other}?"),
    }
}

/// Has the named yakuman pay two, and so those that are counted in place of a named one.
fn set_double(rules: &mut Rules, value: &Value) {
    match value {
        Value::Switch(true) => rules.set_four_doubles(),
        Value::Switch(false) => rules.set_doubles(|_| false),
        list => {
            let named = words(list);
            let lower = |id: &str| HIGHER.iter().find(|pair| pair.0 == id).map(|pair| pair.1);
            let twice =
                |id: &str| named.contains(&id) || lower(id).is_some_and(|id| named.contains(&id));
            rules.set_doubles(twice);
        }
    }
}

fn open_pinfu(value: &Value) -> OpenPinfu {
    match value {
        Value::Number(20) => OpenPinfu::Stays20,
        Value::Number(30) => OpenPinfu::Counts30,
        Value::Word(word) if word == "plus_two" => OpenPinfu::PlusTwo,
        other => panic!("{other:?} fu for an open pinfu?"),
    }
}

/// Returns the honba of a house. By ron the discarder pays for all opponents; in the game of 1.5 a honba is worth the
/// same either way.
const fn honba(rules: &Rules, each: u32) -> Honba {
    let opponents = rules.players as u32 - 1;
    Honba {
        ron: if rules.fu { opponents * each } else { each },
        tsumo: each,
    }
}

fn tsumo_loss(word: &str) -> TsumoLoss {
    match word {
        "loss" => TsumoLoss::Loss,
        "bisection" => TsumoLoss::Bisection,
        "full" => TsumoLoss::Full,
        "equalize" => TsumoLoss::Equalize,
        "proportional" => TsumoLoss::Proportional,
        "oya_pays" => TsumoLoss::OyaPays,
        "ko_pays" => TsumoLoss::KoPays,
        "plus_1000" => TsumoLoss::Plus1000,
        "ron_reduced" => TsumoLoss::RonReduced,
        other => panic!("what is a loss of {other}?"),
    }
}

/// The rules of the Korean game, some of them changed.
pub fn korean(changes: &[Change]) -> points::Rules {
    let mut rules = points::rules();
    for (name, value) in changes {
        match name.as_str() {
            "winning_bonus" => rules.bonus = bonus(value),
            "prevailing_wind" => rules.prevailing_wind = switch(value),
            "double_ready_minimum" => rules.double_ready_minimum = switch(value),
            "implied_hands" => rules.implied_hands = switch(value),
            "concealed_seven_pairs" => rules.concealed_seven_pairs = switch(value),
            "score_cap" => rules.cap = number_or_nothing(value),
            other => assert!(AROUND.contains(&other), "what rule is {other}?"),
        }
    }
    rules
}

fn bonus(value: &Value) -> points::Bonus {
    match value {
        Value::Open(open) => points::Bonus::doubled(*open),
        variation => points::Bonus::variation(number(variation)),
    }
}

fn completion(value: &Value) -> Completion {
    match value {
        Value::Switch(true) => Completion::EveryYaku,
        Value::Switch(false) => Completion::Off,
        other => match word(other) {
            "off" => Completion::Off,
            "iipeikou" => Completion::Iipeikou,
            "every_yaku" => Completion::EveryYaku,
            other => panic!("{other}"),
        },
    }
}

/// The rules of Hong Kong, some of them changed.
pub fn hong_kong(ruleset: &str, changes: &[Change]) -> faan::Rules {
    let mut rules = faan::Rules::of(ruleset);
    for (name, value) in changes {
        match name.as_str() {
            "minimum" => rules.minimum = number(value),
            "flowers_count" => rules.flowers_to_minimum = switch(value),
            "faan_limit" => rules.limit = number(value),
            "faan_table" => {
                rules.table = match word(value) {
                    "half_spicy" => faan::Table::HalfSpicy,
                    "full_spicy" => faan::Table::FullSpicy,
                    "laak" => faan::Table::Laak,
                    "hkma" => faan::Table::Hkma,
                    other => panic!("what is a table of {other}?"),
                }
            }
            "paying" => {
                rules.scheme = match word(value) {
                    "full" => faan::Scheme::FullGunner,
                    "half" => faan::Scheme::HalfGunner,
                    "all" => faan::Scheme::Alike,
                    "discarder" => faan::Scheme::DiscarderOnce,
                    other => panic!("who pays by {other}?"),
                }
            }
            "fourth_call" => {
                rules.feeder = match value {
                    Value::Switch(true) => faan::Feeder::OfFourth,
                    Value::Switch(false) => faan::Feeder::Nobody,
                    _ => faan::Feeder::WhereDrawn,
                }
            }
            "robbed_kong" => rules.robbed_for_three = word(value) == "shares",
            "orphans_rob" => rules.orphans_rob_closed = switch(value),
            "chow_pair" => {
                rules.any_pair = match word(value) {
                    "any" => true,
                    "number" => false,
                    other => panic!("what is a pair of {other}?"),
                }
            }
            "flowers" => rules.flowers = number(value) > 0,
            pattern if !AROUND.contains(&pattern) => {
                let faan = match value {
                    Value::Number(faan) => *faan,
                    Value::Switch(played) => {
                        if *played {
                            4
                        } else {
                            0
                        }
                    }
                    Value::Word(limit) if limit == "limit" => faan::AT_LIMIT,
                    other => panic!("what is {pattern} of {other:?}?"),
                };
                rules.faan.insert(name.clone(), faan);
            }
            _ => {}
        }
    }
    rules
}

/// Points that a hand of Zung Jung needs: none, unless a house says so.
pub fn zung_jung(changes: &[Change]) -> u32 {
    let mut minimum = 0;
    for (name, value) in changes {
        match name.as_str() {
            "minimum" => minimum = number(value),
            other => assert!(AROUND.contains(&other), "what rule is {other}?"),
        }
    }
    minimum
}

/// The book of a ruleset, some of its rules changed.
pub fn chinese(ruleset: &str, changes: &[Change]) -> official::Book {
    let mut book = official::Book::of(ruleset);
    for (name, value) in changes {
        match name.as_str() {
            "minimum" => book.minimum = number(value),
            "special_self_draw" => {
                book.drawn_is_concealed = match word(value) {
                    "fully_concealed" => true,
                    "self_drawn" => false,
                    other => panic!("what draw is {other}?"),
                }
            }
            "two_concealed_kongs" => book.two_concealed_kongs = number(value),
            "mixed_kongs" => book.two_unlike_kongs = number(value),
            "lesser_straight" => book.straight_in_lesser = switch(value),
            "knitted_chows" => book.knitted_are_chows = switch(value),
            "kongs_beside" => book.kongs_beside = switch(value),
            "formal_waits" => book.formal_waits = switch(value),
            "knitted_waits" => book.knitted_waits = switch(value),
            "gates_pung" => book.gates_pung = switch(value),
            // Flowers that the game lacks nobody has.
            "flowers" => {}
            other => assert!(AROUND.contains(&other), "what rule is {other}?"),
        }
    }
    book
}
