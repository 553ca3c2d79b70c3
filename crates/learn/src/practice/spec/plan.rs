//! A hand before it has tiles: what its sets, its pair and its wait are, so that the fu come out as wanted.

use crate::practice::random::Random;
use crate::practice::skill::Skill;
use crate::practice::spec::shares::{self, MANY};
use crate::practice::spec::wish::{Spec, Wanted};
use tensu::Ruleset;
use tensu::Wind;
use tensu::question::By;
use tensu::yaku::Yaku;

/// The number of plans tried to find one that fits.
const PLANS: usize = 6_000;

/// The win that a plan is to lead to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub(super) by: By,
    pub(super) open: bool,
    pub(super) seat: Wind,
    pub(super) round: Wind,
    /// Rounded, if it matters.
    pub(super) fu: Option<u8>,
    /// The number of fu items beside the base, if it matters; [`MANY`] means so many or more.
    pub(super) items: Option<u8>,
}

/// The parts of a hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct HandPlan {
    pub(super) target: Target,
    /// Seven pairs: then nothing else matters.
    pub(super) pairs: bool,
    pub(super) sets: [Skill; 4],
    /// `true` if the triplet that the discard completes is of terminals or honors.
    pub(super) yaochuu_by_ron: bool,
    pub(super) pair: Skill,
    pub(super) wait: Skill,
    /// The number of called sequences.
    pub(super) chi: u8,
}

pub(super) const fn is_called(set: Skill) -> bool {
    use Skill::{Minkan, MinkanYaochuu, Minkou, MinkouYaochuu};
    matches!(set, Minkou | MinkouYaochuu | Minkan | MinkanYaochuu)
}

pub(super) const fn is_kan(set: Skill) -> bool {
    use Skill::{Ankan, AnkanYaochuu, Minkan, MinkanYaochuu};
    matches!(set, Minkan | MinkanYaochuu | Ankan | AnkanYaochuu)
}

/// Yaku of triplets: hands for them are planned with few sequences.
const OF_TRIPLETS: [Yaku; 6] = [
    Yaku::Toitoi,
    Yaku::Sanankou,
    Yaku::Suuankou,
    Yaku::Honroutou,
    Yaku::Shousangen,
    Yaku::SanshokuDoukou,
];

impl Spec {
    /// Makes a plan, `None` if hardly any fits.
    pub(super) fn plan(
        &self,
        random: &mut Random,
        target: Target,
        rules: &Ruleset,
    ) -> Option<HandPlan> {
        if target.fu == Some(25) || self.wants_pairs(random, target, rules) {
            let fits = rules.shapes().has_pairs() && !target.open && self.takes_pairs();
            return fits.then_some(HandPlan::pairs(target));
        }
        for _ in 0..PLANS {
            let plan = self.any_plan(random, target, rules);
            if let Some(plan) = plan.filter(|plan| self.agrees(plan)) {
                return Some(plan);
            }
        }
        None
    }

    /// Returns whether to plan seven pairs: where nobody asks for fu, as often as at a table.
    fn wants_pairs(&self, random: &mut Random, target: Target, rules: &Ruleset) -> bool {
        if let Wanted::Some(yaku) = &self.yaku
            && yaku[..] == [Yaku::Chiitoitsu]
        {
            return true;
        }
        let may = target.fu.is_none() && !target.open && self.takes_pairs();
        may && rules.shapes().has_pairs() && random.percent(5)
    }

    /// Returns whether the spec allows seven pairs.
    fn takes_pairs(&self) -> bool {
        let wait = self.wait.is_empty() || self.wait.contains(&Skill::Tanki);
        let none = *self.kans.start() == 0 && *self.open.start() == 0;
        wait && none && self.pair.is_empty() && self.blocks.is_empty()
    }

