//! Laws of the table: who gives, who gets, how much at the most and at the least; and that a result says one thing.

use std::collections::BTreeMap;

use tensu::rules::{
    AdditiveRules, BasePoints, ChineseRules, FourthCall, Kazoe, Paying, PointsOf, RiichiRules,
    Robbed, Stacking, System,
};
use tensu::score::{Amount, Award, AwardKind, Limit, Payer, Payment, Step};
use tensu::{By, Flag, Question, Ruleset, Score, Wind, Yaku};

use super::{for_scores, scored};

/// Holds every law of any score under any rules.
pub(super) fn keeps_the_laws(question: &Question, rules: &Ruleset, score: &Score, name: &str) {
    let text = format!("{name}: {question}");
    nothing_is_lost(question, rules, score, &text);
    match &rules.system {
        System::Riichi(riichi) => {
            han_make_the_limit(score, riichi, &text);
            steps_make_the_payments(question, score, &text);
            enough_yaku(question, score, riichi, &text);
        }
        System::Additive(additive) => points_add_up(question, score, additive, &text),
        _ => {}
    }
    for other in &score.others {
        let paid: u32 = score.payments.iter().map(|payment| payment.hand).sum();
        assert!(other.points <= paid, "{text}: {other:?} pays more");
    }
}

#[test]
fn every_ruleset_keeps_the_laws() {
    for_scores(62, |question, rules, score, _| {
        keeps_the_laws(question, rules, score, rules.id);
    });
}

/// Holds that the others lose what the winner gets, seat by seat; the sticks lay on the table.
fn nothing_is_lost(question: &Question, rules: &Ruleset, score: &Score, text: &str) {
    let mut seats: BTreeMap<char, i64> = BTreeMap::new();
    for payment in &score.payments {
        let seat = match payment.from {
            Payer::Seat(seat) => {
                assert!(
                    rules.seats.winds().contains(&seat),
                    "{text}: nobody sits {seat:?}"
                );
                seat.letter()
            }
            Payer::Discarder | Payer::KanGiver => '?',
            Payer::Other => '*',
        };
        let points = i64::from(payment.points());
        assert!(points > 0, "{text}: {seat} pays nothing");
        let before = seats.insert(seat, -points);
        assert!(before.is_none() || seat == '*', "{text}: {seat} pays twice");
        seats
            .entry(seat)
            .and_modify(|sum| *sum += before.unwrap_or(0));
    }
    let winner = question.seat.letter();
    assert!(!seats.contains_key(&winner), "{text}: the winner pays");
    seats.insert(winner, i64::from(score.total));
    let table: i64 = seats.values().sum();
    assert_eq!(table, i64::from(score.sticks), "{text}");
    assert_eq!(score.sticks, 1_000 * question.sticks, "{text}");
    if question.by == By::Ron && question.liable.is_empty() && rules.chinese().is_none() {
        let from = question.from.map_or(Payer::Discarder, Payer::Seat);
        let payers: Vec<Payer> = score.payments.iter().map(|payment| payment.from).collect();
        assert_eq!(payers, [from], "{text}");
    }
}

const fn han(award: &Award) -> u8 {
    match award.amount {
        Amount::Han(han) => han,
        Amount::Mangan => 5,
        _ => 0,
    }
}

/// The limit of so many han (rules.md 0.3).
fn limit_of(han: u8, riichi: &RiichiRules) -> Option<Limit> {
    match (han, riichi.kazoe) {
        (0..5, _) => None,
        (5, _) => Some(Limit::Mangan),
        (6..8, _) => Some(Limit::Haneman),
        (8..11, _) => Some(Limit::Baiman),
        (13.., Kazoe::Yakuman) => Some(Limit::Yakuman),
        _ => Some(Limit::Sanbaiman),
    }
}

