//! House rules: each rule by name, and rulesets that somebody builds.

mod changed;
mod has;
mod own;
mod switches;
