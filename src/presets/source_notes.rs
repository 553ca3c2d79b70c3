//! Notes of a reference page on a ruleset's source, beside its values.

use crate::result::remark::RemarkKind;
use crate::yaku::Yaku;

/// Notes on a source: the points that it leaves open, and more that stands in it.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SourceNotes {
    /// The place of each yaku in the document: a section or a heading, and the yaku there. Empty where the document was
    /// not seen, or has no list of them.
    pub places: &'static [(&'static str, &'static [Yaku])],
    /// Yaku whose value the source does not state. Where a rule by name decides it, its [`Origin`](super::Origin) says so too.
    pub assumed: &'static [Yaku],
    /// Ids of the [facts](crate::reference::Fact) that the source does not state and that are not rules by name; for a rule,
    /// its [`Origin`](super::Origin) tells.
    pub unsaid: &'static [&'static str],
    /// Readings of the source that do not concern a single hand.
    pub notes: &'static [PageNote],
    /// Lines of the source about play and not about the score.
    pub also: &'static [Also],
}

/// Another value of a rule, and who says so of this edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disputed {
    /// The rule by its name.
    pub rule: &'static str,
    /// The other value, as house rules write it.
    pub value: &'static str,
    /// The key of the source that says so; `None` where it is one that we can imagine.
    pub by: Option<&'static str>,
    /// The id of the remark of the ruleset that is about it, which then tells both payments.
    pub remark: Option<&'static str>,
}

impl SourceNotes {
    /// A source that states everything.
    pub const EMPTY: Self = Self {
        places: &[],
        assumed: &[],
        unsaid: &[],
        notes: &[],
        also: &[],
    };
}

/// A note on how something in the source was read.
#[derive(Clone, Copy, Debug)]
pub struct PageNote {
    /// Its id, unique in the ruleset, remarks included.
    pub id: &'static str,
    /// The reason why it is noted.
    pub kind: RemarkKind,
    /// The note in English.
    pub text: &'static str,
    /// The id of the fact that it corrects, if any: it is shown with every result that depends on that fact.
    pub about: Option<&'static str>,
}

/// A line of the source, in our words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Also {
    /// Its id, by which a language finds it.
    pub id: &'static str,
    /// Its place in the source.
    pub at: &'static str,
    /// Its content, in one sentence, in English.
    pub text: &'static str,
}

impl Also {
    pub(super) const fn new(id: &'static str, at: &'static str, text: &'static str) -> Self {
        Self { id, at, text }
    }
}

impl PageNote {
    /// Several sources are silent about it.
    pub(super) const FURITEN_UNSAID: Self = Self::assumed(
        "furiten_unsaid",
        "The source does not speak of furiten. It applies as usual: whoever has discarded one of the tiles they wait for wins by self-draw only.",
    );

    pub(super) const fn assumed(id: &'static str, text: &'static str) -> Self {
        Self {
            id,
            kind: RemarkKind::Assumed,
            text,
            about: None,
        }
    }

    pub(super) const fn corrected(id: &'static str, text: &'static str) -> Self {
        Self {
            id,
            kind: RemarkKind::Corrected,
            text,
            about: None,
        }
    }

    pub(super) const fn info(id: &'static str, text: &'static str) -> Self {
        Self {
            id,
            kind: RemarkKind::Info,
            text,
            about: None,
        }
    }

    pub(super) const fn about(self, fact: &'static str) -> Self {
        Self {
            about: Some(fact),
            ..self
        }
    }
}
