//! The one way from a [`Question`] to a [`Win`]: everything that can be wrong with a hand.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::assemble::assemble;
use crate::hand::question::MOST;
use crate::hand::question::{By, Flags, Question};
use crate::result::refusal::{Conflict, Field, Refusal, Refusals};
use crate::result::win::{Census, HeldQuestion, Win};
use crate::rulebook::{Norths, Rules};
use crate::tiles::TileSet;
use crate::tiles::meld::{BadMeld, Meld, MeldKind, MeldList};
use crate::tiles::{Kind, Tile, Wind};

mod events;
mod liable;

impl Question {
    /// Checks that this is a legal, complete winning hand under a ruleset.
    ///
    /// ```
    /// use tensu::{Question, Ruleset};
    /// let rules = Ruleset::by_id("cheatsheet").unwrap();
    /// let question: Question = "11111m222p333p444p ron ippatsu".parse().unwrap();
    /// let refusals = question.check(rules).unwrap_err();
    /// let codes: Vec<_> = refusals.iter().map(|refusal| refusal.code()).collect();
    /// assert_eq!(codes, ["too_many_copies", "impossible_flags"]);
    /// ```
    ///
    /// # Errors
    /// Everything that is wrong, not only the first thing: tiles, melds, and events that cannot have happened together.
    /// Completeness is checked only when the tiles themselves are in order.
    pub fn check<'r>(&'r self, rules: &'r Rules) -> Result<Win<'r>, Refusals> {
        if self.is_unsettled(&rules.tiles) {
            let settled = self.clone().settled(&rules.tiles);
            return Self::checked(HeldQuestion::Own(Box::new(settled)), rules);
        }
        Self::checked(HeldQuestion::Of(self), rules)
    }

    fn checked<'r>(asked: HeldQuestion<'r>, rules: &'r Rules) -> Result<Win<'r>, Refusals> {
        let question: &Self = &asked;
        let census = Census::of(question);
        let mut checker = Checker::new(question, rules);
        let melds = checker.melds();
        checker.tile_count();
        checker.tile_set(&census);
        checker.copies(&census);
        let tiles_are_fine = checker.refusals.is_empty();
        checker.limits();
        checker.situation();
        let mut refusals = checker.refusals;
        let win = question
            .win
            .and_then(|tile| tile.kind().map(|kind| (tile, kind)));
        let (true, Some(melds), Some((tile, winner))) = (tiles_are_fine, melds, win) else {
            Refusals::none_of(refusals)?;
            return Err(Refusal::TileCount {
                have: question.size(),
            }
            .into());
        };
        let win = Win::unread(asked, rules, census, melds, tile, winner);
        let win = assemble(win);
        if win.readings().is_empty() {
            refusals.push(Refusal::NotComplete {
                shanten: win.shanten(),
                missing: win.four_alike().into_iter().collect(),
            });
        }
        Refusals::none_of(refusals)?;
        Ok(win)
    }

    /// Checks a hand that has not won: 13 tiles, or 14 before a discard; `open` are the other tiles that lie open.
    ///
    /// ```
    /// use tensu::{Question, Ruleset, notation::tiles};
    /// let rules = Ruleset::by_id("cheatsheet").unwrap();
    /// let question: Question = "123m456p789s22m78m".parse().unwrap();
    /// assert!(question.check_unfinished(&tiles("99m").unwrap(), rules).is_ok());
    /// let refusals = question.check_unfinished(&tiles("2222m").unwrap(), rules).unwrap_err();
    /// assert_eq!(refusals.first().code(), "too_many_copies");
    /// ```
    ///
    /// # Errors
    /// Everything that is wrong with the tiles (including those that lie open), the riichi or ready, honba and sticks,
    /// and the seats.
    pub fn check_unfinished(&self, open: &[Tile], rules: &Rules) -> Result<(), Refusals> {
        if self.is_unsettled(&rules.tiles) {
            let settled = self.clone().settled(&rules.tiles);
            return settled.check_unfinished(open, rules);
        }
        let mut checker = Checker::new(self, rules);
        checker.melds();
        let have = self.size();
        if !matches!(have, 13 | 14) {
            checker.refusals.push(Refusal::StandingCount { have });
        }
        checker.tile_set(&Census::of(self));
        checker.limits();
        checker.riichi();
        checker.indicators();
        checker.known();
        checker.ready();
        checker.players();
        let table = Self {
            dora: [&self.dora, open].concat(),
            ..self.clone()
        };
        let mut all = Checker::new(&table, rules);
        all.copies(&Census::of(&table));
        name_open(&mut all.refusals, &self.dora);
        checker.refusals.append(&mut all.refusals);
        Refusals::none_of(checker.refusals)
    }
}

