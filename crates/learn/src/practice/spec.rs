//! Hands by wish: what a hand must have, and a hand that has it.
//!
//! A [`Spec`] says what is wanted and leaves the rest open. [`Spec::deal`] plans sets, pair and wait so that the fu come out
//! as wanted, finds tiles for them, and keeps the hand if the engine agrees; [`Spec::find`] takes one more wish, about the
//! engine's own result. The same seed gives the same hand for good: that is what [`VERSION`] numbers.
//!
//! ```
//! use tensu_learn::practice::{Skill, Spec};
//! let rules = tensu::Ruleset::by_id("cheatsheet").unwrap();
//! // A hand as a table brings it, with a closed wait.
//! let spec = Spec { wait: vec![Skill::Kanchan], ..Spec::table() };
//! let hand = spec.deal(7, rules).unwrap();
//! assert_eq!(tensu::score(&hand, rules).unwrap().reading.wait.code(), "kanchan");
//! // One that can be read in two ways, for whoever teaches readings.
//! let two = Spec::table().find(7, rules, |_, score| !score.others.is_empty());
//! assert!(two.is_some());
//! ```

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use crate::practice::random::Random;
use crate::practice::skill::Skill;
use plan::Target;
use shares::WinShare;
use tensu::Wind;
use tensu::question::{By, Question};
use tensu::refusal::Refusal;
use tensu::rules::{Ruleset, score};
use tensu::score::{FuReason, Score};
use tensu::yaku::Unit;

mod build;
mod plan;
mod shares;
mod text;
mod wish;

pub use text::BadSpec;
pub(crate) use text::words;
pub(crate) use text::{switch, switched};
pub use wish::{Spec, Wanted};

/// The number of the generator: `deal/1`. Another one gets another number, and old links go on with the old.
pub const VERSION: u32 = 1;

/// The number of hands that are made to find one that fits.
const TRIES: usize = 200;

/// The number of them that are tried for one kind of win before another is chosen.
const OF_A_KIND: usize = 40;

impl Spec {
    /// Deals the hand of a seed; `None` if two hundred tries make none, or the game has too few tiles.
    pub fn deal(&self, seed: u64, rules: &Ruleset) -> Option<Question> {
        self.find(seed, rules, |_, _| true)
    }

    /// Finds the first hand of a seed that has one more property; a hand without a yaku has no score to ask, and is
    /// taken.
    pub fn find(
        &self,
        seed: u64,
        rules: &Ruleset,
        keep: impl Fn(&Question, &Score) -> bool,
    ) -> Option<Question> {
        if !build::has_enough_tiles(rules) {
            return None;
        }
        let mut random = Random(seed);
        let mut tries = 0;
        while tries < TRIES {
            let (target, han) = self.target(&mut random, rules)?;
            for _ in 0..OF_A_KIND {
                tries += 1;
                let Some(plan) = self.plan(&mut random, target, rules) else {
                    break;
                };
                let question = self.build(&mut random, plan, rules);
                let question = question.and_then(|question| {
                    self.finish(&mut random, question, (target, han.clone()), rules)
                });
                if let Some((question, score)) = question
                    && score.is_none_or(|score| keep(&question, &score))
                {
                    return Some(question);
                }
            }
        }
        None
    }

