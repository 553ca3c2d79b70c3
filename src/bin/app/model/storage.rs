//! The things that are kept between visits. A browser that forbids storage, a full one, a text that nobody can read:
//! none is a reason to fail, and each is told. In a frame nothing is kept: its address says how it begins. A change by
//! a tap is written with the tap: a page may be gone at any moment.

use std::rc::Rc;

use tensu::Wind;
use tensu::house::House;
use web_sys::Storage;

use crate::browser::page::feel::Feel;
use crate::browser::page::{self, Faces, Root, SingleKeys, Theme, href};
use crate::browser::storage::{get, keys, storage};
use crate::model::active_rules::ActiveRules;
use crate::model::embed;
use crate::model::entry::Entry;
use crate::model::games;
use crate::model::history::History;
use crate::model::library::library;
use crate::model::points::AllPoints;
use crate::model::speech::Terms;
use crate::model::state::State;
use crate::model::trouble::Trouble;

pub(crate) mod aside;
mod cell;
pub(crate) mod half;
mod houses;
mod keys;
pub(crate) mod learning;
pub(crate) mod photo;

use cell::{kept, kept_here, set_aside, write};
use houses::{book, house_lines, houses};
use keys::{
    ASKED, CLOCK, DAYS, ENTRY, FACES, FEEL, GAMES, HISTORY, HOUSES, KEYS, LANGUAGE, OURS, POINTS,
    PRACTICE, RUNNING, SEATS, TERMS, THEME, others,
};
pub(crate) use keys::{Elsewhere, is_of_days, is_of_games};

/// Returns whether the address, or anything that is kept, names games that are not there yet: without them it could not be read.
pub(crate) fn wants_games() -> bool {
    let kept = || {
        let storage = storage().filter(|_| page::site().is_none())?;
        let mut keys = keys(&storage).filter(|key| key.starts_with(OURS));
        keys.any(|key| get(&storage, &key).is_some_and(|text| games::are_wanted(&text)))
            .then_some(())
    };
    games::are_wanted(&href()) || kept().is_some()
}

/// Returns whether the hand of the last visit is written as only the reader that comes later reads it.
pub(crate) fn wants_reader() -> bool {
    let kept = storage().and_then(|storage| get(&storage, ENTRY));
    page::site().is_none() && kept.is_some_and(|text| !entry(&text).1)
}

/// Keeps an entry as the ruleset's id and the text of the question.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save(entry: &Entry) -> Result<(), Trouble> {
    write(ENTRY, &text(entry))
}

/// Keeps the house rules, a line each.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_houses(books: &[ActiveRules]) -> Result<(), Trouble> {
    write(HOUSES, &house_lines(books, &kept(HOUSES)))
}

/// Keeps the hands that were scored.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_history(history: &History) -> Result<(), Trouble> {
    write(HISTORY, &history.text())
}

/// Keeps the points of all seats.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_points(points: &AllPoints) -> Result<(), Trouble> {
    write(POINTS, &points.text())
}

/// Keeps the games of the evening.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_games(text: &str) -> Result<(), Trouble> {
    write(GAMES, text)
}

/// The games as they are kept now.
pub(crate) fn load_games() -> String {
    kept_here(GAMES)
}

/// Keeps the tournaments.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_days(text: &str) -> Result<(), Trouble> {
    write(DAYS, text)
}

/// The tournaments as they are kept now.
pub(crate) fn load_days() -> String {
    kept_here(DAYS)
}

/// Puts aside the part of the tournaments that cannot be read.
pub(crate) fn put_days_aside(text: &str) {
    if let Some(storage) = storage().filter(|_| embed::frame().is_none()) {
        set_aside(&storage, DAYS, text);
    }
}

/// Keeps where the game on the table stands, so that the first screen can say it without the games.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_running(hand: Option<(Wind, u32, u32)>) -> Result<(), Trouble> {
    let text = hand.map(|(round, number, honba)| format!("{} {number} {honba}", round as u8));
    write(RUNNING, &text.unwrap_or_default())
}

/// The hand of the game on the table: its round, its number and its honba.
pub(crate) fn load_running() -> Option<(Wind, u32, u32)> {
    let text = kept_here(RUNNING);
    let mut parts = text.split(' ').map(|part| part.parse::<u32>().ok());
    let (round, number, honba) = (parts.next()??, parts.next()??, parts.next()??);
    Some((*Wind::ALL.get(round as usize)?, number, honba))
}

