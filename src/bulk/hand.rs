//! A checked hand as numbers.

use alloc::vec::Vec;

use crate::bulk::digits::{Melded, OrderedTiles};
use crate::bulk::splits::Suited;
use crate::engine::check::is_possible;
use crate::engine::riichi::fu;
use crate::hand::named::Named;
use crate::hand::question::{By, Flags, Liable, Question, Riichi, WrittenMeld};
use crate::result::refusal::Refusals;
use crate::result::win::{Win, WonOn};
use crate::rulebook::Rules;
use crate::tiles::TileSet;
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::{Kind, Tile, Wind};

/// A checked winning hand without an allocation: the input of [`Scorer::price`](super::Scorer::price).
///
/// It is scored under the ruleset that it was checked under; another one may have other tiles or other events.
#[derive(Clone, Copy, Debug)]
pub struct Hand {
    /// The concealed tiles with the winning tile: characters, dots, bamboo, honors.
    pub(super) closed: [Suited; 4],
    /// The whole hand.
    pub(super) tiles: [Suited; 4],
    pub(super) called: Called,
    pub(super) win: Kind,
    pub(super) by: By,
    pub(super) seat: Wind,
    pub(super) round: Wind,
    pub(super) method: WonOn,
    pub(super) riichi: Riichi,
    pub(super) flags: Flags,
    /// The number of tiles that the first dora indicator shows, those after a kan, and the same below them.
    pub(super) shown: [u8; 4],
    dora: IndicatorsOfKind,
    ura: IndicatorsOfKind,
    /// Red fives of characters, dots, bamboo.
    pub(super) reds: [u8; 3],
    pub(super) norths: u8,
    /// A bit for each flower or season.
    pub(super) flowers: u8,
    pub(super) honba: u32,
    pub(super) sticks: u32,
    melds: [Option<Melded>; 4],
    from: Option<Wind>,
    /// One place for each possible liability: three yakuman and the rinshan.
    pub(super) liable: [Option<Liable>; 4],
}

/// The part of every reading that the melds are.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Called {
    /// As in [`StandardBlocks`](super::find::Blocks).
    pub sequences: u64,
    /// Triplets and kans.
    pub triplets: u64,
    pub count: u8,
    pub kans: u8,
    /// Closed kans.
    pub ankans: u8,
    pub fu: u8,
}

impl Called {
    fn add(&mut self, kind: MeldKind, first: Kind) {
        self.count += 1;
        self.kans += u8::from(kind.is_kan());
        self.ankans += u8::from(kind == MeldKind::Ankan);
        if kind == MeldKind::Chi {
            self.sequences += 1 << (21 * (first.index() / 9) + 3 * (first.index() % 9));
        } else {
            self.triplets |= 1 << first.index();
            self.fu += fu::of_set(kind.is_kan(), !kind.opens(), first.is_yaochuu());
        }
    }
}

/// Indicators of one kind: dora or ura.
#[derive(Clone, Copy, Debug)]
pub(super) struct IndicatorsOfKind {
    tiles: [Tile; TileSet::INDICATORS],
    count: u8,
}

impl IndicatorsOfKind {
    fn new(tiles: &[Tile], filler: Kind) -> Self {
        let mut shown = Self {
            tiles: [Tile::plain(filler); TileSet::INDICATORS],
            count: 0,
        };
        for (place, &tile) in shown.tiles.iter_mut().zip(tiles) {
            *place = tile;
            shown.count += 1;
        }
        shown
    }

    fn tiles(&self) -> Vec<Tile> {
        self.tiles[..usize::from(self.count)].to_vec()
    }
}

/// Counts the tiles that indicators show: the first one, the others; dora, ura.
fn shown(question: &Question, rules: &Rules, tiles: &[Suited; 4]) -> [u8; 4] {
    let shown = |indicators: &[Tile]| -> u8 {
        let kinds = indicators.iter().filter_map(|tile| tile.kind());
        let shown = kinds.map(|kind| rules.tiles.indicated(kind));
        // A north set aside is shown like one in the hand.
        let aside = |kind| u8::from(kind == Wind::North.kind()) * question.norths;
        shown.map(|kind| count(tiles, kind) + aside(kind)).sum()
    };
    let parts = |indicators: &[Tile]| {
        let (first, later) = indicators.split_at(indicators.len().min(1));
        [shown(first), shown(later)]
    };
    let ([dora, kan_dora], [ura, kan_ura]) = (parts(&question.dora), parts(&question.ura));
    [dora, kan_dora, ura, kan_ura]
}

/// Returns the number of tiles of a kind.
#[inline]
pub(super) const fn count(tiles: &[Suited; 4], kind: Kind) -> u8 {
    (tiles[kind.index() / 9] >> (3 * (kind.index() % 9)) & 7) as u8
}

