//! Many games as a table for a spreadsheet.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::date::Date;
use crate::evening::csv::{BOM, cell, decimal};
use crate::evening::season::{SeasonGame, people};

/// The games that are over as comma-separated values: a line for each who played in each (number of the game, its day, its evening if
/// that has a name, its rules, the player, place, match score). Who left in a game has no place there. Decimals have a dot.
pub fn csv(games: &[SeasonGame<'_>]) -> String {
    let mut text = String::from(BOM);
    text += "game,day,evening,rules,player,place,total\r\n";
    let over = games.iter().filter(|game| game.is_over());
    for (at, game) in over.enumerate() {
        let SeasonGame { start, rules, .. } = game;
        let day = start.day.map(|day| Date::of(day).to_string());
        let head = [
            (at + 1).to_string(),
            day.unwrap_or_default(),
            cell(&start.evening),
            cell(&start.rules.name),
        ];
        for person in people(&[*game]) {
            let place = person.places.iter().position(|times| *times > 0);
            let name = match person.name.as_str() {
                "" => person.chair.to_string(),
                name => cell(name),
            };
            let cells = [
                name,
                place.map_or_else(String::new, |place| (place + 1).to_string()),
                decimal(person.total(), rules.match_unit()),
            ];
            let line: Vec<String> = head.iter().cloned().chain(cells).collect();
            text += &line.join(",");
            text += "\r\n";
        }
    }
    text
}
