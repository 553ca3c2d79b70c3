//! Every test of the project, stage by stage: one line each, and a count at the end.

mod node;
mod plan;
mod times;

use std::path::Path;
use std::process::Command;
use std::thread;

use serde_json::json;

use crate::archive;
use crate::command::{cargo, checked};
use crate::engine;
use crate::failure::{Failure, Result};
use crate::files;
use crate::pins;
use crate::project::Project;
use crate::python;
use crate::setup::{self, BROWSER_FLAGS, Level, clock};
use crate::site::{self, Flavour, Output, size};

use plan::Cases;
pub use plan::Plan;
use times::{Effort, Start, Told, table};

/// One stage.
struct Stage {
    name: &'static str,
    what: &'static str,
    lane: Lane,
    /// Runs it, with a log file to write to; the text is a detail for its line.
    run: fn(&Project, &Path, Cases) -> Result<String>,
}

/// The lane of a stage. Stages that need one another's builds follow each other; the two lanes run side by side, as no
/// compiler keeps two processors busy to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lane {
    Crate,
    Site,
}

/// Cheap ones first; what is built is built by the first that needs it.
const STAGES: [Stage; 15] = [
    Stage {
        name: "format",
        what: "rustfmt",
        lane: Lane::Crate,
        run: |project, log, _| {
            cargo_stage(project, log, "fmt --all --check", "type `cargo fmt --all`")
        },
    },
    Stage {
        name: "clippy",
        what: "clippy, native, every package and target",
        lane: Lane::Crate,
        run: |project, log, _| clippy(project, log, "--workspace --all-targets"),
    },
    Stage {
        name: "clippy-wasm",
        what: "clippy for wasm32: the app, the JavaScript API and its tests",
        lane: Lane::Crate,
        run: |project, log, _| {
            clippy(
                project,
                log,
                "--target wasm32-unknown-unknown --package tensu-app --bin app --package tensu-wire --features tensu-wire/js --lib --test web",
            )
        },
    },
    Stage {
        name: "native",
        what: "unit, integration and documentation tests, those of the app too",
        lane: Lane::Crate,
        run: |project, log, cases| {
            let mut tests = cargo(project, "test --workspace --no-fail-fast");
            if matches!(cases, Cases::All) {
                tests.args(["--features", "tensu-cli/png"]);
            }
            cargo_tests(cases.tell(&mut tests), log)
        },
    },
    Stage {
        name: "docs",
        what: "the documentation, without a warning",
        lane: Lane::Crate,
        run: docs,
    },
    Stage {
        name: "crate",
        what: "the crate for a processor without a system; with every case as `cargo publish` would send it, too",
        lane: Lane::Crate,
        run: package,
    },
    Stage {
        name: "web",
        what: "the JavaScript API in headless Chromium",
        lane: Lane::Crate,
        run: web,
    },
    Stage {
        name: "site",
        what: "the site: a quickly made one, or with every case that which is shipped",
        lane: Lane::Site,
        run: |project, log, cases| {
            let built = site::build(project, flavour(cases), Output::Log(log))?;
            Ok(if built { "built" } else { "up to date" }.into())
        },
    },
    Stage {
        name: "npm",
        what: "the npm package as its users have it: Node and TypeScript; with every case pages, bundlers and runtimes, too",
        lane: Lane::Crate,
        run: npm,
    },
    Stage {
        name: "size",
        what: "the bytes of the site and of the npm package, against xtask/budget.toml; with every case, or when named",
        lane: Lane::Site,
        run: sizes,
    },
    Stage {
        name: "e2e",
        what: "the built site in headless Chromium, under a sub-path",
        lane: Lane::Site,
        run: e2e,
    },
    Stage {
        name: "engines",
        what: "a visit to the built site in old Chromium, Firefox and WebKit; with every case, or when named",
        lane: Lane::Site,
        run: engines,
    },
    Stage {
        name: "python",
        what: "the Python package as it is installed, where Python is; with every case, or when named",
        lane: Lane::Crate,
        run: python_package,
    },
    Stage {
        name: "scale",
        what: "the examples of docs/scale.md with their engines, where Python is; with every case, or when named",
        lane: Lane::Crate,
        run: scale,
    },
    Stage {
        name: "habits",
        what: "what people type first, in a clean checkout; only when named",
        lane: Lane::Site,
        run: habits,
    },
];

