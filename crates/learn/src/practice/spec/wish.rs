//! The properties that a hand must have.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use crate::practice::skill::Skill;
use tensu::Wind;
use tensu::question::By;
use tensu::yaku::Yaku;

/// The yaku that are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Wanted {
    /// Any: the hand wins.
    #[default]
    Any,
    /// None, or too few: the hand is complete and does not win.
    None,
    /// One of these at least.
    Some(Vec<Yaku>),
}

/// The properties that a hand must have. An empty list asks for nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// The way of winning; `None` for any.
    pub by: Option<By>,
    /// The winner's seat: one of these.
    pub seat: Vec<Wind>,
    /// The round: one of these.
    pub round: Vec<Wind>,
    /// The number of called sets; closed kans are not called.
    pub open: RangeInclusive<u8>,
    /// The number of kans.
    pub kans: RangeInclusive<u8>,
    /// The wait: one of these, from [`Skill::Ryanmen`] to [`Skill::Tanki`].
    pub wait: Vec<Skill>,
    /// The pair: one of these.
    pub pair: Vec<Skill>,
    /// A set: one of these at least is there.
    pub blocks: Vec<Skill>,
    /// Fu, rounded: one of these.
    pub fu: Vec<u8>,
    /// Han, dora included; a yakuman counts as 13.
    pub han: RangeInclusive<u8>,
    /// Honba on the table.
    pub honba: RangeInclusive<u8>,
    /// Riichi sticks on the table, the winner's own included.
    pub sticks: RangeInclusive<u8>,
    /// Yaku.
    pub yaku: Wanted,
    /// `true` if red fives are in the wall, where the rules have them.
    pub red: bool,
    /// `true` if whatever is left open comes as often as at a table; `false` if all kinds are to be met.
    pub tablelike: bool,
}

impl Default for Spec {
    /// Any hand, all kinds alike.
    fn default() -> Self {
        Self {
            by: None,
            seat: Vec::new(),
            round: Vec::new(),
            open: 0..=4,
            kans: 0..=4,
            wait: Vec::new(),
            pair: Vec::new(),
            blocks: Vec::new(),
            fu: Vec::new(),
            han: 1..=13,
            honba: 0..=0,
            sticks: 0..=0,
            yaku: Wanted::Any,
            red: true,
            tablelike: false,
        }
    }
}

impl Spec {
    /// Any hand, as often as a table brings it.
    pub fn table() -> Self {
        Self {
            tablelike: true,
            ..Self::default()
        }
    }
}
