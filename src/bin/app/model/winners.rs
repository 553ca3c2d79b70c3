//! The winners of one discard: those kept before the present hand, and what all of them share.

use std::rc::Rc;

use tensu::game::{self, Settlement};
use tensu::{By, Question, Refusal, Refusals};

use super::active_rules::ActiveRules;
use super::availability::Effective;
use super::entry::Entry;

impl Entry {
    /// All winners of the tile as the core asks for them: those kept, and the present hand when it is complete. There is
    /// one table for all, as it was said last.
    pub(crate) fn winners(&self) -> Vec<Question> {
        let kept = self.won.iter().map(|kept| {
            let kept = Self {
                rules: self.rules.clone(),
                rest: at_the_table_of(&self.rest, kept.rest.clone()),
                ..(**kept).clone()
            };
            Effective::of(&kept, By::Ron).question
        });
        let present = self.is_full();
        let present = present.then(|| Effective::of(self, self.rest.by).question);
        kept.chain(present).collect()
    }

    /// The payments between all seats for all these winners; `None` without any.
    pub(crate) fn settlement(&self) -> Option<Result<Settlement, Refusals>> {
        let winners = self.winners();
        (!winners.is_empty()).then(|| game::settle(&winners, self.ruleset()))
    }

    /// The hand without the winners before it.
    pub(super) fn alone(self) -> Self {
        Self {
            won: Vec::new(),
            ..self
        }
    }

    /// One of the winners taken out: a kept one, or the present hand, in whose place the one before it comes back.
    pub(super) fn without(&self, at: usize) -> Self {
        let mut rest = self.clone();
        if at < rest.won.len() {
            rest.won.remove(at);
        } else if let Some(last) = rest.won.pop() {
            let kept = (*last).clone();
            rest = Self {
                rules: rest.rules,
                won: rest.won,
                rest: at_the_table_of(&rest.rest, kept.rest.clone()),
                ..kept
            };
        }
        rest
    }

    /// The entry for another winner of the same tile, when there can be one.
    pub(crate) fn another(&self) -> Result<Self, Refusal> {
        let next = game::another(&self.winners(), self.ruleset())?;
        let mut won = self.won.clone();
        won.push(Rc::new(Self {
            won: Vec::new(),
            rules: ActiveRules::default(),
            ..self.clone()
        }));
        Ok(Self {
            won,
            ..Self::new(self.rules.clone(), next)
        })
    }
}

/// A kept hand with all that is the same for every winner of a tile: the table, the indicators, what happened to the
/// tile.
fn at_the_table_of(present: &Question, kept: Question) -> Question {
    // Only a winner who declared riichi writes down the hidden indicators.
    let turned = present.riichi.is_declared() && !present.ura.is_empty();
    let of_tile = present.flags.iter().filter(|flag| flag.is_of_the_tile());
    let own = kept.flags.iter().filter(|flag| !flag.is_of_the_tile());
    Question {
        by: By::Ron,
        from: present.from,
        honba: present.honba,
        sticks: present.sticks,
        round: present.round,
        dora: present.dora.clone(),
        ura: if turned { &present.ura } else { &kept.ura }.clone(),
        flags: own.chain(of_tile).collect(),
        ..kept
    }
}