/// Returns whether nothing is wrong with a hand but perhaps its tiles; without a list of faults.
pub(crate) fn is_possible(question: &Question, rules: &Rules) -> bool {
    let mut checker = Checker::new(question, rules);
    checker.limits();
    checker.situation();
    checker.refusals.is_empty()
}

/// Returns the tiles of a question with their fields, except norths and flowers set aside.
fn tiles_of(question: &Question) -> impl Iterator<Item = (Field, Tile)> {
    let melds = question.melds.iter().flat_map(|meld| &meld.tiles);
    let hand = question.hand.iter().map(|&tile| (Field::Hand, tile));
    let win = question.win.map(|tile| (Field::Win, tile));
    let melds = melds.map(|&tile| (Field::Melds, tile));
    let dora = question.dora.iter().map(|&tile| (Field::Dora, tile));
    let ura = question.ura.iter().map(|&tile| (Field::Ura, tile));
    hand.chain(win).chain(melds).chain(dora).chain(ura)
}

/// Moves refusals about indicators to the field of open tiles, unless an indicator is meant: open tiles are checked as
/// indicators.
fn name_open(refusals: &mut [Refusal], indicators: &[Tile]) {
    for refusal in refusals {
        let (kind, field) = match refusal {
            Refusal::TooManyCopies(kind, _, field) => (Some(*kind), field),
            Refusal::NotInSet(field, tile) => (tile.kind(), field),
            _ => continue,
        };
        if *field == Field::Dora && !indicators.iter().any(|tile| tile.kind() == kind) {
            *field = Field::Visible;
        }
    }
}

/// Returns the melds of a hand of 13 tiles, or the faults of its tiles and of the open ones, which stand for indicators.
pub(crate) fn tiles(question: &Question, rules: &Rules) -> Result<MeldList, Refusals> {
    let mut checker = Checker::new(question, rules);
    let melds = checker.melds();
    let have = question.size();
    if have != 13 {
        checker.refusals.push(Refusal::StandingCount { have });
    }
    let census = Census::of(question);
    checker.tile_set(&census);
    checker.copies(&census);
    name_open(&mut checker.refusals, &[]);
    Refusals::none_of(checker.refusals).map(|()| melds.unwrap_or(MeldList::NONE))
}

/// Lists the faults of the tiles of several players taken together, such as the winners of one discard: more copies
/// than the set has.
pub(crate) fn together(questions: &[Question], rules: &Rules) -> Vec<Refusal> {
    let Some(first) = questions.first() else {
        return Vec::new();
    };
    let melds = |question: &Question| {
        let melds = question.melds.iter();
        melds
            .flat_map(|meld| meld.tiles.clone())
            .collect::<Vec<_>>()
    };
    let own = |question: &Question| [question.hand.clone(), melds(question)].concat();
    let hidden = questions.iter().map(|question| &question.ura);
    let longest = hidden.max_by_key(|tiles| tiles.len());
    let table = Question {
        hand: questions.iter().flat_map(own).collect(),
        win: first.win,
        // The indicators lie there for everybody; only players who declared riichi write down the hidden ones.
        dora: first.dora.clone(),
        ura: longest.cloned().unwrap_or_default(),
        norths: questions
            .iter()
            .fold(0, |all, question| all.saturating_add(question.norths)),
        flowers: questions
            .iter()
            .flat_map(|question| question.flowers.clone())
            .collect(),
        ..Question::default()
    };
    let mut checker = Checker::new(&table, rules);
    checker.copies(&Census::of(&table));
    checker.flowers();
    checker.refusals
}

