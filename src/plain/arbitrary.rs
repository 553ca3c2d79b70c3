//! Values for fuzzers: all that can be made here, and nothing else. A question may be any nonsense; a meld is valid.

use arbitrary::{Arbitrary, Error, Result, Unstructured};

use crate::hand::question::{Flag, Flags, WrittenMeld};
use crate::tiles::meld::Meld;
use crate::tiles::{Kind, Tile};

impl<'a> Arbitrary<'a> for Kind {
    fn arbitrary(from: &mut Unstructured<'a>) -> Result<Self> {
        let index = from.choose_index(Self::COUNT)?;
        Self::new(index).ok_or(Error::IncorrectFormat)
    }
}

impl<'a> Arbitrary<'a> for Tile {
    fn arbitrary(from: &mut Unstructured<'a>) -> Result<Self> {
        let index = from.choose_index(Self::COUNT)?;
        Self::all().nth(index).ok_or(Error::IncorrectFormat)
    }
}

impl<'a> Arbitrary<'a> for Flags {
    fn arbitrary(from: &mut Unstructured<'a>) -> Result<Self> {
        from.arbitrary_iter::<Flag>()?.collect()
    }
}

/// Tiles that are no meld are given back to the fuzzer, which tries other bytes.
impl<'a> Arbitrary<'a> for Meld {
    fn arbitrary(from: &mut Unstructured<'a>) -> Result<Self> {
        let written = WrittenMeld::arbitrary(from)?;
        Self::new(written.kind, &written.tiles, written.from).map_err(|_| Error::IncorrectFormat)
    }
}
