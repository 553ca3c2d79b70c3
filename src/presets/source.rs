//! The source of a ruleset, and the way in which it was seen.

/// A document, and whether we read it ourselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Source {
    /// Its own title, with author and date; the same in every language, if it is one.
    pub title: &'static str,
    /// The way in which it was seen.
    pub seen: Seen,
}

/// The way in which a source was seen. `tensu-words` has the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// The document itself was read.
    Itself,
    /// In a summary on this site.
    Summed(&'static str),
    /// As a preset of this program.
    Preset(&'static str),
    /// Not at all: only what others report of it.
    Unseen,
    /// It is no document: what most descriptions say.
    Spread,
}

/// A place in a rulebook that we know by the quotes of others; their key is in `docs/rules.md` 0.2.
macro_rules! quoted {
    ($book:literal, $at:literal, $by:literal) => {
        $crate::presets::Origin::Rulebook(concat!($book, ", ", $at, ", as quoted by ", $by))
    };
}
pub(super) use quoted;

/// Accounts of rules by others, as [`Origin::Reported`](super::Origin::Reported) names them. `docs/rules.md` has where
/// each is.
pub(super) mod by {
    pub(crate) const ADVANCED: &str = "Riichi Advanced preset";
    pub(crate) const ENV: &str = "RiichiEnv, docs/RULES.md";
    pub(crate) const FIVESOU: &str = "FiveSou preset";
    pub(crate) const WHOLE_GAMES: &str = "400 published games";
    /// N23: what the bodies changed in 2023.
    pub(crate) const BODIES: &str = "a comparison of the Japanese bodies, 2023";
    /// KAZ.
    pub(crate) const CONFIGURED: &str = "a document of rule configurations, 2026-07";
    /// MOD.
    pub(crate) const CHECKED: &str = "presets checked against the rulebooks, 2026-09";
    /// RMI.
    pub(crate) const RIICHIMI: &str = "riichimi profiles, 2026-07";
    pub(crate) const GAMES: &str = "21,073 wins of published games";
    pub(crate) const JANSOU: &str = "jansou preset";
    pub(crate) const MAJIANG: &str = "Majiang (kobalab) preset";
    pub(crate) const PANTHEON: &str = "Mahjong Pantheon preset, 2026-07";
    pub(crate) const POINTER: &str = "riichi-pointer-js preset";
    pub(crate) const REPOSITORY: &str = "MahjongRepository/mahjong";
}

impl Source {
    /// A document that was read.
    pub const fn read(title: &'static str) -> Self {
        Self {
            title,
            seen: Seen::Itself,
        }
    }

    /// None: what most descriptions of an old game of Hong Kong say, in a sentence that each language has.
    pub const fn spread(sentence: &'static str) -> Self {
        Self {
            title: sentence,
            seen: Seen::Spread,
        }
    }

    /// One that was seen in a summary.
    pub const fn summed(title: &'static str, by: &'static str) -> Self {
        Self {
            title,
            seen: Seen::Summed(by),
        }
    }

    /// One that was seen as a preset of a program.
    pub const fn preset(title: &'static str, of: &'static str) -> Self {
        Self {
            title,
            seen: Seen::Preset(of),
        }
    }

    /// One that only others report of.
    pub const fn unseen(title: &'static str) -> Self {
        Self {
            title,
            seen: Seen::Unseen,
        }
    }
}
