//! Chinese games: what no table of golden hands says.

use tensu::game::settle;
use tensu::outlook::Outlook;
use tensu::refusal::Conflict;
use tensu::rules::{DealerStays, HONG_KONG, HONG_KONG_HKMA, MCR_2006, MCR_MIL, Setting};
use tensu::score::{Award, AwardKind, MissReason, Missed, Payer, Principle};
use tensu::{Flag, Kind, Refusal, Ruleset, Score, Shape, Wait, Wind, Yaku, score};

mod club;

use crate::helpers::question;

fn scored(hand: &str, rules: &Ruleset) -> Score {
    score(&question(hand), rules).unwrap_or_else(|why| panic!("{hand}: {why}"))
}

fn refused(hand: &str, rules: &Ruleset) -> Refusal {
    let refused = score(&question(hand), rules).expect_err(hand);
    refused.first().clone()
}

/// Returns the points of a pattern in a hand, all times together; 0 if it does not count.
fn worth(score: &Score, yaku: Yaku) -> u16 {
    let of = |award: &&Award| award.what == AwardKind::Yaku(yaku);
    score
        .awards
        .iter()
        .find(of)
        .map_or(0, |award| award.amount.points())
}

fn why(score: &Score, yaku: Yaku) -> Option<MissReason> {
    let mut missed = score.missed.iter();
    missed
        .find(|missed| missed.yaku == yaku)
        .map(|missed| missed.why)
}

fn taken(principle: Principle, by: Option<Yaku>) -> MissReason {
    MissReason::Principle(principle, by)
}

/// rules.md 6.2, 1: all terminals and honors bring outside hand and its pungs; big three winds three of four pungs.
#[test]
fn what_always_comes_with_a_pattern_is_not_repeated() {
    let orphans = scored("111999m9p111z(555z)+9p ron", &MCR_MIL);
    let by = Some(Yaku::AllTerminalsAndHonors);
    assert_eq!(
        why(&orphans, Yaku::AllPungs),
        Some(taken(Principle::NonRepeat, by))
    );
    let winds = scored(
        "88s22z(3333z)(4444z)(111s)+2z ron seat:W round:W flowers:12345678f",
        &MCR_MIL,
    );
    assert_eq!(worth(&winds, Yaku::PungOfTerminalsOrHonors), 1);
    let by = Some(Yaku::BigThreeWinds);
    assert_eq!(
        why(&winds, Yaku::PungOfTerminalsOrHonors),
        Some(taken(Principle::NonRepeat, by))
    );
    assert_eq!(winds.points, Some(33 + 8));
}

/// rules.md 6.2, 2: 123 and 789 of four shifted chows are no two terminal chows.
#[test]
fn sets_of_one_pattern_are_not_separated() {
    let score = scored("1235679p(345p)(789p)+9p tsumo seat:S", &MCR_MIL);
    assert_eq!(worth(&score, Yaku::FourPureShiftedChows), 32);
    let by = Some(Yaku::FourPureShiftedChows);
    assert_eq!(
        why(&score, Yaku::TwoTerminalChows),
        Some(taken(Principle::NonSeparation, by))
    );
}

/// rules.md 6.2, 3: 234 with each of two 567 is one short straight; the two 567 are a pure double chow.
#[test]
fn a_set_makes_the_same_only_once() {
    let score = scored("234567m99p77z(567m)+7z tsumo last_tile", &MCR_MIL);
    assert_eq!(
        (
            worth(&score, Yaku::ShortStraight),
            worth(&score, Yaku::PureDoubleChow)
        ),
        (1, 1)
    );
    assert_eq!(
        why(&score, Yaku::ShortStraight),
        Some(taken(Principle::NonIdentical, None))
    );
}

/// rules.md 6.2, 5 (m00059): beside the mixed straight the fourth chow is combined once, with 123m or with 456s.
#[test]
fn a_further_set_is_combined_once() {
    let score = scored(
        "7m789p123s(123m)(456s)+7m ron seat:E round:W flowers:12f",
        &MCR_MIL,
    );
    assert_eq!(
        (
            worth(&score, Yaku::MixedStraight),
            worth(&score, Yaku::MixedDoubleChow)
        ),
        (8, 1)
    );
    assert_eq!(
        why(&score, Yaku::ShortStraight),
        Some(taken(Principle::AccountOnce, None))
    );
    assert_eq!(score.points, Some(12 + 2));
}

