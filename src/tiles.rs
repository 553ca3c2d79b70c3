//! Sets of tiles: how many of each kind a hand has, and which tiles a game is played with.

use crate::tile::{Kind, Suit, Tile};

/// How many of each of the 34 kinds. Red fives count as fives.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts([u8; Kind::COUNT]);

impl Counts {
    /// No tiles.
    pub const EMPTY: Self = Self([0; Kind::COUNT]);

    /// How many of this kind.
    pub const fn get(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// `n` more of a kind; stays at 255, far beyond any hand.
    pub const fn add(&mut self, kind: Kind, n: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_add(n);
    }

    /// `n` fewer of a kind; stays at zero.
    pub const fn remove(&mut self, kind: Kind, n: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_sub(n);
    }

    /// How many of the kind that there are most of.
    pub(crate) fn most(&self) -> u8 {
        self.0.iter().fold(0, |most, &n| n.max(most))
    }

    /// How many tiles in all.
    pub fn total(&self) -> usize {
        self.0.iter().map(|&n| n as usize).sum()
    }

    /// The kinds present, with their counts, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> {
        Kind::all()
            .map(|kind| (kind, self.get(kind)))
            .filter(|&(_, n)| n > 0)
    }

    /// The kinds present.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.iter().map(|(kind, _)| kind)
    }

    /// The kinds present, as a set.
    pub(crate) fn present(&self) -> Kinds {
        let bit = |bits, (place, &n): (usize, &u8)| bits | u64::from(n > 0) << place;
        Kinds(self.0.iter().enumerate().fold(0, bit))
    }

    /// The tiles of a suit as one number, four bits a rank from the lowest up; for hands, which are never of more than 14
    /// tiles.
    pub(crate) fn packed(&self, suit: Suit) -> u64 {
        let from = 9 * suit as usize;
        let mut eight = [0; 8];
        eight.copy_from_slice(&self.0[from..from + 8]);
        // Each time what was far apart comes closer by half: bytes become halves of bytes.
        let bytes = u64::from_le_bytes(eight);
        let pairs = (bytes | bytes >> 4) & 0x00ff_00ff_00ff_00ff;
        let fours = (pairs | pairs >> 8) & 0x0000_ffff_0000_ffff;
        let low = (fours | fours >> 16) & 0xffff_ffff;
        low | u64::from(self.0[from + 8]) << 32
    }

    /// How many tiles are of kinds that pass; 255 at the most.
    pub fn count(&self, test: impl Fn(Kind) -> bool) -> u8 {
        self.iter()
            .filter(|&(kind, _)| test(kind))
            .fold(0, |sum: u8, (_, n)| sum.saturating_add(n))
    }
}

/// A set of kinds, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u64);

impl Kinds {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self((1 << Kind::COUNT) - 1);
    pub(crate) const TERMINALS: Self = Self(0o401_401_401); // nine bits a suit
    pub(crate) const WINDS: Self = Self(0b1111 << 27);
    pub(crate) const DRAGONS: Self = Self(0b111 << 31);
    pub(crate) const HONORS: Self = Self(Self::WINDS.0 | Self::DRAGONS.0);
    pub(crate) const YAOCHUU: Self = Self(Self::TERMINALS.0 | Self::HONORS.0);

    /// A bit for each kind, by its index.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// So many tiles from this one on.
    pub(crate) const fn from(first: Kind, count: u8) -> Self {
        Self(((1 << count) - 1) << first.index())
    }

    pub(crate) const fn suit(suit: Suit) -> Self {
        Self(0o777 << (9 * suit as u32))
    }

    /// Some tiles of a suit by their ranks.
    pub(crate) const fn ranks(suit: Suit, ranks: &[u8]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < ranks.len() {
            bits |= 1 << (ranks[i] - 1);
            i += 1;
        }
        Self(bits << (9 * suit as u32))
    }

