//! Figures of the reader on rows of real tiles: a folder with pictures and `rows.jsonl` (`file`, `kind`, `set`, `tiles`). The command reads
//! them, so the figures are those of what people have.

// Some thousand tiles.
#![allow(clippy::cast_precision_loss)]

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

use serde_json::Value;

use crate::command::{cargo, shown};
use crate::failure::{Failure, Result};
use crate::files;
use crate::project::Project;

/// Counts of some rows.
#[derive(Default)]
struct Sum {
    rows: usize,
    /// Rows with as many tiles as there are.
    counted: usize,
    tiles: usize,
    /// Tiles of those rows that the reader alone read right.
    right: usize,
    whole: usize,
    /// Whole rows with the help of the rules.
    with_rules: usize,
    marks: usize,
    /// Rows with a wrong tile that has no mark.
    unmarked: usize,
    repaired_without: usize,
    fives: usize,
    right_fives: usize,
}

impl Sum {
    fn add(
        &mut self,
        wanted: &[&str],
        line: &Value,
        confused: &mut BTreeMap<(String, String), usize>,
    ) {
        self.rows += 1;
        let tiles = line["tiles"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        if tiles.len() != wanted.len() {
            return;
        }
        let is_in = |key: &str, place: usize| {
            let mut places = line[key].as_array().into_iter().flatten();
            places.any(|other| other.as_u64() == Some(place as u64))
        };
        self.counted += 1;
        let (mut alone, mut helped, mut unmarked) = (true, true, false);
        for (i, (tile, wanted)) in tiles.iter().zip(wanted).enumerate() {
            let helped_tile = tile["tile"].as_str().unwrap_or_default();
            let (marked, repaired) = (is_in("marked", i), is_in("repaired", i));
            let own = if repaired {
                tile["others"][0].as_str()
            } else {
                None
            };
            let own = own.unwrap_or(helped_tile);
            self.tiles += 1;
            self.marks += usize::from(marked);
            self.repaired_without += usize::from(repaired && !marked);
            if is_same(own, wanted) {
                self.right += 1;
            } else {
                alone = false;
                *confused
                    .entry(((*wanted).to_owned(), own.to_owned()))
                    .or_default() += 1;
            }
            if is_same(own, wanted) && wanted.starts_with(['0', '5']) && !wanted.ends_with('z') {
                self.fives += 1;
                self.right_fives += usize::from(own == *wanted);
            }
            helped &= helped_tile == *wanted;
            unmarked |= helped_tile != *wanted && !marked;
        }
        self.whole += usize::from(alone);
        self.with_rules += usize::from(helped);
        self.unmarked += usize::from(unmarked);
    }

    fn line(&self, name: &str) -> String {
        let of = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
        format!(
            "{name:>8} {:5} {:6.1} {:6.1} {:6.1} {:10.1} {:6.2} {:8.1} {:4}/{}",
            self.rows,
            of(self.counted, self.rows),
            of(self.right, self.tiles),
            of(self.whole, self.rows),
            of(self.with_rules, self.rows),
            self.marks as f64 / self.counted.max(1) as f64,
            of(self.unmarked, self.counted),
            self.right_fives,
            self.fives,
        )
    }
}

/// A red five is read as that kind, too.
fn is_same(one: &str, other: &str) -> bool {
    one == other || one.replace('0', "5") == other.replace('0', "5")
}

/// Prints the figures of `photo/README.md` for a folder.
pub fn measure(project: &Project, corpus: &Path) -> Result {
    let build = "build --release --quiet --package tensu-cli";
    if !shown(&mut cargo(project, build))? {
        return Err(Failure::new(
            "the command could not be built",
            "read the first error above",
        ));
    }
    let list = files::read(&corpus.join("rows.jsonl"))?;
    let rows: Vec<Value> = list
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect();
    let path = |row: &Value| corpus.join(row["file"].as_str().unwrap_or_default());
    let mut args = vec!["photo".into(), "--json".into()];
    args.extend(rows.iter().map(|row| path(row).into_os_string()));
    let start = Instant::now();
    let text = answered(project, &args)?;
    let each = start.elapsed().as_secs_f64() * 1000.0 / rows.len().max(1) as f64;
    let mut sums: BTreeMap<(bool, String), Sum> = BTreeMap::new();
    let mut confused = BTreeMap::new();
    for (row, line) in rows.iter().zip(text.lines()) {
        let line: Value = serde_json::from_str(line).unwrap_or_default();
        let tiles = row["tiles"].as_str().unwrap_or_default();
        let wanted: Vec<&str> = (0..tiles.len() / 2)
            .filter_map(|i| tiles.get(2 * i..2 * i + 2))
            .collect();
        let name = |key: &str| row[key].as_str().unwrap_or_default().to_owned();
        let mut again = BTreeMap::new();
        sums.entry((false, name("kind")))
            .or_default()
            .add(&wanted, &line, &mut confused);
        sums.entry((true, name("set")))
            .or_default()
            .add(&wanted, &line, &mut again);
    }
    println!("           rows  count  tiles  whole with rules  marks unmarked  red fives");
    for ((_, name), sum) in &sums {
        println!("{}", sum.line(name));
    }
    let without: usize = sums.values().map(|sum| sum.repaired_without).sum();
    println!("repaired without a mark: {without}; {each:.0} ms a row");
    let mut confused: Vec<_> = confused.into_iter().collect();
    confused.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let confused = confused
        .iter()
        .take(20)
        .map(|((wanted, read), count)| format!("{wanted} as {read} {count}"));
    println!("{}", confused.collect::<Vec<_>>().join(", "));
    Ok(())
}

/// The lines of the command, which ends with 1 if a row has no tiles.
fn answered(project: &Project, args: &[std::ffi::OsString]) -> Result<String> {
    let program = project.path("target/release/tensu");
    let mut command = std::process::Command::new(&program);
    let output = command.args(args).output();
    let output = output.map_err(|why| {
        Failure::new(
            format!("{}: {why}", program.display()),
            "build it with cargo",
        )
    })?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
