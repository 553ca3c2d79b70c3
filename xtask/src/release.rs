//! A release, tried: all of it that needs no account, and what is left to do by hand. `.github/workflows/release.yml` runs it before it
//! publishes.

#[cfg(test)]
mod workflows;

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::archive;
use crate::checks;
use crate::command::{answer, cargo, checked, find, said};
use crate::engine;
use crate::failure::{Failure, Result};
use crate::files;
use crate::project::Project;
use crate::python;
use crate::setup::{self, Level};
use crate::site::{self, Flavour, Output};
use crate::stages::{crates, timed};

/// A step: its name, and what it does and tells.
type Step = (&'static str, fn(&Project, &Path) -> Result<String>);

/// Cheap ones first.
const STEPS: [Step; 7] = [
    ("versions", versions),
    ("written", written),
    ("deny", deny),
    ("crates", |project, log| crates(project, log, &[])),
    ("npm", npm),
    ("wheel", wheel),
    ("zip", zip),
];

/// Does every step, whatever became of the others, and says what is left; false when one failed.
pub fn dry_run(project: &Project) -> Result<bool> {
    setup::ensure(project, Level::Site)?;
    let log = project.log("release")?;
    let done = STEPS.map(|(name, step)| timed(name, || step(project, &log)).1);
    print!("{}", left(&project.version()?, &unwritten(project)?));
    Ok(done.iter().all(|passed| *passed))
}

/// Compares the versions of all packages, and the tag if there is one.
fn versions(project: &Project, _: &Path) -> Result<String> {
    let version = project.version()?;
    let packages = packages(project)?;
    let ours = packages.iter().filter(|package| package["name"] != "xtask");
    let said = ours.map(|package| (text(package, "name"), text(package, "version")));
    let tags = tags(project);
    let tagged = tags
        .iter()
        .map(|tag| ("the tag", tag.trim_start_matches('v')));
    agree(&version, said.chain(tagged))
}

/// Says how many versions are this one, or which are not.
fn agree<'a>(version: &str, all: impl Iterator<Item = (&'a str, &'a str)>) -> Result<String> {
    let (same, others): (Vec<_>, Vec<_>) = all.partition(|(_, other)| *other == version);
    if others.is_empty() {
        return Ok(format!("{version}, {} times", same.len()));
    }
    let others: Vec<String> = others
        .iter()
        .map(|(name, other)| format!("{name} {other}"))
        .collect();
    Err(Failure::new(
        format!(
            "not all are {version}, as Cargo.toml says: {}",
            others.join(", ")
        ),
        "write one version into every Cargo.toml, beside each `path` too, and tag with it",
    ))
}

/// Sees that the changelog begins with the version, and, once there is a tag, that nothing is left to write.
fn written(project: &Project, _: &Path) -> Result<String> {
    let version = project.version()?;
    let changes = files::read(&project.path(CHANGES))?;
    let head = newest(&changes);
    if head.split([',', ' ']).next() != Some(&version) {
        return Err(Failure::new(
            format!("{CHANGES} begins with `{head}`, not with {version}"),
            format!("write what {version} brings below `## {version}`"),
        ));
    }
    let unwritten = unwritten(project)?;
    if !tags(project).is_empty() && !unwritten.is_empty() {
        let fix = "write it, and tag the commit that has it";
        return Err(Failure::new(unwritten.join("; "), fix));
    }
    Ok(head.to_owned())
}

const CHANGES: &str = "CHANGELOG.md";

/// Words of a version in the changelog that wait for a day.
const UNDATED: &str = "(not yet released)";

/// The head of the first version in a changelog.
fn newest(changes: &str) -> &str {
    let mut heads = changes.lines().filter_map(|line| line.strip_prefix("## "));
    heads.next().unwrap_or_default()
}

/// Lists what has to be written before the tag.
fn unwritten(project: &Project) -> Result<Vec<String>> {
    let mut all = Vec::new();
    if newest(&files::read(&project.path(CHANGES))?).contains(UNDATED) {
        all.push(format!("{CHANGES}: the day for `{UNDATED}`"));
    }
    let npm = project.path("npm/package.json");
    let npm: Value = serde_json::from_str(&files::read(&npm)?).unwrap_or_default();
    let packages = packages(project)?;
    // Cargo says null for those that may go anywhere.
    let published = packages
        .iter()
        .filter(|package| package["publish"].is_null());
    let manifests = published.map(|package| (text(package, "manifest_path"), package));
    let manifests = manifests.chain([("npm/package.json", &npm)]);
    let lacking = manifests.filter(|(_, package)| package["repository"].is_null());
    let lacking: Vec<String> = lacking
        .map(|(path, _)| files::inside(project.root(), Path::new(path)))
        .collect();
    if !lacking.is_empty() {
        all.push(format!(
            "`repository`, through which a README's pictures and links are found, and npm knows the workflow: {}",
            lacking.join(", ")
        ));
    }
    Ok(all)
}

fn deny(project: &Project, _: &Path) -> Result<String> {
    let clean = checks::deny(project, "")?;
    let fix = "correct what is named above, or say in deny.toml why it may be";
    let failure = || Failure::new("the crates of others are not in order", fix);
    clean.then(String::new).ok_or_else(failure)
}