fn han_make_the_limit(score: &Score, riichi: &RiichiRules, text: &str) {
    let units: u8 = score
        .awards
        .iter()
        .map(|award| award.amount.yakuman())
        .sum();
    if units > 0 {
        let paid = match riichi.stacked_yakuman {
            Stacking::AddTo(cap) => units.min(cap),
            Stacking::Add | Stacking::Highest => units,
        };
        assert_eq!(
            (score.yakuman, score.limit),
            (paid, Some(Limit::Yakuman)),
            "{text}"
        );
        assert_eq!((score.han, score.fu.is_none()), (None, true), "{text}");
        let alone = riichi.stacked_yakuman == Stacking::Highest;
        assert!(!alone || score.awards.len() == 1, "{text}");
        return;
    }
    let sum: u8 = score.awards.iter().map(han).sum();
    assert_eq!((score.yakuman, score.han), (0, Some(sum)), "{text}");
    if matches!(riichi.count, BasePoints::Fu(_)) {
        let by_fu = sum < 5 && matches!(score.limit, None | Some(Limit::Mangan));
        assert!(by_fu || score.limit == limit_of(sum, riichi), "{text}");
        if let (None, Some(fu)) = (score.limit, &score.fu) {
            assert!(u32::from(fu.rounded) << (sum + 2) < 2_000, "{text}");
        }
        let mangan = score
            .awards
            .iter()
            .any(|award| award.amount == Amount::Mangan);
        assert_eq!(score.fu.is_some(), !mangan, "{text}");
    } else {
        assert!(score.fu.is_none(), "{text}");
    }
}

/// The shares are rounded up to a hundred one by one, and are what is paid.
fn steps_make_the_payments(question: &Question, score: &Score, text: &str) {
    let (mut shares, mut honba) = (0, 0);
    for step in &score.steps {
        match *step {
            Step::Share {
                base,
                sixths,
                exact,
                extra,
                rounded,
                ..
            } => {
                assert_eq!(exact, (base * sixths).div_ceil(6), "{text}");
                assert_eq!(rounded, exact.next_multiple_of(100) + extra, "{text}");
                shares += rounded;
            }
            Step::Liable { points, .. } | Step::Rest { points, .. } => shares += points,
            Step::Honba { points, .. } => honba += points,
            _ => {}
        }
    }
    let paid = |part: fn(&Payment) -> u32| score.payments.iter().map(part).sum::<u32>();
    assert_eq!(honba, paid(|payment| payment.honba), "{text}");
    assert_eq!(shares, paid(|payment| payment.hand), "{text}");
    assert!(question.honba > 0 || honba == 0, "{text}");
}

/// Holds that one yaku at least is no dora; with three players and four honba two han of them.
fn enough_yaku(question: &Question, score: &Score, riichi: &RiichiRules, text: &str) {
    assert!(score.yaku_only().next().is_some(), "{text}");
    let yaku = |award: &&Award| matches!(award.what, AwardKind::Yaku(_));
    let sum: u8 = score.awards.iter().filter(yaku).map(han).sum();
    let ryanshi = riichi
        .minimum
        .two_from
        .is_some_and(|from| question.honba >= from);
    assert!(
        score.yakuman > 0 || sum >= if ryanshi { 2 } else { 1 },
        "{text}"
    );
}

/// Points are the sum of what was awarded, capped; two of them are no bonus.
fn points_add_up(question: &Question, score: &Score, additive: &AdditiveRules, text: &str) {
    let sum: u16 = score.awards.iter().map(|award| award.amount.points()).sum();
    let capped = additive.cap.map_or(sum, |cap| sum.min(cap));
    // What stands above the limit is paid as it stands, and alone.
    let above = additive.chinese.map_or(&[][..], |chinese| chinese.above);
    let alone = above.iter().find(|(yaku, _)| score.has(*yaku));
    let points = alone.map_or(capped, |&(_, points)| points);
    assert_eq!(score.points, Some(points), "{text}");
    assert!(alone.is_none() || score.awards.len() == 1, "{text}");
    let counted = |award: &&Award| match award.what {
        AwardKind::Yaku(yaku) => !additive.is_bonus(yaku),
        _ => false,
    };
    let counted: u16 = score
        .awards
        .iter()
        .filter(counted)
        .map(|award| award.amount.points())
        .sum();
    let [one, other] = additive.either;
    let both = one != other && score.has(one) && score.has(other);
    assert!(counted - u16::from(both) >= additive.minimum, "{text}");
    if let Some(chinese) = additive.chinese {
        return chinese_payments(question, score, &chinese, text);
    }
    // 1.2.1: the discarder pays twice the score, or everybody pays it once; no dealer, no honba.
    let (payers, each) = match question.by {
        By::Ron => (1, 2 * u32::from(points)),
        By::Tsumo => (3, u32::from(points)),
    };
    assert_eq!(score.payments.len(), payers, "{text}");
    assert!(
        score
            .payments
            .iter()
            .all(|payment| payment.points() == each),
        "{text}"
    );
}

