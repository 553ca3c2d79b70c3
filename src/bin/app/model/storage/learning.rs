//! What is kept of learning: the log, which windows share, and the hand that is being counted, which is no part of it: an answer
//! must take it away, and merging would bring it back.

use tensu::learn::{Day, Log, Replica};
use tensu::practice::Skill;

use super::{PRACTICE, Trouble, kept_here, set_aside, write};
use crate::browser::storage::storage;

const LEARN: &str = "tensu/learn";
const EXERCISE: &str = "tensu/learn/now";
const LESSONS: &str = "tensu/learn/lessons";
const DRILL: &str = "tensu/learn/drill";

/// Keeps what was answered, beside what other windows have kept meanwhile.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_log(log: &Log) -> Result<(), Trouble> {
    let mut all = Log::read(&kept_here(LEARN)).unwrap_or_default();
    all.merge(log);
    if all.is_empty() {
        return Ok(());
    }
    write(LEARN, &all.to_string())?;
    // What was kept in the old way is in it now; words that nobody can read stay.
    let words = kept_here(PRACTICE);
    let unread = unread_words(&words);
    if unread == words {
        return Ok(());
    }
    write(PRACTICE, &unread)
}

/// Keeps what was answered in the place of all that is kept: what was read in is taken back.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn replace_log(log: &Log) -> Result<(), Trouble> {
    write(LEARN, &log.to_string())
}

/// Keeps the hand that is being counted, and what was answered.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_exercise(text: &str) -> Result<(), Trouble> {
    write(EXERCISE, text)
}

/// The hand that was being counted.
pub(crate) fn load_exercise() -> String {
    kept_here(EXERCISE)
}

/// Keeps the lessons that were begun, and what was answered in each.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_lessons(text: &str) -> Result<(), Trouble> {
    if text.is_empty() && load_lessons().is_empty() {
        return Ok(());
    }
    write(LESSONS, text)
}

/// The lessons that were begun.
pub(crate) fn load_lessons() -> String {
    kept_here(LESSONS)
}

/// Keeps the drill on the screen.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_drill(text: &str) -> Result<(), Trouble> {
    if text.is_empty() && load_drill().is_empty() {
        return Ok(());
    }
    write(DRILL, text)
}

/// The drill that was on the screen.
pub(crate) fn load_drill() -> String {
    kept_here(DRILL)
}

/// Whether a key is that of what was answered.
pub(crate) fn is_of_learning(key: Option<&str>) -> bool {
    key == Some(LEARN)
}

/// The words of the old practice that nobody can read.
pub(super) fn unread_words(words: &str) -> String {
    let unread = words.split_whitespace();
    let unread = unread.filter(|word| Skill::from_weak(word).is_none());
    unread.collect::<Vec<_>>().join(" ")
}

/// What was answered in earlier visits and in other windows; what nobody can read is put aside, and the trouble told.
pub(crate) fn load_log(today: Day, replica: Replica) -> (Log, Result<(), Trouble>) {
    let text = kept_here(LEARN);
    let read = Log::read(&text);
    let told = read.as_ref().map_or(Err(Trouble::Practice), |_| Ok(()));
    if let Some(storage) = storage().filter(|_| told.is_err()) {
        set_aside(&storage, LEARN, &text);
    }
    let mut log = read.unwrap_or_default();
    log.take_weak(&kept_here(PRACTICE), today, replica);
    (log, told)
}
