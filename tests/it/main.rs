//! The native tests, filed by what they test; what they share is in `helpers`.

#![allow(unreachable_pub, reason = "a test binary has no outside")]

mod bulk;
mod chinese;
mod compare;
mod contract;
mod contradictions;
mod contradictions_riichi;
mod course;
mod coverage_riichi;
#[path = "../shared/document.rs"]
mod document;
mod editions;
mod evening;
mod faults;
#[path = "../fuzz/src/lib.rs"]
mod fuzz;
mod fuzz_corpus;
mod glossary;
mod hands;
mod helpers;
mod house;
mod lawbook;
mod laws;
mod learn;
mod likely;
mod lines;
mod link;
mod logs;
mod measure;
mod notation;
mod picture;
mod plain;
mod practice;
mod preset_cells;
mod programs;
mod quick;
mod readings;
mod reference;
mod refusals;
mod remarks;
mod second_house;
mod second_mcr;
mod second_scorer;
mod second_table;
#[path = "../shared/lib.rs"]
mod shared;
mod sheet;
mod table;
mod text;
mod tidy;
mod tiles;
mod tokens;
mod types;
mod waits;
mod wire;
mod yaku;

use shared::random;
