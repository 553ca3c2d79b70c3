//! A hand and one reading of it, with the questions that conditions of yaku ask.

use crate::hand::reading::{Block, BlockKind, Made, Reading, Shape};
use crate::result::why::MissReason;
use crate::result::win::Win;
use crate::tiles::{Kind, Kinds, Size};

/// The answer of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The hand has it.
    Yes,
    /// The hand has it this often.
    Times(u8),
    /// The hand lacks one thing for it.
    Near(MissReason),
    /// The hand does not have it.
    No,
}

impl Verdict {
    /// Returns whether the hand has it.
    pub(crate) const fn holds(self) -> bool {
        matches!(self, Self::Yes | Self::Times(_))
    }

    /// Counts how often the hand has it.
    pub(crate) const fn count(self) -> u8 {
        match self {
            Self::Yes => 1,
            Self::Times(n) => n,
            Self::Near(_) | Self::No => 0,
        }
    }

    /// Returns the verdict for a number of times; none is [`Verdict::No`].
    pub(crate) const fn times(n: usize) -> Self {
        if n == 0 {
            Self::No
        } else {
            Self::Times(n as u8)
        }
    }
}

impl From<bool> for Verdict {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

/// A hand and one reading of it, as a condition looks at it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReadHand<'a> {
    /// The hand and how it was won.
    pub win: &'a Win<'a>,
    /// The reading.
    pub reading: &'a Reading,
    /// The reading in short, because every condition asks.
    brief: Brief,
}

/// A summary of the blocks of a reading.
#[derive(Clone, Copy, Debug, Default)]
struct Brief {
    tiles: Kinds,
    /// The first tiles of sequences: of one at least, of two equal ones, of three, of four.
    sequences: [Kinds; 4],
    /// The kinds of the other blocks.
    alike: Kinds,
    triplets: Kinds,
    triplet_count: usize,
    /// Those that count as concealed.
    concealed: usize,
    kans: u8,
    pair: Option<Kind>,
}

impl<'a> ReadHand<'a> {
    pub(crate) fn new(win: &'a Win<'a>, reading: &'a Reading) -> Self {
        let mut brief = Brief::default();
        for block in &reading.blocks {
            brief.tiles = brief.tiles.or(block.kinds());
            if block.is_sequence() {
                let start = Kinds::NONE.with(block.first);
                let [one, two, three, four] = brief.sequences;
                brief.sequences = [
                    one.or(start),
                    two.or(one.and(start)),
                    three.or(two.and(start)),
                    four.or(three.and(start)),
                ];
                continue;
            }
            brief.alike = brief.alike.or(block.kinds());
            if block.kind == BlockKind::Pair && reading.shape == Shape::Standard {
                brief.pair = Some(block.first);
            }
            if block.is_triplet() {
                brief.triplets = brief.triplets.with(block.first);
                brief.triplet_count += 1;
                brief.concealed += usize::from(block.is_concealed());
                brief.kans += u8::from(block.kind == BlockKind::Kan);
            }
        }
        Self {
            win,
            reading,
            brief,
        }
    }

    /// Returns the kinds in the hand.
    pub(crate) const fn kinds(&self) -> Kinds {
        self.brief.tiles
    }

