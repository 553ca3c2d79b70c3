//! A checked winning hand: the second stage, which exists only when it is legal.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::Deref;

use crate::hand::miss::MissReason;
use crate::hand::question::{By, Flag, Flags, Liable, Question, Riichi};
use crate::hand::reading::{self, Reading, Shapes};
use crate::hand::shanten;
use crate::result::score::Missed;
use crate::rulebook::{RiichiRules, Rules, Unrelated};
use crate::tiles::meld::{Meld, MeldList};
use crate::tiles::{Counts, TileSet};
use crate::tiles::{Kind, Suit, Tile, Wind};
use crate::yaku::Yaku;

/// The source of the winning tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WonOn {
    /// Drawn from the wall.
    Draw,
    /// Drawn as the replacement for a kan.
    Rinshan,
    /// Drawn on the first turn, no call before it.
    FirstDraw,
    /// Another player's discard.
    Discard,
    /// The tile that another player added to a pon.
    Chankan,
    /// Another player's discard before the winner's first draw.
    FirstDiscard,
}

impl WonOn {
    /// The source that these events tell, after they were folded.
    pub(crate) const fn of(by: By, flags: Flags) -> Self {
        match by {
            By::Tsumo if flags.has(Flag::Rinshan) => Self::Rinshan,
            By::Tsumo if flags.has(Flag::FirstTurn) => Self::FirstDraw,
            By::Tsumo => Self::Draw,
            By::Ron if flags.has(Flag::Chankan) => Self::Chankan,
            By::Ron if flags.has(Flag::FirstTurn) => Self::FirstDiscard,
            By::Ron => Self::Discard,
        }
    }
}

/// A complete hand, checked under a ruleset, with all its readings. Made by [`Question::check`].
#[derive(Clone, Debug)]
pub struct Win<'r> {
    rules: &'r Rules,
    question: HeldQuestion<'r>,
    // Copies of what every condition asks.
    by: By,
    seat: Wind,
    round: Wind,
    riichi: Riichi,
    is_open: bool,
    flags: Flags,
    melds: MeldList,
    tile: Tile,
    winner: Kind,
    method: WonOn,
    closed: Counts,
    tiles: Counts,
    reds: [u8; 3],
    readings: Vec<Reading>,
}

/// A question, or one of its own that a hand was changed into; in a box, because a win is moved and a question is large.
#[derive(Clone, Debug)]
pub(crate) enum HeldQuestion<'r> {
    Of(&'r Question),
    Own(Box<Question>),
}

impl Deref for HeldQuestion<'_> {
    type Target = Question;

    fn deref(&self) -> &Question {
        match self {
            Self::Of(question) => question,
            Self::Own(question) => question,
        }
    }
}

