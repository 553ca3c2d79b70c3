//! Rules that somebody builds from the public types: other values than any ruleset has.

use tensu::bulk::{Hand, Price, Scorer, Splits};
use tensu::game::{drawn, nagashi, needs};
use tensu::question::Flags;
use tensu::quick::choices;
use tensu::reference::Reference;
use tensu::refusal::Conflict;
use tensu::rules::{
    AdditiveRules, BasePoints, CORE, Disputed, Honba, KanLiability, Nagashi, Noten, Origin,
    PointTable, RiichiRules, Ruleset, Setting, System, TsumoLoss, WinningBonus,
};
use tensu::score::{AwardKind, Limit, Payer, Role, Step};
use tensu::what_if::what_if;
use tensu::yaku::Worth;
use tensu::{Flag, Refusal, Score, Wind, Yaku, quick, rules, score, unconfirmed};
use tensu_words::EN;

use crate::helpers::{question, ruleset};

/// Makes Korean rules with a change.
fn korean(change: impl FnOnce(&mut AdditiveRules)) -> Ruleset {
    let mut rules = ruleset("korean");
    if let System::Additive(additive) = &mut rules.system {
        change(additive);
    }
    rules
}

fn minimum(rules: &Ruleset, text: &str) -> Result<u16, String> {
    let score = score(&question(text), rules).map_err(|why| why.to_string())?;
    score.points.ok_or_else(|| "no points".to_owned())
}

/// Of two hands the lower does not count towards the minimum, and neither does when both are bonuses.
#[test]
fn of_either_the_higher_counts() {
    let text = "123m456m789m234p5p+5p ron";
    let won = score(&question(text), &ruleset("korean")).expect("a win");
    let two: Vec<(Yaku, u16)> = won
        .awards
        .iter()
        .filter_map(|award| match award.what {
            AwardKind::Yaku(yaku) => Some((yaku, award.amount.points())),
            _ => None,
        })
        .collect();
    let &[(one, first), (other, second), ..] = &two[..] else {
        panic!("{two:?}");
    };
    let sum: u16 = two.iter().map(|(_, points)| points).sum();
    let with = |need: u16| {
        korean(|rules| {
            (rules.bonuses, rules.either, rules.minimum) = (&[], [one, other], need);
        })
    };
    let counted = sum - first.min(second);
    assert!(minimum(&with(counted), text).is_ok());
    assert!(minimum(&with(counted + 1), text).is_err());
    // Nothing is left to take off.
    let all: &'static [Yaku] = Vec::leak(two.iter().map(|(yaku, _)| *yaku).collect());
    let none = korean(|rules| {
        (rules.bonuses, rules.either, rules.minimum) = (all, [one, other], 1);
    });
    assert!(minimum(&none, text).is_err());
}

#[test]
fn a_bonus_beyond_all_bounds_is_the_highest() {
    let rules = korean(|rules| {
        rules.winning_bonus = WinningBonus::custom(40_000);
        rules.cap = None;
    });
    assert_eq!(minimum(&rules, "123m456m789m234p5p+5p ron"), Ok(u16::MAX));
}

/// An event that a ruleset does not count is refused in a hand, not asked for, and left out of a hand from another ruleset.
#[test]
fn one_list_says_which_events_there_are() {
    let mut own = ruleset("korean");
    own.yaku = own.yaku.with(&[(Yaku::DoubleReady, Worth::NOTHING)]);
    let unknown = |rules: &Ruleset, flag: Flag| {
        let question = question(&format!("123m456p789s22m78m+9m tsumo {}", flag.code()));
        let refusals = question.check(rules).err();
        let why = Refusal::Impossible(Conflict::Unknown(flag));
        let unknown = refusals.is_some_and(|all| all.iter().any(|one| *one == why));
        let dropped = question.adapted(rules).flags == Flags::NONE;
        assert_eq!(unknown, dropped, "{} {flag:?}", rules.id);
        unknown
    };
    for rules in CORE.rulesets.iter().copied().chain([&own]) {
        for &flag in Flag::ALL {
            let ippatsu = flag == Flag::Ippatsu && rules.has(Yaku::Riichi);
            let asked = rules.counts(flag) || ippatsu;
            assert_eq!(!unknown(rules, flag), asked, "{} {flag:?}", rules.id);
        }
    }
    assert!(unknown(&own, Flag::DoubleReady) && !unknown(&own, Flag::Ready));
    assert!(!ruleset("tenhou").counts(Flag::Ready) && ruleset("korean").counts(Flag::Ready));
}

