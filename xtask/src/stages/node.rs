//! Stages that are test files for Node.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use super::plan::Cases;
use super::{check, counted, failure};
use crate::command::logged;
use crate::failure::{Result, io};
use crate::project::Project;
use crate::setup::{self, BROWSER_FLAGS};

const FIX: &str = "correct the code or the test named above; pictures are in target/screenshots";

/// So many files with a failure are no accident.
const FEW: usize = 3;

/// Node with the test files of a folder.
pub fn files(project: &Project, folder: &str, cases: Cases) -> Result<Command> {
    // A page waits for frames and timers a third of its time.
    let side_by_side = thread::available_parallelism().map_or(2, |cores| cores.get() + 1);
    let mut command = with(project, cases, side_by_side)?;
    command.args(specs(&project.path(folder))?);
    Ok(command)
}

/// Node as a runner of tests, told where the browser is: the one for pages alone, if it is there and not every case is wanted.
pub fn with(project: &Project, cases: Cases, side_by_side: usize) -> Result<Command> {
    let chromium = setup::find_browser()?.chromium;
    let pages = match cases {
        Cases::Some => setup::page_browser().unwrap_or(chromium),
        Cases::All => chromium,
    };
    let mut command = Command::new(setup::node()?);
    cases
        .tell(&mut command)
        .current_dir(project.root())
        .args(["--test", "--test-reporter=spec"])
        .arg(format!("--test-concurrency={side_by_side}"))
        .env("CHROMIUM", pages)
        .env("CHROMIUM_FLAGS", BROWSER_FLAGS.join(" "));
    Ok(command)
}

/// Runs them, and counts.
pub fn run(command: &mut Command, log: &Path) -> Result<String> {
    summed(&check(command, log, FIX)?)
}

/// Runs them; where a few files have a failure, those once more and one by one. Only what fails again is a failure: a browser
/// among others may be late. What did not is told, as it may be a fault that shows itself rarely.
pub fn run_twice(
    mut all: Command,
    log: &Path,
    alone: impl FnOnce() -> Result<Command>,
) -> Result<String> {
    let ran = logged(&mut all, log)?;
    if ran.ok {
        return summed(&ran.text);
    }
    let failed = failed(&ran.text);
    let files: BTreeSet<&str> = failed.iter().map(|(file, _)| *file).collect();
    let again = log.with_extension("again.log");
    if files.is_empty() || files.len() > FEW {
        return Err(failure(&ran, log, FIX));
    }
    check(alone()?.args(&files), &again, FIX)?;
    let named: Vec<String> = failed
        .iter()
        .map(|(file, name)| format!("{file}: {name}"))
        .collect();
    let passed = summed(&ran.text)?;
    Ok(format!(
        "{passed}, and only when run again: {}",
        named.join("; ")
    ))
}

/// The tests that failed, each with its file, from the end of what Node wrote.
fn failed(text: &str) -> Vec<(&str, &str)> {
    let Some((_, told)) = text.split_once("failing tests:") else {
        return vec![];
    };
    let mut lines = told.lines().map(str::trim);
    let mut found = vec![];
    while let Some(line) = lines.next() {
        let Some(place) = line.strip_prefix("test at ") else {
            continue;
        };
        let file = place.split_once(':').map_or(place, |(file, _)| file);
        let name = lines.next().unwrap_or_default().trim_start_matches("✖ ");
        found.push((file, name.rsplit_once(" (").map_or(name, |(name, _)| name)));
    }
    found
}

/// "12 tests, 1 skipped", from the sums at the end of what Node wrote.
fn summed(text: &str) -> Result<String> {
    let sum = |word| {
        let mut numbers = text
            .lines()
            .filter_map(|line| line.split_once(word)?.1.trim().parse().ok());
        numbers.next_back().unwrap_or(0)
    };
    let passed = counted([sum("pass ")].into_iter())?;
    Ok(match sum("skipped ") {
        0 => passed,
        skipped => format!("{passed}, {skipped} skipped"),
    })
}

/// The test files, long ones first, so that none is alone at the end.
fn specs(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .map_err(io("read", folder))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    let bytes = |path: &PathBuf| fs::metadata(path).map_or(0, |about| about.len());
    files.sort_by_cached_key(|path| (Reverse(bytes(path)), path.clone()));
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::{failed, summed};

    #[test]
    fn skipped_tests_of_node_are_told() {
        let ran = |passed, skipped| {
            let test = "✔ all pass 3 (1.5ms)\n﹣ nginx (0.2ms) # not installed\n";
            format!("{test}ℹ tests 9\nℹ pass {passed}\nℹ fail 0\nℹ skipped {skipped}\nℹ todo 0\n")
        };
        assert_eq!(summed(&ran(8, 1)), Ok("8 tests, 1 skipped".into()));
        assert_eq!(summed(&ran(9, 0)), Ok("9 tests".into()));
        assert!(summed(&ran(0, 9)).is_err());
        assert!(summed("").is_err());
    }

    #[test]
    fn what_failed_is_read_with_its_file() {
        let text = "ℹ fail 2\n\n✖ failing tests:\n\ntest at tests/e2e/learn.test.mjs:275:1\n\
            ✖ a meld stays (together) (1740.3ms)\n  AssertionError: 2,1\n      at tests/e2e/learn.test.mjs:286:12\n\n\
            test at tests/e2e/table.test.mjs:9:3\n✖ a draw (1ms)\n";
        let wanted = [
            ("tests/e2e/learn.test.mjs", "a meld stays (together)"),
            ("tests/e2e/table.test.mjs", "a draw"),
        ];
        assert_eq!(failed(text), wanted);
        assert_eq!(failed("ℹ fail 0"), []);
    }
}
