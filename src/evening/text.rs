//! A game as words of a link: only letters, digits and `/ : = , _ . -`.
//!
//! | word | means |
//! |---|---|
//! | `game=1` | a game, in the first form; an evening of several begins with `evening=1`, with the word `-` between them |
//! | `tenhou` `name=Our_club` `length=east` | the rules, as in the link of a hand |
//! | `players=Aki,Ben,Cho,Dai` `bench=Eva` `clock=60` | who plays, who sits out, minutes |
//! | `day=2026-11-28` `evening=Our_club` | its day, and the name of its evening |
//! | `origin=tenhou` | the site or program that its log is from |
//! | `desk=00c0ffee.3.2.5-16-0-2` | the table of a tournament that it is |
//! | `r2` `r2.double` `q2` | riichi of chair 2, taken back |
//! | `w0-1:3.40` `t3:8` | ron of chair 1 off chair 0, 3 han 40 fu; self-draw of chair 3, 8 han |
//! | `w2-3:3.30-0:b320-u` | two winners, one by base points; the tile was that of a riichi |
//! | `y1` `p9` `m0.1300` | other values: yakuman, points, payments |
//! | `kc1f30.riichi.pinfu` `h34066p78s.ron:9s.dora:1m` | yaku (`c` closed, `o` open, dora, fu); tiles |
//! | `1:y1,2.daisangen` `1:8,c3` | chair 2 is liable; three chips of each who pays some |
//! | `d12` `d12-n0` | drawn: 1 and 2 are tenpai; the discards of 0 are a mangan |
//! | `a9-3` `aw` `ar` `ak` `a3` | ended early: nine kinds of chair 3, four winds, riichi, kans, three rons |
//! | `c2` `c2-match.20` `c2-mangan` `c2-each.3000` | chombo |
//! | `p2-50.late` `p2-1000t.late` | a penalty of 5.0 in the match score; of points, to **n**obody, the **t**able, the **o**thers |
//! | `f0=25000.s=1.h=2.d=S3.r=sums` | counted at the table: points, sticks, honba, the hand; why |
//! | `x1` `z` `z.rain` `zt` `zd` `g` | so many more hands; stop, for a reason, by time, by the dealer's right; go on |
//! | `s3.Eva` `n.text` | another player; a remark |
//! | `u.text` | a line that could not be read |

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::date::{Date, Day};
use crate::evening::event::Event;
use crate::evening::{Start, Ticket, read};
use crate::hand::notation::{self, Reader};
use crate::link;
use crate::presets::Library;
use crate::presets::house::{self, BadHouse};

/// The number of the form.
const FORM: &str = "1";

/// The beginning of a game, and of an evening of several.
const GAME: &str = "game=";
const EVENING: &str = "evening=";

/// The word between the games of an evening.
const BETWEEN: &str = "-";

/// The longest text of games that is read, in bytes. The longest honest one is an evening of 200 hands, each with all its tiles and
/// three winners, at 450 bytes: 90,000. Any other text has [`notation::LONGEST`](crate::notation::LONGEST).
pub const LONGEST: usize = 4 * notation::LONGEST;

/// The most events that are read of a text. Such an evening has 1,000, if all four declare riichi each time; a phone folds this many
/// in a second.
pub const MOST_EVENTS: usize = 5_000;

/// A game: its beginning and its events.
///
/// ```
/// use tensu::evening::{Event, Game, Start};
/// use tensu::{Riichi, Ruleset};
/// let mut game = Game::new(Start::new(Ruleset::by_id("tenhou").unwrap()));
/// game.events.push(Event::Riichi(2, Riichi::Riichi));
/// assert_eq!(game.to_string(), "game=1/tenhou/r2");
/// assert_eq!("game=1/tenhou/r2".parse(), Ok(game));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// The beginning.
    pub start: Start,
    /// The events.
    pub events: Vec<Event>,
}

/// Several games, one after another.
#[derive(Clone, Debug, PartialEq)]
pub struct Evening(pub Vec<Game>);

