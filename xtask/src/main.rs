//! The task runner of Tensu: everything a developer types is `cargo xtask COMMAND`.
//!
//! `pins` holds the versions of outside tools, `setup` installs them, `site` builds the site, `serve` serves it, `stages`
//! are the tests, `proof`, `fuzz` and `mutants` are the long ones, `deny` looks at what others wrote, `bench` measures. The rest is small change.

// In a program nothing is reachable from outside; here `pub` says that other modules use an item.
#![allow(unreachable_pub)]

mod archive;
mod bench;
mod command;
mod deny;
mod effort;
mod engine;
mod failure;
mod fingerprint;
mod fuzz;
mod imports;
mod lawbook;
mod layers;
mod learn;
mod licences;
mod mutants;
mod order;
mod pictures;
mod pins;
mod project;
mod proof;
mod python;
mod semver;
mod serve;
mod setup;
mod site;
mod stages;

use std::env;
use std::process::ExitCode;
use std::time::Instant;

use failure::{Failure, Result};
use project::Project;
use setup::{Level, clock};
use site::size::{self, Table};
use site::{Flavour, Output};

const HELP: &str = "Usage: cargo xtask COMMAND

  serve [--port N] [--dev]   set up what is missing, build, serve on http://127.0.0.1:8080 and rebuild on change;
                             --dev builds faster, checks more and reloads the page by itself
  build                      the site for any static host, in dist/, with a table of its sizes
  zip                        that site as target/tensu-site-VERSION.zip, to unpack on a host
  npm                        the npm package in target/npm/tensu, and packed as target/npm/tensu-VERSION.tgz
  python                     the Python package in target/python, installed and tested
  semver                     whether a program that uses the crate could notice what changed since the last release
  size                       every byte of the site and of the npm package, against xtask/budget.toml
  test [all|quick] [--only A,B] [--times]
                             set up what is missing, then run the tests: of many cases of one kind a few, or `all`, or those
                             of the core in two minutes (`quick`); --only runs some stages, --times tells what each took as a table
  test --list                the stages
  proof [--hands N] [--only RULESET] [--seed N]
                             the engine against the second scorers, a million hands of each ruleset unless said; may be
                             stopped, and goes on where it was when it is started again
  proof --digests [--update] whether any response changed since tests/digests.txt was written
  pictures                   the picture at the top of the README, from the built site
  rules                      the tables of docs/rules.md and the pages of docs/rules, from the rulesets
  layers                     the floors of the code, what uses what, and whether anything points upward
  learn                      simulated learners: twenty minutes of the course against other ways to practise
  fuzz [--runs N] [--only A,B] [--keep]
                             arbitrary input against the laws of tests/fuzz, ten million each unless said; --keep takes
                             the inputs that reach new code over into tests/fuzz/corpus
  fuzz --compare N           N inputs through the checked and the unchecked build, and whether all answers are the same
  deny [all]                 the crates that are used, against deny.toml: licences, sources, doubles; `all` fetches the list of
                             known faults, too, from GitHub
  mutants [FILE,...]         changes the code in one place at a time and lists the changes that no native test notices
  bench [WORDS]              nanoseconds a hand of everything, or of the lines with these words; --wasm does it in Node and in
                             Chromium, --scale times the score command with 1, 10 and 100 thousand hands
  setup [--site]             the set-up alone; --site leaves out what only tests need
  help                       this text