/// Rules with han and a change.
fn with_han(id: &str, change: impl FnOnce(&mut Ruleset, &mut RiichiRules)) -> Ruleset {
    let mut rules = ruleset(id);
    let System::Riichi(mut riichi) = rules.system else {
        panic!("{id} has no han");
    };
    change(&mut rules, &mut riichi);
    rules.system = System::Riichi(riichi);
    rules
}

/// Returns the score of a hand, which the fast scorer finds too.
fn both(rules: &Ruleset, text: &str) -> Result<Score, Refusal> {
    let (question, splits) = (question(text), Splits::new());
    let win = question.check(rules).unwrap_or_else(|why| panic!("{why}"));
    let plain = win.score();
    let price = plain.as_ref().map(|score| Price::of(score, win.is_tsumo()));
    let fast = Scorer::new(rules, &splits).price(&Hand::from(&win));
    assert_eq!(fast, price.ok(), "{text}");
    plain
}

#[test]
fn han_beyond_all_bounds_are_the_most() {
    let many: Vec<_> = [Yaku::Riichi, Yaku::MenzenTsumo, Yaku::Pinfu, Yaku::Sanankou]
        .into_iter()
        .chain([Yaku::YakuhaiHaku, Yaku::YakuhaiHatsu, Yaku::Chiitoitsu])
        .map(|yaku| (yaku, Worth::han(200, 200)))
        .collect();
    for id in ["cheatsheet", "sanma_ryanshi"] {
        let own = with_han(id, |rules, riichi| {
            rules.yaku = rules.yaku.with(&many);
            riichi.minimum.han = u8::MAX;
        });
        for text in [
            "123p567p789s66p78s+9s tsumo riichi dora:4p",
            "111p555p999s66p88s+8s ron riichi",
            "1199p3355s66z77s2z+2z tsumo riichi",
            "123p66p78s(555z)(666z)+9s ron",
            "123p66p78s(555z)(666z)+9s ron honba:8",
        ] {
            let han = both(&own, text).map(|score| score.han);
            assert_eq!(han, Ok(Some(u8::MAX)), "{id} {text}");
        }
        // Nor does anything else that adds them up go astray.
        assert!(!Reference::of(&own).groups.is_empty());
        let points = vec![i64::from(own.game.start); own.seats.winds().len()];
        assert!(needs(&points, Wind::South, None, 0, 0, &own).is_ok());
    }
}

#[test]
fn any_number_of_yakuman_is_paid() {
    let own = with_han("cheatsheet", |rules, _| {
        let (dragons, honors) = (Yaku::Daisangen, Yaku::Tsuuiisou);
        let worth = Worth::yakuman(30, 30);
        rules.yaku = rules.yaku.with(&[(dragons, worth), (honors, worth)]);
    });
    let score = both(&own, "222z1z(555z)(666z)(777z)+1z ron").expect("a win");
    assert_eq!((score.yakuman, score.total), (60, 60 * 32_000));
}

