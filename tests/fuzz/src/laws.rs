//! Laws that every result must keep, whatever the ruleset: sums, steps, readings, who pays.

use tensu::reading::Reading;
use tensu::rules::System;
use tensu::score::{Amount, AwardKind, Fu, Limit, MissReason, Payer, Payment, Step};
use tensu::{By, Question, Ruleset, Score, Tile, Win};

/// All laws about a result.
pub fn hold(question: &Question, rules: &Ruleset, score: &Score) {
    payments(question, rules, score);
    awards(question, score);
    fu(question, score);
    steps(question, score);
    others(question, score);
}

fn is_additive(rules: &Ruleset) -> bool {
    matches!(rules.system, System::Additive(_))
}

fn payments(question: &Question, rules: &Ruleset, score: &Score) {
    let paid: u32 = score.payments.iter().map(Payment::points).sum();
    assert_eq!(score.total, paid + score.sticks, "{question}");
    let sticks = if is_additive(rules) {
        0
    } else {
        1_000 * question.sticks
    };
    assert_eq!(score.sticks, sticks, "{question}");
    assert!(
        !score.payments.is_empty() && score.payments.len() < 4,
        "{question}"
    );
    for (i, payment) in score.payments.iter().enumerate() {
        assert!(payment.points() > 0, "{question}: {payment:?}");
        let again = score.payments[..i]
            .iter()
            .any(|other| other.from == payment.from);
        // Several may pay who are not named.
        let again = again && payment.from != Payer::Other;
        assert!(!again, "{question}: {payment:?} twice");
        if let Payer::Seat(seat) = payment.from {
            assert!(seat != question.seat, "{question}: the winner pays");
            assert!(
                rules.seats.winds().contains(&seat),
                "{question}: nobody sits there"
            );
        }
        if !is_additive(rules) {
            assert_eq!(payment.hand % 100, 0, "{question}");
        }
    }
}

fn awards(question: &Question, score: &Score) {
    let units: u8 = score
        .awards
        .iter()
        .map(|award| award.amount.yakuman())
        .sum();
    let mangan = score
        .awards
        .iter()
        .any(|award| award.amount == Amount::Mangan);
    let han: u8 = score.awards.iter().map(|award| award.amount.han()).sum();
    let points: u16 = score.awards.iter().map(|award| award.amount.points()).sum();
    if let Some(scored) = score.points {
        assert!(scored <= points && (units, han) == (0, 0), "{question}");
    } else if score.yakuman > 0 {
        assert!(
            score.yakuman <= units && (score.han, &score.fu) == (None, &None),
            "{question}"
        );
        assert_eq!(score.limit, Some(Limit::Yakuman), "{question}");
        assert!(
            score.awards.iter().all(|award| award.amount.yakuman() > 0),
            "{question}"
        );
    } else {
        assert_eq!(score.han, Some(if mangan { 5 } else { han }), "{question}");
        assert_eq!((units, points), (0, 0), "{question}");
    }
    let yaku = |what: AwardKind| matches!(what, AwardKind::Yaku(_));
    assert!(
        score.awards.iter().any(|award| yaku(award.what)),
        "{question}: no yaku"
    );
    for (i, award) in score.awards.iter().enumerate() {
        let again = score.awards[..i]
            .iter()
            .any(|other| other.what == award.what);
        assert!(!again, "{question}: {award:?} twice");
    }
    for (i, missed) in score.missed.iter().enumerate() {
        let again = score.missed[..i]
            .iter()
            .any(|other| other.yaku == missed.yaku);
        assert!(!again, "{question}: {missed:?} twice");
        // What counts several times may count less often than the hand has it.
        let less_often = matches!(missed.why, MissReason::Principle(..));
        assert!(
            less_often || !score.has(missed.yaku),
            "{question}: {missed:?} awarded"
        );
    }
}

fn fu(question: &Question, score: &Score) {
    let all = score.others.iter().filter_map(|other| other.fu.as_ref());
    for fu in all.chain(&score.fu) {
        let sum: u16 = fu.items.iter().map(|item| u16::from(item.fu)).sum();
        let rounded = if fu.raw == 25 {
            25
        } else {
            fu.raw.next_multiple_of(10)
        };
        assert_eq!((fu.raw, fu.rounded), (sum, rounded), "{question}");
        assert!((20..=140).contains(&fu.rounded), "{question}: {fu:?}");
    }
}