/// Holds the payments of 6.1 and 6.5: of the discarder, of each of the other two, of each by self-draw; who pays
/// nothing is not named.
fn chinese_payments(question: &Question, score: &Score, chinese: &ChineseRules, text: &str) {
    let [discarder, other, each] = match chinese.paying {
        Paying::Discarder => [1, 0, 1],
        Paying::Full => [2, 0, 1],
        Paying::Half => [2, 1, 2],
        // What is more than par is added below.
        Paying::All | Paying::Par => [1, 1, 1],
    };
    let robbed = question.flags.has(Flag::Chankan) || question.flags.has(Flag::ChankanAnkan);
    let shares = robbed && chinese.robbed == Robbed::Shares;
    let [discarder, other] = if shares {
        [3 * each, 0]
    } else {
        [discarder, other]
    };
    let times = match question.by {
        By::Ron => [discarder, other, other],
        By::Tsumo => [each; 3],
    };
    let worth = u32::from(score.points.unwrap_or(0));
    let points = match chinese.table {
        None => worth,
        Some(PointsOf::HalfSpicy) => match worth.min(13) {
            few @ 0..4 => 1 << few,
            even if even % 2 == 0 => 1 << (even / 2 + 2),
            odd => 3 << (odd / 2 + 1),
        },
        // 6.6: as it is printed, 16 from each for three.
        Some(PointsOf::Hkma) => match worth.min(13) {
            few @ 0..4 => 2 << few,
            even if even % 2 == 0 => 2 << (even / 2 + 2),
            odd => 6 << (odd / 2 + 1),
        },
        Some(PointsOf::FullSpicy) => 1 << worth.min(13),
        Some(PointsOf::Laak) => [1, 2, 4, 8, 16, 32, 64][match worth {
            few @ 0..4 => few as usize,
            4..7 => 4,
            7..10 => 5,
            _ => 6,
        }],
    };
    let mut expected: Vec<u32> = times
        .into_iter()
        .map(|times| times * points + u32::from(chinese.base))
        .filter(|&paid| paid > 0)
        .collect();
    // 6.7: of more than 25 by discard the others pay 25.
    if chinese.paying == Paying::Par && question.by == By::Ron && worth > 25 {
        expected = vec![3 * worth - 50, 25, 25];
    }
    let discarder = if chinese.paying == Paying::Par {
        worth.max(25)
    } else {
        discarder
    };
    let other = if chinese.paying == Paying::Par {
        25
    } else {
        other
    };
    let mut paid: Vec<u32> = score.payments.iter().map(Payment::points).collect();
    if let [one] = &score.payments[..]
        && one.liable
    {
        // 6.5: who fed the fourth call pays what all would.
        let calls = question.melds.iter().filter(|meld| meld.kind.opens());
        let drawn = question.by == By::Tsumo && !question.flags.has(Flag::Rinshan);
        let pays = match chinese.fourth_call {
            FourthCall::Pays => calls.count() == 4,
            FourthCall::Drawn => drawn && calls.count() > 0,
            FourthCall::Nothing => false,
        };
        assert!(pays && paid == [expected.iter().sum::<u32>()], "{text}");
        return;
    }
    expected.sort_unstable();
    paid.sort_unstable();
    assert_eq!(paid, expected, "{text}");
    if let (By::Ron, Some(from)) = (question.by, question.from) {
        let most = score.payments.iter().max_by_key(|payment| payment.hand);
        let most = most.filter(|_| discarder > other);
        assert!(
            most.is_none_or(|most| most.from == Payer::Seat(from)),
            "{text}"
        );
    }
}

