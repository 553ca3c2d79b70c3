//! Names of what errors are about: tiles, seats, and why a yaku cannot be.

use alloc::string::String;

use crate::result::why::Bar;
use crate::tiles::{Kind, Suit, Tile, Wind};
use crate::words::{Fill, Word, Words};
use crate::yaku::Yaku;

impl Words {
    /// Names a wind.
    pub fn wind(&self, wind: Wind) -> &str {
        self.say(match wind {
            Wind::East => Word::East,
            Wind::South => Word::South,
            Wind::West => Word::West,
            Wind::North => Word::North,
        })
    }

    /// Names a player by the seat: a wind is a tile, too, and in some languages a player has another name.
    pub fn player(&self, seat: Wind) -> &str {
        self.say(match seat {
            Wind::East => Word::EastPlayer,
            Wind::South => Word::SouthPlayer,
            Wind::West => Word::WestPlayer,
            Wind::North => Word::NorthPlayer,
        })
    }

    /// Names a tile, short enough for a key.
    pub fn tile(&self, tile: Tile) -> String {
        const DRAGONS: [Word; 3] = [Word::White, Word::Green, Word::Red];
        match (tile.kind(), tile.flower_number()) {
            (Some(kind), _) if tile.is_red() => {
                self.fill(Word::RedTile, &[(&self.kind(kind)).into()])
            }
            (Some(kind), _) => self.kind_with(kind, DRAGONS),
            (None, Some(number @ 1..=4)) => self.fill(Word::Flower, &[number.into()]),
            (None, number) => self.fill(Word::Season, &[(number.unwrap_or(5) - 4).into()]),
        }
    }

    /// Names a kind in a sentence, where "Red" alone could be a five.
    pub fn kind(&self, kind: Kind) -> String {
        const DRAGONS: [Word; 3] = [Word::WhiteDragon, Word::GreenDragon, Word::RedDragon];
        self.kind_with(kind, DRAGONS)
    }

    fn kind_with(&self, kind: Kind, dragons: [Word; 3]) -> String {
        const WINDS: [Word; 4] = [Word::East, Word::South, Word::West, Word::North];
        let word = match (kind.suit(), usize::from(kind.rank())) {
            (Some(suit), rank) => return self.of_suit(suit, rank.into()),
            (None, rank @ 1..=4) => WINDS[rank - 1],
            (None, rank) => dragons[(rank - 5) % 3],
        };
        self.fill(word, &[kind.rank().into()])
    }

    /// Names tiles of a suit by their numbers: `"5 man"`, `"456 man"`.
    pub fn of_suit(&self, suit: Suit, numbers: Fill<'_>) -> String {
        let word = match suit {
            Suit::Man => Word::TileMan,
            Suit::Pin => Word::TilePin,
            Suit::Sou => Word::TileSou,
        };
        self.fill(word, &[numbers])
    }

    /// Names a suit.
    pub fn suit(&self, suit: Suit) -> &str {
        self.say(match suit {
            Suit::Man => Word::Man,
            Suit::Pin => Word::Pin,
            Suit::Sou => Word::Sou,
        })
    }

    /// Says why a yaku cannot be chosen.
    pub fn barred(&self, why: Bar) -> String {
        self.barred_by(why, why.yaku().map_or("", |yaku| self.yaku(yaku)))
    }

    /// Says the same with another name for the yaku that stands in the way.
    pub fn barred_by(&self, why: Bar, name: &str) -> String {
        let word = match why {
            Bar::NotInRuleset => Word::WhyNotInRuleset,
            Bar::ClosedOnly => Word::WhyOpenHand,
            Bar::BySelfDraw => Word::WhyBySelfDraw,
            Bar::Yakuman => Word::WhyYakuman,
            Bar::Replaced(Yaku::Rinshan) => Word::WhyBeside,
            Bar::Replaced(_) => Word::WhyReplaced,
            Bar::TsumoOnly => Word::BarTsumo,
            Bar::RonOnly => Word::BarRon,
            Bar::OpenOnly => Word::BarOpen,
            Bar::DealerOnly => Word::BarDealer,
            Bar::OthersOnly => Word::BarOthers,
            Bar::Honba => Word::BarCounters,
            Bar::Without(_) => Word::BarWithout,
            Bar::NotWith(_) => Word::BarNotWith,
        };
        self.fill(word, &[name.into()])
    }
}
