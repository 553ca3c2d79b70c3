//! Learning as it is kept: the log, which windows share, and the hand that is being counted, which is no part of it: an
//! answer must take it away, and merging would bring it back.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use tensu_learn::course::Sitting;
use tensu_learn::practice::Skill;
use tensu_learn::{Day, Log, Replica};

use super::cell::{kept_here, set_aside, write};
use super::keys::PRACTICE;
use crate::browser::storage::storage;
use crate::model::trouble::Trouble;

const LEARN: &str = "tensu/learn";
const EXERCISE: &str = "tensu/learn/now";
const LESSONS: &str = "tensu/learn/lessons";
const DRILL: &str = "tensu/learn/drill";
const SHEETS: &str = "tensu/learn/sheets";
const PLAN: &str = "tensu/learn/plan";

/// The number of handed-in sheets that are kept with their answers; the results of all are in the log.
pub(crate) const MOST_SHEETS: usize = 12;

/// Keeps the answers, beside those that other windows have kept meanwhile.
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
    // The mistakes kept in the old way are in it now; words that nobody can read stay.
    let words = kept_here(PRACTICE);
    let unread = unread_words(&words);
    if unread == words {
        return Ok(());
    }
    write(PRACTICE, &unread)
}

/// Keeps the answers in the place of all that is kept: those that were read in are taken back.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn replace_log(log: &Log) -> Result<(), Trouble> {
    write(LEARN, &log.to_string())
}

/// Keeps the hand that is being counted, with its answers.
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

/// The gap between two texts of a list: lessons, drills or sheets.
pub(crate) const APART: &str = "\n\n";

/// Keeps the lessons that were begun, with the answers in each, together with those that other windows have kept
/// meanwhile.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_lessons(text: &str) -> Result<(), Trouble> {
    let all = merged_lessons(text, &load_lessons());
    if all.is_empty() {
        return Ok(());
    }
    write(LESSONS, &all)
}

/// The sign between a lesson's rules and the numbers that rank it among its copies in other windows.
pub(crate) const COPY: char = '\t';

/// The lessons of two texts, each once, as far as either has it. The order of the two texts does not matter.
pub(crate) fn merged_lessons(one: &str, other: &str) -> String {
    // A lesson is told by its rules, its number, and its scope.
    let all = furthest(one, other, |text| {
        let (head, sitting) = text.split_once('\n')?;
        let (rules, copy) = head.split_once(COPY).unwrap_or((head, ""));
        let name = (
            rules,
            sitting.split(' ').next()?,
            Sitting::scope_of(sitting),
        );
        Some((name, numbers(copy)))
    });
    all.join(APART)
}

/// The entries of two texts, each once: of two copies the one that ranks higher, whichever window has it.
fn furthest<'t, N: Ord>(
    one: &'t str,
    other: &'t str,
    told: impl Fn(&'t str) -> Option<(N, Vec<u64>)>,
) -> Vec<&'t str> {
    let mut all = BTreeMap::new();
    let entries = one.split(APART).chain(other.split(APART));
    for text in entries.filter(|text| !text.is_empty()) {
        // An entry that this version cannot read stays as it is.
        let (name, rank) =
            told(text).map_or((Err(text), Vec::new()), |(name, rank)| (Ok(name), rank));
        let own = all.entry(name).or_insert_with(|| (rank.clone(), text));
        if *own < (rank.clone(), text) {
            *own = (rank, text);
        }
    }
    all.into_values().map(|(_, text)| text).collect()
}

/// The numbers of a line; a word that is none counts as 0.
fn numbers(line: &str) -> Vec<u64> {
    let words = line.split_whitespace();
    words.map(|word| word.parse().unwrap_or_default()).collect()
}

/// The lessons that were begun.
pub(crate) fn load_lessons() -> String {
    kept_here(LESSONS)
}

/// The number of begun drills that are kept.
pub(crate) const MOST_DRILLS: usize = 12;

/// Keeps the drills that were begun, together with those that other windows have kept meanwhile.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_drills(text: &str) -> Result<(), Trouble> {
    let all = merged_drills(text, &load_drills());
    if all.is_empty() {
        return Ok(());
    }
    write(DRILL, &all)
}

/// The drills of two texts, each once, as far as either has it: those of the first in its order, then the others.
///
/// Of a drill the first lines are its rules and what it asks, which tell it; the third one says how many were answered, were
/// right, whether the last one was told, and then, which old ones lack: how often it was begun anew, and how many taps there were.
pub(crate) fn merged_drills(one: &str, other: &str) -> String {
    fn name(text: &str) -> Option<(&str, &str)> {
        let mut lines = text.split('\n');
        lines.next().zip(lines.next())
    }
    let mut all = furthest(one, other, |text| {
        let line = numbers(text.split('\n').nth(2)?);
        let at = |at: usize| line.get(at).copied().unwrap_or_default();
        Some((name(text)?, [at(3), at(4), at(0)].into()))
    });
    let place = |text: &&str| {
        let order = one.split(APART).chain(other.split(APART));
        order.map(name).position(|own| own == name(text))
    };
    all.sort_by_key(place);
    all.truncate(MOST_DRILLS);
    all.join(APART)
}

/// The drills that were begun.
pub(crate) fn load_drills() -> String {
    kept_here(DRILL)
}

/// Keeps the sheets that were begun, together with those that other windows have kept meanwhile.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_sheets(text: &str) -> Result<(), Trouble> {
    let all = merged_sheets(text, &load_sheets());
    if all.is_empty() {
        return Ok(());
    }
    write(SHEETS, &all)
}

