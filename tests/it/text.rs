//! What a player reads: whole explanations, the steps of a price, every language.

mod explain;
mod idiom;
mod languages;
mod own_words;
mod steps;
mod terms;
