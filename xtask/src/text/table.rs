//! All texts as a table: a line for each key, a column for each language.

use std::collections::BTreeSet;

use tensu::Yaku;
use tensu::rules::all;
use tensu::text::EN;

use super::Language;
use crate::failure::{Failure, Result};

const KEY: &str = "key";

/// The table as CSV, with the mark by which spreadsheets know the letters.
pub(super) fn out(languages: &[Language]) -> std::result::Result<Vec<u8>, String> {
    let mut table = csv::Writer::from_writer("\u{feff}".as_bytes().to_vec());
    let head = [KEY].into_iter().chain(languages.iter().map(|one| one.tag));
    table.write_record(head).map_err(|why| why.to_string())?;
    for key in keys(languages) {
        let english = english(languages, key);
        let others = languages.iter().skip(1);
        let others = others.map(|one| one.texts.get(key).unwrap_or_default().to_owned());
        let line = [key.to_owned(), english].into_iter().chain(others);
        table.write_record(line).map_err(|why| why.to_string())?;
    }
    table.into_inner().map_err(|why| why.to_string())
}

/// The keys of all languages, each once: what rulesets say is not in English, and some leave out a name.
fn keys(languages: &[Language]) -> Vec<&str> {
    let mut seen = BTreeSet::new();
    let all = languages.iter().flat_map(|one| one.texts.keys());
    all.filter(|key| seen.insert(*key)).collect()
}

/// Returns the English text of a key: in its file, or where the yaku and the rulesets are.
fn english(languages: &[Language], key: &str) -> String {
    let written = languages
        .first()
        .and_then(|one| one.texts.get(key))
        .unwrap_or_default();
    let elsewhere = match key.split_once('/') {
        Some(("yaku", name)) => Yaku::all()
            .find(|yaku| format!("{yaku:?}") == name)
            .map(|yaku| EN.yaku(yaku)),
        Some(("notes", id)) => Some(note(id)),
        _ => None,
    };
    match written {
        "" => elsewhere.unwrap_or_default().to_owned(),
        written => written.to_owned(),
    }
}

/// Returns the text of a ruleset by its id; names of rulesets and of origins are their own ids.
fn note(id: &str) -> &str {
    let (wanted, ruleset) = id.split_once('@').unwrap_or((id, ""));
    let said = all()
        .filter(|rules| ruleset.is_empty() || rules.id == ruleset)
        .find_map(|rules| {
            let remarks = rules.remarks().map(|remark| (remark.id, remark.text));
            let notes = rules.page().notes.iter().map(|note| (note.id, note.text));
            let also = rules.page().also.iter().map(|line| (line.id, line.text));
            let mut all = remarks.chain(notes).chain(also);
            all.find(|(one, _)| *one == wanted).map(|(_, text)| text)
        });
    said.unwrap_or(id)
}

/// Takes a table in: the cells that are another text now; how many. Nothing is changed if anything is wrong, and all that is
/// wrong is told.
pub(super) fn take_in(languages: &mut [Language], table: &[u8]) -> Result<usize> {
    let table = table.strip_prefix("\u{feff}".as_bytes()).unwrap_or(table);
    let mut table = csv::Reader::from_reader(table);
    let unreadable = |why: csv::Error| {
        Failure::new(
            format!("the table cannot be read: {why}"),
            "save it as CSV with commas, in UTF-8",
        )
    };
    let columns = columns(languages, table.headers().map_err(unreadable)?)?;
    let known: BTreeSet<String> = keys(languages).into_iter().map(str::to_owned).collect();
    let (mut changes, mut wrong) = (Vec::new(), Vec::new());
    for line in table.records() {
        let line = line.map_err(unreadable)?;
        let at = |tag: &str| {
            columns
                .iter()
                .position(|column| column == tag)
                .and_then(|at| line.get(at))
        };
        let key = at(KEY).unwrap_or_default();
        if !known.contains(key) {
            wrong.push(Failure::new(
                format!("there is no key `{key}`"),
                "take the line out; `cargo xtask text add` makes a new key",
            ));
            continue;
        }
        let english = english(languages, key);
        if at("en").is_some_and(|cell| cell != english) {
            wrong.push(Failure::new(
                format!("the English of `{key}` is “{english}” here"),
                "write the table anew and put the line's texts into it; English is changed in its own file",
            ));
            continue;
        }
        for (i, language) in languages.iter().enumerate().skip(1) {
            let now = language.texts.get(key).unwrap_or_default();
            match at(language.tag) {
                None => {}
                Some(cell) if cell == now => {}
                Some(cell) => match refusal(cell, &english) {
                    Some((what, fix)) => {
                        wrong.push(Failure::new(
                            format!("{} of `{key}` {what}", language.tag),
                            fix,
                        ));
                    }
                    None => changes.push((i, key.to_owned(), cell.to_owned())),
                },
            }
        }
    }
    if !wrong.is_empty() {
        return Err(Failure::all(wrong));
    }
    for (i, key, text) in &changes {
        let texts = &mut languages[*i].texts;
        let done = match texts.get(key) {
            Some(_) => texts.set(key, text),
            None => texts.add(key, text),
        };
        done.map_err(|why| Failure::new(why, "change it by hand"))?;
    }
    Ok(changes.len())
}