impl<'r> Win<'r> {
    /// The ruleset that it was checked under.
    pub const fn rules(&self) -> &'r Rules {
        self.rules
    }

    /// The question that was checked.
    pub fn question(&self) -> &Question {
        &self.question
    }

    /// The kind of the winning tile.
    pub const fn kind(&self) -> Kind {
        self.winner
    }

    /// The winning tile as it lies, red or not.
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The melds.
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// The same as a list.
    pub(crate) const fn melds_list(&self) -> MeldList {
        self.melds
    }

    /// The number of tiles of each kind among the concealed ones, the winning tile included.
    pub const fn closed(&self) -> &Counts {
        &self.closed
    }

    /// The number of tiles of each kind in the whole hand.
    pub const fn tiles(&self) -> &Counts {
        &self.tiles
    }

    /// Returns whether it has no melds except closed kans.
    pub const fn is_closed(&self) -> bool {
        !self.is_open
    }

    /// The source of the winning tile.
    pub const fn method(&self) -> WonOn {
        self.method
    }

    /// Returns whether it was self-drawn.
    pub const fn is_tsumo(&self) -> bool {
        matches!(self.by, By::Tsumo)
    }

    /// The winner's seat.
    pub const fn seat(&self) -> Wind {
        self.seat
    }

    /// The prevailing wind.
    pub const fn round(&self) -> Wind {
        self.round
    }

    /// Returns whether the winner is the dealer.
    pub const fn is_dealer(&self) -> bool {
        matches!(self.seat, Wind::East)
    }

    /// The riichi declared.
    pub const fn riichi(&self) -> Riichi {
        self.riichi
    }

    /// Returns whether it was won within one go-around of the riichi.
    pub const fn is_ippatsu(&self) -> bool {
        self.has(Flag::Ippatsu)
    }

    /// Returns whether an event happened; the specific forms (haitei …) are folded into the general ones.
    pub const fn has(&self, flag: Flag) -> bool {
        self.flags.has(flag)
    }

    /// All events, folded like that.
    pub const fn flags(&self) -> Flags {
        self.flags
    }

    /// Dora indicators.
    pub fn dora(&self) -> &[Tile] {
        &self.question.dora
    }

    /// Ura dora indicators.
    pub fn ura(&self) -> &[Tile] {
        &self.question.ura
    }

    /// Red fives in the hand, where the game has any.
    pub fn reds(&self) -> u8 {
        self.reds.iter().sum()
    }

    /// The same by suit.
    pub(crate) const fn reds_by_suit(&self) -> [u8; 3] {
        self.reds
    }

    /// The number of tiles of the hand that an indicator shows; a north set aside is shown like one in the hand.
    pub(crate) fn shown_by(&self, indicator: Kind) -> u8 {
        self.owned(self.rules.tiles.indicated(indicator))
    }

    /// The number of tiles of a kind that the winner has, norths set aside included.
    fn owned(&self, kind: Kind) -> u8 {
        let aside = if kind == Wind::North.kind() {
            self.question.norths
        } else {
            0
        };
        self.tiles.get(kind) + aside
    }

    /// Honba on the table.
    pub fn honba(&self) -> u32 {
        self.question.honba
    }

    /// The players who are liable, each with the yaku.
    pub fn liable(&self) -> &[Liable] {
        &self.question.liable
    }

    /// The number of tiles that a hand which is not complete is away from tenpai.
    pub(crate) fn shanten(&self) -> u8 {
        shanten::shanten(
            &self.closed,
            &self.melds,
            &self.rules.tiles,
            self.rules.shapes(),
        )
        .max(0) as u8
    }

    /// Seven pairs that the hand would have if four alike were two of them, where the ruleset does not say that they are.
    pub(crate) fn four_alike(&self) -> Option<Missed> {
        let (rules, closed) = (self.rules, &self.closed);
        let may_be = self.melds.is_empty() && rules.shapes().chiitoitsu;
        if !may_be || closed.iter().any(|(_, n)| n % 2 == 1) {
            return None;
        }
        let (kind, _) = closed.iter().find(|&(_, n)| n == 4)?;
        let of_points = !rules.has(Yaku::Chiitoitsu);
        Some(Missed {
            yaku: if of_points {
                Yaku::SevenPairs
            } else {
                Yaku::Chiitoitsu
            },
            why: MissReason::FourAlike(kind),
        })
    }

    /// Every reading of the hand; at least one.
    pub fn readings(&self) -> &[Reading] {
        &self.readings
    }

    /// The tiles that would have completed the hand.
    pub fn waits(&self) -> Vec<Kind> {
        let mut before = self.closed;
        before.remove(self.winner, 1);
        self.rules.waits(&before, &self.melds, self.question.norths)
    }

    /// The tiles of the wait that could still come: not one whose other copies are all in the hand or among the indicators.
    /// Source: seed 004, note 1; for the wait of a win it is our judgement.
    pub(crate) fn possible_waits(&self) -> Vec<Kind> {
        let mut waits = self.waits();
        waits.retain(|&kind| {
            let shown = self.dora().iter().filter(|tile| tile.kind() == Some(kind));
            let seen = usize::from(self.owned(kind)) + shown.count();
            kind == self.winner || seen < TileSet::COPIES.into()
        });
        waits
    }

    /// The number of times that a tile is worth a yakuhai: 0, 1, or 2 for the wind of both seat and round.
    pub fn pair_value(&self, kind: Kind) -> u8 {
        let dragon = kind.dragon().is_some();
        let (seat, round) = (self.seat().kind() == kind, self.round().kind() == kind);
        u8::from(dragon) + u8::from(seat) + u8::from(round)
    }

    /// Returns whether all four fives of a suit are there and none red, in a set where at least one is.
    pub fn has_impossible_fives(&self) -> bool {
        let red = |suit| {
            self.question
                .all_tiles()
                .any(|tile| tile == Tile::red(suit))
        };
        Suit::ALL.into_iter().any(|suit| {
            Kind::number(suit, 5).is_some_and(|five| {
                self.tiles.get(five) == TileSet::COPIES
                    && self.rules.tiles.reds_of(five) > 0
                    && !red(suit)
            })
        })
    }
}