    fn any_plan(&self, random: &mut Random, target: Target, rules: &Ruleset) -> Option<HandPlan> {
        let is_even = !self.tablelike;
        let sets = match (is_even, target.open) {
            (true, true) => shares::EVEN_OPEN,
            (true, false) => shares::EVEN_CLOSED,
            (false, true) => shares::OPEN,
            (false, false) => shares::CLOSED,
        };
        let (few_sequences, kans) = match &self.yaku {
            Wanted::Some(yaku) => (yaku.iter().any(|one| OF_TRIPLETS.contains(one)), false),
            _ => (
                false,
                *self.kans.start() > 0 || target.fu.is_some_and(|fu| fu > 50),
            ),
        };
        let sets = if kans && target.open {
            shares::EVEN_OPEN
        } else if kans {
            shares::EVEN_CLOSED
        } else {
            sets
        };
        let mut set = |at: usize| {
            let set = shares::one(random, sets);
            // A second draw where triplets are wanted; a kan where one is, mostly the first set.
            if few_sequences && set == Skill::Sequence || kans && at == 0 && !is_kan(set) {
                shares::one(random, sets)
            } else {
                set
            }
        };
        let mut sets = [set(0), set(1), set(2), set(3)];
        if !self.blocks.is_empty() {
            sets[0] = random.pick(&self.blocks);
        }
        let waits = if is_even {
            shares::EVEN_WAITS
        } else {
            shares::WAITS
        };
        let wait = match (&self.wait[..], sets[0]) {
            (_, Skill::TripletByRon) => Skill::Shanpon,
            ([], _) => shares::one(random, waits),
            (some, _) => random.pick(some),
        };
        let pair = self.pair_of(random, target);
        let mut yaochuu_by_ron = random.percent(40);
        if wait == Skill::Shanpon {
            let closed = |set: &Skill| matches!(set, Skill::Ankou | Skill::AnkouYaochuu);
            let is_there = sets[0] == Skill::TripletByRon;
            let at = if is_there {
                Some(0)
            } else {
                sets.iter().rposition(closed)
            };
            let at = at?;
            if target.by == By::Ron && !is_there {
                yaochuu_by_ron = sets[at] == Skill::AnkouYaochuu;
                sets[at] = Skill::TripletByRon;
            }
        }
        let sequences = sets.iter().filter(|set| **set == Skill::Sequence).count();
        let chi = if target.open && rules.tiles.chi {
            random.below(sequences + 1) as u8
        } else {
            0
        };
        Some(HandPlan {
            target,
            pairs: false,
            sets,
            yaochuu_by_ron,
            pair,
            wait,
            chi,
        })
    }

    fn pair_of(&self, random: &mut Random, target: Target) -> Skill {
        if !self.pair.is_empty() {
            return random.pick(&self.pair);
        }
        let valued = if self.tablelike { 8 } else { 25 };
        if !random.percent(valued) {
            return Skill::PlainPair;
        }
        let double = target.seat == target.round && random.percent(30);
        if double {
            Skill::DoubleWindPair
        } else {
            Skill::YakuhaiPair
        }
    }

    /// Returns whether a plan is what the spec and the target ask for, as far as tiles do not matter.
    fn agrees(&self, plan: &HandPlan) -> bool {
        let HandPlan {
            target,
            sets,
            wait,
            chi,
            pair,
            ..
        } = plan;
        let count = |test: fn(Skill) -> bool| sets.iter().filter(|set| test(**set)).count() as u8;
        let called = count(is_called) + chi;
        let sequences = count(|set| set == Skill::Sequence);
        let by_ron = count(|set| set == Skill::TripletByRon);
        let of_sequence = matches!(wait, Skill::Ryanmen | Skill::Kanchan | Skill::Penchan);
        let possible = (called > 0) == target.open
            && by_ron <= 1
            && (by_ron == 1) == (*wait == Skill::Shanpon && target.by == By::Ron)
            && (!of_sequence || sequences > *chi)
            && (*pair != Skill::DoubleWindPair || target.seat == target.round);
        let (fu, items) = plan.fu();
        possible
            && self.open.contains(&called)
            && self.kans.contains(&count(is_kan))
            && target.fu.is_none_or(|wanted| wanted == fu)
            && target.items.is_none_or(|wanted| wanted == items.min(MANY))
    }
}

impl HandPlan {
    const fn pairs(target: Target) -> Self {
        Self {
            target,
            pairs: true,
            sets: [Skill::Sequence; 4],
            yaochuu_by_ron: false,
            pair: Skill::PlainPair,
            wait: Skill::Tanki,
            chi: 0,
        }
    }

    /// Estimates the fu, rounded, and the number of their items: a guess that leads the way, which the engine checks.
    fn fu(&self) -> (u8, u8) {
        let of_set = |set: Skill| match set {
            Skill::TripletByRon if self.yaochuu_by_ron => 4,
            Skill::TripletByRon | Skill::Minkou => 2,
            Skill::MinkouYaochuu | Skill::Ankou => 4,
            Skill::AnkouYaochuu | Skill::Minkan => 8,
            Skill::MinkanYaochuu | Skill::Ankan => 16,
            Skill::AnkanYaochuu => 32,
            _ => 0,
        };
        let of_wait = match self.wait {
            Skill::Kanchan | Skill::Penchan | Skill::Tanki => 2,
            _ => 0,
        };
        let of_pair = match self.pair {
            Skill::YakuhaiPair | Skill::DoubleWindPair => 2,
            _ => 0,
        };
        let sets = self.sets.iter().copied().map(of_set);
        let parts = || sets.clone().chain([of_wait, of_pair]);
        let sum: u16 = parts().sum();
        let items = parts().filter(|fu| *fu > 0).count() as u8;
        let (won, of_win) = match (self.target.by, self.target.open) {
            (By::Tsumo, false) if sum == 0 => return (20, 0),
            (By::Ron, true) if sum == 0 => return (30, 0),
            (By::Tsumo, _) => (2, 1),
            (By::Ron, false) => (10, 1),
            (By::Ron, true) => (0, 0),
        };
        let fu = (20 + won + sum).next_multiple_of(10);
        (u8::try_from(fu).unwrap_or(u8::MAX), items + of_win)
    }
}
