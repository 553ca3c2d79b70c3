//! Puts the golden hands into the site, so that the trust page can run them in the player's own browser.

use std::fs;
use std::path::Path;

use tensu::golden::short;

use crate::failure::{Failure, Result, io};
use crate::fingerprint::{self, Fingerprint};
use crate::project::Project;

/// The name of the file in the source of the page; the built page has its real name.
const PLACE: &str = "golden.txt";

/// Writes the hands in their short form, named after their content, and the name into the page.
pub fn add(project: &Project, folder: &Path) -> Result {
    let mut hands = String::new();
    for file in fingerprint::files(&project.path("tests/hands")) {
        let text = fs::read_to_string(&file).map_err(io("read", &file))?;
        hands.push_str(&text);
        hands.push('\n');
    }
    let hands = short(&hands).map_err(|bad| {
        Failure::new(
            format!("this line of tests/hands is no hand: {}", bad.text),
            "write it as `name | ruleset | question | claims`",
        )
    })?;
    let name = format!(
        "golden-{}.txt",
        Fingerprint::new().add(hands.as_bytes()).hex()
    );
    let path = folder.join("index.html");
    let html = fs::read_to_string(&path).map_err(io("read", &path))?;
    if !html.contains(PLACE) {
        return Err(Failure::new(
            "index.html does not say where the golden hands go",
            "add <meta name=\"golden\" content=\"golden.txt\"> to its head",
        ));
    }
    fs::write(folder.join(&name), hands).map_err(io("write", folder))?;
    fs::write(&path, html.replace(PLACE, &name)).map_err(io("write", &path))
}
