//! Chromium and its driver, for the tests only.
//!
//! An existing pair is used. Where there is none, Debian's apt-get installs it if that needs no password. Both come
//! from one place at one version there; elsewhere the versions are compared, because a driver refuses another version's
//! browser with an error that explains nothing.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use super::apt::Apt;
use super::{Job, Level};
use crate::command::{answer, find as on_path};
use crate::failure::{Failure, Result};
use crate::files;
use crate::project::Project;

/// A browser and the program that drives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Browser {
    /// Chromium or Chrome.
    pub chromium: PathBuf,
    /// The chromedriver of the same version.
    pub driver: PathBuf,
}

/// Flags for a browser that only ever sees our own pages: no window, works as root, no traffic of its own.
pub const FLAGS: [&str; 8] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// Chromium under the names that systems give it.
const NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

/// Chromium without windows and what belongs to them: a page in a new profile takes a third of the processor time.
const PAGES: &str = "chromium-headless-shell";

const PACKAGES: [&str; 3] = ["chromium", "chromium-driver", FONTS];
/// The package of fonts for Japanese, Korean and Chinese.
const FONTS: &str = "fonts-noto-cjk";

pub fn jobs(project: &Project, level: Level) -> Result<Vec<Job>> {
    if level < Level::Tests {
        return Ok(Vec::new());
    }
    let found = find();
    let is_chosen = |name: &&str| env::var_os(name).is_some();
    if ["CHROMIUM", "CHROMEDRIVER"].iter().any(is_chosen) {
        return found.map(|_| Vec::new());
    }
    let pages = pages_job(project);
    if found.is_ok() && has_fonts() {
        return Ok(Vec::from_iter(pages));
    }
    let packages = lacking(found.is_ok(), on_ubuntu());
    let Some(apt) = Apt::find().filter(|_| !packages.is_empty()) else {
        if found.is_ok() {
            println!(
                "Note: there is no font for Japanese and Korean, so screenshots will show boxes."
            );
        }
        return found.map(|_| Vec::new());
    };
    let name = format!("{} through apt-get", packages.join(", "));
    let first = Job::new(name, "1 min", move |project| {
        let else_fix = "install Chromium another way and set CHROMIUM and CHROMEDRIVER";
        apt.install(project, packages, else_fix)?;
        find().map(|_| ())
    });
    Ok([first].into_iter().chain(pages).collect())
}

/// The browser for pages alone, where Debian has it in the version of the other one. It is a help, no need: once it could not be
/// had, it is not asked for again.
fn pages_job(project: &Project) -> Option<Job> {
    let asked = project.tools().join("no-headless-shell");
    if for_pages().is_some() || on_ubuntu() || asked.exists() {
        return None;
    }
    let apt = Apt::find()?;
    let name = format!("{PAGES} through apt-get");
    Some(Job::new(name, "20 s", move |project| {
        let version = answer("dpkg-query", &["-W", "-f=${Version}", "chromium"]);
        let package = version.map(|version| format!("{PAGES}={version}"));
        if package.is_some_and(|one| apt.install(project, &[&one], "").is_ok()) {
            return Ok(());
        }
        println!("  Note: it is not to be had; the tests of pages take Chromium, and longer.");
        files::create(&project.tools())?;
        files::write(&asked, "")
    }))
}

/// The browser for pages alone, unless another one was chosen.
pub fn for_pages() -> Option<PathBuf> {
    if env::var_os("CHROMIUM").is_some() {
        return None;
    }
    on_path(&[PAGES])
}

/// Returns the packages for apt-get to install where a browser, fonts or both lack. Ubuntu has no package of the
/// driver, and that of the browser only leads to a snap.
fn lacking(has_browser: bool, ubuntu: bool) -> &'static [&'static str] {
    match (has_browser, ubuntu) {
        (true, _) => &[FONTS],
        (false, false) => &PACKAGES,
        (false, true) => &[],
    }
}

fn on_ubuntu() -> bool {
    fs::read_to_string("/etc/os-release").is_ok_and(|about| is_ubuntu(&about))
}

/// Returns whether the text of os-release is that of Ubuntu.
fn is_ubuntu(about: &str) -> bool {
    about
        .lines()
        .any(|line| line.replace('"', "") == "ID=ubuntu")
}

