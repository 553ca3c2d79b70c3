//! The native tests: golden hands, the yaku table, refusals, laws, a second scorer, notation, explanations, the repository.

#![allow(unreachable_pub, reason = "a test binary has no outside")]

mod advice;
mod around;
mod asks;
mod command;
mod compare;
mod contract;
mod contradictions;
mod contradictions_riichi;
mod coverage_riichi;
mod edges;
mod errors;
mod explain;
mod fast;
#[path = "../fuzz/src/lib.rs"]
mod fuzz;
mod fuzz_corpus;
mod game;
mod hands;
mod house_rules;
mod languages;
mod laws;
mod lines;
mod link;
mod notation;
mod own_rules;
mod possible;
mod preset_cells;
mod quick;
mod quick_steps;
mod real_hands;
mod reference;

mod refusals;
mod remarks;
mod sanma_game;
mod second_house;
mod second_scorer;
mod second_table;
#[path = "../shared/lib.rs"]
mod shared;
mod steps;
mod survivors;
mod switches;
mod systems;
mod table;
mod tidy;
mod together;
mod types;

use shared::random;
