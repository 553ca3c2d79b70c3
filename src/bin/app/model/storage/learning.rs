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
const SHEETS: &str = "tensu/learn/sheets";

/// How many sheets that were handed in are kept with their answers; what came of all is in the log.
pub(crate) const MOST_SHEETS: usize = 12;

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

/// Between the lessons that were begun.
pub(crate) const APART: &str = "\n\n";

/// Keeps the lessons that were begun, and what was answered in each, beside those that other windows have begun meanwhile.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_lessons(text: &str) -> Result<(), Trouble> {
    let all = with_others(text, &load_lessons());
    if all.is_empty() {
        return Ok(());
    }
    write(LESSONS, &all)
}

/// Lessons with those of another text that are none of them: a lesson is told by its rules and its number.
fn with_others(text: &str, kept: &str) -> String {
    fn lesson(one: &str) -> Option<(&str, &str)> {
        let (rules, sitting) = one.split_once('\n')?;
        Some((rules, sitting.split(' ').next()?))
    }
    let own = text.split(APART).filter(|one| !one.is_empty());
    let is_own = |other: &&str| own.clone().any(|one| lesson(one) == lesson(other));
    let others = kept
        .split(APART)
        .filter(|one| !one.is_empty() && !is_own(one));
    own.clone().chain(others).collect::<Vec<_>>().join(APART)
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

/// Keeps the sheets that were begun, beside those that other windows have begun meanwhile.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_sheets(text: &str) -> Result<(), Trouble> {
    let all = with_other_sheets(text, &load_sheets());
    if all.is_empty() {
        return Ok(());
    }
    write(SHEETS, &all)
}

/// Sheets with those of another text that are none of them; a sheet is told by its first line.
fn with_other_sheets(text: &str, kept: &str) -> String {
    let own = text.split(APART).filter(|one| !one.is_empty());
    let name = |one: &str| one.split('\n').next().map(str::to_owned);
    let is_own = |other: &&str| own.clone().any(|one| name(one) == name(other));
    let others = kept
        .split(APART)
        .filter(|one| !one.is_empty() && !is_own(one));
    // Those that were handed in say how long they took.
    let is_open = |one: &&str| one.lines().nth(1).is_none_or(|line| line.ends_with('-'));
    let mut left = MOST_SHEETS;
    let stays = |one: &&str| {
        let stays = is_open(one) || left > 0;
        left -= usize::from(!is_open(one) && left > 0);
        stays
    };
    let all = own.clone().chain(others).filter(stays);
    all.collect::<Vec<_>>().join(APART)
}

/// The sheets that were begun.
pub(crate) fn load_sheets() -> String {
    kept_here(SHEETS)
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

#[cfg(test)]
mod tests {
    use super::{MOST_SHEETS, with_other_sheets, with_others};

    #[test]
    fn lessons_of_another_window_stay() {
        let own = "ema_2025\n3 7 0 0\n0";
        let kept = "ema_2025\n3 9 1 0\n\ntenhou\n3 4 0 0\n\nema_2025\n5 1 0 0";
        let all = "ema_2025\n3 7 0 0\n0\n\ntenhou\n3 4 0 0\n\nema_2025\n5 1 0 0";
        assert_eq!(with_others(own, kept), all);
        assert_eq!(
            (with_others("", kept), with_others(own, "")),
            (kept.to_owned(), own.to_owned())
        );
    }
    #[test]
    fn sheets_of_another_window_stay_and_old_ones_go() {
        let kept = "a\n1 0 -\n-\n\nb\n2 0 9\n1";
        assert_eq!(
            with_other_sheets("a\n1 0 7\n2", kept),
            "a\n1 0 7\n2\n\nb\n2 0 9\n1"
        );
        let done: Vec<String> = (0..30).map(|nth| format!("s{nth}\n1 0 5\n0")).collect();
        let all = with_other_sheets("a\n1 0 -\n-", &done.join("\n\n"));
        assert_eq!(all.split("\n\n").count(), MOST_SHEETS + 1);
    }
}
