//! The npm packages, from `tests/e2e/package-lock.json`, for the tests of our own package from `tests/npm/package-lock.json`, and
//! browsers of earlier years from `tests/old/package-lock.json`.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::store::{self, Store};
use super::{Job, Level, installed};
use crate::command::{answer, find};
use crate::failure::{Failure, Result};
use crate::files;
use crate::fingerprint::Fingerprint;
use crate::pins::OLDEST_NODE;
use crate::project::Project;

/// One set of packages.
#[derive(Debug, Clone, Copy)]
pub struct Set {
    /// The folder of the project with its `package.json` and lock.
    from: &'static str,
    /// Its name in `target/tools`.
    place: &'static str,
    options: &'static [&'static str],
    /// Run after npm, in the folder that it is given.
    then: Option<&'static str>,
}

/// Everything for the site and for tests of it.
const WHOLE: Set = Set {
    from: "tests/e2e",
    place: "npm",
    options: &[],
    then: None,
};

/// The part of it that the site needs.
const LEAST: Set = Set {
    options: &["--omit=dev"],
    ..WHOLE
};

/// Builders and compilers that the tests of our own package use as its users do.
pub const TESTS: Set = Set {
    from: "tests/npm",
    place: "npm-tests",
    ..WHOLE
};

/// Browsers of earlier years, which come packed.
pub const ENGINES: Set = Set {
    from: "tests/old",
    place: "engines",
    then: Some(include_str!("unpack.mjs")),
    ..WHOLE
};

const GET_NODE: &str =
    "(Debian 13 or newer: `apt-get install nodejs npm`; elsewhere: https://nodejs.org)";

pub fn jobs(project: &Project, level: Level) -> Result<Vec<Job>> {
    node()?;
    // What the tests need has what the site needs.
    if level < Level::Tests && WHOLE.is_linked(project)? {
        return Ok(Vec::new());
    }
    let set = if level < Level::Tests { LEAST } else { WHOLE };
    Ok(job(project, set)?.into_iter().collect())
}

/// The job that installs a set, unless it is there or another checkout has installed it.
pub fn job(project: &Project, set: Set) -> Result<Option<Job>> {
    if set.is_linked(project)? {
        return Ok(None);
    }
    if find(&["npm"]).is_none() {
        return Err(Failure::new(
            "npm is not on PATH; it installs wasm-opt and the test browser's driver",
            format!("install Node {OLDEST_NODE} or newer with npm {GET_NODE}"),
        ));
    }
    let usual = if set.then.is_some() { "2 min" } else { "10 s" };
    let what = format!("npm packages of {}", set.from);
    Ok(Some(Job::new(what, usual, move |project| {
        let store = Store::here(project);
        store.keep(&set.key(project)?, |folder| set.install(project, folder))?;
        set.is_linked(project).map(|_| ())
    })))
}

impl Set {
    /// Its name in the store: what the lock file says, and how much of it.
    fn key(self, project: &Project) -> Result<String> {
        let lock = files::bytes(&project.path(self.from).join("package-lock.json"))?;
        let hash = Fingerprint::new().add(lock).add(self.options.concat());
        Ok(format!("npm-{}", hash.hex()))
    }

    /// Links it if the store has it; false when it has not.
    fn is_linked(self, project: &Project) -> Result<bool> {
        let kept = Store::here(project).find(&self.key(project)?);
        let place = project.tools().join(self.place);
        kept.map_or(Ok(false), |kept| store::link(&kept, &place).map(|()| true))
    }

    /// Installs it into a folder.
    fn install(self, project: &Project, folder: &Path) -> Result {
        for name in ["package.json", "package-lock.json"] {
            files::copy(&project.path(self.from).join(name), &folder.join(name))?;
        }
        let log = project.log(&format!("setup-{}", self.place))?;
        let mut ci = Command::new(find(&["npm"]).unwrap_or_else(|| "npm".into()));
        ci.current_dir(folder)
            .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
            // Without a network it would try for minutes.
            .args([
                "--fetch-retry-mintimeout=1000",
                "--fetch-retry-maxtimeout=5000",
            ])
            .args(self.options);
        let fix = "the npm registry may be out of reach: check the network, the proxy and `npm config get registry`, then try again";
        installed(&mut ci, "npm ci failed", &log, fix)?;
        if let Some(script) = self.then {
            let mut then = Command::new(node()?);
            then.args(["--input-type=module", "--eval", script, "--"])
                .arg(folder);
            let fix = "see whether the packages of tests/old/package.json still have bin/chromium.br in them";
            installed(&mut then, "browsers could not be unpacked", &log, fix)?;
        }
        Ok(())
    }
}

/// Finds Node, new enough.
pub fn node() -> Result<PathBuf> {
    let fix = format!(
        "install Node {OLDEST_NODE} or newer {GET_NODE} and see that `node --version` answers"
    );
    let Some(path) = find(&["node"]) else {
        let what = "Node is not on PATH; wasm-opt and the browser tests run in it";
        return Err(Failure::new(what, fix));
    };
    let version = answer(&path, &["--version"]).unwrap_or_default();
    if major(&version).is_some_and(|major| major >= OLDEST_NODE) {
        return Ok(path);
    }
    let what = format!("Node at {} is version {version}, too old", path.display());
    Err(Failure::new(what, fix))
}

fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
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
