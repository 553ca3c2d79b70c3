//! The choices before a game: names, rules, minutes, the tiles of the seats. They are kept as text until the game begins.

use tensu::evening::{Start as Beginning, season};
use tensu::house::House;
use tensu::rules::{Length, Setting};
use yew::prelude::*;

use crate::model::active_rules::ActiveRules;
use crate::model::library::library;
use crate::model::storage;
use crate::pages::table::draw::Drawing;
use crate::pages::table::state::Evening;

/// The most friends who sit out.
pub(super) const BENCH: usize = 2;

/// The marks before the minutes and before the tiles of the seats, in what is kept of a game that has not begun.
const CLOCK: &str = " clock=";
const DRAWN: &str = " drawn=";

/// The mark that stands there where all take turns.
const ROTATE: &str = " rotate";

/// The choices as they are on the screen.
pub(super) struct Choices {
    /// The rules. House rules are those that they are when the game begins, whatever the last one was played by.
    pub(super) rules: ActiveRules,
    /// The rules as they were chosen.
    pub(super) played: UseStateHandle<ActiveRules>,
    /// The players in the order of the seats, and behind them those who sit out.
    pub(super) names: UseStateHandle<Vec<String>>,
    pub(super) minutes: UseStateHandle<Option<u16>>,
    /// `true` if the one who sits out takes turns with the others.
    pub(super) turns: UseStateHandle<bool>,
    /// The tiles that are being turned.
    pub(super) drawing: UseStateHandle<Option<Drawing>>,
    /// The names as they were when the tiles were laid: afterwards they have other chairs.
    pub(super) drawn_by: UseStateHandle<Vec<String>>,
}

/// Returns the choices as they were left, or else those of the last game.
#[hook]
pub(super) fn use_choices(
    evening: &Evening,
    rules: &ActiveRules,
    houses: &[ActiveRules],
) -> Choices {
    let last = season::next(&evening.until_now());
    // What was typed and not begun comes first.
    let typed = use_memo((), |()| storage::load_seats());
    // Behind the rules: the minutes, and the tiles that are being turned.
    let (line, drawn) = cut(typed.lines().next().unwrap_or_default(), DRAWN);
    let (line, clock) = cut(line, CLOCK);
    let (line, rotates) = cut(line, ROTATE);
    let names = use_state(|| {
        let names: Vec<String> = typed.lines().skip(1).map(str::to_owned).collect();
        // What was begun with these names was a game: the next one has its own.
        let mut games = evening.games.iter();
        let is_begun = games.any(|game| is_of(&names, game.start()));
        let is_empty = names.iter().all(|name| name.trim().is_empty());
        match &last {
            Some(next) if is_begun || is_empty => people_of(next),
            _ => names,
        }
    });
    let played = use_state(|| {
        let typed = House::read_with(line, library()).ok();
        let house = typed.or_else(|| last.as_ref().map(|start| start.rules.clone()));
        let house = house.and_then(|house| ActiveRules::of(house).ok());
        house.unwrap_or_else(|| rules.clone())
    });
    let minutes = use_state(|| match clock {
        Some(clock) => clock.parse().ok(),
        None => last.as_ref().and_then(|start| start.clock),
    });
    let turns = use_state(|| {
        let takes = |start: &Beginning| start.players.len() > played.seats.winds().len();
        rotates.is_some() || typed.is_empty() && last.as_ref().is_some_and(takes)
    });
    let drawing = use_state(|| {
        let seats = played.seats.winds().len() + usize::from(*turns);
        Drawing::read(drawn?, seats).filter(|drawing| !drawing.is_done())
    });
    let drawn_by = use_state(|| (*names).clone());
    Choices {
        rules: current(&played, houses),
        played,
        names,
        minutes,
        turns,
        drawing,
        drawn_by,
    }
}

impl Choices {
    /// Writes them as they are kept: the rules' line, then a name a line.
    pub(super) fn text(&self) -> String {
        let clock = self.minutes.map(|minutes| minutes.to_string());
        let rotates = if *self.turns { ROTATE } else { "" };
        let house = self.rules.to_house();
        let mut first = format!("{house}{rotates}{CLOCK}{}", clock.unwrap_or_default());
        if let Some(drawing) = self.drawing.as_ref().filter(|drawing| !drawing.is_done()) {
            first += DRAWN;
            first += &drawing.text();
        }
        [&[first], &self.names[..]].concat().join("\n")
    }

    /// Returns the number of seats.
    pub(super) fn seats(&self) -> usize {
        self.rules.seats.winds().len()
    }

    /// Returns whether nobody is named at a place.
    fn is_empty(&self, at: usize) -> bool {
        let name = self.names.get(at);
        name.is_none_or(|name| name.trim().is_empty())
    }

    /// Returns the first place where nobody is named.
    pub(super) fn free(&self) -> Option<usize> {
        (0..self.seats() + BENCH).find(|&at| self.is_empty(at))
    }