/// The checks of a question, with the refusals found so far.
struct Checker<'q> {
    question: &'q Question,
    rules: &'q Rules,
    refusals: Vec<Refusal>,
}

impl<'q> Checker<'q> {
    fn new(question: &'q Question, rules: &'q Rules) -> Self {
        Self {
            question,
            rules,
            refusals: Vec::new(),
        }
    }

    fn refuse_if(&mut self, wrong: bool, conflict: Conflict) {
        if wrong {
            self.refusals.push(Refusal::Impossible(conflict));
        }
    }

    fn melds(&mut self) -> Option<MeldList> {
        let mut good = MeldList::NONE;
        for (i, written) in self.question.melds.iter().enumerate() {
            match Meld::new(written.kind, &written.tiles, written.from) {
                Ok(meld) if meld.kind() == MeldKind::Chi && !self.rules.tiles.chi => {
                    self.refusals.push(Refusal::BadMeld(i, BadMeld::NoChi));
                }
                Ok(meld) if !self.rules.seats.has_side(meld.from()) => {
                    self.refusals
                        .push(Refusal::BadMeld(i, BadMeld::NobodyThere));
                }
                Ok(meld) => good.push(meld),
                Err(why) => self.refusals.push(Refusal::BadMeld(i, why)),
            }
        }
        (good.len() == self.question.melds.len()).then_some(good)
    }

    fn tile_count(&mut self) {
        let have = self.question.size();
        if have != 14 || self.question.win.is_none() {
            self.refusals.push(Refusal::TileCount { have });
        }
    }

    fn tile_set(&mut self, census: &Census) {
        let q = self.question;
        let indicators = q.dora.iter().chain(&q.ura);
        let faces = indicators.fold(census.faces, |faces, tile| faces | tile.bit());
        // Most hands are in order, which is quick to see.
        if faces & !self.rules.tiles.faces() != 0 || !q.flowers.is_empty() {
            self.foreign_tiles();
        }
    }

    /// Names the tiles that the game has not.
    #[cold]
    fn foreign_tiles(&mut self) {
        let q = self.question;
        let mut seen: Vec<Tile> = Vec::new();
        // Not `for`, which asks a chain at every step which of its parts it is in.
        tiles_of(q).for_each(|(field, tile)| {
            // A flower is never part of a hand, even where the game has flowers.
            let set = &self.rules.tiles;
            let is_in = tile.kind().is_some() && set.has_tile(set.as_played(tile));
            if !is_in && !seen.contains(&tile) {
                seen.push(tile);
                self.refusals.push(Refusal::NotInSet(field, tile));
            }
        });
        for &tile in &q.flowers {
            if tile.kind().is_some() || !self.rules.tiles.has_tile(tile) {
                self.refusals.push(Refusal::NotInSet(Field::Flowers, tile));
            }
        }
    }

    /// Checks that no tile is on one table more often than the set has it.
    fn copies(&mut self, census: &Census) {
        let q = self.question;
        let indicators = || q.dora.iter().chain(&q.ura).copied();
        // Most hands are in order, which is quick to see.
        let Census {
            mut tiles, reds, ..
        } = *census;
        indicators()
            .filter_map(Tile::kind)
            .for_each(|kind| tiles.add(kind, 1));
        tiles.add(Wind::North.kind(), q.norths);
        let allowed = &self.rules.tiles.reds();
        let few_reds = reds
            .iter()
            .zip(allowed)
            .all(|(have, allowed)| have <= allowed || *allowed == 0);
        let as_typed = allowed.iter().all(|&reds| reds < 2);
        let in_order = tiles.most() <= TileSet::COPIES
            && few_reds
            && as_typed
            && !indicators().any(Tile::is_red);
        if !in_order {
            self.count_copies();
        }
    }

