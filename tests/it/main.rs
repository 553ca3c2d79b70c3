//! The native tests: golden hands, the yaku table, refusals, laws, a second scorer, notation, explanations, the repository.

#![allow(unreachable_pub, reason = "a test binary has no outside")]

mod around;
mod compare;
mod contract;
mod contradictions;
mod contradictions_riichi;
mod coverage_riichi;
mod explain;
mod game;
mod generate;
mod hands;
mod laws;
mod lines;
mod notation;
#[allow(
    clippy::struct_excessive_bools,
    clippy::unused_self,
    clippy::needless_for_each,
    clippy::doc_markdown,
    reason = "written apart from the project, and kept as it was written"
)]
mod oracle;
mod preset_cells;
mod random;
mod reference;
mod refusals;
mod remarks;
mod sanma_game;
mod second_scorer;
mod switches;
mod table;
mod tidy;
