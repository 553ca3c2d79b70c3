//! Logs of games that were played elsewhere: read, made games of, and their points checked.
//!
//! A reader knows one format and hands down hands; [`Log::game`] makes a game of them, [`Log::check`] compares what was paid with
//! what the engine says and names the rule that makes a difference, [`LogHand::facts`] tells what a drill may ask.
//!
//! ```
//! use tensu::rules::Library;
//! let text = include_str!("../../../tests/logs/tenhou.json");
//! let logs = tensu_log::read(text, Library::ALL).unwrap();
//! let log = &logs[0];
//! assert_eq!(log.start.rules.base.id, "tenhou");
//! assert!(log.check(&log.rules()).iter().all(tensu_log::Checked::agrees));
//! assert!(log.game().to_string().starts_with("game=1/tenhou/players=Aki,Ben,Cho,Dai/origin=tenhou"));
//! ```
//!
//! Whoever wants the river later keeps the text of the log beside the game: reading is quick, and a game stays a line.

#![no_std]

extern crate alloc;

use alloc::borrow::Cow;
use alloc::vec::Vec;

use bad::At;
pub use bad::{BadLog, Place};
pub use check::Checked;
pub use facts::RiverFact;
pub use hand::{LogHand, SaidWin};
pub use log::{Finals, Log};
pub use play::{Move, Play, Player};
pub use rules::Source;

use json::{Node, Value};
use tensu::rules::Library;

mod bad;
mod botzone;
mod check;
mod facts;
mod hand;
mod json;
mod log;
mod majiang;
mod mjai;
mod mjlog;
mod play;
mod pymahjonggb;
mod rules;
mod tenhou_json;

/// The longest text that is read, in bytes: some forty games as mjai.
pub const LONGEST: usize = 6_000_000;

/// The most hands that are read of a text.
pub const MOST_HANDS: usize = 2_000;

/// Reads the games of a text, in whichever form: those of several files one behind another, too. There is one at least.
///
/// # Errors
/// The fault, with its place.
pub fn read(text: &str, library: Library) -> Result<Vec<Log>, BadLog> {
    if text.len() > LONGEST {
        return Err(BadLog::TooLong(text.len()));
    }
    let text = text.trim_start_matches('\u{feff}').trim();
    let Some(first) = text.chars().next() else {
        return Err(BadLog::Empty);
    };
    let logs = match first {
        '{' | '[' => json_logs(text, library).map_err(|at| at.within(text))?,
        '<' => mjlog::read(text, library).map_err(|at| at.within(text))?,
        _ if pymahjonggb::is_call(text) => {
            pymahjonggb::read(text, library).map_err(|at| at.within(text))?
        }
        _ if botzone::is_record(text) => {
            botzone::read(text, library).map_err(|at| at.within(text))?
        }
        _ if text.contains(tenhou_json::ADDRESS) => addresses(text, library)?,
        _ if text.starts_with("http") || text.starts_with("tenhou.net") => {
            return Err(BadLog::Address);
        }
        _ => return Err(BadLog::Unknown),
    };
    let logs = joined(logs);
    if logs.iter().all(|log| log.hands.is_empty()) {
        return Err(BadLog::Empty);
    }
    Ok(logs)
}

/// Addresses that hold their log, a line each.
fn addresses(text: &str, library: Library) -> Result<Vec<Log>, BadLog> {
    let mut logs = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let held = line.split_once(tenhou_json::ADDRESS);
        let held = held.map_or(line, |(_, held)| held).trim();
        let held: Cow<'_, str> = match tensu::house::unescape(held) {
            Some(plain) => Cow::Owned(plain),
            None => Cow::Borrowed(held),
        };
        logs.extend(json_logs(&held, library).map_err(|at| at.within(&held))?);
    }
    Ok(logs)
}

/// One value of JSON or several, one behind another.
fn json_logs(text: &str, library: Library) -> Result<Vec<Log>, At> {
    let mut logs = Vec::new();
    let mut hands = 0;
    let mut at = 0;
    let mut events = mjai::Events::new(library);
    while at < text.len() {
        let (node, end) = Node::first(text, at)?;
        let nodes = match node.value {
            // A list of games.
            Value::List(games)
                if games
                    .iter()
                    .all(|game| matches!(game.value, Value::Object(_))) =>
            {
                games
            }
            _ => alloc::vec![node],
        };
        for node in &nodes {
            if mjai::is_event(node) {
                events.take(node)?;
                continue;
            }
            let log = if majiang::is_game(node) {
                majiang::read(node, library)?
            } else {
                tenhou_json::read(node, library)?
            };
            hands += log.hands.len();
            logs.push(log);
        }
        if hands > MOST_HANDS {
            return Err(At::TooManyHands);
        }
        at = end;
    }
    logs.extend(events.done()?);
    Ok(logs)
}

/// Hands of one game that were handed in apart are one game: the same people, and each begins with what the one before left.
fn joined(logs: Vec<Log>) -> Vec<Log> {
    let mut all: Vec<Log> = Vec::new();
    for log in logs {
        let follows = all.last().is_some_and(|last| {
            let left = last.hands.last().and_then(LogHand::after);
            let next = log.hands.first().map(|hand| &hand.before);
            let name = |hand: &LogHand| (hand.round, hand.deal, hand.honba);
            let is_other = last.hands.last().map(name) != log.hands.first().map(name);
            is_other && last.start == log.start && left.as_ref() == next && next.is_some()
        });
        match all.last_mut().filter(|_| follows) {
            Some(last) => {
                last.hands.extend(log.hands);
                last.finals = log.finals;
            }
            None => all.push(log),
        }
    }
    all
}
