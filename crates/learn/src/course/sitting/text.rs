//! A sitting as text.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use super::{MOST, Sitting};
use crate::Item;
use crate::course::{Lesson, Scope, path};
use crate::practice::number;
use tensu::Ruleset;

/// The word for no answer, and for nothing that comes back.
const NONE: &str = "-";

/// The lesson, its seed, the card, whether it is over, the items that come back, and a word for a scope that is not all; then a line for each question, with the answers that were given and
/// whether it was told.
impl fmt::Display for Sitting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let over = u8::from(self.over);
        write!(
            f,
            "{} {} {} {over} ",
            self.lesson.number, self.seed, self.card
        )?;
        match &self.back[..] {
            [] => f.write_str(NONE)?,
            items => {
                let items: Vec<_> = items.iter().map(ToString::to_string).collect();
                f.write_str(&items.join(","))?;
            }
        }
        if self.scope != Scope::All {
            write!(f, " {}", self.scope.word())?;
        }
        for round in &self.rounds {
            let given = round.given.iter();
            let given = given.map(|at| at.map_or_else(|| NONE.to_string(), |at| at.to_string()));
            let given: Vec<_> = given.collect();
            write!(
                f,
                "\n{}{}",
                given.join(","),
                if round.told { "." } else { "" }
            )?;
        }
        Ok(())
    }
}

/// The scope of a word; a text from before there were any has none.
fn scope(word: Option<&str>) -> Scope {
    if word == Some(Scope::WithoutScores.word()) {
        Scope::WithoutScores
    } else {
        Scope::All
    }
}

impl Sitting {
    /// Returns the scope of a sitting's text.
    pub fn scope_of(text: &str) -> Scope {
        let head = text.lines().next().unwrap_or_default();
        scope(head.split(' ').nth(5))
    }

    /// Reads what [`Display`](fmt::Display) wrote, under the same rules; `None` if it cannot be gone on with.
    pub fn read(text: &str, rules: &Ruleset) -> Option<Self> {
        let mut lines = text.lines();
        let mut words = lines.next()?.split(' ');
        let lesson = number(words.next()?).and_then(Lesson::by_number)?;
        if !lesson.silent && path(rules).all(|one| one != lesson) {
            return None;
        }
        let mut sitting = Self::begin(lesson, number(words.next()?)?, rules);
        sitting.card = number(words.next()?)?;
        let over = words.next()? == "1";
        // A text from before anything came back would go on with other questions than those that were seen.
        let back = words.next()?;
        let items = back.split(',').filter(|word| *word != NONE);
        let back: Option<Vec<Item>> = items.map(Item::from_code).collect();
        sitting = sitting.bringing(&back?).within(scope(words.next()), rules);
        // What it begins with is asked anew with the first line.
        sitting.rounds.clear();
        for line in lines.take(MOST) {
            sitting.ask(rules);
            let round = sitting.rounds.last_mut()?;
            let (given, told) = line
                .strip_suffix('.')
                .map_or((line, false), |line| (line, true));
            let given: Option<Vec<Option<usize>>> = given
                .split(',')
                .map(|at| match at {
                    NONE => Some(None),
                    at => number(at).map(Some),
                })
                .collect();
            round.given = given.filter(|given| given.len() == round.asked.parts.len())?;
            let mut parts = round.asked.parts.iter().zip(&round.given);
            if parts.any(|(part, at)| at.is_some_and(|at| at >= part.choices.len())) {
                return None;
            }
            round.told = told && round.asked.is_enough(&round.given);
        }
        sitting.over |= over && !sitting.rounds.is_empty();
        Some(sitting)
    }
}
