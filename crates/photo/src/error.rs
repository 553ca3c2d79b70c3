//! Errors: a code for texts in any language, and plain English.

use core::error::Error;
use core::fmt;

/// The reasons why nothing was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PhotoError {
    /// The bytes are no weights of this reader, or not all of them.
    Weights,
    /// The weights are of a version that this reader does not know.
    WeightsVersion(u16),
    /// The picture's bytes are not width × height × 4 (or 3), or the picture is empty or has more than 2²⁶ pixels.
    Picture,
    /// The bytes are no taught set, or not all of one.
    Set,
    /// The set was taught with other weights: it has to be taught anew.
    SetOfOtherWeights,
    /// The row is none of the four that a set is taught by.
    Row(u8),
}

impl PhotoError {
    /// The code that stays: what programs ask for, and texts are found by.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Weights => "photo_weights",
            Self::WeightsVersion(_) => "photo_weights_version",
            Self::Picture => "photo_picture",
            Self::Set => "photo_set",
            Self::SetOfOtherWeights => "photo_set_of_other_weights",
            Self::Row(_) => "photo_row",
        }
    }
}

impl fmt::Display for PhotoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Weights => f.write_str("the reader's weights are incomplete or damaged"),
            Self::WeightsVersion(version) => {
                write!(
                    f,
                    "the weights are of version {version}, which this reader does not know"
                )
            }
            Self::Picture => {
                f.write_str("the picture has no pixels, too many, or not as many as its size says")
            }
            Self::Set => f.write_str("the taught set is incomplete or damaged"),
            Self::SetOfOtherWeights => {
                f.write_str("the set was taught to another reader; teach it anew")
            }
            Self::Row(row) => write!(f, "row {row} is none of the four rows of a set, 0 to 3"),
        }
    }
}

impl Error for PhotoError {}
