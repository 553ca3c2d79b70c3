//! The games of this device with what became of them.

use std::rc::Rc;

use tensu::evening::Start;
use tensu::evening::season::{Gathering, SeasonGame, gatherings};

use crate::pages::table::state::{Folded, Written};

/// A game of this device with its course.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::pages::table) struct Kept {
    /// Its place among the games of this device.
    pub(in crate::pages::table) at: usize,
    pub(in crate::pages::table) start: Start,
    pub(in crate::pages::table) folded: Rc<Folded>,
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
            Some(Self {
                at,
                start: game.start().clone(),
                folded: game.folded()?.clone(),
            })
        };
        games.filter_map(kept).collect()
    }
}

/// All games of this device, and the evenings that they make.
#[derive(Debug)]
pub(super) struct Season {
    pub(super) kept: Vec<Kept>,
    pub(super) gatherings: Vec<Gathering>,
}

impl Season {
    pub(super) fn of(games: &[Written]) -> Self {
        let kept = Kept::all(games, |_| true);
        let gatherings = gatherings(&played(&kept));
        Self { kept, gatherings }
    }
}

/// The games as the core counts them.
pub(in crate::pages::table) fn played(kept: &[Kept]) -> Vec<SeasonGame<'_>> {
    let all = kept.iter().map(|one| SeasonGame {
        start: &one.start,
        course: &one.folded.course,
        rules: &one.folded.rules,
    });
    all.collect()
}
