//! Puts the door for translators into the site: `www/texts/`, and the keys of all texts with what is known of each. Only `texts.js` has a
//! name of its own, as `www/early.js` asks for it; it names the others, which are named after what is in them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::{Map, Value, json};

use super::photo::{filled, without_comments};
use crate::failure::{Failure, Result};
use crate::files;
use crate::fingerprint::hex;
use crate::project::Project;

/// The folder of the site that all of it is in.
pub const FOLDER: &str = "texts/";

/// The lists of texts as the app names them, and the files with their keys.
const LISTS: [(&str, &[&str]); 4] = [
    ("Label::", &["explained", "labels"]),
    ("Teach::", &["teach"]),
    ("FanWord::", &["fan_words", "fans"]),
    ("Word::", &["words", "sentences"]),
];

/// Words before a list of terms that players have not confirmed.
const DOUBT: &str = "To be confirmed by players:";

/// Adds all of it; `keys` is what the languages' own program says of them.
pub fn add(project: &Project, folder: &Path, keys: &str) -> Result {
    let to = folder.join(FOLDER);
    files::create(&to)?;
    let put = |start: &str, end: &str, text: &str| -> Result<String> {
        let name = format!("{start}-{}.{end}", hex(text));
        files::write(&to.join(&name), text)?;
        Ok(name)
    };
    let read = |name: &str| files::read(&project.path(&["www/texts/", name].concat()));
    let keys = put("keys", "json", &known(project, keys)?.to_string())?;
    let words = put("words", "js", &without_comments(&read("words.js")?))?;
    let style = put("texts", "css", &read("texts.css")?)?;
    let script = without_comments(&read("texts.js")?);
    let script = filled(&script, "./words.js", &["./", &words].concat())?;
    let script = filled(&script, "{{keys}}", &keys)?;
    let script = filled(&script, "{{texts.css}}", &style)?;
    files::write(&to.join("texts.js"), script)
}

/// All that is known of the texts.
fn known(project: &Project, keys: &str) -> Result<Value> {
    let mut lists: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut name = "";
    for line in keys.lines() {
        if let Some(next) = line.strip_prefix('#') {
            name = next;
        } else {
            lists.entry(name).or_default().push(line);
        }
    }
    let list = |name| lists.get(name).map_or(&[][..], Vec::as_slice);
    let all: BTreeSet<&str> = ["language", "teach", "fans"]
        .into_iter()
        .flat_map(|name| list(name).iter().copied())
        .collect();
    let (pages, mut at) = places(project, &all)?;
    for (key, id) in pairs(list("yaku")) {
        let address = ["reference/", id].concat();
        at.insert([key, "_condition"].concat(), json!([&address]));
        at.insert(key.to_owned(), json!([address]));
    }
    Ok(json!({
        "language": list("language"),
        "teach": list("teach"),
        "fans": list("fans"),
        "english": english(list("english")),
        "about": about(project)?,
        "doubt": doubts(project)?,
        "pages": pages,
        "at": at,
    }))
}

fn pairs<'a>(lines: &[&'a str]) -> impl Iterator<Item = (&'a str, &'a str)> {
    lines.iter().filter_map(|line| line.split_once('\t'))
}

/// Yaku and remarks in English: the same remark of another ruleset once.
fn english(lines: &[&str]) -> Map<String, Value> {
    let mut all = Map::new();
    for (key, text) in pairs(lines) {
        let base = key.split_once('@').map_or(key, |(base, _)| base);
        if all.get(base).and_then(Value::as_str) != Some(text) {
            all.entry(key).or_insert_with(|| text.into());
        }
    }
    all
}

/// The headings in the English files: what is said of a text, and of those below it.
fn about(project: &Project) -> Result<Map<String, Value>> {
    let mut all = Map::new();
    for path in files::files(&project.path("crates/words/texts/en")) {
        let file: Value = serde_json::from_str(&files::read(&path)?).unwrap_or_default();
        let name = files::name(&path).replace(".arb", "");
        for (key, told) in file.as_object().into_iter().flatten() {
            if let (Some(key), Some(said)) = (key.strip_prefix('@'), told.get("description")) {
                all.insert([&*name, "/", key].concat(), said.clone());
            }
        }
    }
    Ok(all)
}

/// The terms of each language that players have not confirmed, as its glossary lists them.
fn doubts(project: &Project) -> Result<Map<String, Value>> {
    let mut all = Map::new();
    for path in files::files(&project.path("crates/words/texts")) {
        let Some(tag) = path.parent().map(files::name) else {
            continue;
        };
        if all.contains_key(&tag) {
            continue;
        }
        let glossary = project.path(&format!("docs/words/{}.md", tag.to_lowercase()));
        all.insert(tag, doubtful(&files::read(&glossary)?).into());
    }
    all.retain(|_, terms| terms.as_array().is_some_and(|terms| !terms.is_empty()));
    Ok(all)
}

/// The terms of one glossary.
fn doubtful(glossary: &str) -> Vec<String> {
    let list = glossary.split_once(DOUBT).map_or("", |(_, list)| list);
    let list = list.split("\n\n").next().unwrap_or_default();
    let list = list.replace('\n', " ");
    let terms = list.split([',', ';', '(', ')', '/']);
    let terms = terms.map(|term| term.trim().trim_end_matches('.').to_owned());
    // One letter, or the end of an abbreviation, is everywhere.
    terms.filter(|term| term.chars().count() > 2).collect()
}

