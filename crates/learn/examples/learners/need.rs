//! The pieces that the answer to a question needs.

use crate::piece::{Piece, Piece as P, is_by_thumb};
use tensu::question::{By, Question};
use tensu::reading::{Block, BlockKind, Made};
use tensu::rules::{Limit, score};
use tensu::score::{Fu, FuItem, FuReason, Payment, Score};
use tensu::{Ruleset, Wind};
use tensu_learn::course::{Aim, Asked, AskedPart, Flat, Thing, What, quote};
use tensu_learn::practice::{Of, Part};
use tensu_learn::{Item, PaymentCell};

/// The ways to an answer, each with the pieces that it needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Need {
    /// The ways that lead to the right answer; none where any answer is right, or where everybody knows it.
    pub ways: Vec<Vec<Piece>>,
    /// The ways that lead to a wrong one: a rule of thumb where it fails.
    pub traps: Vec<Vec<Piece>>,
    /// The pieces that the explanation is about.
    pub told: Vec<Piece>,
}

impl Need {
    fn of(way: &[Piece]) -> Self {
        let ways = if way.is_empty() {
            Vec::new()
        } else {
            vec![way.to_vec()]
        };
        Self {
            ways,
            traps: Vec::new(),
            told: way.to_vec(),
        }
    }
}

/// The pieces for the fu of a set or a pair.
fn of_block(block: &Block, item: Option<&FuItem>) -> Vec<Piece> {
    let is_set = |way: Vec<(bool, Piece)>| {
        let needed = way
            .into_iter()
            .filter(|(is, _)| *is)
            .map(|(_, piece)| piece);
        [P::SetGives].into_iter().chain(needed).collect()
    };
    match (block.kind, item.map(|item| item.reason)) {
        (
            BlockKind::Pair,
            Some(FuReason::Pair {
                seat: true,
                round: true,
                ..
            }),
        ) => [P::PairGives, P::DoubleWind].into(),
        (BlockKind::Pair, _) => [P::PairGives].into(),
        (BlockKind::Triplet | BlockKind::Kan, _) => is_set(vec![
            (block.is_concealed(), P::Closed),
            (block.first.is_yaochuu(), P::Outside),
            (block.kind == BlockKind::Kan, P::Kan),
            (block.made == Made::Ron, P::RonOpens),
        ]),
        _ => [P::SetGives].into(),
    }
}

/// Only the first: whether something gives fu, however many.
fn first(mut all: Vec<Piece>) -> Vec<Piece> {
    all.truncate(1);
    all
}

const fn is_wait(item: &FuItem) -> bool {
    matches!(item.reason, FuReason::Wait(_))
}

/// A hand with its score.
struct Counted<'h> {
    hand: &'h Question,
    score: Score,
}

impl<'h> Counted<'h> {
    fn of(hand: &'h Question, rules: &Ruleset) -> Option<Self> {
        Some(Self {
            hand,
            score: score(hand, rules).ok()?,
        })
    }

    fn block(&self, place: u8) -> Vec<Piece> {
        let items = self.score.fu.iter().flat_map(|fu| &fu.items);
        let item = items
            .clone()
            .find(|item| item.block == Some(place) && !is_wait(item));
        let block = self.score.reading.blocks.get(usize::from(place));
        block.map_or_else(Vec::new, |block| of_block(block, item))
    }

    fn won(&self) -> Vec<Piece> {
        let items = self.score.fu.iter().flat_map(|fu| &fu.items);
        let of = |item: &FuItem| match item.reason {
            FuReason::MenzenRon => Some(P::MenzenRon),
            FuReason::Tsumo => Some(P::Tsumo),
            _ => None,
        };
        items.filter_map(of).collect()
    }

    /// The fu all added up.
    fn sum(&self, fu: &Fu) -> Vec<Piece> {
        let has = |reason| fu.items.iter().any(|item| item.reason == reason);
        if has(FuReason::Chiitoitsu) {
            return [P::Pairs].into();
        }
        if has(FuReason::PinfuTsumo) {
            return [P::PinfuTsumo].into();
        }
        let mut all = vec![P::Base];
        all.extend(self.won());
        let blocks = (0..self.score.reading.blocks.len() as u8).flat_map(|place| self.block(place));
        let more = [
            (has(FuReason::OpenPinfu), P::OpenPinfu),
            (fu.raw != fu.rounded, P::RoundFu),
        ];
        let more = more
            .into_iter()
            .filter(|(is, _)| *is)
            .map(|(_, piece)| piece);
        for piece in blocks.chain([P::WaitGives]).chain(more) {
            if !all.contains(&piece) {
                all.push(piece);
            }
        }
        all
    }

