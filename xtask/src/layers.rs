//! Everything falls downward: a file uses what is on its own floor or below, never above. `cargo xtask layers` draws it.
//!
//! Between crates cargo sees to it. Inside a crate the files are read as the compiler reads them: uses, paths, macros, methods.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::failure::{Failure, Result};
use crate::project::Project;
use source::{Source, Sources};

mod source;

/// A house: a folder, and its floors, the lowest first. A floor has rooms: modules at the root of the house. One without floors is
/// small enough: its files only may not need each other in a circle.
struct House {
    name: &'static str,
    root: &'static str,
    floors: &'static [&'static [&'static str]],
    /// The file that only gathers: nothing inside imports from it.
    face: &'static str,
    /// All methods that it calls are its own or the standard library's, so that a name tells which one is called.
    is_alone: bool,
}

const HOUSES: &[House] = &[
    House {
        name: "The engine",
        root: "src",
        floors: &[
            &["date", "later", "tiles"],
            &["yaku"],
            &["hand"],
            &["rulebook"],
            &["words"],
            &["result"],
            &["engine"],
            &["presets"],
            &[
                "compare",
                "bulk",
                "game",
                "golden",
                "likely",
                "link",
                "outlook",
                "quick",
                "reference",
                "what_if",
            ],
            &["evening"],
            &["text"],
            &["picture", "plain"],
        ],
        face: "lib",
        is_alone: true,
    },
    House {
        name: "Words",
        root: "crates/words/src",
        floors: &[],
        face: "lib",
        is_alone: false,
    },
    House {
        name: "Learning",
        root: "crates/learn/src",
        floors: &[],
        face: "lib",
        is_alone: false,
    },
    House {
        name: "Photos",
        root: "crates/photo/src",
        floors: &[],
        face: "lib",
        is_alone: false,
    },
    House {
        name: "The contract",
        root: "crates/wire/src",
        floors: &[],
        face: "lib",
        is_alone: false,
    },
    House {
        name: "The app",
        root: "src/bin/app",
        floors: &[
            &["browser"],
            &["model"],
            &["say"],
            &["parts"],
            &["pages"],
            &["app", "frame", "keys", "nav", "on_demand", "shell", "slim"],
        ],
        face: "main",
        is_alone: false,
    },
];

/// Methods whose names the standard library has, too, or a crate below: which one is called cannot be seen.
const COMMON: &[&str] = &[
    "add", "all", "count", "entries", "fill", "find", "finish", "get", "insert", "is_empty",
    "kind", "len", "lines", "next", "nth", "replace", "step_by", "sum", "with",
];

/// The rows of the yaku: each floor that asks for a column compiles it, so what a condition calls is of that floor.
const ROWS: &[&str] = &["yaku/rows.rs", "yaku/points.rs", "yaku/fans.rs"];

/// The number of uses that one room makes of another, by the names of both.
type Edges = BTreeMap<(String, String), usize>;

/// A house as it is.
struct Drawn {
    edges: Edges,
    /// Every use that points upward or at the face, and every file without a floor.
    wrong: Vec<String>,
    /// Groups of files that need each other, with the uses that make them one.
    circles: Vec<String>,
}

/// Prints the floors, the edges between rooms, what points upward, and circles.
pub fn print(project: &Project) -> Result<()> {
    let mut wrong = 0;
    for house in HOUSES {
        let drawn = house.draw(project)?;
        print!("{}", house.text(&drawn));
        wrong += drawn.wrong.len() + drawn.circles.len();
    }
    if wrong == 0 {
        return Ok(());
    }
    Err(Failure::new(
        format!("{wrong} uses point upward or in a circle"),
        "move what is used down, or what uses it up: ARCHITECTURE.md, Map",
    ))
}

impl House {
    fn floor(&self, room: &str) -> Option<usize> {
        if self.floors.is_empty() {
            return Some(0);
        }
        self.floors.iter().position(|floor| floor.contains(&room))
    }

    fn read(&self, project: &Project) -> Result<Sources> {
        Sources::read(
            &project.path(self.root),
            self.face,
            &["bin/", "build.rs", "words/build.rs"],
        )
    }

