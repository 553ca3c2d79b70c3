//! The texts of logs beside their games: the newest, as far as there is room for them. With its text a game shows rivers again, and
//! what was paid otherwise.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::rc::Rc;

use tensu_log::Log;

use super::Logs;
use crate::model::storage::half;
use crate::model::trouble::Trouble;

/// The room for all of them, in bytes.
pub(in crate::pages::table) const ROOM: usize = 1_000_000;

/// The sign between the names of the logs of one text.
const AND: char = '|';

thread_local! {
    /// The log that was asked for last, by its name.
    static LAST: RefCell<Option<(String, Option<Rc<Log>>)>> = const { RefCell::new(None) };
}

/// A text with the names of its logs, which stays beside their games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::pages::table) struct Shelved {
    pub(super) origins: Vec<String>,
    pub(super) text: Rc<str>,
}

/// The text that was kept last, and the names of all logs whose games are here.
pub(in crate::pages::table) type Shelf = (Option<Rc<Shelved>>, Vec<String>);

/// Keeps the texts of the games that are here.
///
/// # Errors
/// No storage, or no room in it.
pub(in crate::pages::table) fn save_shelf((new, wanted): &Shelf) -> Result<(), Trouble> {
    let kept = half::load_logs();
    if kept.is_empty() && new.is_none() {
        return Ok(());
    }
    LAST.set(None);
    half::save_logs(&with(&kept, new.as_deref(), wanted))
}

/// Keeps the text of the logs that are offered, as far as there is room for it.
///
/// # Errors
/// No storage, or no room in it.
pub(in crate::pages::table) fn save_offered(text: Option<&str>) -> Result<(), Trouble> {
    let text = text.filter(|text| text.len() <= ROOM);
    half::save_given(text.unwrap_or_default())
}

/// The log of a game that is kept here, by its name.
pub(in crate::pages::table) fn log_of(origin: &str) -> Option<Rc<Log>> {
    if origin.is_empty() {
        return None;
    }
    let known = LAST.with_borrow(|last| {
        let last = last.as_ref().filter(|(name, _)| name == origin);
        last.map(|(_, log)| log.clone())
    });
    known.unwrap_or_else(|| {
        let found = found(&half::load_logs(), origin);
        LAST.set(Some((origin.to_owned(), found.clone())));
        found
    })
}

fn found(kept: &str, origin: &str) -> Option<Rc<Log>> {
    let mut all = entries(kept).into_iter();
    let (_, text) = all.find(|(names, _)| names.split(AND).any(|name| name == origin))?;
    let logs = Logs::read(text).ok()?;
    let mut games = logs.games.iter();
    let game = games.find(|game| game.log.start.origin == origin)?;
    Some(Rc::new(game.log.clone()))
}

/// The texts that are kept, each behind the names of its logs.
fn entries(kept: &str) -> Vec<(&str, &str)> {
    let mut all = Vec::new();
    let mut rest = kept;
    while let Some((head, behind)) = rest.split_once('\n') {
        let Some((length, names)) = head.split_once(' ') else {
            break;
        };
        let length = length.parse().ok();
        let Some((text, behind)) = length.and_then(|at| behind.split_at_checked(at)) else {
            break;
        };
        all.push((names, text));
        rest = behind.strip_prefix('\n').unwrap_or(behind);
    }
    all
}

/// The same with a new text at the front, without those whose games are gone, and as many as there is room for.
fn with(kept: &str, new: Option<&Shelved>, wanted: &[String]) -> String {
    let is_wanted = |names: &str| {
        let mut names = names.split(AND);
        names.any(|name| wanted.iter().any(|own| own == name))
    };
    let name = new.map(|new| new.origins.join("|")).unwrap_or_default();
    let first = new.map(|new| (name.as_str(), &*new.text)).into_iter();
    let others = entries(kept)
        .into_iter()
        .filter(|(names, _)| *names != name);
    let mut all = String::new();
    for (names, text) in first.chain(others).filter(|(names, _)| is_wanted(names)) {
        if all.len() + names.len() + text.len() < ROOM {
            let _ = writeln!(all, "{} {names}\n{text}", text.len());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::{ROOM, Shelved, entries, found, with};

    const LOG: &str = include_str!("../../../../../../tests/logs/tenhou.json");

    fn shelved(names: &[&str], text: &str) -> Shelved {
        Shelved {
            origins: names.iter().map(|name| (*name).to_owned()).collect(),
            text: Rc::from(text),
        }
    }

    #[test]
    fn the_newest_texts_stay_as_long_as_their_games_do() {
        let wanted = ["a 1", "b 2", "b 3", "c 4"].map(str::to_owned);
        let one = with("", Some(&shelved(&["a 1"], "x\ny 点")), &wanted);
        let two = with(&one, Some(&shelved(&["b 2", "b 3"], "z")), &wanted);
        assert_eq!(entries(&two), [("b 2|b 3", "z"), ("a 1", "x\ny 点")]);
        // The same once more is there once; a game that is gone takes its text with it.
        assert_eq!(
            with(&two, Some(&shelved(&["b 2", "b 3"], "z")), &wanted),
            two
        );
        assert_eq!(with(&two, None, &wanted[..1]), one);
        // One that is too long pushes nothing out.
        let long = "x".repeat(ROOM);
        assert_eq!(with(&two, Some(&shelved(&["c 4"], &long)), &wanted), two);
        let fits = "x".repeat(ROOM - 16);
        let full = with(&two, Some(&shelved(&["c 4"], &fits)), &wanted);
        assert_eq!((entries(&full).len(), full.len() <= ROOM), (1, true));
        for cut in 0..two.len() {
            let _ = two.get(..cut).map(entries);
        }
    }

    #[test]
    fn a_game_finds_its_log() {
        let logs = super::Logs::read(LOG).expect("a log");
        let origins = logs.origins();
        let text = with("", Some(&shelved(&[&origins[0]], LOG)), &origins);
        let log = found(&text, &origins[0]).expect("the log");
        assert_eq!(log.hands.len(), 4);
        assert_eq!(found(&text, "tenhou"), None);
    }
}
