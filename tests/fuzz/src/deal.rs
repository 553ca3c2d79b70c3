//! Rules and mostly plausible hands from bytes, for all rulesets; every sequence of bytes is one.

use tensu::rules::{Setting, all, house_rules};
use tensu::{
    By, Flag, Kind, Liable, MeldKind, Question, Riichi, Ruleset, Side, Suit, Tile, Wind,
    WrittenMeld, Yaku,
};

use super::bytes::Bytes;

/// A ruleset, now and then with some of its rules changed.
pub fn rules(bytes: &mut Bytes<'_>) -> Ruleset {
    let presets: Vec<&Ruleset> = all().collect();
    let mut rules = bytes.pick(&presets).clone();
    let known: Vec<_> = house_rules().collect();
    let changes = bytes.below(16).saturating_sub(8);
    for _ in 0..changes {
        let rule = bytes.pick(&known);
        let value = setting(rule.choices, bytes);
        // What the ruleset refuses is left as it is.
        let _ = rules.change(rule.id, &value);
    }
    rules
}

fn setting(choices: &[&str], bytes: &mut Bytes<'_>) -> Setting {
    let number = |bytes: &mut Bytes<'_>| Setting::Number(i64::from(bytes.next()));
    match bytes.below(6) {
        0 | 1 if !choices.is_empty() => Setting::of_code(bytes.pick(choices)),
        0 | 1 => {
            let all: Vec<Yaku> = Yaku::all().collect();
            Setting::list((0..bytes.below(6)).map(|_| bytes.pick(&all)))
        }
        2 => number(bytes),
        3 => Setting::Open(i64::from(bytes.next())),
        4 => Setting::List(
            (0..3)
                .map(|_| Setting::Number(bytes.below(5) as i64))
                .collect(),
        ),
        _ => Setting::Null,
    }
}

/// A hand and what happened around it.
pub fn question(bytes: &mut Bytes<'_>, rules: &Ruleset) -> Question {
    let mut deal = Deal {
        bytes: bytes.clone(),
        rules,
        left: core::array::from_fn(|i| {
            Kind::new(i).map_or(0, |kind| 4 * u8::from(rules.tiles.has(kind)))
        }),
        question: Question::default(),
    };
    deal.blocks();
    deal.winner();
    deal.reds();
    deal.table();
    deal.events();
    deal.indicators();
    deal.liable();
    deal.spoil();
    deal.question
}

struct Deal<'d> {
    bytes: Bytes<'d>,
    rules: &'d Ruleset,
    /// Copies of each kind that no field of the question has yet.
    left: [u8; Kind::COUNT],
    question: Question,
}