/// Stages that only run when named: this one builds everything again, in a clean checkout.
const NAMED_ONLY: [&str; 1] = ["habits"];

/// Stages that run only where every case does: clippy has seen all but a few lines natively, what is shipped takes minutes to make,
/// other engines to install, and few change the Python package.
const WHOLE_ONLY: [&str; 5] = ["clippy-wasm", "size", "engines", "python", "scale"];

/// Prints the names of all stages.
pub fn list() {
    for stage in &STAGES {
        println!("{:12}{}", stage.name, stage.what);
    }
}

/// Runs the stages of a plan; true when none failed.
pub fn run(project: &Project, plan: &Plan) -> Result<bool> {
    setup::ensure(project, Level::Tests)?;
    let chosen = |stage: &&Stage| {
        let is_rare = matches!(plan.cases, Cases::Some) && WHOLE_ONLY.contains(&stage.name);
        let by_default = plan.only.is_empty() && !NAMED_ONLY.contains(&stage.name) && !is_rare;
        by_default || plan.only.contains(&stage.name)
    };
    let stages: Vec<&Stage> = STAGES.iter().filter(chosen).collect();
    let in_turn = |lane: Option<Lane>| -> Vec<Told> {
        let stages = stages
            .iter()
            .filter(|stage| lane.is_none_or(|lane| stage.lane == lane));
        stages
            .map(|stage| one(project, stage, plan.cases))
            .collect()
    };
    let start = Start::now();
    let told = if plan.times {
        in_turn(None)
    } else {
        thread::scope(|scope| {
            let beside = scope.spawn(|| in_turn(Some(Lane::Site)));
            let mut told = in_turn(Some(Lane::Crate));
            match beside.join() {
                Ok(others) => told.extend(others),
                Err(panic) => std::panic::resume_unwind(panic),
            }
            told
        })
    };
    let whole = start.effort();
    let failed: Vec<&str> = told
        .iter()
        .filter(|told| !told.passed)
        .map(|told| told.name)
        .collect();
    if !failed.is_empty() {
        println!("\nto repeat what failed: {}", plan.again(&failed));
    }
    if plan.times {
        println!("\n{}", table(&told, whole));
    }
    if let Some(flaky) = node::flaky(project).filter(|_| matches!(plan.cases, Cases::All)) {
        println!("\n{flaky}");
    }
    println!("\nall of it {}", clock(whole.wall));
    println!(
        "{} passed, {} failed",
        told.len() - failed.len(),
        failed.len()
    );
    Ok(failed.is_empty())
}

/// Runs one stage and prints its line.
fn one(project: &Project, stage: &Stage, cases: Cases) -> Told {
    let (effort, passed) = timed(stage.name, || {
        let log = project.log(&format!("test-{}", stage.name))?;
        (stage.run)(project, &log, cases)
    });
    Told {
        name: stage.name,
        effort,
        passed,
    }
}

/// Runs a job and prints its line: the name, the time, and what it tells, or why it failed. Gives the time, and whether it passed.
pub fn timed(name: &str, job: impl FnOnce() -> Result<String>) -> (Effort, bool) {
    let start = Start::now();
    let result = job();
    let effort = start.effort();
    let time = clock(effort.wall);
    match &result {
        Ok(detail) => println!(
            "{}",
            format!("{name:12}ok      {time:>12}  {detail}").trim_end()
        ),
        Err(failure) => println!("{name:12}FAILED  {time:>12}\n{failure}"),
    }
    (effort, result.is_ok())
}

/// Runs a command; its output is only shown when it fails.
fn check(command: &mut Command, log: &Path, fix: &str) -> Result<String> {
    checked(command, "a check failed", log, fix)
}

fn cargo_stage(project: &Project, log: &Path, line: &str, fix: &str) -> Result<String> {
    check(&mut cargo(project, line), log, fix).map(|_| String::new())
}