/// The reason why a text is not a game. What stands behind its beginning never makes it bad: a word that cannot be read
/// is kept ([`Event::Unread`]).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadGame {
    /// It does not begin as a game does.
    NotAGame,
    /// A form that this version does not know.
    Form(String),
    /// The rules cannot be read.
    Rules(BadHouse),
    /// Names that cannot be, or for more players than there are.
    Players,
    /// Minutes that are no number.
    Clock(String),
    /// A day that there is not.
    Day(String),
    /// A table of a tournament that cannot be read.
    Desk(String),
    /// The text has this many bytes, more than [`LONGEST`]; it was not read.
    TooLong(usize),
    /// It has this many events, more than [`MOST_EVENTS`]; they were not read.
    Events(usize),
}

impl Game {
    /// A game in which nothing has happened.
    pub const fn new(start: Start) -> Self {
        Self {
            start,
            events: Vec::new(),
        }
    }

    fn words(&self) -> String {
        let mut text = self.start.words();
        for event in &self.events {
            text.push('/');
            text += &event.to_string();
        }
        text
    }

    fn of_words(words: &[&str], library: Library) -> Result<Self, BadGame> {
        let (base, words) = words.split_first().ok_or(BadGame::NotAGame)?;
        // What was counted at the table has one letter or two before its `=`.
        let is_head = |word: &&&str| {
            let id = word.split_once('=').map(|(id, _)| id);
            id.is_some_and(|id| {
                id.len() > 2
                    && id
                        .bytes()
                        .all(|byte| byte == b'_' || byte.is_ascii_lowercase())
            })
        };
        let heads = words.iter().take_while(is_head).count();
        let (heads, events) = words.split_at(heads);
        let mut start = StartWords::default();
        for word in heads {
            start.take(word)?;
        }
        let game = Self {
            start: start.finish(base, library)?,
            events: events
                .iter()
                .map(|word| Event::read_with(word, library.reader))
                .collect(),
        };
        Ok(game)
    }
}

impl Start {
    /// The words of the rules and the players.
    pub(super) fn words(&self) -> String {
        let mut text = link::written_rules(&self.rules);
        let seats = self.rules.base.seats.winds().len();
        let mut list = |head: &str, names: &[String]| {
            if names.len() > seats || names.iter().any(|name| !name.is_empty()) {
                let names: Vec<String> = names.iter().map(|name| name_word(name)).collect();
                text += &["/", head, "=", &names.join(",")].concat();
            }
        };
        list("players", &self.players);
        list("bench", &self.bench);
        if let Some(minutes) = self.clock {
            text += "/clock=";
            text += &minutes.to_string();
        }
        if let Some(day) = self.day {
            text += "/day=";
            text += &Date::of(day).to_string();
        }
        if !self.evening.is_empty() {
            text += "/";
            text += EVENING;
            text += &name_word(&self.evening);
        }
        if !self.origin.is_empty() {
            text += "/origin=";
            text += &name_word(&self.origin);
        }
        if let Some(ticket) = &self.desk {
            text += "/desk=";
            text += &ticket.to_string();
        }
        text
    }
}

/// The words that a game begins with.
#[derive(Default)]
struct StartWords<'w> {
    rules: Vec<&'w str>,
    players: Vec<String>,
    bench: Vec<String>,
    clock: Option<u16>,
    day: Option<Day>,
    evening: String,
    origin: String,
    desk: Option<Ticket>,
}

