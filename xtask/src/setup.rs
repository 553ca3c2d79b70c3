//! Installs what is missing, once, at pinned versions, for all checkouts of a person (`setup/store.rs`).
//!
//! A command asks for a level. What is already there is only looked at, which takes a fraction of a second. The rest is
//! split into lanes that run at the same time: compiling needs the processors, the other lanes mostly wait for downloads.

mod browser;
mod cargo_tools;
mod engines;
mod npm;
mod rust;
mod store;

use std::fmt::Write as _;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

pub use browser::{FLAGS as BROWSER_FLAGS, find as find_browser, for_pages as page_browser};
pub use npm::node;
pub use rust::BARE;

use crate::failure::{Failure, Result};
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

/// A report of a lane.
enum News {
    Started(String, &'static str),
    Ended(String, Result),
}

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

/// Makes sure that everything of a level is there.
pub fn ensure(project: &Project, level: Level) -> Result {
    missing_then(project, || missing(project, level))
}

/// Makes sure that a tool is there that cargo compiles and few need.
pub fn ensure_tool(project: &Project, pin: Pin) -> Result {
    missing_then(project, || {
        Ok(vec![Lane::from_iter(cargo_tools::other(project, pin)?)])
    })
}

/// Makes sure that the npm packages are there that the tests of our own one use.
pub fn ensure_npm_tests(project: &Project) -> Result {
    missing_then(project, || {
        Ok(vec![Lane::from_iter(npm::test_job(project)?)])
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
    install(project, missing()?)
}

/// Says what is missing and installs it; nothing is said when nothing is.
fn install(project: &Project, lanes: Vec<Lane>) -> Result {
    let names: Vec<String> = lanes
        .iter()
        .flatten()
        .map(|job| format!("{} (usually {})", job.name, job.usual))
        .collect();
    if names.is_empty() {
        return Ok(());
    }
    println!("Setting up, once: {}.", names.join(", "));
    run(project, lanes)?;
    println!("Set-up is complete.");
    Ok(())
}

/// Returns the lanes of what has to be installed, or the reasons why they cannot be.
fn missing(project: &Project, level: Level) -> Result<Vec<Lane>> {
    let compile = [rust::jobs(level), cargo_tools::jobs(project, level)];
    let others = [npm::jobs(project, level), browser::jobs(project, level)];
    let mut failures = Vec::new();
    let mut lanes = vec![Lane::new()];
    for jobs in compile {
        jobs.map_or_else(
            |failure| failures.push(failure),
            |jobs| lanes[0].extend(jobs),
        );
    }
    for jobs in others {
        jobs.map_or_else(|failure| failures.push(failure), |jobs| lanes.push(jobs));
    }
    if failures.is_empty() {
        Ok(lanes)
    } else {
        Err(Failure::all(failures))
    }
}

/// Runs the lanes side by side and tells what happens. A failure ends its lane only; the others finish first.
fn run(project: &Project, lanes: Vec<Lane>) -> Result {
    let (news, inbox) = mpsc::channel();
    for lane in lanes {
        let (news, project) = (news.clone(), project.clone());
        thread::spawn(move || {
            for job in lane {
                let name = job.name;
                let _ = news.send(News::Started(name.clone(), job.usual));
                let result = (job.work)(&project);
                let failed = result.is_err();
                let _ = news.send(News::Ended(name, result));
                if failed {
                    break;
                }
            }
        });
    }
    drop(news);
    let failures = report(&inbox);
    if failures.is_empty() {
        Ok(())
    } else {
        Err(Failure::all(failures))
    }
}

/// Prints the news until all lanes are done, and a sign of life every twenty seconds.
fn report(inbox: &mpsc::Receiver<News>) -> Vec<Failure> {
    let mut running: Vec<(String, &'static str, Instant)> = Vec::new();
    let mut failures = Vec::new();
    loop {
        match inbox.recv_timeout(Duration::from_secs(20)) {
            Ok(News::Started(name, usual)) => running.push((name, usual, Instant::now())),
            Ok(News::Ended(name, result)) => {
                let since = running
                    .iter()
                    .find(|job| job.0 == name)
                    .map_or_else(Instant::now, |job| job.2);
                running.retain(|job| job.0 != name);
                let verdict = if result.is_ok() {
                    "installed"
                } else {
                    "FAILED"
                };
                println!("  {name}: {verdict} after {}", clock(since.elapsed()));
                failures.extend(result.err());
            }
            Err(RecvTimeoutError::Timeout) => println!("{}", still(&running)),
            Err(RecvTimeoutError::Disconnected) => {
                failures.extend(running.iter().map(|job| unfinished(&job.0)));
                return failures;
            }
        }
    }
}

/// The failure of a job whose thread ended before it did.
fn unfinished(name: &str) -> Failure {
    println!("  {name}: FAILED, it never ended");
    Failure::new(
        format!("setting up {name} stopped halfway, which is a mistake of this program"),
        "the panic above says where; run the command again, and report it if it stays",
    )
}

fn still(running: &[(String, &'static str, Instant)]) -> String {
    running.iter().fold(
        String::from("  still at work:"),
        |mut line, (name, usual, since)| {
            let _ = write!(
                line,
                " {name}, {} of usually {usual};",
                clock(since.elapsed())
            );
            line
        },
    )
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
        let job = |name: &str, panics: bool| Job {
            name: name.to_owned(),
            usual: "no time",
            work: Box::new(move |_| {
                assert!(!panics, "as asked");
                Ok(())
            }),
        };
        let project = Project::here();
        assert_eq!(run(&project, vec![vec![job("good", false)]]), Ok(()));
        let lanes = vec![vec![job("bad", true)], vec![job("good", false)]];
        let failure = run(&project, lanes).expect_err("one job panicked");
        let text = failure.to_string();
        assert!(text.contains("bad") && !text.contains("good"), "{text}");
    }
}
