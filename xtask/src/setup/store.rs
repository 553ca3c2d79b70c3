//! The store of installed tools, for every checkout of a person: a folder for each tool and version, whole or not there.
//!
//! A checkout has links to those it uses, in `target/tools`. What is installed is made beside its place and takes it in one step, so
//! a run that was killed, or a full disk, leaves nothing that would be used.

use std::env;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Result, io as failed};
use crate::files;
use crate::project::{Project, locked};

/// The environment variable that puts the folder elsewhere.
pub const SWITCH: &str = "TENSU_TOOLS";

/// The folder of one kind of machine.
#[derive(Debug, Clone)]
pub struct Store(PathBuf);

impl Store {
    /// Returns the store of the person who runs this; where there is none, the project's own.
    pub fn here(project: &Project) -> Self {
        let said = |name: &str| env::var_os(name).map(PathBuf::from);
        let folder = folder(said).unwrap_or_else(|| project.path("target/store"));
        let machine = format!("{}-{}", env::consts::ARCH, env::consts::OS);
        Self(folder.join(machine))
    }

    /// Waits until nobody else installs; the lock ends when the file is dropped, or its program.
    pub fn lock(&self) -> Result<File> {
        fs::create_dir_all(&self.0).map_err(|error| self.cannot(&error))?;
        locked(&self.0.join("lock"), "installing tools")
    }

    /// Returns the folder of something, if it is there.
    pub fn find(&self, name: &str) -> Option<PathBuf> {
        let folder = self.0.join(name);
        folder.is_dir().then_some(folder)
    }

    /// Makes something in a folder of its own, which takes its place when it is whole. For who has the lock.
    pub fn keep(&self, name: &str, make: impl FnOnce(&Path) -> Result) -> Result<PathBuf> {
        let (part, whole) = (self.0.join(format!("{name}.part")), self.0.join(name));
        files::remove(&part)?;
        files::remove(&whole)?;
        fs::create_dir_all(&part).map_err(|error| self.cannot(&error))?;
        if let Err(failure) = make(&part) {
            // It takes room on a disk that may be full.
            let _ = files::remove(&part);
            return Err(failure);
        }
        files::rename(&part, &whole)?;
        Ok(whole)
    }

    /// Returns a folder for what compilers need on the way.
    pub fn scratch(&self) -> PathBuf {
        self.0.join("build")
    }

    fn cannot(&self, error: &io::Error) -> Failure {
        Failure::new(
            format!("tools cannot be kept in {}: {error}", self.0.display()),
            format!("free some space there, or set {SWITCH} to a folder that you may write to"),
        )
    }
}

/// Returns the folder that the environment names: by the switch, or where the system wants what can be made anew.
fn folder(said: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let said = |name: &str| said(name).filter(|path| path.is_absolute());
    let usual = || {
        if cfg!(windows) {
            said("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            said("HOME").map(|home| home.join("Library/Caches"))
        } else {
            said("XDG_CACHE_HOME").or_else(|| said("HOME").map(|home| home.join(".cache")))
        }
    };
    said(SWITCH).or_else(|| usual().map(|caches| caches.join("tensu")))
}

/// Puts what is kept where a checkout looks for it: a link, or a copy where the system gives nobody links.
pub fn link(kept: &Path, place: &Path) -> Result {
    if fs::read_link(place).is_ok_and(|to| to == kept) {
        return Ok(());
    }
    files::remove(place)?;
    files::create(place.parent().unwrap_or(place))?;
    linked(kept, place).map_err(failed("write", place))
}

#[cfg(unix)]
fn linked(kept: &Path, place: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(kept, place)
}

#[cfg(not(unix))]
fn linked(from: &Path, to: &Path) -> io::Result<()> {
    if !from.is_dir() {
        return fs::copy(from, to).map(|_| ());
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        linked(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{Store, folder, link};
    use crate::failure::Failure;
    use crate::files::{self, Scratch};

    #[test]
    fn what_was_begun_and_not_ended_is_never_found() {
        let root = Scratch::with("store", &[]);
        let store = Store(root.0.clone());
        let _lock = store.lock().expect("a lock");
        let half = store.keep("trunk-1", |folder| {
            files::write(&folder.join("trunk"), "half").expect("a file");
            Err(Failure::new("the disk is full", "free some space"))
        });
        assert!(half.is_err());
        assert_eq!(store.find("trunk-1"), None);
        let whole = store.keep("trunk-1", |folder| {
            assert!(!folder.join("trunk").exists(), "nothing is left of before");
            files::write(&folder.join("trunk"), "whole")
        });
        assert_eq!(store.find("trunk-1"), whole.ok());
        assert_eq!(store.find("trunk-2"), None, "another version is elsewhere");
    }

    #[test]
    fn a_checkout_has_what_is_kept_whatever_was_there() {
        // A folder of an older set-up is in its place.
        let root = Scratch::with("link", &[("target/tools/npm/a", "old")]);
        let store = Store(root.0.join("store"));
        let keep = |text: &str| {
            let kept = store.keep("npm-1", |folder| files::write(&folder.join("a"), text));
            kept.expect("kept")
        };
        let place = root.0.join("target/tools/npm");
        let kept = keep("new");
        for _ in 0..2 {
            link(&kept, &place).expect("a link");
            assert_eq!(root.read("target/tools/npm/a"), "new");
        }
        // The whole store was removed: the link leads nowhere, and is made anew.
        files::remove(&kept).expect("removed");
        assert!(!place.exists());
        link(&keep("newer"), &place).expect("a link");
        assert_eq!(root.read("target/tools/npm/a"), "newer");
    }

    #[test]
    fn the_folder_is_where_the_person_wants_it() {
        let with = |name: &'static str, value: &'static str| {
            folder(move |asked| (asked == name).then(|| PathBuf::from(value)))
        };
        assert_eq!(with("TENSU_TOOLS", "/tools"), Some("/tools".into()));
        assert_eq!(with("TENSU_TOOLS", "relative"), None);
        if cfg!(target_os = "linux") {
            assert_eq!(with("XDG_CACHE_HOME", "/c"), Some("/c/tensu".into()));
            assert_eq!(with("HOME", "/h"), Some("/h/.cache/tensu".into()));
        }
        assert_eq!(with("OTHER", "/x"), None);
    }
}
