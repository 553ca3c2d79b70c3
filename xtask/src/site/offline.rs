//! Writes the service worker: which files the site has, what is in each, and which build it is.
//!
//! Workbox would add npm packages to the build and 10 KB to the site for routes and strategies, of which a site that is
//! kept whole needs none; `www/sw.js` is a page of code.

use std::path::Path;

use sha2::{Digest, Sha256};

use super::PAGE;
use super::split::SLIM;
use super::{photo, texts};
use crate::failure::{Failure, Result};
use crate::files::{self, files};
use crate::fingerprint::Fingerprint;

/// The placeholder for the version in `index.html` and `sw.js`.
const VERSION: &str = "{{version}}";
/// The placeholder for all files in `sw.js`: their names, and the checksums of what is in them.
const FILES: &str = "\"{{files}}\"";
/// The same for those that are kept once they were wanted.
const LATER: &str = "\"{{later}}\"";
/// The worker. It cannot keep itself: the browser looks for a newer one.
const WORKER: &str = "sw.js";
/// Files that other pages use, which need the network themselves, and those that nobody opens while playing.
const OTHERS: [&str; 8] = [
    "licences.txt",
    SLIM,
    "embed/demo/",
    "embed/1/hand.js",
    "embed/1/page.js",
    "embed/1/tensu.js",
    "embed/1/tensu.d.ts",
    "embed/1/words.js",
];

/// Fills in what only the finished site knows. Every file of the site is kept on the device, whoever made it, but
/// for those of other pages: what a step of the build adds (a language, a font) has to be there before this one.
pub fn add(folder: &Path) -> Result {
    let (mut sum, mut names) = (Fingerprint::new(), Vec::new());
    let (mut list, mut later) = (Vec::new(), Vec::new());
    for path in &files(folder) {
        let (name, bytes) = (files::inside(folder, path), files::bytes(path)?);
        sum = sum.add(&name).add(&bytes);
        if [photo::FOLDER, texts::FOLDER]
            .iter()
            .any(|one| name.starts_with(one))
        {
            later.push(entry(&name, &bytes));
        } else if is_kept(&name) {
            list.push(entry(&name, &bytes));
            names.push(name);
        }
    }
    let (version, lists) = (&sum.hex()[..8], [list.join(","), later.join(",")]);
    let pages = names
        .iter()
        .map(String::as_str)
        .filter(|name| folder_of(name).is_some());
    for name in pages.chain([WORKER]) {
        let path = folder.join(name);
        let text = filled(&files::read(&path)?, version, &lists).ok_or_else(|| {
            Failure::new(
                format!("{name} does not say where the version goes"),
                format!("keep {VERSION} in it, and {FILES} and {LATER} in {WORKER}"),
            )
        })?;
        files::write(&path, text)?;
    }
    Ok(())
}

/// The worker while developing: none. An offline copy would hide every rebuild, also one that a release left behind.
const NONE: &str = "addEventListener('install', () => skipWaiting());
addEventListener('activate', () => registration.unregister());
";

/// Has browsers keep nothing of this site.
pub fn forget(folder: &Path) -> Result {
    files::write(&folder.join(WORKER), NONE)
}

/// The page or the worker with the version, and the lists of files where there are places for them: of those that are kept at once, and of
/// those that are kept once they were wanted.
fn filled(text: &str, version: &str, lists: &[String; 2]) -> Option<String> {
    // The comments of the worker are for whoever reads its source.
    let comment = |line: &&str| line.starts_with("//") || line.starts_with("/**");
    let lines: Vec<&str> = text.lines().filter(|line| !comment(line)).collect();
    let text = lines.join("\n");
    text.contains(VERSION).then(|| {
        let text = text.replace(VERSION, version).replace(FILES, &lists[0]);
        text.replace(LATER, &lists[1])
    })
}

fn is_kept(name: &str) -> bool {
    name != WORKER && !OTHERS.iter().any(|other| name.starts_with(other))
}

/// A line of the list: a page under the address that players open, which says its version itself, and any other file.
fn entry(name: &str, bytes: &[u8]) -> String {
    match folder_of(name) {
        Some("") => "\"./\":\"\"".to_owned(),
        Some(folder) => format!("\"{folder}\":\"\""),
        None => format!("\"{name}\":\"{}\"", checksum(bytes)),
    }
}

