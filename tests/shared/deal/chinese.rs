//! Wins of the Chinese rules: every shape, and the combinations of chows and pungs of which the fan are made.

use tensu::{By, Flag, Kind, Suit, Tile, Wind, Yaku};

use super::blocks::{Habits, Plan};
use super::{ANY, Allowed, Deal};

const FLAVOURS: [Allowed; 14] = [
    ANY,
    ANY,
    ANY,
    |kind| kind.suit() == Some(Suit::Man),
    |kind| kind.suit() == Some(Suit::Pin) || kind.is_honor(),
    |kind| kind.suit().is_some() && kind.rank() <= 4,
    |kind| kind.suit().is_some() && kind.rank() >= 6,
    |kind| kind.suit().is_some() && matches!(kind.rank(), 4..=6),
    |kind| kind.suit().is_some() && kind.rank() % 2 == 0,
    Kind::is_yaochuu,
    |kind| kind.is_yaochuu() || matches!(kind.rank(), 2 | 3 | 7 | 8),
    |kind| matches!(kind.suit(), Some(Suit::Man | Suit::Pin)),
    |kind| match kind.suit() {
        Some(Suit::Sou) => matches!(kind.rank(), 2 | 4..=6 | 8 | 9),
        Some(Suit::Pin) => matches!(kind.rank(), 1..=5 | 8 | 9),
        _ => kind == tensu::Dragon::Haku.kind(),
    },
    |kind| match kind.suit() {
        Some(suit) => suit == Suit::Sou && matches!(kind.rank(), 2..=4 | 6 | 8),
        None => kind == tensu::Dragon::Hatsu.kind(),
    },
];

