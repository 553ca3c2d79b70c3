//! Fuzzing: the programs of `tests/fuzz` under cargo-fuzz, from the kept inputs on. What it lacks is here: inputs that are kept as
//! text, all programs in a row, and whether the checked and the unchecked build give the same answers.
//!
//! A stable toolchain does, told to accept what libFuzzer needs of the compiler; no sanitizer, because nothing here is
//! unsafe. What is fuzzed stops at any overflow.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{cargo, said, shown};
use crate::failure::{Failure, Result};
use crate::files;
use crate::pins;
use crate::project::Project;
use crate::setup;

/// The programs with the longest input that makes sense for each.
const TARGETS: [(&str, u32); 8] = [
    ("notation", 200),
    ("request", 768),
    ("link", 200),
    ("house", 128),
    ("hand", 96),
    ("game", 300),
    ("log", 800),
    ("photo", 200),
];

/// The work that is asked for.
#[derive(Debug, PartialEq, Eq)]
pub enum Plan<'w> {
    /// Inputs from the fuzzer.
    Fuzz {
        /// The targets by name; all of them when there are none.
        targets: Vec<&'w str>,
        /// The number of inputs for each.
        runs: u64,
        /// `true` to keep the inputs that reach new code.
        keep: bool,
    },
    /// The number of inputs of every target to run through both builds.
    Compare(u64),
}

impl<'w> Plan<'w> {
    /// Reads the words after `fuzz`.
    pub fn of(mut words: &[&'w str]) -> Result<Self> {
        if let ["--compare", count] = words {
            return Ok(Self::Compare(number(count)?));
        }
        let (mut targets, mut runs, mut keep) = (Vec::new(), 10_000_000, false);
        while let [option, rest @ ..] = words {
            words = match (*option, rest) {
                ("--keep", rest) => {
                    keep = true;
                    rest
                }
                ("--runs", [count, rest @ ..]) => {
                    runs = number(count)?;
                    rest
                }
                ("--only", [names, rest @ ..]) => {
                    targets = known(names)?;
                    rest
                }
                ("--compare", _) => {
                    return Err(Failure::new(
                        "`--compare` is for every target and keeps nothing: no other option goes with it",
                        "give it alone, such as `fuzz --compare 100000`",
                    ));
                }
                _ => return Err(crate::unknown(words)),
            };
        }
        Ok(Self::Fuzz {
            targets,
            runs,
            keep,
        })
    }
}

/// A count, which may have `_` in it.
fn number(word: &str) -> Result<u64> {
    word.replace('_', "").parse().map_err(|_| {
        Failure::new(
            format!("`{word}` is no number"),
            "give one such as `--runs 100000`",
        )
    })
}

/// The targets of a list with commas, all of them known.
fn known(list: &str) -> Result<Vec<&str>> {
    let names = TARGETS.map(|(name, _)| name);
    let targets: Vec<&str> = list.split(',').collect();
    match targets.iter().find(|name| !names.contains(name)) {
        None => Ok(targets),
        Some(unknown) => Err(Failure::new(
            format!("there is no fuzz target `{unknown}`"),
            format!("they are {}", names.join(", ")),
        )),
    }
}

/// Carries out a plan; false when an input broke a law.
pub fn run(project: &Project, plan: &Plan<'_>) -> Result<bool> {
    let (targets, runs, keep) = match plan {
        Plan::Compare(runs) => return compare(project, *runs),
        Plan::Fuzz {
            targets,
            runs,
            keep,
        } => (targets, *runs, *keep),
    };
    let mut failed = Vec::new();
    for (name, longest) in TARGETS {
        if targets.is_empty() || targets.contains(&name) {
            let target = Target { project, name };
            if !target.fuzz(runs, longest)? {
                failed.push(name);
            }
            if keep {
                target.keep()?;
            }
        }
    }
    if failed.is_empty() {
        println!("fuzz: no input broke a law");
        return Ok(true);
    }
    println!(
        "fuzz: FAILED: {}; the inputs are in target/fuzz/found",
        failed.join(", ")
    );
    Ok(false)
}

struct Target<'p> {
    project: &'p Project,
    name: &'static str,
}