fn npm(project: &Project, log: &Path) -> Result<String> {
    let folder = engine::build(project, Flavour::Release, log)?;
    let tarball = engine::pack(project, &folder, log)?;
    let mut publish = Command::new(find(&["npm"]).unwrap_or_else(|| "npm".into()));
    publish
        .args([
            "publish",
            "--dry-run",
            "--ignore-scripts",
            "--access",
            "public",
        ])
        .arg(&tarball);
    let fix = "correct npm/package.json by what is named above";
    checked(
        &mut publish,
        "the npm package could not be published",
        log,
        fix,
    )?;
    Ok(files::inside(project.root(), &tarball))
}

/// Builds and tests the wheel of this machine; those of the others are the workflow's.
fn wheel(project: &Project, log: &Path) -> Result<String> {
    python::build_and_test(project, None, log)?;
    let wheels = files::files(&project.path("target/python"));
    let wheels = wheels
        .iter()
        .map(|wheel| files::inside(project.root(), wheel));
    Ok(wheels.collect::<Vec<_>>().join(", "))
}

fn zip(project: &Project, log: &Path) -> Result<String> {
    site::build(project, Flavour::Release, Output::Log(log))?;
    let zip = archive::pack(project, &Flavour::Release.folder(project))?;
    Ok(files::inside(project.root(), &zip))
}

/// The packages of the workspace, as cargo knows them.
fn packages(project: &Project) -> Result<Vec<Value>> {
    let told = said(&mut cargo(project, "metadata --no-deps --format-version 1"))?;
    let told: Value = serde_json::from_str(&told.unwrap_or_default()).unwrap_or_default();
    let packages = told["packages"].as_array().cloned().unwrap_or_default();
    if packages.is_empty() {
        let fix = "see that `cargo metadata` works here";
        return Err(Failure::new("cargo names no package", fix));
    }
    Ok(packages)
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// The versions that this commit is tagged with.
fn tags(project: &Project) -> Vec<String> {
    let root = project.root().to_string_lossy();
    let told = answer(
        "git",
        &["-C", &root, "tag", "--points-at", "HEAD", "--list", "v*"],
    );
    told.unwrap_or_default()
        .lines()
        .map(str::to_owned)
        .collect()
}

/// Says what only a person with accounts can do, in its order.
fn left(version: &str, unwritten: &[String]) -> String {
    let lines: Vec<String> = unwritten
        .iter()
        .map(|what| format!("  - {what}\n"))
        .collect();
    let write = if lines.is_empty() {
        String::new()
    } else {
        format!("\nTo write before the tag:\n{}", lines.concat())
    };
    format!(
        "{write}
Once, by hand, each with an account of its own. The registries ask for: this repository, workflow release.yml, environment release.
  - GitHub, the owner of the repository: Settings, Environments: `release`, with reviewers, for tags `v*` alone; Settings, Variables:
    `PUBLISH` with `pypi`, from the second version on with `crates npm pypi`.
  - crates.io, by a GitHub account: `cargo login`, then `cargo publish --workspace` for the first version; then of each crate Settings,
    Trusted Publishing.
  - npmjs.com: `npm login`, then `npm publish --access public target/npm/tensu-{version}.tgz` for the first version; then of the package
    Settings, Trusted Publisher.
  - pypi.org: Publishing, a pending publisher for `tensu`; the first version comes from the workflow, too.
Each time: `git tag v{version} && git push origin v{version}`; the workflow does the rest.
"
    )
}

#[cfg(test)]
mod tests {
    use super::{agree, left, newest, packages, unwritten, versions, written};
    use crate::project::Project;

    #[test]
    fn a_version_that_is_another_is_named() {
        let same = [("a", "1.2.3"), ("b", "1.2.3")];
        assert_eq!(
            agree("1.2.3", same.into_iter()),
            Ok("1.2.3, 2 times".into())
        );
        let failure = agree("1.2.3", [("a", "1.2.3"), ("the tag", "1.2.4")].into_iter());
        let failure = failure.expect_err("two versions").to_string();
        assert!(
            failure.contains("1.2.3, as Cargo.toml says: the tag 1.2.4\n"),
            "{failure}"
        );
    }

    #[test]
    fn the_newest_version_is_the_first_head() {
        assert_eq!(
            newest("# Changelog\n\n## 1.1.0, better\n\n### A\n\n## 1.0.0\n"),
            "1.1.0, better"
        );
        assert_eq!(newest("# Changelog\n"), "");
    }

    #[test]
    fn this_version_is_said_everywhere() {
        let project = Project::here();
        let log = project.path("target/no.log");
        let told = versions(&project, &log).expect("one version");
        let packages = packages(&project).expect("packages");
        // All but this program, and a tag if there is one.
        let times = format!(", {} times", packages.len() - 1);
        let tagged = format!(", {} times", packages.len());
        assert!(told.ends_with(&times) || told.ends_with(&tagged), "{told}");
        written(&project, &log).expect("a changelog");
    }

    #[test]
    fn what_is_left_is_said_in_its_order() {
        let nothing = left("1.2.3", &[]);
        assert!(nothing.starts_with("\nOnce, by hand"), "{nothing}");
        let some = left("1.2.3", &["a day".into()]);
        assert!(
            some.starts_with("\nTo write before the tag:\n  - a day\n\nOnce"),
            "{some}"
        );
        assert!(some.ends_with(
            "`git tag v1.2.3 && git push origin v1.2.3`; the workflow does the rest.\n"
        ));
        assert!(unwritten(&Project::here()).is_ok());
    }
}
