//! The minute in which the clock of a game began to run, as it is kept.

use tensu::evening::{Game, Start};

use crate::browser::page;
use crate::model::library::library;
use crate::model::storage;

/// The clock of a game begins to run, if it has one. Where it cannot be kept, there is none.
pub(super) fn begin(start: &Start) {
    if start.clock.is_some() {
        let game = Game::new(start.clone());
        let _ = storage::save_clock(&format!("{} {game}", page::minute()));
    }
}

/// A game that is called otherwise goes on by the same clock.
pub(super) fn go_on(before: &Start, now: &Start) {
    if let Some(minute) = now.clock.and_then(|_| begun(before)) {
        let _ = storage::save_clock(&format!("{minute} {}", Game::new(now.clone())));
    }
}

/// The minute in which it began, if that was on this device.
pub(super) fn begun(start: &Start) -> Option<u64> {
    let kept = storage::load_clock();
    let (minute, game) = kept.split_once(' ')?;
    let game = Game::read_with(game, library()).ok()?;
    minute.parse().ok().filter(|_| game.start.is_of(start))
}
