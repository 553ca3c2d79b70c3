//! Whole games: what must come of them, and what holds for any.

mod laws;
mod mend;
mod passes;
mod season;
mod seating;
mod second;
mod tournament;
mod worked;