    /// The ways of the rule of thumb, and what it comes to.
    fn thumb(&self, fu: &Fu) -> (Vec<Vec<Piece>>, u16) {
        let flat = self.sum(fu);
        match flat[..] {
            [P::Pairs] => return (vec![flat], 25),
            [P::PinfuTsumo] => return (vec![flat], 20),
            _ => {}
        }
        if self.hand.by == By::Tsumo || self.hand.is_open() {
            return (vec![vec![P::Rest]], 30);
        }
        let giving = fu.items.iter().filter_map(|item| match item.reason {
            FuReason::Set { .. } => Some(P::SetGives),
            FuReason::Pair { .. } => Some(P::PairGives),
            FuReason::Wait(_) => Some(P::WaitGives),
            _ => None,
        });
        let ways: Vec<_> = giving.map(|piece| vec![P::Giving, piece]).collect();
        if ways.is_empty() {
            (vec![vec![P::Rest, P::PairGives, P::WaitGives]], 30)
        } else {
            (ways, 40)
        }
    }

    /// The fu, by the rule of thumb where it holds, or added up; `by_thumb` where that rule explains them.
    fn fu(&self, by_thumb: bool) -> Need {
        let Some(fu) = &self.score.fu else {
            return Need::default();
        };
        let (thumb, comes_to) = self.thumb(fu);
        let sum = self.sum(fu);
        let half = self.second_half(fu, &thumb);
        let (mut ways, traps) = if comes_to == fu.rounded {
            (thumb, Vec::new())
        } else {
            (half.into_iter().collect(), thumb)
        };
        ways.push(sum.clone());
        let told = if by_thumb { ways[0].clone() } else { sum };
        Need { ways, traps, told }
    }

    /// The way of the second half of that rule: more than 10 on top of its start, and no more than 20.
    fn second_half(&self, fu: &Fu, thumb: &[Vec<Piece>]) -> Option<Vec<Piece>> {
        let is_start = |item: &&FuItem| matches!(item.reason, FuReason::Base | FuReason::MenzenRon);
        let start = fu.items.iter().filter(is_start);
        let start: u16 = start.map(|item| u16::from(item.fu)).sum();
        if !(11..=20).contains(&fu.raw.saturating_sub(start)) {
            return None;
        }
        let amounts = self.sum(fu).into_iter();
        let amounts = amounts.filter(|piece| {
            matches!(
                piece,
                P::Closed | P::Outside | P::Kan | P::RonOpens | P::DoubleWind
            )
        });
        let first = thumb.first()?.iter().copied();
        Some(first.chain([P::More]).chain(amounts).collect())
    }

    fn paid(&self, rules: &Ruleset) -> Vec<Piece> {
        let of = Of::new(self.hand.seat == Wind::East, self.hand.by == By::Tsumo);
        let fu = self
            .score
            .multiplied_fu()
            .and_then(|fu| u8::try_from(fu.rounded).ok());
        self.score
            .han
            .map_or_else(Vec::new, |han| of_score(of, han, fu, rules))
    }
}

/// The pieces for what is paid: a score by ron that is known, and the rules that lead from it.
fn of_score(of: Of, han: u8, fu: Option<u8>, rules: &Ruleset) -> Vec<Piece> {
    let ron = |dealer| {
        let quote = quote(Of::new(dealer, false), han, fu, rules)?;
        Some((quote.payments.first().map(Payment::points)?, quote.limit))
    };
    let (Some((other, limit)), Some((dealer, _))) = (ron(false), ron(true)) else {
        return Vec::new();
    };
    let mut all = match (limit, fu) {
        (Some(limit), None) => vec![P::Limit(limit)],
        (Some(limit), _) if han >= Limit::MANGAN_HAN => vec![P::Limit(limit)],
        (_, Some(20)) => vec![P::Alike, P::Anchor(han - 1, 40)],
        (_, Some(fu @ (30 | 40))) => vec![P::Anchor(han, fu)],
        (Some(limit), _) => vec![P::ManganByFu, P::Limit(limit)],
        (None, Some(fu @ (60 | 80))) => vec![P::Alike, P::Anchor(han + 1, fu / 2)],
        (None, Some(50)) => vec![P::Quarter, P::Anchor(han, 40)],
        (None, Some(25)) => vec![P::Alike, P::Quarter, P::Anchor(han - 1, 40)],
        (None, fu) => vec![P::Anchor(han, fu.unwrap_or_default())],
    };
    let (payers, share, by_ron) = if of.dealer {
        (3, P::Thirds, dealer)
    } else {
        (4, P::Shares, other)
    };
    let is_rounded =
        of.dealer && other * 3 != dealer * 2 || of.tsumo && !by_ron.is_multiple_of(payers * 100);
    let rules = [
        (of.dealer, P::Dealer),
        (of.tsumo, share),
        (is_rounded, P::RoundUp),
    ];
    all.extend(
        rules
            .into_iter()
            .filter(|(is, _)| *is)
            .map(|(_, piece)| piece),
    );
    all
}

