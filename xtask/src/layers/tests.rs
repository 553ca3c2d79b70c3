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
fn no_files_need_each_other_in_a_circle() {
    for (house, drawn) in drawn() {
        let circles = drawn.circles.join("\n");
        assert!(circles.is_empty(), "{}: {circles}", house.name);
    }
}

/// A page knows of another page its entry alone: what it is called, where it is, and the function that opens it.
#[test]
fn a_page_knows_no_other_page() {
    let app = HOUSES.last().expect("a house");
    let sources = app.read(&Project::here()).expect("the files of the app");
    let mut found = Vec::new();
    for source in &sources.files {
        let path: Vec<&str> = source.file.trim_end_matches(".rs").split('/').collect();
        if path[0] != "pages" || path.len() < 2 {
            continue;
        }
        for (line, used) in &source.uses {
            // `Page` and `Group`, which every page has, are named in pages.rs itself.
            let is_page = |name: &str| name.starts_with(char::is_lowercase);
            let is_other = used.len() > 1 && used[0] == "pages" && used[1] != path[1];
            // A page's own name is brought in to be followed by what is used of it.
            if is_other
                && is_page(&used[1])
                && used
                    .get(2)
                    .is_some_and(|what| what != "PAGE" && !what.starts_with("open"))
            {
                found.push(format!("{}:{line}: `{}`", source.file, used.join("::")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

fn read(files: &[(&str, &str)]) -> Sources {
    let mut sources = Sources::default();
    for (file, text) in files {
        let module = file
            .trim_end_matches(".rs")
            .split('/')
            .filter(|name| *name != "lib");
        let module = module.map(str::to_owned).collect();
        sources.add((*file).to_owned(), module, text).expect("Rust");
    }
    sources
}

#[test]
fn uses_are_found_wherever_they_stand() {
    let text = "use crate::model::{a::B, c};\nuse super::super::say;\nuse crate::{\n    parts::tile,\n    pages,\n};\n\
                fn f() { crate::pages::quick::x(); }\n// crate::comment\nmacro_rules! m { () => { crate::tiles::Tile } }\n\
                #[cfg(test)]\nmod tests { use crate::app; }\nfn g() { m!(self::h) }\n";
    let sources = read(&[("model/state/enter.rs", text)]);
    let found: Vec<String> = sources.files[0]
        .uses
        .iter()
        .map(|(line, path)| format!("{line} {}", path.join("::")))
        .collect();
    let wanted = [
        "1 model::a::B",
        "1 model::c",
        "2 model::say",
        "3 parts::tile",
        "3 pages",
        "7 pages::quick::x",
        "9 tiles::Tile",
        "12 model::state::enter::h",
    ];
    let lines = |all: &[String]| {
        all.iter()
            .map(|line| line.split_once(' ').map(|(_, path)| path.to_owned()))
            .collect::<Vec<_>>()
    };
    assert_eq!(lines(&found), lines(&wanted.map(str::to_owned)));
}

#[test]
fn a_name_that_is_handed_on_leads_to_its_file() {
    let sources = read(&[
        ("lib.rs", "mod room; pub use room::Thing;"),
        (
            "room.rs",
            "mod part; mod all; pub use part::Thing as Renamed; pub use all::*; pub struct Own;",
        ),
        ("room/part.rs", "pub struct Thing; use super::Own;"),
        ("room/all.rs", "pub fn one() {} made! { x }"),
    ]);
    let ends = |path: &str| {
        let path: Vec<String> = path.split("::").map(str::to_owned).collect();
        sources
            .file_of(&path)
            .map(|file| sources.files[file].file.as_str())
    };
    assert_eq!(ends("room::Renamed"), Some("room/part.rs"));
    assert_eq!(ends("room::Own"), Some("room.rs"));
    assert_eq!(ends("room::one"), Some("room/all.rs"));
    // A macro made it.
    assert_eq!(ends("room::MadeUp"), Some("room/all.rs"));
    assert_eq!(ends("elsewhere::Thing"), None);
}

#[test]
fn files_in_a_circle_are_named_together() {
    let uses = [
        [1].into(),
        [2].into(),
        [0, 3].into(),
        BTreeSet::new(),
        [3].into(),
    ];
    assert_eq!(circles(&uses), [vec![0, 1, 2]]);
}

#[test]
fn a_call_points_upward_too() {
    let sources = read(&[
        (
            "low.rs",
            "fn f(x: X) { x.above(); x.own(); other!(x.above()) } impl Error for Low {} impl X { fn own(&self) {} }",
        ),
        (
            "high.rs",
            "impl X { fn above(&self) {} fn own(&self) {} } impl fmt::Display for Low {}",
        ),
    ]);
    let found: Vec<String> = upward_calls(&sources, &sources.files[0], 0, &|file| file).collect();
    let wanted = [
        "1: `.above()` is of floor 2",
        "1: `.above()` is of floor 2",
        "1: `Display` of `Low` is of floor 2",
    ];
    assert_eq!(found, wanted);
}