    /// Counts the copies of each tile and names those that are too many.
    #[cold]
    fn count_copies(&mut self) {
        let q = self.question;
        let (mut counts, mut reds) = ([0_usize; Kind::COUNT], [0_usize; 3]);
        tiles_of(q).for_each(|(_, tile)| {
            if let Some(kind) = tile.kind() {
                counts[kind.index()] += 1;
                if let (true, Some(suit)) = (tile.is_red(), kind.suit()) {
                    reds[suit as usize] += 1;
                }
            }
        });
        counts[Wind::North.kind().index()] += q.norths as usize;
        for (kind, &have) in Kind::all().zip(&counts) {
            if have > TileSet::COPIES as usize {
                let first = tiles_of(q).find(|(_, tile)| tile.kind() == Some(kind));
                let field = first.map_or(Field::Norths, |(field, _)| field);
                self.refusals
                    .push(Refusal::TooManyCopies(kind, have, field));
            }
            let Some(suit) = kind.suit().filter(|_| kind.rank() == 5) else {
                continue;
            };
            let allowed = self.rules.tiles.reds_of(kind) as usize;
            if allowed > 0 && reds[suit as usize] > allowed {
                self.refusals
                    .push(Refusal::TooManyReds(suit, reds[suit as usize]));
            }
            let (plain, most) = (have - reds[suit as usize], self.rules.tiles.plain_of(kind));
            if plain > most.into() && have <= TileSet::COPIES.into() {
                let have = plain;
                self.refusals
                    .push(Refusal::TooManyPlain { suit, have, most });
            }
        }
    }

    fn limits(&mut self) {
        let q = self.question;
        let fields = [(Field::Dora, q.dora.len()), (Field::Ura, q.ura.len())];
        for (field, _) in fields.into_iter().filter(|&(_, n)| n > TileSet::INDICATORS) {
            self.refusals.push(Refusal::Indicators(field));
        }
        for (field, _) in [(Field::Honba, q.honba), (Field::Sticks, q.sticks)]
            .into_iter()
            .filter(|&(_, n)| n > MOST)
        {
            self.refusals.push(Refusal::TooLarge(field));
        }
    }

    fn situation(&mut self) {
        self.riichi();
        self.indicators();
        // Only events can contradict each other here, and most hands have none.
        if self.question.flags != Flags::NONE {
            self.ways();
            self.known();
            self.ready();
            self.kans();
            self.first_turn();
        }
        self.players();
        self.liable();
    }

    fn players(&mut self) {
        let q = self.question;
        let seats = self.rules.seats;
        let mut seat = |field, wind| {
            self.refuse_if(!seats.has(wind), Conflict::NoSuchSeat(field, wind));
        };
        seat(Field::Seat, q.seat);
        q.from.iter().for_each(|&from| seat(Field::From, from));
        let liable = q.liable.iter().map(|liable| liable.seat);
        liable.for_each(|liable| seat(Field::Liable, liable));
        self.refuse_if(!seats.has(q.round), Conflict::NoSuchRound(q.round));
        self.refuse_if(q.from == Some(q.seat), Conflict::FromSelf);
        self.refuse_if(q.from.is_some() && q.by == By::Tsumo, Conflict::FromOnTsumo);
        let norths = self
            .rules
            .riichi()
            .is_some_and(|rules| rules.norths != Norths::Off);
        self.refuse_if(
            q.norths > 4 || q.norths > 0 && !norths,
            Conflict::NorthsAside,
        );
        self.flowers();
    }

    fn flowers(&mut self) {
        let mut seen = 0;
        for &flower in &self.question.flowers {
            let again = seen & flower.bit() != 0;
            self.refuse_if(again, Conflict::FlowerTwice(flower));
            seen |= flower.bit();
        }
    }
}
