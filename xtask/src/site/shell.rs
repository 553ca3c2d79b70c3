//! Puts the app's first screen into the page, so that something useful shows before the WebAssembly is there.
//!
//! The app draws it itself: compiled natively it prints what it would show on a first visit (`src/bin/app/shell.rs`). So
//! both are alike, and nothing moves when the app takes over.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use crate::command::cargo;
use crate::failure::{Failure, Result, io};
use crate::project::Project;

/// Where the screen goes, as Trunk's minifier leaves it and as we write it.
const PLACES: [&str; 2] = ["<div id=shell></div>", "<div id=\"shell\"></div>"];

/// Draws the screen and writes it into the page of a freshly built site.
pub fn add(project: &Project, folder: &Path) -> Result {
    let path = folder.join("index.html");
    let html = fs::read_to_string(&path).map_err(io("read", &path))?;
    let html = filled(&html, &draw(project)?).ok_or_else(|| {
        Failure::new(
            "index.html has no place for the first screen",
            "keep <div id=\"shell\"></div> in it, empty",
        )
    })?;
    fs::write(&path, html).map_err(io("write", &path))
}

fn filled(html: &str, shell: &str) -> Option<String> {
    let place = PLACES.into_iter().find(|place| html.contains(place))?;
    let start = place.strip_suffix("</div>")?;
    Some(html.replacen(place, &format!("{start}{shell}</div>"), 1))
}

fn draw(project: &Project) -> Result<String> {
    let mut app = cargo(project.root());
    app.args([
        "run",
        "--quiet",
        "--package",
        "tensu-app",
        "--features",
        "shell",
    ])
    .stdin(Stdio::null())
    .stderr(Stdio::inherit());
    let output = app.output().map_err(io("start", Path::new("cargo")))?;
    let shell = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if output.status.success() && !shell.is_empty() {
        return Ok(shell);
    }
    Err(Failure::new(
        "the app could not draw its first screen outside of a browser",
        "what is drawn must not need one: reach the window through `page::window()`, which is none here, or in an effect",
    ))
}

#[cfg(test)]
mod tests {
    use super::filled;

    #[test]
    fn the_screen_goes_into_the_page() {
        let minified = "<p><div id=shell></div><p>";
        assert_eq!(
            filled(minified, "<main></main>").as_deref(),
            Some("<p><div id=shell><main></main></div><p>")
        );
        let plain = "<div id=\"shell\"></div>";
        assert_eq!(
            filled(plain, "<b>").as_deref(),
            Some("<div id=\"shell\"><b></div>")
        );
        assert_eq!(filled("<div id=shell><p>full</div>", "<b>"), None);
    }
}