/// rules.md 6.2, 4: 222333444 are three pungs or three chows; with the pungs there is no pure triple chow.
#[test]
fn the_dearer_of_two_readings_is_taken() {
    let score = scored("22233344m99p(678s)+4m ron", &MCR_MIL);
    assert_eq!(worth(&score, Yaku::PureShiftedPungs), 24);
    assert_eq!(
        why(&score, Yaku::PureTripleChow),
        Some(taken(Principle::HighOverLow, None))
    );
}

/// rules.md 6.1: the discarder pays 8 and the worth, the others 8; by self-draw everybody pays 8 and the worth.
#[test]
fn everybody_pays_the_base() {
    let ron = scored("12345678m55p(234s)+9m ron from:W", &MCR_MIL);
    let points = u32::from(ron.points.expect("points"));
    let paid: Vec<_> = ron
        .payments
        .iter()
        .map(|payment| (payment.from, payment.points()))
        .collect();
    let seat = Payer::Seat;
    assert_eq!(
        paid,
        [
            (seat(Wind::East), 8),
            (seat(Wind::West), 8 + points),
            (seat(Wind::North), 8)
        ]
    );
    let somebody = scored("12345678m55p(234s)+9m ron", &MCR_MIL);
    let paid: Vec<_> = somebody
        .payments
        .iter()
        .map(|payment| (payment.from, payment.points()))
        .collect();
    assert_eq!(
        paid,
        [
            (Payer::Discarder, 8 + points),
            (Payer::Other, 8),
            (Payer::Other, 8)
        ]
    );
    let tsumo = scored("12345678m55p(234s)+9m tsumo", &MCR_MIL);
    let each = 8 + u32::from(tsumo.points.expect("points"));
    assert!(
        tsumo
            .payments
            .iter()
            .all(|payment| payment.points() == each)
    );
    assert_eq!((tsumo.payments.len(), tsumo.total), (3, 3 * each));
}

/// rules.md 6.1: the minimum is 8 without flowers.
#[test]
fn flowers_do_not_make_a_hand() {
    // A pung of a terminal is all that it has.
    let why = refused("567m88s22z(345m)(111p)+8s ron flowers:12345678f", &MCR_MIL);
    let Refusal::TooFew {
        have,
        need,
        flowers,
        ref awards,
        ..
    } = why
    else {
        panic!("{why}")
    };
    assert_eq!((have, need, flowers), (1, 8, false));
    let points = awards.iter().map(|(award, _)| award.amount.points());
    assert_eq!(points.sum::<u16>(), 1 + 8);
    assert!(why_text("567m88s22z(345m)(111p)+8s ron").contains("7 missing"));
}

fn text(value: &str) -> Setting {
    Setting::Text(value.to_owned())
}

fn why_text(hand: &str) -> String {
    refused(hand, &MCR_MIL).to_string()
}

/// rules.md 6.1: one winner only, the next after the discarder, and the deal always passes.
#[test]
fn one_wins_and_the_deal_passes() {
    let south = question("12345678m55p(234s)+9m ron from:E seat:S");
    let west = question("123p456s55p78m(234p)+9m ron from:E seat:W");
    let settled = settle(&[west, south], &MCR_MIL).expect("two hands");
    assert_eq!(settled.bumped, [Wind::West]);
    assert_eq!(settled.winners.len(), 1);
    assert_eq!(
        settled
            .changes
            .iter()
            .map(|(_, points)| points)
            .sum::<i64>(),
        0
    );
    assert_eq!(MCR_MIL.game.flow.dealer_stays, DealerStays::Never);
}

/// rules.md 6.3, M1 to M3.
#[test]
fn the_books_differ_in_three_places() {
    let pairs = "1133m5577p99s114z+4z tsumo";
    assert_eq!(worth(&scored(pairs, &MCR_MIL), Yaku::SelfDrawn), 1);
    assert_eq!(worth(&scored(pairs, &MCR_MIL), Yaku::FullyConcealedHand), 0);
    assert_eq!(
        worth(&scored(pairs, &MCR_2006), Yaku::FullyConcealedHand),
        4
    );
    assert_eq!(worth(&scored(pairs, &MCR_2006), Yaku::SelfDrawn), 0);
    let two = "23m55678p[1111s][7777z]+4m ron";
    let worth_of = |hand, rules, yaku| worth(&scored(hand, rules), yaku);
    assert_eq!(worth_of(two, &MCR_MIL, Yaku::TwoConcealedKongs), 6);
    assert_eq!(worth_of(two, &MCR_2006, Yaku::TwoConcealedKongs), 8);
    let mixed = "23m55678p[1111z](7777z)+4m ron";
    assert_eq!(
        worth_of(mixed, &MCR_MIL, Yaku::ConcealedKongAndMeldedKong),
        5
    );
    assert_eq!(
        worth_of(mixed, &MCR_2006, Yaku::ConcealedKongAndMeldedKong),
        6
    );
    let mut house = MCR_MIL.clone();
    house
        .change("special_self_draw", &text("fully_concealed"))
        .expect("a rule");
    assert_eq!(worth(&scored(pairs, &house), Yaku::FullyConcealedHand), 4);
}

