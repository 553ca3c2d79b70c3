//! The games of this device with what became of them.

use tensu::evening::season::SeasonGame;
use tensu::evening::{Course, Start, fold};

use crate::model::active_rules::ActiveRules;
use crate::pages::table::state::{self, Written};

/// A game of this device with its course.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::pages::table) struct Kept {
    /// Its place among the games of this device.
    pub(in crate::pages::table) at: usize,
    pub(in crate::pages::table) start: Start,
    pub(in crate::pages::table) rules: ActiveRules,
    pub(in crate::pages::table) course: Course,
}

impl Kept {
    /// The games whose start is wanted.
    pub(in crate::pages::table) fn all(
        games: &[Written],
        is_wanted: impl Fn(&Start) -> bool,
    ) -> Vec<Self> {
        let games = games.iter().enumerate();
        let games = games.filter(|(_, game)| is_wanted(game.start()));
        let kept = |(at, game): (usize, &Written)| {
            let rules = state::rules(game)?;
            Some(Self {
                at,
                course: fold(game.start(), &rules, &game.events()),
                start: game.start().clone(),
                rules,
            })
        };
        games.filter_map(kept).collect()
    }
}

/// The games as the core counts them.
pub(in crate::pages::table) fn played(kept: &[Kept]) -> Vec<SeasonGame<'_>> {
    let all = kept.iter().map(|one| SeasonGame {
        start: &one.start,
        course: &one.course,
        rules: &one.rules,
    });
    all.collect()
}
