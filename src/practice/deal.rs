//! Hands as a table has them: most closed ones with a riichi, open ones with something that counts.

use alloc::vec::Vec;

use super::random::Random;
use crate::meld::{MeldKind, Side};
use crate::order::sort_by_key;
use crate::question::{By, Flag, Question, Riichi, WrittenMeld};
use crate::rules::Ruleset;
use crate::tile::{Dragon, Kind, Suit, Tile, Wind};
use crate::yaku::Yaku;

/// A complete hand of a game. It may lack a yaku.
pub(super) fn hand(random: &mut Random, rules: &Ruleset) -> Question {
    let mut deal = Deal {
        random,
        rules,
        left: [4; 34],
        question: Question::default(),
    };
    deal.table();
    deal.tiles();
    deal.winner();
    deal.reds();
    deal.events();
    deal.indicators();
    deal.question
}

struct Deal<'r> {
    random: &'r mut Random,
    rules: &'r Ruleset,
    /// Copies of each kind that are still in the wall.
    left: [u8; 34],
    question: Question,
}

/// What a hand is made of.
#[derive(Clone, Copy)]
enum Theme {
    Any,
    Simples,
    /// One suit, and honors.
    Flush(Suit),
}

/// How often sets are called, triplets are made and become kans, in percent.
struct Habits {
    theme: Theme,
    called: usize,
    triplets: usize,
    kans: usize,
}

