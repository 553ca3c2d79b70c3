//! Legal winning hands of every ruleset by construction, the tricky ones more often than at a table.
//!
//! The tiles, seats and flags of a game are asked of the [`Ruleset`]; the worth of a hand is nobody's business here.

use tensu::rules::{Chankan, FirstTurnKan, Norths, RiichiRules, System};
use tensu::{By, Flag, Kind, Question, Riichi, Ruleset, Side, Tile, Wind};

use super::random::Random;

mod blocks;
mod chinese;
mod events;

/// A complete hand and what happened around it. It may lack a yaku; seldom is anything else wrong with it.
pub fn hand(random: &mut Random, rules: &Ruleset) -> Question {
    let mut deal = Deal {
        random,
        rules,
        left: [4; 34],
        question: Question::default(),
    };
    deal.aside();
    let chinese = is_chinese(rules);
    if chinese {
        deal.chinese();
    } else {
        deal.blocks();
    }
    deal.winner();
    deal.reds();
    deal.table();
    if chinese {
        deal.chinese_events();
    } else {
        deal.events();
    }
    deal.indicators();
    deal.liable();
    deal.no_plain_fives_too_many();
    deal.question
}

/// Returns whether fan are combined and none of the flags of riichi is known.
fn is_chinese(rules: &Ruleset) -> bool {
    rules.chinese().is_some()
}

struct Deal<'r> {
    random: &'r mut Random,
    rules: &'r Ruleset,
    /// Copies of each kind that no field of the question has yet.
    left: [u8; 34],
    question: Question,
}

/// The tiles that a hand is made of: hands of few kinds have many readings and rare yaku.
type Allowed = fn(Kind) -> bool;

const ANY: Allowed = |_| true;

