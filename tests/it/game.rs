//! Around the hands: several winners, drawn hands, nagashi mangan, the end of the game.

use tensu::game::{Claim, Ending, Exchange, Final, another, drawn, end, nagashi, settle};
use tensu::refusal::{Conflict, Field};
use tensu::rules::{BadRule, Setting};
use tensu::score::Step;
use tensu::{Question, Refusal, Refusals, Ruleset, Wind, rules};

use Wind::{East, North, South, West};

use crate::helpers::ruleset;

fn question(text: &str) -> Question {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Changes of East, South, West, North after these hands won the same tile.
fn changes(rules: &str, hands: &[&str]) -> Vec<i64> {
    let hands: Vec<Question> = hands.iter().map(|hand| question(hand)).collect();
    let table = settle(&hands, &ruleset(rules)).unwrap_or_else(|why| panic!("{hands:?}: {why}"));
    table
        .changes
        .into_iter()
        .map(|(_, change)| change)
        .collect()
}

/// South 3,900 and North 2,000 off West's 2 pin: riichi, pinfu, tanyao; pinfu, tanyao.
const SOUTH: &str = "234m34p66p678s567s+2p ron riichi from:W honba:1 sticks:2";
const NORTH: &str = "234m34p88p678s567s+2p ron from:W seat:N honba:1 sticks:2";
const EAST: &str = "345m34p55p234s345s+2p ron from:W seat:E honba:1 sticks:2";

#[test]
fn everybody_wins_and_the_next_in_turn_takes_the_table() {
    let (one, two) = (3_900 + 300, 2_000);
    assert_eq!(
        changes("majsoul", &[SOUTH, NORTH]),
        [0, 3_900, -(one + two), two + 300 + 2_000]
    );
    // The reckoning of each says so: North's has a step for the counter, South's has all but that.
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
    // EMA: counters to every winner; South's own stick back, the other to North, who is next after West.
    let (south, north) = (3_900 + 300, 2_000 + 300);
    assert_eq!(
        changes("ema_2016", &[SOUTH, NORTH]),
        [0, south + 1_000, -(south + north), north + 1_000]
    );
}

/// What lies on the table is given away once, however many of the winners have declared.
#[test]
fn no_more_sticks_come_back_than_lie_there() {
    let hand = |text: &str| text.replace("sticks:2", "sticks:1");
    let riichi = hand(&EAST.replace("ron", "ron riichi"));
    let changes = changes("ema_2016", &[&hand(SOUTH), &hand(NORTH), &riichi]);
    assert_eq!(changes.iter().sum::<i64>(), 1_000, "{changes:?}");
}

/// Who is written down first takes nothing from the others: the sticks come back in turn.
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

/// Counters and sticks are there once: who says others than the first contradicts him, who says none does not.
#[test]
fn counters_are_those_of_the_table() {
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

#[test]
fn winners_must_have_won_the_same() {
    let other = "234m34p88p678s567s+5p ron from:W seat:N";
    let nobody = "234m34p88p678s567s+2p ron seat:N";
    for wrong in [[SOUTH, other], [SOUTH, SOUTH], [SOUTH, nobody]] {
        let hands = wrong.map(question);
        assert!(settle(&hands, &rules::TENHOU).is_err(), "{wrong:?}");
    }
}

#[test]
fn winners_share_one_set_of_tiles() {
    // Two 8p, two more in the other hand and the indicator: five.
    let first = question("234m34p88p678s567s+2p ron from:W dora:8p");
    let second = question("567m34p88p234s345s+2p ron seat:N from:W dora:8p");
    let refusals = settle(&[first, second], &rules::TENHOU).expect_err("five 8p");
    assert_eq!(refusals.first().code(), "too_many_copies");
    // One without the indicator is a table that can be, and the tile that both took counts once.
    let first = question("22234p88p678s567s+2p ron from:W");
    let second = question("567m34p88p234s345s+2p ron seat:N from:W");
    assert!(settle(&[first, second], &rules::TENHOU).is_ok());
}

/// Everything that lies on the table is of that one set: the tile that both took, the hidden indicators, norths set aside.
#[test]
fn all_that_lies_on_the_table_is_of_one_set() {
    for (rules, first, second, twin) in [
        // Two 2p in each hand, and the one that was thrown: five. With one pair of them, three.
        (
            "tenhou",
            "22p55s345m678m678p+2p ron from:W",
            "22p88s234m567m234s+2p ron seat:N from:W",
            "34p88s234m567m234s+2p ron seat:N from:W",
        ),
        // Two 8p in each hand, and the hidden indicator.
        (
            "tenhou",
            "234m34p88p678s567s+2p ron riichi from:W ura:8p",
            "567m34p88p234s345s+2p ron riichi seat:N from:W ura:8p",
            "567m34p88p234s345s+2p ron riichi seat:N from:W",
        ),
        // A pair of norths, and three that the other one set aside.
        (
            "tenhou_sanma",
            "34p567p567s678s44z+2p ron riichi from:W",
            "34p88p678p234s345s+2p ron riichi seat:E from:W norths:3",
            "34p88p678p234s345s+2p ron riichi seat:E from:W norths:2",
        ),
    ] {
        let settled = |second: &str| settle(&[question(first), question(second)], &ruleset(rules));
        let refusals = settled(second).expect_err(second);
        assert_eq!(refusals.first().code(), "too_many_copies", "{second}");
        // Without the hidden indicator on the first hand too, it is nowhere.
        let first = first.replace(" ura:8p", "");
        let table = settle(&[question(&first), question(twin)], &ruleset(rules));
        assert!(table.is_ok(), "{twin}: {table:?}");
    }
}

#[test]
fn a_drawn_hand() {
    let points = |rules: &Ruleset, tenpai: &[Wind]| -> Vec<i64> {
        drawn(tenpai, rules)
            .expect("players of this game")
            .changes
            .into_iter()
            .map(|(_, change)| change)
            .collect()
    };
    assert_eq!(
        points(&rules::SANMA_RYANSHI, &[East]),
        [2_000, -1_000, -1_000]
    );
    assert_eq!(
        points(&rules::SANMA_RYANSHI, &[East, South]),
        [1_000, 1_000, -2_000]
    );
    assert_eq!(points(&rules::SANMA_RYANSHI, &[]), [0, 0, 0]);
    assert_eq!(
        points(&rules::SANMA_RYANSHI, &[East, South, West]),
        [0, 0, 0]
    );
    assert_eq!(
        points(&rules::TENHOU, &[East]),
        [3_000, -1_000, -1_000, -1_000]
    );
    assert_eq!(
        points(&rules::TENHOU, &[East, South]),
        [1_500, 1_500, -1_500, -1_500]
    );
    assert_eq!(
        points(&rules::TENHOU_SANMA, &[East, South]),
        [1_000, 1_000, -2_000]
    );
    assert_eq!(points(&rules::KOREAN, &[East]), [0; 4]);
    let why = |rules: &Ruleset, tenpai: &[Wind]| drawn(tenpai, rules).map(|drawn| drawn.exchange);
    assert_eq!(why(&rules::KOREAN, &[East]), Ok(Exchange::NotInRuleset));
    assert_eq!(why(&rules::TENHOU, &[]), Ok(Exchange::AllEqual));
    assert_eq!(why(&rules::TENHOU, &[East]), Ok(Exchange::Paid));
    assert!(drawn(&[Wind::North], &rules::TENHOU_SANMA).is_err());
    assert!(drawn(&[East, East], &rules::TENHOU).is_err());
}

/// Source: seed 004, note 1.
#[test]
fn a_wait_that_is_all_visible_is_no_tenpai() {
    let tenpai = |visible: &str| {
        let tiles = |text: &str| tensu::notation::tiles(text).expect("tiles");
        let claim = Claim {
            hand: Some(tiles("123p456p789s11z78s")),
            visible: tiles(visible),
            ..Claim::default()
        };
        let standing = claim.standing(&rules::SANMA_RYANSHI);
        standing.expect("thirteen tiles").is_tenpai()
    };
    assert!(tenpai("6666s99s"));
    assert!(!tenpai("6666s999s")); // the fourth 9 is in the hand
}

#[test]
fn nagashi_mangan() {
    let points = |rules: &Ruleset, seat| -> Option<Vec<i64>> {
        Some(
            nagashi(&[seat], 1, rules)
                .ok()?
                .into_iter()
                .map(|(_, change)| change)
                .collect(),
        )
    };
    assert_eq!(
        points(&rules::CHEATSHEET, Wind::East),
        Some(vec![12_300, -4_100, -4_100, -4_100])
    );
    assert_eq!(
        points(&rules::SHANGHAI, Wind::West),
        Some(vec![-4_100, -2_100, 8_300, -2_100])
    );
    // The counter is not paid there.
    assert_eq!(
        points(&rules::MAJSOUL_SANMA, Wind::South),
        Some(vec![-4_000, 6_000, -2_000])
    );
    assert_eq!(points(&rules::ARI_ARI, Wind::East), None);
    assert_eq!(points(&rules::KOREAN, Wind::East), None);
    let mut house = rules::ARI_ARI.clone();
    house
        .change("nagashi_mangan", &Setting::Bool(true))
        .expect("a rule of every game");
    assert!(nagashi(&[Wind::East], 0, &house).is_ok());
}

/// `RiichiEnv`, docs/RULES.md: on Tenhou and Mahjong Soul the hand is drawn, and a mangan is paid in place of tenpai, so no
/// counters are. Riichi City is like Tenhou. Elsewhere it is a self-drawn mangan, with each counter 100 from everybody.
#[test]
fn counters_with_nagashi_mangan() {
    let points = |rules: &Ruleset, seat, honba| -> Vec<i64> {
        let changes = nagashi(&[seat], honba, rules).expect("nagashi mangan");
        changes.into_iter().map(|(_, change)| change).collect()
    };
    let (east, south) = (Wind::East, Wind::South);
    let unpaid = [-4_000, 8_000, -2_000, -2_000];
    for rules in [&rules::TENHOU, &rules::MAJSOUL, &rules::RIICHI_CITY] {
        assert_eq!(points(rules, south, 2), unpaid, "{}", rules.id);
        assert_eq!(points(rules, south, 0), unpaid, "{}", rules.id);
    }
    assert_eq!(
        points(&rules::TENHOU_SANMA, east, 2),
        [8_000, -4_000, -4_000]
    );
    assert_eq!(
        points(&rules::MAJSOUL_SANMA, south, 3),
        [-4_000, 6_000, -2_000]
    );
    let paid = [-4_200, 8_600, -2_200, -2_200];
    for rules in [&rules::CHEATSHEET, &rules::SHANGHAI, &rules::MLEAGUE] {
        assert_eq!(points(rules, south, 2), paid, "{}", rules.id);
    }

    // A house sets it either way, where there is nagashi mangan at all.
    let house = |base: &Ruleset, value| {
        let mut house = base.clone();
        let changed = house.change("nagashi_honba", &Setting::Bool(value));
        changed.map(|()| house)
    };
    let tenhou = house(&rules::TENHOU, true).expect("a rule of Tenhou");
    assert_eq!(points(&tenhou, south, 2), paid);
    let cheatsheet = house(&rules::CHEATSHEET, false).expect("a rule of the cheatsheet");
    assert_eq!(points(&cheatsheet, south, 2), unpaid);
    for base in [&rules::EMA_2016, &rules::SANMA_RYANSHI, &rules::KOREAN] {
        let none = house(base, false).map(|house| house.id);
        let unknown = BadRule::Unknown("nagashi_honba".to_owned());
        assert_eq!(none, Err(unknown), "{}", base.id);
    }
}

#[test]
fn the_end_of_a_game() {
    let totals = |rules: &Ruleset, points: &[i64]| -> Vec<i64> {
        let scores = end(points, 0, rules).unwrap_or_else(|why| panic!("{points:?}: {why}"));
        scores.iter().map(Final::total).collect()
    };
    // The worked examples of seed 003, section 7.2, and rules.md 1.5.6.
    assert_eq!(
        totals(&rules::ARI_ARI, &[41_300, 24_900, 21_800, 12_000]),
        [61_300, 4_900, -18_200, -48_000]
    );
    assert_eq!(
        totals(&rules::SANMA_RYANSHI, &[88_000, -15_000, 62_000]),
        [53_000, -65_000, 12_000]
    );
    // Two share first and second place where ties are split; elsewhere the earlier seat is higher.
    assert_eq!(
        totals(&rules::EMA_2016, &[35_000, 35_000, 30_000, 20_000]),
        [15_000, 15_000, -5_000, -25_000]
    );
    assert_eq!(
        totals(&rules::MAJSOUL, &[35_000, 35_000, 20_000, 10_000]),
        [25_000, 15_000, -10_000, -30_000]
    );
    // JPML: by how many finished below the start.
    assert_eq!(
        totals(&rules::JPML_A, &[50_000, 29_000, 21_000, 20_000]),
        [32_000, -2_000, -12_000, -18_000]
    );
    assert_eq!(
        totals(&rules::JPML_A, &[40_000, 35_000, 31_000, 14_000]),
        [18_000, 8_000, 2_000, -28_000]
    );
    // Exactly the start is not below it: two are, so +8, +4, -4, -8.
    assert_eq!(
        totals(&rules::JPML_A, &[45_000, 30_000, 25_000, 20_000]),
        [23_000, 4_000, -9_000, -18_000]
    );
}

/// A thousand counters or sticks are taken for true, one more for a slip.
#[test]
fn a_thousand_is_the_most() {
    for (n, accepted) in [(1_000, true), (1_001, false)] {
        assert_eq!(
            nagashi(&[Wind::East], n, &rules::CHEATSHEET).is_ok(),
            accepted
        );
        // What the sticks are worth is missing from the points.
        let points = [100_000 - i64::from(n) * 1_000, 0, 0, 0];
        let ended = end(&points, n, &rules::CHEATSHEET);
        let too_many = |why: &Refusals| why.iter().any(|why| matches!(why, Refusal::TooLarge(_)));
        assert_eq!(ended.as_ref().is_err_and(too_many), !accepted, "{ended:?}");
    }
}

/// The next winner sits at the same table: round, indicators, counters, sticks and what happened to the discard.
#[test]
fn another_winner_has_the_same_table() {
    let text = "234m34p66p678s567s+2p ron riichi ura:3s last_tile from:W round:S dora:1m5p honba:2 sticks:3";
    let next = another(&[question(text)], &rules::TENHOU).expect("North");
    let table = "+2p ron seat:N round:S last_tile dora:1m5p honba:2 sticks:3 from:W";
    assert_eq!(next, question(table));
}

/// One of a table pays: more winners are refused before any two of them are compared.
#[test]
fn more_winners_than_can_be() {
    let nobody_left = [Refusal::Impossible(Conflict::NobodyLeft)];
    for (id, players) in [("tenhou", 4), ("tenhou_sanma", 3)] {
        let rules = ruleset(id);
        let winner = question("234p567p66s678s567s+2p ron from:W");
        let refused =
            |count| settle(&vec![winner.clone(); count], &rules).expect_err("nobody twice");
        let reasons = |count| refused(count).iter().cloned().collect::<Vec<_>>();
        assert!(!reasons(players - 1).contains(&nobody_left[0]), "{id}");
        for count in [players, 100_000] {
            assert_eq!(reasons(count), nobody_left, "{id}");
        }
    }
}
