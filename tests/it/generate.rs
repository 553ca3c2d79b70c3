//! Legal winning hands by construction, the tricky ones more often than at a table.

use tensu::{
    By, Flag, Flags, Kind, Liable, MeldKind, Question, Riichi, Side, Suit, Tile, Wind, WrittenMeld,
    Yaku,
};

use crate::random::Random;

/// A complete hand and what happened around it. It may lack a yaku; nothing else is wrong with it.
pub fn hand(random: &mut Random) -> Question {
    let mut deal = Deal {
        random,
        left: [4; 34],
        question: Question::default(),
    };
    deal.blocks();
    deal.winner();
    deal.reds();
    deal.table();
    deal.events();
    deal.indicators();
    deal.liable();
    deal.question
}

struct Deal<'r> {
    random: &'r mut Random,
    /// Copies of each kind that no field of the question has yet.
    left: [u8; 34],
    question: Question,
}

/// Which tiles a hand is made of: hands of few kinds have many readings and rare yaku.
type Allowed = fn(Kind) -> bool;

const ANY: Allowed = |_| true;

const FLAVOURS: [Allowed; 10] = [
    ANY,
    ANY,
    |kind| !kind.is_yaochuu(),
    |kind| kind.suit() == Some(Suit::Pin),
    |kind| kind.suit() == Some(Suit::Sou) || kind.is_honor(),
    Kind::is_yaochuu,
    Kind::is_honor,
    |kind| kind.is_yaochuu() || matches!(kind.rank(), 2 | 3 | 7 | 8),
    |kind| kind.suit().is_some() && kind.rank() <= 4,
    |kind| {
        kind.is_honor()
            || kind.suit() == Some(Suit::Sou) && matches!(kind.rank(), 2 | 3 | 4 | 6 | 8)
    },
];