fn steps(question: &Question, score: &Score) {
    let (mut shares, mut honba, mut sticks, mut liable) = (0, 0, 0, false);
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
                shares += rounded;
                let share = (base * sixths).div_ceil(6);
                let unit = if score.points.is_some() { 1 } else { 100 };
                let expected = (share, share.next_multiple_of(unit) + extra);
                assert_eq!((exact, rounded), expected, "{question}");
            }
            Step::Honba { points, count, .. } => {
                honba += points;
                assert_eq!(count, question.honba, "{question}");
            }
            Step::Sticks { points, .. } => sticks += points,
            Step::Liable { whole, points, .. } => {
                let half = question.by == By::Ron;
                assert_eq!(
                    points,
                    if half { whole / 200 * 100 } else { whole },
                    "{question}"
                );
                (shares, liable) = (shares + points, true);
            }
            Step::Rest { points, .. } => shares += points,
            Step::Part { paid, .. } => {
                shares += paid;
                // Who fed the fourth call pays alone.
                liable = matches!(&score.payments[..], [one] if one.liable);
            }
            _ => one_step(question, score, step),
        }
    }
    let paid = |part: fn(&Payment) -> u32| score.payments.iter().map(part).sum::<u32>();
    assert_eq!(
        (honba, sticks),
        (paid(|payment| payment.honba), score.sticks),
        "{question}"
    );
    assert_eq!(shares, paid(|payment| payment.hand), "{question}");
    let marked = score.payments.iter().any(|payment| payment.liable);
    assert_eq!(liable, marked, "{question}");
}

/// The steps up to the base points say what the score says.
fn one_step(question: &Question, score: &Score, step: &Step) {
    let fu = score.fu.as_ref();
    match *step {
        Step::Han { yaku, dora } => assert_eq!(Some(yaku + dora), score.han, "{question}"),
        Step::RoundFu { from, to } => {
            assert_eq!(
                fu.map(|fu| (fu.raw, fu.rounded)),
                Some((from, to)),
                "{question}"
            );
        }
        Step::Base {
            fu: rounded,
            han,
            points,
        } => {
            assert_eq!(fu.map(|fu| fu.rounded), Some(rounded), "{question}");
            assert_eq!(
                (score.han, u32::from(rounded) << (han + 2)),
                (Some(han), points),
                "{question}"
            );
        }
        Step::Limit { limit, points, .. } => {
            assert_eq!(
                (score.limit, limit.base()),
                (Some(limit), points),
                "{question}"
            );
        }
        Step::Yakuman { sum, cap, points } => {
            let units = cap.map_or(sum, |cap| cap.min(sum));
            assert_eq!(
                (score.yakuman, u32::from(units) * 8_000),
                (units, points),
                "{question}"
            );
        }
        Step::Points { sum, cap } => {
            assert_eq!(
                score.points,
                Some(cap.map_or(sum, |cap| cap.min(sum))),
                "{question}"
            );
        }
        _ => {}
    }
}

/// Points, a real yakuman, han, fu, fu before rounding: the documented order.
type Rank = (u32, bool, Option<u8>, u16, u16);

fn rank(points: u32, han: Option<u8>, fu: Option<&Fu>) -> Rank {
    let fu = fu.map_or((0, 0), |fu| (fu.rounded, fu.raw));
    (points, han.is_none(), han, fu.0, fu.1)
}

/// Holds that no reading that lost is better.
fn others(question: &Question, score: &Score) {
    if score.points.is_some() || score.payments.iter().any(|payment| payment.liable) {
        return;
    }
    let hand = score.payments.iter().map(|payment| payment.hand).sum();
    let best = rank(hand, score.han, score.fu.as_ref());
    for other in &score.others {
        let its = rank(other.points, other.han, other.fu.as_ref());
        assert!(other.points == 0 || its <= best, "{question}: {other:?}");
    }
}

/// Every reading is there once, has all tiles, and its winning tile where it says.
pub fn readings(win: &Win<'_>) {
    let question = win.question();
    let mut tiles: Vec<Tile> = question.all_tiles().collect();
    tiles.sort_unstable();
    let readings: &[Reading] = win.readings();
    for (i, reading) in readings.iter().enumerate() {
        assert!(
            !readings[..i].contains(reading),
            "{question}: {reading:?} twice"
        );
        assert!(reading.blocks[reading.winner].has(win.kind()), "{question}");
        let mut shown: Vec<Tile> = win.faces(reading).concat();
        shown.sort_unstable();
        assert_eq!(shown, tiles, "{question}");
    }
}
