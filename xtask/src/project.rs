//! The folders of the project, and the locks on them.

use std::env;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Result, io};
use crate::files;

/// The folders of the project. Nothing is written outside `target/` and `dist/`, but the tools that all checkouts share.
#[derive(Debug, Clone)]
pub struct Project {
    root: PathBuf,
}

impl Project {
    /// The project that this task runner belongs to.
    pub fn here() -> Self {
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = manifest
            .parent()
            .map_or_else(|| PathBuf::from("."), Path::to_path_buf);
        Self { root }
    }

    /// One in another place, for tests.
    #[cfg(test)]
    pub const fn at(root: PathBuf) -> Self {
        Self { root }
    }

    /// A path inside the project, written with `/`.
    pub fn path(&self, inside: &str) -> PathBuf {
        inside
            .split('/')
            .fold(self.root.clone(), |path, part| path.join(part))
    }

    /// The folder that holds `Cargo.toml`.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Links to installed tools, apart from the user's own: `setup/store.rs`.
    pub fn tools(&self) -> PathBuf {
        self.path("target/tools")
    }

    /// One installed tool.
    pub fn tool(&self, name: &str) -> PathBuf {
        self.tools()
            .join("bin")
            .join(format!("{name}{}", env::consts::EXE_SUFFIX))
    }

    /// The npm packages: `package.json`, its lock and `node_modules`.
    pub fn npm(&self) -> PathBuf {
        self.tools().join("npm")
    }

    /// Returns the folder of logs, stamps and half-built sites.
    pub fn scratch(&self) -> PathBuf {
        self.path("target/xtask")
    }

    /// The log of one job, as a fresh file in an existing folder.
    pub fn log(&self, name: &str) -> Result<PathBuf> {
        let folder = self.scratch().join("logs");
        files::create(&folder)?;
        let log = folder.join(format!("{name}.log"));
        files::write(&log, "")?;
        Ok(log)
    }

    /// Returns `PATH` with the installed tools in front.
    pub fn search_path(&self) -> std::ffi::OsString {
        let mine = [
            self.tools().join("bin"),
            self.npm().join("node_modules").join(".bin"),
        ];
        let others = env::var_os("PATH").unwrap_or_default();
        env::join_paths(mine.into_iter().chain(env::split_paths(&others))).unwrap_or(others)
    }

    /// The version of the library, which is that of the site and of the npm package.
    pub fn version(&self) -> Result<String> {
        let manifest = files::read(&self.path("Cargo.toml"))?;
        let version = version(&manifest).map(str::to_owned);
        version.ok_or_else(|| {
            Failure::new(
                "Cargo.toml has no version",
                "write `version = \"…\"` below [package]",
            )
        })
    }

    /// Waits until no other `cargo xtask` of this project uses `what`; the lock ends when the file is dropped.
    pub fn lock(&self, what: &str) -> Result<File> {
        let folder = self.scratch();
        files::create(&folder)?;
        locked(&folder.join(format!("{what}.lock")), what)
    }
}

/// Waits until nobody else holds this file; it is free again when what comes back is dropped, or its program ends in any way.
pub fn locked(path: &Path, what: &str) -> Result<File> {
    let file = File::create(path).map_err(io("create", path))?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        println!("Waiting for another cargo xtask ({what}) to finish …");
        file.lock().map_err(io("lock", path))?;
    }
    Ok(file)
}

/// The version of a package, by its manifest.
fn version(manifest: &str) -> Option<&str> {
    let (_, package) = manifest.split_once("[package]\n")?;
    let mut lines = package.lines().take_while(|line| !line.starts_with('['));
    lines.find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'))
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn the_version_is_that_of_the_package() {
        let text = "[workspace]\nversion = \"9\"\n[package]\nname = \"tensu\"\nversion = \"1.2.3\"\n[dependencies]\n";
        assert_eq!(version(text), Some("1.2.3"));
        assert_eq!(version("[package]\n[x]\nversion = \"9\""), None);
    }
}
