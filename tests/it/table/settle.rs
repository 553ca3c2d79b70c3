//! Payments when one or several win the same tile.

use Wind::{North, South};
use tensu::game::{Ending, another, settle};
use tensu::refusal::{Conflict, Field};
use tensu::rules::Setting;
use tensu::score::Step;
use tensu::{Question, Refusal, Ruleset, Wind, rules};

use super::{SOUTH, points};
use crate::helpers::{question, ruleset};

/// Returns the changes of East, South, West, North after these hands won the same tile.
fn changes(rules: &str, hands: &[&str]) -> Vec<i64> {
    let hands: Vec<Question> = hands.iter().map(|hand| question(hand)).collect();
    let table = settle(&hands, &ruleset(rules)).unwrap_or_else(|why| panic!("{hands:?}: {why}"));
    table
        .changes
        .into_iter()
        .map(|(_, change)| change)
        .collect()
}

/// Pinfu and tanyao: 2,000 for North, 2,900 for East.
const NORTH: &str = "234m34p88p678s567s+2p ron from:W seat:N honba:1 sticks:2";

const EAST: &str = "345m34p55p234s345s+2p ron from:W seat:E honba:1 sticks:2";

#[test]
fn everybody_wins_and_the_next_in_turn_takes_the_table() {
    let (one, two) = (3_900 + 300, 2_000);
    assert_eq!(
        changes("majsoul", &[SOUTH, NORTH]),
        [0, 3_900, -(one + two), two + 300 + 2_000]
    );
    // The reckoning of each says so: North's has a step for the honba, South's has all but that.
    let hands = [question(SOUTH), question(NORTH)];
    let table = settle(&hands, &rules::MAJSOUL).expect("two hands");
    let steps = table.winners.iter().map(|(seat, score)| {
        let honba = |step: &&Step| matches!(step, Step::Honba { .. });
        let of_table = score.steps.iter().filter(honba).count();
        (*seat, of_table, score.steps.len() > of_table, score.total)
    });
    assert_eq!(
        steps.collect::<Vec<_>>(),
        [(North, 1, true, 4_300), (South, 0, true, 3_900)]
    );
}

#[test]
fn everybody_wins_and_keeps_his_own_stick() {
    // EMA: honba to every winner; South's own stick back, the other to North, who is next after West.
    let (south, north) = (3_900 + 300, 2_000 + 300);
    assert_eq!(
        changes("ema_2016", &[SOUTH, NORTH]),
        [0, south + 1_000, -(south + north), north + 1_000]
    );
}

/// Sticks on the table are given away once, however many of the winners have declared.
#[test]
fn no_more_sticks_come_back_than_lie_there() {
    let hand = |text: &str| text.replace("sticks:2", "sticks:1");
    let riichi = hand(&EAST.replace("ron", "ron riichi"));
    let changes = changes("ema_2016", &[&hand(SOUTH), &hand(NORTH), &riichi]);
    assert_eq!(changes.iter().sum::<i64>(), 1_000, "{changes:?}");
}

/// The winner who is written down first takes nothing from the others: the sticks come back in turn.
#[test]
fn the_order_of_the_winners_is_no_matter() {
    let hand = |text: &str| text.replace("sticks:2", "sticks:1");
    let riichi = |text: &str| hand(&text.replace("ron from", "ron riichi from"));
    let (south, north, east) = (hand(SOUTH), riichi(NORTH), riichi(EAST));
    let one = changes("ema_2016", &[&south, &north, &east]);
    // North is next after West, then East, whose stick it is, then South.
    assert_eq!(one, changes("ema_2016", &[&north, &south, &east]));
    assert_eq!(one, changes("ema_2016", &[&south, &east, &north]));
    assert_eq!(one, changes("ema_2016", &[&east, &south, &north]));
}

/// Honba and sticks are there once: who says others than the first contradicts him, who says none does not.
#[test]
fn honba_are_those_of_the_table() {
    let second = |honba: &str| {
        let north = question(&NORTH.replace("honba:1 sticks:2", honba));
        settle(&[question(SOUTH), north], &rules::MAJSOUL)
    };
    assert!(second("").is_ok() && second("honba:1").is_ok());
    for (own, field) in [("honba:2", Field::Honba), ("sticks:1", Field::Sticks)] {
        let conflict = Refusal::Impossible(Conflict::DifferentTable(field));
        let wrong = second(own).expect_err("another count");
        assert_eq!(wrong.first(), &Refusal::Nth(1, Box::new(conflict)));
    }
}

