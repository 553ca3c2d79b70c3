//! House rules: each rule by name, and rulesets that somebody builds.

mod switches;
