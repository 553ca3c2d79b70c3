//! Around the hands: several winners, drawn hands, nagashi mangan, the end of the game, what the next win must pay.

mod need;
