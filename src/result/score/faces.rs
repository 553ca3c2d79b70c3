//! The tiles of a reading as they lie, red fives in their places.

use alloc::vec::Vec;

use crate::hand::reading::{Block, Reading};
use crate::result::win::Win;
use crate::tiles::Tile;
use crate::tiles::order::sort_by_key;

/// A block of the reading as tiles, red fives where they lie.
pub type BlockTiles = Vec<Tile>;

impl Win<'_> {
    /// The blocks of a reading as they lie on the table: red fives in their places, a meld as it was declared.
    pub fn faces(&self, reading: &Reading) -> Vec<BlockTiles> {
        let mut reds: Vec<Tile> = self
            .question()
            .hand
            .iter()
            .copied()
            .filter(|tile| tile.is_red())
            .collect();
        let mut melds = self.melds().iter();
        let mut faces: Vec<BlockTiles> = Vec::with_capacity(reading.blocks.len());
        for (i, block) in reading.blocks.iter().enumerate() {
            faces.push(match block.made {
                crate::hand::reading::Made::Called(_) => melds
                    .next()
                    .map(|meld| meld.tiles().to_vec())
                    .unwrap_or_default(),
                _ => self.dress(block, i == reading.winner, &mut reds),
            });
        }
        faces
    }

    /// The tiles of a concealed block, taking red fives from the hand as long as there are any.
    fn dress(&self, block: &Block, won: bool, reds: &mut Vec<Tile>) -> BlockTiles {
        let mut winner = won.then(|| self.tile());
        let mut tiles: BlockTiles = block
            .tiles()
            .map(|kind| {
                if winner.is_some_and(|tile| tile.kind() == Some(kind)) {
                    return winner.take().unwrap_or(Tile::plain(kind));
                }
                match reds.iter().position(|red| red.kind() == Some(kind)) {
                    Some(i) => reds.swap_remove(i),
                    None => Tile::plain(kind),
                }
            })
            .collect();
        sort_by_key(&mut tiles, |&tile| tile);
        tiles
    }
}
