//! Patterns of Chinese games ticked from the list: what a dealt hand has can be ticked in any order, and pays what the hand pays.

use tensu::quick::{Bar, Chosen, Counted, Melds, Table, bar, choices, fit, most, price, toggle};
use tensu::refusal::Refusal;
use tensu::score::{AwardKind, Step};
use tensu::{By, Flag, Question, Ruleset, Score, Wind, Yaku};

use super::{open, table};
use crate::helpers::{ruleset, share};
use crate::random::Random;
use crate::shared::deal;

const RULES: [&str; 8] = [
    "zung_jung",
    "mcr_mil",
    "mcr_2006",
    "hong_kong",
    "hong_kong_hkma",
    "hong_kong seven_pairs=true minimum=0",
    "hong_kong paying=half faan_table=laak flowers_count=false",
    "mcr_mil lesser_straight=false",
];

/// A hand as a player would tick it.
fn ticked(score: &Score, rules: &Ruleset, is_closed: bool) -> Chosen {
    let melds = if is_closed {
        Melds::Closed
    } else {
        Melds::Open
    };
    let mut chosen = Chosen {
        melds,
        ..Chosen::default()
    };
    for award in &score.awards {
        let AwardKind::Yaku(yaku) = award.what else {
            continue;
        };
        let times = award.amount.points() / rules.points_of(yaku, is_closed);
        if yaku == Yaku::FlowerTile {
            chosen.dora = times as u8;
        } else {
            chosen = chosen.naming((0..times).map(|_| yaku));
        }
    }
    chosen
}

fn same(question: &Question, rules: &Ruleset) -> bool {
    let Ok(win) = question.check(rules) else {
        return false;
    };
    let Ok(score) = win.score() else {
        return false;
    };
    // Patterns do not tell who fed them, nor a limit hand that is paid alone that it was robbed.
    let robbed = win.question().flags.has(Flag::Chankan)
        && rules.has(Yaku::RobbingTheKong)
        && !score.has(Yaku::RobbingTheKong);
    if robbed || score.payments.iter().any(|payment| payment.liable) {
        return false;
    }
    let at = Table::of(question);
    let chosen = ticked(&score, rules, win.is_closed());
    let about = || format!("{question} under {}: {chosen:?}", rules.id);
    let quote = price(&at, &Counted::Yaku(chosen), rules);
    let quote = quote.unwrap_or_else(|why| panic!("{}: {why}", about()));
    assert_eq!(quote.payments, score.payments, "{}", about());
    assert_eq!(quote.points, score.points, "{}", about());
    assert_eq!(quote.steps, score.steps, "{}", about());
    let fitted = fit(&at, &Counted::Yaku(chosen), rules);
    assert_eq!(fitted, Counted::Yaku(chosen), "{}", about());
    // However few of them are ticked before, none is greyed.
    for yaku in chosen.yaku.iter() {
        let why = bar(&at, &chosen, yaku, rules);
        assert_eq!(why, None, "{}: {yaku:?}", about());
        assert!(chosen.times(yaku) <= most(rules, yaku), "{}", about());
        for other in chosen.yaku.iter() {
            let one = Chosen {
                melds: chosen.melds,
                ..Chosen::default()
            };
            let why = bar(&at, &one.naming([other]), yaku, rules);
            assert_eq!(why, None, "{}: {yaku:?} after {other:?}", about());
        }
    }
    true
}

#[test]
fn dealt_hands() {
    let mut random = Random::new(0x39);
    for rules in RULES.map(ruleset) {
        let all = share(20_000);
        let wins = (0..all).filter(|_| same(&deal::hand(&mut random, &rules), &rules));
        let wins = wins.count();
        assert!(wins * 3 > all, "{}: {wins} of {all}", rules.id);
    }
}

fn total(rules: &str, at: &str, chosen: Chosen) -> u32 {
    let quote = price(&table(at), &Counted::Yaku(chosen), &ruleset(rules));
    quote.unwrap_or_else(|why| panic!("{why}")).total
}