impl Hand {
    /// Checks a question; [`Question::check`] says what is wrong with it.
    ///
    /// # Errors
    /// As [`Question::check`].
    pub fn new(question: &Question, rules: &Rules) -> Result<Self, Refusals> {
        if question.is_unsettled(&rules.tiles) {
            return Self::new(&question.clone().settled(&rules.tiles), rules);
        }
        let numbers = OrderedTiles::of(question, rules)
            .filter(|numbers| is_possible(question, rules) && numbers.are_plain(rules));
        match numbers {
            Some(numbers) => Ok(Self::with(question, rules, &numbers)),
            // A fault in the tiles, or a rare shape.
            None => Ok(Self::from(&question.check(rules)?)),
        }
    }

    fn with(question: &Question, rules: &Rules, numbers: &OrderedTiles) -> Self {
        let &OrderedTiles {
            closed,
            tiles,
            melds,
            win,
            reds,
        } = numbers;
        let mut called = Called::default();
        for (kind, first, _) in melds.iter().flatten() {
            called.add(*kind, *first);
        }
        let mut liable = question.liable.iter().copied();
        let flowers = question
            .flowers
            .iter()
            .filter_map(|tile| tile.flower_number());
        let flags = question.folded_flags();
        Self {
            closed,
            tiles,
            called,
            win,
            by: question.by,
            seat: question.seat,
            round: question.round,
            method: WonOn::of(question.by, flags),
            riichi: question.riichi,
            flags,
            shown: shown(question, rules, &tiles),
            dora: IndicatorsOfKind::new(&question.dora, win),
            ura: IndicatorsOfKind::new(&question.ura, win),
            reds,
            norths: question.norths,
            flowers: flowers.fold(0, |bits, number| bits | 1 << (number - 1)),
            honba: question.honba,
            sticks: question.sticks,
            melds,
            from: question.from,
            liable: core::array::from_fn(|_| liable.next()),
        }
    }

    /// Returns whether the hand has no meld but closed kans.
    pub const fn is_closed(&self) -> bool {
        self.called.count == self.called.ankans
    }

    /// Returns whether the hand won by tsumo.
    pub const fn is_tsumo(&self) -> bool {
        matches!(self.by, By::Tsumo)
    }

    /// Returns whether the winner is the dealer.
    pub const fn is_dealer(&self) -> bool {
        matches!(self.seat, Wind::East)
    }

    /// Turns the hand into a question again, red fives in the concealed tiles first.
    pub fn question(&self) -> Question {
        let mut reds = self.reds;
        let mut face = |kind: Kind| match kind.suit() {
            Some(suit) if kind.rank() == 5 && reds[suit as usize] > 0 => {
                reds[suit as usize] -= 1;
                Tile::red(suit)
            }
            _ => Tile::plain(kind),
        };
        let mut hand: Vec<Tile> = Kind::all()
            .flat_map(|kind| core::iter::repeat_n(kind, count(&self.closed, kind).into()))
            .map(&mut face)
            .collect();
        let win = hand
            .iter()
            .position(|tile| tile.kind() == Some(self.win))
            .map(|place| hand.remove(place));
        let mut meld = |(kind, first, from): (MeldKind, Kind, Option<Side>)| {
            let next = |i: u8| first.up(i).filter(|_| kind == MeldKind::Chi);
            let tiles = 0..kind.size() as u8;
            WrittenMeld {
                kind,
                tiles: tiles.map(|i| face(next(i).unwrap_or(first))).collect(),
                from,
            }
        };
        Question {
            hand,
            win,
            melds: self
                .melds
                .iter()
                .flatten()
                .copied()
                .map(&mut meld)
                .collect(),
            by: self.by,
            seat: self.seat,
            round: self.round,
            dora: self.dora.tiles(),
            ura: self.ura.tiles(),
            named: Named::NONE,
            riichi: self.riichi,
            flags: self.flags,
            norths: self.norths,
            flowers: (1..=8)
                .filter(|number| self.flowers >> (number - 1) & 1 == 1)
                .filter_map(Tile::flower)
                .collect(),
            honba: self.honba,
            sticks: self.sticks,
            from: self.from,
            liable: self.liable.iter().flatten().copied().collect(),
        }
    }
}

impl From<&Win<'_>> for Hand {
    fn from(win: &Win<'_>) -> Self {
        let melds = win.melds().iter();
        let mut melds = melds.map(|meld| (meld.kind(), meld.first(), meld.from()));
        let numbers = OrderedTiles {
            closed: win.closed().octal(),
            tiles: win.tiles().octal(),
            melds: core::array::from_fn(|_| melds.next()),
            win: win.kind(),
            reds: win.reds_by_suit(),
        };
        Self::with(win.question(), win.rules(), &numbers)
    }
}
