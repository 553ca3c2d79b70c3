//! Puts the golden hands into the site, so that the trust page can run them in the player's own browser.

use std::path::Path;

use tensu::golden::short;

use crate::failure::{Failure, Result};
use crate::files::{self, files};
use crate::fingerprint::hex;
use crate::project::Project;

/// The name of the file in the source of the page; the built page has its real name.
const PLACE: &str = "golden.txt";

/// Writes the hands in their short form, named after their content, and the name into the page.
pub fn add(project: &Project, folder: &Path) -> Result {
    let mut hands = String::new();
    for file in files(&project.path("tests/hands")) {
        hands.extend([&*files::read(&file)?, "\n"]);
    }
    let hands = short(&hands).map_err(|bad| {
        Failure::new(
            format!("this line of tests/hands is no hand: {}", bad.text),
            "write it as `name | ruleset | question | claims`",
        )
    })?;
    let name = format!("golden-{}.txt", hex(&hands));
    files::write(&folder.join(&name), hands)?;
    super::edit(folder, |html| {
        if html.contains(PLACE) {
            return Ok(html.replace(PLACE, &name));
        }
        Err(Failure::new(
            "index.html does not say where the golden hands go",
            "add <meta name=\"golden\" content=\"golden.txt\"> to its head",
        ))
    })
}
