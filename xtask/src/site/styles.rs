//! Style sheets for the oldest browsers that are promised: what is newer than they are is written as they read it. Lightning CSS does
//! it; what it cannot lower has its plainer form in the sheets.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::failure::{Failure, Result};
use crate::files::{self, files};
use crate::fingerprint::hex;
use crate::project::Project;
use crate::setup;

/// The oldest browsers in which everything works.
const OLDEST: [&str; 3] = ["chrome=99", "safari=15.4", "firefox=100"];

/// Reads and writes a list of sheets as JSON.
const PROGRAM: &str = include_str!("lower.mjs");

/// Lowers the sheets that Trunk has put into a folder. Each is named after what is in it, so its name changes with it, and the page is
/// told.
pub fn lower(project: &Project, folder: &Path) -> Result {
    let mut paths = files(folder);
    paths.retain(|path| path.extension().is_some_and(|end| end == "css"));
    let sheets: Result<Vec<_>> = paths.iter().map(|path| files::read(path)).collect();
    let sheets = lowered(project, &sheets?)?;
    super::edit(folder, |mut html| {
        for (path, sheet) in paths.iter().zip(sheets) {
            let name = files::name(path);
            let new = renamed(&name, &hex(&sheet));
            html = html.replace(&name, &new);
            files::remove(path)?;
            files::write(&folder.join(new), sheet)?;
        }
        Ok(html)
    })
}

/// Returns style sheets as the oldest browsers read them, in the same order.
pub fn lowered(project: &Project, sheets: &[String]) -> Result<Vec<String>> {
    let failed = |why: String| {
        Failure::new(
            format!("the style sheets could not be lowered: {why}"),
            "correct the sheet that is named; if `lightningcss` is missing, `cargo xtask setup` installs it",
        )
    };
    let mut node = Command::new(setup::node()?)
        .args(["--input-type=module", "--eval", PROGRAM, "--"])
        .arg(project.npm())
        .args(OLDEST)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|why| failed(why.to_string()))?;
    let text = serde_json::to_string(sheets).map_err(|why| failed(why.to_string()))?;
    if let Some(mut to) = node.stdin.take() {
        // Who ends before it has read says why below.
        let _ = to.write_all(text.as_bytes());
    }
    let said = node
        .wait_with_output()
        .map_err(|why| failed(why.to_string()))?;
    serde_json::from_slice(&said.stdout)
        .map_err(|_| failed(String::from_utf8_lossy(&said.stderr).into_owned()))
}

/// Returns `app-OLD.css` with another number.
fn renamed(name: &str, number: &str) -> String {
    let stem = name.strip_suffix(".css").unwrap_or(name);
    let stem = stem.rsplit_once('-').map_or(stem, |(stem, _)| stem);
    format!("{stem}-{number}.css")
}

#[cfg(test)]
mod tests {
    use super::renamed;

    #[test]
    fn a_sheet_keeps_its_name_but_for_the_number() {
        assert_eq!(renamed("app-12ab.css", "34"), "app-34.css");
        assert_eq!(renamed("app.css", "34"), "app-34.css");
    }
}
