//! Games as an address has them: written into one, and read from it.

use tensu::evening::{Evening, Game};

use crate::model::active_rules::ActiveRules;
use crate::model::library::library;
use crate::model::share::GAMES;
use crate::say::{Label, say, words};

/// The beginning of a game in this app's own form.
const OWN: &str = "game=";

/// The field of a request that holds a game as words.
pub(super) const JSON_TEXT: &str = "text";

/// Returns whether a text is meant as games in this app's own form.
pub(super) fn is_own(text: &str) -> bool {
    // JSON that was cut is no JSON any more.
    let within = [GAMES, "\"game="];
    text.trim_start().starts_with(OWN) || within.iter().any(|mark| text.contains(mark))
}

/// The games of a text: an address, or what stands behind it.
///
/// # Errors
/// A sentence on what is wrong with it and what to do.
pub(super) fn read(text: &str) -> Result<Vec<Game>, String> {
    let words_of = text.split_once(GAMES).map_or(text, |(_, words)| words);
    let read = Evening::read_with(words_of.trim(), library());
    let Evening(games) = read.map_err(|why| words().bad_game(&why))?;
    // What ends among the names was cut there: nobody else sits at that table.
    let players = words_of.trim().rsplit('/').next();
    let players = players.and_then(|word| word.strip_prefix("players="));
    let seats = games.last().map(|game| game.start.players.len());
    if players.is_some_and(|names| Some(names.split(',').count()) != seats) {
        return Err(say(Label::TableCut).to_owned());
    }
    for game in &games {
        ActiveRules::of(game.start.rules.clone()).map_err(|why| words().bad_house(&why))?;
    }
    Ok(games)
}