/// The browser and driver that are there, or what to do.
pub fn find() -> Result<Browser> {
    let chromium = named("CHROMIUM")?.or_else(|| on_path(&NAMES));
    let driver = named("CHROMEDRIVER")?.or_else(|| on_path(&["chromedriver"]));
    match (chromium.or_else(usual_place), driver) {
        (Some(chromium), Some(driver)) => same_version(Browser { chromium, driver }),
        (None, _) => Err(absent("Chromium")),
        (_, None) => Err(absent("chromedriver")),
    }
}

/// The program an environment variable names.
fn named(variable: &str) -> Result<Option<PathBuf>> {
    let Some(value) = env::var_os(variable).filter(|value| !value.is_empty()) else {
        return Ok(None);
    };
    let path = PathBuf::from(value);
    if path.is_file() {
        return Ok(Some(path));
    }
    Err(Failure::new(
        format!(
            "the environment variable {variable} names {}, which is no file",
            path.display()
        ),
        format!(
            "set {variable} to the full path of the program, or unset it to use the one on PATH"
        ),
    ))
}

/// Returns the place of an installed Chrome that is not on `PATH`.
fn usual_place() -> Option<PathBuf> {
    [
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    ]
    .iter()
    .map(PathBuf::from)
    .find(|path| path.is_file())
}

fn absent(what: &str) -> Failure {
    let install = if cfg!(target_os = "macos") {
        "type `brew install --cask chromium && brew install chromedriver`"
    } else if cfg!(windows) {
        "type `winget install Google.Chrome`, then `npx @puppeteer/browsers install chromedriver@stable`"
    } else if on_ubuntu() {
        "install Google Chrome (https://www.google.com/chrome) and the chromedriver of its version (https://googlechromelabs.github.io/chrome-for-testing)"
    } else {
        "type `sudo apt-get install --no-install-recommends chromium chromium-driver fonts-noto-cjk` (other systems: their packages of Chromium and chromedriver)"
    };
    Failure::new(
        format!("the browser tests need {what}, which is not on PATH"),
        format!(
            "{install}; if they are not on PATH, set CHROMIUM and CHROMEDRIVER to the full paths of a browser and driver of one version"
        ),
    )
}

/// Passes a pair on unless both tell their version and the versions differ.
fn same_version(browser: Browser) -> Result<Browser> {
    let version = |program: &Path| answer(program, &["--version"]).and_then(|text| major(&text));
    match (version(&browser.chromium), version(&browser.driver)) {
        (Some(one), Some(other)) if one != other => Err(Failure::new(
            format!(
                "{} is version {one}, but {} is version {other}",
                browser.chromium.display(),
                browser.driver.display()
            ),
            "install both from one place, or set CHROMIUM and CHROMEDRIVER to a pair of one version",
        )),
        _ => Ok(browser),
    }
}

/// The major version in "Chromium 156.0.8078.79 built on …" or "`ChromeDriver` 156.0.8078.79 (…)".
fn major(text: &str) -> Option<u32> {
    text.split_whitespace()
        .find_map(|word| word.split_once('.')?.0.parse().ok())
}

/// Returns whether text in Japanese has a font, or that cannot be asked.
fn has_fonts() -> bool {
    !cfg!(target_os = "linux")
        || answer("fc-list", &[":lang=ja", "family"]).is_none_or(|fonts| !fonts.is_empty())
}

#[cfg(test)]
mod tests {
    use super::{FONTS, PACKAGES, is_ubuntu, lacking, major};

    #[test]
    fn only_what_lacks_is_installed() {
        assert_eq!(lacking(true, false), [FONTS]);
        assert_eq!(lacking(true, true), [FONTS]);
        assert_eq!(lacking(false, false), PACKAGES);
        assert!(
            lacking(false, true).is_empty(),
            "no package there has a driver"
        );
    }

    #[test]
    fn ubuntu_is_known_by_its_own_name() {
        assert!(is_ubuntu("NAME=\"Ubuntu\"\nID=ubuntu\nID_LIKE=debian\n"));
        assert!(is_ubuntu("ID=\"ubuntu\""));
        assert!(!is_ubuntu("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"));
        assert!(!is_ubuntu("ID=debian"));
    }

    #[test]
    fn reads_major_versions() {
        assert_eq!(
            major("Chromium 156.0.8078.79 built on Debian GNU/Linux 12"),
            Some(156)
        );
        assert_eq!(major("ChromeDriver 141.0.1 (abc)"), Some(141));
        assert_eq!(major("something else"), None);
    }
}
