//! Where a hand without its winning tile stands: what it waits for, or how far it is from that.

use alloc::vec::Vec;

use crate::meld::Meld;
use crate::question::Question;
use crate::reading;
use crate::rules::Ruleset;
use crate::shanten::shanten;
use crate::tile::Kind;
use crate::tiles::{Counts, TileSet};

/// What 13 tiles are good for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// Tenpai: the tiles that win, each with how many the hand and the indicators leave.
    Waits(Vec<(Kind, u8)>),
    /// So many tiles away from tenpai.
    Away(u8),
}

impl Question {
    /// Where the hand stands without its winning tile; `None` unless there are 13 tiles, a kan counting three.
    ///
    /// ```
    /// use tensu::{Question, Ruleset, outlook::Outlook};
    /// let rules = Ruleset::by_id("cheatsheet").unwrap();
    /// let question: Question = "123m456p789s22m78m dora:8m".parse().unwrap();
    /// let Some(Outlook::Waits(waits)) = question.outlook(rules) else { panic!() };
    /// let waits: Vec<_> = waits.into_iter().map(|(kind, left)| format!("{left} × {kind}")).collect();
    /// assert_eq!(waits, ["4 × 6m", "4 × 9m"]);
    /// ```
    pub fn outlook(&self, rules: &Ruleset) -> Option<Outlook> {
        let melds: Vec<Meld> = self
            .melds
            .iter()
            .map(|meld| Meld::new(meld.kind, &meld.tiles, meld.from).ok())
            .collect::<Option<_>>()?;
        let closed: Counts = self.hand.iter().filter_map(|tile| tile.kind()).collect();
        if closed.total() + 3 * melds.len() != 13 || self.hand.len() != closed.total() {
            return None;
        }
        let shapes = rules.shapes();
        let seen = |kind| {
            let tiles = self
                .hand
                .iter()
                .chain(self.melds.iter().flat_map(|meld| &meld.tiles));
            let tiles = tiles.chain(&self.dora).chain(&self.ura);
            let seen = tiles.filter(|tile| tile.kind() == Some(kind));
            seen.take(TileSet::COPIES.into()).count() as u8
        };
        let waits = reading::waits(&closed, &melds, shapes)
            .into_iter()
            .filter(|&kind| rules.tiles.has(kind));
        let waits: Vec<_> = waits
            .map(|kind| (kind, TileSet::COPIES - seen(kind)))
            .collect();
        if waits.is_empty() {
            let away = shanten(&closed, &melds, &rules.tiles, shapes);
            return Some(Outlook::Away(away.max(1) as u8));
        }
        Some(Outlook::Waits(waits))
    }
}