    pub(crate) const fn with(self, kind: Kind) -> Self {
        Self(self.0 | 1 << kind.index())
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn complement(self) -> Self {
        Self::ALL.without(self)
    }

    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn has(self, kind: Kind) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    pub(crate) const fn overlaps(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The kinds so many ranks below these in their suits.
    pub(crate) const fn lower_by(self, ranks: u8) -> Self {
        // What would fall out of its suit at the low end is left out before.
        let low = (1 << ranks) - 1;
        let numbers = Self::ALL.without(Self::HONORS);
        Self((self.0 & numbers.0 & !(low * 0o001_001_001)) >> ranks)
    }

    /// The first tiles of runs that are wholly of these kinds.
    pub(crate) const fn runs_within(self) -> Self {
        self.and(self.lower_by(1)).and(self.lower_by(2))
    }

    /// The first tiles of runs that have a tile of these kinds.
    pub(crate) const fn runs_with_any(self) -> Self {
        self.or(self.lower_by(1)).or(self.lower_by(2))
    }

    /// None, one or several.
    pub(crate) const fn size_up(self) -> Size {
        match self.0 {
            0 => Size::None,
            bits if bits.is_power_of_two() => Size::One,
            _ => Size::Several,
        }
    }

    /// Whether two suits have the same rank.
    pub(crate) const fn meet_across_suits(self) -> bool {
        let [man, pin, sou] = [self.0, self.0 >> 9, self.0 >> 18];
        (man & pin | man & sou | pin & sou) & 0o777 != 0
    }

    /// Whether 1, 4 and 7 are there, of whatever suits.
    pub(crate) const fn has_one_four_seven(self) -> bool {
        (self.0 | self.0 >> 9 | self.0 >> 18) & 0o111 == 0o111
    }

    /// Whether two of 1, 4 and 7 of a suit are there.
    pub(crate) const fn meet_in_a_straight(self) -> bool {
        let starts = self.0 & 0o111_111_111;
        starts & (starts >> 3 & 0o011_011_011 | starts >> 6 & 0o001_001_001) != 0
    }

    pub(crate) const fn count(self, among: Self) -> usize {
        (self.0 & among.0).count_ones() as usize
    }

    /// The kinds, in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Kind> {
        let rest = |bits: &u64| Some(bits & (bits - 1)).filter(|&bits| bits > 0);
        let bits = core::iter::successors(Some(self.0).filter(|&bits| bits > 0), rest);
        bits.filter_map(|bits| Kind::new(bits.trailing_zeros() as usize))
    }
}

/// How many, as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Size {
    None,
    One,
    Several,
}

impl Size {
    pub(crate) const fn plus(self, other: Self) -> Self {
        match (self, other) {
            (Self::None, size) | (size, Self::None) => size,
            _ => Self::Several,
        }
    }
}

impl FromIterator<Kind> for Counts {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut counts = Self::EMPTY;
        for kind in kinds {
            counts.add(kind, 1);
        }
        counts
    }
}

impl core::fmt::Debug for Counts {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// The tiles that a ruleset is played with: which kinds exist, how many fives are red, whether flowers are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TileSet {
    /// One bit for each kind that is left out (three players play without 2-8 man).
    missing: u64,
    reds: [u8; 3],
    flowers: u8,
    /// Whether runs may be called.
    pub chi: bool,
}

impl TileSet {
    /// All 34 kinds, one red five in each suit, no flowers.
    pub const RIICHI: Self = Self {
        missing: 0,
        reds: [1; 3],
        flowers: 0,
        chi: true,
    };

    /// 1 and 9 of characters, dots, bamboo, honors; no chi.
    pub const THREE_PLAYERS: Self = {
        let mut set = Self {
            reds: [0, 1, 1],
            chi: false,
            ..Self::RIICHI
        };
        set.missing = 0b1111_1110; // 2 to 8 of characters
        set
    };

    /// The same set with other red fives of man, pin, sou in place of plain ones.
    ///
    /// # Panics
    /// When a suit has more than its four fives; in a `const` that is an error of compilation.
    #[must_use]
    pub const fn with_reds(mut self, reds: [u8; 3]) -> Self {
        let [man, pin, sou] = reds;
        let most = Self::COPIES;
        assert!(
            man <= most && pin <= most && sou <= most,
            "a suit has four fives"
        );
        self.reds = reds;
        self
    }

    /// The same set with this many different flowers and seasons: 0, 4 or 8.
    ///
    /// # Panics
    /// With any other number; in a `const` that is an error of compilation.
    #[must_use]
    pub const fn with_flowers(mut self, flowers: u8) -> Self {
        assert!(
            matches!(flowers, 0 | 4 | 8),
            "none, flowers, or flowers and seasons"
        );
        self.flowers = flowers;
        self
    }

    /// How many fives of man, pin, sou are red, 0 to 4 each.
    pub const fn reds(&self) -> [u8; 3] {
        self.reds
    }

    /// How many different flowers and seasons there are: 0, 4 or 8.
    pub const fn flowers(&self) -> u8 {
        self.flowers
    }

    /// The dora that an indicator shows: the next tile that this set has, so 9 of characters after the 1 with three
    /// players; if the set has no tile of its row, simply the next one. Source: rules.md 2.3.
    pub const fn indicated(&self, indicator: Kind) -> Kind {
        let first = indicator.indicated();
        let mut next = first;
        while !self.has(next) {
            next = next.indicated();
            if next.index() == first.index() {
                break;
            }
        }
        next
    }

