//! The plan of a run of the tests.

use std::process::Command;

use super::STAGES;
use crate::failure::{Failure, Result};

/// The number of cases of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cases {
    /// Cases that stand for the rest.
    Some,
    /// Every one.
    All,
}

impl Cases {
    /// Tells the tests how many cases are wanted.
    pub fn tell(self, command: &mut Command) -> &mut Command {
        match self {
            Self::Some => command.env_remove("TESTS"),
            Self::All => command.env("TESTS", "all"),
        }
    }
}

/// A choice of tests.
#[derive(Debug, PartialEq, Eq)]
pub struct Plan<'a> {
    pub cases: Cases,
    /// These stages, or every one if there is none.
    pub only: Vec<&'a str>,
    /// The time of each stage is written as docs/proof.md has it, too.
    pub times: bool,
}

/// Stages that are tried again and again while writing.
const QUICK: [&str; 3] = ["format", "clippy", "native"];

impl<'a> Plan<'a> {
    /// Reads the options behind `test`.
    pub fn of(options: &[&'a str]) -> Result<Self> {
        let split = |stages: &'a str| stages.split(',').collect();
        let (options, times) = match options {
            [others @ .., "--times"] => (others, true),
            _ => (options, false),
        };
        let (cases, only) = match *options {
            [] => (Cases::Some, Vec::new()),
            ["all"] => (Cases::All, Vec::new()),
            ["quick"] => (Cases::Some, QUICK.to_vec()),
            ["--only", stages] => (Cases::Some, split(stages)),
            ["all", "--only", stages] => (Cases::All, split(stages)),
            _ => return Err(crate::unknown(options)),
        };
        let known = |name: &str| STAGES.iter().any(|stage| stage.name == name);
        match only.iter().find(|name| !known(name)) {
            None => Ok(Self { cases, only, times }),
            Some(unknown) => Err(Failure::new(
                format!("there is no stage `{unknown}`"),
                "`cargo xtask test --list` names them",
            )),
        }
    }

    /// Returns the command line that runs these stages again.
    pub fn again(&self, stages: &[&str]) -> String {
        let all = if self.cases == Cases::All { "all " } else { "" };
        format!("cargo xtask test {all}--only {}", stages.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::{Cases, Plan, QUICK, STAGES};

    #[test]
    fn a_plan_is_what_was_typed() {
        let plan = |words: &[&'static str]| Plan::of(words).ok();
        let is = |cases, only: &[&'static str]| {
            let only = only.to_vec();
            let times = false;
            Some(Plan { cases, only, times })
        };
        assert_eq!(plan(&[]), is(Cases::Some, &[]));
        assert_eq!(plan(&["all"]), is(Cases::All, &[]));
        assert_eq!(plan(&["quick"]), is(Cases::Some, &QUICK));
        assert_eq!(
            plan(&["--only", "web,e2e"]),
            is(Cases::Some, &["web", "e2e"])
        );
        let all = Plan::of(&["all", "--only", "e2e", "--times"]).expect("a plan");
        assert!(all.times);
        assert_eq!(all.again(&["e2e"]), "cargo xtask test all --only e2e");
        for wrong in [
            &["--only", "e2e,x"][..],
            &["--only"],
            &["most"],
            &["quick", "all"],
        ] {
            assert_eq!(plan(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn quick_stages_are_stages() {
        for quick in QUICK {
            assert!(STAGES.iter().any(|stage| stage.name == quick), "{quick}");
        }
    }
}
