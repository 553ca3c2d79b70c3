//! Browsers of earlier years and of other makers, for the stage `engines` alone (`tests/old`).
//!
//! Those of earlier years are npm packages; Firefox and `WebKit` are those of the system, or Debian's apt-get installs them.

use super::apt::Apt;
use super::{Job, Lane, npm};
use crate::command::find;
use crate::failure::{Failure, Result};
use crate::project::Project;

/// Programs that are looked for, and the packages that have them.
const SYSTEM: [(&[&str], &[&str]); 3] = [
    (&["firefox-esr", "firefox"], &["firefox-esr"]),
    (&["WebKitWebDriver"], &["webkit2gtk-driver"]),
    (&["xvfb-run"], &["xvfb", "xauth"]),
];

/// Installs what lacks, in lanes.
pub fn lanes(project: &Project) -> Result<Vec<Lane>> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Err(Failure::new(
            "browsers of earlier years are to be had for Linux on x86-64 alone",
            "let the nightly run test them, and leave this stage out here: `cargo xtask test all --only` names others",
        ));
    }
    let system = system_job()?;
    let old = npm::job(project, npm::ENGINES)?;
    Ok([system, old].into_iter().map(Lane::from_iter).collect())
}

/// The job that installs the packages that lack.
fn system_job() -> Result<Option<Job>> {
    let is_there = |names: &[&str]| find(names).is_some();
    let packages = lacking(is_there);
    if packages.is_empty() {
        return Ok(None);
    }
    let names = packages.join(" ");
    let fix = format!("`apt-get install --no-install-recommends {names}`");
    let Some(apt) = Apt::find() else {
        return Err(Failure::new(
            format!(
                "the tests in other engines need {names}, and no apt-get may be used here without a password"
            ),
            format!("have somebody who may type {fix}"),
        ));
    };
    let name = format!("{names} through apt-get");
    Ok(Some(Job::new(name, "1 min", move |project| {
        apt.install(project, &packages, &format!("type {fix} yourself"))?;
        match lacking(is_there).join(", ") {
            none if none.is_empty() => Ok(()),
            still => Err(Failure::new(
                format!("apt-get has installed {still}, and it is not on PATH"),
                "see whether the packages of this system are other ones (Ubuntu has Firefox as a snap: install that of Mozilla)",
            )),
        }
    })))
}

/// The packages of what is not there.
fn lacking(has: impl Fn(&[&str]) -> bool) -> Vec<&'static str> {
    let absent = SYSTEM.iter().filter(|(programs, _)| !has(programs));
    absent
        .flat_map(|(_, packages)| *packages)
        .copied()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::lacking;

    #[test]
    fn only_what_lacks_is_installed() {
        assert!(lacking(|_| true).is_empty());
        let without_webkit = lacking(|programs| !programs.contains(&"WebKitWebDriver"));
        assert_eq!(without_webkit, ["webkit2gtk-driver"]);
        assert_eq!(
            lacking(|_| false),
            ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"]
        );
    }
}
