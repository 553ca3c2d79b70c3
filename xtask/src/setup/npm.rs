//! The npm packages, from `tests/e2e/package-lock.json`, and for the tests of our own package from
//! `tests/npm/package-lock.json`.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{Job, Level};
use crate::command::{answer, find, logged};
use crate::failure::{Failure, Result, io};
use crate::pins::{NPM, NPM_TESTS, OLDEST_NODE};
use crate::project::Project;

/// The file that says which lock is installed, and for which level.
const STAMP: &str = "installed.txt";

pub fn jobs(project: &Project, level: Level) -> Result<Vec<Job>> {
    node()?;
    let wanted = stamp(project, level)?;
    let found = installed(&project.npm(), NPM[0].name);
    if found == wanted || (level < Level::Tests && found == stamp(project, Level::Tests)?) {
        return Ok(Vec::new());
    }
    if find(&["npm"]).is_none() {
        return Err(Failure::new(
            "npm is not on PATH; it installs wasm-opt and the test browser's driver",
            format!(
                "install Node {OLDEST_NODE} or newer with npm (Debian 13 or newer: `apt-get install nodejs npm`; elsewhere: https://nodejs.org)"
            ),
        ));
    }
    let names = NPM.map(|pin| pin.name);
    Ok(vec![Job {
        name: format!(
            "npm packages {}",
            if level < Level::Tests {
                names[0].to_owned()
            } else {
                names.join(", ")
            }
        ),
        usual: "10 s",
        work: Box::new(move |project| install(project, level)),
    }])
}

/// Node, new enough.
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

/// The stamp of a complete installation: the level, then the lock file itself.
fn stamp(project: &Project, level: Level) -> Result<String> {
    let level = level.max(Level::Site);
    Ok(format!("{level:?}\n{}", lock(project, "tests/e2e")?))
}

fn lock(project: &Project, from: &str) -> Result<String> {
    let path = project.path(from).join("package-lock.json");
    fs::read_to_string(&path).map_err(io("read", &path))
}

/// The stamp that is there, unless the packages are not.
fn installed(folder: &Path, package: &str) -> String {
    let there = folder.join("node_modules").join(package).is_dir();
    let stamp = fs::read_to_string(folder.join(STAMP));
    stamp.ok().filter(|_| there).unwrap_or_default()
}

fn install(project: &Project, level: Level) -> Result {
    let folder = project.npm();
    let options: &[&str] = if level < Level::Tests {
        &["--omit=dev"]
    } else {
        &[]
    };
    ci(project, "tests/e2e", &folder, options)?;
    let path = folder.join(STAMP);
    fs::write(&path, stamp(project, level)?).map_err(io("write", &path))
}

/// The job that installs what `tests/npm` needs, unless it is there.
pub fn test_job(project: &Project) -> Result<Option<Job>> {
    const FROM: &str = "tests/npm";
    let wanted = lock(project, FROM)?;
    if installed(&project.npm_tests(), NPM_TESTS[0].name) == wanted {
        return Ok(None);
    }
    let names = NPM_TESTS.map(|pin| pin.name).join(", ");
    Ok(Some(Job {
        name: format!("npm packages {names}"),
        usual: "10 s",
        work: Box::new(move |project| {
            let folder = project.npm_tests();
            ci(project, FROM, &folder, &[])?;
            let path = folder.join(STAMP);
            fs::write(&path, wanted).map_err(io("write", &path))
        }),
    }))
}

/// Installs what a lock file of the project says into a folder.
fn ci(project: &Project, from: &str, folder: &Path, options: &[&str]) -> Result {
    fs::create_dir_all(folder).map_err(io("create", folder))?;
    for name in ["package.json", "package-lock.json"] {
        let from = project.path(from).join(name);
        fs::copy(&from, folder.join(name)).map_err(io("copy", &from))?;
    }
    let log = project.log("setup-npm")?;
    let npm = find(&["npm"]).unwrap_or_else(|| "npm".into());
    let mut command = Command::new(npm);
    command
        .current_dir(folder)
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
        .args(options);
    let ran = logged(&mut command, &log)?;
    if ran.ok {
        return Ok(());
    }
    Err(Failure::new(
        format!("npm ci failed in {}:\n{}", folder.display(), ran.tail(10)),
        "the npm registry may be out of reach: check the network, the proxy and `npm config get registry`, then run the command again",
    ))
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
