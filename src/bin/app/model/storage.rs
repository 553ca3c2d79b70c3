//! The things that are kept between visits. A browser that forbids storage, a full one, a text that nobody can read:
//! none is a reason to fail, and each is told. In a frame nothing is kept: its address says how it begins. A change by
//! a tap is written with the tap: a page may be gone at any moment.

use std::cell::RefCell;
use std::rc::Rc;

use tensu::Question;
use tensu::house::House;
use web_sys::Storage;

use crate::browser::page::{self, Faces, Root, SingleKeys, Theme, href};
use crate::browser::storage::{get, keys, storage};
use crate::model::book::ActiveRules;
use crate::model::embed;
use crate::model::entry::Entry;
use crate::model::games;
use crate::model::history::History;
use crate::model::points::AllPoints;
use crate::model::speech::Terms;
use crate::model::state::State;
use crate::model::trouble::Trouble;

pub(crate) mod aside;
pub(crate) mod half;
pub(crate) mod learning;

/// The beginning of all keys.
const OURS: &str = "tensu/";
/// The key of the entry; a new form of the text takes a new number.
const ENTRY: &str = "tensu/1";
const THEME: &str = "tensu/theme";
const FACES: &str = "tensu/faces";
const KEYS: &str = "tensu/keys";
const LANGUAGE: &str = "tensu/language";
const TERMS: &str = "tensu/terms";
const HOUSES: &str = "tensu/rules";
/// The beginning of the house rules of every version.
const ANY_HOUSE: &str = "tensu-rules:";
const HISTORY: &str = "tensu/hands";
/// The mistakes of practice as they were kept once.
const PRACTICE: &str = "tensu/practice";
const POINTS: &str = "tensu/points";
const GAMES: &str = "tensu/games";
const SEATS: &str = "tensu/seats";
const CLOCK: &str = "tensu/clock";

/// Returns whether the address, or anything that is kept, names games that are not there yet: without them it could not be read.
pub(crate) fn wants_games() -> bool {
    let kept = || {
        let storage = storage().filter(|_| page::frame::site().is_none())?;
        let mut keys = keys(&storage).filter(|key| key.starts_with(OURS));
        keys.any(|key| get(&storage, &key).is_some_and(|text| games::are_wanted(&text)))
            .then_some(())
    };
    games::are_wanted(&href()) || kept().is_some()
}

/// Returns whether the hand of the last visit is written as only the reader that comes later reads it.
pub(crate) fn wants_reader() -> bool {
    let kept = storage().and_then(|storage| get(&storage, ENTRY));
    page::frame::site().is_none() && kept.is_some_and(|text| !entry(&text).1)
}

thread_local! {
    /// The texts that could not be read and not be put aside, for want of room, with their keys: nothing is written in their place.
    static HELD: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
}

/// The things that another window of the app has kept, and this one takes over. The hand is each window's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Elsewhere {
    /// The house rules, the hands that were scored.
    Lists,
    /// The theme, the tile faces, the switch for single keys.
    Looks,
    /// The language, the terms.
    Speech,
}

