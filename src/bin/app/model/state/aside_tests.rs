//! Tests of the remarks beside the score of a hand that was tapped.

use super::tests::{after, tapped};
use super::{Action, HandTap, State};
use crate::model::active_rules::ActiveRules;
use crate::model::at_table::AtTable;
use crate::model::outcome::{Aside, Outcomes, Progress};
use tensu::score::Score;
use tensu::what_if::Change as AwardKind;
use tensu::{By, Flag, Kind, MeldKind, Riichi, Suit};

/// The changes that would make a hand a win, with its points in all.
fn lines(outcomes: &Outcomes) -> Vec<(AwardKind, u32)> {
    let lines = outcomes.without.iter().flat_map(|without| &without.what_if);
    lines.map(|line| (line.change, line.total)).collect()
}

/// Seed 001: concealed 1 is one point short of the two that a win takes; self-drawn it is fully concealed 2, with the
/// premium tile and the bonus of 10 thirteen from each. Seed 004: with five honba a dragon alone is one han short; a
/// riichi or the self-draw is the second.
#[test]
fn a_hand_with_too_few_points_or_yaku_says_what_would_be_enough() {
    let play = |rules, honba, hand| {
        let rules = Action::Rules(ActiveRules::Preset(rules));
        let taps = [rules, Action::Table(AtTable::Honba(honba))].into_iter();
        let state = after(State::default(), taps.chain(tapped(hand)));
        let outcomes = Outcomes::of(&state.entry);
        let refusals = outcomes.chosen().as_ref().expect_err("too little");
        assert_eq!(refusals.first().code(), "below_minimum");
        let read = outcomes.without.as_ref().and_then(|it| it.read.as_ref());
        assert_eq!(read.map(|(blocks, _)| blocks.len()), Some(5));
        lines(&outcomes)
    };
    let korean = play(&tensu::rules::KOREAN, 0, "111p456p789s44z78m9m");
    assert_eq!(korean, [(AwardKind::By(By::Tsumo), 39)]);
    let sanma = play(&tensu::rules::SANMA_RYANSHI, 5, "456p88s23678s777z4s");
    let enough: Vec<AwardKind> = sanma.into_iter().map(|(change, _)| change).collect();
    assert_eq!(enough, [AwardKind::By(By::Tsumo), AwardKind::Riichi]);
}

/// A closed hand without a yaku wins by self-draw (1 han 30 fu: 300/500) or with a riichi (1 han 40 fu: 1,300); an open one
/// by neither.
#[test]
fn a_hand_without_a_yaku_says_what_would_give_it_one() {
    let state = after(State::default(), tapped("123m456p78s99p222s9s"));
    let outcomes = Outcomes::of(&state.entry);
    let without = outcomes.without.as_ref();
    let read = without.and_then(|without| without.read.as_ref());
    assert_eq!(read.map(|(blocks, _)| blocks.len()), Some(5));
    let gains = [
        (AwardKind::By(By::Tsumo), 1_100),
        (AwardKind::Riichi, 1_300),
    ];
    assert_eq!(lines(&outcomes), gains);
    let drawn = after(state, [Action::Table(AtTable::By(By::Tsumo))]);
    assert!(Outcomes::of(&drawn.entry).without.is_none());
    let open = [Action::Hand(HandTap::Arm(MeldKind::Pon))]
        .into_iter()
        .chain(tapped("2s"));
    let open = after(State::default(), open.chain(tapped("123m456p78s99p9s")));
    let outcomes = Outcomes::of(&open.entry);
    assert!(outcomes.without.is_some());
    assert_eq!(lines(&outcomes), []);
}

/// The score of a hand that was tapped, with the remarks beside it.
fn aside(state: &State) -> (Score, Aside) {
    let outcomes = Outcomes::of(&state.entry);
    let explained = outcomes.chosen().as_ref().expect("a win");
    let aside = explained.aside(&state.entry).expect("a win");
    (explained.score.clone(), aside)
}

#[test]
fn what_if_is_what_the_winner_gets_in_all() {
    let taps = tapped("234m567p345s66p67s8s").chain([
        Action::Table(AtTable::Sticks(2)),
        Action::Table(AtTable::Honba(1)),
    ]);
    let (score, aside) = aside(&after(State::default(), taps));
    assert_eq!(score.total, 2_000 + 300 + 2_000);
    // One han more is 3,900; the table is the same.
    let totals: Vec<u32> = aside.what_if.iter().map(|line| line.total).collect();
    assert_eq!(totals[0], 3_900 + 300 + 2_000);
}

