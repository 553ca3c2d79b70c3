//! Makes two programs of the app, and cuts each into the file of WebAssembly that starts it and the ones that are loaded when they are
//! wanted. One is the whole app; the slim one has what a frame only reads, and is linked once with it: what nothing in a program
//! reaches is left out of it.
//!
//! Trunk knows nothing of this, so what it does with the WebAssembly is done again here, with each file: rustc leaves its
//! relocations in (`src/bin/app/build.rs`), the splitter cuts, wasm-bindgen writes the glue, wasm-opt makes it small. What loads
//! the other files is ours and part of the glue, which is there already. It asks for a file by the name of its own build,
//! so that no two builds ever mix, and takes it only if it is whole.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use wasm_split_cli_support::{Options, SplitWasm, transform};

use kept::Kept;

use super::Flavour;
use crate::command::{cargo, checked, program, said};
use crate::failure::{Failure, Result};
use crate::files::{self, files};
use crate::order;
use crate::project::Project;

mod kept;

/// The beginning of the names of the app's first file and its glue; a number follows.
pub const APP: &str = "app-";
/// The same for the slim program, and for all that belongs to it.
pub const SLIM: &str = "slim-";
/// The import by which the program says that something comes from another file; wasm-bindgen takes it for a module.
const LINK: &str = "./parts.js";
/// The beginning of the name that the splitter gives the file of a part.
const PREFIX: &str = "split_";
/// The part that a frame of the app begins with.
const FRAMED: &str = "frame";
/// The part of the slim program that asks.
const ASKED: &str = "asked";