    pub(crate) fn triplets(&self) -> impl Iterator<Item = &'a Block> {
        self.reading.sets().filter(|block| block.is_triplet())
    }

    pub(crate) const fn has_sequences(&self) -> bool {
        self.sequence_starts().overlaps(Kinds::ALL)
    }

    /// Counts the disjoint pairs of equal sequences.
    pub(crate) const fn equal_sequences(&self) -> Size {
        let [_, two, _, four] = self.brief.sequences;
        two.size_up().plus(four.size_up())
    }

    /// Returns the largest number of equal sequences.
    pub(crate) fn most_equal_sequences(&self) -> usize {
        let mut starts = self.brief.sequences.iter();
        starts
            .position(|starts| *starts == Kinds::NONE)
            .unwrap_or(4)
    }

    pub(crate) const fn is_standard(&self) -> bool {
        self.brief.pair.is_some()
    }

    /// Returns the pair of a standard hand.
    pub(crate) const fn pair(&self) -> Option<Kind> {
        self.brief.pair
    }

    pub(crate) const fn has_sequence(&self, first: Kind) -> bool {
        self.sequence_starts().has(first)
    }

    pub(crate) const fn has_triplet(&self, kind: Kind) -> bool {
        self.brief.triplets.has(kind)
    }

    /// Returns the first tiles of sequences.
    pub(crate) const fn sequence_starts(&self) -> Kinds {
        self.brief.sequences[0]
    }

    /// Returns the first tiles of sequences that the hand has twice or more.
    pub(crate) const fn twice_sequence_starts(&self) -> Kinds {
        self.brief.sequences[1]
    }

    /// Returns the kinds of triplets and kans.
    pub(crate) const fn triplet_kinds(&self) -> Kinds {
        self.brief.triplets
    }

    /// Returns the number of triplets and kans.
    pub(crate) const fn triplet_count(&self) -> usize {
        self.brief.triplet_count
    }

    /// Counts the triplets and kans of these kinds.
    pub(crate) const fn triplets_among(&self, kinds: Kinds) -> usize {
        // Most hands have none, which is quicker to see than how many.
        if !self.brief.triplets.overlaps(kinds) {
            return 0;
        }
        self.brief.triplets.count(kinds)
    }

    /// Counts the blocks without a tile of these kinds; equal sequences count once.
    pub(crate) const fn blocks_without(&self, kinds: Kinds) -> Size {
        let sequences = self.sequence_starts().without(kinds.sequences_with_any());
        let alike = self.brief.alike.without(kinds);
        sequences.size_up().plus(alike.size_up())
    }

    /// No sequence starts with one of `sequences` and no other block is of `alike`; near when a single block fails.
    pub(crate) fn no_block(&self, sequences: Kinds, alike: Kinds) -> Verdict {
        let (sequences, alike) = (
            self.sequence_starts().and(sequences),
            self.brief.alike.and(alike),
        );
        match sequences.size_up().plus(alike.size_up()) {
            Size::None => Verdict::Yes,
            Size::Several => Verdict::No,
            // One tile, but two sequences may start with it.
            Size::One => {
                let failing = |block: &&Block| {
                    if block.is_sequence() {
                        sequences
                    } else {
                        alike
                    }
                    .has(block.first)
                };
                let mut blocks = self.reading.blocks.iter().filter(failing);
                match (blocks.next(), blocks.next()) {
                    (Some(&block), None) => Verdict::Near(MissReason::Block(block)),
                    _ => Verdict::No,
                }
            }
        }
    }

    /// Every block has a tile of these kinds; near when a single one has not.
    pub(crate) fn every_block_has(&self, kinds: Kinds) -> Verdict {
        self.no_block(kinds.sequences_with_any().complement(), kinds.complement())
    }

    /// All tiles are of these kinds; near when a single block is not.
    pub(crate) fn only(&self, kinds: Kinds) -> Verdict {
        self.no_block(kinds.sequences_within().complement(), kinds.complement())
    }

    /// Triplets that count as concealed, at least `need`; near when the ron tile opened the last one.
    pub(crate) fn concealed_triplets(&self, need: usize) -> Verdict {
        let have = self.brief.concealed;
        if have >= need {
            return Verdict::Yes;
        }
        if have + 1 < need {
            return Verdict::No;
        }
        let by_ron = |block: &&Block| block.made == Made::Ron;
        match self.triplets().find(by_ron) {
            Some(&block) => Verdict::Near(MissReason::ByRon(block)),
            None => Verdict::No,
        }
    }

    /// At least `need` kans; near when one is missing.
    pub(crate) fn kans(&self, need: u8) -> Verdict {
        let have = self.brief.kans;
        match have {
            _ if have >= need => Verdict::Yes,
            2.. if have + 1 == need => Verdict::Near(MissReason::Count { have, need }),
            _ => Verdict::No,
        }
    }

    /// A triplet of this tile; near when there is a pair.
    pub(crate) fn value_triplet(&self, kind: Kind) -> Verdict {
        if self.has_triplet(kind) {
            Verdict::Yes
        } else if self.pair() == Some(kind) {
            Verdict::Near(MissReason::OnlyPair(kind))
        } else {
            Verdict::No
        }
    }
}
