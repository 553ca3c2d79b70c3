//! The page that leads to the hand in its query (`h/?1/tenhou/…`). A host hears of a query, and of what stands behind a `#` never: one that
//! runs a file answers with the hand's own title and picture (`docs/hosting/`), and any other with this page, which has the card of the
//! site. It has nothing of the app in it, and is kept on the device like the calculator.

use std::path::Path;

use super::PAGE;
use super::embed::bare;
use crate::failure::Result;
use crate::files;
use crate::fingerprint::hex;
use crate::project::Project;

/// The folder of the page.
const FOLDER: &str = "h";
/// The script that leads on.
const SCRIPT: &str = "open.js";

/// Adds the page and its script.
pub fn add(project: &Project, folder: &Path) -> Result {
    let (from, to) = (project.path("www").join(FOLDER), folder.join(FOLDER));
    files::create(&to)?;
    let script = bare(&files::read(&from.join(SCRIPT))?);
    let page = page(&files::read(&from.join(PAGE))?, &script);
    files::write(&to.join(PAGE), page)?;
    files::write(&to.join(SCRIPT), script)
}

/// The page with what is in its script behind the name of that: a browser may keep either without asking.
fn page(html: &str, script: &str) -> String {
    let lines = html.lines().flat_map(|line| [line.trim(), "\n"]);
    let html: String = lines.collect();
    html.replace("{{open}}", &hex(script)[..8])
}

#[cfg(test)]
mod tests {
    use super::{add, page};
    use crate::files::Scratch;
    use crate::project::Project;
    use crate::site::page::offence;

    #[test]
    fn the_page_is_small_and_runs_its_own_script_alone() {
        let site = Scratch::with("hands", &[]);
        add(&Project::here(), &site.0).expect("a page");
        let (html, script) = (site.read("h/index.html"), site.read("h/open.js"));
        assert_eq!(html.matches("<script").count(), 1);
        assert!(html.len() < 1_500 && script.len() < 300, "{html}{script}");
        for part in [
            "script-src 'self'",
            "<title>Tensu</title>",
            "{{version}}",
            "<noscript>",
            "href=\"../\"",
            "</body>",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
        assert_eq!(html.matches("{{").count(), 1, "{html}");
        assert_eq!(offence(&html).expect("a page"), None);
        assert!(!script.contains("//"), "{script}");
    }

    #[test]
    fn another_script_has_another_address() {
        let with = |script: &str| page("<script src=\"open.js?v={{open}}\">", script);
        assert_eq!(with("a"), with("a"));
        assert_ne!(with("a"), with("b"));
    }
}
