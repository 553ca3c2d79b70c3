//! Around the hands: several winners, drawn hands, nagashi mangan, the end of the game, what the next win must pay.

mod asked;
mod drawn;
mod end;
mod laws;
mod nagashi;
mod need;
mod notes;
mod settle;
mod winners;

use tensu::Wind;

/// Riichi, pinfu and tanyao: 3,900 off West's 2 pin.
const SOUTH: &str = "234m34p66p678s567s+2p ron riichi from:W honba:1 sticks:2";

fn points(changes: &[(Wind, i64)]) -> Vec<i64> {
    changes.iter().map(|&(_, points)| points).collect()
}
