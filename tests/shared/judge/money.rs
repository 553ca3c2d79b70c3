//! Payments from han, fu and units.

use std::collections::BTreeMap;

use super::tables::{HonbaPaidBy, Rules, TsumoLoss};
use super::{Answer, Hand, Payer};

/// Base points, and the limit that made them.
#[derive(Clone, Copy, Debug)]
pub struct Price {
    pub base: u32,
    pub limit: &'static str,
}

const fn limit(limit: &'static str) -> Price {
    let base = match limit.as_bytes()[0] {
        b'm' => 2_000,
        b'h' => 3_000,
        b'b' => 4_000,
        b's' => 6_000,
        _ => 8_000,
    };
    Price { base, limit }
}

pub fn price(han: u32, fu: u32, rules: &Rules) -> Price {
    if !rules.fu {
        return without_fu(han + 2, rules);
    }
    // 4 han 30 fu and 3 han 60 fu: 7,700, just under mangan.
    let mangan_from = if rules.kiriage { 1_920 } else { 2_000 };
    match han {
        0..5 if fu << (2 + han) < mangan_from => Price {
            base: fu << (2 + han),
            limit: "",
        },
        0..6 => limit("mangan"),
        6..8 => limit("haneman"),
        8..11 => limit("baiman"),
        11..13 => limit("sanbaiman"),
        _ if rules.kazoe => limit("yakuman"),
        _ => limit("sanbaiman"),
    }
}

/// Looks han and two more up in the table of 1.5.2.
fn without_fu(points: u32, rules: &Rules) -> Price {
    let below = |base| Price { base, limit: "" };
    match points {
        0..=3 => below(250),
        4 => below(500),
        5 => below(1_000),
        6..=7 => limit("mangan"),
        8..=9 => limit("haneman"),
        10..=12 => limit("baiman"),
        16.. if rules.kazoe => limit("yakuman"),
        _ => limit("sanbaiman"),
    }
}

type Paid = BTreeMap<Payer, (u32, u32)>;

fn discarder(hand: &Hand) -> Payer {
    hand.from.map_or(Payer::Discarder, Payer::Seat)
}

fn up(points: u32) -> u32 {
    points.div_ceil(100) * 100
}

/// Returns the share of each payer for so many base points, honba left out.
fn shares(hand: &Hand, rules: &Rules, base: u32) -> Vec<(Payer, u32)> {
    let others = (0..rules.players).filter(|&seat| seat != hand.seat);
    if hand.tsumo {
        let drawn = others.map(|seat| (Payer::Seat(seat), up(share(hand, rules, base, seat))));
        return drawn.collect();
    }
    // A reduced ron is without the missing player's share, too, and rounded as a ron is, once.
    let times = match rules.tsumo_loss {
        TsumoLoss::RonReduced if rules.players == 3 => of_ron(hand) / 2 + 1,
        _ => of_ron(hand),
    };
    vec![(discarder(hand), up(times * base))]
}

/// Returns the number of base points in a ron.
const fn of_ron(hand: &Hand) -> u32 {
    if hand.seat == 0 { 6 } else { 4 }
}

/// One payer's share of a self-draw, before rounding. Of three players somebody may owe what the fourth would pay.
fn share(hand: &Hand, rules: &Rules, base: u32, payer: usize) -> u32 {
    let oya_wins = hand.seat == 0;
    let own = if oya_wins || payer == 0 { 2 } else { 1 } * base;
    let missing = if oya_wins { 2 } else { 1 } * base;
    if rules.players == 4 {
        return own;
    }
    let all_of_it = match rules.tsumo_loss {
        TsumoLoss::Full => true,
        TsumoLoss::OyaPays => payer == 0,
        TsumoLoss::KoPays => payer != 0 && !oya_wins,
        _ => false,
    };
    let half_of_it = match rules.tsumo_loss {
        TsumoLoss::Bisection => true,
        TsumoLoss::KoPays | TsumoLoss::Proportional => oya_wins,
        _ => false,
    };
    match rules.tsumo_loss {
        _ if all_of_it => own + missing,
        _ if half_of_it => own + missing.div_ceil(2),
        TsumoLoss::Equalize => (of_ron(hand) * base).div_ceil(2),
        // 2 : 1 of what a ron pays, four times the base.
        TsumoLoss::Proportional => (4 * own).div_ceil(3),
        _ => own,
    }
}

/// Returns the points that each payer of a self-draw owes besides the share, once, whatever the hand is.
fn besides(hand: &Hand, rules: &Rules) -> u32 {
    let plus = rules.tsumo_loss == TsumoLoss::Plus1000 && rules.players == 3;
    if plus && hand.tsumo { 1_000 } else { 0 }
}

fn all_besides(hand: &Hand, rules: &Rules) -> u32 {
    besides(hand, rules) * (rules.players as u32 - 1)
}

fn sum(shares: &[(Payer, u32)]) -> u32 {
    shares.iter().map(|share| share.1).sum()
}

fn owe(paid: &mut Paid, payer: Payer, of_hand: u32, of_honba: u32) {
    let entry = paid.entry(payer).or_default();
    entry.0 += of_hand;
    entry.1 += of_honba;
}

