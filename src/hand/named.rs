//! Indicators that were found from the dora: `ドラ4m` names the tile that counts, and what lies on the table is the one before it.

use alloc::vec::Vec;

use super::question::Question;
use crate::tiles::{Kind, Tile, TileSet};

/// Lists of indicators whose writer named the dora themselves.
///
/// A text knows no rules, so the lists hold the indicators of four players, and [`Question::settled`] turns them into those of the
/// game: with three players the 1 of characters shows the 9. [`Question::check`] does so by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Named {
    /// `true` if the dora indicators were written so.
    pub dora: bool,
    /// `true` if the ura dora indicators were.
    pub ura: bool,
}

impl Named {
    /// Neither list: both were written as they lie on the table.
    pub const NONE: Self = Self {
        dora: false,
        ura: false,
    };
}

impl Question {
    /// The question with the indicators that a game of these tiles has for the dora that were named.
    ///
    /// ```
    /// use tensu::{Question, Ruleset};
    /// let named: Question = "123p ドラ9m".parse().unwrap();
    /// let indicator = |id| named.clone().settled(&Ruleset::by_id(id).unwrap().tiles).dora[0].to_string();
    /// assert_eq!((indicator("tenhou"), indicator("tenhou_sanma")), ("8m".into(), "1m".into()));
    /// ```
    #[must_use]
    pub fn settled(mut self, set: &TileSet) -> Self {
        let lists = [
            (self.named.dora, &mut self.dora),
            (self.named.ura, &mut self.ura),
        ];
        for (_, list) in lists.into_iter().filter(|(named, _)| *named) {
            for tile in list {
                *tile = settled(*tile, set);
            }
        }
        self
    }

    /// Returns whether [`settled`](Self::settled) would change it.
    pub(crate) fn is_unsettled(&self, set: &TileSet) -> bool {
        self.named != Named::NONE
            && self
                .named_indicators()
                .any(|tile| settled(tile, set) != tile)
    }

    /// The dora that were named and the indicators that were found from them, in the same order; empty where none was.
    pub fn named_dora(&self, set: &TileSet) -> (Vec<Tile>, Vec<Tile>) {
        let pairs = self.named_indicators().filter_map(|tile| {
            let tile = settled(tile, set);
            Some((Tile::plain(set.indicated(tile.kind()?)), tile))
        });
        pairs.unzip()
    }

    fn named_indicators(&self) -> impl Iterator<Item = Tile> {
        let dora = self.dora.iter().filter(|_| self.named.dora);
        dora.chain(self.ura.iter().filter(|_| self.named.ura))
            .copied()
    }
}

/// An indicator of four players as the one that shows the same dora in a game; twice makes no difference.
fn settled(tile: Tile, set: &TileSet) -> Tile {
    let dora = tile.kind().map(Kind::indicated);
    let dora = dora.filter(|&dora| set.has(dora));
    dora.map_or(tile, |dora| {
        let indicator = set.indicator(dora);
        // A red five that lies there stays one.
        if tile.kind() == Some(indicator) {
            tile
        } else {
            Tile::plain(indicator)
        }
    })
}

/// The indicators of four players that show these tiles; nothing if a flower is among them, which nothing shows.
pub(super) fn shown_by(dora: &[Tile]) -> Option<Vec<Tile>> {
    let indicators = dora.iter().map(|tile| tile.kind().map(Kind::indicator));
    indicators.map(|kind| kind.map(Tile::plain)).collect()
}
