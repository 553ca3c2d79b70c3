//! Whole games: what must come of them, and what holds for any.

mod laws;
mod season;
mod second;
mod worked;