    fn draw(&self, project: &Project) -> Result<Drawn> {
        let sources = self.read(project)?;
        let floors: Vec<Option<usize>> = sources
            .files
            .iter()
            .map(|source| self.floor(room(&source.file)))
            .collect();
        let (mut edges, mut wrong) = (Edges::new(), Vec::new());
        let mut files = vec![BTreeSet::new(); sources.files.len()];
        for (i, source) in sources.files.iter().enumerate() {
            if self.is_face(source) || ROWS.contains(&source.file.as_str()) {
                continue;
            }
            let place = format!("{}/{}", self.root, source.file);
            let own_room = room(&source.file);
            let Some(own) = floors[i] else {
                wrong.push(format!("{place}: `{own_room}` is on no floor"));
                continue;
            };
            for (line, used) in &source.uses {
                let Some(other) = sources.file_of(used) else {
                    continue;
                };
                if other == i {
                    continue;
                }
                files[i].insert(other);
                let other_room = room(&sources.files[other].file);
                if self.is_face(&sources.files[other]) {
                    wrong.push(format!(
                        "{place}:{line}: `{}` of {}.rs",
                        used.join("::"),
                        self.face
                    ));
                } else if floors[other].is_some_and(|other| other > own) {
                    wrong.push(format!(
                        "{place}:{line}: floor {} ({own_room}) uses `{}` of floor {}",
                        own + 1,
                        used.join("::"),
                        floors[other].unwrap_or_default() + 1,
                    ));
                } else if other_room != own_room {
                    *edges
                        .entry((own_room.to_owned(), other_room.to_owned()))
                        .or_default() += 1;
                }
            }
            let floor_of = |i: usize| floors[i].unwrap_or(usize::MAX);
            if !self.is_alone {
                continue;
            }
            wrong.extend(
                upward_calls(&sources, source, own, &floor_of)
                    .map(|what| format!("{place}:{what}")),
            );
        }
        let circles = circles(&files);
        let circles = circles
            .iter()
            .map(|group| inside(&sources, group))
            .collect();
        Ok(Drawn {
            edges,
            wrong,
            circles,
        })
    }

    fn is_face(&self, source: &Source) -> bool {
        source.file.strip_suffix(".rs") == Some(self.face)
    }

    fn text(&self, drawn: &Drawn) -> String {
        let mut text = format!("{} ({})\n", self.name, self.root);
        for (i, floor) in self.floors.iter().enumerate().rev() {
            for room in *floor {
                let used = drawn.edges.iter().filter(|((from, _), _)| from == room);
                let used: Vec<String> = used.map(|((_, to), n)| format!("{to} {n}")).collect();
                let _ = writeln!(text, "{:>4}  {room:<10} {}", i + 1, used.join(", "));
            }
        }
        let edges: usize = drawn.edges.values().sum();
        let _ = writeln!(
            text,
            "      {} rooms, {edges} uses between them; upward: {}; circles of files: {}\n",
            self.floors.iter().map(|floor| floor.len()).sum::<usize>(),
            none_or(&drawn.wrong),
            none_or(&drawn.circles),
        );
        text
    }
}

/// The room of a file: its first folder, or its own name.
fn room(file: &str) -> &str {
    file.split('/')
        .next()
        .unwrap_or_default()
        .trim_end_matches(".rs")
}

/// Calls of methods that are defined above only, and errors that are written out above.
fn upward_calls<'a>(
    sources: &'a Sources,
    source: &'a Source,
    own: usize,
    floor_of: &'a dyn Fn(usize) -> usize,
) -> impl Iterator<Item = String> + 'a {
    let lowest = |is: &dyn Fn(&Source) -> bool| {
        let all = sources
            .files
            .iter()
            .enumerate()
            .filter(|(_, source)| is(source));
        all.map(|(i, _)| floor_of(i)).min()
    };
    let calls = source
        .calls
        .iter()
        .filter(|(_, name)| !COMMON.contains(&name.as_str()));
    let calls = calls.filter_map(move |(line, name)| {
        let floor = lowest(&|source| source.methods.contains(name))?;
        (floor > own && floor < usize::MAX)
            .then(|| format!("{line}: `.{name}()` is of floor {}", floor + 1))
    });
    let errors = source.errors.iter().filter_map(move |(line, name)| {
        let floor = lowest(&|source| source.displayed.contains(name))?;
        (floor > own).then(|| format!("{line}: `Display` of `{name}` is of floor {}", floor + 1))
    });
    calls.chain(errors)
}

fn none_or(found: &[String]) -> String {
    if found.is_empty() {
        return "none".to_owned();
    }
    format!("{}\n      {}", found.len(), found.join("\n      "))
}

/// The uses that make some files a circle, each with its line.
fn inside(sources: &Sources, group: &[usize]) -> String {
    let mut all = Vec::new();
    for &from in group {
        let source = &sources.files[from];
        for (line, used) in &source.uses {
            let to = sources.file_of(used);
            if let Some(to) = to.filter(|to| *to != from && group.contains(to)) {
                all.push(format!("{}:{line} {}", source.file, sources.files[to].file));
            }
        }
    }
    all.join("\n        ")
}

/// Finds groups of files that need each other, by whatever way.
fn circles(uses: &[BTreeSet<usize>]) -> Vec<Vec<usize>> {
    let reach: Vec<BTreeSet<usize>> = (0..uses.len())
        .map(|from| {
            let (mut seen, mut next) = (BTreeSet::new(), vec![from]);
            while let Some(file) = next.pop() {
                next.extend(uses[file].iter().filter(|&&to| seen.insert(to)));
            }
            seen
        })
        .collect();
    let mut found: Vec<Vec<usize>> = Vec::new();
    for from in 0..uses.len() {
        let is_new = !found.iter().flatten().any(|&file| file == from);
        if reach[from].contains(&from) && is_new {
            let back = reach[from]
                .iter()
                .copied()
                .filter(|&to| reach[to].contains(&from));
            found.push(back.collect());
        }
    }
    found
}

#[cfg(test)]
mod tests;
