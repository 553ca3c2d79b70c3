//! Every outside tool and its version, in one place.

use std::fs;

use crate::failure::{Failure, Result, io};
use crate::project::Project;

/// One tool at one version.
#[derive(Debug, Clone, Copy)]
pub struct Pin {
    /// The name in its registry.
    pub name: &'static str,
    /// The exact version.
    pub version: Version,
    /// The reason for this tool at this version.
    pub why: &'static str,
}

/// The place that decides a version.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Version {
    /// Here.
    Exactly(&'static str),
    /// The version of this crate in `Cargo.lock`.
    SameAsCrate(&'static str),
}

/// The compiler that everything here was tried with. You use your own; the workflow in `.github` installs this one, as a
/// newer one may have lints that fail a build in which nothing changed. A test keeps the two equal.
pub const RUST: &str = "1.95.0";

/// Bundles the app.
pub const TRUNK: Pin = Pin {
    name: "trunk",
    version: Version::Exactly("0.21.14"),
    why: "bundles the app; the newest that builds with Rust 1.95 (0.22.1 wants 1.96.1)",
};

/// Writes the JavaScript glue, and runs the tests of the JavaScript API.
pub const WASM_BINDGEN: Pin = Pin {
    name: "wasm-bindgen-cli",
    version: Version::SameAsCrate("wasm-bindgen"),
    why: "writes the JS glue and runs the wasm tests; must equal the crate, so Cargo.lock decides",
};

/// Runs the programs of `tests/fuzz`; installed when it is first asked for.
pub const FUZZ: Pin = Pin {
    name: "cargo-fuzz",
    version: Version::Exactly("0.13.2"),
    why: "cargo xtask fuzz; drives libFuzzer, which its build compiles with a C++ compiler",
};

/// Changes the code in one place at a time; installed when it is first asked for.
pub const MUTANTS: Pin = Pin {
    name: "cargo-mutants",
    version: Version::Exactly("27.1.0"),
    why: "cargo xtask mutants; finds code that no test would miss",
};

/// Looks at the crates that are linked; installed when it is first asked for.
pub const DENY: Pin = Pin {
    name: "cargo-deny",
    version: Version::Exactly("0.20.2"),
    why: "cargo xtask deny; what others wrote: licences, sources, doubles, known faults, by deny.toml",
};

/// Builds the engine of the npm package for whoever types it in `npm/`; installed when a test of that is first asked for.
pub const WASM_PACK: Pin = Pin {
    name: "wasm-pack",
    version: Version::Exactly("0.15.1"),
    why: "tests/habits types it; cargo xtask npm does the same steps itself",
};

/// Compares the public items of the crate with those of a release; installed when it is first asked for.
pub const SEMVER: Pin = Pin {
    name: "cargo-semver-checks",
    version: Version::Exactly("0.51.0"),
    why: "cargo xtask semver; finds what would break a program that uses the crate",
};

/// Makes the wheel of the Python package; installed when that is first asked for.
pub const MATURIN: Pin = Pin {
    name: "maturin",
    version: Version::Exactly("1.16.0"),
    why: "cargo xtask python; builds the wheel, with its compiled part in the form that Python keeps stable",
};

/// Packages that the tests of the npm package use as its users do. `tests/npm/package.json` repeats these versions for npm.
pub const NPM_TESTS: [Pin; 7] = [
    Pin {
        name: "typescript",
        version: Version::Exactly("6.0.3"),
        why: "tests/npm checks the types; the newest whose compiler can be asked from JavaScript (7 is another program)",
    },
    Pin {
        name: "vite",
        version: Version::Exactly("8.3.8"),
        why: "tests/npm builds a project of a user with it",
    },
    Pin {
        name: "webpack",
        version: Version::Exactly("5.113.0"),
        why: "tests/npm: another builder",
    },
    Pin {
        name: "esbuild",
        version: Version::Exactly("0.28.2"),
        why: "tests/npm: another builder",
    },
    Pin {
        name: "rollup",
        version: Version::Exactly("4.68.8"),
        why: "tests/npm: another builder",
    },
    Pin {
        name: "@rollup/plugin-node-resolve",
        version: Version::Exactly("16.0.3"),
        why: "tests/npm: with it Rollup finds packages",
    },
    Pin {
        name: "ajv",
        version: Version::Exactly("8.20.0"),
        why: "tests/npm holds requests and answers against the JSON Schema; webpack brings the same one",
    },
];

/// Browsers of earlier years: @sparticuz/chromium, under the name of each in `tests/old/package.json`, which repeats the versions.
pub const ENGINES: [Pin; 4] = [
    Pin {
        name: "chromium-103",
        version: Version::Exactly("103.0.0"),
        why: "tests/old: the oldest to be had that is not older than Chrome 99, which is promised",
    },
    Pin {
        name: "chromium-109",
        version: Version::Exactly("109.0.6"),
        why: "tests/old: the oldest Chrome that has to look whole",
    },
    Pin {
        name: "chromium-115",
        version: Version::Exactly("115.0.0"),
        why: "tests/old: popovers, and no light-dark()",
    },
    Pin {
        name: "chromium-119",
        version: Version::Exactly("119.0.2"),
        why: "tests/old: the last to be had without light-dark()",
    },
];

/// The npm packages. `tests/e2e/package.json` repeats these versions for npm; a test keeps the two equal.
pub const NPM: [Pin; 7] = [
    Pin {
        name: "binaryen",
        version: Version::Exactly("132.0.0"),
        why: "wasm-opt from npm: distributions ship one too old for what rustc emits, code-hosting sites may be blocked",
    },
    Pin {
        name: "lightningcss",
        version: Version::Exactly("1.33.0"),
        why: "writes style sheets as browsers of 2022 read them (site/styles.rs); released in July 2026, never part of the site",
    },
    Pin {
        name: "playwright-core",
        version: Version::Exactly("1.65.1"),
        why: "drives the browser in tests/e2e; the -core package downloads no browser of its own",
    },
    Pin {
        name: "axe-core",
        version: Version::Exactly("4.14.1"),
        why: "what a machine can find about accessibility, in tests/e2e/axe.test.mjs; never part of the site",
    },
    Pin {
        name: "dejavu-fonts-ttf",
        version: Version::Exactly("2.37.3"),
        why: "the browser's font in tests/e2e, the same on every machine (fonts.mjs); never part of the site",
    },
    Pin {
        name: "@expo-google-fonts/noto-sans",
        version: Version::Exactly("0.4.2"),
        why: "tests/e2e: what many Linux desktops show",
    },
    Pin {
        name: "@expo-google-fonts/roboto",
        version: Version::Exactly("0.4.3"),
        why: "tests/e2e: what Android shows",
    },
];

/// The oldest Node that runs all of them (playwright-core says 20).
pub const OLDEST_NODE: u32 = 20;

impl Pin {
    /// The version as a number, read from `Cargo.lock` where that decides.
    pub fn number(&self, project: &Project) -> Result<String> {
        match self.version {
            Version::Exactly(number) => Ok(number.to_owned()),
            Version::SameAsCrate(name) => {
                let path = project.path("Cargo.lock");
                let lock = fs::read_to_string(&path).map_err(io("read", &path))?;
                locked(&lock, name).map(str::to_owned).ok_or_else(|| {
                    Failure::new(
                        format!("Cargo.lock names no {name}, or several of them"),
                        format!("keep exactly one version of {name} in Cargo.toml (`cargo tree --invert {name}` shows who wants it)"),
                    )
                })
            }
        }
    }
}

/// The version of a package in the text of a `Cargo.lock`, if there is exactly one.
fn locked<'a>(lock: &'a str, name: &str) -> Option<&'a str> {
    let mut versions = lock.split("[[package]]").filter_map(|package| {
        let field = |key: &str| {
            let line = package.lines().find_map(|line| line.strip_prefix(key))?;
            line.trim_start_matches([' ', '='])
                .strip_prefix('"')?
                .strip_suffix('"')
        };
        (field("name")? == name).then(|| field("version")).flatten()
    });
    let version = versions.next()?;
    versions.next().is_none().then_some(version)
}

