//! Debian's apt-get, where it may be used.

use std::process::Command;

use super::installed;
use crate::command::{answer, find, logged};
use crate::failure::Result;
use crate::project::Project;

/// The beginning of its command line, which needs no password.
pub struct Apt(&'static [&'static str]);

impl Apt {
    /// Finds it.
    pub fn find() -> Option<Self> {
        find(&["apt-get"])?;
        if answer("id", &["-u"])? == "0" {
            return Some(Self(&["env"]));
        }
        answer("sudo", &["-n", "true"]).map(|_| Self(&["sudo", "-n", "env"]))
    }

    /// Has it install packages; where it cannot, `else_fix` says what else may be done.
    pub fn install(&self, project: &Project, packages: &[&str], else_fix: &str) -> Result {
        let log = project.log("setup-browser")?;
        let apt = |words: &str| {
            let mut command = Command::new(self.0[0]);
            command.args(&self.0[1..]);
            command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
            command.args(["-o", "DPkg::Lock::Timeout=300"]);
            command.args(words.split(' '));
            command
        };
        // Old lists may still do, so only the second command decides.
        logged(&mut apt("update"), &log)?;
        let mut install = apt("install -y --no-install-recommends");
        let what = format!("apt-get could not install {}", packages.join(", "));
        let fix = format!("check the network and that no other apt-get runs; or {else_fix}");
        installed(install.args(packages), &what, &log, &fix).map(|_| ())
    }
}