impl Elsewhere {
    /// The kind of thing under a key; without a key everything was deleted, the lists among it.
    pub(crate) fn of(key: Option<&str>) -> Option<Self> {
        match key {
            None | Some(HOUSES | HISTORY) => Some(Self::Lists),
            Some(THEME | FACES | KEYS) => Some(Self::Looks),
            Some(LANGUAGE | TERMS) => Some(Self::Speech),
            Some(_) => None,
        }
    }
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

/// A line for each, and for those of another version of the app, which may be open in another window.
fn house_lines(books: &[ActiveRules], kept: &str) -> String {
    let houses = books
        .iter()
        .filter_map(ActiveRules::house)
        .map(ToString::to_string);
    let foreign = kept
        .lines()
        .filter(|line| line.starts_with(ANY_HOUSE) && book(line).is_none());
    let lines: Vec<String> = houses.chain(foreign.map(str::to_owned)).collect();
    lines.join("\n")
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

/// Returns whether a key is that of the games.
pub(crate) fn is_of_games(key: Option<&str>) -> bool {
    key.is_none_or(|key| key == GAMES)
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
        return State::default();
    };
    load(&storage)
}

/// The house rules and the hands as they are kept now; none in a frame.
pub(crate) fn load_lists() -> Option<(Vec<ActiveRules>, History)> {
    let storage = storage().filter(|_| embed::frame().is_none())?;
    let text = |key| get(&storage, key).unwrap_or_default();
    Some((houses(&text(HOUSES)).0, History::read(&text(HISTORY))))
}

/// Puts aside what nobody can read under a key, so that something else can be written there; `true` if that could be done.
fn set_aside(storage: &Storage, key: &'static str, text: &str) -> bool {
    let is_aside = match key {
        HOUSES => {
            let mut foreign = houses(text).1.into_iter();
            foreign.all(|line| aside::copy(storage, key, line))
        }
        _ => aside::put(storage, key, text),
    };
    if !is_aside {
        HELD.with_borrow_mut(|held| held.push((key, text.to_owned())));
    }
    is_aside
}

/// Returns whether something may be written under a key: there may be room by now for what is held there.
fn is_free(storage: &Storage, key: &str) -> bool {
    let held = HELD.with_borrow_mut(|held| {
        let at = held.iter().position(|(own, _)| *own == key)?;
        Some(held.swap_remove(at))
    });
    held.is_none_or(|(key, text)| {
        let is_gone = get(storage, key).is_some_and(|now| now != text);
        is_gone || set_aside(storage, key, &text)
    })
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
        let won: Option<Question> = line.parse().ok();
        is_whole &= won.is_some();
        Some(Rc::new(Entry::new(ActiveRules::default(), won?)))
    });
    let won = won.collect();
    (Entry { won, ..entry }, is_whole)
}

fn first_line(line: &str) -> Option<Entry> {
    let (rules, question) = line.split_once(' ')?;
    let question: Question = question.parse().ok()?;
    let rules = ActiveRules::by_id(rules).or_else(|| book(rules))?;
    let entry = Entry::new(rules, question);
    // Five, eight or eleven tiles are read as a hand that was won with the last one; here that is written apart.
    let plain = Entry {
        chosen: None,
        ..entry.clone()
    };
    Some(if text(&plain) == line { plain } else { entry })
}

/// The kept house rules that can be read, and the lines that cannot.
fn houses(text: &str) -> (Vec<ActiveRules>, Vec<&str>) {
    let (mut books, mut foreign) = (Vec::new(), Vec::new());
    for line in text.lines() {
        match book(line) {
            Some(book) => books.push(book),
            None => foreign.push(line),
        }
    }
    (books, foreign)
}

fn book(text: &str) -> Option<ActiveRules> {
    ActiveRules::of(text.parse().ok()?).ok()
}

/// A setting by its code; the usual one where nothing is kept, or nothing that is one.
fn setting<T: Default>(code: &str, read: fn(&str) -> Option<T>) -> T {
    read(code).unwrap_or_default()
}

/// Returns whether a text is a setting's code, or nothing is kept.
fn is_setting<T>(code: &str, read: fn(&str) -> Option<T>) -> bool {
    code.is_empty() || read(code).is_some()
}

/// The keys of other versions' hands: these have other numbers.
fn others(keys: impl IntoIterator<Item = String>) -> String {
    let is_other = |key: &String| {
        let name = key.strip_prefix(OURS);
        *key != ENTRY && name.is_some_and(|name| name.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let mut others: Vec<String> = keys.into_iter().filter(is_other).collect();
    others.sort();
    others.join("\n")
}

/// The text that is kept under a key; empty where storage is forbidden.
fn kept(key: &str) -> String {
    let kept = storage().and_then(|storage| get(&storage, key));
    kept.unwrap_or_default()
}

/// The same, but empty in a frame.
fn kept_here(key: &str) -> String {
    match embed::frame() {
        Some(_) => String::new(),
        None => kept(key),
    }
}

fn write(key: &str, value: &str) -> Result<(), Trouble> {
    if embed::frame().is_some() {
        return Ok(());
    }
    let storage = storage().ok_or(Trouble::Blocked)?;
    if !is_free(&storage, key) {
        return Err(Trouble::Full);
    }
    storage.set_item(key, value).map_err(|_| Trouble::Full)
}

#[cfg(test)]
mod tests;
