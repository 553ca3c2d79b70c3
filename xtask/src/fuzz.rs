//! Fuzzing: the programs of `tests/fuzz` under libFuzzer, from the kept inputs on.
//!
//! A stable toolchain does, told to accept what libFuzzer needs of the compiler; no sanitizer, because nothing here is
//! unsafe. What is fuzzed stops at any overflow.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::command::{cargo, logged, shown};
use crate::failure::{Failure, Result, io};
use crate::pins;
use crate::project::Project;
use crate::setup::{self, clock};

/// The programs with the longest input that makes sense for each.
const TARGETS: [(&str, u32); 6] = [
    ("notation", 200),
    ("request", 768),
    ("link", 200),
    ("house", 128),
    ("hand", 96),
    ("game", 300),
];

/// The work that is asked for.
#[derive(Debug, PartialEq, Eq)]
pub enum Plan<'w> {
    /// Inputs from the fuzzer.
    Fuzz(Fuzz<'w>),
    /// The number of inputs of every target to run through both builds.
    Compare(u64),
}

/// A job for the fuzzer.
#[derive(Debug, PartialEq, Eq)]
pub struct Fuzz<'w> {
    /// The targets by name; all of them when there are none.
    targets: Vec<&'w str>,
    /// The number of inputs for each.
    runs: u64,
    /// `true` to keep the inputs that reach new code.
    keep: bool,
}

