//! Checks that other programs make and that nobody waits for at a push: what others wrote, what users would miss, what no test
//! notices, what the second scorers say; and the picture of the README.

use std::env;
use std::process::Command;

use crate::command::{answer, cargo, shown};
use crate::failure::Result;
use crate::files;
use crate::fingerprint::Fingerprint;
use crate::pins;
use crate::project::Project;
use crate::setup::{self, BROWSER_FLAGS, Level, cargo_with};
use crate::site::{self, Flavour, Output};

/// Runs some of the checks of `deny.toml` over the crates that others wrote, or all if none is named; true when nothing is to be
/// complained of.
pub fn deny(project: &Project, checks: &str) -> Result<bool> {
    shown(&mut cargo_with(
        project,
        pins::DENY,
        &format!("deny check {checks}"),
    )?)
}

/// Compares the public items with those of the last release; true when no program misses any, or there is no release yet.
pub fn semver(project: &Project) -> Result<bool> {
    let root = project.root().to_string_lossy();
    let last = [
        "-C",
        &root,
        "describe",
        "--tags",
        "--abbrev=0",
        "--match",
        "v*",
    ];
    let Some(tag) = answer("git", &last) else {
        println!("There is no release yet to compare with.");
        return Ok(true);
    };
    let line = format!("semver-checks --package tensu --baseline-rev {tag}");
    shown(&mut cargo_with(project, pins::SEMVER, &line)?)
}

/// Runs the long comparison with the second scorers (`tests/proof`), optimised, with the options as they were typed; false when
/// something was found. First come the hands of which `cargo xtask test` takes a part: `tests/it` compares them all.
pub fn proof(project: &Project, options: &[&str]) -> Result<bool> {
    let mut whole = cargo(project, "test --quiet --test it -- quick::");
    if options.is_empty() && !shown(whole.env("TESTS", "all"))? {
        return Ok(false);
    }
    let line = "test --quiet --release --package tensu --test proof -- prove";
    shown(cargo(project, line).args(options))
}

/// Has simulated learners go through the course (`crates/learn/examples/learners`), optimised; false when another way to practise is
/// ahead somewhere.
pub fn learn(project: &Project) -> Result<bool> {
    let line = "run --quiet --release --package tensu-learn --example learners";
    shown(&mut cargo(project, line))
}

/// Changes the code in one place at a time, all of it or some files (`.cargo/mutants.toml` says what); true when the tests notice
/// each change.
pub fn mutants(project: &Project, files: &[&str]) -> Result<bool> {
    let mut command = cargo_with(
        project,
        pins::MUTANTS,
        "mutants --package tensu --package tensu-learn --jobs 1 --output",
    )?;
    command.arg(project.scratch()).env("RUST_BACKTRACE", "0");
    if let Ok(this) = env::current_exe() {
        let this = this.display();
        let runner = format!("target.'cfg(all())'.runner=['{this}','in-order']");
        command.args(["--cargo-arg=--config", &format!("--cargo-arg={runner}")]);
    }
    for file in files {
        command.args(["--file", file]);
    }
    let ok = shown(&mut command)?;
    let lists = project.scratch().join("mutants.out");
    println!("The lists are in {}.", lists.display());
    Ok(ok)
}

/// The golden hands notice most changes in no time.
const QUICK: &str = "hands::";

/// Tests that take seconds: they come last.
const SLOW: [&str; 5] = [
    "second_scorer",
    "fuzz_corpus",
    "not_complete_says_how_far",
    "every_golden_hand_can_be_compared",
    "no_question_panics",
];

/// Runs a program of tests for [`mutants`], the quick ones first, and stops after the first part that fails.
pub fn in_order(program: &str) -> Result<bool> {
    let mut rest = vec!["--skip", QUICK, "--skip", "tidy::"];
    rest.extend(SLOW.iter().flat_map(|slow| ["--skip", slow]));
    for part in [&[QUICK][..], &rest, &SLOW] {
        if !shown(Command::new(program).arg("--quiet").args(part))? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The number of the styles that the pictures of the README show.
const SHOWN: &str = "docs/pictures/styles.txt";

/// Takes the pictures of the README and of links from the built app, and the tiles of which a host makes those of hands; false when the
/// browser's part failed, which says why.
pub fn pictures(project: &Project) -> Result<bool> {
    let mut all = true;
    for script in ["pictures", "cards", "faces"] {
        all = all && photographed(project, script, &[])?;
    }
    if all {
        files::write(&project.path(SHOWN), styles(project)?.hex() + "\n")?;
    }
    Ok(all)
}

/// Photographs the states of the design, those whose names begin with one of the words; all without words.
pub fn states(project: &Project, words: &[&str]) -> Result<bool> {
    photographed(project, "states", words)
}

fn photographed(project: &Project, script: &str, words: &[&str]) -> Result<bool> {
    setup::ensure(project, Level::Tests)?;
    site::build(project, Flavour::Release, Output::Shown)?;
    let browser = setup::find_browser()?.chromium;
    let mut command = Command::new(setup::node()?);
    command
        .arg(project.path(&format!("tests/e2e/{script}.mjs")))
        .args(words)
        // Most phones show it, and no line is as wide as in the tests.
        .env("FONT", "Roboto")
        .env("CHROMIUM", setup::page_browser().unwrap_or(browser))
        .env("CHROMIUM_FLAGS", BROWSER_FLAGS.join(" "));
    shown(&mut command)
}

/// The number of all that says how the app looks.
fn styles(project: &Project) -> Result<Fingerprint> {
    let mut all = files::files(&project.path("www"));
    all.retain(|path| {
        let is_look = path
            .extension()
            .is_some_and(|end| end == "css" || end == "svg");
        is_look && path.parent().is_some_and(|folder| folder.ends_with("www"))
    });
    all.sort();
    let mut looks = all.iter().map(|path| files::read(path));
    looks.try_fold(Fingerprint::new(), |sum, text| Ok(sum.add(text?)))
}

#[cfg(test)]
mod tests {
    use super::{SHOWN, styles};
    use crate::files;
    use crate::project::Project;

    #[test]
    fn the_pictures_show_the_app_as_it_looks() {
        let project = Project::here();
        let shown = files::read(&project.path(SHOWN)).expect("the number of the styles");
        let now = styles(&project).expect("the styles").hex();
        assert_eq!(
            shown.trim(),
            now,
            "the app looks different: run cargo xtask pictures"
        );
    }
}
