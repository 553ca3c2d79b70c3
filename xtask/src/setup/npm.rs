//! The npm packages, from `tests/e2e/package-lock.json`.

use std::fs;
use std::process::Command;

use super::{Job, Level};
use crate::command::{answer, find, logged};
use crate::failure::{Failure, Result, io};
use crate::pins::{NPM, OLDEST_NODE};
use crate::project::Project;

/// The file that says which lock is installed, and for which level.
const STAMP: &str = "installed.txt";

pub fn jobs(project: &Project, level: Level) -> Result<Vec<Job>> {
    node()?;
    let wanted = stamp(project, level)?;
    let found = installed(project);
    if found == wanted || (level == Level::Site && found == stamp(project, Level::Tests)?) {
        return Ok(Vec::new());
    }
    if find(&["npm"]).is_none() {
        return Err(Failure::new(
            "npm is not on PATH; it installs wasm-opt and the test browser's driver",
            format!(
                "install Node {OLDEST_NODE} or newer with npm (Debian: `apt-get install nodejs npm`; elsewhere: https://nodejs.org)"
            ),
        ));
    }
    let names = NPM.map(|pin| pin.name);
    Ok(vec![Job {
        name: format!(
            "npm packages {}",
            if level == Level::Site {
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
        "install Node {OLDEST_NODE} or newer (Debian: `apt-get install nodejs npm`; elsewhere: https://nodejs.org) and see that `node --version` answers"
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
    let path = project.path("tests/e2e/package-lock.json");
    let lock = fs::read_to_string(&path).map_err(io("read", &path))?;
    Ok(format!("{level:?}\n{lock}"))
}

/// The stamp that is there, unless the packages are not.
fn installed(project: &Project) -> String {
    let there = project.npm().join("node_modules").join("binaryen").is_dir();
    let stamp = fs::read_to_string(project.npm().join(STAMP));
    stamp.ok().filter(|_| there).unwrap_or_default()
}

fn install(project: &Project, level: Level) -> Result {
    let folder = project.npm();
    fs::create_dir_all(&folder).map_err(io("create", &folder))?;
    for name in ["package.json", "package-lock.json"] {
        let from = project.path("tests/e2e").join(name);
        fs::copy(&from, folder.join(name)).map_err(io("copy", &from))?;
    }
    let log = project.log("setup-npm")?;
    let npm = find(&["npm"]).unwrap_or_else(|| "npm".into());
    let mut command = Command::new(npm);
    command
        .current_dir(&folder)
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    if level == Level::Site {
        command.arg("--omit=dev");
    }
    let ran = logged(&mut command, &log)?;
    if !ran.ok {
        return Err(Failure::new(
            format!("npm ci failed in {}:\n{}", folder.display(), ran.tail(10)),
            "the npm registry may be out of reach: check the network, the proxy and `npm config get registry`, then run the command again",
        ));
    }
    let path = folder.join(STAMP);
    fs::write(&path, stamp(project, level)?).map_err(io("write", &path))
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
