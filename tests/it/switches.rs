//! House rules for tests: a ruleset with some of its switches turned. And the proof that no switch is dead.

use tensu::rules::{
    DoubleWindPair, Kazoe, Kiriage, OpenPinfu, PaoComposite, PaoHonba, RiichiRules, RinshanTsumo,
    Stacking, System,
};
use tensu::{Ruleset, score};

use crate::hands;

/// Every value of every switch, as it is written after the id of a ruleset.
pub const SWITCHES: [&str; 18] = [
    "kiriage=on",
    "kiriage=off",
    "kazoe=on",
    "kazoe=off",
    "stacked=on",
    "stacked=off",
    "pair=2",
    "pair=4",
    "open_pinfu=plus_two",
    "open_pinfu=at_least_30",
    "rinshan=two",
    "rinshan=none",
    "honba=500",
    "pao_honba=discarder",
    "pao_honba=liable",
    "pao_composite=part",
    "pao_composite=whole",
    "reds=0",
];

/// `"cheatsheet kiriage=on reds=0"`: an id and house rules.
pub fn ruleset(text: &str) -> Ruleset {
    let mut words = text.split_whitespace();
    let id = words.next().unwrap_or_default();
    let known = Ruleset::by_id(id).unwrap_or_else(|| panic!("no ruleset {id}"));
    words.fold(known.clone(), |rules, word| with(&rules, word))
}

/// The ruleset with one switch turned.
pub fn with(rules: &Ruleset, word: &str) -> Ruleset {
    let mut rules = rules.clone();
    if word == "reds=0" {
        rules.tiles.reds = [0; 3];
    } else {
        let riichi = riichi(&mut rules.system);
        assert!(
            turn_win(riichi, word) || turn_pay(riichi, word),
            "no switch {word}"
        );
    }
    rules
}

/// The switches of a ruleset of han and fu.
fn riichi(system: &mut System) -> &mut RiichiRules {
    #[allow(unreachable_patterns, reason = "other systems will come")]
    match system {
        System::Riichi(rules) => rules,
        other => panic!("{other:?} has no han and fu"),
    }
}

fn turn_win(rules: &mut RiichiRules, word: &str) -> bool {
    match word {
        "kiriage=on" => rules.kiriage = Kiriage::On,
        "kiriage=off" => rules.kiriage = Kiriage::Off,
        "kazoe=on" => rules.kazoe = Kazoe::Yakuman,
        "kazoe=off" => rules.kazoe = Kazoe::Sanbaiman,
        "stacked=on" => rules.stacked_yakuman = Stacking::Add,
        "stacked=off" => rules.stacked_yakuman = Stacking::Highest,
        "pair=2" => rules.fu.double_wind_pair = DoubleWindPair::Two,
        "pair=4" => rules.fu.double_wind_pair = DoubleWindPair::Four,
        "open_pinfu=plus_two" => rules.fu.open_pinfu = OpenPinfu::PlusTwo,
        "open_pinfu=at_least_30" => rules.fu.open_pinfu = OpenPinfu::AtLeast30,
        "rinshan=two" => rules.fu.rinshan_tsumo = RinshanTsumo::Two,
        "rinshan=none" => rules.fu.rinshan_tsumo = RinshanTsumo::None,
        _ => return false,
    }
    true
}

fn turn_pay(rules: &mut RiichiRules, word: &str) -> bool {
    match word {
        "honba=500" => rules.honba = 500,
        "pao_honba=discarder" => rules.pao.honba = PaoHonba::Discarder,
        "pao_honba=liable" => rules.pao.honba = PaoHonba::Liable,
        "pao_composite=part" => rules.pao.composite = PaoComposite::Part,
        "pao_composite=whole" => rules.pao.composite = PaoComposite::Whole,
        _ => return false,
    }
    true
}

/// A switch that changes no golden hand is either dead or untested. What changes may be the price or the way to it:
/// the two kinds of open pinfu always pay the same.
#[test]
fn every_switch_changes_a_golden_hand() {
    let golden = hands::all();
    for word in SWITCHES {
        let changes = golden.iter().any(|hand| {
            let turned = score(&hand.question, &with(&hand.rules, word));
            turned != score(&hand.question, &hand.rules)
        });
        assert!(changes, "{word} changes no hand of tests/hands");
    }
}
