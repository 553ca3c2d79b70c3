//! The result of a sheet as one line for whoever marks it: who, which sheet, what was answered.
//!
//! ```text
//! Tensu ZLUXKZ-B · Aki · 7/10 · 12:31 · 201.31x.0 · X4TQ
//! sheet and version, name, points, time, each answer by its place, and what tells that the line is whole
//! ```

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::iter;

use crate::pasted::{behind, named, one_part};
use crate::sheet::{CODE, LETTERS, Version, check, number};

/// The word that a line begins with.
pub(super) const HEAD: &str = "Tensu ";

/// The sign between the parts.
const NEXT: char = '·';

/// The signs of the answers by their places; the last one stands for none.
const PLACES: &[u8] = b"0123456789abcdefghijklmnopqrstuvwyzx";
const NONE: usize = PLACES.len() - 1;

/// The sign between the questions.
const QUESTION: char = '.';

/// The result of a sheet that somebody has handed in.
///
/// ```
/// use tensu_learn::sheet::{ResultLine, Version};
/// let result = ResultLine {
///     code: "ZLUXKZ".to_owned(),
///     version: Some(Version::B),
///     name: "Aki".to_owned(),
///     points: (1, 2),
///     seconds: 751,
///     given: vec![vec![Some(2), Some(0)], vec![None]],
/// };
/// let line = result.to_string();
/// assert!(line.starts_with("Tensu ZLUXKZ-B · Aki · 1/2 · 12:31 · 20.x · "));
/// assert_eq!(ResultLine::read(&format!("10:02 - {line} (edited)")), Some(result));
/// assert_eq!(ResultLine::read(&line.replace("20.x", "21.x")), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultLine {
    /// The code of the sheet.
    pub code: String,
    /// The version, where there are several.
    pub version: Option<Version>,
    /// The name that was typed, or nothing.
    pub name: String,
    /// The points, and the most there are, as the examinee's device has counted them.
    pub points: (u32, u32),
    /// The seconds that it took.
    pub seconds: u32,
    /// The answers by their places, question by question.
    pub given: Vec<Vec<Option<usize>>>,
}

impl ResultLine {
    /// Reads the line in a text, whatever stands before and behind it; `None` without a whole one.
    pub fn read(text: &str) -> Option<Self> {
        behind(text, HEAD, Self::read_at)
    }

    /// Reads what follows the first word.
    fn read_at(before: &str, line: &str) -> Option<Self> {
        let parts: Vec<&str> = line.split(NEXT).map(str::trim).collect();
        let [sheet, name @ .., points, time, given, last] = &parts[..] else {
            return None;
        };
        let (code, version) = match sheet.split_once('-') {
            Some((code, letter)) => (code, Some(Version::of(letter)?)),
            None => (*sheet, None),
        };
        let is_code = code.len() == CODE && code.bytes().all(|letter| LETTERS.contains(&letter));
        let (right, of) = points.split_once('/')?;
        let is_whole = last.split(' ').next() == Some(&sum(sheet, points, time, given));
        if !is_code || !is_whole {
            return None;
        }
        let answer = |sign: u8| {
            let at = PLACES.iter().position(|own| *own == sign)?;
            Some(Some(at).filter(|at| *at != NONE))
        };
        let question = |signs: &str| signs.bytes().map(answer).collect::<Option<Vec<_>>>();
        let given: Option<Vec<_>> = given.split(QUESTION).map(question).collect();
        let name = name.join(" ");
        Some(Self {
            code: code.to_string(),
            version,
            // Who typed no name is known by the sender, as chat programs put it before.
            name: named(&name, before),
            points: (number(right)?, number(of)?),
            seconds: read_time(time)?,
            given: given?,
        })
    }
}

/// Writes seconds as minutes and seconds.
pub(crate) fn written_time(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Reads minutes and seconds.
pub(crate) fn read_time(text: &str) -> Option<u32> {
    let (minutes, seconds) = text.split_once(':')?;
    let minutes = number::<u32>(minutes)?.checked_mul(60)?;
    minutes.checked_add(seconds.parse().ok()?)
}

/// The letters that tell that nothing of a line but its name is changed.
fn sum(sheet: &str, points: &str, time: &str, given: &str) -> String {
    check(&[sheet, points, time, given].join(" "))
}

impl fmt::Display for ResultLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            code,
            version,
            name,
            points: (right, of),
            seconds,
            given,
        } = self;
        let version = version.map(|version| format!("-{}", version.letter()));
        let sheet = [code, version.as_deref().unwrap_or_default()].concat();
        let sign = |given: &Option<usize>| {
            let at = given.filter(|at| *at < NONE).unwrap_or(NONE);
            char::from(PLACES[at])
        };
        let question = |given: &Vec<Option<usize>>| given.iter().map(sign).collect::<String>();
        let given: Vec<String> = given.iter().map(question).collect();
        let given = given.join(".");
        let (points, time) = (format!("{right}/{of}"), written_time(*seconds));
        let last = sum(&sheet, &points, &time, &given);
        // What parts the line cannot be in a name.
        let name = Some(one_part(name, NEXT)).filter(|name| !name.is_empty());
        let head = [HEAD, &sheet].concat();
        let all = iter::once(head)
            .chain(name)
            .chain([points, time, given, last]);
        f.write_str(&all.collect::<Vec<_>>().join(" · "))
    }
}
