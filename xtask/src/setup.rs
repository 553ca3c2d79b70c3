//! Installs what is missing, once, at pinned versions, for all checkouts of a person (`setup/store.rs`).
//!
//! A command asks for a level. What is already there is only looked at, which takes a fraction of a second. The rest is
//! split into lanes that run at the same time: compiling needs the processors, the other lanes mostly wait for downloads.
//!
//! The compiler's parts are added to whatever toolchain is there: a `rust-toolchain.toml` would have everybody with another one
//! download a second compiler before anything else.

mod apt;
mod browser;
mod cargo_tools;
mod engines;
mod npm;
mod rust;
mod store;

use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

pub use browser::{FLAGS as BROWSER_FLAGS, find as find_browser, for_pages as page_browser};
pub use npm::node;
pub use rust::BARE;

use crate::command::{cargo, logged};
use crate::failure::{Failure, Result};
use crate::files;
use crate::pins::Pin;
use crate::project::Project;
use store::Store;

/// The tools that a command needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Those of Trunk's hook: whoever has a Trunk needs no other.
    Hook,
    /// Those for building and serving the site.
    Site,
    /// Those of the site, and those for running every test.
    Tests,
}

/// One thing to install.
struct Job {
    name: String,
    /// The time it takes on a machine with two cores.
    usual: &'static str,
    work: Box<dyn FnOnce(&Project) -> Result + Send>,
}

/// Jobs that run one after the other.
type Lane = Vec<Job>;

/// The sentence for a disk that has no room.
const FULL: &str = "the disk is full: free some space, or set TENSU_TOOLS to a folder on another disk; then run the command again";

/// Returns whether a program that failed had no room on the disk.
fn is_full(text: &str) -> bool {
    [
        "No space left on device",
        "ENOSPC",
        "os error 28",
        "disk is full",
    ]
    .iter()
    .any(|sign| text.contains(sign))
}

/// Runs what installs something; gives what it wrote.
fn installed(command: &mut Command, what: &str, log: &Path, fix: &str) -> Result<String> {
    let ran = logged(command, log)?;
    // Where the disk is full npm warns of each file that it could not write, and ends well.
    let is_full = is_full(&ran.text);
    if ran.ok && !is_full && !ran.text.contains("TAR_ENTRY_ERROR") {
        return Ok(ran.text);
    }
    Err(ran.failure(what, log, if is_full { FULL } else { fix }))
}

/// Makes sure that everything of a level is there.
pub fn ensure(project: &Project, level: Level) -> Result {
    missing_then(project, || {
        let (mut lanes, mut failures) = (vec![Lane::new()], Vec::new());
        let compiling = [rust::jobs(level), cargo_tools::jobs(project, level)];
        for jobs in compiling {
            jobs.map_or_else(|one| failures.push(one), |jobs| lanes[0].extend(jobs));
        }
        for jobs in [npm::jobs(project, level), browser::jobs(project, level)] {
            jobs.map_or_else(|one| failures.push(one), |jobs| lanes.push(jobs));
        }
        match failures.len() {
            0 => Ok(lanes),
            _ => Err(Failure::all(failures)),
        }
    })
}

/// Makes sure that a tool is there that cargo compiles and few need.
pub fn ensure_tool(project: &Project, pin: Pin) -> Result {
    missing_then(project, || {
        let job = cargo_tools::job(project, pin, "2 min")?;
        Ok(vec![Lane::from_iter(job)])
    })
}

/// Returns a command of cargo's that a tool adds, which is installed first where it is not there.
pub fn cargo_with(project: &Project, pin: Pin, line: &str) -> Result<Command> {
    ensure_tool(project, pin)?;
    let mut command = cargo(project, line);
    command.env("PATH", project.search_path());
    Ok(command)
}

/// Makes sure that the npm packages are there that the tests of our own one use.
pub fn ensure_npm_tests(project: &Project) -> Result {
    missing_then(project, || {
        Ok(vec![Lane::from_iter(npm::job(project, npm::TESTS)?)])
    })
}

/// Makes sure that the browsers are there that are neither of today nor Chromium.
pub fn ensure_engines(project: &Project) -> Result {
    missing_then(project, || engines::lanes(project))
}

/// Installs what is missing. Where something is, it is looked for again once nobody else installs: they may have had the same to do.
fn missing_then(project: &Project, missing: impl Fn() -> Result<Vec<Lane>>) -> Result {
    let _mine = project.lock("setup")?;
    if missing()?.iter().all(Vec::is_empty) {
        return Ok(());
    }
    let _all = Store::here(project).lock()?;
    let lanes = missing()?;
    let said = |job: &Job| format!("{} (usually {})", job.name, job.usual);
    let names: Vec<String> = lanes.iter().flatten().map(said).collect();
    if names.is_empty() {
        return Ok(());
    }
    println!("Setting up, once: {}.", names.join(", "));
    run(project, lanes)?;
    // What compilers needed on the way takes more than a gigabyte; only disk space is lost if this fails.
    let _ = files::remove(&Store::here(project).scratch());
    println!("Set-up is complete.");
    Ok(())
}

/// Runs the lanes side by side. A failure ends its lane only; the others finish first.
fn run(project: &Project, lanes: Vec<Lane>) -> Result {
    let in_turn = |lane: Lane| lane.into_iter().try_for_each(|job| job.run(project));
    let failures: Vec<Failure> = thread::scope(|scope| {
        let lanes = lanes.into_iter().map(|lane| scope.spawn(|| in_turn(lane)));
        let lanes: Vec<_> = lanes.collect();
        let ended = lanes.into_iter().map(|lane| {
            lane.join().unwrap_or_else(|_| {
                Err(Failure::new(
                    "setting up stopped halfway, which is a mistake of this program",
                    "the panic above says where; run the command again, and report it if it stays",
                ))
            })
        });
        ended.filter_map(Result::err).collect()
    });
    match failures.len() {
        0 => Ok(()),
        _ => Err(Failure::all(failures)),
    }
}

impl Job {
    fn new(
        name: String,
        usual: &'static str,
        work: impl FnOnce(&Project) -> Result + Send + 'static,
    ) -> Self {
        let work = Box::new(work);
        Self { name, usual, work }
    }

    /// Does it, and tells how that went.
    fn run(self, project: &Project) -> Result {
        let (name, start) = (self.name, Instant::now());
        let result = (self.work)(project);
        let verdict = if result.is_ok() {
            "installed"
        } else {
            "FAILED"
        };
        println!("  {name}: {verdict} after {}", clock(start.elapsed()));
        result
    }
}

/// A duration as a person says it.
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::{Job, clock, run};
    use crate::project::Project;
    use std::time::Duration;

    #[test]
    fn durations_are_readable() {
        assert_eq!(clock(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(clock(Duration::from_secs(185)), "3 min 05 s");
    }

    #[test]
    fn a_job_that_panics_has_failed() {
        let job = |panics: bool| {
            Job::new("a job".to_owned(), "no time", move |_| {
                assert!(!panics, "as asked");
                Ok(())
            })
        };
        let project = Project::here();
        assert_eq!(run(&project, vec![vec![job(false)]]), Ok(()));
        let lanes = vec![vec![job(true)], vec![job(false)]];
        assert!(run(&project, lanes).is_err(), "one job panicked");
    }
}