/// rules.md 6.1: knitted tiles in readings, waits and distance.
#[test]
fn knitted_tiles_are_a_hand() {
    let straight = scored("147m258p36s77z(123m)+9s ron", &MCR_MIL);
    assert_eq!(straight.reading.shape, Shape::KnittedStraight);
    assert_eq!(straight.reading.wait, Wait::Knitted);
    let waits = |hand: &str| match question(hand).outlook(&MCR_MIL) {
        Some(Outlook::Waits(waits)) => waits
            .iter()
            .map(|(kind, _)| kind.to_string())
            .collect::<Vec<_>>(),
        other => panic!("{hand}: {other:?}"),
    };
    assert_eq!(waits("147m258p36s77z(123m)"), ["9s"]);
    // Sixteen kinds in all, of which fourteen are a hand: three are left.
    assert_eq!(waits("147m258p39s12345z"), ["6s", "6z", "7z"]);
    // Three alike and one more: the pair of them, too.
    assert_eq!(waits("1111m3355p7799s2z"), ["2z"]);
    let far = question("147m258p1123369s+1z").discards(&MCR_MIL);
    assert_eq!(
        (far[0].kind.to_string().as_str(), far[0].shanten),
        ("1z", 0)
    );
    assert!(
        question("147m258p36s77z(123m)+9s ron")
            .check(&tensu::rules::KOREAN)
            .is_err()
    );
}

/// A tile of which the hand holds another is not the last of its kind; three in an open pung are the others.
#[test]
fn the_last_of_its_kind_is_the_last() {
    let why = refused("11m22p789s456m(777m)+2p ron last_of_kind", &MCR_MIL);
    let two: Kind = "2p"
        .parse::<tensu::Tile>()
        .expect("a tile")
        .kind()
        .expect("a kind");
    assert_eq!(why, Refusal::Impossible(Conflict::LastOfKindHeld(two)));
    let own = scored("1178m789s(999m)(999s)+9m tsumo seat:E", &MCR_MIL);
    assert_eq!(worth(&own, Yaku::LastTile), 4);
    assert!(
        score(
            &question("12345678m33z(777z)+9m ron last_of_kind"),
            &HONG_KONG
        )
        .is_err()
    );
}

/// Nothing is given for a first turn in the Official game; the last tile is an event of both ways, in Hong Kong too.
#[test]
fn events_are_those_that_give_something() {
    let first = refused("12345678m33777z+9m tsumo first_turn", &MCR_MIL);
    assert_eq!(
        first,
        Refusal::Impossible(Conflict::Unknown(Flag::FirstTurn))
    );
    assert!(HONG_KONG.counts(Flag::FirstTurn));
    for rules in [&MCR_MIL, &HONG_KONG] {
        assert_eq!(rules.only_by(Flag::LastTile), None, "{}", rules.id);
    }
}

/// rules.md 6.5: the table and the three schemes.
#[test]
fn hong_kong_pays_by_a_table() {
    // Half flush 3, dragon 1, no flowers 1: 5 faan, 24 points, twice.
    let hand = "12345678m33z(777z)+9m ron";
    assert_eq!(
        (
            scored(hand, &HONG_KONG).points,
            scored(hand, &HONG_KONG).total
        ),
        (Some(5), 48)
    );
    let mut house = HONG_KONG.clone();
    for (paying, ron, tsumo) in [
        ("full", 48, 3 * 32),
        ("half", 24 * 4, 3 * 64),
        ("all", 3 * 24, 3 * 32),
    ] {
        house.change("paying", &text(paying)).expect("a scheme");
        assert_eq!(scored(hand, &house).total, ron, "{paying}");
        // And the self-draw 1: 6 faan, 32 points.
        assert_eq!(
            scored(&hand.replace("ron", "tsumo"), &house).total,
            tsumo,
            "{paying}"
        );
    }
    house.change("faan_table", &text("laak")).expect("a table");
    assert_eq!(scored(hand, &house).total, 3 * 16);
    house
        .change("faan_limit", &Setting::Number(3))
        .expect("a limit");
    assert_eq!(scored(hand, &house).points, Some(3));
}

