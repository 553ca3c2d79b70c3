//! The results of a class: who has how many points, and which question was missed most often.

use alloc::string::String;
use alloc::vec::Vec;

use crate::pasted::{Pasted, pasted};
use crate::practice::Problem;
use crate::sheet::line::HEAD;
use crate::sheet::{BadSheet, Mark, ResultLine, Sheet, Version, marks};
use tensu::Ruleset;
use tensu::inside::sort_by_key;

/// Somebody who has taken a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taker {
    /// The name, or nothing.
    pub name: String,
    /// The version, where there are several.
    pub version: Option<Version>,
    /// The points, counted here.
    pub right: usize,
    /// The most points.
    pub of: usize,
    /// The seconds that it took.
    pub seconds: u32,
    /// `true` for a pass; `None` where the sheet says none.
    pub passed: Option<bool>,
}

/// A question, and how many missed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missed {
    /// Its place in the sheet.
    pub at: usize,
    /// Those who have not all of it right.
    pub by: usize,
}

/// The reason why a line is not counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Odd {
    /// It is not whole.
    Cut,
    /// It is that of another sheet, with this code.
    Other(String),
    /// The same line is there already.
    Twice,
}

/// The results of a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Class {
    /// Those who have taken the sheet, the best first.
    pub takers: Vec<Taker>,
    /// The questions of the sheet, the one that was missed most often first.
    pub missed: Vec<Missed>,
    /// The lines that are meant as results and not counted.
    pub odd: Vec<(String, Odd)>,
    /// The other lines of the text.
    pub rest: Vec<String>,
}

impl Class {
    /// Reads the results of a sheet and its versions in a text, such as a whole chat.
    ///
    /// # Errors
    /// The first hand of the sheet with nothing to ask.
    pub fn read(text: &str, sheet: &Sheet, rules: &Ruleset) -> Result<Self, BadSheet> {
        let known = Known::all(sheet, rules)?;
        let mut missed: Vec<usize> = alloc::vec![0; sheet.hands.len()];
        let mut class = Self::default();
        let mut read: Vec<ResultLine> = Vec::new();
        for line in pasted(text, HEAD, ResultLine::read) {
            let (line, result) = match line {
                Pasted::Rest(line) => {
                    class.rest.push(line);
                    continue;
                }
                Pasted::Cut(line) => {
                    class.odd.push((line, Odd::Cut));
                    continue;
                }
                Pasted::Read(line, result) => (line, result),
            };
            let own = known.iter().find(|known| known.code == result.code);
            let Some(marked) = own.map(|known| (known, known.marked(&result))) else {
                class.odd.push((line, Odd::Other(result.code)));
                continue;
            };
            match marked {
                (_, None) => class.odd.push((line, Odd::Cut)),
                _ if read.contains(&result) => class.odd.push((line, Odd::Twice)),
                (known, Some(marks)) => {
                    for (marks, place) in marks.iter().zip(&known.places) {
                        let is_missed = marks.iter().any(|mark| *mark != Mark::Right);
                        missed[*place] += usize::from(is_missed);
                    }
                    class.takers.push(taker(&result, &marks, sheet));
                    read.push(result);
                }
            }
        }
        let missed = missed.into_iter().enumerate();
        class.missed = missed.map(|(at, by)| Missed { at, by }).collect();
        sort_by_key(&mut class.missed, |one| (usize::MAX - one.by, one.at));
        sort_by_key(&mut class.takers, |one| {
            (usize::MAX - one.right, one.seconds, one.name.clone())
        });
        Ok(class)
    }
}

fn taker(result: &ResultLine, marks: &[Vec<Mark>], sheet: &Sheet) -> Taker {
    let all = || marks.iter().flatten();
    let right = all().filter(|mark| **mark == Mark::Right).count();
    Taker {
        name: result.name.clone(),
        version: result.version,
        right,
        of: all().count(),
        seconds: result.seconds,
        passed: sheet.pass.map(|pass| right >= usize::from(pass)),
    }
}

/// A sheet whose results can be read, or a version of it.
struct Known {
    code: String,
    problems: Vec<Problem>,
    /// The place of each question in the sheet by which they are read.
    places: Vec<usize>,
}

impl Known {
    fn all(sheet: &Sheet, rules: &Ruleset) -> Result<Vec<Self>, BadSheet> {
        let is_second = sheet.version == Some(Version::B);
        let first = if is_second {
            sheet.origin(rules)
        } else {
            Some(sheet.clone())
        };
        let Some(first) = first else {
            // The first version is not known: there are the results of this one alone.
            return Ok(alloc::vec![Self {
                code: sheet.code(),
                problems: sheet.problems(rules)?,
                places: (0..sheet.hands.len()).collect(),
            }]);
        };
        // Where each question of the first version stands in the sheet.
        let read_by = first.places(sheet.version.unwrap_or(Version::A));
        let place = |at: usize| {
            let mut places = read_by.iter();
            places.position(|own| *own == at).unwrap_or(at)
        };
        let of = |version| {
            let own = first.version(version, rules);
            let places = first.places(version);
            Ok(Self {
                code: own.code(),
                problems: own.problems(rules)?,
                places: places.into_iter().map(place).collect(),
            })
        };
        Version::ALL.into_iter().map(of).collect()
    }

    /// The marks of a result; `None` if its answers are none to these questions.
    fn marked(&self, result: &ResultLine) -> Option<Vec<Vec<Mark>>> {
        let mark = |(problem, given): (&Problem, &Vec<Option<usize>>)| {
            let tasks = problem.tasks.iter().zip(given);
            let fits = given.len() == problem.tasks.len()
                && tasks
                    .into_iter()
                    .all(|(task, given)| given.is_none_or(|at| at < task.answers.len()));
            fits.then(|| marks(problem, given))
        };
        let is_long = result.given.len() == self.problems.len();
        let all = self.problems.iter().zip(&result.given).map(mark);
        all.collect::<Option<Vec<_>>>().filter(|_| is_long)
    }
}