fn of_item(item: Item, rules: &Ruleset) -> Vec<Piece> {
    let of_cell = |cell: PaymentCell| of_score(cell.of, cell.han(), Some(cell.fu()), rules);
    match item {
        Item::Cell(cell) => of_cell(cell),
        Item::Limit(limit, of) => [P::Limit(limit)]
            .into_iter()
            .chain(of.dealer.then_some(P::Dealer))
            .collect(),
        _ => Vec::new(),
    }
}

fn of_thing(thing: Thing, rules: &Ruleset) -> Vec<Piece> {
    thing.block().map_or_else(Vec::new, |block| {
        of_block(&block, thing.item(rules).as_ref())
    })
}

/// Returns what each part of a question of the course needs.
pub fn needs(asked: &Asked, rules: &Ruleset) -> Vec<Need> {
    let counted = asked
        .hand
        .as_ref()
        .and_then(|hand| Counted::of(hand, rules));
    let of_hand =
        |of: &dyn Fn(&Counted<'_>) -> Vec<Piece>| counted.as_ref().map_or_else(Vec::new, of);
    let made = || {
        asked.thing(
            &asked
                .right(&vec![None; asked.parts.len()])
                .into_iter()
                .map(Some)
                .collect::<Vec<_>>(),
        )
    };
    let need = |part: &AskedPart| match part.what {
        _ if part.is_free => Need::default(),
        What::Han | What::Points | What::Line | What::Turned => Need::default(),
        What::Fu | What::Sum => counted
            .as_ref()
            .map_or_else(Need::default, |counted| counted.fu(is_by_thumb(asked.aim))),
        what => Need::of(&match what {
            What::Block(place) => first(of_hand(&|counted| counted.block(place))),
            What::Wait => vec![P::WaitGives],
            What::LimitPrice(han) => of_score(asked.of, han, None, rules),
            What::Price(han, fu) | What::Share(_, han, fu) => of_score(asked.of, han, fu, rules),
            What::Small(han, fu) => vec![P::Anchor(han, fu), P::RoundUp],
            What::FromSmall(..) => vec![P::Dealer, P::RoundUp],
            What::FromRon(..) if asked.of.dealer => vec![P::Thirds, P::RoundUp],
            What::FromRon(..) => vec![P::Shares, P::RoundUp],
            What::NeedsFu(han) => {
                match quote(asked.of, han, Some(30), rules).and_then(|quote| quote.limit) {
                    Some(limit) if han >= Limit::MANGAN_HAN => vec![P::Limit(limit)],
                    _ => vec![P::FuDecide],
                }
            }
            What::IsMangan(..) => vec![P::ManganByFu],
            What::Rung(_) => of_item(part.teaches, rules),
            What::Payments => of_hand(&|counted| counted.paid(rules)),
            What::Thing(thing) => of_thing(thing, rules),
            What::Closed | What::Outside | What::Kan | What::Seat(_) | What::Round(_) => {
                made().map_or_else(Vec::new, |thing| of_thing(thing, rules))
            }
            What::Tile(_) | What::WaitName => match asked.aim {
                Aim::Named(wait) => vec![P::Named(wait)],
                _ => Vec::new(),
            },
            What::Changes(_) => vec![P::RonOpens],
            What::Flat => match asked.aim {
                Aim::Flat(Flat::Pairs) => vec![P::Pairs],
                Aim::Flat(Flat::PinfuTsumo) => vec![P::PinfuTsumo],
                Aim::Flat(Flat::Open) => vec![P::OpenPinfu],
                _ => vec![P::Base],
            },
            What::Total(laden) => {
                let on_table = [(laden.honba > 0, P::Honba), (laden.sticks > 0, P::Sticks)];
                let mut all = of_score(asked.of, laden.han, laden.fu, rules);
                all.extend(
                    on_table
                        .into_iter()
                        .filter(|(is, _)| *is)
                        .map(|(_, piece)| piece),
                );
                all
            }
            What::Reading => vec![P::Reading],
            What::Under => vec![P::Rules],
            // Where points add up there is no rule of thumb.
            _ => Vec::new(),
        }),
    };
    asked.parts.iter().map(need).collect()
}

/// Returns what a step of *Practice* needs; the sum of the steps before it, if there are `steps`.
pub fn of_task(part: Part, hand: &Question, steps: bool, rules: &Ruleset) -> Need {
    let Some(counted) = Counted::of(hand, rules) else {
        return Need::of(&[P::Waits]);
    };
    match part {
        Part::Waits => Need::of(&[P::Waits]),
        Part::Win => Need::of(&counted.won()),
        Part::Block(place) => Need::of(&counted.block(place)),
        Part::Wait => Need::of(&[P::WaitGives]),
        Part::Fu if steps => Need::of(&[P::Base, P::RoundFu]),
        Part::Fu => counted.fu(false),
        Part::Price => Need::of(&counted.paid(rules)),
        _ => Need::default(),
    }
}
