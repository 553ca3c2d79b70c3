//! `cargo xtask rules`: the tables of `docs/rules.md` and the pages of `docs/rules`, written from the rulesets.

use std::fs;

use crate::failure::{Failure, Result, io};
use crate::project::Project;

mod pages;
mod tables;

/// The file, by its path in the project.
const FILE: &str = "docs/rules.md";

/// Writes the tables anew, with a section for each ruleset that has none; says what is left to write by hand.
pub fn write(project: &Project) -> Result {
    let path = project.path(FILE);
    let before = fs::read_to_string(&path).map_err(io("read", &path))?;
    let missing = tables::missing(&before);
    let text = tables::renewed(&tables::with_sections(&before, &missing)).map_err(|why| {
        Failure::new(
            format!("{FILE}: {why}"),
            "a table stands between `<!-- table: NAME -->` and `<!-- end -->`; \
             xtask/src/lawbook/tables.rs lists the names",
        )
    })?;
    fs::write(&path, &text).map_err(io("write", &path))?;
    let folder = project.path(pages::FOLDER);
    fs::create_dir_all(&folder).map_err(io("make", &folder))?;
    for (name, text) in pages::all() {
        let page = folder.join(name);
        fs::write(&page, text).map_err(io("write", &page))?;
    }
    let changed = if text == before { "is" } else { "is now" };
    println!("{FILE} {changed} as the rulesets are.");
    for rules in missing {
        println!(
            "New: a section for `{}`; write above its tables what decided its values.",
            rules.id
        );
    }
    Ok(())
}
