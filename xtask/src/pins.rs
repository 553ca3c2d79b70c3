//! The tools that cargo or pip installs, and their versions. Those of npm stand in `tests/e2e`, `tests/npm` and `tests/old`, in
//! `package.json` each: npm reads them there.

use serde_json::Value;

use crate::failure::{Failure, Result};
use crate::files;
use crate::project::Project;

/// One tool at one version.
#[derive(Debug, Clone, Copy)]
pub struct Pin {
    /// The name in its registry.
    pub name: &'static str,
    pub version: &'static str,
    /// The reason for this tool at this version.
    pub why: &'static str,
}

const fn pin(name: &'static str, version: &'static str, why: &'static str) -> Pin {
    Pin { name, version, why }
}

/// The compiler that everything here was tried with. You use your own; the workflow in `.github` installs this one, as a
/// newer one may have lints that fail a build in which nothing changed. A test keeps the two equal.
pub const RUST: &str = "1.95.0";

pub const TRUNK: Pin = pin(
    "trunk",
    "0.21.14",
    "bundles and serves the app; the newest that builds with Rust 1.95 (0.22.1 wants 1.96.1)",
);
pub const WASM_BINDGEN: Pin = pin(
    "wasm-bindgen-cli",
    "0.2.130",
    "writes the JS glue and runs the wasm tests; must equal the crate in Cargo.lock",
);

// Installed when a command first asks for them.

pub const FUZZ: Pin = pin(
    "cargo-fuzz",
    "0.13.2",
    "cargo xtask fuzz; drives libFuzzer, which its build compiles with a C++ compiler",
);
pub const MUTANTS: Pin = pin(
    "cargo-mutants",
    "27.1.0",
    "cargo xtask mutants; finds code that no test would miss",
);
pub const DENY: Pin = pin(
    "cargo-deny",
    "0.20.2",
    "cargo xtask deny; what others wrote: licences, sources, doubles, known faults, by deny.toml",
);
pub const SEMVER: Pin = pin(
    "cargo-semver-checks",
    "0.51.0",
    "cargo xtask semver; finds what would break a program that uses the crate",
);
pub const WASM_PACK: Pin = pin(
    "wasm-pack",
    "0.15.1",
    "tests/habits types it; cargo xtask npm does the same steps itself",
);
pub const MATURIN: Pin = pin(
    "maturin",
    "1.16.0",
    "cargo xtask python; builds the wheel, with its compiled part in the form that Python keeps stable",
);

pub const ZIG: Pin = pin(
    "ziglang",
    "0.17.1",
    "cargo xtask python TARGET; links wheels for Linux that run on systems with an older C library",
);

/// The oldest Node that runs all of npm's (playwright-core says 20).
pub const OLDEST_NODE: u32 = 20;

/// Folders of npm packages, each with a lock.
pub const NPM: [&str; 3] = ["tests/e2e", "tests/npm", "tests/old"];

/// The npm packages of a folder: name, version and the reason for it.
pub fn npm(project: &Project, folder: &str) -> Result<Vec<[String; 3]>> {
    let path = project.path(folder).join("package.json");
    let package: Value = serde_json::from_str(&files::read(&path)?).unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let lists = ["dependencies", "devDependencies"].map(|list| package[list].as_object());
    let all = lists.into_iter().flatten().flatten();
    let all: Vec<_> = all
        .map(|(name, version)| [name.clone(), text(version), text(&package["why"][name])])
        .collect();
    if all.is_empty() {
        return Err(Failure::new(
            format!("{} names no package", path.display()),
            "see that it is JSON with `dependencies`",
        ));
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::{NPM, RUST, TRUNK, WASM_BINDGEN, npm};
    use crate::files;
    use crate::project::Project;

    #[test]
    fn the_locked_wasm_bindgen_is_that_of_the_tool() {
        let lock = files::read(&Project::here().path("Cargo.lock")).expect("a lock");
        let version = WASM_BINDGEN.version;
        let entry = format!("\nname = \"wasm-bindgen\"\nversion = \"{version}\"\n");
        assert!(lock.contains(&entry));
        assert_eq!(lock.matches("\nname = \"wasm-bindgen\"\n").count(), 1);
    }

    #[test]
    fn each_package_has_a_reason_and_one_version_and_no_address() {
        let project = Project::here();
        for folder in NPM {
            let lock = project.path(folder).join("package-lock.json");
            let lock = files::read(&lock).expect("a lock");
            assert!(
                !lock.contains("\"resolved\""),
                "no address in {folder}: npm config set omit-lockfile-registry-resolved true"
            );
            for [name, version, why] in npm(&project, folder).expect("packages") {
                let number = version.rsplit('@').next().unwrap_or_default();
                assert!(
                    number.starts_with(|sign: char| sign.is_ascii_digit()),
                    "{name}"
                );
                assert!(!why.is_empty(), "`why` in {folder}/package.json: {name}");
                assert!(
                    lock.contains(&format!("\"{name}\": \"{version}\"")),
                    "{name}"
                );
            }
        }
    }

    #[test]
    fn trunk_is_the_newest_for_the_compiler_that_was_tried() {
        let (minor, _) = RUST.rsplit_once('.').expect("three numbers");
        assert!(TRUNK.why.contains(&format!("Rust {minor} ")));
    }
}
