//! The tiles that a game is played with.

use super::kinds::Kinds;
use super::tile::{Kind, Suit, Tile};

/// The tiles that a ruleset is played with: which kinds exist, how many fives are red, whether flowers are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TileSet {
    /// One bit for each kind that is left out (three players play without 2-8 man).
    missing: u64,
    reds: [u8; 3],
    flowers: u8,
    /// `true` if sequences may be called.
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

    /// Returns the number of red fives of man, pin, sou, 0 to 4 each.
    pub const fn reds(&self) -> [u8; 3] {
        self.reds
    }

    /// Returns the number of different flowers and seasons: 0, 4 or 8.
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

    /// The indicator that shows a tile as dora; the reverse of [`indicated`](Self::indicated).
    ///
    /// ```
    /// use tensu::Ruleset;
    /// let indicator = |id, dora| {
    ///     let set = Ruleset::by_id(id).unwrap().tiles;
    ///     set.indicator(tensu::notation::tile(dora).unwrap().kind().unwrap()).to_string()
    /// };
    /// assert_eq!([indicator("tenhou", "4m"), indicator("tenhou", "1m"), indicator("tenhou", "1z")], ["3m", "9m", "4z"]);
    /// assert_eq!([indicator("tenhou_sanma", "9m"), indicator("tenhou_sanma", "1m")], ["1m", "9m"]);
    /// ```
    pub const fn indicator(&self, dora: Kind) -> Kind {
        let first = dora.indicator();
        let mut before = first;
        while !self.has(before) {
            before = before.indicator();
            if before.index() == first.index() {
                break;
            }
        }
        before
    }

    /// The number of tiles of each kind.
    pub const COPIES: u8 = 4;

    /// The number of indicators that can be turned, dora and ura each: the first one, and one more with each of four
    /// kans.
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
        let all = Kinds::suit(suit).bits();
        self.missing = if there {
            self.missing & !all
        } else {
            self.missing | all
        };
        self
    }

    /// Returns whether any tile of a suit is there.
    pub const fn has_suit(&self, suit: Suit) -> bool {
        let all = Kinds::suit(suit).bits();
        self.missing & all != all
    }

    /// The faces that a hand may have, as bits ([`Tile::bit`]): red fives where the game has fives, be any of them red or not
    /// ([`as_played`](Self::as_played)); a flower is never part of a hand.
    pub(crate) fn faces(&self) -> u64 {
        let plain = Kinds::ALL.bits() & !self.missing;
        Suit::ALL.into_iter().fold(plain, |faces, suit| {
            let red = Tile::red(suit);
            let may_be = red.kind().is_some_and(|five| self.has(five));
            faces | if may_be { red.bit() } else { 0 }
        })
    }

    /// The kinds that the game has.
    pub(crate) const fn kinds(&self) -> Kinds {
        Kinds::of_bits(!self.missing)
    }

    /// Returns whether the game has all kinds.
    pub(crate) const fn has_all(&self) -> bool {
        self.missing == 0
    }

    /// Returns whether the game has the kind of this tile; a flower has none.
    pub(crate) fn has_kind_of(&self, tile: Tile) -> bool {
        tile.kind().is_some_and(|kind| self.has(kind))
    }

    /// Returns whether the game has this kind.
    pub const fn has(&self, kind: Kind) -> bool {
        self.missing & 1 << kind.index() == 0
    }

    /// Returns whether the game has this tile; red fives and flowers only if the rules have them.
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

    /// Returns the number of plain tiles of a kind that there may be. Where at most one five of a suit is red, all four
    /// may be entered as plain, since a typed plain five may stand for the red one; with two or more, only as many as are
    /// really plain.
    pub const fn plain_of(&self, kind: Kind) -> u8 {
        match (kind.rank(), self.reds_of(kind)) {
            (5, reds @ 2..) => Self::COPIES.saturating_sub(reds),
            _ => Self::COPIES,
        }
    }

    /// Returns the number of tiles of a face that there may be: of a red five as many as are red, of a plain tile
    /// [`plain_of`](Self::plain_of) its kind.
    pub const fn copies_of(&self, tile: Tile) -> u8 {
        match tile.kind() {
            Some(kind) if !self.has(kind) => 0,
            Some(kind) if tile.is_red() => self.reds_of(kind),
            Some(kind) => self.plain_of(kind),
            None => self.has_tile(tile) as u8,
        }
    }

    /// Makes plain fives red where they are more than the game has.
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

    /// Returns the number of red fives in the suit of this kind.
    pub const fn reds_of(&self, kind: Kind) -> u8 {
        match kind.suit() {
            Some(Suit::Man) => self.reds[0],
            Some(Suit::Pin) => self.reds[1],
            Some(Suit::Sou) => self.reds[2],
            None => 0,
        }
    }
}
