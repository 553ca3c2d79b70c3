//! Writes the service worker: which files the site has, and which build it is.
//!
//! Why not Workbox: it would add npm packages to the build and 10 KB to the site for routes and strategies, of which a
//! site that is kept whole needs none; `www/sw.js` is a page of code.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Result, io};
use crate::fingerprint::{self, Fingerprint};

/// What stands for the version in `index.html` and `sw.js`.
const VERSION: &str = "{{version}}";
/// What stands for the names of all files in `sw.js`.
const FILES: &str = "\"{{files}}\"";
/// The worker. It cannot keep itself: the browser looks for a newer one.
const WORKER: &str = "sw.js";
/// The pages, kept under the addresses that players open.
const PAGES: [&str; 3] = ["index.html", "embed/1/index.html", "embed/index.html"];
/// What other pages use, which need the network themselves.
const OTHERS: [&str; 4] = [
    "embed/demo/",
    "embed/1/hand.js",
    "embed/1/tensu.js",
    "embed/1/tensu.d.ts",
];

/// Fills in what only the finished site knows. Every file of the site is kept on the device, whoever made it, but
/// for those of other pages: what a step of the build adds (a language, a font) has to be there before this one.
pub fn add(folder: &Path) -> Result {
    let mut names = Vec::new();
    let mut sum = Fingerprint::new();
    for path in fingerprint::files(folder) {
        let name = fingerprint::inside(folder, &path);
        let bytes = fs::read(&path).map_err(io("read", &path))?;
        sum = sum.add(name.as_bytes()).add(&bytes);
        names.push(name);
    }
    let version = &sum.hex()[..8];
    for name in PAGES.into_iter().chain([WORKER]) {
        let path = folder.join(name);
        let text = fs::read_to_string(&path).map_err(io("read", &path))?;
        let text = filled(&text, version, &names).ok_or_else(|| {
            Failure::new(
                format!("{name} does not say where the version goes"),
                format!("keep {VERSION} in it, and {FILES} in {WORKER}"),
            )
        })?;
        fs::write(&path, text).map_err(io("write", &path))?;
    }
    Ok(())
}

/// The page or the worker with the version, and the list of all files where there is a place for it.
fn filled(text: &str, version: &str, names: &[String]) -> Option<String> {
    let is_kept =
        |name: &&String| *name != WORKER && !OTHERS.iter().any(|other| name.starts_with(other));
    let kept = names
        .iter()
        .filter(is_kept)
        .map(|name| match name.strip_suffix("index.html") {
            Some("") => "\"./\"".to_owned(),
            Some(folder) => format!("\"{folder}\""),
            None => format!("\"{name}\""),
        });
    let list = kept.collect::<Vec<_>>().join(",");
    // The comments of the worker are for whoever reads its source.
    let comment = |line: &&str| line.starts_with("//") || line.starts_with("/**");
    let lines: Vec<&str> = text.lines().filter(|line| !comment(line)).collect();
    let text = lines.join("\n");
    text.contains(VERSION)
        .then(|| text.replace(VERSION, version).replace(FILES, &list))
}

#[cfg(test)]
mod tests {
    use super::{FILES, VERSION, add, filled};
    use std::fs;

    #[test]
    fn the_worker_keeps_all_that_players_open() {
        let names = [
            "a/b.png",
            "app-1.css",
            "embed/1/index.html",
            "embed/1/tensu.js",
            "embed/demo/index.html",
            "index.html",
            "sw.js",
        ]
        .map(str::to_owned);
        let text = format!("v = \"{VERSION}\", f = [{FILES}]");
        assert_eq!(
            filled(&text, "01ab", &names).as_deref(),
            Some("v = \"01ab\", f = [\"a/b.png\",\"app-1.css\",\"embed/1/\",\"./\"]")
        );
        assert_eq!(
            filled(&format!("// {VERSION}\n{VERSION}"), "01ab", &names).as_deref(),
            Some("01ab")
        );
        assert_eq!(filled("nothing", "01ab", &names), None);
    }

    /// A byte of any file makes another version.
    #[test]
    fn the_version_is_that_of_the_contents() {
        let folder = std::env::temp_dir().join(format!("tensu-offline-{}", std::process::id()));
        let built = |css: &str| {
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(folder.join("embed/1")).expect("a folder");
            for (name, text) in [
                ("index.html", VERSION),
                ("embed/index.html", VERSION),
                ("embed/1/index.html", VERSION),
                ("sw.js", &format!("{VERSION} {FILES}")),
                ("app.css", css),
            ] {
                fs::write(folder.join(name), text).expect("a file");
            }
            add(&folder).expect("a site");
            fs::read_to_string(folder.join("index.html")).expect("a page")
        };
        let (one, other) = (built("p {}"), built("b {}"));
        assert_eq!((one.len(), built("p {}") == one), (8, true));
        assert_ne!(one, other);
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn the_templates_have_their_places() {
        let worker = include_str!("../../../www/sw.js");
        assert!(worker.contains(VERSION) && worker.contains(FILES));
        assert!(include_str!("../../../index.html").contains(VERSION));
    }
}