/// The columns by their heads.
fn columns(languages: &[Language], head: &csv::StringRecord) -> Result<Vec<String>> {
    let columns: Vec<String> = head.iter().map(|name| name.trim().to_owned()).collect();
    let is_known = |name: &str| name == KEY || languages.iter().any(|one| one.tag == name);
    let unknown = columns.iter().find(|name| !is_known(name));
    let once: BTreeSet<&String> = columns.iter().collect();
    let what = match unknown {
        Some(name) => format!("there is no column `{name}`"),
        None if once.len() < columns.len() => "a column is there twice".to_owned(),
        None if !columns.iter().any(|name| name == KEY) => format!("the column `{KEY}` is missing"),
        None => return Ok(columns),
    };
    Err(Failure::new(
        what,
        "keep the first line as `cargo xtask text out` writes it; whole columns may be left out",
    ))
}

/// Returns the fault of a text, and what to do.
fn refusal(text: &str, english: &str) -> Option<(String, &'static str)> {
    if text.is_empty() {
        return Some(("is empty".to_owned(), "write a text"));
    }
    if text.contains(char::is_control) {
        return Some(("has more than one line".to_owned(), "write it as one line"));
    }
    let (wanted, has) = (places(english), places(text));
    let list = |places: BTreeSet<&str>| {
        places
            .into_iter()
            .map(|place| format!("{{{place}}}"))
            .collect::<Vec<_>>()
            .join(" ")
    };
    if text.matches('{').count() != text.matches('}').count() {
        return Some((
            "has a brace without the other one".to_owned(),
            "copy the places from the English text",
        ));
    }
    if wanted != has {
        let (missing, new) = (&wanted - &has, &has - &wanted);
        let what = if missing.is_empty() {
            format!("has {}, which English has not", list(new))
        } else {
            format!("has lost {}", list(missing))
        };
        return Some((what, "copy the places from the English text"));
    }
    None
}