/// All pungs 6, two dragon pungs 6 and a pung of terminals or honors each 1: 14 and two flowers; 8 from each, and that.
#[test]
fn added_up() {
    let ticked = open(&[Yaku::AllPungs, Yaku::TwoDragonsPungs]);
    let ticked = ticked.naming([Yaku::PungOfTerminalsOrHonors; 2]);
    let ticked = Chosen { dora: 2, ..ticked };
    assert_eq!(total("mcr_mil", "ron seat:S", ticked), 3 * 8 + 16);
    // Self-drawn one more, from all three.
    assert_eq!(total("mcr_mil", "tsumo seat:S", ticked), 3 * (8 + 17));
    // Hong Kong: all pungs 3, a dragon each 1: 5 faan are 24 points, twice from the discarder.
    let ticked = open(&[Yaku::AllPungs]).naming([Yaku::DragonPung; 2]);
    assert_eq!(total("hong_kong", "ron seat:S", ticked), 48);
}

/// Seven pairs are always concealed: by self-draw 1, in the book of 2006 4.
#[test]
fn drawn_pairs() {
    let pairs = super::chosen(&[Yaku::SevenPairs]);
    assert_eq!(total("mcr_mil", "tsumo seat:S", pairs), 3 * (8 + 25));
    assert_eq!(total("mcr_2006", "tsumo seat:S", pairs), 3 * (8 + 28));
    assert_eq!(total("mcr_mil", "ron seat:S", pairs), 3 * 8 + 24);
}

#[test]
fn too_few() {
    let rules = ruleset("mcr_mil");
    let flowers = Chosen {
        dora: 8,
        ..open(&[Yaku::AllPungs])
    };
    let why = price(&table("ron"), &Counted::Yaku(flowers), &rules).expect_err("too few");
    let &Refusal::TooFew { have, need, .. } = why.first() else {
        panic!("{why}");
    };
    assert_eq!((have, need), (6, 8));
}

#[test]
fn never_together() {
    use Yaku::{
        AllChows, AllPungs, AllSimples, ChickenHand, ClosedWait, DragonPung, EdgeWait, FullFlush,
        FullyConcealedHand, HalfFlush, MeldedHand, MixedStraight, NoHonors, OutsideHand,
        PureStraight, SevenPairs, ThreeConcealedPungs, UpperFour,
    };
    let rules = ruleset("mcr_mil");
    let ron = table("ron");
    for (one, other) in [
        (AllPungs, AllChows),
        (DragonPung, AllChows),
        (DragonPung, AllSimples),
        (PureStraight, MixedStraight),
        (PureStraight, UpperFour),
        (OutsideHand, AllSimples),
        (HalfFlush, FullFlush),
        (EdgeWait, ClosedWait),
        (ChickenHand, AllPungs),
        (MeldedHand, ThreeConcealedPungs),
    ] {
        let with = |one, other| bar(&ron, &open(&[one]), other, &rules);
        assert_eq!(with(one, other), Some(Bar::NotWith(one)), "{other:?}");
        assert_eq!(with(other, one), Some(Bar::NotWith(other)), "{one:?}");
    }
    let with = |one, other| bar(&ron, &open(&[one]), other, &rules);
    assert_eq!(with(FullFlush, NoHonors), Some(Bar::Replaced(FullFlush)));
    assert_eq!(with(NoHonors, FullFlush), None);
    assert_eq!(with(AllPungs, SevenPairs), Some(Bar::ClosedOnly));
    assert_eq!(with(AllPungs, FullyConcealedHand), Some(Bar::TsumoOnly));
    let closed = Chosen::default();
    assert_eq!(bar(&ron, &closed, MeldedHand, &rules), Some(Bar::OpenOnly));
}

#[test]
fn tapped_again() {
    let rules = ruleset("mcr_mil");
    let at = Table {
        by: By::Ron,
        seat: Wind::South,
        ..table("ron")
    };
    let mut chosen = open(&[Yaku::AllPungs]);
    let mut times = Vec::new();
    for _ in 0..6 {
        chosen = toggle(&at, &chosen, Yaku::PungOfTerminalsOrHonors, &rules);
        times.push(chosen.times(Yaku::PungOfTerminalsOrHonors));
    }
    assert_eq!(times, [1, 2, 3, 4, 0, 1]);
    // What comes with another is gone, its number too.
    let pungs = toggle(&at, &chosen, Yaku::AllTerminalsAndHonors, &rules);
    assert_eq!(pungs, open(&[Yaku::AllTerminalsAndHonors]));
    let first: Vec<Yaku> = choices(&rules).take(3).collect();
    assert_eq!(first.len(), 3);
    assert!(!choices(&rules).any(|yaku| yaku == Yaku::FlowerTile));
    let steps = price(&at, &Counted::Yaku(pungs), &rules).expect("a price");
    assert_eq!(steps.steps[0], Step::Points { sum: 32, cap: None });
}
