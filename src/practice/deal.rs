//! Hands as a table has them: most closed ones with a riichi, open ones with something that counts.

use alloc::vec::Vec;

use crate::hand::question::{By, Flag, Question, Riichi, WrittenMeld};
use crate::practice::random::Random;
use crate::presets::Ruleset;
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::order::sort_by_key;
use crate::tiles::{Counts, TileSet};
use crate::tiles::{Dragon, Kind, Suit, Tile, Wind};
use crate::yaku::Yaku;

/// The fewest kinds that hands like ours can be made of: with these no tile runs out.
const KINDS: usize = 13;

/// A complete hand of a game, which may lack a yaku; none of a game with hardly any tiles.
pub(super) fn hand(random: &mut Random, rules: &Ruleset) -> Option<Question> {
    if !has_enough_tiles(rules) {
        return None;
    }
    let mut deal = Deal {
        random: &mut *random,
        rules,
        kinds: kinds(rules).collect(),
        used: Counts::EMPTY,
        question: Question::default(),
    };
    deal.table();
    deal.tiles();
    deal.winner();
    deal.events();
    deal.indicators();
    let mut question = deal.question;
    reds(random, &mut question, rules);
    Some(question)
}

fn kinds(rules: &Ruleset) -> impl Iterator<Item = Kind> {
    Kind::all().filter(|&kind| rules.tiles.has(kind))
}

/// Whether a game has the tiles for hands like ours.
pub(super) fn has_enough_tiles(rules: &Ruleset) -> bool {
    kinds(rules).count() >= KINDS
}

/// Each five is a red one as often as in the wall.
pub(super) fn reds(random: &mut Random, question: &mut Question, rules: &Ruleset) {
    for suit in Suit::ALL {
        let Some(five) = Kind::number(suit, 5) else {
            continue;
        };
        let mut red = usize::from(rules.tiles.reds_of(five));
        let own = |tile: &&mut Tile| **tile == Tile::plain(five);
        let fives = question.tiles_mut().filter(own);
        for (tile, left) in fives.zip((1..=TileSet::COPIES.into()).rev()) {
            if random.below(left) < red {
                *tile = Tile::red(suit);
                red -= 1;
            }
        }
    }
}

struct Deal<'r> {
    random: &'r mut Random,
    rules: &'r Ruleset,
    /// What the game is played with.
    kinds: Vec<Kind>,
    /// What is in the hand or turned up.
    used: Counts,
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
            triplets: self.random.pick(&[0, 0, 30, 60, 90]),
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

    /// A kind of a theme; of any, where a game has hardly any of the suit.
    fn kind(&mut self, theme: Theme) -> Kind {
        let fits = |kind: &&Kind| match theme {
            Theme::Any => true,
            Theme::Simples => !kind.is_yaochuu(),
            Theme::Flush(suit) => kind.suit().is_none_or(|own| own == suit),
        };
        let kinds: Vec<Kind> = self.kinds.iter().filter(fits).copied().collect();
        let numbers = kinds.iter().filter(|kind| !kind.is_honor()).count();
        let all = if numbers < 7 { &self.kinds } else { &kinds };
        self.random.pick(all)
    }

    fn valued(&mut self) -> Kind {
        let (seat, round) = (self.question.seat, self.question.round);
        let dragons = Dragon::ALL.map(Dragon::kind);
        let winds = [seat.kind(), round.kind()];
        let kinds: Vec<Kind> = dragons.into_iter().chain(winds).collect();
        self.random.pick(&kinds)
    }

    fn take(&mut self, kind: Kind, n: u8) -> bool {
        let left = TileSet::COPIES - self.used.get(kind);
        let enough = self.rules.tiles.has(kind) && left >= n;
        if enough {
            self.used.add(kind, n);
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
            if self.used.get(kind) == 0 && self.take(kind, 2) {
                self.conceal([kind; 2]);
            }
        }
    }

    fn run(&mut self, first: Kind, habits: &Habits) -> bool {
        let (Some(second), Some(third)) = (first.up(1), first.up(2)) else {
            return false;
        };
        let run = [first, second, third];
        let free =
            |&kind: &Kind| self.rules.tiles.has(kind) && self.used.get(kind) < TileSet::COPIES;
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

    fn events(&mut self) {
        let question = &mut self.question;
        if question.is_open() || self.random.percent(30) {
            return;
        }
        if self.rules.has(Yaku::Riichi) {
            question.riichi = Riichi::Riichi;
            if self.rules.counts(Flag::Ippatsu) && self.random.percent(15) {
                question.flags = question.flags.with(Flag::Ippatsu);
            }
        } else if self.rules.has(Yaku::Ready) {
            question.flags = question.flags.with(Flag::Ready);
        }
    }

    /// One for the deal and one for each kan, and those below them after riichi, as far as they are turned.
    fn indicators(&mut self) {
        let Some(rules) = self.rules.riichi() else {
            return;
        };
        let melds = self.question.melds.iter();
        let kans = melds.filter(|meld| meld.kind.is_kan()).count();
        let riichi = self.question.riichi.is_declared();
        let [first, later, below, below_later] = rules.indicators.turned();
        for nth in 0..=kans {
            let (dora, ura) = if nth == 0 {
                (first, below)
            } else {
                (later, below_later)
            };
            if dora {
                let tile = self.drawn();
                self.question.dora.push(tile);
            }
            if ura && riichi {
                let tile = self.drawn();
                self.question.ura.push(tile);
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
