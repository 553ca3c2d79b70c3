//! The store of installed tools, for every checkout of a person: a folder for each tool and version, whole or not there.
//!
//! A checkout has links to those it uses, in `target/tools`. What is installed is made beside its place and takes it in one step, so
//! a run that was killed, or a full disk, leaves nothing that would be used.

use std::env;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Result, io as failed};
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

    #[cfg(test)]
    pub const fn at(folder: PathBuf) -> Self {
        Self(folder)
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
        for old in [&part, &whole] {
            gone(old).map_err(failed("remove", old))?;
        }
        fs::create_dir_all(&part).map_err(|error| self.cannot(&error))?;
        if let Err(failure) = make(&part) {
            // It takes room on a disk that may be full.
            let _ = gone(&part);
            return Err(failure);
        }
        fs::rename(&part, &whole).map_err(failed("finish", &whole))?;
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
    gone(place).map_err(failed("remove", place))?;
    if let Some(above) = place.parent() {
        fs::create_dir_all(above).map_err(failed("create", above))?;
    }
    linked(kept, place)
        .or_else(|_| copied(kept, place))
        .map_err(failed("write", place))
}

#[cfg(unix)]
fn linked(kept: &Path, place: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(kept, place)
}

#[cfg(not(unix))]
fn linked(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

fn copied(from: &Path, to: &Path) -> io::Result<()> {
    if !from.is_dir() {
        return fs::copy(from, to).map(|_| ());
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copied(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

/// Removes a file, a link or a folder; it is well if there is none.
fn gone(path: &Path) -> io::Result<()> {
    let removed = match fs::symlink_metadata(path) {
        Ok(about) if about.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
        Err(error) => Err(error),
    };
    match removed {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::{Store, folder, link};
    use crate::failure::Failure;

    fn fresh(name: &str) -> PathBuf {
        let root = std::env::temp_dir().join(format!("tensu-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        root
    }

    #[test]
    fn what_was_begun_and_not_ended_is_never_found() {
        let root = fresh("store");
        let store = Store::at(root.clone());
        let lock = store.lock().expect("a lock");
        let half = store.keep("trunk-1", |folder| {
            fs::write(folder.join("trunk"), "half").expect("a file");
            Err(Failure::new("the disk is full", "free some space"))
        });
        assert!(half.is_err());
        assert_eq!(store.find("trunk-1"), None);
        let whole = store.keep("trunk-1", |folder| {
            assert!(!folder.join("trunk").exists(), "nothing is left of before");
            fs::write(folder.join("trunk"), "whole").expect("a file");
            Ok(())
        });
        assert_eq!(store.find("trunk-1"), whole.ok());
        assert_eq!(
            store.find("trunk-2"),
            None,
            "another version is another folder"
        );
        drop(lock);
        let _ = fs::remove_dir_all(&root);
    }

    #[test]
    fn a_checkout_has_what_is_kept_whatever_was_there() {
        let root = fresh("link");
        let store = Store::at(root.join("store"));
        let kept = store
            .keep("npm-1", |folder| {
                fs::write(folder.join("a"), "new").expect("a file");
                Ok(())
            })
            .expect("kept");
        let place = root.join("target/tools/npm");
        let read = || fs::read_to_string(place.join("a")).ok();
        fs::create_dir_all(&place).expect("a folder of an older set-up");
        fs::write(place.join("a"), "old").expect("a file");
        for _ in 0..2 {
            link(&kept, &place).expect("a link");
            assert_eq!(read().as_deref(), Some("new"));
        }
        // The whole store was removed: the link leads nowhere, and is made anew.
        fs::remove_dir_all(&kept).expect("removed");
        assert_eq!(read(), None);
        let kept = store.keep("npm-1", |_| Ok(())).expect("kept");
        link(&kept, &place).expect("a link");
        assert!(place.is_dir() && read().is_none());
        let _ = fs::remove_dir_all(&root);
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