impl Deal<'_> {
    /// The chosen kind, or the next one of which there are enough.
    fn kind(&mut self, from: usize, n: u8) -> Option<Kind> {
        let mut kinds = (from..from + Kind::COUNT).filter_map(|i| Kind::new(i % Kind::COUNT));
        let kind = kinds.find(|kind| self.left[kind.index()] >= n)?;
        self.left[kind.index()] -= n;
        Some(kind)
    }

    fn some_kind(&mut self, n: u8) -> Option<Kind> {
        let from = self.bytes.below(Kind::COUNT);
        self.kind(from, n)
    }

    fn conceal(&mut self, kinds: impl IntoIterator<Item = Kind>) {
        self.question
            .hand
            .extend(kinds.into_iter().map(Tile::plain));
    }

    fn blocks(&mut self) {
        match self.bytes.below(16) {
            0 => self.seven_pairs(),
            1 => self.orphans(),
            2 => self.gates(),
            3 => self.unrelated(),
            _ => self.sets(),
        }
    }

    fn seven_pairs(&mut self) {
        let mut from = self.bytes.below(Kind::COUNT);
        for _ in 0..7 {
            if let Some(kind) = self.kind(from, 2) {
                self.conceal([kind; 2]);
            }
            from += 1 + self.bytes.below(4);
        }
    }

    fn orphans(&mut self) {
        let orphans: Vec<Kind> = Kind::all().filter(|kind| kind.is_yaochuu()).collect();
        let twice = self.bytes.pick(&orphans);
        for kind in orphans.into_iter().chain([twice]) {
            let kind = self.kind(kind.index(), 1);
            self.conceal(kind);
        }
    }

    fn gates(&mut self) {
        let first = self.bytes.below(3) * 9;
        let extra = self.bytes.below(9);
        for rank in [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, extra] {
            let kind = self.kind(first + rank, 1);
            self.conceal(kind);
        }
    }

    /// Deals tiles of a suit three apart, and honors.
    fn unrelated(&mut self) {
        for suit in 0..3 {
            let start = self.bytes.below(3);
            for rank in [start, start + 3, start + 6] {
                let kind = self.kind(suit * 9 + rank, 1);
                self.conceal(kind);
            }
        }
        for honor in 0..5 {
            let kind = self.kind(27 + honor, 1);
            self.conceal(kind);
        }
        if self.bytes.often(128) {
            self.question.hand.pop();
            let twice = self.bytes.below(self.question.hand.len());
            self.question.hand.push(self.question.hand[twice]);
        }
    }

    fn sets(&mut self) {
        let called = self.bytes.pick(&[0, 0, 64, 128, 255]);
        for _ in 0..4 {
            match self.bytes.below(8) {
                0..4 => self.run(called),
                4..6 => self.triplet(called, 3),
                6 => self.triplet(called, 4),
                _ => self.next_to_last(called),
            }
        }
        if let Some(kind) = self.some_kind(2) {
            self.conceal([kind; 2]);
        }
    }

    fn run(&mut self, called: u8) {
        let from = self.bytes.below(27);
        let run = (from..from + 27).find_map(|i| {
            let first = Kind::new(i % 27)?;
            let run = [first, first.up(1)?, first.up(2)?];
            run.iter()
                .all(|kind| self.left[kind.index()] > 0)
                .then_some(run)
        });
        let Some(run) = run else { return };
        for kind in run {
            self.left[kind.index()] -= 1;
        }
        if self.rules.tiles.chi && self.bytes.often(called) {
            let from = self.bytes.pick(&[None, Some(Side::Left)]);
            self.meld(MeldKind::Chi, &run, from);
        } else {
            self.conceal(run);
        }
    }

    /// Adds a sequence or triplet beside the tiles that are there, for hands with many readings.
    fn next_to_last(&mut self, called: u8) {
        let last = self.question.hand.last().and_then(|tile| tile.kind());
        let Some(kind) = last.and_then(|kind| self.kind(kind.index() + 1, 3)) else {
            return self.triplet(called, 3);
        };
        self.conceal([kind; 3]);
    }

    fn triplet(&mut self, called: u8, n: u8) {
        let Some(kind) = self.some_kind(n) else {
            return;
        };
        let side = self.bytes.pick(&[
            None,
            Some(Side::Left),
            Some(Side::Across),
            Some(Side::Right),
        ]);
        match (n, self.bytes.often(called)) {
            (3, true) => self.meld(MeldKind::Pon, &[kind; 3], side),
            (3, false) => self.conceal([kind; 3]),
            (_, true) => {
                let how = self.bytes.pick(&[MeldKind::Minkan, MeldKind::Kakan]);
                self.meld(how, &[kind; 4], side);
            }
            (_, false) => self.meld(MeldKind::Ankan, &[kind; 4], None),
        }
    }

    fn meld(&mut self, kind: MeldKind, kinds: &[Kind], from: Option<Side>) {
        let tiles = kinds.iter().copied().map(Tile::plain).collect();
        self.question.melds.push(WrittenMeld { kind, tiles, from });
    }

    fn winner(&mut self) {
        if !self.question.hand.is_empty() {
            let at = self.bytes.below(self.question.hand.len());
            self.question.win = Some(self.question.hand.remove(at));
        }
    }

    /// Makes the first five of a suit red where there are red fives.
    fn reds(&mut self) {
        let choice = self.bytes.next();
        for (i, suit) in Suit::ALL.into_iter().enumerate() {
            if (choice >> (2 * i)).is_multiple_of(4) || self.rules.tiles.reds()[i] == 0 {
                continue;
            }
            let five = Kind::number(suit, 5).map(Tile::plain);
            let question = &mut self.question;
            let melds = question.melds.iter_mut().flat_map(|meld| &mut meld.tiles);
            let all = question
                .win
                .iter_mut()
                .chain(&mut question.hand)
                .chain(melds);
            if let Some(tile) = all.into_iter().find(|tile| Some(**tile) == five) {
                *tile = Tile::red(suit);
            }
        }
    }

    fn table(&mut self) {
        let winds = self.rules.seats.winds();
        let (bytes, question) = (&mut self.bytes, &mut self.question);
        question.by = bytes.pick(&[By::Ron, By::Tsumo]);
        question.seat = bytes.pick(winds);
        question.round = bytes.pick(&Wind::ALL);
        if self.rules.is_riichi() {
            question.honba = bytes.pick(&[0, 0, 1, 2, 4, 8, 1_000]);
            question.sticks = bytes.pick(&[0, 0, 1, 3, 1_000]);
        }
        let from = bytes.pick(winds);
        if question.by == By::Ron && from != question.seat && bytes.often(200) {
            question.from = Some(from);
        }
    }

    fn events(&mut self) {
        let closed = self.question.melds.iter().all(|meld| !meld.kind.opens());
        let kan = self.question.melds.iter().any(|meld| meld.kind.is_kan());
        let tsumo = self.question.by == By::Tsumo;
        let (bytes, question) = (&mut self.bytes, &mut self.question);
        let mut set = |flag| question.flags = question.flags.with(flag);
        match bytes.below(16) {
            0 if question.melds.is_empty() => set(Flag::FirstTurn),
            1 if kan && tsumo => set(Flag::Rinshan),
            2 => set(Flag::LastTile),
            3 if !tsumo => set(Flag::Chankan),
            4 => set(bytes.pick(Flag::ALL)),
            5 => set(Flag::Ready),
            _ => {}
        }
        if closed && self.rules.has(Yaku::Riichi) && bytes.often(128) {
            question.riichi = bytes.pick(&Riichi::ALL);
            if question.riichi.is_declared() && bytes.often(80) {
                question.flags = question.flags.with(Flag::Ippatsu);
            }
        }
    }

    fn indicators(&mut self) {
        if !self.rules.is_riichi() {
            for _ in 0..self.bytes.below(8) {
                let flower = Tile::flower(1 + self.bytes.below(8) as u8);
                self.question.flowers.extend(flower);
            }
            return;
        }
        for _ in 0..self.bytes.below(6) {
            let kind = self.some_kind(1).map(Tile::plain);
            self.question.dora.extend(kind);
        }
        if self.question.riichi.is_declared() {
            for _ in 0..self.bytes.below(6) {
                let kind = self.some_kind(1).map(Tile::plain);
                self.question.ura.extend(kind);
            }
        }
        if self.rules.seats.winds().len() == 3 {
            let most = usize::from(self.left[Wind::North.kind().index()]) + 1;
            self.question.norths = self.bytes.below(most) as u8;
        }
    }

    fn liable(&mut self) {
        while self.bytes.often(40) && self.question.liable.len() < 3 {
            let yaku = [
                Yaku::Daisangen,
                Yaku::Daisuushii,
                Yaku::Suukantsu,
                Yaku::Rinshan,
            ];
            let yaku = self.bytes.pick(&yaku);
            let seat = self.bytes.pick(&Wind::ALL);
            self.question.liable.push(Liable { seat, yaku });
        }
    }

    /// One hand in a few is wrong somewhere.
    fn spoil(&mut self) {
        let (bytes, question) = (&mut self.bytes, &mut self.question);
        if !bytes.often(24) {
            return;
        }
        let tile = Tile::all().nth(bytes.below(Tile::COUNT));
        match bytes.below(12) {
            0 => question.hand.extend(tile),
            1 => question.win = tile,
            2 => drop(question.hand.pop()),
            3 => question.dora.extend([tile; 3].into_iter().flatten()),
            4 => question.flags = question.flags.with(bytes.pick(Flag::ALL)),
            5 => question.by = question.by.other(),
            6 => question.norths = bytes.next(),
            7 => question.honba = u32::from(bytes.next()) << 24,
            8 => question.seat = bytes.pick(&Wind::ALL),
            9 => question.riichi = bytes.pick(&Riichi::ALL),
            10 => question.hand.extend([tile; 300].into_iter().flatten()),
            _ => {
                if let (Some(meld), Some(tile)) = (question.melds.first_mut(), tile) {
                    meld.kind = bytes.pick(&MeldKind::ALL);
                    meld.tiles[0] = tile;
                    meld.from = bytes.pick(&[None, Some(Side::Left), Some(Side::Right)]);
                }
            }
        }
    }
}
