//! What a player reads: whole explanations, the steps of a price, every language.

mod explain;
mod idiom;
mod languages;
mod steps;
mod terms;
