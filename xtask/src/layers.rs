//! Everything falls downward: a file uses what is on its own floor or below, never above. `cargo xtask layers` draws it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::failure::{Failure, Result, io};
use crate::project::Project;

/// A house: a folder, and its floors, the lowest first. A floor has rooms: modules at the root of the house.
struct House {
    name: &'static str,
    root: &'static str,
    floors: &'static [&'static [&'static str]],
    /// The file that only gathers: nothing inside imports from it.
    face: &'static str,
}

const HOUSES: &[House] = &[
    House {
        name: "The core",
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
                "link",
                "outlook",
                "practice",
                "quick",
                "reference",
                "what_if",
            ],
            &["evening", "learn"],
            &["text"],
            &["picture", "plain", "wire"],
            &["js"],
        ],
        face: "lib",
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
            &["app", "frame", "keys", "nav", "on_demand", "shell"],
        ],
        face: "main",
    },
];

/// The number of uses that one room makes of another, by the names of both.
type Edges = BTreeMap<(String, String), usize>;

/// A house as it is.
struct Drawn {
    edges: Edges,
    /// Every use that points upward or at the face, and every file without a floor.
    wrong: Vec<String>,
}

/// Prints the floors, the edges between rooms, what points upward, and circles.
pub fn print(project: &Project) -> Result<()> {
    let mut wrong = 0;
    for house in HOUSES {
        let drawn = house.draw(project)?;
        print!("{}", house.text(&drawn));
        wrong += drawn.wrong.len() + circles(&drawn.edges).len();
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
        self.floors.iter().position(|floor| floor.contains(&room))
    }

    /// Its files by their path in the house; those that only test may look at everything.
    fn files(&self, project: &Project) -> Result<Vec<(String, String)>> {
        let root = project.path(self.root);
        let mut found = Vec::new();
        walk(&root, &root, &mut found)?;
        found.retain(|(path, _)| {
            !path.starts_with("bin/")
                && path != "build.rs"
                && !path.ends_with("tests.rs")
                && *path != format!("{}.rs", self.face)
        });
        found.sort();
        Ok(found)
    }

    fn draw(&self, project: &Project) -> Result<Drawn> {
        let (mut edges, mut wrong) = (Edges::new(), Vec::new());
        for (file, text) in self.files(project)? {
            let path: Vec<&str> = file.trim_end_matches(".rs").split('/').collect();
            let place = format!("{}/{file}", self.root);
            let Some(own) = self.floor(path[0]) else {
                wrong.push(format!("{place}: `{}` is on no floor", path[0]));
                continue;
            };
            for (line, used) in uses(&path, &text) {
                let room = used.first().map_or("", String::as_str);
                match self.floor(room) {
                    Some(other) if other > own => wrong.push(format!(
                        "{place}:{line}: floor {} ({}) uses `{}` of floor {}",
                        own + 1,
                        path[0],
                        used.join("::"),
                        other + 1,
                    )),
                    Some(_) if room != path[0] => {
                        *edges
                            .entry((path[0].to_owned(), room.to_owned()))
                            .or_default() += 1;
                    }
                    Some(_) => {}
                    None => wrong.push(format!(
                        "{place}:{line}: `{}` of {}.rs",
                        used.join("::"),
                        self.face
                    )),
                }
            }
        }
        Ok(Drawn { edges, wrong })
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
        let circles = circles(&drawn.edges);
        let _ = writeln!(
            text,
            "      {} rooms, {edges} uses between them; upward: {}; circles: {}\n",
            self.floors.iter().map(|floor| floor.len()).sum::<usize>(),
            none_or(&drawn.wrong),
            none_or(&circles),
        );
        text
    }
}

fn none_or(found: &[String]) -> String {
    if found.is_empty() {
        return "none".to_owned();
    }
    format!("{}\n      {}", found.len(), found.join("\n      "))
}

/// Finds rooms of a floor that need each other, by whatever way.
fn circles(edges: &Edges) -> Vec<String> {
    let reach = |from: &str| {
        let (mut seen, mut next) = (BTreeSet::new(), vec![from.to_owned()]);
        while let Some(room) = next.pop() {
            for ((_, to), _) in edges.iter().filter(|((from, _), _)| *from == room) {
                if seen.insert(to.clone()) {
                    next.push(to.clone());
                }
            }
        }
        seen
    };
    let rooms: BTreeSet<&String> = edges.keys().map(|(from, _)| from).collect();
    let found = rooms.into_iter().filter(|room| reach(room).contains(*room));
    found
        .map(|room| format!("{room} needs itself through others"))
        .collect()
}

fn walk(root: &Path, folder: &Path, found: &mut Vec<(String, String)>) -> Result<()> {
    for entry in fs::read_dir(folder).map_err(io("read", folder))? {
        let path = entry.map_err(io("read", folder))?.path();
        if path.is_dir() {
            walk(root, &path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).map_err(io("read", &path))?;
            let inside = path.strip_prefix(root).unwrap_or(&path);
            let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
            found.push((parts.join("/"), text));
        }
    }
    Ok(())
}

