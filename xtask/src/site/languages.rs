//! Puts the languages into the site, a file each, so that a player loads the one that he reads.

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};

use lol_html::element;

use super::tags::rewritten;
use crate::command::{cargo, logged};
use crate::failure::{Failure, Result, io};
use crate::fingerprint::Fingerprint;
use crate::project::Project;

/// The texts of a language that are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Texts {
    /// All of it, for the app.
    All,
    /// Without the app's own, for the npm package.
    Core,
}

/// Writes the languages into a folder, each into a file named by its tag; their tags and names. The texts come from the
/// sources as they are now, not from this program, which may be older while it serves.
pub fn write(project: &Project, texts: Texts) -> Result<(PathBuf, Vec<(String, String)>)> {
    let (name, word) = match texts {
        Texts::All => ("words", None),
        Texts::Core => ("words-core", Some("core")),
    };
    let scratch = project.scratch().join(name);
    fs::create_dir_all(&scratch).map_err(io("create", &scratch))?;
    let mut command = cargo(project.root());
    command
        .args([
            "run",
            "--quiet",
            "--package",
            "tensu",
            "--features",
            "labels",
        ])
        .args(["--example", "words", "--"])
        .arg(&scratch)
        .args(word);
    let ran = logged(&mut command, &scratch.join("log"))?;
    if !ran.ok {
        return Err(Failure::new(
            format!("the languages could not be written:\n{}", ran.tail(40)),
            "read the first error above",
        ));
    }
    let list = scratch.join("list");
    let list = fs::read_to_string(&list).map_err(io("read", &list))?;
    let lines = list.lines().filter_map(|line| line.split_once(' '));
    let tags = lines.map(|(tag, name)| (tag.to_owned(), name.to_owned()));
    Ok((scratch, tags.collect()))
}

/// Writes the languages, named after their content, and the list of their tags, files and own names into the page. What
/// is loaded with pages that teach, or with Chinese games, has files of its own, and a file that lists them: the page itself stays small.
pub fn add(project: &Project, folder: &Path) -> Result {
    let (scratch, tags) = write(project, Texts::All)?;
    let mut named = Vec::new();
    let mut apart = String::new();
    let put = |name: &str, text: &[u8]| -> Result<String> {
        let file = format!("{name}-{}.txt", Fingerprint::new().add(text).hex());
        fs::write(folder.join(&file), text).map_err(io("write", folder))?;
        Ok(file)
    };
    for (tag, name) in tags {
        for kind in ["teach", "fans"] {
            let name = format!("{kind}-{tag}");
            let path = scratch.join(&name);
            let text = fs::read(&path).map_err(io("read", &path))?;
            apart.extend([&*name, " ", &*put(&name, &text)?, "\n"]);
        }
        let path = scratch.join(&tag);
        let text = fs::read(&path).map_err(io("read", &path))?;
        let file = put(&format!("lang-{tag}"), &text)?;
        named.push(format!("{tag}:{file}:{name}"));
    }
    let apart = put("apart", apart.as_bytes())?;
    let path = folder.join("index.html");
    let html = fs::read_to_string(&path).map_err(io("read", &path))?;
    let is_there = Cell::new(false);
    let name = element!("meta[name=languages]", |tag| {
        is_there.set(true);
        tag.set_attribute("content", &named.join(","))?;
        Ok(())
    });
    let list = element!("meta[name=apart]", |tag| {
        tag.set_attribute("content", &apart)?;
        Ok(())
    });
    let html = rewritten(&html, vec![name, list])?;
    if !is_there.get() {
        return Err(Failure::new(
            "index.html does not say where the languages go",
            "add <meta name=\"languages\" content=\"languages.txt\"> to its head",
        ));
    }
    fs::write(&path, html).map_err(io("write", &path))
}