/// The discarder had declared riichi or had not: two who showed their hands say the same of it, and nobody else says it.
#[test]
fn who_dealt_in_to_two_open_riichi_is_one_player() {
    let house = ruleset("majsoul local_yaku=[open_riichi,sashikomi]");
    let with = |south: &str, north: &str| {
        let hand = |text: &str, words: &str| {
            let text = text.replace(" riichi", "");
            question(&text.replace("ron", &format!("ron {words}")))
        };
        settle(&[hand(SOUTH, south), hand(NORTH, north)], &house)
    };
    let both = with("open_riichi sashikomi", "open_riichi sashikomi").expect("two yakuman");
    let totals: Vec<u32> = both
        .winners
        .iter()
        .map(|(_, score)| score.yakuman.into())
        .collect();
    assert_eq!(totals, [1, 1]);
    assert!(with("open_riichi sashikomi", "riichi").is_ok());
    let wrong = with("open_riichi sashikomi", "open_riichi").expect_err("one discarder");
    let conflict = Refusal::Impossible(Conflict::DifferentTable(Field::Flags));
    assert_eq!(wrong.first(), &Refusal::Nth(1, Box::new(conflict)));
}

#[test]
fn the_next_in_turn_wins_alone() {
    assert_eq!(
        changes("mleague", &[SOUTH, NORTH]),
        [0, 0, -2_300, 2_300 + 2_000]
    );
    let hands = [question(SOUTH), question(NORTH)];
    let table = settle(&hands, &rules::MLEAGUE).expect("two hands");
    assert_eq!(table.bumped, [Wind::South]);
}

#[test]
fn three_rons_end_the_hand() {
    let hands = [question(SOUTH), question(NORTH), question(EAST)];
    let table = settle(&hands, &rules::TENHOU).expect("three hands");
    assert!(table.ending == Ending::TripleRon && table.winners.is_empty());
    assert!(table.changes.iter().all(|(_, change)| *change == 0));
    let all = settle(&hands, &rules::MAJSOUL).expect("three hands");
    let sum: i64 = all.changes.iter().map(|(_, change)| change).sum();
    assert_eq!((all.winners.len(), sum), (3, 2_000));
}

#[test]
fn rules_of_several_winners_matter() {
    for (rule, value) in [
        ("multiple_ron", "head_bump"),
        ("multiple_ron", "triple_abort"),
        ("sticks", "own_sticks"),
    ] {
        let mut house = rules::MAJSOUL.clone();
        house
            .change(rule, &Setting::Text(value.to_owned()))
            .expect("a rule of every game");
        let hands = [question(SOUTH), question(NORTH), question(EAST)];
        assert_ne!(
            settle(&hands, &house),
            settle(&hands, &rules::MAJSOUL),
            "{rule} {value}"
        );
    }
}

/// `[1.5.4 note_3]` the seed's example: oya pays 4,000 + 3,000, ko 2,000 + 3,000, West gets 12,000.
#[test]
fn the_seeds_example_of_honba() {
    let west: Question = "12334567p555z33z+8p tsumo seat:W honba:3"
        .parse()
        .expect("a hand");
    let table = settle(&[west], &rules::SANMA_RYANSHI).expect("one winner");
    assert_eq!(points(&table.changes), [-7_000, -5_000, 12_000]);
}

/// The next winner sits at the same table: round, indicators, honba, sticks and what happened to the discard.
#[test]
fn another_winner_has_the_same_table() {
    let text = "234m34p66p678s567s+2p ron riichi ura:3s last_tile from:W round:S dora:1m5p honba:2 sticks:3";
    let next = another(&[question(text)], &rules::TENHOU).expect("North");
    let table = "+2p ron seat:N round:S last_tile dora:1m5p honba:2 sticks:3 from:W";
    assert_eq!(next, question(table));
}

/// Found by the fuzzer: the winner got the points of an open kan's giver, of whom nobody had said who he was, from nobody.
/// Source: seed 000 "Going out on a loose tile".
#[test]
fn an_unknown_giver_of_a_kan_cannot_be_settled() {
    let shanghai = Ruleset::by_id("shanghai").expect("a ruleset");
    let settled = |text: &str| {
        let question: Question = text.parse().expect("a hand");
        settle(&[question], shanghai)
    };
    let refused = settled("123m456p67s88m(5555z)+8s tsumo rinshan").expect_err("nobody pays");
    assert_eq!(
        refused.iter().collect::<Vec<_>>(),
        [&Refusal::Missing(Field::Liable)]
    );
    // Rinshan and white: 2 han; 20, self-draw 2, kan 16: 38, so 40 fu; 640 base points. East pays his 1,300 and the two 700.
    let table = settled("123m456p67s88m(5555zL)+8s tsumo rinshan").expect("East gave it");
    let changes = [
        (Wind::East, -2_700),
        (Wind::South, 2_700),
        (Wind::West, 0),
        (Wind::North, 0),
    ];
    assert_eq!(table.changes, changes);
}