/// The lines of a file that are code: no comments, no tests of its own.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text
        .lines()
        .take_while(|line| line.trim() != "#[cfg(test)]");
    let numbered = lines.enumerate().map(|(i, line)| (i + 1, line));
    numbered.filter(|(_, line)| !line.trim_start().starts_with("//"))
}

/// The module paths that a file names, from the root of its house, each with its line.
fn uses(path: &[&str], text: &str) -> Vec<(usize, Vec<String>)> {
    let lines: Vec<(usize, &str)> = code(text).collect();
    // A list in braces can go over several lines.
    let joined = lines.iter().map(|(at, line)| format!("\n{at}\n{line}"));
    let joined: String = joined.collect();
    let mut all = Vec::new();
    for start in ["crate::", "super::"] {
        for (at, _) in joined.match_indices(start) {
            let before = joined[..at].chars().next_back().unwrap_or(' ');
            if before.is_alphanumeric() || before == '_' || joined[..at].ends_with("super::") {
                continue;
            }
            let line = joined[..at].rsplit('\n').nth(1);
            let line = line.and_then(|line| line.parse().ok()).unwrap_or(0);
            let mut rest = &joined[at..];
            let mut base: Vec<&str> = Vec::new();
            if let Some(inside) = rest.strip_prefix("crate::") {
                rest = inside;
            } else {
                base = path.to_vec();
                while let Some(inside) = rest.strip_prefix("super::") {
                    base.pop();
                    rest = inside;
                }
            }
            for name in names(rest) {
                let base = base.iter().map(ToString::to_string);
                all.push((line, base.chain(name).collect()));
            }
        }
    }
    all
}

/// The paths at the start of a text: one, or as many as its list in braces has.
fn names(text: &str) -> Vec<Vec<String>> {
    let end = text.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
    let (path, rest) = text.split_at(end.unwrap_or(text.len()));
    let names_of = path.split("::").filter(|name| !name.is_empty());
    let before: Vec<String> = names_of.map(str::to_owned).collect();
    let Some(list) = rest.strip_prefix('{') else {
        return vec![before];
    };
    let inside = items(list).into_iter().flat_map(|item| names(bare(item)));
    inside.map(|path| [before.clone(), path].concat()).collect()
}

/// Returns the items between the commas of a list, up to its closing brace.
fn items(list: &str) -> Vec<&str> {
    let (mut all, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            ',' | '}' if depth == 0 => {
                all.push(&list[start..at]);
                start = at + 1;
                if c == '}' {
                    break;
                }
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    all.retain(|item| !bare(item).is_empty());
    all
}

/// Takes out the numbers of lines in between.
fn bare(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_whitespace() || c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn() -> Vec<(&'static House, Drawn)> {
        let project = Project::here();
        let draw =
            |house: &'static House| (house, house.draw(&project).expect("the files of the house"));
        HOUSES.iter().map(draw).collect()
    }

    #[test]
    fn nothing_points_upward() {
        let wrong: Vec<String> = drawn()
            .into_iter()
            .flat_map(|(_, drawn)| drawn.wrong)
            .collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn no_rooms_need_each_other() {
        for (house, drawn) in drawn() {
            assert!(drawn.edges.len() > 10, "{}", house.name);
            assert_eq!(circles(&drawn.edges), [""; 0], "{}", house.name);
        }
        let edge = |from: &str, to: &str| ((from.to_owned(), to.to_owned()), 1);
        let round = Edges::from([
            edge("a", "b"),
            edge("b", "c"),
            edge("c", "a"),
            edge("a", "d"),
        ]);
        assert_eq!(circles(&round).len(), 3);
    }

    /// A page knows of another page its entry alone: what it is called, and where it is.
    #[test]
    fn a_page_knows_no_other_page() {
        let app = &HOUSES[1];
        let mut found = Vec::new();
        for (file, text) in app.files(&Project::here()).expect("the files of the app") {
            let path: Vec<&str> = file.trim_end_matches(".rs").split('/').collect();
            if path[0] != "pages" || path.len() < 2 {
                continue;
            }
            for (line, used) in uses(&path, &text) {
                // What every page has (`Page`, `Group`) is named in pages.rs itself.
                let is_page = |name: &str| name.starts_with(char::is_lowercase);
                let is_other = used.len() > 2 && used[0] == "pages" && used[1] != path[1];
                if is_other && is_page(&used[1]) && used[2] != "PAGE" {
                    found.push(format!("{file}:{line}: `{}`", used.join("::")));
                }
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    }

    #[test]
    fn uses_are_found_wherever_they_stand() {
        let text = "use crate::model::{a::B, c};\nuse super::super::say;\nuse crate::{\n    parts::tile,\n    pages,\n};\n\
                fn f() { crate::pages::quick::x(); }\n// crate::comment\n#[cfg(test)]\nmod tests { use crate::app; }\n";
        let found: Vec<String> = uses(&["model", "state", "enter"], text)
            .into_iter()
            .map(|(line, path)| format!("{line} {}", path.join("::")))
            .collect();
        let wanted = [
            "1 model::a::B",
            "1 model::c",
            "3 parts::tile",
            "3 pages",
            "7 pages::quick::x",
            "2 model::say",
        ];
        assert_eq!(found, wanted);
    }
}
