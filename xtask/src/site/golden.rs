//! Puts the golden hands into the site, so that the trust page can run them in the player's own browser.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Result, io};
use crate::fingerprint::{self, Fingerprint};
use crate::project::Project;

/// What the page calls the file; the built page has its real name.
const PLACE: &str = "golden.txt";

/// Writes the hands without their comments, named after their content, and the name into the page.
pub fn add(project: &Project, folder: &Path) -> Result {
    let mut lines = String::new();
    for file in fingerprint::files(&project.path("tests/hands")) {
        let text = fs::read_to_string(&file).map_err(io("read", &file))?;
        lines.extend(hands(&text).flat_map(|line| [line, "\n"]));
    }
    let name = format!(
        "golden-{}.txt",
        Fingerprint::new().add(lines.as_bytes()).hex()
    );
    let path = folder.join("index.html");
    let html = fs::read_to_string(&path).map_err(io("read", &path))?;
    if !html.contains(PLACE) {
        return Err(Failure::new(
            "index.html does not say where the golden hands go",
            "add <meta name=\"golden\" content=\"golden.txt\"> to its head",
        ));
    }
    fs::write(folder.join(&name), lines).map_err(io("write", folder))?;
    fs::write(&path, html.replace(PLACE, &name)).map_err(io("write", &path))
}

/// The lines that are hands.
fn hands(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::hands;

    #[test]
    fn comments_stay_behind() {
        let text =
            "# Source: a book\n\nOne | tenhou | 1m | han=1\n  # why\nTwo | tenhou | 2m | han=2\n";
        let all: Vec<&str> = hands(text).collect();
        assert_eq!(
            all,
            ["One | tenhou | 1m | han=1", "Two | tenhou | 2m | han=2"]
        );
    }
}