impl Deal<'_> {
    fn table(&mut self) {
        let seats = self.rules.seats.winds();
        let question = &mut self.question;
        question.seat = self.random.pick(seats);
        question.round = self.random.pick(&[Wind::East, Wind::East, Wind::South]);
        question.by = self.random.pick(&By::ALL);
        if self.rules.is_riichi() {
            question.honba = self.random.pick(&[0, 0, 0, 1, 2]);
        }
    }

    fn tiles(&mut self) {
        if self.rules.shapes().chiitoitsu && self.random.percent(6) {
            return self.pairs();
        }
        let suit = self.random.pick(&Suit::ALL);
        let habits = Habits {
            theme: self
                .random
                .pick(&[Theme::Any, Theme::Any, Theme::Simples, Theme::Flush(suit)]),
            called: self.random.pick(&[0, 0, 40, 70]),
            triplets: self.random.pick(&[15, 30, 50, 90]),
            kans: self.random.pick(&[0, 0, 25]),
        };
        let mut sets = 0;
        // Most open hands have a triplet that counts.
        if habits.called > 0 && self.random.percent(50) {
            let kind = self.valued();
            sets += u8::from(self.triplet(kind, &habits));
        }
        while sets < 4 {
            let kind = self.kind(habits.theme);
            let triplet = kind.is_honor() || self.random.percent(habits.triplets);
            let made = if triplet {
                self.triplet(kind, &habits)
            } else {
                self.run(kind, &habits)
            };
            sets += u8::from(made);
        }
        loop {
            let kind = if self.random.percent(25) {
                self.valued()
            } else {
                self.kind(habits.theme)
            };
            if self.take(kind, 2) {
                return self.conceal([kind; 2]);
            }
        }
    }

    /// A kind of a theme; of any, where a game lacks the suit.
    fn kind(&mut self, theme: Theme) -> Kind {
        let fits = |kind: &Kind| match theme {
            Theme::Any => true,
            Theme::Simples => !kind.is_yaochuu(),
            Theme::Flush(suit) => kind.suit().is_none_or(|own| own == suit),
        };
        let played = |kind: &Kind| self.rules.tiles.has(*kind);
        let mut kinds: Vec<Kind> = Kind::all().filter(played).filter(fits).collect();
        // Or a suit that three players have two tiles of would never end.
        if kinds.iter().filter(|kind| !kind.is_honor()).count() < 7 {
            kinds = Kind::all().filter(played).collect();
        }
        self.random.pick(&kinds)
    }

    fn valued(&mut self) -> Kind {
        let (seat, round) = (self.question.seat, self.question.round);
        let dragons = Dragon::ALL.map(Dragon::kind);
        let winds = [seat.kind(), round.kind()];
        let kinds: Vec<Kind> = dragons.into_iter().chain(winds).collect();
        self.random.pick(&kinds)
    }

    fn take(&mut self, kind: Kind, n: u8) -> bool {
        let left = &mut self.left[kind.index()];
        let enough = *left >= n && self.rules.tiles.has(kind);
        if enough {
            *left -= n;
        }
        enough
    }

    fn conceal(&mut self, kinds: impl IntoIterator<Item = Kind>) {
        let tiles = kinds.into_iter().map(Tile::plain);
        self.question.hand.extend(tiles);
    }

    fn pairs(&mut self) {
        while self.question.hand.len() < 14 {
            let kind = self.kind(Theme::Any);
            if self.left[kind.index()] == 4 && self.take(kind, 2) {
                self.conceal([kind; 2]);
            }
        }
    }

    fn run(&mut self, first: Kind, habits: &Habits) -> bool {
        let (Some(second), Some(third)) = (first.up(1), first.up(2)) else {
            return false;
        };
        let run = [first, second, third];
        let free = |kind: &Kind| self.rules.tiles.has(*kind) && self.left[kind.index()] > 0;
        if !run.iter().all(free) {
            return false;
        }
        for kind in run {
            self.take(kind, 1);
        }
        if self.rules.tiles.chi && self.random.percent(habits.called) {
            self.call(MeldKind::Chi, &run);
        } else {
            self.conceal(run);
        }
        true
    }

    fn triplet(&mut self, kind: Kind, habits: &Habits) -> bool {
        let kan = self.random.percent(habits.kans);
        if !self.take(kind, if kan { 4 } else { 3 }) {
            return false;
        }
        let called = self.random.percent(habits.called);
        match (kan, called) {
            (false, false) => self.conceal([kind; 3]),
            (false, true) => self.call(MeldKind::Pon, &[kind; 3]),
            (true, false) => self.call(MeldKind::Ankan, &[kind; 4]),
            (true, true) => {
                let how = self.random.pick(&[MeldKind::Minkan, MeldKind::Kakan]);
                self.call(how, &[kind; 4]);
            }
        }
        true
    }

    fn call(&mut self, kind: MeldKind, kinds: &[Kind]) {
        self.question.melds.push(WrittenMeld {
            kind,
            tiles: kinds.iter().copied().map(Tile::plain).collect(),
            from: (kind == MeldKind::Chi).then_some(Side::Left),
        });
    }

    /// The winning tile, and the others in order.
    fn winner(&mut self) {
        let at = self.random.below(self.question.hand.len());
        self.question.win = Some(self.question.hand.remove(at));
        sort_by_key(&mut self.question.hand, |&tile| tile);
    }

    /// At most one red five of each suit that has some.
    fn reds(&mut self) {
        for suit in Suit::ALL {
            let Some(five) = Kind::number(suit, 5) else {
                continue;
            };
            let melds = self.question.melds.iter_mut();
            let melds = melds.flat_map(|meld| &mut meld.tiles);
            let tiles = self.question.hand.iter_mut().chain(melds);
            let own = tiles.chain(&mut self.question.win);
            let mut fives = own.filter(|tile| **tile == Tile::plain(five));
            if self.rules.tiles.reds_of(five) > 0
                && self.random.percent(40)
                && let Some(tile) = fives.next()
            {
                *tile = Tile::red(suit);
            }
        }
    }

    fn events(&mut self) {
        let question = &mut self.question;
        let closed = !question.melds.iter().any(|meld| meld.kind.opens());
        if !closed || self.random.percent(30) {
            return;
        }
        if self.rules.has(Yaku::Riichi) {
            question.riichi = Riichi::Riichi;
            if self.random.percent(15) {
                question.flags = question.flags.with(Flag::Ippatsu);
            }
        } else if self.rules.has(Yaku::Ready) {
            question.flags = question.flags.with(Flag::Ready);
        }
    }

    /// One for the deal and one for each kan.
    fn indicators(&mut self) {
        if !self.rules.is_riichi() {
            return;
        }
        let kans = self.question.melds.iter();
        let kans = kans.filter(|meld| meld.kind.is_kan()).count();
        let riichi = self.question.riichi.is_declared();
        for _ in 0..=kans {
            let dora = self.drawn();
            self.question.dora.push(dora);
            if riichi {
                let ura = self.drawn();
                self.question.ura.push(ura);
            }
        }
    }

    /// A tile from the wall.
    fn drawn(&mut self) -> Tile {
        loop {
            let kind = self.kind(Theme::Any);
            if self.take(kind, 1) {
                return Tile::plain(kind);
            }
        }
    }
}