#[cfg(test)]
mod tests {
    use super::{ENGINES, NPM, NPM_TESTS, Pin, RUST, TRUNK, Version, locked};

    const LOCK: &str = r#"
version = 4

[[package]]
name = "wasm-bindgen"
version = "0.2.130"
source = "registry"

[[package]]
name = "wasm-bindgen-macro"
version = "0.2.131"

[[package]]
name = "twice"
version = "1.0.0"

[[package]]
name = "twice"
version = "2.0.0"
"#;

    #[test]
    fn reads_the_one_locked_version() {
        assert_eq!(locked(LOCK, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked(LOCK, "wasm-bindgen-macro"), Some("0.2.131"));
        assert_eq!(locked(LOCK, "yew"), None);
        assert_eq!(locked(LOCK, "twice"), None);
    }

    #[test]
    fn package_json_and_its_lock_repeat_the_pins() {
        let package = include_str!("../../tests/e2e/package.json");
        let lock = include_str!("../../tests/e2e/package-lock.json");
        repeated(&NPM, package, lock);
        assert!(
            !lock.contains("://"),
            "no address in package-lock.json: npm config set omit-lockfile-registry-resolved true"
        );
        let package = include_str!("../../tests/npm/package.json");
        let lock = include_str!("../../tests/npm/package-lock.json");
        repeated(&NPM_TESTS, package, lock);
        assert!(!lock.contains("\"resolved\""), "no address of a registry");
    }

    #[test]
    fn each_engine_is_named_after_its_version() {
        let package = include_str!("../../tests/old/package.json");
        let lock = include_str!("../../tests/old/package-lock.json");
        assert!(!lock.contains("\"resolved\""), "no address of a registry");
        for pin in ENGINES {
            let Version::Exactly(version) = pin.version else {
                panic!("{} is pinned here", pin.name);
            };
            let line = format!("\"{}\": \"npm:@sparticuz/chromium@{version}\"", pin.name);
            assert!(package.contains(&line) && lock.contains(&line), "{line}");
        }
    }

    #[test]
    fn the_workflows_have_the_compiler_that_was_tried() {
        for workflow in [
            include_str!("../../.github/workflows/pages.yml"),
            include_str!("../../.github/workflows/nightly.yml"),
            include_str!("../../.github/workflows/release.yml"),
            include_str!("../../.github/workflows/site.yml"),
        ] {
            assert!(workflow.contains(&format!("\n      RUSTUP_TOOLCHAIN: {RUST}\n")));
        }
        let (minor, _) = RUST.rsplit_once('.').expect("three numbers");
        assert!(
            TRUNK.why.contains(&format!("Rust {minor} ")),
            "{}",
            TRUNK.why
        );
    }

    fn repeated(pins: &[Pin], package: &str, lock: &str) {
        for pin in pins {
            let Version::Exactly(version) = pin.version else {
                panic!("{} is pinned here", pin.name);
            };
            assert!(
                package.contains(&format!("\"{}\": \"{version}\"", pin.name)),
                "{}",
                pin.name
            );
            let entry = lock
                .split(&format!("\"node_modules/{}\": {{", pin.name))
                .nth(1);
            let locked = entry.is_some_and(|entry| {
                entry
                    .trim_start()
                    .starts_with(&format!("\"version\": \"{version}\""))
            });
            assert!(locked, "{} in package-lock.json", pin.name);
        }
    }
}