fn clippy(project: &Project, log: &Path, words: &str) -> Result<String> {
    let typed = format!("clippy {words} -- -D warnings");
    let fix = format!("correct the lines named above; `cargo {typed}` checks again");
    cargo_stage(project, log, &typed, &fix)
}

fn docs(project: &Project, log: &Path, _: Cases) -> Result<String> {
    let line = "doc --no-deps --package tensu --package tensu-words --package tensu-wire --package tensu-learn \
        --features tensu/arbitrary,tensu/serde,tensu-words/labels,tensu-wire/js,tensu-wire/stream";
    let mut command = cargo(project, line);
    command.env("RUSTDOCFLAGS", "-D warnings");
    check(&mut command, log, "correct the comments named above").map(|_| String::new())
}

/// Builds and tests the package, without std too: a test of the host's own would not notice, as its std is always there.
fn package(project: &Project, log: &Path, cases: Cases) -> Result<String> {
    if cases == Cases::All {
        crates(project, log, &["--allow-dirty"])?;
    }
    let bare = setup::BARE;
    for what in [
        "tensu",
        "tensu --no-default-features --features serde",
        "tensu-words --no-default-features --features labels",
        "tensu-wire",
        "tensu-learn",
    ] {
        let typed = format!("check --lib --target {bare} -p {what}");
        let fix = format!("take std out of what is named above; `cargo {typed}` checks again");
        cargo_stage(project, log, &typed, &fix)?;
    }
    Ok(format!("no_std: {bare}"))
}

/// Packs and compiles all crates that are published, in their order, as the registry would get them.
pub fn crates(project: &Project, log: &Path, options: &[&str]) -> Result<String> {
    let line = "publish --workspace --locked --dry-run";
    let fix = format!(
        "correct `include` in Cargo.toml, or what is named above; `cargo {line}` checks the same"
    );
    let text = checked(
        cargo(project, line).args(options),
        "the crates could not be published",
        log,
        &fix,
    )?;
    let sent = text
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("Uploading "));
    let sent: Vec<&str> = sent.filter_map(|line| line.split(' ').next()).collect();
    Ok(sent.join(", "))
}

fn cargo_tests(command: &mut Command, log: &Path) -> Result<String> {
    let text = check(command, log, "correct the code or the test named above")?;
    counted(
        text.lines()
            .filter_map(|line| number_before(line.strip_prefix("test result: ok. ")?, " passed")),
    )
}

/// The JavaScript API in a browser, through the runner that belongs to the locked wasm-bindgen.
fn web(project: &Project, log: &Path, _: Cases) -> Result<String> {
    let browser = setup::find_browser()?;
    let settings = project.scratch().join("webdriver.json");
    let options = json!({ "binary": browser.chromium, "args": BROWSER_FLAGS });
    let text = json!({ "goog:chromeOptions": options }).to_string();
    files::write(&settings, text)?;
    let line = "test --profile dev --target wasm32-unknown-unknown --package tensu-wire --features js --test web";
    let mut command = cargo(project, line);
    command
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            project.tool("wasm-bindgen-test-runner"),
        )
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", &settings)
        .env("WASM_BINDGEN_TEST_ONLY_WEB", "1")
        // The runner knows no `--quiet`, which cargo hands on.
        .env_remove("CARGO_TERM_QUIET")
        .env("CHROMEDRIVER", &browser.driver);
    cargo_tests(&mut command, log)
}

/// The flavour of the site that the tests of some cases or of all are about.
const fn flavour(cases: Cases) -> Flavour {
    match cases {
        Cases::Some => Flavour::Push,
        Cases::All => Flavour::Release,
    }
}

/// Measures site and package at once: each spends most of its time in the linker, which works on one function after the other.
fn sizes(project: &Project, log: &Path, _: Cases) -> Result<String> {
    site::build(project, Flavour::Release, Output::Log(log))?;
    let npm = engine::build(project, Flavour::Release, log)?;
    let (_, verdicts) = size::report(&Flavour::Release.folder(project), &npm)?;
    let said: Vec<String> = verdicts.into_iter().collect::<Result<_>>()?;
    Ok(said.join("; "))
}

