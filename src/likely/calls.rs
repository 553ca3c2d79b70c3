//! A row of called tiles, cut into melds.

use alloc::vec::Vec;

use super::seen::Face;
use crate::hand::question::WrittenMeld;
use crate::tiles::meld::{Meld, MeldKind};
use crate::tiles::{Tile, TileSet};

/// Cuts a row of called tiles into melds, as they lie beside each other: at most four, of three or four tiles. Two equal
/// tiles and two backs are a closed kan, with the red fives of the game if it is one of fives. `None` if anything is left.
///
/// ```
/// use tensu::likely::{Face, calls};
/// use tensu::{MeldKind, TileSet, notation::tile};
/// let row = ["4s", "3s", "5s", "back", "5p", "5p", "back"];
/// let row = row.map(|text| tile(text).map_or(Face::Blank, Face::Tile));
/// let melds = calls(&row, &TileSet::RIICHI).unwrap();
/// assert_eq!((melds[0].kind, melds[1].kind), (MeldKind::Chi, MeldKind::Ankan));
/// assert_eq!(melds[1].tiles[0].to_string(), "0p");
/// ```
pub fn calls(row: &[Face], tiles: &TileSet) -> Option<Vec<WrittenMeld>> {
    let mut melds = Vec::new();
    (!row.is_empty() && cut(row, tiles, &mut melds)).then_some(melds)
}

fn cut(row: &[Face], tiles: &TileSet, melds: &mut Vec<WrittenMeld>) -> bool {
    if row.is_empty() {
        return true;
    }
    if melds.len() == 4 {
        return false;
    }
    for length in [3, 4] {
        let Some((front, rest)) = row.split_at_checked(length) else {
            return false;
        };
        if let Some(meld) = meld(front, tiles) {
            melds.push(meld);
            if cut(rest, tiles, melds) {
                return true;
            }
            melds.pop();
        }
    }
    false
}

/// The meld of these tiles, if they are one.
fn meld(row: &[Face], tiles: &TileSet) -> Option<WrittenMeld> {
    let mut seen: Vec<Tile> = row.iter().filter_map(|face| face.tile()).collect();
    let blanks = row.iter().filter(|&&face| face == Face::Blank).count();
    let kind = match (row.len(), seen.len(), blanks) {
        (4, 2, 2) => {
            let kind = seen[0].kind()?;
            if seen[1].kind() != Some(kind) {
                return None;
            }
            // All four are there, so those that are red are, too.
            let reds = usize::from(tiles.reds_of(kind));
            let red = kind.red_five().unwrap_or(seen[0]);
            let tile = |i| if i < reds { red } else { Tile::plain(kind) };
            seen = (0..4).map(tile).collect();
            MeldKind::Ankan
        }
        (4, 4, _) => MeldKind::Minkan,
        (3, 3, _) if seen[0].kind() == seen[1].kind() => MeldKind::Pon,
        (3, 3, _) if tiles.chi => MeldKind::Chi,
        _ => return None,
    };
    Meld::new(kind, &seen, None).ok()?;
    Some(WrittenMeld {
        kind,
        tiles: seen,
        from: None,
    })
}