/// The tiles of a question, counted once for all who ask.
#[derive(Clone, Copy)]
pub(crate) struct Census {
    /// The concealed tiles, the winning tile included.
    pub closed: Counts,
    /// The whole hand.
    pub tiles: Counts,
    /// Its red fives of characters, dots, bamboo.
    pub reds: [u8; 3],
    /// Its faces, as bits ([`Tile::bit`]).
    pub faces: u64,
}

impl Census {
    pub(crate) fn of(question: &Question) -> Self {
        let mut census = Self {
            closed: Counts::EMPTY,
            tiles: Counts::EMPTY,
            reds: [0; 3],
            faces: 0,
        };
        for &tile in question.hand.iter().chain(&question.win) {
            census.add(tile);
        }
        census.closed = census.tiles;
        for meld in &question.melds {
            for &tile in &meld.tiles {
                census.add(tile);
            }
        }
        census
    }

    fn add(&mut self, tile: Tile) {
        self.faces |= tile.bit();
        if let Some(kind) = tile.kind() {
            self.tiles.add(kind, 1);
            if let (true, Some(suit)) = (tile.is_red(), kind.suit()) {
                let reds = &mut self.reds[suit as usize];
                *reds = reds.saturating_add(1);
            }
        }
    }
}

impl<'r> Win<'r> {
    /// A hand whose tiles are in order, without its readings.
    pub(crate) fn unread(
        question: HeldQuestion<'r>,
        rules: &'r Rules,
        census: Census,
        melds: MeldList,
        tile: Tile,
        winner: Kind,
    ) -> Self {
        let Census { closed, tiles, .. } = census;
        let flags = question.folded_flags();
        let method = WonOn::of(question.by, flags);
        Self {
            rules,
            by: question.by,
            seat: question.seat,
            round: question.round,
            riichi: question.riichi,
            reds: reds(&census, rules),
            question,
            flags,
            is_open: melds.iter().any(|meld| meld.kind().opens()),
            melds,
            tile,
            winner,
            method,
            closed,
            tiles,
            readings: Vec::new(),
        }
    }

    /// Reads it in every way that the ruleset has shapes for.
    pub(crate) fn read(&mut self) {
        let shapes = Shapes {
            unrelated: may_be_unrelated(self.rules, self.seat, self.method),
            ..self.rules.shapes()
        };
        let ron = self.by == By::Ron;
        self.readings = reading::readings(&self.closed, &self.melds, self.winner, ron, shapes);
    }

    /// Drops the readings that are no hand after all.
    pub(crate) fn drop(&mut self, no_hand: impl Fn(&Reading) -> bool) {
        self.readings.retain(|reading| !no_hand(reading));
    }
}

/// The red fives that are red in this game.
fn reds(census: &Census, rules: &Rules) -> [u8; 3] {
    let allowed = rules.tiles.reds();
    core::array::from_fn(|suit| census.reds[suit].min(allowed[suit]))
}

/// Returns whether a hand of unrelated tiles would win here.
fn may_be_unrelated(rules: &Rules, seat: Wind, method: WonOn) -> bool {
    let may = |riichi: &RiichiRules| riichi.unrelated == Unrelated::Anyone || seat == Wind::East;
    rules.riichi().is_some_and(may) && rules.shapes().unrelated && method == WonOn::FirstDraw
}