impl Deal<'_> {
    fn riichi_rules(&self) -> Option<&RiichiRules> {
        match &self.rules.system {
            System::Riichi(rules) => Some(rules),
            _ => None,
        }
    }

    fn take(&mut self, kind: Kind, n: u8) -> bool {
        let enough = self.left[kind.index()] >= n && self.rules.tiles.has(kind);
        if enough {
            self.left[kind.index()] -= n;
        }
        enough
    }

    /// A kind of those wanted; of any, where a house plays without the suit that was wanted.
    fn kind(&mut self, wanted: Allowed) -> Kind {
        let kinds = |allowed: Allowed| -> Vec<Kind> {
            Kind::all()
                .filter(|&kind| allowed(kind) && self.rules.tiles.has(kind))
                .collect()
        };
        let mut all = kinds(wanted);
        if all.is_empty() {
            all = kinds(ANY);
        }
        self.random.pick(&all)
    }

    /// Norths and flowers, before the hand can have used them up.
    fn aside(&mut self) {
        let norths = self
            .riichi_rules()
            .is_some_and(|rules| rules.norths != Norths::Off);
        if norths && self.random.percent(50) {
            let n = self.random.pick(&[1, 1, 1, 2, 2, 3, 4]);
            self.take(Wind::North.kind(), n);
            self.question.norths = n;
        }
        let share = if is_chinese(self.rules) {
            self.random.pick(&[0, 30, 85, 100])
        } else {
            self.random.pick(&[0, 30, 100])
        };
        for number in 1..=self.rules.tiles.flowers() {
            if self.random.percent(share) {
                self.question.flowers.extend(Tile::flower(number));
            }
        }
    }

    fn winner(&mut self) {
        self.random.shuffle(&mut self.question.hand);
        self.question.win = self.question.hand.pop();
    }

    /// Makes some fives red, no more than the game has.
    fn reds(&mut self) {
        for suit in tensu::Suit::ALL {
            let Some(five) = Kind::number(suit, 5) else {
                continue;
            };
            for _ in 0..self.rules.tiles.reds_of(five) {
                let hand = self.question.hand.iter_mut().chain(&mut self.question.win);
                let melds = self
                    .question
                    .melds
                    .iter_mut()
                    .flat_map(|meld| &mut meld.tiles);
                let mut fives: Vec<&mut Tile> = hand
                    .chain(melds)
                    .filter(|tile| **tile == Tile::plain(five))
                    .collect();
                if !fives.is_empty() && self.random.percent(40) {
                    let i = self.random.below(fives.len());
                    *fives[i] = Tile::red(suit);
                }
            }
        }
    }

    /// Makes plain fives beyond those of the game red, where more than one five is red.
    fn no_plain_fives_too_many(&mut self) {
        let question = &mut self.question;
        for suit in tensu::Suit::ALL {
            let Some(five) = Kind::number(suit, 5) else {
                continue;
            };
            let melds = question.melds.iter_mut().flat_map(|meld| &mut meld.tiles);
            let fives = question
                .hand
                .iter_mut()
                .chain(&mut question.win)
                .chain(melds);
            let fives = fives.chain(&mut question.dora).chain(&mut question.ura);
            let plain = fives.filter(|tile| **tile == Tile::plain(five));
            let most = self.rules.tiles.plain_of(five).into();
            plain.skip(most).for_each(|tile| *tile = Tile::red(suit));
        }
    }

    fn table(&mut self) {
        let seats = self.rules.seats.winds();
        let garbage = !is_chinese(self.rules) && self.is_garbage();
        let (random, question) = (&mut *self.random, &mut self.question);
        question.by = random.pick(&[By::Ron, By::Tsumo]);
        question.seat = random.pick(seats);
        // Unrelated tiles win as the dealer's first hand.
        if garbage && random.percent(80) {
            (question.by, question.seat) = (By::Tsumo, Wind::East);
        }
        question.round = if random.percent(50) {
            question.seat
        } else {
            random.pick(&[Wind::East, Wind::East, Wind::South, Wind::West])
        };
        if seats.len() == 4 && random.percent(3) {
            question.round = Wind::North;
        }
        if self.rules.is_riichi() {
            question.honba = random.pick(&[0, 0, 0, 1, 2, 3, 4, 5, 7, 8, 9]);
            question.sticks = random.pick(&[0, 0, 1, 3]);
        }
        let from = random.pick(seats);
        if question.by == By::Ron && from != question.seat {
            question.from = Some(from);
        }
    }

    fn indicators(&mut self) {
        if !self.rules.is_riichi() {
            return;
        }
        let count = self.random.pick(&[0, 1, 1, 1, 2, 3, 5]);
        // So early there are the kans of the hand alone, where they may be.
        let q = &self.question;
        let first = [Flag::FirstTurn, Flag::Tenhou, Flag::Chiihou, Flag::Renhou];
        let early = first.iter().any(|&flag| q.flags.has(flag)) || self.is_at_once();
        let most = if early { 1 + q.melds.len() } else { count };
        for _ in 0..count.min(most) {
            let tile = self.indicator();
            self.question.dora.extend(tile);
        }
        if self.question.riichi != Riichi::None && self.random.percent(60) {
            for _ in 0..self.question.dora.len() {
                let tile = self.indicator();
                self.question.ura.extend(tile);
            }
        }
    }

    /// Draws an indicator; half of them show a tile of the hand.
    fn indicator(&mut self) -> Option<Tile> {
        let tiles: Vec<Tile> = self.question.all_tiles().collect();
        let wanted = self.random.pick(&tiles).kind()?;
        let set = self.rules.tiles;
        let shows = |kind: &Kind| set.has(*kind) && set.indicated(*kind) == wanted;
        let hits = Kind::all().find(shows)?;
        let kind = if self.random.percent(50) {
            hits
        } else {
            self.kind(ANY)
        };
        self.take(kind, 1).then_some(Tile::plain(kind))
    }

    /// Draws somebody to the left, across or to the right, when he sits there.
    fn side(&mut self) -> Option<Side> {
        let side = self.random.pick(&[
            None,
            Some(Side::Left),
            Some(Side::Across),
            Some(Side::Right),
        ])?;
        self.rules.seats.beside(Wind::East, side).map(|_| side)
    }

    fn robs_orphans_only(&self) -> bool {
        self.riichi_rules()
            .is_some_and(|rules| rules.chankan == Chankan::KokushiOnly)
    }

    /// Returns whether a double riichi wins within a go-around.
    fn is_at_once(&self) -> bool {
        self.question.riichi.is_double() && self.question.flags.has(Flag::Ippatsu)
    }

    fn first_turn_kan(&self) -> bool {
        self.riichi_rules()
            .is_some_and(|rules| rules.first_turn_kan == FirstTurnKan::Allowed)
    }
}