    /// Chooses what the next hands are to be.
    fn target(&self, random: &mut Random, rules: &Ruleset) -> Option<(Target, RangeInclusive<u8>)> {
        let seats = rules.seats.winds();
        let may = |seat: &&Wind| self.seat.is_empty() || self.seat.contains(seat);
        let seats: Vec<Wind> = seats.iter().filter(may).copied().collect();
        let others: Vec<Wind> = seats.iter().copied().filter(|w| *w != Wind::East).collect();
        let is_dealer = seats.contains(&Wind::East) && random.percent(shares::DEALER);
        let seat = match (is_dealer && self.tablelike, seats.is_empty()) {
            (_, true) => return None,
            (true, _) => Wind::East,
            (false, _) if self.tablelike && !others.is_empty() => random.pick(&others),
            (false, _) => random.pick(&seats),
        };
        let round = if self.round.is_empty() {
            random.pick(&[Wind::East, Wind::East, Wind::South])
        } else {
            random.pick(&self.round)
        };
        if !self.tablelike {
            let open = match (*self.open.start(), *self.open.end()) {
                (0, 0) => false,
                (0, _) => random.percent(50),
                _ => true,
            };
            let fu = (!self.fu.is_empty()).then(|| random.pick(&self.fu));
            let target = Target {
                by: self.by.unwrap_or_else(|| random.pick(&By::ALL)),
                open,
                seat,
                round,
                fu: fu.filter(|_| rules.counts_fu()),
                items: None,
            };
            return Some((target, self.han.clone()));
        }
        let fits = |row: &WinShare| {
            let open = if row.open {
                *self.open.end() > 0
            } else {
                *self.open.start() == 0
            };
            open && self.by.is_none_or(|by| by == row.by)
                && (self.fu.is_empty() || self.fu.contains(&row.fu))
        };
        let Some(row) = shares::pick(random, fits) else {
            // Fu that hardly any table brings.
            let any = Self {
                tablelike: false,
                ..self.clone()
            };
            return any.target(random, rules);
        };
        let target = Target {
            by: row.by,
            open: row.open,
            seat,
            round,
            fu: Some(row.fu).filter(|_| rules.counts_fu()),
            items: Some(row.items).filter(|_| rules.counts_fu()),
        };
        Some((target, self.share_of_han(random, row)))
    }

    /// Draws the han of one win of a kind, or five and more; those of the spec where no share is among them.
    fn share_of_han(&self, random: &mut Random, row: WinShare) -> RangeInclusive<u8> {
        let weight = |at: usize, share: usize| {
            let han = at as u8 + 1;
            let may = self.han.contains(&han) || (han == 5 && *self.han.end() > 5);
            if may { share } else { 0 }
        };
        let shares = shares::han(row);
        let weights = shares.iter().enumerate();
        let weights: Vec<usize> = weights.map(|(at, share)| weight(at, *share)).collect();
        let all = weights.iter().sum();
        match shares::weighed(random, all, weights.into_iter()) {
            Some(4) => 5.max(*self.han.start())..=*self.han.end(),
            Some(at) => at as u8 + 1..=at as u8 + 1,
            None => self.han.clone(),
        }
    }

    /// Returns the hand with its indicators, if the engine finds in it all that is wanted.
    fn finish(
        &self,
        random: &mut Random,
        mut question: Question,
        (target, han): (Target, RangeInclusive<u8>),
        rules: &Ruleset,
    ) -> Option<(Question, Option<Score>)> {
        let plain = score(&question, rules);
        if self.yaku == Wanted::None {
            let refusals = plain.err()?;
            let is_too_little = |one: &Refusal| match one {
                Refusal::NoYaku { .. } | Refusal::TooFew { .. } => true,
                Refusal::BelowMinimum { unit, .. } => *unit == Unit::Points,
                _ => false,
            };
            let none = refusals.iter().all(is_too_little);
            Self::indicators(random, &mut question, 0..=u8::MAX, rules)?;
            return none.then_some((question, None));
        }
        let plain = plain.ok()?;
        let reds = question.all_tiles().filter(|tile| tile.is_red()).count() as u8;
        let dora = match plain.han {
            Some(own) => {
                let own = own.saturating_sub(reds);
                let most = han.end().checked_sub(own)?;
                han.start().saturating_sub(own)..=most
            }
            None => 0..=u8::MAX,
        };
        if rules.is_riichi() {
            Self::indicators(random, &mut question, dora, rules)?;
        }
        let score = score(&question, rules).ok()?;
        let same_fu = |wanted| {
            let own = score.fu.as_ref();
            own.is_some_and(|own| own.rounded == u16::from(wanted)) || score.yakuman > 0
        };
        let fits = self.fits(&question, &score)
            && score.han.is_none_or(|own| han.contains(&own.min(13)))
            && (score.yakuman == 0 || *han.end() >= 13)
            && target.fu.is_none_or(same_fu)
            && target.items.is_none_or(|items| items == items_of(&score));
        fits.then_some((question, Some(score)))
    }

