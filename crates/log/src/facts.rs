//! Facts of a river, for drills: who was tenpai behind each discard, for what, and who was furiten.

use alloc::vec::Vec;

use tensu::evening::{Chair, Event};
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
    /// `true` if the player can win by self-draw only: a wait is in the river, or one was passed after a riichi. Never in Chinese games.
    pub furiten: bool,
    /// The place of the first move behind the discard that offered a wait which the player passed: from there on furiten, to the
    /// player's next discard, or after a riichi to the end.
    pub passed: Option<usize>,
}

/// A player's waits, from one discard to the next.
#[derive(Clone, Default)]
struct Waiting {
    waits: Vec<Kind>,
    furiten: bool,
    riichi: bool,
    passed: Option<usize>,
    /// The player's last fact.
    fact: Option<usize>,
}

impl LogHand {
    /// The player of each discard behind it, as far as the log shows the tiles.
    pub fn facts(&self, rules: &Ruleset) -> Vec<RiverFact> {
        self.watched(rules).0
    }

    /// The winners who were furiten and may not have won by ron, as far as the log shows the tiles.
    pub fn barred(&self, rules: &Ruleset) -> Vec<Chair> {
        let won = match self.events.last() {
            Some(Event::Won(won)) if won.from.is_some() => won,
            _ => return Vec::new(),
        };
        let (_, waiting) = self.watched(rules);
        let is_barred = |chair: &Chair| {
            let waiting = waiting.get(*chair);
            waiting.is_some_and(|waiting| waiting.furiten || waiting.passed.is_some())
        };
        let winners = won.winners.iter().map(|winner| winner.chair);
        winners.filter(is_barred).collect()
    }

    fn watched(&self, rules: &Ruleset) -> (Vec<RiverFact>, Vec<Waiting>) {
        let is_known = rules.chinese().is_none();
        let mut play = Play::new(&self.dealt, self.dealer);
        let dealt = play.players.iter().map(|player| Waiting {
            waits: waits(player, rules),
            ..Waiting::default()
        });
        let mut waiting: Vec<Waiting> = dealt.collect();
        let mut facts: Vec<RiverFact> = Vec::new();
        // A tile that is offered: passed as soon as the hand goes on.
        let mut offered: Option<(usize, Chair, Kind)> = None;
        for (at, step) in self.moves.iter().enumerate() {
            if play.play(step).is_none() {
                break;
            }
            if let Some((place, from, kind)) = offered.take() {
                let others = waiting.iter_mut().enumerate();
                for (_, one) in others.filter(|(chair, _)| *chair != from) {
                    if one.passed.is_none() && one.waits.contains(&kind) {
                        one.passed = Some(place);
                        if let Some(fact) = one.fact {
                            facts[fact].passed = Some(place);
                        }
                    }
                }
            }
            if let Move::Discarded { chair, tile, .. } | Move::Added(chair, tile) = *step {
                let kind = tile.kind().filter(|_| is_known);
                offered = kind.map(|kind| (at, chair, kind));
            }
            let &Move::Discarded { chair, tile, .. } = step else {
                continue;
            };
            let player = &play.players[chair];
            let Some(hand) = player.hand.clone() else {
                waiting[chair] = Waiting::default();
                continue;
            };
            let river = player.river.iter().filter_map(|tile| tile.kind());
            let river: Vec<Kind> = river.collect();
            let waits = waits(player, rules);
            // What was passed in riichi is never made good.
            let was = &waiting[chair];
            let stays = was.riichi && (was.furiten || was.passed.is_some());
            let furiten = is_known && (stays || is_furiten(&waits, &river));
            waiting[chair] = Waiting {
                waits: waits.clone(),
                furiten,
                riichi: player.riichi.is_declared(),
                passed: None,
                fact: Some(facts.len()),
            };
            facts.push(RiverFact {
                at,
                chair,
                tile,
                hand,
                melds: player.melds.clone(),
                river: player.river.clone(),
                waits,
                furiten,
                passed: None,
            });
        }
        (facts, waiting)
    }
}
