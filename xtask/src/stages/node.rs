//! Stages that are test files for Node.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use super::plan::Cases;
use super::{check, counted};
use crate::command::{answer, logged};
use crate::failure::{Result, io};
use crate::files::files as files_in;
use crate::project::Project;
use crate::setup::{self, BROWSER_FLAGS};

const FIX: &str = "correct the code or the test named above; pictures are in target/screenshots";

/// The most files with a failure that may be an accident.
const FEW: usize = 3;

/// Fonts that Linux and Android show, besides the font of every other run (`tests/e2e/fonts.mjs`).
pub const FONTS: [&str; 2] = ["Noto Sans", "Roboto"];

/// The files of browser tests that measure what is on the screen.
const MEASURING: [&str; 17] = [
    "element",
    "embed",
    "evenings",
    "hand",
    "languages",
    "layout",
    "learn",
    "looks",
    "outside",
    "quiz",
    "round",
    "sheet",
    "table",
    "table_evening",
    "table_log",
    "table_play",
    "told",
];

/// File that counts what failed among others and passed alone, a line each, since the folder was made.
const FLAKY: &str = "flaky.txt";

/// Returns Node with the test files of a folder.
pub fn files(project: &Project, folder: &str, cases: Cases) -> Result<Command> {
    let mut command = with(project, cases, side_by_side())?;
    command.args(specs(&project.path(folder), cases));
    Ok(command)
}

/// Returns Node with the browser tests that measure what is on the screen, under a font.
pub fn measuring(project: &Project, cases: Cases, font: &str) -> Result<Command> {
    let mut command = with(project, cases, side_by_side())?;
    let folder = project.path("tests/e2e");
    command
        .args(MEASURING.map(|name| folder.join(format!("{name}.test.mjs"))))
        .env("FONT", font);
    Ok(command)
}

/// Returns how many files are tested side by side: a page waits for frames and timers a third of its time.
fn side_by_side() -> usize {
    thread::available_parallelism().map_or(2, |cores| cores.get() + 1)
}

/// Returns Node as a runner of tests, told where the browser is: the one for pages alone, if it is there and not every
/// case is wanted.
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
/// among others may be late. What did not is told and written down, as it may be a fault that shows itself rarely.
pub fn run_twice(
    project: &Project,
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
        return Err(ran.failure("a check failed", log, FIX));
    }
    check(alone()?.args(&files), &again, FIX)?;
    let named: Vec<String> = failed
        .iter()
        .map(|(file, name)| format!("{file}: {name}"))
        .collect();
    note(project, &named)?;
    let passed = summed(&ran.text)?;
    Ok(format!(
        "{passed}, and {} only when run again: {}",
        named.len(),
        named.join("; ")
    ))
}

/// Writes down what passed only when it was run again, with the day of the commit.
fn note(project: &Project, named: &[String]) -> Result {
    let path = project.scratch().join(FLAKY);
    let commit = answer("git", &["show", "--no-patch", "--format=%cs %h"]);
    let commit = commit.unwrap_or_else(|| "unknown commit".to_owned());
    let lines: Vec<String> = (named.iter())
        .map(|one| format!("{commit} {one}\n"))
        .collect();
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(&path)
        .map_err(io("open", &path))?;
    file.write_all(lines.concat().as_bytes())
        .map_err(io("write", &path))
}

/// The last words of `cargo xtask test all` on tests that once passed only when they were run again; nothing if there was none.
pub fn flaky(project: &Project) -> Option<String> {
    let text = fs::read_to_string(project.scratch().join(FLAKY)).ok()?;
    (!text.is_empty()).then(|| told(&text))
}

/// The lines of that file, and which tests stand there more than once.
fn told(text: &str) -> String {
    let mut counts = BTreeMap::new();
    for test in text.lines().filter_map(|line| line.splitn(3, ' ').nth(2)) {
        *counts.entry(test).or_insert(0) += 1;
    }
    let often = counts.into_iter().filter(|(_, times)| *times > 1);
    let often: Vec<String> = often
        .map(|(test, times)| format!("{times} times, to be mended or removed: {test}\n"))
        .collect();
    let often = often.concat();
    format!("Failed among others and passed alone (target/xtask/{FLAKY}):\n{text}{often}")
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

/// Says "12 tests, 1 skipped", from the sums at the end of what Node wrote.
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

/// The test files, long ones first, so that none is alone at the end. At a push those alone that have something for it: each
/// starts a browser.
fn specs(folder: &Path, cases: Cases) -> Vec<PathBuf> {
    let has_some = |path: &Path| fs::read_to_string(path).is_ok_and(|text| has_some(&text));
    let mut files = files_in(folder);
    files.retain(|path| {
        path.parent() == Some(folder) && path.to_string_lossy().ends_with(".test.mjs")
    });
    files.retain(|path| cases == Cases::All || has_some(path));
    files.sort_by_cached_key(|path| Reverse(fs::metadata(path).map_or(0, |about| about.len())));
    files
}

/// Returns whether a test file has a test that a push takes; the others begin with `rare(` (`tests/e2e/harness.mjs`).
fn has_some(text: &str) -> bool {
    text.lines()
        .any(|line| line.trim_start().starts_with("test("))
}

#[cfg(test)]
mod tests {
    use super::{FONTS, MEASURING, failed, has_some, summed, told};
    use std::path::Path;

    #[test]
    fn a_file_without_a_test_for_a_push_is_left_out() {
        assert!(has_some("rare(\"a\", () =>\n  test(`${b}`, () =>\n"));
        assert!(!has_some(
            "// test(\nfor (const one of all)\n  rare(one, () =>\n"
        ));
    }

    #[test]
    fn what_measures_is_there_and_so_are_its_fonts() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/e2e");
        for name in MEASURING {
            assert!(folder.join(format!("{name}.test.mjs")).is_file(), "{name}");
        }
        let known = include_str!("../../../tests/e2e/fonts.mjs");
        for font in FONTS {
            assert!(
                known.contains(&format!("{font}\": \"")) || known.contains(&format!("{font}: \""))
            );
        }
    }

    #[test]
    fn what_passed_only_again_is_counted() {
        let text = "2026-11-28 0d9d644 a.mjs: one two\n2026-11-28 0d9d644 b.mjs: b\n2026-11-29 1a a.mjs: one two\n";
        let told = told(text);
        assert!(told.contains(text));
        assert!(told.ends_with("\n2 times, to be mended or removed: a.mjs: one two\n"));
    }

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
