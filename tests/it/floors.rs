//! Everything falls downward: a file uses what is on its own floor or below, never above.

use crate::tidy::{code, files};

/// A house: a folder, and its floors, the lowest first. A floor has the modules at the root of the house that are on it.
struct House {
    root: &'static str,
    floors: &'static [&'static [&'static str]],
}

const HOUSES: &[House] = &[House {
    root: "src/bin/app",
    floors: &[
        &["browser"],
        &["model"],
        &["say"],
        &["parts"],
        &["pages"],
        &["app", "frame", "keys", "main", "shell"],
    ],
}];

impl House {
    fn floor(&self, module: &str) -> Option<usize> {
        self.floors.iter().position(|floor| floor.contains(&module))
    }

    /// The module path of a file: `model/state/enter.rs` is `["model", "state", "enter"]`.
    fn path<'a>(&self, file: &'a str) -> Vec<&'a str> {
        let inside = &file[self.root.len() + 1..file.len() - ".rs".len()];
        inside.split('/').collect()
    }

    /// The files of the house; those that only test may look at everything.
    fn files(&self) -> Vec<(String, String)> {
        let mut files = files(self.root, "rs");
        files.retain(|(path, _)| !path.ends_with("/tests.rs") && !path.ends_with("_tests.rs"));
        files
    }

    /// Every use that points upward, and every file without a floor.
    fn upward(&self) -> Vec<String> {
        let mut found = Vec::new();
        for (file, text) in self.files() {
            let path = self.path(&file);
            let Some(own) = self.floor(path[0]) else {
                found.push(format!("{file}: `{}` is on no floor", path[0]));
                continue;
            };
            for (line, used) in uses(&path, &text) {
                let other = used.first().and_then(|module| self.floor(module));
                if let Some(other) = other.filter(|other| *other > own) {
                    found.push(format!(
                        "{file}:{line}: floor {own} ({}) uses `{}` of floor {other}",
                        path[0],
                        used.join("::"),
                    ));
                }
            }
        }
        found
    }
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

/// What stands between the commas of a list, up to its closing brace.
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

/// Without the numbers of lines in between.
fn bare(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_whitespace() || c.is_ascii_digit())
}

#[test]
fn nothing_points_upward() {
    let found: Vec<String> = HOUSES.iter().flat_map(House::upward).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Of another page a page knows its entry: what it is called, and where it is.
#[test]
fn a_page_knows_no_other_page() {
    let app = &HOUSES[0];
    let mut found = Vec::new();
    for (file, text) in files("src/bin/app/pages", "rs") {
        let path = app.path(&file);
        for (line, used) in uses(&path, &text) {
            let is_other = used.len() > 2 && used[0] == "pages" && used[1] != path[1];
            if is_other && used[2] != "PAGE" {
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