/// The pages with the keys of their titles, and the addresses of the pages whose sources name a text.
fn places(
    project: &Project,
    all: &BTreeSet<&str>,
) -> Result<(Map<String, Value>, Map<String, Value>)> {
    let root = project.path("src/bin/app/pages");
    let mut sources = Vec::new();
    for path in files::files(&root) {
        let name = files::inside(&root, &path).replace(".rs", "");
        sources.push((name, files::read(&path)?));
    }
    let consts = files::files(&project.path("src/bin/app"));
    let consts: Vec<String> = consts
        .iter()
        .map(|path| files::read(path))
        .collect::<Result<_>>()?;
    // The hand is below all pages, and has no entry in their list.
    let mut found: BTreeMap<&str, (String, &str)> =
        BTreeMap::from([("hand", (String::new(), "Hand"))]);
    for (name, text) in &sources {
        let Some((_, rest)) = text.split_once("\n    address: ") else {
            continue;
        };
        let address = rest.split_once(',').map_or("", |(address, _)| address);
        let Some(address) = quoted(address, &consts) else {
            continue;
        };
        let title = rest
            .split_once("title: Label::")
            .map_or("ViewLearn", |(_, rest)| word(rest));
        found.insert(
            name.strip_suffix("/around").unwrap_or(name),
            (address, title),
        );
    }
    if found.len() < 15 {
        return Err(Failure::new(
            "the sources of the pages do not say their addresses",
            "see `places` in xtask/src/site/texts.rs: it reads `address: \"…\"` in src/bin/app/pages",
        ));
    }
    let mut at: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for (name, text) in &sources {
        let own = found.iter().filter(|(page, _)| {
            name.strip_prefix(**page)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        });
        let Some((_, (address, _))) = own.max_by_key(|(page, _)| page.len()) else {
            continue;
        };
        for key in named(text, all) {
            at.entry(key).or_default().insert(address);
        }
    }
    let pages = found.values();
    let pages = pages.map(|(address, title)| (address.clone(), format!("labels/{title}").into()));
    let at = at.into_iter().map(|(key, pages)| (key, json!(pages)));
    Ok((pages.collect(), at.collect()))
}

/// The text of an expression: one in quotation marks, or a constant of the app.
fn quoted(expression: &str, sources: &[String]) -> Option<String> {
    if let Some(text) = expression.strip_prefix('"') {
        return Some(text.trim_end_matches('"').to_owned());
    }
    let start = format!("const {expression}: &str = \"");
    let found = sources.iter().find_map(|source| source.split_once(&start));
    Some(found?.1.split_once('"')?.0.to_owned())
}

/// The name that a text begins with.
fn word(text: &str) -> &str {
    let end = text.find(|one: char| !one.is_ascii_alphanumeric());
    text.get(..end.unwrap_or(text.len())).unwrap_or_default()
}

/// The keys of the texts that a source names.
fn named(source: &str, all: &BTreeSet<&str>) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for (list, names) in LISTS {
        for (at, _) in source.match_indices(list) {
            // `FanWord::` ends as `Word::` does.
            let is_whole = !source
                .get(..at)
                .is_some_and(|before| before.ends_with(char::is_alphanumeric));
            let own = word(source.get(at + list.len()..).unwrap_or_default());
            let key = names.iter().map(|file| format!("{file}/{own}"));
            keys.extend(key.filter(|key| is_whole && all.contains(&**key)));
        }
    }
    keys
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{doubtful, doubts, english, named, places};
    use crate::project::Project;

    #[test]
    fn a_source_names_texts() {
        let all = BTreeSet::from(["labels/Undo", "words/East", "fans/Said"]);
        let found = named(
            "say(Label::Undo), Word::East; FanWord::East Label::None",
            &all,
        );
        assert_eq!(
            found,
            BTreeSet::from(["labels/Undo".to_owned(), "words/East".to_owned()])
        );
    }

    #[test]
    fn texts_are_found_on_their_pages() {
        let all = BTreeSet::from(["teach/PhotoStays", "teach/Course", "labels/RefFilter"]);
        let (pages, at) = places(&Project::here(), &all).expect("the pages");
        assert_eq!(at["teach/PhotoStays"], serde_json::json!(["photo"]));
        assert_eq!(pages["photo"], "labels/ViewPhoto");
        assert!(at["labels/RefFilter"].to_string().contains("reference"));
    }

    #[test]
    fn doubtful_terms_are_read_from_glossaries() {
        let terms = doubtful(
            "# X\n\nTo be confirmed by players: ron / tsumo, one\ntwo (pao), a.\n\nMore, here.",
        );
        assert_eq!(terms, ["ron", "tsumo", "one two", "pao"]);
        let all = doubts(&Project::here()).expect("the glossaries");
        assert!(all.contains_key("pl") && all.contains_key("pt-BR"));
    }

    #[test]
    fn a_remark_of_several_rulesets_is_there_once() {
        let all = english(&["notes/a\tOne.", "notes/a@x\tOne.", "notes/a@y\tTwo."]);
        assert_eq!(all.keys().collect::<Vec<_>>(), ["notes/a", "notes/a@y"]);
    }
}
