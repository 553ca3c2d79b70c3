//! Texts that a player reads: whole explanations, the steps of a score, every language.

mod explain;
mod idiom;
mod languages;
mod own_words;
mod steps;
mod terms;