/// A pattern says how often it counts, beside what it comes to: m00156 has two kinds of four, each 2.
#[test]
fn a_pattern_says_how_often_it_counts() {
    let of = |hand: &str, rules: &Ruleset, yaku: Yaku| {
        let score = scored(hand, rules);
        let award = score
            .awards
            .iter()
            .find(|award| award.what == AwardKind::Yaku(yaku));
        award.map(|award| (award.times(rules), award.amount.points()))
    };
    let pairs = "6668888m77p44s33z+6m tsumo round:S seat:W";
    assert_eq!(of(pairs, &MCR_MIL, Yaku::TileHog), Some((2, 4)));
    assert_eq!(of(pairs, &MCR_MIL, Yaku::SevenPairs), Some((1, 24)));
    let flowers = "12345678m33z(777z)+9m ron flowers:26f";
    assert_eq!(of(flowers, &HONG_KONG, Yaku::SeatFlower), Some((2, 2)));
}

/// Chow 2, no honors with it, concealed 2, simples 2: below eight by discard on 8p, enough with 345 in three suits.
#[test]
fn a_wait_says_what_the_hand_is_worth() {
    let worth = |hand: &str, rules: &Ruleset| -> Vec<(String, Option<u32>, Option<u32>)> {
        let waits = question(hand).waits(rules).into_iter();
        waits
            .filter_map(|wait| Some((wait.kind.to_string(), wait.worth?)))
            .map(|(kind, worth)| (kind, worth.ron, worth.tsumo))
            .collect()
    };
    // m04745 and, self-drawn, fully concealed 4 for concealed 2.
    assert_eq!(
        worth("345678m3458p345s seat:E round:S", &MCR_MIL),
        [("8p".to_owned(), Some(16), Some(18))]
    );
    // Half flush 3, dragon 1, no flowers 1; self-drawn 1 more.
    assert_eq!(
        worth("12345678m33z(777z) seat:S", &HONG_KONG),
        [3, 6, 9].map(|rank| (format!("{rank}m"), Some(5), Some(6)))
    );
    assert!(
        worth(
            "234m567p345s66p67s",
            Ruleset::by_id("tenhou").expect("rules")
        )
        .is_empty()
    );
}

/// The first turn is an event of a game only where something is worth more on it.
#[test]
fn the_first_turn_is_asked_where_it_counts() {
    assert!(!MCR_MIL.counts(Flag::FirstTurn) && !MCR_2006.counts(Flag::FirstTurn));
    assert!(HONG_KONG.counts(Flag::FirstTurn));
}

/// 9s was discarded and wins all the same.
#[test]
fn what_was_discarded_can_be_won_with() {
    let hand = question("123567m456p5578s+9s ron");
    let discarded = [hand.win.and_then(tensu::Tile::kind).expect("a tile")];
    assert!(hand.check_furiten(&discarded, &HONG_KONG).is_ok());
    let riichi = Ruleset::by_id("tenhou").expect("rules");
    assert!(hand.check_furiten(&discarded, riichi).is_err());
}

/// rules.md 6.6: no call and no kong is 1 without flowers in the game; with them having none is, and a hand says so.
#[test]
fn a_concealed_hand_in_a_game_with_flowers() {
    let rules = &HONG_KONG_HKMA;
    let of = |hand: &str| why(&scored(hand, rules), Yaku::ConcealedWithoutFlowers);
    let closed = "123m456p789s99m78s+9s tsumo";
    assert_eq!(of(closed), Some(MissReason::WithFlowers));
    assert_eq!(of("123m456p99m78s(789s)+9s tsumo"), None);
    let mut without = rules.clone();
    without
        .change("flowers", &Setting::Number(0))
        .expect("a rule");
    let without = scored(closed, &without);
    assert_eq!(worth(&without, Yaku::ConcealedWithoutFlowers), 1);
    // 2 of 3 faan by discard; what is missing says why.
    let short = refused("123m456p789s99m78s+9s ron", rules);
    let concealed = |missed: &Missed| missed.yaku == Yaku::ConcealedWithoutFlowers;
    assert!(short.missing().iter().any(concealed));
}