/// The folder that a page is the page of, with a slash at its end; none of a file that is no such page.
fn folder_of(name: &str) -> Option<&str> {
    let folder = name.strip_suffix(PAGE)?;
    (folder.is_empty() || folder.ends_with('/')).then_some(folder)
}

/// The first eight bytes of SHA-256, which browsers compute themselves: enough to tell what came otherwise from what is right.
fn checksum(bytes: &[u8]) -> String {
    let sum = Sha256::digest(bytes);
    let first = sum.iter().take(8);
    let number = first.fold(0, |number, &byte| number << 8 | u64::from(byte));
    format!("{number:016x}")
}

#[cfg(test)]
mod tests {
    use super::{FILES, LATER, VERSION, add, entry, filled, is_kept};
    use crate::files::Scratch;

    #[test]
    fn the_worker_keeps_all_that_players_open() {
        let names = [
            "a/b.png",
            "app-1.css",
            "embed/1/index.html",
            "embed/1/tensu.js",
            "embed/demo/index.html",
            "index.html",
            "no-index.html",
            "licences.txt",
            "sw.js",
        ];
        let kept = names.into_iter().filter(|name| is_kept(name));
        // FIPS 180-4 has the SHA-256 of "abc" among its examples.
        let sum = "ba7816bf8f01cfea";
        assert_eq!(
            kept.map(|name| entry(name, b"abc")).collect::<Vec<_>>(),
            [
                format!("\"a/b.png\":\"{sum}\""),
                format!("\"app-1.css\":\"{sum}\""),
                "\"embed/1/\":\"\"".to_owned(),
                "\"./\":\"\"".to_owned(),
                format!("\"no-index.html\":\"{sum}\"")
            ]
        );
    }

    #[test]
    fn the_version_and_the_list_have_their_places() {
        let text = format!("v = \"{VERSION}\", f = {{{FILES}}}, l = {{{LATER}}}");
        let lists = ["\"./\":\"2c\"", "\"a\":\"3d\""].map(str::to_owned);
        assert_eq!(
            filled(&text, "01ab", &lists).as_deref(),
            Some("v = \"01ab\", f = {\"./\":\"2c\"}, l = {\"a\":\"3d\"}")
        );
        let comment = format!("// {VERSION}\n{VERSION}");
        assert_eq!(filled(&comment, "01ab", &lists).as_deref(), Some("01ab"));
        assert_eq!(filled("nothing", "01ab", &lists), None);
    }

    /// A byte of any file makes another version.
    #[test]
    fn the_version_is_that_of_the_contents() {
        let worker = format!("{VERSION} {FILES}");
        let built = |css: &str| {
            let all = [
                ("index.html", VERSION),
                ("embed/index.html", VERSION),
                ("embed/1/index.html", VERSION),
                ("sw.js", &worker),
                ("app.css", css),
            ];
            let site = Scratch::with("offline", &all);
            add(&site.0).expect("a site");
            site.read("index.html")
        };
        let (one, other) = (built("p {}"), built("b {}"));
        assert_eq!((one.len(), built("p {}") == one), (8, true));
        assert_ne!(one, other);
    }

    /// Browsers know a page by its version, so one without it would never be kept.
    #[test]
    fn every_page_that_is_kept_says_the_version() {
        let worker = format!("{VERSION} {FILES}");
        let with = |more: &str| {
            let all = [
                ("sw.js", &*worker),
                ("index.html", VERSION),
                ("embed/demo/index.html", "kept by nobody"),
                ("more/index.html", more),
            ];
            Scratch::with("pages", &all)
        };
        assert!(add(&with("no place for it").0).is_err());
        let site = with(VERSION);
        add(&site.0).expect("a site");
        assert_eq!(site.read("more/index.html"), site.read("index.html"));
        assert!(site.read("sw.js").contains("\"more/\":\"\""));
    }

    #[test]
    fn the_templates_have_their_places() {
        let worker = include_str!("../../../www/sw.js");
        assert!(worker.contains(VERSION) && worker.contains(FILES) && worker.contains(LATER));
        assert!(include_str!("../../../index.html").contains(VERSION));
    }
}
