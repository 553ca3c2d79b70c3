//! The rules of a game with what is known about them, the shelf that they stand on, rules by name, and remarks on a text.

use core::fmt;
use core::ops::{Deref, DerefMut};

use crate::presets::origin::Origin;
use crate::presets::source::Source;
use crate::presets::source_notes::Disputed;
use crate::result::remark::{Note, RemarkKind};
use crate::result::score::Score;
use crate::result::win::Win;
use crate::rulebook::{Rules, Setting};
use crate::words::{Idiom, Said};

/// The rules of a game with what is known about them: their name, source and remarks. A value that the source does not state
/// carries a [`Remark`], and the remark appears in the result where it mattered.
///
/// Code that asks only for the rules takes [`Rules`], which a ruleset dereferences to.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Ruleset {
    /// The id of the scoring contract, such as `"ari_ari"`. One that a ruleset of the crate has makes this that ruleset with
    /// changes ([`preset`](Self::preset)).
    pub id: &'static str,
    /// The name that players use.
    pub name: &'static str,
    /// The document that it follows, with author and date.
    pub source: Source,
    /// The rules.
    pub rules: Rules,
    /// The origin of the value of each rule, by the rule's name; a rule that is not here is unconfirmed.
    pub origins: &'static [(&'static str, Origin)],
    /// Remarks on things that the source leaves open or gets wrong, shown where it mattered; [`Ruleset::remarks`] has
    /// those on the rules as well.
    pub remarks: &'static [Remark],
    /// The terms of its players.
    pub idiom: Idiom,
    /// Rules for which somebody attests another value.
    pub disputed: &'static [Disputed],
    /// The shelf that it is from, or would stand on: with its rules by name, and the rulesets that it is compared with.
    pub shelf: &'static Shelf,
}

/// Rulesets that come together, and know each other: a program that is linked with one has them all, and those of no other shelf.
#[derive(Clone, Copy)]
pub struct Shelf {
    /// The rulesets, in the order in which a menu shows them.
    pub rulesets: &'static [&'static Ruleset],
    /// The rules by name that they have beside [`HOUSE_RULES`](crate::rules::HOUSE_RULES).
    pub house_rules: &'static [HouseRule],
}

/// By the ids of its rulesets, each of which has it.
impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = self.rulesets.iter().map(|ruleset| ruleset.id);
        f.debug_list().entries(ids).finish()
    }
}

/// A rule that a house may change.
#[derive(Clone, Copy, Debug)]
pub struct HouseRule {
    /// Its name in the scoring contract.
    pub id: &'static str,
    /// The text that says, in plain words, what it decides.
    pub text: Said,
    /// Its possible values, for a person to choose from; empty if it takes any number or list.
    pub choices: &'static [&'static str],
    /// Its other possible values, except lists of yaku: ranges of numbers, as the contract writes them.
    pub ranges: &'static [&'static str],
    /// Returns whether it may have affected the payment of this hand; quick, and may be `true` needlessly, never `false`
    /// by mistake.
    pub matters: fn(&Win<'_>, &Score) -> bool,
    /// Its value in a ruleset; `None` where the ruleset has no such rule.
    pub get: fn(&Rules) -> Option<Setting>,
    /// Changes it; `None` when the ruleset has no such rule or the value makes no sense.
    pub set: fn(&mut Ruleset, &Setting) -> Option<()>,
}

impl Deref for Ruleset {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        &self.rules
    }
}

impl DerefMut for Ruleset {
    fn deref_mut(&mut self) -> &mut Rules {
        &mut self.rules
    }
}

/// Something to know about a ruleset's own text, shown with every result that it touched.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Remark {
    /// Its id, unique in the ruleset.
    pub id: &'static str,
    /// The reason why it is made.
    pub kind: RemarkKind,
    /// Returns whether it touched this result.
    pub when: fn(&Ruleset, &Win<'_>, &Score) -> bool,
    /// The remark in English.
    pub text: &'static str,
}

impl Remark {
    /// A remark in English, and the test for the results that it touches.
    pub const fn new(
        id: &'static str,
        kind: RemarkKind,
        when: fn(&Ruleset, &Win<'_>, &Score) -> bool,
        text: &'static str,
    ) -> Self {
        Self {
            id,
            kind,
            when,
            text,
        }
    }

    /// The remark as a result has it.
    pub const fn note(&self) -> Note {
        Note {
            id: self.id,
            kind: self.kind,
            text: self.text,
        }
    }
}
