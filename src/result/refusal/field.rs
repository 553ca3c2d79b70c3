//! The fields of a question that a refusal can be about.

use crate::hand::question::MOST;
use crate::hand::question::TOO_MANY;

/// The field of a question that a refusal is about, by its name in the scoring contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names of the contract's fields")]
pub enum Field {
    Ruleset,
    Hand,
    Melds,
    Win,
    By,
    Seat,
    Round,
    Dora,
    Ura,
    Riichi,
    Flags,
    Norths,
    Flowers,
    Honba,
    Sticks,
    From,
    Liable,
    Ask,
    Wins,
    Tenpai,
    Hands,
    Visible,
    Seats,
    Points,
    Han,
    Fu,
    Text,
    Lang,
    Discards,
    Only,
    Base,
    Players,
    Length,
    Events,
}

impl Field {
    /// The most that its number can be: of honba, sticks or points.
    pub(crate) fn most(self) -> i64 {
        match self {
            Self::Points => TOO_MANY,
            _ => MOST.into(),
        }
    }

    /// All fields.
    pub const ALL: [Self; 34] = [
        Self::Ruleset,
        Self::Hand,
        Self::Melds,
        Self::Win,
        Self::By,
        Self::Seat,
        Self::Round,
        Self::Dora,
        Self::Ura,
        Self::Riichi,
        Self::Flags,
        Self::Norths,
        Self::Flowers,
        Self::Honba,
        Self::Sticks,
        Self::From,
        Self::Liable,
        Self::Ask,
        Self::Wins,
        Self::Tenpai,
        Self::Hands,
        Self::Visible,
        Self::Seats,
        Self::Points,
        Self::Han,
        Self::Fu,
        Self::Text,
        Self::Lang,
        Self::Discards,
        Self::Only,
        Self::Base,
        Self::Players,
        Self::Length,
        Self::Events,
    ];

    /// The field of this name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.code() == code)
    }

    /// The name in the contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ruleset => "ruleset",
            Self::Hand => "hand",
            Self::Melds => "melds",
            Self::Win => "win",
            Self::By => "by",
            Self::Seat => "seat",
            Self::Round => "round",
            Self::Dora => "dora",
            Self::Ura => "ura",
            Self::Riichi => "riichi",
            Self::Flags => "flags",
            Self::Norths => "norths",
            Self::Flowers => "flowers",
            Self::Honba => "honba",
            Self::Sticks => "sticks",
            Self::From => "from",
            Self::Liable => "liable",
            Self::Ask => "ask",
            Self::Wins => "wins",
            Self::Tenpai => "tenpai",
            Self::Hands => "hands",
            Self::Visible => "visible",
            Self::Seats => "seats",
            Self::Points => "points",
            Self::Han => "han",
            Self::Fu => "fu",
            Self::Text => "text",
            Self::Lang => "lang",
            Self::Discards => "discards",
            Self::Only => "only",
            Self::Base => "base",
            Self::Players => "players",
            Self::Length => "length",
            Self::Events => "events",
        }
    }
}