impl<'w> StartWords<'w> {
    fn take(&mut self, word: &'w str) -> Result<(), BadGame> {
        let names = |list: &str| {
            let names = list.split(',').map(link::unescape);
            let names: Option<Vec<String>> = names.collect();
            let names = names.filter(|names| names.iter().all(|name| Start::is_name(name)));
            names.ok_or(BadGame::Players)
        };
        match word.split_once('=') {
            Some(("players", list)) => self.players = names(list)?,
            Some(("bench", list)) => self.bench = names(list)?,
            Some(("clock", minutes)) => {
                let read = minutes.parse();
                self.clock = Some(read.map_err(|_| BadGame::Clock(minutes.to_owned()))?);
            }
            Some(("day", day)) => {
                let read = Date::day_of(day);
                self.day = Some(read.ok_or_else(|| BadGame::Day(day.to_owned()))?);
            }
            Some(("evening", name)) => {
                let name = link::unescape(name).filter(|name| Start::is_name(name));
                self.evening = name.ok_or(BadGame::Players)?;
            }
            Some(("origin", place)) => {
                let place = link::unescape(place).filter(|place| Start::is_origin(place));
                self.origin = place.ok_or(BadGame::Players)?;
            }
            Some(("desk", ticket)) => {
                let read = Ticket::read(ticket);
                self.desk = Some(read.ok_or_else(|| BadGame::Desk(ticket.to_owned()))?);
            }
            _ => self.rules.push(word),
        }
        Ok(())
    }

    fn finish(self, base: &str, library: Library) -> Result<Start, BadGame> {
        let rules = link::read_rules(base, &self.rules, library).map_err(BadGame::Rules)?;
        let mut start = Start::by(rules);
        // One more than play a hand: all take turns.
        let seats = start.players.len();
        if self.players.len() > seats + 1 {
            return Err(BadGame::Players);
        }
        start.players = self.players;
        start
            .players
            .resize(start.players.len().max(seats), String::new());
        Ok(Start {
            bench: self.bench,
            clock: self.clock,
            day: self.day,
            evening: self.evening,
            origin: self.origin,
            desk: self.desk,
            ..start
        })
    }
}

/// Writes a name or remark as a part of a word. Chat programs cut a link's last character where it is neither letter
/// nor digit.
pub(super) fn name_word(name: &str) -> String {
    let mut text = link::escape(name);
    if let Some(last) = text.pop() {
        match last {
            '-' => text += ".2D",
            '_' => text += ".20",
            other => text.push(other),
        }
    }
    text
}

/// The words of a text behind its head, which is one of these.
fn behind<'t>(text: &'t str, heads: &[&str]) -> Result<Vec<&'t str>, BadGame> {
    let words = text.bytes().filter(|&byte| byte == b'/').count();
    if words > MOST_EVENTS {
        return Err(BadGame::Events(words));
    }
    let mut words = text.trim().split('/').filter(|word| !word.is_empty());
    let first = words.next().ok_or(BadGame::NotAGame)?;
    let form = heads.iter().find_map(|head| first.strip_prefix(head));
    match form.ok_or(BadGame::NotAGame)? {
        FORM => Ok(words.collect()),
        form => Err(BadGame::Form(form.to_owned())),
    }
}

/// Returns what an address has behind its `#`, with what programs write as `%` and digits put back.
fn inside(text: &str) -> Result<String, BadGame> {
    if text.len() > LONGEST {
        return Err(BadGame::TooLong(text.len()));
    }
    let text = text.split_once('#').map_or(text, |(_, behind)| behind);
    let plain = house::unescape(text);
    Ok(plain.unwrap_or_else(|| text.to_owned()))
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{GAME}{FORM}/{}", self.words())
    }
}

impl fmt::Display for Evening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games: Vec<String> = self.0.iter().map(Game::words).collect();
        let between = format!("/{BETWEEN}/");
        write!(f, "{EVENING}{FORM}/{}", games.join(&between))
    }
}

impl FromStr for Game {
    type Err = BadGame;

    /// Reads a game, or a whole address with one after its `#`.
    fn from_str(text: &str) -> Result<Self, BadGame> {
        Self::read_with(text, Library::ALL)
    }
}

impl Game {
    /// Reads a game by a ruleset of a library; its events are read as far as the library's reader can.
    ///
    /// # Errors
    /// As for reading it by `parse`.
    pub fn read_with(text: &str, library: Library) -> Result<Self, BadGame> {
        Self::of_words(&behind(&inside(text)?, &[GAME])?, library)
    }
}

impl FromStr for Evening {
    type Err = BadGame;

    /// Reads an evening, or a single game; or a whole address with one after its `#`.
    fn from_str(text: &str) -> Result<Self, BadGame> {
        Self::read_with(text, Library::ALL)
    }
}

