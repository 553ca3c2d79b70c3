//! Facts of a river, for drills: who was tenpai behind each discard, for what, and who was furiten.

use alloc::vec::Vec;

use tensu::evening::Chair;
use tensu::outlook::is_furiten;
use tensu::{Kind, Ruleset, Tile, WrittenMeld};

use crate::hand::{LogHand, waits};
use crate::play::{Move, Play};

/// A player behind a discard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RiverFact {
    /// The place of the discard among the moves.
    pub at: usize,
    /// The player.
    pub chair: Chair,
    /// The tile that was discarded.
    pub tile: Tile,
    /// The concealed tiles that are left.
    pub hand: Vec<Tile>,
    /// The melds.
    pub melds: Vec<WrittenMeld>,
    /// The own river, this discard the last.
    pub river: Vec<Tile>,
    /// The waits; empty if the hand is not tenpai.
    pub waits: Vec<Kind>,
    /// `true` if the player can win by self-draw only: a wait is in the river, or one was passed after a riichi.
    pub furiten: bool,
}

impl LogHand {
    /// The player of each discard behind it, as far as the log shows the tiles.
    pub fn facts(&self, rules: &Ruleset) -> Vec<RiverFact> {
        let mut play = Play::new(&self.dealt, self.dealer);
        // The waits of those in riichi, and whether one was passed.
        let mut locked: Vec<(Vec<Kind>, bool)> = alloc::vec![(Vec::new(), false); self.dealt.len()];
        let mut facts = Vec::new();
        for (at, step) in self.moves.iter().enumerate() {
            if play.play(step).is_none() {
                break;
            }
            let &Move::Discarded { chair, tile, .. } = step else {
                continue;
            };
            let player = &play.players[chair];
            let Some(hand) = player.hand.clone() else {
                continue;
            };
            let waits = waits(player, rules);
            let kinds = |tiles: &[Tile]| {
                tiles
                    .iter()
                    .filter_map(|tile| tile.kind())
                    .collect::<Vec<Kind>>()
            };
            let own = is_furiten(&waits, &kinds(&player.river));
            if player.riichi.is_declared() {
                locked[chair].0.clone_from(&waits);
            }
            let passed = locked[chair].1;
            facts.push(RiverFact {
                at,
                chair,
                tile,
                hand,
                melds: player.melds.clone(),
                river: player.river.clone(),
                furiten: !waits.is_empty() && (own || passed),
                waits,
            });
            for (other, (waits, passed)) in locked.iter_mut().enumerate() {
                let is_wait = tile.kind().is_some_and(|kind| waits.contains(&kind));
                *passed |= other != chair && is_wait;
            }
        }
        facts
    }
}
