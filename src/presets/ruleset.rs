//! The rules of a game with what is known about them, and remarks on its text.

use core::ops::{Deref, DerefMut};

use crate::presets::CORE;
use crate::presets::library::Shelf;
use crate::presets::origin::Origin;
use crate::presets::source::Source;
use crate::presets::source_notes::Disputed;
use crate::result::remark::{Note, RemarkKind};
use crate::result::score::Score;
use crate::result::win::Win;
use crate::rulebook::Rules;
use crate::words::Idiom;

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

impl Ruleset {
    /// Rules with a name and a source, which says where every value comes from: [`origins`](Self::origins) has to be filled in,
    /// and for a Chinese game [`shelf`](Self::shelf).
    pub const fn new(id: &'static str, name: &'static str, source: Source, rules: Rules) -> Self {
        Self {
            id,
            name,
            source,
            rules,
            origins: &[],
            remarks: &[],
            idiom: Idiom::Riichi,
            disputed: &[],
            shelf: &CORE,
        }
    }
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