impl Evening {
    /// Reads an evening by rulesets of a library.
    ///
    /// # Errors
    /// As for reading it by `parse`.
    pub fn read_with(text: &str, library: Library) -> Result<Self, BadGame> {
        let text = inside(text)?;
        let words = behind(&text, &[EVENING, GAME])?;
        let games = words.split(|word| *word == BETWEEN);
        games
            .map(|words| Game::of_words(words, library))
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

impl Event {
    /// Reads an event from its word; one that cannot be read is kept as it is.
    pub fn read(word: &str) -> Self {
        Self::read_with(word, Reader::ALL)
    }

    /// Reads an event; its hand is read by this reader.
    pub fn read_with(word: &str, reader: Reader) -> Self {
        let unread = || Self::Unread(word.to_owned());
        if word.len() > notation::LONGEST {
            return unread();
        }
        match word.strip_prefix("u.") {
            Some(text) => link::unescape(text).map_or_else(unread, Self::Unread),
            None => read::event(word, reader).unwrap_or_else(unread),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BadGame, Event, Game};
    use alloc::string::ToString;

    #[test]
    fn every_word_of_the_table_is_read_and_written_back() {
        let words = "r2/r2.double/q2/w0-1:3.40/t3:8/w2-3:3.30-0:b320-u/t1:y1,2.daisangen/t0:p9/t0:kc1f30.riichi.pinfu/\
                     w2-1:h34066p78s.chi:123mL.ron:9s.last_tile.dora:1m/t0:m1.1300/d/d12/d12-n0/a9-3/aw/ar/ak/a3/c2/c12-match.20/\
                     c2-mangan/c2-each.3000/p2-50.late/p2-1000t.late/p1--50/f0=25000.s=1.h=2.d=S3.r=sums/fr=sums/x1/z/z.rain/zt/zd/g/s3.Eva/n.a_b";
        let game: Game = ["game=1/tenhou/players=Aki,Ben,Cho,D.C3.A4i/", words]
            .concat()
            .parse()
            .expect("a game");
        assert_eq!(game.start.players[3], "D\u{e4}i");
        for (event, word) in game.events.iter().zip(words.split('/')) {
            assert!(!matches!(event, Event::Unread(_)), "{word}");
            assert_eq!(event.to_string(), word);
        }
    }

    #[test]
    fn a_day_and_an_evening_are_written_and_a_day_that_there_is_not_is_told() {
        let text = "game=1/tenhou/players=Aki,,,/clock=60/day=2026-11-28/evening=Our_club/d0";
        let game: Game = text.parse().expect("a game");
        assert_eq!(game.start.day, Some(20_785));
        assert_eq!(game.start.evening, "Our club");
        assert_eq!(game.to_string(), text);
        let bad: Result<Game, _> = "game=1/tenhou/day=2026-02-30".parse();
        assert_eq!(bad, Err(BadGame::Day("2026-02-30".into())));
        // As versions before wrote it.
        let old: Game = "game=1/tenhou/players=Aki/d0".parse().expect("a game");
        assert_eq!((old.start.day, old.start.evening.as_str()), (None, ""));
        let text = "game=1/tenhou/origin=tenhou_2020010100gm-00a9-0000-03aa14b0/d0";
        let logged: Game = text.parse().expect("a game");
        assert_eq!(
            logged.start.origin,
            "tenhou 2020010100gm-00a9-0000-03aa14b0"
        );
        assert_eq!(logged.to_string(), text);
    }

    #[test]
    fn what_cannot_be_read_is_kept() {
        for word in [
            "r",
            "rx",
            "w0",
            "t1:",
            "d1x",
            "new9",
            "a8",
            "p2",
            "p2-",
            "x",
            "f",
            "f9",
            "u.caf.C3.A9",
        ] {
            let event = Event::read(word);
            assert!(matches!(event, Event::Unread(_)), "{word}: {event:?}");
            assert_eq!(Event::read(&event.to_string()), event, "{word}");
        }
    }
}
