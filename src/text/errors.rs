//! Errors and points as text, in English: the one place where errors become those of a program.

use core::error::Error;
use core::fmt;

use crate::hand::notation::ParseError;
use crate::link::BadLink;
use crate::presets::house::BadHouse;
use crate::result::refusal::{Refusal, Refusals};
use crate::result::score::Score;
use crate::rulebook::BadRule;
use crate::tiles::meld::BadMeld;
use crate::words::{EN, Word};

impl fmt::Display for BadMeld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.bad_meld(*self))
    }
}

impl Error for BadMeld {}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.syntax(&self.why))?;
        if self.why.is_of_all() {
            return Ok(());
        }
        write!(f, " (at character {})", self.at + 1)
    }
}

impl Error for ParseError {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.refusal(self))
    }
}

impl Error for Refusal {}

impl fmt::Display for Refusals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, refusal) in self.iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(f, "{space}{refusal}")?;
        }
        Ok(())
    }
}

impl Error for Refusals {}

impl fmt::Display for BadRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.bad_rule(self))
    }
}

impl Error for BadRule {}

impl fmt::Display for BadHouse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.bad_house(self))
    }
}

impl Error for BadHouse {}

impl fmt::Display for BadLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.bad_link(self))
    }
}

impl Error for BadLink {}

/// Writes the points that the winner receives, in English.
///
/// ```
/// use tensu::{Question, Ruleset, score};
/// let question: Question = "234m34p66p678s567s+2p ron riichi".parse()?;
/// let score = score(&question, Ruleset::by_id("tenhou").unwrap())?;
/// assert_eq!(score.to_string(), "3,900 points");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&EN.fill(Word::Points, &[self.total.into()]))
    }
}
