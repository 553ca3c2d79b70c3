//! The plain types for serde: a type with ids in the contract is its id, tiles are MPSZ, house rules are their line of
//! text. Values that are read are as valid as those made here: a meld is checked, and a note is one of the crate's own.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use serde::de::{Error, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::hand::question::{By, Flag, Flags, Riichi, WrittenMeld};
use crate::hand::reading::{Block, BlockKind, Blocks, Made};
use crate::presets::house::House;
use crate::presets::{Remark, Ruleset, all};
use crate::result::remark::Note;
use crate::result::score::{FuItem, FuItems, FuReason};
use crate::tiles::list::ShortVec;
use crate::tiles::meld::{Meld, MeldKind, Side};
use crate::tiles::{Counts, Kind, Tile, Wind};
use crate::yaku::{Yaku, YakuSet};

/// A reader of a text that is one of few.
struct Text<T> {
    what: &'static str,
    read: fn(&str) -> Option<T>,
}

impl<T> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        (self.read)(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }
}

/// A type and its texts: its name in an error, its writer, its reader.
macro_rules! texts {
    ($($type:ty, $what:literal, $write:expr, $read:expr;)*) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$type) -> _ = $write;
                to.collect_str(&write(self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_str(Text { what: $what, read: $read })
            }
        }
    )* };
}

texts! {
    Wind, "a wind: E, S, W or N", |wind| wind.code(), Wind::from_code;
    MeldKind, "a kind of meld, such as chi", |kind| kind.code(), MeldKind::from_code;
    Side, "a side: left, across or right", |side| side.code(), Side::from_code;
    By, "ron or tsumo", |by| by.code(), By::from_code;
    Riichi, "a riichi, such as none", |riichi| riichi.code(), Riichi::from_code;
    Flag, "a flag, such as ippatsu", |flag| flag.code(), Flag::from_code;
    Yaku, "the id of a yaku, such as pinfu", |yaku| yaku.code(), Yaku::from_code;
    Kind, "a kind of tile, such as 5p", |kind| *kind, kind;
    Tile, "a tile, such as 0p", |tile| *tile, |text| text.parse().ok();
}

/// Reads a plain tile, which stands for its kind.
fn kind(text: &str) -> Option<Kind> {
    let tile = Tile::from_str(text).ok()?;
    tile.kind().filter(|_| !tile.is_red())
}

/// The line of house rules; a ruleset as it is, too, is one. The error is the reason.
impl Serialize for House {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for House {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let line = String::deserialize(from)?;
        line.parse().map_err(D::Error::custom)
    }
}

/// The meld as it is written; checked when it is read.
impl Serialize for Meld {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let written = WrittenMeld {
            kind: self.kind(),
            tiles: self.tiles().to_vec(),
            from: self.from(),
        };
        written.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Meld {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let written = WrittenMeld::deserialize(from)?;
        Self::new(written.kind, &written.tiles, written.from).map_err(D::Error::custom)
    }
}

/// The number of tiles of each kind that is there: `{"1m": 3}`.
impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct CountsVisitor;

        impl<'de> Visitor<'de> for CountsVisitor {
            type Value = Counts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("kinds of tiles and how many there are of each")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Counts, M::Error> {
                let mut counts = Counts::EMPTY;
                while let Some((kind, n)) = map.next_entry()? {
                    counts.add(kind, n);
                }
                Ok(counts)
            }
        }

        from.deserialize_map(CountsVisitor)
    }
}

/// A set is a list of its members.
macro_rules! sets {
    ($($set:ty, $member:ty;)*) => { $(
        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Vec::<$member>::deserialize(from).map(|members| members.into_iter().collect())
            }
        }
    )* };
}

sets! {
    Flags, Flag;
    YakuSet, Yaku;
}

impl<T: Serialize, const N: usize> Serialize for ShortVec<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self)
    }
}

/// The reader of a list without a heap: more members than it has room for are an error.
struct Short<T, const N: usize> {
    empty: ShortVec<T, N>,
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Visitor<'de> for Short<T, N> {
    type Value = ShortVec<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at most {N} of them")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<ShortVec<T, N>, A::Error> {
        let mut list = self.empty;
        while let Some(item) = items.next_element()? {
            if list.len() == N {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
            list.push(item);
        }
        Ok(list)
    }
}

/// The lists, with the filler for their empty places.
macro_rules! lists {
    ($($list:ty, $filler:expr;)*) => { $(
        impl<'de> Deserialize<'de> for $list {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_seq(Short { empty: ShortVec::empty($filler) })
            }
        }
    )* };
}

lists! {
    Blocks, Block { kind: BlockKind::Pair, first: Wind::East.kind(), made: Made::Concealed };
    FuItems, FuItem { reason: FuReason::Base, fu: 0, block: None };
}

/// A note is text of the crate, so only a note that a ruleset of the crate makes can be read.
impl<'de> Deserialize<'de> for Note {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct WrittenNote {
            id: String,
            text: String,
        }

        let written = WrittenNote::deserialize(from)?;
        let mut notes = all().flat_map(Ruleset::remarks).map(Remark::note);
        let note = notes.find(|note| note.id == written.id && note.text == written.text);
        note.ok_or_else(|| D::Error::custom("no note of a ruleset of the crate"))
    }
}