/// Keeps that the player was asked for the ruleset, and has answered.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_asked(is_asked: bool) -> Result<(), Trouble> {
    if is_asked { write(ASKED, "1") } else { Ok(()) }
}

/// Keeps what is typed before a game begins: the rules' line, then a name a line.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_seats(text: &str) -> Result<(), Trouble> {
    write(SEATS, text)
}

/// The seats as they were typed before a game began.
pub(crate) fn load_seats() -> String {
    kept_here(SEATS)
}

/// Keeps the time at which the clock of a game began to run.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_clock(text: &str) -> Result<(), Trouble> {
    write(CLOCK, text)
}

/// The time at which the clock of a game began to run.
pub(crate) fn load_clock() -> String {
    kept_here(CLOCK)
}

/// Puts aside the part of the games that cannot be read.
pub(crate) fn put_games_aside(text: &str) {
    if let Some(storage) = storage().filter(|_| embed::frame().is_none()) {
        set_aside(&storage, GAMES, text);
    }
}

/// The points of the last visit.
pub(crate) fn load_points() -> AllPoints {
    AllPoints::read(&kept_here(POINTS)).0
}

/// Keeps the theme.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_theme(theme: Theme) -> Result<(), Trouble> {
    write(THEME, theme.code())
}

/// The theme of the last visit.
pub(crate) fn load_theme() -> Theme {
    if let Some(frame) = embed::frame() {
        return frame.theme();
    }
    setting(&kept(THEME), Theme::from_code)
}

/// Keeps the way tiles are drawn.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_faces(faces: Faces) -> Result<(), Trouble> {
    write(FACES, faces.code())
}

/// The way tiles were drawn in the last visit.
pub(crate) fn load_faces() -> Faces {
    if let Some(frame) = embed::frame() {
        return frame.faces;
    }
    setting(&kept(FACES), Faces::from_code)
}

/// Keeps the switch for single keys.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_keys(keys: SingleKeys) -> Result<(), Trouble> {
    write(KEYS, keys.code())
}

/// The switch for single keys as of the last visit.
pub(crate) fn load_keys() -> SingleKeys {
    setting(&kept(KEYS), SingleKeys::from_code)
}

/// Keeps the switch for vibration.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_feel(feel: Feel) -> Result<(), Trouble> {
    write(FEEL, feel.code())
}

/// The switch for vibration as of the last visit; a frame is still.
pub(crate) fn load_feel() -> Feel {
    setting(&kept_here(FEEL), Feel::from_code)
}

/// Keeps the language.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_language(tag: &str) -> Result<(), Trouble> {
    write(LANGUAGE, tag)
}

/// The tag of the language that was chosen. The site knows which ones there are: another version may have more.
pub(crate) fn load_language() -> Option<String> {
    if let Some(frame) = embed::frame() {
        return frame.lang.clone();
    }
    Some(kept(LANGUAGE)).filter(|tag| !tag.is_empty())
}

/// Keeps the terms.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_terms(terms: Terms) -> Result<(), Trouble> {
    write(TERMS, terms.code())
}

/// The terms of the last visit.
pub(crate) fn load_terms() -> Terms {
    if let Some(frame) = embed::frame() {
        return frame.terms;
    }
    setting(&kept(TERMS), Terms::from_code)
}

/// The state of the last visit, with a notice of all that could not be read.
pub(crate) fn load_state() -> State {
    if let Some(frame) = embed::frame() {
        let state = State::with(frame.start.clone(), Vec::new(), History::default());
        let mut state = state.framed();
        state.looks.site = frame.club_speech();
        return state;
    }
    let Some(storage) = storage() else {
        // A failed write says it.
        let mut state = State::default();
        state.looks.asks = true;
        return state;
    };
    load(&storage)
}

/// The house rules and the hands as they are kept now; none in a frame.
pub(crate) fn load_lists() -> Option<(Vec<ActiveRules>, History)> {
    let storage = storage().filter(|_| embed::frame().is_none())?;
    let text = |key| get(&storage, key).unwrap_or_default();
    Some((houses(&text(HOUSES)).0, History::read(&text(HISTORY))))
}

