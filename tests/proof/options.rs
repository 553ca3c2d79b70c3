//! The options of the proof.

use tensu::{Ruleset, rules};

pub const USAGE: &str = "\
Usage: cargo xtask proof [--hands N] [--seed N] [--only RULESET,RULESET]   compare N hands of each ruleset (a million)
       cargo xtask proof --digests [--update]                              check (write) tests/digests.txt";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    Compare,
    CheckDigests,
    UpdateDigests,
}

#[derive(Debug)]
pub struct Options {
    pub task: Task,
    /// Hands of each ruleset.
    pub hands: u64,
    pub seed: u64,
    pub rules: Vec<&'static Ruleset>,
}

impl Options {
    pub fn read(words: &[&str]) -> Result<Self, String> {
        let mut options = Self {
            task: Task::Compare,
            hands: 1_000_000,
            seed: 1,
            rules: rules::all().collect(),
        };
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
            match word {
                "--hands" => options.hands = number(value()?)?,
                "--seed" => options.seed = number(value()?)?,
                "--only" => options.rules = named(value()?)?,
                "--digests" if options.task == Task::Compare => options.task = Task::CheckDigests,
                "--update" => options.task = Task::UpdateDigests,
                other => return Err(format!("`{other}` is not understood")),
            }
        }
        Ok(options)
    }
}

fn number(text: &str) -> Result<u64, String> {
    let digits: String = text.chars().filter(|&c| c != '_' && c != ',').collect();
    digits.parse().map_err(|_| format!("`{text}` is no number"))
}

fn named(text: &str) -> Result<Vec<&'static Ruleset>, String> {
    let one = |id: &str| Ruleset::by_id(id).ok_or_else(|| format!("there is no ruleset `{id}`"));
    text.split(',').map(one).collect()
}