/// Sums stop at the most there can be, in the fast score as well as in the plain one.
#[test]
fn payments_beyond_all_bounds_are_the_most() {
    const MOST: u32 = u32::MAX;
    let honba_points = |id, ron, tsumo| {
        with_han(id, |rules, riichi| {
            riichi.honba = Honba { tsumo, ron };
            riichi.kan_liability = KanLiability::On;
            rules.game.nagashi = Nagashi::Mangan;
        })
    };
    let (ron, tsumo) = (
        "123p567p789s66p78s+9s ron riichi honba:1000 sticks:1000",
        "123p567p789s66p78s+9s tsumo riichi seat:S honba:1000 sticks:1000",
    );
    let discarded = "234p555z66p78s(9999sL)+6s tsumo rinshan seat:S honba:1000";
    for id in ["cheatsheet", "sanma_ryanshi"] {
        for each in [5_000_000, MOST] {
            let own = honba_points(id, each, each);
            for text in [ron, tsumo, discarded] {
                assert_eq!(
                    both(&own, text).map(|score| score.total),
                    Ok(MOST),
                    "{text}"
                );
            }
            let points = vec![i64::from(own.game.start); own.seats.winds().len()];
            let needs = needs(&points, Wind::South, None, 1_000, 0, &own).expect("a game");
            assert!(needs.iter().all(|need| need.total == MOST), "{id}");
            let lost = -i64::from(MOST);
            let paid = nagashi(&[Wind::South], 1_000, &own).expect("a seat");
            assert!(each < MOST || paid[0].1 == lost, "{id} {paid:?}");
        }
    }
    let own = korean(|rules| rules.discarder_pays = MOST);
    let score = both(&own, "123m456m789m234p5p+5p ron").expect("a win");
    assert_eq!(score.total, MOST);
    let points = [i64::from(own.game.start); 4];
    assert!(needs(&points, Wind::South, None, 0, 0, &own).is_ok());
}

/// A table of points as high as they go. The discarder pays four times, the dealer six times the base.
#[test]
fn base_points_may_be_any() {
    let own = |below, loss| {
        with_han("sanma_ryanshi", |rules, riichi| {
            rules.yaku = rules.yaku.with(&[(Yaku::Sanankou, Worth::han(20, 0))]);
            riichi.count = BasePoints::Table(PointTable::new(0, below, &[(40, Limit::Yakuman)]));
            riichi.tsumo_loss = loss;
        })
    };
    let text = |how: &str| format!("111222333p567s7s+7s {how} riichi honba:3 sticks:1");
    for &loss in TsumoLoss::ALL {
        for below in [
            &[(0, 1_000_000_000)],
            &[(0, u32::MAX - 1)],
            &[(0, u32::MAX)],
        ] {
            let own = own(below, loss);
            for how in ["ron seat:S", "ron seat:E", "tsumo seat:S", "tsumo seat:E"] {
                let score = both(&own, &text(how)).unwrap_or_else(|why| panic!("{how}: {why}"));
                let said = |step: &Step| !EN.step(step).is_empty();
                assert!(score.steps.iter().all(said), "{loss:?} {how}");
            }
            assert!(!Reference::of(&own).groups.is_empty());
        }
    }
    let own = |below| own(below, TsumoLoss::Loss);
    let paid = |rules: &Ruleset, how| {
        let score = both(rules, &text(how)).expect("a win");
        score
            .payments
            .iter()
            .map(|payment| payment.hand)
            .sum::<u32>()
    };
    // Nothing is cut before it is more than the most.
    let far = own(&[(0, 1_000_000_000)]);
    assert_eq!(paid(&far, "ron seat:S"), 4_000_000_000);
    assert_eq!(paid(&far, "ron seat:E"), u32::MAX);
    // Three concealed triplets are worth more than three equal sequences, in every digit.
    let higher = own(&[(0, 50_000_000), (20, 70_000_000)]);
    assert_eq!(paid(&higher, "ron seat:S"), 280_000_000);
}

/// Without fu the table of a house may go on as long as it likes.
#[test]
fn a_table_may_go_far() {
    const FAR: PointTable = PointTable::new(2, &[(0, 1_000)], &[(80, Limit::Mangan)]);
    let own = with_han("sanma_ryanshi", |rules, riichi| {
        rules.yaku = rules.yaku.with(&[(Yaku::Riichi, Worth::han(90, 0))]);
        riichi.count = BasePoints::Table(FAR);
    });
    let score = both(&own, "123p567p789s66p78s+9s ron riichi").expect("a win");
    assert_eq!(score.limit, Some(Limit::Mangan));
}