/// One of the programs.
struct Program {
    /// The beginning of the names of its first file and its glue.
    name: &'static str,
    /// The beginning of the names of its parts.
    parts: &'static str,
    /// Parts that are in its first file.
    within: &'static [&'static str],
    /// Parts that it lacks.
    lacks: &'static [&'static str],
    /// The part with style sheets, and the beginnings of their names.
    drawn: (&'static str, &'static [&'static str]),
}

const PROGRAMS: [Program; 2] = [
    Program {
        name: APP,
        parts: "",
        within: &["whole"],
        lacks: &["slim", ASKED],
        drawn: ("pages", &[""]),
    },
    Program {
        name: SLIM,
        parts: SLIM,
        within: &["slim", FRAMED],
        lacks: &["whole", "pages"],
        drawn: (ASKED, &["room", "learn", "practice", "sheet"]),
    },
];

/// The names of files that frames ask for before the program does.
#[derive(Debug, Default)]
pub struct Ahead {
    /// Those of the part that a frame of the app begins with.
    pub framed: Vec<String>,
    /// Those of the part that asks.
    pub asked: Vec<String>,
}

impl Ahead {
    /// The same with another number in the names.
    pub fn renamed(&self, old: &str, new: &str) -> Self {
        let renamed = |names: &[String]| names.iter().map(|name| name.replace(old, new)).collect();
        Self {
            framed: renamed(&self.framed),
            asked: renamed(&self.asked),
        }
    }
}

/// The beginning of the name that the splitter gives the function that loads a part.
const LOADER: &str = "__wasm_split_load_";

/// Small first, after gzip: a flat form finds more the second time, inlining only makes other bytes of the same, and hints of
/// alignment are noise. The lowest kilobyte is the end of the stack, where nothing else lies. wasm-opt has to know what rustc may
/// emit. `npm/Cargo.toml` has the same for the engine.
const SMALL: &str = "-Oz --flatten --rereloop -Oz -Oz --dealign --low-memory-unused --one-caller-inline-max-function-size=0";
const EMITTED: &str = "--enable-bulk-memory --enable-multivalue --enable-mutable-globals --enable-nontrapping-float-to-int \
     --enable-reference-types --enable-sign-ext";

/// Cuts the app that Trunk has put into a folder: its file and its glue are made anew there, with the parts beside them, and the slim
/// program.
pub fn add(project: &Project, flavour: Flavour, folder: &Path) -> Result<Ahead> {
    let name = name_in(folder)?;
    let hash = name.trim_start_matches(APP);
    let linked = linked(project, flavour)?;
    let mut ahead = Ahead::default();
    for program in &PROGRAMS {
        let made = make(project, flavour, (program, &linked), hash, folder)?;
        for (part, names) in [(FRAMED, &mut ahead.framed), (ASKED, &mut ahead.asked)] {
            names.extend(
                made.iter()
                    .filter(|(one, _)| one == part)
                    .flat_map(|(_, all)| all.clone()),
            );
        }
    }
    Ok(ahead)
}

/// Makes a program; returns its parts with the files of each.
fn make(
    project: &Project,
    flavour: Flavour,
    (program, linked): (&Program, &[u8]),
    hash: &str,
    folder: &Path,
) -> Result<Vec<(String, Vec<String>)>> {
    let of = format!("split-{}{}", program.parts, flavour.name());
    let scratch = project.scratch().join(of);
    files::fresh(&scratch)?;
    let log = project.log("split")?;

    let kept = Kept::of(linked, program)
        .map_err(|error| unknown(&format!("the app cannot be read: {error}")))?;
    let main = scratch.join("main.wasm");
    let mut split = cut(&kept.wasm, &scratch, &main)?;
    split.split_modules.sort();
    bind(project, &main, &scratch, &log)?;
    let (wasm, glue) = (scratch.join("app_bg.wasm"), scratch.join("app.js"));
    if flavour != Flavour::Dev {
        let words = if flavour == Flavour::Push { "" } else { SMALL };
        for file in split.split_modules.iter().chain([&wasm]) {
            shrink(project, file, words, &log)?;
            order::rearrange(file)?;
        }
    }
    let to = |stem: &str| {
        let part = stem.trim_start_matches(PREFIX);
        format!("{}{part}-{hash}.wasm", program.parts)
    };
    let mut named = String::new();
    for file in &split.split_modules {
        let bytes = files::bytes(file)?;
        let (stem, size) = (stem(file), bytes.len());
        let _ = write!(named, "{stem}: file(\"./{}\", {size}),", to(&stem));
        files::write(&folder.join(to(&stem)), bytes)?;
    }
    let link = files::read(&scratch.join(LINK))?;
    let canary = canary(&link).ok_or_else(|| {
        unknown("the splitter's own loader gives its parts something else than before")
    })?;
    let loader = format!(
        "{}const canary = {{{canary}}};\nconst files = {{{named}}};\n",
        super::embed::bare(&files::read(&project.path("www/parts.js"))?),
    );
    let table = table(&split.prefetch_map, program.drawn) + &kept.table;
    let text = joined(&files::read(&glue)?, &loader, &table)
        .ok_or_else(|| unknown("wasm-bindgen's glue does not import what loads the parts"))?;
    let name = format!("{}{hash}", program.name);
    let named = format!("{name}_bg.wasm");
    let text = text.replace("app_bg.wasm", &named);
    files::write(&folder.join(format!("{name}.js")), text)?;
    files::copy(&wasm, &folder.join(named))?;
    let parts = split.prefetch_map.into_iter();
    Ok(parts
        .map(|(part, files)| (part, files.iter().map(|stem| to(stem)).collect()))
        .collect())
}

/// The failure of reading what another program has generated.
fn unknown(what: &str) -> Failure {
    Failure::new(
        what,
        format!(
            "see whether a new wasm-bindgen, or a new wasm_split_cli_support, writes `{LINK}` and what imports it in another way; \
             xtask/src/site/split.rs reads both"
        ),
    )
}

/// The name that Trunk gave the app.
pub fn name_in(folder: &Path) -> Result<String> {
    let names = files(folder).into_iter().map(|file| files::name(&file));
    let mut names = names
        .filter(|name| name.starts_with(APP))
        .filter_map(|name| name.strip_suffix("_bg.wasm").map(str::to_owned));
    names.next().ok_or_else(|| {
        Failure::new(
            "Trunk has built no app",
            "keep the <link data-trunk rel=\"rust\"> in index.html",
        )
    })
}

/// Returns the WebAssembly that rustc has linked a moment ago, for Trunk.
fn linked(project: &Project, flavour: Flavour) -> Result<Vec<u8>> {
    let told = said(&mut cargo(project, "metadata --no-deps --format-version 1"))?;
    let told: Value = serde_json::from_str(&told.unwrap_or_default()).unwrap_or_default();
    let target = told["target_directory"].as_str();
    let target = target.map_or_else(|| project.path("target"), PathBuf::from);
    let profile = match flavour {
        Flavour::Release | Flavour::Push => "app",
        Flavour::Dev => "debug",
    };
    let folder = target.join("wasm32-unknown-unknown").join(profile);
    files::bytes(&folder.join("app.wasm"))
}

/// Cuts it: the files, and which of them a part needs.
fn cut(linked: &[u8], folder: &Path, main: &Path) -> Result<SplitWasm> {
    let mut options = Options::new(linked);
    options.output_dir = folder;
    options.main_out_path = main;
    options.link_name = LINK;
    transform(options).map_err(|error| {
        Failure::new(
            format!("the app cannot be cut: {error:#}"),
            "see whether wasm_split_cli_support in xtask/Cargo.toml and wasm_split_helpers in Cargo.toml go together, \
             and whether src/bin/app/build.rs has the linker leave its relocations",
        )
    })
}

/// Returns the loader of each part: its files, what it shares with others before its own, and the beginnings of the names of its style
/// sheets.
fn table(needs: &HashMap<String, Vec<String>>, (drawn, sheets): (&str, &[&str])) -> String {
    let mut parts: Vec<_> = needs.iter().collect();
    parts.sort();
    parts.iter().fold(String::new(), |table, (part, files)| {
        let files = listed(files);
        let sheets = if *part == drawn { sheets } else { &[] };
        format!("{table}{LOADER}{part}: part([{files}], {sheets:?}),")
    })
}

/// Files as the glue names them.
fn listed(files: &[String]) -> String {
    let files: Vec<String> = files.iter().map(|file| format!("files.{file}")).collect();
    files.join(",")
}

/// Writes the glue.
fn bind(project: &Project, main: &Path, folder: &Path, log: &Path) -> Result {
    let line =
        "wasm-bindgen --target=web --no-typescript --keep-lld-exports --out-name=app --out-dir";
    run(program(project, line).arg(folder).arg(main), log)
}

fn shrink(project: &Project, wasm: &Path, words: &str, log: &Path) -> Result {
    let line = format!("wasm-opt {words} {EMITTED} -o");
    run(program(project, &line).arg(wasm).arg(wasm), log)
}

fn run(command: &mut Command, log: &Path) -> Result {
    let fix = "read the first error above; if a tool is missing, `cargo xtask setup` installs it";
    checked(command, "the app could not be cut", log, fix).map(|_| ())
}

/// The name of a file, without its ending.
fn stem(file: &Path) -> String {
    let name = file.file_stem().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// Returns the one thing that the splitter's own loader gives a part besides what the first file exports.
fn canary(link: &str) -> Option<&str> {
    let (_, rest) = link.split_once("sharedImports = { __wasm_split: {")?;
    Some(rest.split_once('}')?.0.trim())
}

/// The glue with the loader in it, in place of the module that it would import, once for each part.
fn joined(glue: &str, loader: &str, table: &str) -> Option<String> {
    let end = format!(" from \"{LINK}\"");
    let (imports, rest): (Vec<&str>, Vec<&str>) = glue
        .lines()
        .partition(|line| line.starts_with("import ") && line.contains(&end));
    let names = imports
        .iter()
        .map(|line| Some(line.strip_prefix("import * as ")?.split_once(' ')?.0));
    let names: Vec<&str> = names
        .collect::<Option<_>>()
        .filter(|names: &Vec<_>| !names.is_empty())?;
    let mut text = format!(
        "{}\n\n{loader}const parts = {{{table}}};\n",
        rest.join("\n")
    );
    for name in names {
        let _ = writeln!(text, "const {name} = parts;");
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::{LINK, canary, joined, table};

    #[test]
    fn the_canary_of_a_build_for_developers_is_found() {
        let link = |inside: &str| {
            format!("if (a) {{\n    sharedImports = {{ __wasm_split: {{ {inside} }} }};\n}}")
        };
        assert_eq!(
            canary(&link("__canary_0: ~0xdead,")),
            Some("__canary_0: ~0xdead,")
        );
        assert_eq!(canary(&link("")), Some(""));
        assert_eq!(canary("import a;"), None);
    }

    #[test]
    fn a_part_comes_after_what_it_shares() {
        let needs = [
            ("pages", vec!["chunk_3", "split_pages"]),
            ("chinese", vec!["split_chinese"]),
        ];
        let owned = |files: Vec<&str>| files.into_iter().map(str::to_owned).collect();
        let needs = needs.map(|(part, files)| (part.to_owned(), owned(files)));
        assert_eq!(
            table(&needs.into(), ("pages", &["a", "b"])),
            "__wasm_split_load_chinese: part([files.split_chinese], []),\
             __wasm_split_load_pages: part([files.chunk_3,files.split_pages], [\"a\", \"b\"]),"
        );
    }

    #[test]
    fn the_loader_takes_the_place_of_the_module() {
        let glue = format!(
            "import * as import1 from \"{LINK}\"\nimport * as import2 from \"{LINK}\"\nlet wasm;\n"
        );
        let wanted = "let wasm;\n\nconst part = 1;\nconst parts = {f: part(2),};\nconst import1 = parts;\nconst import2 = parts;\n";
        let table = "f: part(2),";
        assert_eq!(
            joined(&glue, "const part = 1;\n", table),
            Some(wanted.to_owned())
        );
        assert_eq!(joined("let wasm;\n", "", table), None);
    }
}