impl Deal<'_> {
    pub(super) fn chinese(&mut self) {
        // Knitted tiles are of one game's shapes; seven pairs are of both, or a house has them.
        let knitted = self.rules.has(Yaku::KnittedStraight);
        let pairs = self.rules.has(Yaku::SevenPairs);
        match self.random.below(100) {
            0..4 if pairs => self.pairs(),
            4..6 if pairs => self.pairs_in_a_row(),
            6..8 => self.orphans(),
            8..11 => self.gates(),
            11..15 if knitted => self.honors_and_knitted(),
            15..21 if knitted => self.knitted_straight(),
            _ => {
                let habits = self.habits();
                let plan = self.combination();
                self.planned(plan, habits);
            }
        }
    }

    fn habits(&mut self) -> Habits {
        Habits {
            allowed: self.random.pick(&FLAVOURS),
            triplets: self.random.pick(&[5, 20, 50, 90, 100]),
            called: self.random.pick(&[0, 0, 20, 50, 90, 100]),
            kans: self.random.pick(&[0, 0, 20, 60]),
        }
    }

    /// Deals seven pairs, of which two may be alike.
    fn pairs(&mut self) {
        let flavour = self.random.pick(&FLAVOURS);
        let wide = Kind::all().filter(|&kind| flavour(kind)).count() >= 4;
        let allowed = if wide { flavour } else { ANY };
        while self.question.hand.len() < 14 {
            let kind = self.kind(allowed);
            if self.take(kind, 2) {
                self.conceal([kind; 2]);
            }
        }
    }

    /// Deals 147, 258 and 369 of three suits in any order.
    fn knitted(&mut self) -> Vec<Kind> {
        let mut suits = Suit::ALL;
        self.random.shuffle(&mut suits);
        let row = |first: u8| {
            let suit = suits[usize::from(first) - 1];
            [first, first + 3, first + 6]
                .into_iter()
                .filter_map(move |rank| Kind::number(suit, rank))
        };
        (1..=3).flat_map(row).collect()
    }

    fn honors_and_knitted(&mut self) {
        let mut kinds = self.knitted();
        kinds.extend(Kind::all().filter(|kind| kind.is_honor()));
        self.random.shuffle(&mut kinds);
        kinds.truncate(14);
        for kind in kinds {
            self.take(kind, 1);
            self.conceal([kind]);
        }
    }

    fn knitted_straight(&mut self) {
        for kind in self.knitted() {
            self.take(kind, 1);
            self.conceal([kind]);
        }
        let habits = self.habits();
        let mut allowed = habits.allowed;
        loop {
            let kind = self.kind(allowed);
            let sequence = !self.random.percent(habits.triplets);
            if self.set(kind, sequence, habits) {
                break;
            }
            allowed = ANY;
        }
        while self.question.hand.len() % 3 != 2 {
            let kind = self.kind(ANY);
            if self.take(kind, 2) {
                self.conceal([kind; 2]);
            }
        }
    }

    /// Sets that belong together, now and then all but one of them.
    fn combination(&mut self) -> Vec<Plan> {
        let mut plan = match self.random.below(40) {
            0..6 => self.honor_pungs(),
            6..14 => self.of_one_suit(),
            14..20 => self.of_three_suits(),
            20..26 => self.of_two_suits(),
            _ => Vec::new(),
        };
        if self.random.percent(30) {
            plan.pop();
        }
        plan
    }

    fn honor_pungs(&mut self) -> Vec<Plan> {
        let mut kinds: Vec<Kind> = if self.random.percent(60) {
            Kind::all().filter(|kind| kind.wind().is_some()).collect()
        } else {
            Kind::all().filter(|kind| kind.dragon().is_some()).collect()
        };
        self.random.shuffle(&mut kinds);
        kinds.into_iter().map(|kind| (kind, false)).collect()
    }

    /// Plans sets of one suit: so many equal ones, or each so many higher than the last.
    fn of_one_suit(&mut self) -> Vec<Plan> {
        let suit = self.random.pick(&Suit::ALL);
        let sequence = self.random.percent(75);
        let steps: [u8; 4] = self.random.pick(&[
            [0, 0, 0, 0],
            [0, 1, 2, 3],
            [0, 2, 4, 6],
            [0, 3, 6, 0],
            [0, 0, 6, 6],
            [0, 0, 3, 3],
            [0, 1, 2, 5],
            [0, 3, 6, 3],
        ]);
        let first = 1 + self.random.below(6) as u8;
        let at = |step: u8| Kind::number(suit, first + step).or(Kind::number(suit, 1 + step));
        steps
            .into_iter()
            .filter_map(at)
            .map(|kind| (kind, sequence))
            .collect()
    }

    /// Plans three sets of three suits, equal or each so many higher than the last.
    fn of_three_suits(&mut self) -> Vec<Plan> {
        let mut suits = Suit::ALL;
        self.random.shuffle(&mut suits);
        let sequence = self.random.percent(65);
        let step = self.random.pick(&[0, 0, 1, 1, 2, 3, 3]);
        let most = (if sequence { 7 } else { 9 }) - 2 * step;
        let first = 1 + self.random.below(most) as u8;
        let at = |nth: usize| Kind::number(suits[nth], first + (nth * step) as u8);
        (0..3).filter_map(at).map(|kind| (kind, sequence)).collect()
    }

    /// Plans two sets of each of two suits, at the same numbers.
    fn of_two_suits(&mut self) -> Vec<Plan> {
        let mut suits = Suit::ALL;
        self.random.shuffle(&mut suits);
        let sequence = self.random.percent(75);
        let (low, step) =
            self.random
                .pick(&[(1, 6), (1, 6), (1, 3), (3, 3), (2, 0), (4, 1), (2, 1)]);
        let at = |(nth, step): (usize, u8)| Kind::number(suits[nth], low + step);
        let sets = [(0, 0), (0, step), (1, 0), (1, step)].into_iter();
        // The pair that goes with 123 and 789 of two suits.
        if step == 6
            && let Some(five) = Kind::number(suits[2], 5)
            && self.take(five, 2)
        {
            self.conceal([five; 2]);
        }
        sets.filter_map(at).map(|kind| (kind, sequence)).collect()
    }

    /// Adds events that can have happened when the winning tile came.
    pub(super) fn chinese_events(&mut self) {
        let Some(win) = self.question.win.and_then(Tile::kind) else {
            return;
        };
        let q = &self.question;
        let tsumo = q.by == By::Tsumo;
        let opening = q.melds.is_empty() && (tsumo || q.seat != Wind::East);
        let kongs = q.melds.iter().filter(|meld| meld.kind.is_kan()).count();
        let held = q.hand.contains(&Tile::plain(win));
        let all_left = self.left[win.index()] == 3;
        if opening && self.random.percent(4) {
            return self.flag(Flag::FirstTurn);
        }
        if tsumo && kongs > 0 && self.random.percent(20) {
            self.flag(Flag::Rinshan);
        }
        if !held && self.rules.counts(Flag::LastOfKind) && self.random.percent(8) {
            self.flag(Flag::LastOfKind);
        }
        if !tsumo && all_left && self.random.percent(8) {
            // The other three are in the kong.
            self.flag(Flag::Chankan);
            self.left[win.index()] = 0;
            return;
        }
        if self.has(Flag::Rinshan)
            && kongs > 1
            && self.rules.counts(Flag::KongOnKong)
            && self.random.percent(30)
        {
            self.flag(Flag::KongOnKong);
        }
        if self.random.percent(7) {
            self.flag(Flag::LastTile);
        }
        self.fold();
    }
}
