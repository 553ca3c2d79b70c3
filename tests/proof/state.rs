//! The record of what is done, in a file that a stopped run goes on from.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::options::Options;
use crate::shared::digest::Fnv;
use crate::units::Outcome;

#[derive(Debug)]
pub struct State {
    path: PathBuf,
    file: File,
    pub done: BTreeMap<String, Outcome>,
}

impl State {
    /// Goes on with the run of the same program and options, or starts one.
    pub fn open(options: &Options) -> io::Result<Self> {
        let asked = asked(options);
        let name = format!("target/proof-{:08x}.state", Fnv::of(&asked) as u32);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        let head = format!("{:016x} {asked}", program()?);
        let known = fs::read_to_string(&path).unwrap_or_default();
        let done = match known.split_once('\n') {
            Some((first, rest)) if first == head => read(rest),
            _ => {
                fs::create_dir_all(path.parent().unwrap_or(&path))?;
                fs::write(&path, format!("{head}\n"))?;
                BTreeMap::new()
            }
        };
        let file = OpenOptions::new().append(true).open(&path)?;
        Ok(Self { path, file, done })
    }

    /// Writes down that a unit is done.
    pub fn add(&mut self, name: &str, outcome: Outcome) -> io::Result<()> {
        let found = outcome.disagreements.iter();
        let mut lines: Vec<String> = found
            .map(|text| format!("! {name} {}\n", text.replace('\n', "\\n")))
            .collect();
        lines.push(format!("= {name} {}\n", outcome.asked));
        // In one go, so that a run that is stopped here leaves the unit undone.
        self.file.write_all(lines.concat().as_bytes())?;
        self.done.insert(name.to_owned(), outcome);
        Ok(())
    }

    /// Removes the file: nothing is left to go on with.
    pub fn close(self) -> io::Result<()> {
        fs::remove_file(self.path)
    }
}

/// Returns the options as text: others make another run, with a file of its own.
fn asked(options: &Options) -> String {
    let ids: Vec<&str> = options.rules.iter().map(|rules| rules.id).collect();
    let (hands, seed) = (options.hands, options.seed);
    format!("hands {hands} seed {seed} {}", ids.join(","))
}

/// Hashes the program: a changed one has to start again.
fn program() -> io::Result<u64> {
    let mut hash = Fnv::default();
    hash.write(&fs::read(std::env::current_exe()?)?);
    Ok(hash.0)
}

/// Reads the units that are done: one counts when its last line is there, whole.
fn read(text: &str) -> BTreeMap<String, Outcome> {
    let mut pending: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut done = BTreeMap::new();
    for line in text
        .split_inclusive('\n')
        .filter_map(|line| line.strip_suffix('\n'))
    {
        let mut words = line.splitn(3, ' ');
        let (Some(mark), Some(name), Some(rest)) = (words.next(), words.next(), words.next())
        else {
            continue;
        };
        if mark == "!" {
            let text = rest.replace("\\n", "\n");
            pending.entry(name.to_owned()).or_default().push(text);
        } else if let Ok(asked) = rest.parse() {
            let disagreements = pending.remove(name).unwrap_or_default();
            let outcome = Outcome {
                asked,
                disagreements,
            };
            done.insert(name.to_owned(), outcome);
        }
    }
    done
}