    /// How many of each kind there are.
    pub const COPIES: u8 = 4;

    /// How many indicators can be turned, dora and ura each: the first one, and one more with each of four kans.
    pub const INDICATORS: usize = 5;

    /// The same set without a kind.
    #[must_use]
    pub const fn without(mut self, kind: Kind) -> Self {
        self.missing |= 1 << kind.index();
        self
    }

    /// The same set with or without a whole suit.
    #[must_use]
    pub const fn with_suit(mut self, suit: Suit, there: bool) -> Self {
        let all = Kinds::suit(suit).0;
        self.missing = if there {
            self.missing & !all
        } else {
            self.missing | all
        };
        self
    }

    /// Whether any tile of a suit is there.
    pub const fn has_suit(&self, suit: Suit) -> bool {
        let all = Kinds::suit(suit).0;
        self.missing & all != all
    }

    /// The faces that a hand may have, as bits ([`Tile::bit`]): red fives where the game has fives, be any of them red or not
    /// ([`as_played`](Self::as_played)); a flower is never part of a hand.
    pub(crate) fn faces(&self) -> u64 {
        let plain = Kinds::ALL.0 & !self.missing;
        Suit::ALL.into_iter().fold(plain, |faces, suit| {
            let red = Tile::red(suit);
            let may_be = red.kind().is_some_and(|five| self.has(five));
            faces | if may_be { red.bit() } else { 0 }
        })
    }

    /// The kinds that the game has.
    pub(crate) const fn kinds(&self) -> Kinds {
        Kinds(Kinds::ALL.0 & !self.missing)
    }

    /// Whether the game has this kind.
    pub const fn has(&self, kind: Kind) -> bool {
        self.missing & 1 << kind.index() == 0
    }

    /// Whether the game has this tile; red fives and flowers only if the rules have them.
    pub const fn has_tile(&self, tile: Tile) -> bool {
        match (tile.kind(), tile.flower_number()) {
            (Some(kind), _) => self.has(kind) && (!tile.is_red() || self.reds_of(kind) > 0),
            (None, Some(number)) => number <= self.flowers,
            (None, None) => false,
        }
    }

    /// The tile as this game has it: a red five becomes a plain one if the suit has no red fives, since people play with the
    /// tiles that they own.
    pub fn as_played(&self, tile: Tile) -> Tile {
        let plain = tile
            .kind()
            .filter(|&kind| tile.is_red() && self.reds_of(kind) == 0);
        plain.map_or(tile, Tile::plain)
    }

    /// How many plain tiles of a kind there may be. Where at most one five of a suit is red, all four may be entered as plain,
    /// since a typed plain five may stand for the red one; with two or more, only as many as are really plain.
    pub const fn plain_of(&self, kind: Kind) -> u8 {
        match (kind.rank(), self.reds_of(kind)) {
            (5, reds @ 2..) => Self::COPIES.saturating_sub(reds),
            _ => Self::COPIES,
        }
    }

    /// How many of a face there may be: of a red five as many as are red, of a plain tile [`plain_of`](Self::plain_of)
    /// its kind.
    pub const fn copies_of(&self, tile: Tile) -> u8 {
        match tile.kind() {
            Some(kind) if !self.has(kind) => 0,
            Some(kind) if tile.is_red() => self.reds_of(kind),
            Some(kind) => self.plain_of(kind),
            None => self.has_tile(tile) as u8,
        }
    }

    /// Makes plain fives red that the game has not plain.
    pub(crate) fn redden<'t>(&self, tiles: impl Iterator<Item = &'t mut Tile>) {
        let mut left =
            Suit::ALL.map(|suit| Kind::number(suit, 5).map_or(0, |five| self.plain_of(five)));
        for tile in tiles {
            let five = tile
                .kind()
                .filter(|kind| kind.rank() == 5 && !tile.is_red());
            if let Some(suit) = five.and_then(Kind::suit) {
                let left = &mut left[suit as usize];
                match left.checked_sub(1) {
                    Some(less) => *left = less,
                    None => *tile = Tile::red(suit),
                }
            }
        }
    }

    /// How many red fives the suit of this kind has.
    pub const fn reds_of(&self, kind: Kind) -> u8 {
        match kind.suit() {
            Some(Suit::Man) => self.reds[0],
            Some(Suit::Pin) => self.reds[1],
            Some(Suit::Sou) => self.reds[2],
            None => 0,
        }
    }
}