/// The places of a text: those of `{0} and {1:tile|tiles}` are 0 and 1.
fn places(text: &str) -> BTreeSet<&str> {
    let places = text.split('{').skip(1);
    places
        .map(|place| place.split([':', '}']).next().unwrap_or_default())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{out, take_in};
    use crate::project::Project;
    use crate::text::{Language, read, tests::two};

    fn table(languages: &[Language]) -> String {
        String::from_utf8(out(languages).expect("a table")).expect("a text")
    }

    fn some() -> Vec<Language> {
        two(
            "        A: \"{0}, {1:tile|tiles}\",\n        B: \"say \\\"b\\\"\",\n",
            "        A: \"{1:Stein|Steine}: {0}\",\n        B: \"sage „b“\",\n",
        )
    }

    #[test]
    fn a_table_has_a_line_for_each_key() {
        let text = table(&some());
        let lines = [
            "\u{feff}key,en,de",
            "words/A,\"{0}, {1:tile|tiles}\",{1:Stein|Steine}: {0}",
            "words/B,\"say \"\"b\"\"\",sage „b“",
            "yaku/Riichi,Riichi,",
            "conditions/Riichi,Declare.,Declare.",
            "labels/Menu,Menu,Menu",
            "notes/an_id,A note.,A note.",
        ];
        assert_eq!(text.lines().collect::<Vec<_>>(), lines);
    }

    #[test]
    fn the_projects_table_changes_nothing() {
        let mut languages = read(&Project::here()).expect("the languages");
        let before: Vec<Vec<String>> = languages
            .iter()
            .map(|one| one.texts.sources().to_vec())
            .collect();
        let text = table(&languages);
        assert_eq!(take_in(&mut languages, text.as_bytes()).ok(), Some(0));
        // A note has the English text of its ruleset, a name its own.
        assert!(
            text.contains("\nnotes/any_wait,All chows has no condition on the wait.,"),
            "{text}"
        );
        assert!(text.contains("\nnotes/Tenhou,Tenhou,"));
        for of_chinese_games in [
            "\nfans/FlagKongOnKong,Kong on kong,",
            "\nyaku/AllGreen,All green,",
            "\nfans/Notes,",
        ] {
            let line = of_chinese_games.trim();
            assert!(text.contains(of_chinese_games), "no `{line}`");
        }
        let changed = text.replacen(
            "\nnotes/Tenhou,Tenhou,天鳳,",
            "\nnotes/Tenhou,Tenhou,天鳳麻雀,",
            1,
        );
        assert_eq!(take_in(&mut languages, changed.as_bytes()).ok(), Some(1));
        for (language, before) in languages.iter().zip(before) {
            let wanted = match language.tag {
                "ja" => before
                    .iter()
                    .map(|text| text.replace("\"Tenhou\": \"天鳳\"", "\"Tenhou\": \"天鳳麻雀\""))
                    .collect(),
                _ => before,
            };
            assert!(language.texts.sources() == wanted, "{}", language.tag);
        }
    }

    #[test]
    fn exactly_the_changed_cells_are_taken_in() {
        let mut languages = some();
        let before = languages[1].texts.sources()[0].clone();
        // In another order, and without some lines.
        let changed = "de,key\nSag „b“,words/B\n{1:Stein|Steine}: {0},words/A\n";
        assert_eq!(take_in(&mut languages, changed.as_bytes()).ok(), Some(1));
        assert_eq!(
            languages[1].texts.sources()[0],
            before.replace("sage „b“", "Sag „b“")
        );
    }

    #[test]
    fn what_is_wrong_is_told_and_nothing_changes() {
        for (table, what) in [
            ("key,de\nwords/C,c\n", "there is no key `words/C`"),
            ("key,xx\nwords/B,b\n", "there is no column `xx`"),
            ("key,de,de\nwords/B,b,b\n", "a column is there twice"),
            ("en,de\na,b\n", "the column `key` is missing"),
            (
                "key,de\nwords/A,Steine: {0}\n",
                "de of `words/A` has lost {1}",
            ),
            (
                "key,de\nwords/B,b {0}\n",
                "de of `words/B` has {0}, which English has not",
            ),
            ("key,de\nwords/A,{0 {1}\n", "a brace without the other one"),
            ("key,de\nwords/B,\n", "de of `words/B` is empty"),
            ("key,de\nwords/B,\"a\nb\"\n", "has more than one line"),
            (
                "key,en,de\nwords/B,b,b\n",
                "the English of `words/B` is “say \"b\"” here",
            ),
            ("key,de\nwords/B\n", "the table cannot be read"),
        ] {
            let mut languages = some();
            let before = languages[1].texts.sources().to_vec();
            let refused = take_in(&mut languages, table.as_bytes()).expect_err(table);
            assert!(refused.to_string().contains(what), "{table}: {refused}");
            assert_eq!(languages[1].texts.sources(), before, "{table}");
        }
    }

    #[test]
    fn a_good_line_beside_two_bad_ones_waits_for_them() {
        let mut languages = some();
        let table = "key,de\nwords/C,c\nwords/B,neu\nwords/A,nichts\n";
        let refused = take_in(&mut languages, table.as_bytes())
            .expect_err("refused")
            .to_string();
        assert!(
            refused.contains("`words/C`") && refused.contains("has lost {0} {1}"),
            "{refused}"
        );
        assert_eq!(languages[1].texts.get("words/B"), Some("sage „b“"));
    }
}
