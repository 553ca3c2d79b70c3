//! Puts the app's first screen into the page, so that something useful shows before the WebAssembly is there.
//!
//! The app draws it itself: compiled natively it prints what it would show on a first visit (`src/bin/app/shell.rs`). So
//! both are alike, and nothing moves when the app takes over.

use std::path::Path;

use lol_html::html_content::ContentType::Html;

use super::tags::changed;
use crate::command::{cargo, said};
use crate::failure::{Failure, Result};
use crate::project::Project;

/// Draws the screen and writes it into the page of a freshly built site.
pub fn add(project: &Project, folder: &Path) -> Result {
    let shell = draw(project)?;
    super::edit(folder, |html| filled(&html, &shell))
}

/// The page with the screen in its place.
fn filled(html: &str, shell: &str) -> Result<String> {
    let fix = "keep <div id=\"shell\"></div> in index.html, empty";
    changed(html, "#shell", fix, |tag| {
        tag.set_inner_content(shell, Html);
    })
}

fn draw(project: &Project) -> Result<String> {
    let mut app = cargo(project, "run --quiet --package tensu-app --features shell");
    let shell = said(&mut app)?.map(|shell| shell.trim().to_owned());
    shell.filter(|shell| !shell.is_empty()).ok_or_else(|| {
        Failure::new(
            "the app could not draw its first screen outside of a browser",
            "what is drawn must not need one: reach the window through `page::window()`, which is none here, or in an effect",
        )
    })
}

#[cfg(test)]
mod tests {
    use super::filled;

    #[test]
    fn the_screen_goes_into_the_page() {
        for place in ["<div id=shell>", "<div id=\"shell\">"] {
            assert_eq!(
                filled(&format!("<p>{place}</div><p>"), "<main></main>").expect("a page"),
                format!("<p>{place}<main></main></div><p>")
            );
        }
        assert!(filled("<div id=shells></div>", "<b>").is_err());
    }
}
