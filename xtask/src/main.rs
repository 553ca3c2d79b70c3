//! The task runner of Tensu: everything a developer types is `cargo xtask COMMAND`.
//!
//! `pins` holds the versions of outside tools, `setup` installs them, `site` builds the site, `serve` has it served, `stages`
//! are the tests, `fuzz` and `checks` are the long ones, `bench` measures. The rest is small change.

// In a program nothing is reachable from outside; here `pub` says that other modules use an item.
#![allow(unreachable_pub)]

mod archive;
mod bench;
mod checks;
mod command;
mod engine;
mod failure;
mod files;
mod fingerprint;
mod fuzz;
mod imports;
mod inline;
mod lawbook;
mod layers;
mod licences;
mod made;
mod order;
mod photo;
mod pins;
mod project;
mod python;
mod release;
mod serve;
mod setup;
mod site;
mod stages;
mod texts;

use std::env;
use std::process::ExitCode;
use std::time::Instant;

use failure::{Failure, Result};
use project::Project;
use setup::{Level, clock};
use site::size::{self, Table};
use site::{Flavour, Output};

const HELP: &str = "Usage: cargo xtask COMMAND

  serve [--port N] [--dev]   set up what is missing, build, serve on http://127.0.0.1:8080 and build again on change;
                             --dev checks more and reloads the page by itself
  build                      the site for any static host, in dist/, with a table of its sizes
  zip                        that site as target/tensu-site-VERSION.zip, to unpack on a host
  npm                        the npm package in target/npm/tensu, and packed as target/npm/tensu-VERSION.tgz
  python [TARGET]            the Python package in target/python, installed and tested; with a target of rustc for people to install,
                             on Linux by zig, for systems with an older C library
  release --dry-run          all of a release that needs no account: versions, the changelog, faults of others' crates, the crates, npm
                             package, wheel and zip, made and tried; and what is left to do by hand
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
  pictures                   the pictures of the README and of links, from the built site
  pictures --states [NAMES]  every state of the design, and every page, in target/states
  rules                      the tables of docs/rules.md and the pages of docs/rules, from the rulesets
  text in FILE               takes texts that somebody changed in the app (#/texts) into crates/words/texts, and names what it leaves out
  layers                     the floors of the code, what uses what, and whether anything points upward
  photo FOLDER               the figures of the reader of photos on a folder of rows (rows.jsonl), with the command built for release
  learn                      simulated learners: twenty minutes of the course itself against other ways to practise, and where the time goes
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
        [] | ["help" | "--help" | "-h"] => help(project)?,
        ["serve", options @ ..] => serve::run(project, options)?,
        // For Trunk, which starts it with the hook in Trunk.toml.
        ["finish"] => site::finish_for_trunk(project)?,
        ["build"] => {
            build(project)?;
            let table = Table::of(&Flavour::Release.folder(project))?;
            print!("\n{}", table.text());
        }
        ["npm"] => npm(project)?,
        ["release", "--dry-run"] => return release::dry_run(project),
        ["semver"] => return checks::semver(project),
        ["python", target @ ..] if target.len() < 2 => {
            let log = project.log("python")?;
            print!(
                "{}",
                python::build_and_test(project, target.first().copied(), &log)?
            );
        }
        ["zip"] => {
            build(project)?;
            let path = archive::pack(project, &Flavour::Release.folder(project))?;
            println!("Packed {}.", path.display());
        }
        ["size"] => return size(project),
        ["test", "--list"] => stages::list(),
        ["test", options @ ..] => return stages::run(project, &stages::Plan::of(options)?),
        ["pictures"] => return checks::pictures(project),
        ["pictures", "--states", words @ ..] => return checks::states(project, words),
        ["rules"] => lawbook::write(project)?,
        ["text", "in", file] => return texts::take_in(project, file.as_ref()),
        ["layers"] => layers::print(project)?,
        ["photo", corpus] => photo::measure::measure(project, corpus.as_ref())?,
        ["learn"] => return checks::learn(project),
        ["proof", options @ ..] => return checks::proof(project, options),
        ["fuzz", options @ ..] => return fuzz::run(project, &fuzz::Plan::of(options)?),
        // Known faults are a list from GitHub.
        ["deny"] => return checks::deny(project, "bans licenses sources"),
        ["deny", "all"] => return checks::deny(project, ""),
        ["mutants"] => return checks::mutants(project, &[]),
        ["mutants", files] => {
            let files: Vec<&str> = files.split(',').collect();
            return checks::mutants(project, &files);
        }
        // For `mutants`, which has cargo start the tests with it.
        ["in-order", program, ..] => return checks::in_order(program),
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
fn help(project: &Project) -> Result {
    print!("{HELP}");
    let mut tools: Vec<[String; 3]> = [pins::TRUNK, pins::WASM_BINDGEN, pins::WASM_PACK]
        .map(|pin| [pin.name, pin.version, pin.why].map(str::to_owned))
        .into();
    for folder in pins::NPM {
        tools.extend(pins::npm(project, folder)?);
    }
    for [name, version, why] in tools {
        println!("  {:24} {why}", format!("{name} {version}"));
    }
    println!("\nAll of it was tried with Rust {}.", pins::RUST);
    Ok(())
}
