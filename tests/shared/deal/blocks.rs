//! The tiles: sets and a pair, or one of the other shapes.

use tensu::{Dragon, Kind, MeldKind, Side, Suit, Tile, WrittenMeld, Yaku};

use super::{ANY, Allowed, Deal};

const FLAVOURS: [Allowed; 13] = [
    ANY,
    ANY,
    |kind| !kind.is_yaochuu(),
    |kind| kind.suit() == Some(Suit::Pin),
    |kind| kind.suit() == Some(Suit::Sou) || kind.is_honor(),
    |kind| kind.suit() == Some(Suit::Sou) && kind.rank() <= 6,
    |kind| kind.suit() == Some(Suit::Pin) && matches!(kind.rank(), 3..=7),
    Kind::is_yaochuu,
    Kind::is_honor,
    Kind::is_terminal,
    |kind| kind.is_yaochuu() || matches!(kind.rank(), 2 | 3 | 7 | 8),
    |kind| kind.suit().is_some() && kind.rank() <= 4,
    |kind| {
        kind.is_honor()
            || kind.suit() == Some(Suit::Sou) && matches!(kind.rank(), 2 | 3 | 4 | 6 | 8)
    },
];

/// Tiles of old yaku, dealt where a house has them.
const OLD: [(Yaku, Allowed); 6] = [
    (Yaku::HyakumanGoku, |kind| {
        kind.suit() == Some(Suit::Man) && kind.rank() >= 5
    }),
    (Yaku::Benikujaku, |kind| {
        is_sou(kind, &[1, 5, 7, 9]) || is_chun(kind)
    }),
    (Yaku::Kouitten, |kind| {
        is_sou(kind, &[2, 3, 4, 6, 8]) || is_chun(kind)
    }),
    (Yaku::Daichisei, Kind::is_honor),
    (Yaku::Kokuiisou, |kind| {
        kind.wind().is_some() || kind.suit() == Some(Suit::Pin) && matches!(kind.rank(), 2 | 4 | 8)
    }),
    (Yaku::Shousanpuu, |kind| {
        kind.wind().is_some() || kind.suit() == Some(Suit::Pin)
    }),
];

fn is_sou(kind: Kind, ranks: &[u8]) -> bool {
    kind.suit() == Some(Suit::Sou) && ranks.contains(&kind.rank())
}

fn is_chun(kind: Kind) -> bool {
    kind == Dragon::Chun.kind()
}

/// The chances of the sets of a hand, in percent.
#[derive(Clone, Copy)]
pub(super) struct Habits {
    pub(super) allowed: Allowed,
    pub(super) triplets: usize,
    pub(super) called: usize,
    pub(super) kans: usize,
}

/// The first tile of a set, and `true` for a sequence.
pub(super) type Plan = (Kind, bool);

