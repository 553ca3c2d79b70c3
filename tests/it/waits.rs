//! Questions about what a hand could be: waits and what they pay, discards, one thing changed.

mod asked;
mod discards;
mod furiten;
mod not_won;
mod outlook;
mod what_if;