fn load(storage: &Storage) -> State {
    let text = |key| get(storage, key).unwrap_or_default();
    let mut has_room = true;
    let mut unread = |key| has_room &= set_aside(storage, key, &text(key));
    let (mut now, is_whole) = entry(&text(ENTRY));
    if !is_whole {
        unread(ENTRY);
    } else if now.is_empty() {
        // It may be of a game that could not come then, and is here by now.
        let whole = |text: &str| Some(entry(text)).filter(|(_, is_whole)| *is_whole);
        if let Some((back, _)) = aside::back(storage, ENTRY, whole) {
            now = back;
        }
    }
    let kept = text(HOUSES);
    let (houses, foreign) = houses(&kept);
    if !foreign.is_empty() {
        unread(HOUSES);
    }
    // Whatever it holds is kept: a hand that cannot be read says so when it is shown.
    let mut state = State::with(now, houses, History::read(&text(HISTORY)));
    state.page.errand = half::load_errand().map(Rc::new);
    state.deal = half::load_deal();
    let is_new =
        state.history.all().is_empty() && [ASKED, GAMES].iter().all(|key| text(key).is_empty());
    state.looks.asks = is_new && *state.entry == Entry::default();
    if !AllPoints::read(&text(POINTS)).1 {
        unread(POINTS);
    }
    // The rest stays where it is, and only a copy is put aside: words of practice are written back, and a setting lies there
    // until the player sets another.
    let unread = learning::unread_words(&text(PRACTICE));
    if !unread.is_empty() {
        has_room &= aside::copy(storage, PRACTICE, &unread);
    }
    for (key, is_read) in [
        (THEME, is_setting(&text(THEME), Theme::from_code)),
        (FACES, is_setting(&text(FACES), Faces::from_code)),
        (KEYS, is_setting(&text(KEYS), SingleKeys::from_code)),
        (FEEL, is_setting(&text(FEEL), Feel::from_code)),
        (TERMS, is_setting(&text(TERMS), Terms::from_code)),
    ] {
        if !is_read {
            has_room &= aside::copy(storage, key, &text(key));
        }
    }
    if !has_room {
        state.told.notices.add(Trouble::Full.into());
    }
    for trouble in aside::troubles(storage) {
        state.told.notices.add(trouble.into());
    }
    let others = others(keys(storage));
    if !others.is_empty() && !aside::knows(storage, &others) {
        state.told.notices.add(Trouble::OtherVersion.into());
    }
    state
}

fn text(entry: &Entry) -> String {
    let rules = entry.rules.house().map(House::link);
    let rules = rules.as_deref().unwrap_or(entry.rules.id);
    let mut text = format!("{rules} {}", entry.question());
    for won in &entry.won {
        text.push('\n');
        text += &won.question().to_string();
    }
    text
}

/// As much of a kept entry as can be read, and `true` if that is all of it.
fn entry(text: &str) -> (Entry, bool) {
    let mut lines = text.lines();
    let Some(first) = lines.next() else {
        return (Entry::default(), true);
    };
    let Some(entry) = first_line(first) else {
        return (Entry::default(), false);
    };
    let mut is_whole = true;
    let won = lines.filter_map(|line| {
        let won = library().reader.question(line).ok();
        is_whole &= won.is_some();
        Some(Rc::new(Entry::new(ActiveRules::default(), won?)))
    });
    let won = won.collect();
    (Entry { won, ..entry }, is_whole)
}

fn first_line(line: &str) -> Option<Entry> {
    let (rules, question) = line.split_once(' ')?;
    let question = library().reader.question(question).ok()?;
    let rules = ActiveRules::by_id(rules).or_else(|| book(rules))?;
    let entry = Entry::new(rules, question);
    // Five, eight or eleven tiles are read as a hand that was won with the last one; here that is written apart.
    let plain = Entry {
        chosen: None,
        ..entry.clone()
    };
    Some(if text(&plain) == line { plain } else { entry })
}

/// A setting by its code; the usual one where nothing is kept, or nothing that is one.
fn setting<T: Default>(code: &str, read: fn(&str) -> Option<T>) -> T {
    read(code).unwrap_or_default()
}

/// Returns whether a text is a setting's code, or nothing is kept.
fn is_setting<T>(code: &str, read: fn(&str) -> Option<T>) -> bool {
    code.is_empty() || read(code).is_some()
}

#[cfg(test)]
mod tests;