impl Target<'_> {
    /// The inputs that it works with.
    fn folder(&self) -> PathBuf {
        let name = format!("target/fuzz/corpus/{}", self.name);
        self.project.path(&name)
    }

    /// The inputs that are kept.
    fn kept(&self) -> PathBuf {
        let name = format!("tests/fuzz/corpus/{}.txt", self.name);
        self.project.path(&name)
    }

    /// One of cargo-fuzz's own commands over the inputs; these words are for libFuzzer. What breaks a law is put into
    /// `target/fuzz/found`.
    fn cargo_fuzz(&self, verb: &str, words: &str) -> Result<bool> {
        let found = self.project.path("target/fuzz/found");
        files::create(&found)?;
        let line = format!(
            "fuzz {verb} --fuzz-dir tests/fuzz --sanitizer none --no-trace-compares --target-dir"
        );
        let mut command = setup::cargo_with(self.project, pins::FUZZ, &line)?;
        command
            .arg(self.project.path("target/fuzz"))
            .arg(self.name)
            .arg(self.folder())
            .arg("--")
            .args(words.split(' '))
            .arg(format!(
                "-artifact_prefix={}/{}-",
                found.display(),
                self.name
            ))
            .env("RUSTC_BOOTSTRAP", "1");
        shown(&mut command)
    }

    /// Runs so many inputs; what libFuzzer says of them is seen.
    fn fuzz(&self, runs: u64, longest: u32) -> Result<bool> {
        replay(
            self.project,
            "dev",
            &["unpack".as_ref(), &self.kept(), &self.folder()],
        )?;
        println!("fuzz {}:", self.name);
        self.cargo_fuzz(
            "run",
            &format!("-runs={runs} -max_len={longest} -timeout=2"),
        )
    }

    /// Keeps the fewest inputs that reach all places.
    fn keep(&self) -> Result {
        if !self.cargo_fuzz("cmin", "-use_counters=0")? {
            return Err(Failure::new(
                format!("the inputs of {} could not be made fewer", self.name),
                "run without --keep to see which input fails",
            ));
        }
        let packed = replay(self.project, "dev", &["pack".as_ref(), &self.folder()])?;
        files::write(&self.kept(), &packed)?;
        println!("  {} inputs are kept", packed.lines().count());
        Ok(())
    }
}

/// Builds the helper of the fuzz crate in a profile and runs it; gives what it wrote. Code that does not compile is a failure of its
/// own.
fn replay(project: &Project, profile: &str, words: &[&Path]) -> Result<String> {
    let cargo = |verb: &str| -> Command {
        let line = format!(
            "{verb} --quiet --manifest-path tests/fuzz/Cargo.toml --example replay --no-default-features --profile {profile}"
        );
        let mut command = cargo(project, &line);
        command.arg("--target-dir").arg(project.path("target/fuzz"));
        command
    };
    if !shown(&mut cargo("build"))? {
        return Err(Failure::new(
            format!("the {profile} build of tests/fuzz/examples/replay.rs failed"),
            "read the first error above; no input was run",
        ));
    }
    said(cargo("run").arg("--").args(words))?.ok_or_else(|| {
        Failure::new(
            format!("tests/fuzz/examples/replay.rs stopped in the {profile} build"),
            "the panic above says why: a file that could not be read, or in a comparison a law that an input broke",
        )
    })
}

/// Runs the same inputs through the build that stops at overflows and the one that does not.
fn compare(project: &Project, runs: u64) -> Result<bool> {
    let runs = runs.to_string();
    let words: [&Path; 2] = ["digest".as_ref(), runs.as_ref()];
    println!("The checked build …");
    let checked = replay(project, "release", &words)?;
    println!("The unchecked build …");
    let unchecked = replay(project, "unchecked", &words)?;
    print!("{unchecked}");
    let same = checked == unchecked;
    if same {
        println!("compare: the checked and the unchecked build give the same answers");
    } else {
        println!("compare: FAILED, the checked build says\n{checked}");
    }
    Ok(same)
}

#[cfg(test)]
mod tests {
    use super::Plan;

    #[test]
    fn options_in_any_order() {
        let plan = |targets: &[&'static str], runs, keep| {
            Ok(Plan::Fuzz {
                targets: targets.to_vec(),
                runs,
                keep,
            })
        };
        let some = Plan::of(&["--runs", "5_000", "--only", "hand,link"]);
        assert_eq!(some, plan(&["hand", "link"], 5_000, false));
        assert_eq!(Plan::of(&["--keep"]), plan(&[], 10_000_000, true));
        assert!(Plan::of(&["--runs"]).is_err() && Plan::of(&["--only", "nothing"]).is_err());
    }

    #[test]
    fn a_comparison_has_no_other_option() {
        assert_eq!(Plan::of(&["--compare", "7"]), Ok(Plan::Compare(7)));
        assert!(Plan::of(&["--compare", "x"]).is_err());
        for option in [["--only", "hand"].as_slice(), &["--keep"], &["--runs", "5"]] {
            let before = Plan::of(&[option, &["--compare", "7"]].concat());
            let after = Plan::of(&[&["--compare", "7"], option].concat());
            for refused in [before, after, Plan::of(&["--compare"])] {
                let text = refused.expect_err("two kinds of work").to_string();
                assert!(text.contains("no other option"), "{option:?}: {text}");
            }
        }
    }
}
