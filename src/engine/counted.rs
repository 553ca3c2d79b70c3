//! The tiles for which a bonus was awarded.

use alloc::vec::Vec;

use crate::engine::riichi;
use crate::result::score::{AwardKind, BonusTiles};
use crate::result::win::Win;
use crate::tiles::{Kind, Tile};
use crate::yaku::Yaku;

impl Win<'_> {
    /// Returns the tiles that a bonus counts, one by one: those of the dora, red fives, norths, flowers, copies of the
    /// winning tile. Empty for a bonus that this hand does not have, and for yaku that depend on the hand rather than
    /// on single tiles.
    ///
    /// ```
    /// use tensu::score::AwardKind;
    /// use tensu::{Question, Ruleset};
    /// let question: Question = "234m340p66p678s56s+7s ron riichi dora:1m5p".parse().unwrap();
    /// let win = question.check(Ruleset::by_id("cheatsheet").unwrap()).unwrap();
    /// let dora = win.counted(AwardKind::Dora);
    /// assert_eq!(dora[0].indicator.unwrap().to_string(), "1m");
    /// assert_eq!(dora[0].tiles.len(), 1);
    /// assert_eq!(dora[1].tiles.len(), 2);
    /// ```
    pub fn counted(&self, what: AwardKind) -> Vec<BonusTiles> {
        let flowers = || self.question().flowers.clone();
        match (what, self.rules().riichi()) {
            (AwardKind::Yaku(Yaku::FlowerTile | Yaku::AllFlowers), _) => {
                BonusTiles::alone(flowers())
            }
            (AwardKind::Yaku(Yaku::PremiumTile), _) => BonusTiles::alone(self.copies(self.kind())),
            (_, Some(rules)) => riichi::counted(self, rules, what),
            (_, None) => Vec::new(),
        }
    }

    /// Returns all tiles of a kind in the hand, as they lie.
    pub(crate) fn copies(&self, kind: Kind) -> Vec<Tile> {
        let all = self.question().all_tiles();
        all.filter(|tile| tile.kind() == Some(kind)).collect()
    }
}