/// A table that leaves the smallest hands without points is none: they would be a win for nothing.
#[test]
#[should_panic(expected = "one han needs base points")]
fn a_table_begins_with_one_han() {
    let _ = PointTable::new(0, &[(2, 1_000)], &[]);
}

#[test]
#[should_panic(expected = "lowest first")]
fn a_table_goes_up() {
    let _ = PointTable::new(0, &[(1, 1_000), (1, 2_000)], &[]);
}

/// Seasons are flowers too: who plays with eight has all of them with eight.
#[test]
fn all_flowers_are_as_many_as_there_are() {
    let mut eight = rules::KOREAN.clone();
    eight.tiles = eight.tiles.with_flowers(8);
    let all = |flowers: &str| {
        let hand = format!("234m345p567s67m55p+8m ron flowers:{flowers}f");
        both(&eight, &hand).expect("a win").has(Yaku::AllFlowers)
    };
    assert!(!all("1234"));
    assert!(all("12345678"));
}

/// A rule that a ruleset of one's own gives no origin for is in doubt, as in any ruleset.
#[test]
fn what_has_no_origin_is_in_doubt() {
    let own = |origins| {
        let mut own = rules::TENHOU.clone();
        (own.id, own.origins) = ("thursday", origins);
        own
    };
    let hand = question("234m34p66p678s567s+2p ron riichi dora:1m");
    let is_doubted = |rules: &Ruleset| {
        let win = hand.check(rules).expect("a hand");
        let doubts = unconfirmed::doubts(rules, &win, &rules.score(&win).expect("a win"));
        doubts.iter().any(|doubt| doubt.rule.id == "kiriage")
    };
    assert!(is_doubted(&own(&[])));
    assert!(!is_doubted(&own(&[(
        "kiriage",
        Origin::Rulebook("the wall")
    )])));
    assert!(!is_doubted(&rules::TENHOU));
}

/// A rule of which a remark of the result tells is not said again as a doubt.
#[test]
fn a_rule_with_a_remark_is_no_doubt_beside_it() {
    let hand = question("123m456p789s22m78p+9p ron honba:1");
    let mut disputed = rules::CHEATSHEET.clone();
    disputed.disputed = &[Disputed {
        rule: "honba_value",
        value: "500",
        by: Some("the wall"),
        remark: None,
    }];
    let rules = &disputed;
    let win = hand.check(rules).expect("a hand");
    let score = rules.score(&win).expect("a win");
    let remarks = |id: &str| score.remarks.iter().any(|remark| remark.id == id);
    assert!(remarks("honba_value"));
    let doubts = unconfirmed::doubts(rules, &win, &score);
    assert!(doubts.iter().all(|doubt| doubt.rule.id != "honba_value"));
    // Without the remark it is one.
    let mut silent = score;
    silent.remarks = Vec::new();
    let doubts = unconfirmed::doubts(rules, &win, &silent);
    assert!(doubts.iter().any(|doubt| doubt.rule.id == "honba_value"));
}

/// Steps that somebody writes down have a sentence, however large they are.
#[test]
fn steps_beyond_all_bounds_are_said() {
    let (from, role) = (Payer::Discarder, Role::All { to_dealer: true });
    let all = [
        Step::Base {
            fu: u16::MAX,
            han: u8::MAX,
            points: u32::MAX,
        },
        Step::Rest {
            from,
            points: u32::MAX,
            before: u32::MAX,
        },
        Step::Share {
            from,
            base: u32::MAX,
            sixths: 0,
            exact: u32::MAX,
            extra: 0,
            rounded: u32::MAX,
            role,
            missing: 0,
            lost: 0,
        },
    ];
    for step in &all {
        assert!(!EN.step(step).is_empty(), "{step:?}");
    }
}