    /// Returns whether a hand is one of those that are asked for.
    pub fn fits(&self, question: &Question, score: &Score) -> bool {
        let any = |own: &[Skill], wanted: &[Skill]| {
            wanted.is_empty() || own.iter().any(|skill| wanted.contains(skill))
        };
        let in_all = |wind: Wind, wanted: &[Wind]| wanted.is_empty() || wanted.contains(&wind);
        let (pairs, sets) = skills(score);
        let melds = &question.melds;
        let called = melds.iter().filter(|meld| meld.kind.opens()).count() as u8;
        let kans = melds.iter().filter(|meld| meld.kind.is_kan()).count() as u8;
        let number =
            |n: u32, range: &RangeInclusive<u8>| u8::try_from(n).is_ok_and(|n| range.contains(&n));
        // A yakuman has none; where nobody counts them, they are no wish.
        let no_fu = score.yakuman == 0 && !score.is_paid_as_mangan();
        let of_fu = |fu: u16| self.fu.iter().any(|wanted| u16::from(*wanted) == fu);
        self.by.is_none_or(|by| by == question.by)
            && in_all(question.seat, &self.seat)
            && in_all(question.round, &self.round)
            && self.open.contains(&called)
            && self.kans.contains(&kans)
            && any(&[Skill::of_wait(score.reading.wait)], &self.wait)
            && any(&pairs, &self.pair)
            && any(&sets, &self.blocks)
            && (self.fu.is_empty() || score.fu.as_ref().map_or(no_fu, |fu| of_fu(fu.rounded)))
            && score.han.is_none_or(|han| self.han.contains(&han.min(13)))
            && (score.yakuman == 0 || *self.han.end() >= 13)
            && number(question.honba, &self.honba)
            && (number(question.sticks, &self.sticks) || question.riichi.is_declared())
            && match &self.yaku {
                Wanted::Any => true,
                Wanted::None => false,
                Wanted::Some(yaku) => yaku.iter().any(|yaku| score.has(*yaku)),
            }
    }
}

/// Counts the items that give fu beside the base, up to `MANY`.
fn items_of(score: &Score) -> u8 {
    let is_base = |reason: &FuReason| {
        matches!(
            reason,
            FuReason::Base | FuReason::Chiitoitsu | FuReason::PinfuTsumo | FuReason::OpenPinfu
        )
    };
    let fu = score.fu.as_ref();
    let items = fu.map_or(0, |fu| {
        let items = fu.items.iter().filter(|item| !is_base(&item.reason));
        items.count() as u8
    });
    items.min(shares::MANY)
}

/// Returns the skills of the pair, and those of the sets of a hand.
fn skills(score: &Score) -> (Vec<Skill>, Vec<Skill>) {
    let of = |(place, block): (u8, _)| {
        let fu = score.fu.as_ref();
        let item = fu.and_then(|fu| {
            let own = |item: &&_| is_of(item, place);
            fu.items.iter().find(own)
        });
        Skill::of_block(block, item)
    };
    let all = (0..).zip(score.reading.blocks.iter()).map(of);
    let is_pair = |skill: &Skill| {
        use Skill::{DoubleWindPair, PlainPair, YakuhaiPair};
        matches!(skill, PlainPair | YakuhaiPair | DoubleWindPair)
    };
    all.partition(is_pair)
}

const fn is_of(item: &tensu::score::FuItem, place: u8) -> bool {
    let wait = matches!(item.reason, FuReason::Wait(_));
    matches!(item.block, Some(own) if own == place) && !wait
}
