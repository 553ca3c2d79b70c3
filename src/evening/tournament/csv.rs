//! A day as a table for a spreadsheet.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::evening::csv::{BOM, cell, decimal};
use crate::rulebook::Rules;

use super::day::Day;
use super::head::Count;
use super::ranking::{Row, Score};

/// The day as comma-separated values: the ranking, a line a person (place, name, games, what each round gave, fines, total, points),
/// then the tables, a line each (round, table, who sits there, what they had). Decimals have a dot.
pub fn csv(day: &Day, rules: &Rules) -> String {
    let state = day.state();
    let score = |total: i64| match day.head.count {
        Count::Score => decimal(total, rules.match_unit()),
        // Hundredths are near enough for a sheet.
        Count::Table => decimal(total * 1_000 / Score::TWELFTHS, 1_000),
    };
    let mut text = String::from(BOM);
    let mut line = |cells: Vec<String>| {
        text += &cells.join(",");
        text += "\r\n";
    };
    let mut head: Vec<String> = ["place", "player", "games"].map(String::from).into();
    head.extend((1..=state.begun).map(|round| format!("round {round}")));
    head.extend(["penalty", "total", "points"].map(String::from));
    line(head);
    for row in state.ranking(state.begun, &day.head, rules) {
        let Row { place, name, .. } = &row;
        let mut cells = Vec::from([place.to_string(), cell(name), row.games().to_string()]);
        let rounds = row.rounds.iter().take(state.begun);
        cells.extend(rounds.map(|one| one.map_or_else(String::new, |one| score(one.total))));
        cells.extend([score(row.fines), score(row.total), row.points.to_string()]);
        line(cells);
    }
    line(Vec::from([String::new()]));
    let mut head: Vec<String> = ["round", "table"].map(String::from).into();
    head.extend((1..=day.head.seats()).map(|seat| format!("seat {seat}")));
    head.extend((1..=day.head.seats()).map(|seat| format!("points {seat}")));
    line(head);
    for (round, tables) in state.plan.iter().enumerate() {
        for (table, seats) in tables.iter().enumerate() {
            let mut cells = Vec::from([(round + 1).to_string(), (table + 1).to_string()]);
            let name = |seat: &Option<u8>| {
                let person = seat.and_then(|seat| state.people.get(usize::from(seat)));
                person.map_or_else(String::new, |person| cell(person.name(round)))
            };
            cells.extend(seats.iter().map(name));
            let given = state
                .results
                .get(round)
                .and_then(|all| all.get(table)?.as_ref());
            let points = given.map(|given| given.points.points.as_slice());
            cells.extend(points.unwrap_or_default().iter().map(ToString::to_string));
            line(cells);
        }
    }
    text
}
