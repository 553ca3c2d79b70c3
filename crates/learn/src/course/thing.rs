//! A set or a pair by itself, and the fu that it gives.

use alloc::vec::Vec;

use crate::practice::mistake::Wrong;
use crate::practice::mistake::fu::of_block;
use crate::practice::{Item, Skill};
use tensu::inside::of_set;
use tensu::meld::MeldKind;
use tensu::notation::Reader;
use tensu::question::{By, Question, Riichi};
use tensu::reading::{Block, BlockKind, Made};
use tensu::rules::{Ruleset, score};
use tensu::score::{FuItem, FuReason};
use tensu::tiles::{Dragon, Kind, Suit, Tile, Wind};

/// A set or a pair by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A triplet, or a kan.
    Set {
        /// `true` if it was not called.
        concealed: bool,
        /// `true` for terminals, `false` for simples.
        yaochuu: bool,
        /// `true` for four tiles.
        kan: bool,
    },
    /// A pair at a seat in a round.
    Pair {
        /// The kind of its tiles.
        kind: Kind,
        /// The winner's seat.
        seat: Wind,
        /// The round.
        round: Wind,
    },
}

/// The four sets of three tiles, or of four.
const fn sets(kan: bool) -> [Thing; 4] {
    pub(super) const fn set(kan: bool, concealed: bool, yaochuu: bool) -> Thing {
        Thing::Set {
            concealed,
            yaochuu,
            kan,
        }
    }
    [
        set(kan, false, false),
        set(kan, true, false),
        set(kan, false, true),
        set(kan, true, true),
    ]
}

pub(super) const fn pair(kind: Kind, seat: Wind, round: Wind) -> Thing {
    Thing::Pair { kind, seat, round }
}

impl Thing {
    /// The triplets that differ in their fu.
    pub const TRIPLETS: [Self; 4] = sets(false);
    /// The kans.
    pub const KANS: [Self; 4] = sets(true);

    /// The pairs that differ in their fu, of South in an East round.
    pub const PAIRS: [Self; 4] = [
        pair(Dragon::Haku.kind(), Wind::South, Wind::East),
        pair(Wind::South.kind(), Wind::South, Wind::East),
        pair(Wind::East.kind(), Wind::South, Wind::East),
        pair(Wind::West.kind(), Wind::South, Wind::East),
    ];
    /// The pair of the wind that is seat and round.
    pub const DOUBLE: Self = pair(Wind::East.kind(), Wind::East, Wind::East);

    pub(super) const fn kind(self) -> Option<Kind> {
        match self {
            Self::Set { yaochuu: false, .. } => Kind::number(Suit::Pin, 5),
            Self::Set { .. } => Kind::number(Suit::Sou, 9),
            Self::Pair { kind, .. } => Some(kind),
        }
    }

    /// Its tiles.
    pub fn tiles(self) -> Vec<Tile> {
        let many = match self {
            Self::Pair { .. } => 2,
            Self::Set { kan, .. } => 3 + usize::from(kan),
        };
        let tile = self.kind().map(Tile::plain);
        tile.map_or_else(Vec::new, |tile| alloc::vec![tile; many])
    }

    /// The kind of meld that it is, if it lies apart.
    pub const fn called(self) -> Option<MeldKind> {
        match self {
            Self::Set {
                kan: true,
                concealed: true,
                ..
            } => Some(MeldKind::Ankan),
            Self::Set {
                kan: true,
                concealed: false,
                ..
            } => Some(MeldKind::Minkan),
            Self::Set {
                concealed: false, ..
            } => Some(MeldKind::Pon),
            _ => None,
        }
    }

    /// The fu that it gives, as an item; `None` for none.
    pub fn item(self, rules: &Ruleset) -> Option<FuItem> {
        match self {
            Self::Set {
                concealed,
                yaochuu,
                kan,
            } => Some(FuItem {
                reason: FuReason::Set {
                    kan,
                    concealed,
                    yaochuu,
                    by_ron: false,
                },
                fu: of_set(kan, concealed, yaochuu),
                block: None,
            }),
            Self::Pair { kind, seat, round } => {
                let score = score(&beside_sequences(kind, seat, round)?, rules).ok()?;
                let items = score.fu?.items;
                let is_pair = |item: &&FuItem| matches!(item.reason, FuReason::Pair { .. });
                items.iter().find(is_pair).copied()
            }
        }
    }

    /// Its fu.
    pub fn fu(self, rules: &Ruleset) -> u8 {
        self.item(rules).map_or(0, |item| item.fu)
    }

    /// The set or pair as a block of a reading.
    pub fn block(self) -> Option<Block> {
        let kind = match self {
            Self::Pair { .. } => BlockKind::Pair,
            Self::Set { kan: false, .. } => BlockKind::Triplet,
            Self::Set { .. } => BlockKind::Kan,
        };
        Some(Block {
            kind,
            first: self.kind()?,
            made: self.called().map_or(Made::Concealed, Made::Called),
        })
    }

    /// The fu that people take it to give.
    pub(super) fn mistakes(self, rules: &Ruleset) -> Option<Wrong<u16>> {
        let winds = match self {
            Self::Pair { seat, round, .. } => (seat, round),
            Self::Set { .. } => (Wind::South, Wind::East),
        };
        let item = self.item(rules);
        Some(of_block(&self.block()?, None, item.as_ref(), winds))
    }

    pub(super) fn teaches(self, rules: &Ruleset) -> Option<Item> {
        let item = self.item(rules);
        Some(Item::Skill(Skill::of_block(&self.block()?, item.as_ref())))
    }
}

/// The fu of the pair of a wind that is seat and round; `None` where fu do not count.
pub(super) fn double_wind(rules: &Ruleset) -> Option<u8> {
    Thing::DOUBLE.item(rules).map(|item| item.fu)
}

/// A hand with this pair, and otherwise sequences, which every game has.
pub(super) fn beside_sequences(pair: Kind, seat: Wind, round: Wind) -> Option<Question> {
    let sequences = Reader::OWN.question("234567p34567s+8s").ok()?;
    let mut hand = sequences.hand;
    hand.extend([Tile::plain(pair); 2]);
    Some(Question {
        hand,
        by: By::Ron,
        seat,
        round,
        riichi: Riichi::Riichi,
        ..sequences
    })
}