/// Four concealed triplets with the tile for the pair are a double yakuman in Mahjong Soul, by a dealer too. Chinitsu, ittsuu,
/// iipeikou, pinfu, riichi and menzen tsumo are 12 han (6 + 2 + 1 + 1 + 1 + 1): one more is a counted yakuman.
#[test]
fn what_if_calls_a_yakuman_as_its_price_does() {
    crate::say::set(&tensu_words::EN);
    let says = |taps: &[Action], hand, wanted| {
        let rules = Action::Rules(ActiveRules::Preset(&tensu::rules::MAJSOUL));
        let taps = [rules].into_iter().chain(taps.iter().cloned());
        let taps = taps.chain(tapped(hand));
        let (score, aside) = aside(&after(State::default(), taps));
        let line = aside.what_if.iter().find(|line| line.change == wanted);
        let line = line
            .map(|line| crate::say::words().changed(line))
            .unwrap_or_default();
        (
            crate::say::words().limit_of(&score).unwrap_or_default(),
            line,
        )
    };
    let triplets = says(&[], "111m333p555s999s7z7z", AwardKind::Dealer);
    let twelve = [
        Action::Hand(HandTap::Riichi(Riichi::Riichi)),
        Action::Table(AtTable::By(By::Tsumo)),
    ];
    let counted = says(&twelve, "1122335678999m4m", AwardKind::OneHan);
    assert_eq!(triplets, ("Double yakuman".into(), "Double yakuman".into()));
    assert_eq!(counted, ("Sanbaiman".into(), "Counted yakuman".into()));
}

#[test]
fn a_reading_is_told_once() {
    // 5 man completes 345, 456 or 567; the closed wait has two fu more, and the other two are mirror images.
    let taps = tapped("34456567m123p77z5m").chain([Action::Hand(HandTap::Riichi(Riichi::Riichi))]);
    let (score, aside) = aside(&after(State::default(), taps));
    assert_eq!((score.others.len(), aside.others.len()), (2, 1));
}

#[test]
fn a_renhou_paid_as_a_mangan_has_no_han() {
    let rules = Action::Rules(ActiveRules::Preset(&tensu::rules::EMA_2025));
    let taps = [rules, Action::Hand(HandTap::Flag(Flag::FirstTurn))];
    let state = after(
        State::default(),
        taps.into_iter().chain(tapped("12334m567p456s99s2m")),
    );
    let (score, aside) = aside(&state);
    assert!(score.is_paid_as_mangan() && !score.others.is_empty());
    assert!(aside.others.is_empty());
    crate::say::set(&tensu_words::EN);
    assert_eq!(crate::say::value(&score), "Mangan");
}

/// A tile that the player discarded lies open: one at least of it is not left.
#[test]
fn a_discarded_tile_is_not_left() {
    let left = |state: &State| {
        let outcomes = Outcomes::of(&state.entry);
        let Progress::Waiting(waits, _) = outcomes.progress else {
            panic!("tenpai");
        };
        let waits = waits.iter().map(|wait| (wait.kind.to_string(), wait.left));
        waits.collect::<Vec<_>>()
    };
    let four = Kind::number(Suit::Sou, 4).expect("a four");
    let open = after(State::default(), tapped("234m340p66p678s56s"));
    assert_eq!(left(&open), [("4s".to_owned(), 4), ("7s".to_owned(), 3)]);
    let discarded = after(open.clone(), [Action::Hand(HandTap::Discarded(four))]);
    assert_eq!(
        left(&discarded),
        [("4s".to_owned(), 3), ("7s".to_owned(), 3)]
    );
    let again = after(discarded, [Action::Hand(HandTap::Discarded(four))]);
    assert_eq!(left(&again), left(&open));
    // Tiles that lie open elsewhere are not left either, each as often as it was seen; undone, they are.
    let seven = Kind::number(Suit::Sou, 7).expect("a seven");
    let open_twice = after(
        open.clone(),
        [seven, seven].map(|kind| Action::Hand(HandTap::Seen(kind))),
    );
    assert_eq!(
        left(&open_twice),
        [("4s".to_owned(), 4), ("7s".to_owned(), 1)]
    );
    let one = after(open_twice.clone(), [Action::Undo]);
    assert_eq!(left(&one), [("4s".to_owned(), 4), ("7s".to_owned(), 2)]);
    let none = after(open_twice, [Action::Hand(HandTap::Unseen(seven))]);
    assert_eq!(left(&none), left(&open));
}

/// An event that was switched on before the winning tile came is no part of the points of the wait, and a remark says
/// so.
#[test]
fn an_event_of_the_win_is_named_beside_the_waits() {
    let told = |flag: Option<Flag>| {
        let flags = flag.map(HandTap::Flag).map(Action::Hand);
        let state = after(State::default(), tapped("234m340p66p678s56s").chain(flags));
        let Progress::Waiting(waits, unused) = Outcomes::of(&state.entry).progress else {
            panic!("tenpai");
        };
        let unused = unused.iter().map(ToString::to_string);
        (waits, unused.collect::<Vec<_>>())
    };
    let (plain, nothing) = told(None);
    assert!(nothing.is_empty());
    let (waits, unused) = told(Some(Flag::LastTile));
    assert_eq!(waits, plain);
    assert_eq!(
        unused,
        ["The last tile: not counted here, because the hand has not won yet."]
    );
}
