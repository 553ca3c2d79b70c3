//! `cargo xtask rules`: the pages of `docs/rules`, written from the rulesets.

use std::fs;

use crate::failure::{Result, io};
use crate::project::Project;

mod pages;
mod tables;

/// Writes the pages anew, and says which ones changed.
pub fn write(project: &Project) -> Result {
    let folder = project.path(pages::FOLDER);
    fs::create_dir_all(&folder).map_err(io("make", &folder))?;
    let mut changed = 0;
    for (name, text) in pages::all() {
        let page = folder.join(name);
        if fs::read_to_string(&page).is_ok_and(|there| there == text) {
            continue;
        }
        fs::write(&page, text).map_err(io("write", &page))?;
        println!("{} is written anew.", page.display());
        changed += 1;
    }
    println!(
        "{changed} pages changed. What decided the values of a new ruleset is for a section of docs/rules.md, by hand."
    );
    Ok(())
}
