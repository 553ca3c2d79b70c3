//! Parts that the native tests and the proof share: random hands of every ruleset, and the second scorers.

pub mod agree;
pub mod deal;
pub mod digest;
pub mod distance;
pub mod houses;
pub mod judge;
pub mod random;
pub mod shapes;
