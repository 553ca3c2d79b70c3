//! Remarks on a result, in the words of a ruleset.

/// The reason why a remark is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum RemarkKind {
    /// The source does not say; the value is ours.
    Assumed,
    /// The source contradicts itself or arithmetic; this is how it was read.
    Corrected,
    /// Worth knowing.
    Info,
    /// About what was entered, not about the ruleset.
    Hint,
}

impl RemarkKind {
    /// The id in the response.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Assumed => "assumed",
            Self::Corrected => "corrected",
            Self::Info | Self::Hint => "info",
        }
    }
}

/// A remark of the ruleset that touched the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Note {
    /// The id of the remark.
    pub id: &'static str,
    /// The reason why it is made.
    pub kind: RemarkKind,
    /// The remark in English.
    pub text: &'static str,
}