impl<'w> Plan<'w> {
    /// Reads the words after `fuzz`.
    pub fn of(words: &[&'w str]) -> Result<Self> {
        match words {
            ["--compare", count] => Ok(Self::Compare(number(count)?)),
            [_, _, ..] if words.contains(&"--compare") => Err(Failure::new(
                "`--compare` is for every target and keeps nothing: no other option goes with it",
                "give it alone, such as `fuzz --compare 100000`",
            )),
            _ => Ok(Self::Fuzz(Fuzz::of(words)?)),
        }
    }
}

impl<'w> Fuzz<'w> {
    /// Reads its options, in any order.
    fn of(mut words: &[&'w str]) -> Result<Self> {
        let mut plan = Self {
            targets: Vec::new(),
            runs: 10_000_000,
            keep: false,
        };
        loop {
            words = match words {
                [] => return Ok(plan),
                ["--keep", rest @ ..] => {
                    plan.keep = true;
                    rest
                }
                ["--runs", count, rest @ ..] => {
                    plan.runs = number(count)?;
                    rest
                }
                ["--only", names, rest @ ..] => {
                    plan.targets = targets(names)?;
                    rest
                }
                _ => return Err(crate::unknown(words)),
            };
        }
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
fn targets(list: &str) -> Result<Vec<&str>> {
    let known = |name: &&str| TARGETS.iter().any(|(target, _)| target == name);
    let targets: Vec<&str> = list.split(',').collect();
    if let Some(unknown) = targets.iter().find(|name| !known(name)) {
        let names = TARGETS.map(|(name, _)| name).join(", ");
        return Err(Failure::new(
            format!("there is no fuzz target `{unknown}`"),
            format!("they are {names}"),
        ));
    }
    Ok(targets)
}

/// Carries out a plan; false when an input broke a law.
pub fn run(project: &Project, plan: &Plan<'_>) -> Result<bool> {
    match plan {
        Plan::Compare(runs) => compare(project, *runs),
        Plan::Fuzz(plan) => fuzz(project, plan),
    }
}

/// Builds the fuzzer's programs and runs those of the plan.
fn fuzz(project: &Project, plan: &Fuzz<'_>) -> Result<bool> {
    setup::ensure_tool(project, pins::FUZZ)?;
    println!("Building the fuzzer's programs …");
    let log = project.log("fuzz-build")?;
    let ran = logged(cargo_fuzz(project).arg("build").args(flags(project)), &log)?;
    if !ran.ok {
        let what = format!("the end of {}:\n{}", log.display(), ran.tail(20));
        return Err(Failure::new(
            what,
            "a C++ compiler is needed (Debian: apt-get install g++)",
        ));
    }
    let mut fine = true;
    for (name, longest) in TARGETS {
        if plan.targets.is_empty() || plan.targets.contains(&name) {
            let target = Target {
                project,
                name,
                longest,
            };
            fine &= target.fuzz(plan.runs)?;
            if plan.keep {
                target.keep()?;
            }
        }
    }
    Ok(fine)
}

fn cargo_fuzz(project: &Project) -> Command {
    let mut command = cargo(project.root());
    command
        .env("PATH", project.search_path())
        .env("RUSTC_BOOTSTRAP", "1")
        .arg("fuzz");
    command
}

fn flags(project: &Project) -> Vec<String> {
    let target = project.path("target/fuzz").display().to_string();
    let words = [
        "--fuzz-dir",
        "tests/fuzz",
        "--sanitizer",
        "none",
        "--no-trace-compares",
        "--target-dir",
    ];
    words
        .iter()
        .map(ToString::to_string)
        .chain([target])
        .collect()
}

struct Target<'p> {
    project: &'p Project,
    name: &'static str,
    longest: u32,
}

impl Target<'_> {
    /// The inputs that it works with.
    fn folder(&self) -> PathBuf {
        self.project.path("target/fuzz/corpus").join(self.name)
    }

    /// The inputs that are kept.
    fn kept(&self) -> PathBuf {
        self.project
            .path("tests/fuzz/corpus")
            .join(format!("{}.txt", self.name))
    }

    fn fuzz(&self, runs: u64) -> Result<bool> {
        let folder = self.folder();
        replay(self.project, &["unpack".as_ref(), &self.kept(), &folder])?;
        let log = self.project.log(&format!("fuzz-{}", self.name))?;
        let file = File::create(&log).map_err(io("write", &log))?;
        let found = self.project.path("target/fuzz/found");
        fs::create_dir_all(&found).map_err(io("create", &found))?;
        let mut command = cargo_fuzz(self.project);
        command
            .arg("run")
            .args(flags(self.project))
            .arg(self.name)
            .arg(&folder)
            .arg("--");
        command
            .args([
                format!("-runs={runs}"),
                format!("-max_len={}", self.longest),
            ])
            .args([
                "-timeout=2".into(),
                format!("-artifact_prefix={}/{}-", found.display(), self.name),
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(file);
        let start = Instant::now();
        let mut child = command
            .spawn()
            .map_err(io("run", Path::new("cargo fuzz")))?;
        let mut told = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().map_err(io("wait for", &log))? {
                break status;
            }
            thread::sleep(Duration::from_millis(200));
            if told.elapsed() > Duration::from_secs(15) {
                told = Instant::now();
                println!("  {} after {}", self.progress(&log), clock(start.elapsed()));
            }
        };
        let verdict = if status.success() {
            "no input broke a law"
        } else {
            "FAILED"
        };
        println!(
            "fuzz {}, in {}: {verdict}",
            self.progress(&log),
            clock(start.elapsed())
        );
        if !status.success() {
            println!(
                "  the input is in {}, the reason at the end of {}",
                found.display(),
                log.display()
            );
        }
        Ok(status.success())
    }

    /// Says "hand: 1000000 inputs, 6238 places of the code" from the last line of the fuzzer that has numbers.
    fn progress(&self, log: &Path) -> String {
        let text = fs::read(log).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let numbers = text.lines().rev().find_map(progress);
        let (runs, places) = numbers.unwrap_or(("0", "0"));
        format!("{}: {runs} inputs, {places} places of the code", self.name)
    }

    /// Keeps the fewest inputs that reach all places.
    fn keep(&self) -> Result {
        let few = self.project.path("target/fuzz/few").join(self.name);
        let _ = fs::remove_dir_all(&few);
        fs::create_dir_all(&few).map_err(io("create", &few))?;
        let log = self.project.log(&format!("fuzz-keep-{}", self.name))?;
        let mut command = cargo_fuzz(self.project);
        command
            .arg("run")
            .args(flags(self.project))
            .arg(self.name)
            .arg(&few)
            .arg(self.folder());
        command.args(["--", "-merge=1", "-use_counters=0"]);
        let ran = logged(&mut command, &log)?;
        if !ran.ok {
            return Err(Failure::new(
                ran.tail(12),
                "run without --keep to see which input fails",
            ));
        }
        let packed = replay(self.project, &["pack".as_ref(), &few])?;
        let kept = self.kept();
        fs::write(&kept, &packed).map_err(io("write", &kept))?;
        println!("  {} inputs are kept", packed.lines().count());
        Ok(())
    }
}

/// The number of inputs and of places in a line of libFuzzer: `#1000 NEW cov: 826 ft: …`.
fn progress(line: &str) -> Option<(&str, &str)> {
    let (runs, rest) = line.strip_prefix('#')?.split_once(char::is_whitespace)?;
    let places = rest.split_once("cov: ")?.1.split(' ').next()?;
    Some((runs, places))
}

/// Runs the helper of the fuzz crate; gives what it wrote.
fn replay(project: &Project, words: &[&Path]) -> Result<String> {
    example(project, "dev", words)
}

/// Builds the helper in a profile and runs it; code that does not compile is a failure of its own.
fn example(project: &Project, profile: &str, words: &[&Path]) -> Result<String> {
    if !shown(&mut helper(project, "build", profile))? {
        return Err(Failure::new(
            format!("the {profile} build of tests/fuzz/examples/replay.rs failed"),
            "read the first error above; no input was run",
        ));
    }
    let mut command = helper(project, "run", profile);
    command.arg("--").args(words).stderr(Stdio::inherit());
    let output = command.output().map_err(io("run", Path::new("cargo")))?;
    if !output.status.success() {
        return Err(stopped(profile, words));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Returns cargo told to build or run the helper.
fn helper(project: &Project, verb: &str, profile: &str) -> Command {
    let mut command = cargo(project.root());
    command
        .args([verb, "--quiet", "--manifest-path", "tests/fuzz/Cargo.toml"])
        .args(["--example", "replay", "--no-default-features"])
        .args(["--profile", profile, "--target-dir"])
        .arg(project.path("target/fuzz"));
    command
}

/// Returns the failure of a helper that stopped: only `digest` runs the laws, and any of its words may fail at a file.
fn stopped(profile: &str, words: &[&Path]) -> Failure {
    let word = words
        .first()
        .map_or_else(String::new, |word| word.display().to_string());
    let why = if word == "digest" {
        "the panic above says why: a law that an input broke, or a file that could not be read"
    } else {
        "the panic above says why: no law was run, only files were read and written"
    };
    Failure::new(
        format!("`replay {word}` stopped in the {profile} build"),
        why,
    )
}

/// Runs the same inputs through the build that stops at overflows and the one that does not.
fn compare(project: &Project, runs: u64) -> Result<bool> {
    let runs = runs.to_string();
    let words: [&Path; 2] = ["digest".as_ref(), runs.as_ref()];
    println!("The checked build …");
    let checked = example(project, "release", &words)?;
    println!("The unchecked build …");
    let unchecked = example(project, "unchecked", &words)?;
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
    use super::{Fuzz, Plan, progress, stopped};

    #[test]
    fn options_in_any_order() {
        let plan = |targets: &[&'static str], runs, keep| {
            let targets = targets.to_vec();
            Ok(Plan::Fuzz(Fuzz {
                targets,
                runs,
                keep,
            }))
        };
        let some = Plan::of(&["--runs", "5_000", "--only", "hand,link"]);
        assert_eq!(some, plan(&["hand", "link"], 5_000, false));
        assert_eq!(Plan::of(&["--keep"]), plan(&[], 10_000_000, true));
        assert!(Plan::of(&["--runs"]).is_err() && Plan::of(&["--only", "nothing"]).is_err());
    }

    #[test]
    fn a_comparison_has_no_other_option() {
        assert_eq!(Plan::of(&["--compare", "7"]), Ok(Plan::Compare(7)));
        assert!(Plan::of(&["--compare"]).is_err() && Plan::of(&["--compare", "x"]).is_err());
        for option in [["--only", "hand"].as_slice(), &["--keep"], &["--runs", "5"]] {
            let before = Plan::of(&[option, &["--compare", "7"]].concat());
            let after = Plan::of(&[&["--compare", "7"], option].concat());
            for refused in [before, after] {
                let text = refused.expect_err("two kinds of work").to_string();
                assert!(text.contains("no other option"), "{option:?}: {text}");
            }
        }
    }

    #[test]
    fn only_a_digest_can_break_a_law() {
        let text = |word: &str| stopped("dev", &[word.as_ref()]).to_string();
        assert!(text("digest").contains("a law that an input broke"));
        assert!(text("unpack").contains("no law was run"));
    }

    #[test]
    fn reads_the_lines_of_libfuzzer() {
        let line =
            "#20000\tDONE   cov: 6238 ft: 29064 corp: 2392/81Kb lim: 96 exec/s: 2857 rss: 35Mb";
        assert_eq!(progress(line), Some(("20000", "6238")));
        assert_eq!(progress("Done 20000 runs in 7 second(s)"), None);
    }
}