/// The sheets of two texts, each once, the last one first, and of those that were handed in the last ones. The order of
/// the two texts does not matter.
///
/// The second line of a sheet says when it began, where it is, how long it took, and then, which old ones lack: how often it was
/// begun anew, how many answers were tapped, how many taps there were, in which second the last one was.
pub(crate) fn merged_sheets(one: &str, other: &str) -> String {
    let line = |text: &str| text.lines().nth(1).map(str::to_owned).unwrap_or_default();
    let is_open = |text: &str| line(text).split(' ').nth(2) == Some("-");
    let mut all = furthest(one, other, |text| {
        let (name, _) = text.split_once('\n')?;
        let line = numbers(&line(text));
        let at = |at| line.get(at).copied().unwrap_or_default();
        // A sheet that was handed in is over, unless it was begun anew.
        let rank = [at(3), u64::from(!is_open(text)), at(4), at(5), at(6)];
        Some((name, rank.into()))
    });
    all.sort_by_key(|text| {
        let line = numbers(&line(text));
        (Reverse(line.get(6).or(line.first()).copied()), *text)
    });
    let mut left = MOST_SHEETS;
    all.retain(|text| {
        let stays = is_open(text) || left > 0;
        left -= usize::from(!is_open(text) && left > 0);
        stays
    });
    all.join(APART)
}

/// The sheets that were begun.
pub(crate) fn load_sheets() -> String {
    kept_here(SHEETS)
}

/// Keeps the choices for a sheet.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_plan(text: &str) -> Result<(), Trouble> {
    if text == load_plan() {
        return Ok(());
    }
    write(PLAN, text)
}

/// The choices for a sheet, as they were left.
pub(crate) fn load_plan() -> String {
    kept_here(PLAN)
}

/// Returns whether a key is that of the lessons.
pub(crate) fn is_of_lessons(key: Option<&str>) -> bool {
    key == Some(LESSONS)
}

/// Returns whether a key is that of the drills.
pub(crate) fn is_of_drills(key: Option<&str>) -> bool {
    key == Some(DRILL)
}

/// Returns whether a key is that of the sheets.
pub(crate) fn is_of_sheets(key: Option<&str>) -> bool {
    key == Some(SHEETS)
}

/// Returns whether a key is that of the answers.
pub(crate) fn is_of_learning(key: Option<&str>) -> bool {
    key == Some(LEARN)
}

/// The words of the old practice that nobody can read.
pub(super) fn unread_words(words: &str) -> String {
    let unread = words.split_whitespace();
    let unread = unread.filter(|word| Skill::from_weak(word).is_none());
    unread.collect::<Vec<_>>().join(" ")
}

/// The answers of earlier visits and of other windows; a text that nobody can read is put aside, and the trouble told.
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
    use super::{APART, MOST_SHEETS, merged_lessons, merged_sheets};

    /// Merges both ways, and once more.
    fn both(merge: fn(&str, &str) -> String, one: &str, other: &str) -> String {
        let all = merge(one, other);
        assert_eq!(merge(other, one), all);
        assert_eq!(merge(&all, one), all);
        assert_eq!(merge(&all, other), all);
        all
    }

    #[test]
    fn lessons_of_another_window_stay_and_the_copy_that_is_further_wins() {
        let own = "ema_2025\t0 2\n3 7 0 0\n0";
        let kept = "ema_2025\t0 1\n3 7 1 0\n\ntenhou\n3 4 0 0\n\nema_2025\t0 9\n5 1 0 0";
        let all = both(merged_lessons, own, kept);
        let mut all: Vec<&str> = all.split(APART).collect();
        all.sort_unstable();
        assert_eq!(all, [own, "ema_2025\t0 9\n5 1 0 0", "tenhou\n3 4 0 0"]);
        // Ten taps are more than nine, and a lesson that was begun anew is later than one that was done.
        let (old, new) = ("a\t0 9\n3 7 0 0", "a\t0 10\n3 7 0 0");
        assert_eq!(both(merged_lessons, old, new), new);
        let anew = "a\t1 0\n3 8 0 0";
        assert_eq!(both(merged_lessons, anew, new), anew);
        assert_eq!(both(merged_lessons, "a\n3 8 0 0", old), old);
    }

    #[test]
    fn of_two_copies_of_a_sheet_the_one_that_is_further_wins() {
        let (begun, nine) = ("a\n1 0 - 0 0 0 1 -\n-", "a\n1 0 - 0 9 9 9 -\n2");
        assert_eq!(both(merged_sheets, begun, nine), nine);
        // A sheet that was handed in stays so, whatever was tapped elsewhere, and can be begun anew.
        let (done, anew) = ("a\n1 0 7 0 3 4 8 9\n2", "a\n9 0 - 1 0 0 9 -\n-");
        assert_eq!(both(merged_sheets, nine, done), done);
        assert_eq!(both(merged_sheets, anew, done), anew);
        // As an old version has them.
        assert_eq!(
            both(merged_sheets, "a\n1 0 7\n2", "a\n1 0 -\n2"),
            "a\n1 0 7\n2"
        );
    }

    #[test]
    fn sheets_of_another_window_stay_and_old_ones_go() {
        let done: Vec<String> = (10..40)
            .map(|nth| format!("s{nth}\n1 0 5 0 1 1 {nth} 9\n0"))
            .collect();
        let all = both(merged_sheets, "a\n1 0 -\n-", &done.join(APART));
        let all: Vec<&str> = all.split(APART).collect();
        assert_eq!(all.len(), MOST_SHEETS + 1);
        assert!(all[0].starts_with("s39") && all[MOST_SHEETS] == "a\n1 0 -\n-");
    }
}