impl Deal<'_> {
    pub(super) fn blocks(&mut self) {
        let shapes = self.rules.shapes();
        match self.random.below(100) {
            0..7 => self.seven_pairs(),
            7..9 if shapes.kokushi => self.orphans(),
            9..13 => self.gates(),
            13..14 if shapes.unrelated => self.unrelated(),
            14..16 => self.pairs_in_a_row(),
            _ => self.sets(),
        }
    }

    pub(super) fn conceal(&mut self, kinds: impl IntoIterator<Item = Kind>) {
        let tiles = kinds.into_iter().map(Tile::plain);
        self.question.hand.extend(tiles);
    }

    /// A number of a suit, when the game has it.
    pub(super) fn number(&self, suit: Suit, rank: u8) -> Option<Kind> {
        Kind::number(suit, rank).filter(|&kind| self.rules.tiles.has(kind))
    }

    /// A suit with all its numbers.
    pub(super) fn whole_suit(&mut self) -> Suit {
        let whole = |suit: &Suit| self.number(*suit, 5).is_some();
        let suits: Vec<Suit> = Suit::ALL.into_iter().filter(whole).collect();
        self.random.pick(&suits)
    }

    fn flavour(&mut self) -> Allowed {
        let old = OLD.iter().filter(|(yaku, _)| self.rules.has(*yaku));
        let old: Vec<Allowed> = old.map(|(_, allowed)| *allowed).collect();
        if !old.is_empty() && self.random.percent(20) {
            return self.random.pick(&old);
        }
        self.random.pick(&FLAVOURS)
    }

    fn seven_pairs(&mut self) {
        let allowed = self.flavour();
        let has = |kind: &Kind| {
            allowed(*kind) && self.rules.tiles.has(*kind) && self.left[kind.index()] == 4
        };
        let wide = Kind::all().filter(has).count() >= 7;
        let allowed = if wide { allowed } else { ANY };
        while self.question.hand.len() < 14 {
            let kind = self.kind(allowed);
            if self.left[kind.index()] == 4 && self.take(kind, 2) {
                self.conceal([kind; 2]);
            }
        }
    }

    /// Deals 22334455667788 or its neighbours: seven pairs, two pairs of equal sequences, or both.
    pub(super) fn pairs_in_a_row(&mut self) {
        let suit = self.whole_suit();
        let first = 1 + self.random.below(3) as u8;
        for rank in first..first + 7 {
            if let Some(kind) = self.number(suit, rank) {
                self.take(kind, 2);
                self.conceal([kind; 2]);
            }
        }
    }

    pub(super) fn orphans(&mut self) {
        let all: Vec<Kind> = Kind::all().filter(|kind| kind.is_yaochuu()).collect();
        if all.iter().any(|kind| self.left[kind.index()] < 2) {
            return self.sets();
        }
        let twice = self.random.pick(&all);
        for kind in all.into_iter().chain([twice]) {
            self.take(kind, 1);
            self.conceal([kind]);
        }
    }

    /// Tiles that have nothing to do with each other, all different or with one pair.
    fn unrelated(&mut self) {
        let mut kinds: Vec<Kind> = Kind::all().filter(|kind| kind.is_honor()).collect();
        // All norths may have been set aside.
        if kinds.iter().any(|kind| self.left[kind.index()] < 2) {
            return self.sets();
        }
        for suit in Suit::ALL {
            let gaps: [[u8; 3]; 5] = [[1, 4, 7], [2, 5, 8], [3, 6, 9], [1, 5, 9], [1, 4, 8]];
            let ranks = self.random.pick(&gaps);
            kinds.extend(ranks.iter().filter_map(|&rank| self.number(suit, rank)));
        }
        self.random.shuffle(&mut kinds);
        kinds.truncate(14);
        if self.random.percent(60) {
            kinds.truncate(13);
            let twice = self.random.pick(&kinds);
            kinds.push(twice);
        }
        for kind in &kinds {
            self.take(*kind, 1);
        }
        self.conceal(kinds);
    }

    /// Deals 1112345678999 and one more, or something that just misses it.
    pub(super) fn gates(&mut self) {
        let suit = self.whole_suit();
        let extra = 1 + self.random.below(9) as u8;
        for rank in [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, extra] {
            if let Some(kind) = self.number(suit, rank) {
                self.take(kind, 1);
                self.conceal([kind]);
            }
        }
    }

    fn sets(&mut self) {
        let habits = Habits {
            allowed: self.flavour(),
            triplets: self.random.pick(&[10, 15, 40, 60, 100]),
            // The chance that a set is called: never, now and then, always.
            called: self.random.pick(&[0, 0, 0, 25, 50, 90]),
            kans: self.random.pick(&[0, 20, 80]),
        };
        let plan = self.plan();
        self.planned(plan, habits);
    }

    /// The sets that are planned and others, then a pair.
    pub(super) fn planned(&mut self, plan: Vec<Plan>, mut habits: Habits) {
        let mut sets = 0;
        for (kind, sequence) in plan {
            sets += usize::from(self.set(kind, sequence, habits));
        }
        let mut tries = 0;
        while sets < 4 {
            tries += 1;
            if tries > 40 {
                // A flavour of few kinds may run out of tiles.
                habits.allowed = ANY;
            }
            let sequence = !self.random.percent(habits.triplets);
            let kind = self.kind(habits.allowed);
            sets += usize::from(self.set(kind, sequence, habits));
        }
        while self.question.hand.len() % 3 != 2 {
            tries += 1;
            let kind = self.kind(if tries > 60 { ANY } else { habits.allowed });
            if self.take(kind, 2) {
                self.conceal([kind; 2]);
            }
        }
    }

    /// Sets that make a rare yaku, or nearly.
    fn plan(&mut self) -> Vec<Plan> {
        let honors = |range: std::ops::RangeInclusive<u8>| -> Vec<Plan> {
            range
                .filter_map(Kind::honor)
                .map(|kind| (kind, false))
                .collect()
        };
        let rank = 1 + self.random.below(9) as u8;
        let start = 1 + self.random.below(7) as u8;
        let suit = self.random.pick(&Suit::ALL);
        let alike = |rank, sequence| -> Vec<Plan> {
            let kinds = Suit::ALL
                .into_iter()
                .filter_map(|suit| Kind::number(suit, rank));
            kinds.map(|kind| (kind, sequence)).collect()
        };
        let row = |ranks: &[u8], sequence| -> Vec<Plan> {
            let kinds = ranks.iter().filter_map(|&rank| Kind::number(suit, rank));
            kinds.map(|kind| (kind, sequence)).collect()
        };
        if self.rules.has(Yaku::Uumensai) && self.random.percent(10) {
            return self.all_five();
        }
        match self.random.below(40) {
            0 | 1 => honors(5..=7),
            2 => honors(1..=4),
            3 => honors(1..=3),
            4 => honors(5..=6),
            5 => alike(rank, false),
            6 | 7 => alike(start, true),
            8 | 9 => row(&[1, 4, 7], true),
            10 => row(&[start; 4], true),
            11 => row(&[start; 3], true),
            12 | 13 => row(&[start; 2], true),
            14 => row(&[start, start + 1, start + 2], false),
            15 => row(&[start, start + 1, start + 2, start + 3], false),
            16 => row(&[start, start, start + 1, start + 1], true),
            17 => row(&[1, 9], false),
            _ => Vec::new(),
        }
    }

    /// Plans a set each of man, pin, sou, winds and dragons; one of them is left to be the pair, or to miss.
    fn all_five(&mut self) -> Vec<Plan> {
        let groups: [Allowed; 5] = [
            |kind| kind.suit() == Some(Suit::Man),
            |kind| kind.suit() == Some(Suit::Pin),
            |kind| kind.suit() == Some(Suit::Sou),
            |kind| kind.wind().is_some(),
            |kind| kind.dragon().is_some(),
        ];
        let without = self.random.below(5);
        let mut plan = Vec::new();
        for (nth, group) in groups.into_iter().enumerate() {
            let kind = self.kind(group);
            if nth != without {
                let sequence = kind.suit().is_some() && kind.rank() <= 7 && self.random.percent(70);
                plan.push((kind, sequence));
            } else if self.random.percent(80) && self.take(kind, 2) {
                self.conceal([kind; 2]);
            }
        }
        plan
    }

    pub(super) fn set(&mut self, kind: Kind, sequence: bool, habits: Habits) -> bool {
        if sequence {
            self.sequence(kind, habits)
        } else {
            self.triplet(kind, habits)
        }
    }

    fn sequence(&mut self, first: Kind, habits: Habits) -> bool {
        let (Some(second), Some(third)) = (first.up(1), first.up(2)) else {
            return false;
        };
        let sequence = [first, second, third];
        let free = |kind: &Kind| self.rules.tiles.has(*kind) && self.left[kind.index()] > 0;
        if !sequence.iter().all(free) {
            return false;
        }
        for kind in sequence {
            self.take(kind, 1);
        }
        if self.rules.tiles.chi && self.random.percent(habits.called) {
            let from = self.random.pick(&[None, Some(Side::Left)]);
            self.meld(MeldKind::Chi, &sequence, from);
        } else {
            self.conceal(sequence);
        }
        true
    }

    fn triplet(&mut self, kind: Kind, habits: Habits) -> bool {
        let kan = self.random.percent(habits.kans);
        if !self.take(kind, if kan { 4 } else { 3 }) {
            return false;
        }
        let from = self.side();
        match (kan, self.random.percent(habits.called)) {
            (true, true) => {
                let how = self.random.pick(&[MeldKind::Minkan, MeldKind::Kakan]);
                self.meld(how, &[kind; 4], from);
            }
            (true, false) => self.meld(MeldKind::Ankan, &[kind; 4], None),
            (false, true) => self.meld(MeldKind::Pon, &[kind; 3], from),
            (false, false) => self.conceal([kind; 3]),
        }
        true
    }

    fn meld(&mut self, kind: MeldKind, kinds: &[Kind], from: Option<Side>) {
        let tiles = kinds.iter().copied().map(Tile::plain).collect();
        self.question.melds.push(WrittenMeld { kind, tiles, from });
    }
}
