//! Puts the languages into the site, a file each, so that a player loads the one that he reads.

use std::path::{Path, PathBuf};

use super::tags::changed;
use crate::command::{cargo, checked};
use crate::failure::Result;
use crate::files;
use crate::fingerprint::hex;
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
    files::create(&scratch)?;
    let line = "run --quiet --package tensu-words --features labels --example words --";
    checked(
        cargo(project, line).arg(&scratch).args(word),
        "the languages could not be written",
        &scratch.join("log"),
        "read the first error above",
    )?;
    let list = files::read(&scratch.join("list"))?;
    let lines = list.lines().filter_map(|line| line.split_once(' '));
    let tags = lines.map(|(tag, name)| (tag.to_owned(), name.to_owned()));
    Ok((scratch, tags.collect()))
}

/// Writes the languages, named after their content, and the list of their tags, files and own names into the page. What
/// is loaded with pages that teach, with Chinese games, or for photos (`script`), has files of its own, and a file that lists them: the page
/// itself stays small. Returns the keys of all texts.
pub fn add(project: &Project, folder: &Path, script: &str) -> Result<String> {
    let (scratch, tags) = write(project, Texts::All)?;
    let mut named = Vec::new();
    let mut apart = format!("photo {script}\n");
    let put = |name: &str, text: String| -> Result<String> {
        let file = format!("{name}-{}.txt", hex(&text));
        files::write(&folder.join(&file), text)?;
        Ok(file)
    };
    for (tag, name) in tags {
        for kind in ["teach", "fans"] {
            let name = format!("{kind}-{tag}");
            let file = put(&name, files::read(&scratch.join(&name))?)?;
            apart.extend([&*name, " ", &*file, "\n"]);
        }
        let file = put(&format!("lang-{tag}"), files::read(&scratch.join(&tag))?)?;
        named.push(format!("{tag}:{file}:{name}"));
    }
    let apart = put("apart", apart)?;
    let fix = "add <meta name=\"languages\" content=\"languages.txt\"> to the head of index.html, and one for `apart`";
    let keys = files::read(&scratch.join("keys"))?;
    super::edit(folder, |html| {
        [("languages", named.join(",")), ("apart", apart)]
            .iter()
            .try_fold(html, |html, (name, content)| {
                changed(&html, &format!("meta[name={name}]"), fix, |tag| {
                    // Only the name of an attribute can be wrong.
                    let _ = tag.set_attribute("content", content);
                })
            })
    })?;
    Ok(keys)
}
