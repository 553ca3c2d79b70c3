//! `tests/digests.txt`: checked and written.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use tensu::{Ruleset, rules};

use crate::shared::digest::{FIRST, Line, digest, read};

/// The number of hands that the second hash is over.
const ALL: usize = 100_000;

const HEAD: &str = "\
# One hash for each ruleset over the scores of seeded hands, words left out: of the first 1,000, which every `cargo test`
# checks, and of 100,000, which `cargo xtask proof --digests` checks. Any change of any score changes them.
# A change must be explained in CHANGELOG.md; `cargo xtask proof --digests --update` then writes this file.
";

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/digests.txt")
}

/// All hashes, two rulesets or more at a time.
fn lines() -> Vec<Line> {
    let line = |rules: &'static Ruleset| Line {
        id: rules.id.to_owned(),
        first: digest(rules, FIRST),
        all: digest(rules, ALL),
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let all: Vec<&Ruleset> = rules::all().collect();
    let mut found = Vec::new();
    for some in all.chunks(cores) {
        eprint!("\r{} of {}", found.len(), all.len());
        thread::scope(|scope| {
            let workers: Vec<_> = some
                .iter()
                .map(|&rules| scope.spawn(move || line(rules)))
                .collect();
            found.extend(workers.into_iter().filter_map(|worker| worker.join().ok()));
        });
    }
    eprint!("\r{:20}\r", "");
    found
}

/// Checks the file; true when nothing changed.
pub fn check() -> bool {
    let known = read(&fs::read_to_string(path()).unwrap_or_default());
    let now = lines();
    for line in now.iter().filter(|line| !known.contains(line)) {
        println!("{}: the responses changed", line.id);
    }
    let same = known == now;
    if same {
        println!("{} rulesets x {ALL} responses: as they were", now.len());
    }
    same
}

/// Writes the file.
pub fn update() -> bool {
    let line = |line: Line| format!("{:14} {:016x} {:016x}\n", line.id, line.first, line.all);
    let text = lines().into_iter().map(line).collect::<Vec<_>>().concat();
    match fs::write(path(), format!("{HEAD}{text}")) {
        Ok(()) => true,
        Err(error) => {
            eprintln!("tests/digests.txt cannot be written: {error}");
            false
        }
    }
}
