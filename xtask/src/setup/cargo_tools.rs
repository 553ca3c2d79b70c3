//! Tools that cargo compiles: Trunk and the wasm-bindgen command; on demand, what few need.

use std::fs;
use std::path::Path;

use super::{Job, Level};
use crate::command::{Ran, answer, cargo, logged};
use crate::failure::{Failure, Result};
use crate::pins::{self, Pin};
use crate::project::Project;

/// Trunk first, unless it is there and calls: it takes longer, and the second build reuses what both need.
pub fn jobs(project: &Project, level: Level) -> Result<Vec<Job>> {
    let tools = [
        (pins::TRUNK, &["trunk"][..], "4 min"),
        (
            pins::WASM_BINDGEN,
            &["wasm-bindgen", "wasm-bindgen-test-runner"][..],
            "2 min",
        ),
    ];
    let mut jobs = Vec::new();
    let without = usize::from(level < Level::Site);
    for (pin, programs, usual) in tools.into_iter().skip(without) {
        let version = pin.number(project)?;
        if programs
            .iter()
            .all(|program| is_installed(project, program, &version))
        {
            continue;
        }
        jobs.push(Job {
            name: format!("{} {version}", pin.name),
            usual,
            work: Box::new(move |project| install(project, pin, &version)),
        });
    }
    if let Some(last) = jobs.pop() {
        jobs.push(then_tidy(last));
    }
    Ok(jobs)
}

/// The job that installs a tool that few need, such as `cargo-fuzz`, unless it is there.
pub fn other(project: &Project, pin: Pin) -> Result<Option<Job>> {
    let version = pin.number(project)?;
    let word = pin.name.strip_prefix("cargo-");
    let words: Vec<&str> = word.into_iter().chain(["--version"]).collect();
    let said = answer(project.tool(pin.name), &words);
    if said.is_some_and(|said| said == format!("{} {version}", pin.name)) {
        return Ok(None);
    }
    Ok(Some(then_tidy(Job {
        name: format!("{} {version}", pin.name),
        usual: "2 min",
        work: Box::new(move |project| install(project, pin, &version)),
    })))
}

fn is_installed(project: &Project, program: &str, version: &str) -> bool {
    answer(project.tool(program), &["--version"])
        .is_some_and(|said| said == format!("{program} {version}"))
}

/// After the last tool the intermediate files go: they take more than a gigabyte.
fn then_tidy(job: Job) -> Job {
    let work = job.work;
    Job {
        work: Box::new(move |project| {
            work(project)?;
            // Only disk space is lost if this fails.
            let _ = fs::remove_dir_all(build_folder(project));
            Ok(())
        }),
        ..job
    }
}

fn install(project: &Project, pin: Pin, version: &str) -> Result {
    let log = project.log(&format!("setup-{}", pin.name))?;
    let locked = run(project, pin.name, version, true, &log)?;
    if locked.ok {
        return Ok(());
    }
    if !is_resolution_failure(&locked) {
        return Err(failure(pin.name, version, &locked, &log));
    }
    println!(
        "  {} {version}: its own lock file names a crate version that the registry does not offer; installing the same version with current dependencies instead",
        pin.name
    );
    let free = run(project, pin.name, version, false, &log)?;
    if free.ok {
        Ok(())
    } else {
        Err(failure(pin.name, version, &free, &log))
    }
}

fn run(project: &Project, name: &str, version: &str, locked: bool, log: &Path) -> Result<Ran> {
    let mut command = cargo(project.root());
    command
        .args(["install", &format!("{name}@{version}")])
        // No default features: they are for downloads, which the project does not let these tools do.
        // A lightly optimised debug build: a third of the time of a release build, and fast enough to use.
        .args(["--debug", "--no-default-features", "--force", "--root"])
        .arg(project.tools())
        .arg("--target-dir")
        .arg(build_folder(project))
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "1")
        .env("CARGO_INCREMENTAL", "0");
    if locked {
        command.arg("--locked");
    }
    logged(&mut command, log)
}

fn build_folder(project: &Project) -> std::path::PathBuf {
    project.tools().join("build")
}

fn is_resolution_failure(ran: &Ran) -> bool {
    ran.text.contains("failed to select a version")
}

fn failure(name: &str, version: &str, ran: &Ran, log: &Path) -> Failure {
    let offline = [
        "Could not resolve",
        "Couldn't resolve",
        "Could not connect",
        "Couldn't connect",
        "network",
        "timed out",
    ]
    .iter()
    .any(|sign| ran.text.contains(sign));
    let fix = if offline {
        "the Rust registry did not answer: check the network or the proxy (HTTPS_PROXY), then run the command again; finished parts are kept"
    } else {
        "read the whole log, or try the command at its top by hand; a C compiler (Debian: apt-get install build-essential) is needed"
    };
    Failure::new(
        format!(
            "could not install {name} {version}. The end of {}:\n{}",
            log.display(),
            ran.tail(12)
        ),
        fix,
    )
}