Tools are kept for all checkouts, never over your own, in the folder that TENSU_TOOLS names, or else in tensu in that of your caches:
";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&Project::here(), &words) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("\n{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Runs one command; false when its tests failed.
fn run(project: &Project, words: &[&str]) -> Result<bool> {
    match words {
        [] | ["help" | "--help" | "-h"] => help(project),
        ["serve", options @ ..] => {
            let (port, flavour) = serve_options(options)?;
            serve::run(project, port, flavour)?;
        }
        // For Trunk, which starts it with the hook in Trunk.toml.
        ["finish"] => site::finish_for_trunk(project)?,
        ["build"] => {
            build(project)?;
            let table = Table::of(&Flavour::Release.folder(project))?;
            print!("\n{}", table.text());
        }
        ["npm"] => npm(project)?,
        ["semver"] => return semver::run(project),
        ["python"] => print!(
            "{}",
            python::build_and_test(project, &project.log("python")?)?
        ),
        ["zip"] => {
            build(project)?;
            let path = archive::pack(project, &Flavour::Release.folder(project))?;
            println!("Packed {}.", path.display());
        }
        ["size"] => return size(project),
        ["test", "--list"] => stages::list(),
        ["test", options @ ..] => return stages::run(project, &stages::Plan::of(options)?),
        ["pictures"] => return pictures::take(project),
        ["rules"] => lawbook::write(project)?,
        ["layers"] => layers::print(project)?,
        ["learn"] => return learn::run(),
        ["proof", options @ ..] => return proof::run(project, options),
        ["fuzz", options @ ..] => return fuzz::run(project, &fuzz::Plan::of(options)?),
        ["deny"] => return deny::run(project, &deny::HERE),
        ["deny", "all"] => return deny::run(project, &[]),
        ["mutants"] => return mutants::run(project, &[]),
        ["mutants", files] => {
            return mutants::run(project, &files.split(',').collect::<Vec<_>>());
        }
        // For `mutants`, which has cargo start the tests with it.
        ["in-order", program, ..] => return mutants::in_order(program),
        ["bench", "--wasm"] => bench::wasm(project)?,
        ["bench", "--scale"] => bench::scale(project)?,
        ["bench", words @ ..] => bench::native(project, words)?,
        ["setup"] => setup::ensure(project, Level::Tests)?,
        ["setup", "--site"] => setup::ensure(project, Level::Site)?,
        _ => return Err(unknown(words)),
    }
    Ok(true)
}

fn unknown(words: &[&str]) -> Failure {
    Failure::new(
        format!("cargo xtask does not understand `{}`", words.join(" ")),
        "`cargo xtask help` lists the commands and their options",
    )
}

fn no_port(word: &str) -> Failure {
    Failure::new(
        format!("`{word}` is no port"),
        "give a number from 1 to 65535, such as `--port 8081`",
    )
}

/// The port and the flavour that `serve` is asked for.
fn serve_options(mut options: &[&str]) -> Result<(u16, Flavour)> {
    let (mut port, mut flavour) = (serve::PORT, Flavour::Release);
    loop {
        options = match options {
            [] => return Ok((port, flavour)),
            ["--dev", rest @ ..] => {
                flavour = Flavour::Dev;
                rest
            }
            ["--port", number, rest @ ..] => {
                port = number.parse().map_err(|_| no_port(number))?;
                rest
            }
            _ => return Err(unknown(options)),
        };
    }
}

/// The site, said in one line.
fn build(project: &Project) -> Result {
    setup::ensure(project, Level::Site)?;
    let start = Instant::now();
    if site::build(project, Flavour::Release, Output::Shown)? {
        println!("Built dist/ in {}.", clock(start.elapsed()));
    } else {
        println!("dist/ is up to date: nothing changed since the last build.");
    }
    Ok(())
}

/// The npm package and its tarball.
fn npm(project: &Project) -> Result {
    setup::ensure(project, Level::Site)?;
    let start = Instant::now();
    let log = project.log("npm")?;
    let folder = engine::build(project, Flavour::Release, &log)?;
    let tarball = engine::pack(project, &folder, &log)?;
    println!("Built {} in {}.", tarball.display(), clock(start.elapsed()));
    print!("\n{}", Table::of(&folder)?.text());
    Ok(())
}

/// The tables of bytes; false when one is over its limit.
fn size(project: &Project) -> Result<bool> {
    build(project)?;
    let npm = engine::build(project, Flavour::Release, &project.log("npm")?)?;
    let (tables, verdicts) = size::report(&Flavour::Release.folder(project), &npm)?;
    println!("\n{tables}");
    for verdict in &verdicts {
        match verdict {
            Ok(said) => println!("{said}"),
            Err(failure) => println!("{failure}"),
        }
    }
    Ok(verdicts.iter().all(Result::is_ok))
}

/// All commands, the tools, and the compiler.
fn help(project: &Project) {
    print!("{HELP}");
    let npm = [pins::WASM_PACK].into_iter().chain(pins::NPM_TESTS);
    for pin in site::tools().chain(npm) {
        let version = pin
            .number(project)
            .unwrap_or_else(|_| String::from("as in Cargo.lock"));
        println!("  {:24} {}", format!("{} {version}", pin.name), pin.why);
    }
    println!("\nAll of it was tried with Rust {}.", pins::RUST);
}

#[cfg(test)]
mod tests {
    use super::{Flavour, serve_options};

    #[test]
    fn serve_takes_its_options_in_any_order() {
        assert_eq!(serve_options(&[]), Ok((8080, Flavour::Release)));
        assert_eq!(
            serve_options(&["--port", "9000", "--dev"]),
            Ok((9000, Flavour::Dev))
        );
        assert_eq!(
            serve_options(&["--dev", "--port", "9000"]),
            Ok((9000, Flavour::Dev))
        );
        assert!(serve_options(&["--port"]).is_err());
        assert!(serve_options(&["--port", "x"]).is_err());
        assert!(serve_options(&["--fast"]).is_err());
    }
}