    /// Returns the number of those who sit out.
    pub(super) fn sitting(&self) -> usize {
        (0..BENCH)
            .filter(|at| !self.is_empty(self.seats() + at))
            .count()
    }

    /// Returns whether one more than play a hand can take turns with the others.
    pub(super) fn can_rotate(&self) -> bool {
        self.sitting() == 1 && !self.is_empty(self.seats())
    }

    /// Returns the number of those who play, in turns or at once.
    pub(super) fn chairs(&self) -> usize {
        self.seats() + usize::from(self.can_rotate() && *self.turns)
    }

    /// Gives a place another name.
    pub(super) fn call(names: &UseStateHandle<Vec<String>>, at: usize, name: String) {
        let mut next = (**names).clone();
        next.resize(next.len().max(at + 1), String::new());
        next[at] = name;
        names.set(next);
    }

    /// Returns the game that begins with them.
    pub(super) fn start(&self) -> Beginning {
        let mut start = Beginning::by(self.rules.to_house());
        start.players.resize(self.chairs(), String::new());
        let mut written = self.names.iter().map(|name| Beginning::name_of(name));
        for (own, name) in start.players.iter_mut().zip(&mut written) {
            *own = name;
        }
        let sitting = written.filter(|name| !name.is_empty());
        start.bench = sitting.take(BENCH).collect();
        start.clock = *self.minutes;
        start
    }
}

/// A line and what stands behind a mark in it.
fn cut<'a>(line: &'a str, mark: &str) -> (&'a str, Option<&'a str>) {
    let parts = line.rsplit_once(mark);
    parts.map_or((line, None), |(line, rest)| (line, Some(rest)))
}

/// Players and bench of a game, in one list.
pub(super) fn people_of(start: &Beginning) -> Vec<String> {
    [&start.players[..], &start.bench[..]].concat()
}

/// Returns whether these names are those of a game.
fn is_of(names: &[String], start: &Beginning) -> bool {
    let full = |names: &[String]| -> Vec<String> {
        let names = names.iter().map(|name| name.trim().to_owned());
        names.filter(|name| !name.is_empty()).collect()
    };
    full(names) == full(&people_of(start))
}

/// House rules of the same name as they are now, with the length that was chosen.
pub(super) fn current(played: &ActiveRules, houses: &[ActiveRules]) -> ActiveRules {
    let own = played.house().map(|house| &*house.name);
    let house = houses.iter().find(|house| own == Some(house.title()));
    let length = played.game.flow.length;
    let house = house.and_then(|house| with_length(house, length));
    house.unwrap_or_else(|| played.clone())
}

/// The rules with another length; `None` where they cannot have it.
pub(super) fn with_length(rules: &ActiveRules, length: Length) -> Option<ActiveRules> {
    let setting = Setting::Text(length.code().to_owned());
    let house = rules.to_house().with("length", &setting).ok()?;
    ActiveRules::of(house).ok()
}

#[cfg(test)]
mod tests {
    use tensu::evening::Start;
    use tensu::house::House;
    use tensu::rules::{Length, Setting, TENHOU};

    use super::{current, is_of, with_length};
    use crate::model::active_rules::ActiveRules;

    #[test]
    fn another_length_and_back_are_the_same_rules() {
        let tenhou = ActiveRules::Preset(&TENHOU);
        let east = with_length(&tenhou, Length::East).expect("rules");
        assert_eq!(east.game.flow.length, Length::East);
        assert_eq!(with_length(&east, Length::Half), Some(tenhou));
    }

    #[test]
    fn a_game_begins_by_the_house_rules_as_they_are_now() {
        let house = |kiriage: bool| {
            let house = House::new(&TENHOU, "Ours").with("kiriage", &Setting::Bool(kiriage));
            ActiveRules::of(house.expect("a house")).expect("rules")
        };
        let (before, now) = (house(false), house(true));
        let houses = [now.clone()];
        assert_eq!(current(&before, &houses), now);
        let east = with_length(&before, Length::East).expect("rules");
        assert_eq!(
            Some(current(&east, &houses)),
            with_length(&now, Length::East)
        );
        // What is kept here no more stays as it was.
        assert_eq!(current(&before, &[]), before);
        let tenhou = ActiveRules::Preset(&TENHOU);
        assert_eq!(current(&tenhou, &houses), tenhou);
    }

    #[test]
    fn names_are_those_of_a_game_with_its_bench() {
        let mut start = Start::new(&TENHOU);
        start.players = ["A", "B", "C", "D"].map(str::to_owned).to_vec();
        start.bench = vec!["E".to_owned()];
        let names = ["A ", "B", "C", "D", "E", ""].map(str::to_owned);
        assert!(is_of(&names, &start));
        assert!(!is_of(&names[..4], &start));
    }
}