/// The usual way: the discarder alone, or everybody his share.
pub fn pay(answer: &mut Answer, hand: &Hand, rules: &Rules, base: u32) {
    let shares = shares(hand, rules, base);
    let mut paid = Paid::new();
    if let Some(giver) = kan_giver(hand, rules) {
        let all = sum(&shares) + all_besides(hand, rules);
        owe(&mut paid, giver, all, whole_honba(hand, rules));
    } else {
        let each = if hand.tsumo {
            rules.honba.tsumo
        } else {
            rules.honba.ron
        };
        for (payer, points) in shares {
            let points = points + besides(hand, rules);
            owe(&mut paid, payer, points, each * hand.honba);
        }
    }
    finish(answer, hand, paid);
}

/// Returns the points of all honba of a win.
fn whole_honba(hand: &Hand, rules: &Rules) -> u32 {
    if hand.tsumo {
        hand.honba * rules.honba.tsumo * (rules.players as u32 - 1)
    } else {
        hand.honba * rules.honba.ron
    }
}

fn finish(answer: &mut Answer, hand: &Hand, mut paid: Paid) {
    paid.retain(|_, points| points.0 + points.1 > 0);
    let points: u32 = paid.values().map(|points| points.0 + points.1).sum();
    answer.total = points + 1_000 * hand.sticks;
    answer.paid = paid;
}

/// Returns the payer for a replacement tile: whoever discarded the tile of the kan that it replaced.
fn kan_giver(hand: &Hand, rules: &Rules) -> Option<Payer> {
    if !rules.kan_liability || !hand.rinshan || !hand.tsumo {
        return None;
    }
    let named = hand.liable.iter().find(|liable| liable.1 == "rinshan");
    if let Some((seat, _)) = named {
        return Some(Payer::Seat(*seat));
    }
    let mut melds = hand.melds.iter();
    let last = melds.rfind(|meld| meld.kind.ends_with("kan"))?;
    if last.kind != "minkan" {
        return None;
    }
    let seat = |steps| (hand.seat + steps) % rules.players;
    // Somebody discarded it, even when nobody said who.
    Some(
        last.from
            .map_or(Payer::Discarder, |steps| Payer::Seat(seat(steps))),
    )
}

/// A yaku that is a mangan.
pub fn mangan(hand: &Hand, rules: &Rules, id: &str) -> Answer {
    let mut answer = Answer {
        yaku: vec![(id.to_owned(), 5)],
        han: 5,
        limit: "mangan",
        ..Answer::default()
    };
    pay(&mut answer, hand, rules, 2_000);
    answer
}

/// Pays yakuman: a liable player pays all of a self-draw and half of a ron, for the own yakuman or for the whole hand.
pub fn pay_yakuman(answer: &mut Answer, hand: &Hand, rules: &Rules, found: &[(&'static str, u32)]) {
    let units = answer.yakuman;
    let highest = found.iter().map(|yakuman| yakuman.1).max().unwrap_or(0);
    let of = |id: &str| found.iter().find(|yakuman| yakuman.0 == id);
    let named = hand.liable.iter().filter_map(|(seat, id)| {
        let yakuman = of(id).filter(|_| rules.pao.contains(&id.as_str()))?;
        // Where the highest alone is paid, a lower one with a liable player is not.
        let is_paid = rules.pao_whole || rules.stacked || yakuman.1 == highest;
        is_paid.then_some((Payer::Seat(*seat), yakuman.1))
    });
    let named: Vec<(Payer, u32)> = named.collect();
    if named.is_empty() {
        return pay(answer, hand, rules, 8_000 * units);
    }
    let mut left = units;
    let liable: u32 = named.iter().map(|named| named.1).sum();
    let shared = !rules.pao_whole && liable < units;
    let mut paid = Paid::new();
    for (nth, (payer, own)) in named.into_iter().enumerate() {
        let his = if rules.pao_whole { left } else { own.min(left) };
        left -= his;
        // The first of several has the honba, and what each payer adds when nobody but the liable pays.
        let honba_points = if nth == 0 {
            whole_honba(hand, rules)
        } else {
            0
        };
        let once = if nth == 0 && !shared {
            all_besides(hand, rules)
        } else {
            0
        };
        let all = sum(&shares(hand, rules, 8_000 * his)) + once;
        if hand.tsumo || payer == discarder(hand) {
            owe(&mut paid, payer, all, honba_points);
        } else {
            let (liable, of_discarder) = match rules.pao_honba {
                HonbaPaidBy::Liable => (honba_points, 0),
                HonbaPaidBy::Discarder => (0, honba_points),
            };
            owe(&mut paid, payer, all / 2, liable);
            owe(&mut paid, discarder(hand), all - all / 2, of_discarder);
        }
    }
    let giver = kan_giver(hand, rules);
    for (payer, points) in shares(hand, rules, 8_000 * left) {
        let each = if shared { besides(hand, rules) } else { 0 };
        owe(&mut paid, giver.unwrap_or(payer), points + each, 0);
    }
    finish(answer, hand, paid);
}
