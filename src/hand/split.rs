//! Concealed tiles split into sets and a pair.

use crate::hand::blocks::{Block, BlockKind, Blocks, NO_BLOCKS};
use crate::tiles::{Counts, Kind, Suit};

/// Shows every split of the tiles into a number of sets and one pair: by tile, of one tile sequences before triplets
/// before the pair.
pub(super) fn splits(closed: &Counts, sets: usize, each: &mut impl FnMut(&Blocks)) {
    let honors = || honors(closed);
    if let Some(honors) = (closed.total() == sets * 3 + 2).then(honors).flatten() {
        let paired = honors.iter().any(|block| block.kind == BlockKind::Pair);
        let mut splitter = Splitter {
            suits: Suit::ALL.map(|suit| closed.packed(suit)),
            honors,
            split: NO_BLOCKS,
            each,
        };
        splitter.suit(0, paired);
    }
}

/// The one way to read the honors: pairs and triplets, a single pair at the most.
fn honors(closed: &Counts) -> Option<Blocks> {
    let mut blocks = NO_BLOCKS;
    let mut paired = false;
    for kind in (1..=7).filter_map(Kind::honor) {
        let block = match closed.get(kind) {
            0 => continue,
            2 if !paired => BlockKind::Pair,
            3 => BlockKind::Triplet,
            _ => return None,
        };
        paired |= block == BlockKind::Pair;
        blocks.push(Block::concealed(block, kind));
    }
    Some(blocks)
}

/// Splits the tiles of a hand, suit by suit.
struct Splitter<'e, E> {
    /// The tiles of each suit, four bits a rank.
    suits: [u64; 3],
    honors: Blocks,
    /// The blocks taken so far.
    split: Blocks,
    each: &'e mut E,
}

impl<E: FnMut(&Blocks)> Splitter<'_, E> {
    /// The suits from this one on, then the honors.
    fn suit(&mut self, suit: usize, paired: bool) {
        if let Some(&tiles) = self.suits.get(suit) {
            self.take(suit, tiles, paired);
        } else if paired {
            let mut split = self.split;
            split.extend(self.honors.iter().copied());
            (self.each)(&split);
        }
    }

    /// Takes away all copies of the lowest tile, in every way, and goes on with the rest. A tile starts so many
    /// sequences, then maybe a triplet, then maybe the pair, which makes each split once and in order.
    fn take(&mut self, suit: usize, tiles: u64, paired: bool) {
        /// Sequences, triplets, pairs for one to four copies; a fifth one, which no game has, is what a hand formally
        /// waits for.
        const WAYS: [&[(u8, u8, u8)]; 6] = [
            &[],
            &[(1, 0, 0)],
            &[(2, 0, 0), (0, 0, 1)],
            &[(3, 0, 0), (1, 0, 1), (0, 1, 0)],
            &[(4, 0, 0), (2, 0, 1), (1, 1, 0)],
            &[(3, 0, 1), (2, 1, 0), (0, 1, 1)],
        ];
        let place = tiles.trailing_zeros() / 4;
        let Some(first) = Kind::new(9 * suit + place as usize).filter(|_| tiles > 0) else {
            return self.suit(suit + 1, paired);
        };
        let [n, second, third] = [0, 4, 8].map(|above| (tiles >> (4 * place) >> above & 15) as u8);
        let ways = WAYS.get(usize::from(n)).copied().unwrap_or_default();
        for &(sequences, triplets, pairs) in ways {
            if sequences > second.min(third) || paired && pairs > 0 {
                continue;
            }
            let before = self.split.len();
            self.push(BlockKind::Sequence, first, sequences);
            self.push(BlockKind::Triplet, first, triplets);
            self.push(BlockKind::Pair, first, pairs);
            let taken = u64::from(n) | (u64::from(sequences) * 0x110);
            self.take(suit, tiles - (taken << (4 * place)), paired || pairs > 0);
            self.split.truncate(before);
        }
    }

    fn push(&mut self, kind: BlockKind, first: Kind, times: u8) {
        for _ in 0..times {
            self.split.push(Block::concealed(kind, first));
        }
    }
}