impl Deal<'_> {
    fn take(&mut self, kind: Kind, n: u8) -> bool {
        let enough = self.left[kind.index()] >= n;
        if enough {
            self.left[kind.index()] -= n;
        }
        enough
    }

    fn kind(&mut self, allowed: Allowed) -> Kind {
        let kinds: Vec<Kind> = Kind::all().filter(|&kind| allowed(kind)).collect();
        self.random.pick(&kinds)
    }

    fn blocks(&mut self) {
        match self.random.below(100) {
            0..5 => self.seven_pairs(),
            5..7 => self.orphans(),
            7..11 => self.gates(),
            _ => self.sets(),
        }
    }

    fn conceal(&mut self, kinds: impl IntoIterator<Item = Kind>) {
        self.question
            .hand
            .extend(kinds.into_iter().map(Tile::plain));
    }

    fn seven_pairs(&mut self) {
        let allowed = self.random.pick(&FLAVOURS);
        let wide = Kind::all().filter(|&kind| allowed(kind)).count() >= 7;
        let allowed = if wide { allowed } else { ANY };
        while self.question.hand.len() < 14 {
            let kind = self.kind(allowed);
            if self.left[kind.index()] == 4 && self.take(kind, 2) {
                self.conceal([kind; 2]);
            }
        }
    }

    fn orphans(&mut self) {
        let twice = self.kind(Kind::is_yaochuu);
        for kind in Kind::all().filter(|kind| kind.is_yaochuu()).chain([twice]) {
            self.take(kind, 1);
            self.conceal([kind]);
        }
    }

    /// 1112345678999 and one more, or something that just misses it.
    fn gates(&mut self) {
        let suit = self.random.pick(&Suit::ALL);
        let extra = 1 + self.random.below(9) as u8;
        for rank in [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, extra] {
            let kind = Kind::number(suit, rank).expect("a number");
            self.take(kind, 1);
            self.conceal([kind]);
        }
    }

    fn sets(&mut self) {
        let allowed = self.random.pick(&FLAVOURS);
        let triplets = self.random.pick(&[15, 40, 60, 100]);
        // How often a set is called: never, now and then, always.
        let called = self.random.pick(&[0, 0, 25, 50, 90]);
        let kans = self.random.pick(&[0, 20, 80]);
        let mut sets = 0;
        let mut tries = 0;
        while sets < 4 {
            tries += 1;
            // A flavour of few kinds may run out of tiles.
            let allowed = if tries > 40 { ANY } else { allowed };
            let done = if self.random.percent(triplets) {
                self.triplet(allowed, called, kans)
            } else {
                self.run(allowed, called)
            };
            sets += u8::from(done);
        }
        while self.question.hand.len() % 3 != 2 {
            let kind = self.kind(if tries > 60 { ANY } else { allowed });
            tries += 1;
            if self.take(kind, 2) {
                self.conceal([kind; 2]);
            }
        }
    }

    fn run(&mut self, allowed: Allowed, called: usize) -> bool {
        let first = self.kind(allowed);
        let (Some(second), Some(third)) = (first.up(1), first.up(2)) else {
            return false;
        };
        let run = [first, second, third];
        let free = |kind: &Kind| allowed(*kind) && self.left[kind.index()] > 0;
        if !run.iter().all(free) {
            return false;
        }
        for kind in run {
            self.take(kind, 1);
        }
        if self.random.percent(called) {
            let from = self.random.pick(&[None, Some(Side::Left)]);
            self.meld(MeldKind::Chi, &run, from);
        } else {
            self.conceal(run);
        }
        true
    }

    fn triplet(&mut self, allowed: Allowed, called: usize, kans: usize) -> bool {
        let kind = self.kind(allowed);
        let kan = self.random.percent(kans);
        if !self.take(kind, if kan { 4 } else { 3 }) {
            return false;
        }
        let from = self.random.pick(&[
            None,
            Some(Side::Left),
            Some(Side::Across),
            Some(Side::Right),
        ]);
        match (kan, self.random.percent(called)) {
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

    fn winner(&mut self) {
        self.random.shuffle(&mut self.question.hand);
        self.question.win = self.question.hand.pop();
    }

    /// Makes at most one five of each suit red.
    fn reds(&mut self) {
        for suit in Suit::ALL {
            let five = Kind::number(suit, 5).map(Tile::plain);
            let hand = self.question.hand.iter_mut().chain(&mut self.question.win);
            let melds = self
                .question
                .melds
                .iter_mut()
                .flat_map(|meld| &mut meld.tiles);
            let mut fives: Vec<&mut Tile> = hand
                .chain(melds)
                .filter(|tile| Some(**tile) == five)
                .collect();
            if !fives.is_empty() && self.random.percent(40) {
                let i = self.random.below(fives.len());
                *fives[i] = Tile::red(suit);
            }
        }
    }

    fn table(&mut self) {
        let (random, question) = (&mut *self.random, &mut self.question);
        question.by = random.pick(&[By::Ron, By::Tsumo]);
        question.seat = random.pick(&Wind::ALL);
        question.round =
            random.pick(&[Wind::East, Wind::East, Wind::South, Wind::West, Wind::North]);
        question.honba = random.pick(&[0, 0, 1, 2, 7]);
        question.sticks = random.pick(&[0, 0, 1, 3]);
        let from = random.pick(&Wind::ALL);
        if question.by == By::Ron && from != question.seat {
            question.from = Some(from);
        }
    }

    fn events(&mut self) {
        let question = &self.question;
        let closed = question.melds.iter().all(|meld| !meld.kind.opens());
        let kan = question.melds.iter().any(|meld| meld.kind.is_kan());
        let tsumo = question.by == By::Tsumo;
        let opening = question.melds.is_empty() && (tsumo || question.seat != Wind::East);
        let random = &mut *self.random;
        let mut flags = Flags::NONE;
        let mut riichi = Riichi::None;
        if opening && random.percent(3) {
            flags = flags.with(Flag::FirstTurn);
        } else {
            if closed {
                riichi = random.pick(&[
                    Riichi::None,
                    Riichi::None,
                    Riichi::Riichi,
                    Riichi::Riichi,
                    Riichi::Double,
                ]);
            }
            if tsumo && kan && random.percent(30) {
                flags = flags.with(Flag::Rinshan);
            } else if riichi.is_declared() && random.percent(30) {
                flags = flags.with(Flag::Ippatsu);
            }
            if random.percent(6) {
                flags = flags.with(Flag::LastTile);
            }
        }
        self.question.riichi = riichi;
        self.question.flags = flags;
        self.chankan();
    }

    /// A robbed kan has the other three copies of the winning tile.
    fn chankan(&mut self) {
        let Some(kind) = self.question.win.and_then(Tile::kind) else {
            return;
        };
        let question = &self.question;
        let busy = question.flags.has(Flag::FirstTurn) || question.flags.has(Flag::LastTile);
        let possible = question.by == By::Ron && !busy && self.left[kind.index()] == 3;
        if possible && self.random.percent(10) {
            self.question.flags = question.flags.with(Flag::Chankan);
            self.left[kind.index()] = 0;
        }
    }

    fn indicators(&mut self) {
        let count = self.random.pick(&[0, 1, 1, 2, 5]);
        for _ in 0..count {
            let tile = self.indicator();
            self.question.dora.extend(tile);
        }
        if self.question.riichi.is_declared() && self.random.percent(60) {
            for _ in 0..count {
                let tile = self.indicator();
                self.question.ura.extend(tile);
            }
        }
    }

    /// Half of them show a tile of the hand.
    fn indicator(&mut self) -> Option<Tile> {
        let tiles: Vec<Tile> = self.question.all_tiles().collect();
        let wanted = self.random.pick(&tiles).kind()?;
        let hits = Kind::all().find(|kind| kind.indicated() == wanted)?;
        let kind = if self.random.percent(50) {
            hits
        } else {
            self.kind(ANY)
        };
        self.take(kind, 1).then_some(Tile::plain(kind))
    }

    /// Somebody threw the last of three called dragons.
    fn liable(&mut self) {
        let called = |kind: Kind| {
            let melds = &self.question.melds;
            melds
                .iter()
                .any(|meld| meld.kind.opens() && meld.tiles[0].kind() == Some(kind))
        };
        let dragons = Kind::all()
            .filter(|kind| kind.dragon().is_some())
            .all(called);
        let seat = self.random.pick(&Wind::ALL);
        if dragons && seat != self.question.seat {
            self.question.liable.push(Liable {
                seat,
                yaku: Yaku::Daisangen,
            });
        }
    }
}
