//! Side stakes: payments beside the points of the hands.

/// Side stakes, as many tables play them; none where the number is 0. No ruleset has any: they are a house's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SideStakes {
    /// Points of the match score that a chip is worth at the end.
    pub chip: u32,
    /// Points that each player who won no hand pays at the end to each who won one.
    pub yakitori: u32,
    /// Points that each player whose points are gone pays at the end to whoever took the last of them.
    pub bust_prize: u32,
    /// Worth of a point of the match score, in whatever the players count.
    pub rate: u32,
}

impl SideStakes {
    /// Nothing beside the points.
    pub const NONE: Self = Self {
        chip: 0,
        yakitori: 0,
        bust_prize: 0,
        rate: 0,
    };

    /// The chips for a yakuman: by ron from the player who dealt in, by tsumo from each. Source: as usual in parlors.
    pub(crate) const YAKUMAN: [i64; 2] = [10, 5];
}