fn npm(project: &Project, log: &Path, cases: Cases) -> Result<String> {
    setup::ensure_npm_tests(project)?;
    let package = engine::build(project, flavour(cases), log)?;
    let tarball = engine::pack(project, &package, log)?;
    let mut command = node::files(project, "tests/npm", cases)?;
    node::run(command.env("TARBALL", tarball), log)
}

fn e2e(project: &Project, log: &Path, cases: Cases) -> Result<String> {
    let flavour = flavour(cases);
    site::build(project, flavour, Output::Log(log))?;
    let folder = flavour.folder(project);
    let zip = archive::pack(project, &folder)?;
    let known = |mut command: Command| {
        command
            .env("SITE", &folder)
            .env("CONTENT_POLICY", site::page::POLICY)
            .env("SITE_ZIP", &zip);
        command
    };
    let all = known(node::files(project, "tests/e2e", cases)?);
    let mut told = node::run_twice(project, all, log, || {
        Ok(known(node::with(project, cases, 1)?))
    })?;
    if cases == Cases::All {
        for font in node::FONTS {
            let under = known(node::measuring(project, cases, font)?);
            let alone = || {
                let mut alone = known(node::with(project, cases, 1)?);
                alone.env("FONT", font);
                Ok(alone)
            };
            let text = node::run_twice(project, under, log, alone)?;
            told = [told, format!("{font}: {text}")].join("; ");
        }
    }
    Ok(told)
}

/// Tests the engines one after the other: each is measured against the time that a person waits.
fn engines(project: &Project, log: &Path, cases: Cases) -> Result<String> {
    setup::ensure_engines(project)?;
    let flavour = flavour(cases);
    site::build(project, flavour, Output::Log(log))?;
    let mut command = node::with(project, cases, 1)?;
    command
        .arg(project.path("tests/old/engines.test.mjs"))
        .env("SITE", flavour.folder(project));
    node::run(&mut command, log)
}

fn python_package(project: &Project, log: &Path, _: Cases) -> Result<String> {
    if python::python().is_none() {
        return Ok("left out: there is no Python here".into());
    }
    python_tests(&python::build_and_test(project, None, log)?)
}

fn python_tests(text: &str) -> Result<String> {
    let ran = text.lines().filter_map(|line| line.strip_prefix("Ran "));
    counted(ran.filter_map(|line| number_before(line, " test")))
}

/// Says what each engine took, or why it was left out.
fn scale(project: &Project, log: &Path, _: Cases) -> Result<String> {
    if python::python().is_none() {
        return Ok("left out: there is no Python here".into());
    }
    let text = python::scale(project, log)?;
    let engines = text
        .lines()
        .filter(|line| line.contains(": ") && line.ends_with(['s', 'e']));
    let engines: Vec<&str> = engines.collect();
    Ok(format!("{}; {}", python_tests(&text)?, engines.join("; ")))
}

/// Tests the commit as it is, not the files that lie here.
fn habits(project: &Project, log: &Path, cases: Cases) -> Result<String> {
    setup::ensure_tool(project, pins::WASM_PACK)?;
    let mut command = node::files(project, "tests/habits", cases)?;
    node::run(&mut command, log)
}

/// Says "12 tests", or fails when there was none: a stage that tests nothing must not pass.
fn counted(counts: impl Iterator<Item = usize>) -> Result<String> {
    match counts.sum() {
        0 => Err(Failure::new(
            "no test was run",
            "see that the test files are where they belong",
        )),
        1 => Ok("1 test".into()),
        many => Ok(format!("{many} tests")),
    }
}

fn number_before(text: &str, word: &str) -> Option<usize> {
    text.split_once(word)?.0.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{STAGES, counted, number_before};

    #[test]
    fn counts_tests_and_refuses_none() {
        assert_eq!(number_before("12 passed; 0 failed", " passed"), Some(12));
        assert_eq!(counted([2, 3].into_iter()), Ok("5 tests".into()));
        assert!(counted([0].into_iter()).is_err());
    }

    #[test]
    fn stages_have_different_names() {
        for (at, stage) in STAGES.iter().enumerate() {
            assert!(
                STAGES[..at].iter().all(|other| other.name != stage.name),
                "{}",
                stage.name
            );
        }
    }
}
