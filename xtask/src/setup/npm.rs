//! The npm packages, from `tests/e2e/package-lock.json`, for the tests of our own package from `tests/npm/package-lock.json`, and
//! browsers of earlier years from `tests/old/package-lock.json`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::store::{self, Store};
use super::{Job, Level};
use crate::command::{answer, find, logged};
use crate::failure::{Failure, Result, io};
use crate::fingerprint::Fingerprint;
use crate::pins::{ENGINES, NPM, NPM_TESTS, OLDEST_NODE, Pin};
use crate::project::Project;

const NPM_NAMES: [&str; NPM.len()] = names(NPM);
const NPM_TESTS_NAMES: [&str; NPM_TESTS.len()] = names(NPM_TESTS);
const ENGINE_NAMES: [&str; ENGINES.len()] = names(ENGINES);

const fn names<const N: usize>(pins: [Pin; N]) -> [&'static str; N] {
    let (mut all, mut at) = ([""; N], 0);
    while at < N {
        all[at] = pins[at].name;
        at += 1;
    }
    all
}

/// One set of packages.
#[derive(Debug, Clone, Copy)]
struct Set {
    /// The folder of the project with its `package.json` and lock.
    from: &'static str,
    options: &'static [&'static str],
    /// Its contents by name, for people; the first is looked for.
    names: &'static [&'static str],
    /// Set where each of it is a browser, which comes packed.
    packed: bool,
}

/// Unpacks browsers: the first word is the folder of the packages, the others name them.
const UNPACK: &str = include_str!("unpack.mjs");

pub fn jobs(project: &Project, level: Level) -> Result<Vec<Job>> {
    node()?;
    let whole = Set {
        from: "tests/e2e",
        options: &[],
        names: &NPM_NAMES,
        packed: false,
    };
    let least = Set {
        options: &["--omit=dev"],
        names: &NPM_NAMES[..2],
        ..whole
    };
    let (place, is_site) = (project.npm(), level < Level::Tests);
    // What the tests need has what the site needs.
    if is_site && adopted(project, whole, &place)? {
        return Ok(Vec::new());
    }
    let job = job(project, if is_site { least } else { whole }, place)?;
    Ok(job.into_iter().collect())
}

/// The job that installs what `tests/npm` needs, unless it is there.
pub fn test_job(project: &Project) -> Result<Option<Job>> {
    let set = Set {
        from: "tests/npm",
        options: &[],
        names: &NPM_TESTS_NAMES,
        packed: false,
    };
    job(project, set, project.npm_tests())
}

/// The job that installs browsers of earlier years, unless they are there.
pub fn engines_job(project: &Project) -> Result<Option<Job>> {
    let set = Set {
        from: "tests/old",
        options: &[],
        names: &ENGINE_NAMES,
        packed: true,
    };
    job(project, set, project.engines())
}

/// The job that installs a set, unless it is there or another checkout has installed it.
fn job(project: &Project, set: Set, place: PathBuf) -> Result<Option<Job>> {
    if adopted(project, set, &place)? {
        return Ok(None);
    }
    if find(&["npm"]).is_none() {
        return Err(Failure::new(
            "npm is not on PATH; it installs wasm-opt and the test browser's driver",
            format!(
                "install Node {OLDEST_NODE} or newer with npm (Debian 13 or newer: `apt-get install nodejs npm`; elsewhere: https://nodejs.org)"
            ),
        ));
    }
    Ok(Some(Job {
        name: format!("npm packages {}", set.names.join(", ")),
        usual: if set.packed { "2 min" } else { "10 s" },
        work: Box::new(move |project| {
            let name = set.key(project)?;
            let store = Store::here(project);
            let kept = store.keep(&name, |folder| {
                ci(project, set, folder)?;
                if set.packed {
                    unpack(project, set, folder)?;
                }
                Ok(())
            })?;
            store::link(&kept, &place)
        }),
    }))
}

/// Links a set that the store has whole; false when it has none.
fn adopted(project: &Project, set: Set, place: &Path) -> Result<bool> {
    let kept = Store::here(project).find(&set.key(project)?);
    let Some(kept) = kept.filter(|kept| kept.join("node_modules").join(set.names[0]).is_dir())
    else {
        return Ok(false);
    };
    store::link(&kept, place).map(|()| true)
}

impl Set {
    /// Its name in the store: what the lock file says, and how much of it.
    fn key(self, project: &Project) -> Result<String> {
        let path = project.path(self.from).join("package-lock.json");
        let lock = fs::read(&path).map_err(io("read", &path))?;
        let options = self.options.concat();
        let hash = Fingerprint::new().add(&lock).add(options.as_bytes()).hex();
        Ok(format!("npm-{hash}"))
    }
}

/// Finds Node, new enough.
pub fn node() -> Result<std::path::PathBuf> {
    let fix = format!(
        "install Node {OLDEST_NODE} or newer (Debian 13 or newer: `apt-get install nodejs npm`; elsewhere: https://nodejs.org) and see that `node --version` answers"
    );
    let Some(path) = find(&["node"]) else {
        return Err(Failure::new(
            "Node is not on PATH; wasm-opt and the browser tests run in it",
            fix,
        ));
    };
    let version = answer(&path, &["--version"]).unwrap_or_default();
    if major(&version).is_some_and(|major| major >= OLDEST_NODE) {
        return Ok(path);
    }
    Err(Failure::new(
        format!("Node at {} is version {version}, too old", path.display()),
        fix,
    ))
}

fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Unpacks the browsers of a set.
fn unpack(project: &Project, set: Set, folder: &Path) -> Result {
    let log = project.log("setup-engines")?;
    let mut command = Command::new(node()?);
    command
        .args(["--input-type=module", "--eval", UNPACK, "--"])
        .arg(folder.join("node_modules"))
        .args(set.names);
    let ran = logged(&mut command, &log)?;
    if ran.ok {
        return Ok(());
    }
    let fix = if super::is_full(&ran.text) {
        super::FULL
    } else {
        "see whether the packages of tests/old/package.json still have bin/chromium.br in them"
    };
    let what = format!("browsers could not be unpacked:\n{}", ran.tail(10));
    Err(Failure::new(what, fix))
}

/// Installs a set into a folder.
fn ci(project: &Project, set: Set, folder: &Path) -> Result {
    for name in ["package.json", "package-lock.json"] {
        let from = project.path(set.from).join(name);
        fs::copy(&from, folder.join(name)).map_err(io("copy", &from))?;
    }
    let log = project.log("setup-npm")?;
    let npm = find(&["npm"]).unwrap_or_else(|| "npm".into());
    let mut command = Command::new(npm);
    command
        .current_dir(folder)
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
        // Without a network it would try for minutes.
        .args([
            "--fetch-retry-mintimeout=1000",
            "--fetch-retry-maxtimeout=5000",
        ])
        .args(set.options);
    let ran = logged(&mut command, &log)?;
    // Where the disk is full npm warns of each file that it could not write, and ends well.
    let is_whole = !super::is_full(&ran.text) && !ran.text.contains("TAR_ENTRY_ERROR");
    if ran.ok && is_whole {
        return Ok(());
    }
    let fix = if super::is_full(&ran.text) {
        super::FULL
    } else {
        "the npm registry may be out of reach: check the network, the proxy and `npm config get registry`, then run the command again"
    };
    let what = format!("npm ci failed in {}:\n{}", folder.display(), ran.tail(10));
    Err(Failure::new(what, fix))
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn reads_the_major_version_of_node() {
        assert_eq!(major("v20.20.2"), Some(20));
        assert_eq!(major(""), None);
    }
}