/// rules.md 1.1.3: seven yakuman are the most; 1.2.1 and 1.5.2: what is least.
#[test]
fn the_least_and_the_most() {
    for_scores(63, |question, rules, score, _| {
        let own = Ruleset::by_id(rules.id).is_some_and(|base| rules.differences(base).is_empty());
        if !own {
            return; // a house may set other bounds
        }
        let paid: u32 = score.payments.iter().map(|payment| payment.hand).sum();
        match rules.id {
            "shanghai" => assert!(score.yakuman <= 7 && paid <= 7 * 48_000, "{question}"),
            "korean" => assert!(paid >= 3 * 2, "{question}"),
            // 8 and three times the base of 8; three faan, twice 8.
            "mcr_mil" | "mcr_2006" => assert!(paid >= 32, "{question}"),
            "hong_kong" => assert!((16..=3 * 384).contains(&paid), "{question}"),
            // One point from each; 480 from each.
            "zung_jung" => assert!((3..=3 * 480).contains(&paid), "{question}"),
            "hong_kong_hkma" => assert!((32..=3 * 256).contains(&paid), "{question}"),
            "sanma_ryanshi" => assert!(paid >= 800, "{question}"),
            _ => assert!(paid >= 700, "{question}"),
        }
    });
}

/// The dealer gets half as much again, less what rounding adds; nothing else depends on his seat but his wind.
#[test]
fn the_dealer_gets_half_as_much_again() {
    for_scores(64, |question, rules, score, _| {
        if rules.seats != tensu::rules::Seats::Four
            || !rules.is_riichi()
            || question.flags != tensu::Flags::NONE
        {
            return;
        }
        let mut dealer = question.clone();
        (dealer.seat, dealer.from) = (Wind::East, None);
        dealer.liable.clear();
        let Some(other) = scored(&dealer, rules).filter(|other| {
            let same = |score: &Score| {
                (
                    score.han,
                    score.yakuman,
                    score.fu.as_ref().map(|fu| fu.rounded),
                )
            };
            same(other) == same(score) && question.seat != Wind::East && question.liable.is_empty()
        }) else {
            return;
        };
        let hand = |score: &Score| {
            score
                .payments
                .iter()
                .map(|payment| payment.hand)
                .sum::<u32>()
        };
        let (more, less) = (2 * hand(&other), 3 * hand(score));
        assert!(more.abs_diff(less) <= 1_200, "{question}: {more} {less}");
    });
}

/// By ron a hand never has the yaku of a self-draw, nor the other way round.
#[test]
fn events_belong_to_their_way() {
    const BY_TSUMO: [Yaku; 12] = [
        Yaku::MenzenTsumo,
        Yaku::Haitei,
        Yaku::Rinshan,
        Yaku::Tenhou,
        Yaku::Chiihou,
        Yaku::FullyConcealedHand,
        Yaku::LastTileDraw,
        Yaku::ReplacementTile,
        Yaku::OpenReady,
        Yaku::SelfDrawn,
        Yaku::OutWithReplacementTile,
        Yaku::AfterTwoKongs,
    ];
    const BY_RON: [Yaku; 8] = [
        Yaku::Houtei,
        Yaku::Chankan,
        Yaku::Renhou,
        Yaku::ConcealedHand,
        Yaku::RobbingTheKong,
        Yaku::BlessingOfMan,
        Yaku::LastTileClaim,
        Yaku::MeldedHand,
    ];
    for_scores(65, |question, _, score, _| {
        let wrong: &[Yaku] = match question.by {
            By::Ron => &BY_TSUMO,
            By::Tsumo => &BY_RON,
        };
        assert!(!wrong.iter().any(|&yaku| score.has(yaku)), "{question}");
        let folded = question.flags.has(Flag::Rinshan) && score.has(Yaku::Haitei);
        assert!(!folded, "{question}: the replacement tile is not the last");
    });
}