/// Honba worth as much as they can be: the quick score and what if stop where the score does.
#[test]
fn quick_prices_and_changes_stop_at_the_most() {
    let dear = with_han("tenhou", |_, riichi| {
        riichi.honba = Honba {
            ron: u32::MAX,
            tsumo: u32::MAX,
        };
    });
    let hand = question("234m34p66p678s567s+2p tsumo honba:2 sticks:1");
    let scored = score(&hand, &dear).expect("a win");
    assert_eq!(scored.total, u32::MAX);
    let changed = what_if(&hand, &dear);
    assert!(changed.iter().all(|line| line.total > 0));
    let table = quick::Table::of(&hand);
    let price = quick::price(&table, &quick::Counted::Han(3, Some(30)), &dear);
    assert_eq!(price.map(|price| price.total), Ok(u32::MAX));
}

/// A yaku of open hands alone is one like any other.
#[test]
fn a_yaku_may_count_open_only() {
    let preset = ruleset("cheatsheet");
    let own = with_han("cheatsheet", |rules, _| {
        let open = Worth::han(0, 2);
        let old = [Yaku::Uumensai, Yaku::Kanburi];
        rules.yaku = rules.yaku.with(&old.map(|yaku| (yaku, open)));
    });
    let score = both(&own, "123m66z89p(456s)(222z)+7p ron kan_discard seat:W");
    let score = score.expect("a win");
    assert!(score.has(Yaku::Uumensai) && score.has(Yaku::Kanburi));
    assert_eq!(score.han, Some(4));
    let closed = both(&own, "123m66z89p456s222z+7p ron kan_discard seat:W");
    assert!(closed.is_err());
    assert!(own.has(Yaku::Uumensai) && own.counts(Flag::KanDiscard));
    assert!(choices(&own).any(|yaku| yaku == Yaku::Uumensai));
    assert_ne!(own.fingerprint(), preset.fingerprint());
}

/// The points of a honba by ron are known of a ruleset that has no preset, too.
#[test]
fn a_honba_that_is_the_same_by_ron_stays_so() {
    let set = |(tsumo, ron): (u32, u32), to: u32| {
        let mut own = with_han("cheatsheet", |rules, riichi| {
            (rules.id, riichi.honba) = ("own", Honba { tsumo, ron });
        });
        own.change("honba_value", &Setting::Number(to.into()))
            .expect("a number");
        match own.system {
            System::Riichi(riichi) => (riichi.honba.tsumo, riichi.honba.ron),
            _ => panic!("no han"),
        }
    };
    assert_eq!(set((1_000, 1_000), 1_000), (1_000, 1_000));
    assert_eq!(set((1_000, 1_000), 300), (300, 300));
    assert_eq!(set((100, 300), 200), (200, 600));
    // Nothing says nothing about it.
    assert_eq!(set((0, 0), 100), (100, 300));
}

/// Whoever is tenpai gets what the others pay. A pool is divided into whole points: what is left over nobody pays.
#[test]
fn a_pool_is_divided_into_whole_points() {
    for pool in [1, 1_000, 1_001, 3_000] {
        let mut own = ruleset("cheatsheet");
        own.game.noten = Noten::Pool(pool);
        for tenpai in 0..=4 {
            let drawn = drawn(&Wind::ALL[..tenpai], &own).expect("seats");
            let (ready, noten) = (tenpai as i64, 4 - tenpai as i64);
            let each = i64::from(pool) / (ready * noten).max(1);
            let expected = Wind::ALL.map(|seat| match seat as usize {
                _ if ready * noten == 0 => 0,
                seat if seat < tenpai => each * noten,
                _ => -each * ready,
            });
            let changes: Vec<_> = drawn.changes.iter().map(|&(_, change)| change).collect();
            assert_eq!(changes, expected, "{pool}, {tenpai} tenpai");
            let left = i64::from(pool) - each * ready * noten;
            assert!(ready * noten == 0 || (0..ready * noten).contains(&left));
        }
    }
    let mut own = ruleset("cheatsheet");
    own.game.noten = Noten::Pool(1_000);
    let drawn = drawn(&[Wind::East], &own).expect("a seat");
    let changes: Vec<_> = drawn.changes.iter().map(|&(_, change)| change).collect();
    assert_eq!(changes, [999, -333, -333, -333]);
}
