//! The picture at the top of the README, taken from the built app.

use std::process::Command;

use crate::command::shown;
use crate::failure::Result;
use crate::project::Project;
use crate::setup::{self, BROWSER_FLAGS, Level};
use crate::site::{self, Flavour, Output};

/// Takes it anew; false when the browser's part failed, which says why.
pub fn take(project: &Project) -> Result<bool> {
    setup::ensure(project, Level::Tests)?;
    site::build(project, Flavour::Release, Output::Shown)?;
    let browser = setup::find_browser()?.chromium;
    let mut command = Command::new(setup::node()?);
    command
        .arg(project.path("tests/e2e/pictures.mjs"))
        .env("CHROMIUM", setup::page_browser().unwrap_or(browser))
        .env("CHROMIUM_FLAGS", BROWSER_FLAGS.join(" "));
    shown(&mut command)
}
