//! Reading and writing: every failure names the file and what to do.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::failure::{Result, io as failed};

/// Reads a text.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(failed("read", path))
}

/// Reads any file.
pub fn bytes(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(failed("read", path))
}

/// Writes a file.
pub fn write(path: &Path, what: impl AsRef<[u8]>) -> Result {
    fs::write(path, what).map_err(failed("write", path))
}

/// Writes a file with what is in another one.
pub fn copy(from: &Path, to: &Path) -> Result {
    write(to, bytes(from)?)
}

/// Gives a file or a folder another name, in one step.
pub fn rename(from: &Path, to: &Path) -> Result {
    fs::rename(from, to).map_err(failed("write", to))
}

/// Makes a folder, and those above it, unless they are there.
pub fn create(folder: &Path) -> Result {
    fs::create_dir_all(folder).map_err(failed("create", folder))
}

/// Makes an empty folder, whatever was there.
pub fn fresh(folder: &Path) -> Result {
    remove(folder)?;
    create(folder)
}

/// Removes a file, a link or a folder; it is well if there is none.
pub fn remove(path: &Path) -> Result {
    let removed = match fs::symlink_metadata(path) {
        Ok(about) if about.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
        Err(error) => Err(error),
    };
    let is_gone = |error: &io::Error| error.kind() == ErrorKind::NotFound;
    removed
        .or_else(|error| is_gone(&error).then_some(()).ok_or(error))
        .map_err(failed("remove", path))
}

/// Every file below a folder, or the file itself, in a fixed order. Hidden ones, `node_modules` and `target` are left out;
/// what does not exist is empty.
pub fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_path_buf()];
    }
    let Ok(entries) = fs::read_dir(path) else {
        return Vec::new();
    };
    let skipped = |name: &str| name.starts_with('.') || name == "node_modules" || name == "target";
    let mut below: Vec<PathBuf> = entries
        .flatten()
        .filter(|entry| !skipped(&entry.file_name().to_string_lossy()))
        .flat_map(|entry| files(&entry.path()))
        .collect();
    below.sort();
    below
}

/// The path of a file from a folder above it, written with `/`.
pub fn inside(folder: &Path, file: &Path) -> String {
    let path = file.strip_prefix(folder).unwrap_or(file);
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// The last part of a path.
pub fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// A folder of its own for a test, removed with what is in it when the test ends.
#[cfg(test)]
pub struct Scratch(pub PathBuf);

#[cfg(test)]
impl Scratch {
    /// Makes it, with these files in it.
    pub fn with(name: &str, texts: &[(&str, &str)]) -> Self {
        let folder = std::env::temp_dir().join(format!("tensu-{name}-{}", std::process::id()));
        fresh(&folder).expect("a folder");
        let scratch = Self(folder);
        for (name, text) in texts {
            scratch.write(name, text);
        }
        scratch
    }

    /// Writes a file in it, and the folders above.
    pub fn write(&self, name: &str, text: &str) {
        let path = self.0.join(name);
        create(path.parent().expect("a folder")).expect("a folder");
        write(&path, text).expect("a file");
    }

    /// Reads a file in it.
    pub fn read(&self, name: &str) -> String {
        read(&self.0.join(name)).expect("a file")
    }
}

#[cfg(test)]
impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = remove(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::inside;

    #[test]
    fn paths_are_written_with_slashes() {
        let folder = Path::new("site");
        let file = folder.join("embed").join("1").join("a.js");
        assert_eq!(inside(folder, &file), "embed/1/a.js");
    }
}
