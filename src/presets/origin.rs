//! The origin of the value of a rule.

/// The origin of the value of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The rules themselves, or their publisher.
    Rulebook(&'static str),
    /// Reports of others, each by itself. Those that contradict are in [`Ruleset::disputed`](crate::Ruleset::disputed).
    Reported(&'static [&'static str]),
    /// Our reading of a source that says nothing, or contradicts itself.
    Judgement(&'static str),
    /// No source of these rules says it, and every source of others that speaks of it has this value.
    Usual,
    /// It cannot act under these rules.
    Moot,
    /// No source found says it, and not everybody plays it so: [`unconfirmed`](crate::presets::unconfirmed) tells where
    /// that decides a payment.
    Unconfirmed,
}

impl Origin {
    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rulebook(_) => "rulebook",
            Self::Reported(_) => "reported",
            Self::Judgement(_) => "judgement",
            Self::Usual => "usual",
            Self::Moot => "moot",
            Self::Unconfirmed => "unconfirmed",
        }
    }

    /// Returns whether nothing was found, and nothing had to be judged.
    pub const fn is_assumed(self) -> bool {
        matches!(self, Self::Usual | Self::Moot | Self::Unconfirmed)
    }

    /// Returns whether a document says it, rather than we.
    pub const fn is_stated(self) -> bool {
        matches!(self, Self::Rulebook(_) | Self::Reported(_))
    }

    /// The account of somebody else, where it is the only one.
    pub const fn alone(self) -> Option<&'static str> {
        match self {
            Self::Reported([one]) => Some(*one),
            _ => None,
        }
    }

    /// The documents or the reason.
    pub fn texts(self) -> impl Iterator<Item = &'static str> {
        let (one, several): (_, &[&str]) = match self {
            Self::Rulebook(text) | Self::Judgement(text) => (Some(text), &[]),
            Self::Reported(texts) => (None, texts),
            Self::Usual | Self::Moot | Self::Unconfirmed => (None, &[]),
        };
        one.into_iter().chain(several.iter().copied())
    }
}
