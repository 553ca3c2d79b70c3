//! Values that several Chinese rulesets have.

use crate::presets::origin::Origin;
use crate::yaku::Worth;

/// A pattern that is worth the limit, and one that is so in a closed hand alone.
pub(super) const LIMIT: Worth = Worth::points(Worth::LIMIT, Worth::LIMIT);
pub(super) const CLOSED_LIMIT: Worth = Worth::points(Worth::LIMIT, 0);

/// Several who win on one discard, where the source says nothing of them.
pub(super) const NEXT_ALONE: Origin = Origin::Judgement("the next in turn alone");

/// The rules of the Hong Kong Mahjong Association, by the name of who quotes them.
pub(super) const HKMA: &str = "HKMA 2025, as quoted by H1";
