//! `cargo xtask text`: a new key in all languages, and all texts as a table for translators, out and in.

mod file;
mod table;

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Result, io};
use crate::project::Project;
use file::Texts;

/// The mark before a text that nobody has translated yet; `tests/it/text/languages.rs` refuses it.
const MARK: &str = "UNTRANSLATED: ";

/// The languages by their tags, English first, and their files in `src/words/` and in `src/words/fans/`.
const FILES: [(&str, &str); 8] = [
    ("en", "en.rs"),
    ("ja", "ja.rs"),
    ("ko", "ko.rs"),
    ("zh-Hans", "zh_hans.rs"),
    ("zh-Hant", "zh_hant.rs"),
    ("de", "de.rs"),
    ("fr", "fr.rs"),
    ("ru", "ru.rs"),
];

/// A language as its files have it.
struct Language {
    tag: &'static str,
    paths: Vec<PathBuf>,
    texts: Texts,
}

pub fn run(project: &Project, words: &[&str]) -> Result {
    let mut languages = read(project)?;
    match words {
        ["add", key] => add(&mut languages, key, None)?,
        ["add", key, english] => add(&mut languages, key, Some(english))?,
        ["out", file] => {
            let table = table::out(&languages).map_err(|why| unwritten(file, &why))?;
            fs::write(file, table).map_err(io("write", Path::new(file)))?;
            println!("Wrote {file}: a line each, English beside every language.");
            return Ok(());
        }
        ["in", file] => {
            let bytes = fs::read(file).map_err(io("read", Path::new(file)))?;
            let changed = table::take_in(&mut languages, &bytes)?;
            println!("{changed} texts changed.");
        }
        _ => return Err(usage()),
    }
    for language in &languages {
        for (path, text) in language.paths.iter().zip(language.texts.sources()) {
            fs::write(path, text).map_err(io("write", path))?;
        }
    }
    Ok(())
}

fn usage() -> Failure {
    Failure::new(
        "`cargo xtask text` needs to know what to do",
        "`text add labels/KEY \"English text\"`, `text out FILE.csv` or `text in FILE.csv`",
    )
}

fn unwritten(file: &str, why: &str) -> Failure {
    Failure::new(
        format!("{file} could not be made: {why}"),
        "this is a fault of the task runner",
    )
}

fn read(project: &Project) -> Result<Vec<Language>> {
    let read = |&(tag, file): &(&'static str, &str)| {
        let paths = ["src/words", "src/words/fans"].map(|folder| project.path(folder).join(file));
        let source = |path: &PathBuf| fs::read_to_string(path).map_err(io("read", path));
        let sources = paths.iter().map(source).collect::<Result<Vec<String>>>()?;
        let texts = Texts::read(sources).map_err(|why| {
            Failure::new(
                format!("{file}: {why}"),
                "a language is `language! { … }`, as src/words/language.rs has it",
            )
        })?;
        Ok(Language {
            tag,
            paths: paths.into(),
            texts,
        })
    };
    FILES.iter().map(read).collect()
}

/// Puts a key into every language that lacks it. Its English text is the one given, or the one that English has already.
fn add(languages: &mut [Language], key: &str, english: Option<&str>) -> Result {
    let refused = |what: String, fix: &str| Err(Failure::new(what, fix));
    let (section, name) = key.split_once('/').unwrap_or((key, ""));
    let is_section = ["words", "labels", "teach", "fans", "conditions", "notes"].contains(&section);
    let is_name = section == "notes" || name.chars().all(char::is_alphanumeric);
    if !is_section || name.is_empty() || !is_name {
        return refused(
            format!("`{key}` is no key"),
            "write `words/Key`, `labels/Key`, `teach/Key`, `fans/Key`, `conditions/Yaku` for a new yaku, or `notes/id`",
        );
    }
    let there = languages[0].texts.get(key);
    let english = match (english, there) {
        (Some(_), Some(_)) => {
            return refused(
                format!("English has `{key}` already"),
                "change it in src/words/en.rs, or leave the text out to add the key to other languages",
            );
        }
        (Some(text), None) | (None, Some(text)) => text.to_owned(),
        (None, None) => {
            return refused(
                format!("`{key}` has no English text yet"),
                "write it behind the key, in quotation marks",
            );
        }
    };
    if english.is_empty() || english.contains(char::is_control) {
        return refused(
            format!("`{key}` needs a text of one line"),
            "write it behind the key, in quotation marks",
        );
    }
    for language in languages {
        // What rulesets say in English stands in their own files.
        let is_elsewhere = language.tag == "en" && section == "notes";
        if is_elsewhere || language.texts.get(key).is_some() {
            continue;
        }
        let text = match language.tag {
            "en" => english.clone(),
            _ => [MARK, &english].concat(),
        };
        let added = language.texts.add(key, &text);
        added.map_err(|why| Failure::new(why, "add it by hand"))?;
        println!("{}: {text}", language.tag);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{FILES, Language, MARK, add, read};
    use crate::project::Project;
    use crate::text::file::Texts;

    /// Makes English and German with these words.
    pub(super) fn two(english: &str, german: &str) -> Vec<Language> {
        let of = |(tag, words): (&'static str, &str)| {
            let source = format!(
                "//! A language.\n\nlanguage! {{\n    /// It.\n    X = \"x\";\n    words {{\n{words}    }}\n    \
                 yaku {{\n        Riichi: \"\", \"Declare.\";\n    }}\n    labels {{\n        Menu: \"Menu\",\n    }}\n    \
                 notes {{\n        \"an_id\": \"A note.\",\n    }}\n}}\n"
            );
            let texts = Texts::read(vec![source]).expect("a language");
            let paths = vec![tag.into()];
            Language { tag, paths, texts }
        };
        [("en", english), ("de", german)].map(of).into()
    }

    #[test]
    fn every_language_has_the_same_keys() {
        let languages = read(&Project::here()).expect("the languages");
        assert_eq!(languages.len(), FILES.len());
        let keys = |language: &Language| {
            let keys = language
                .texts
                .keys()
                .filter(|key| !key.starts_with("notes/"));
            let mut keys: Vec<String> = keys.map(str::to_owned).collect();
            keys.sort();
            keys
        };
        let english = keys(&languages[0]);
        assert!(english.len() > 1_000, "{}", english.len());
        for language in &languages {
            assert_eq!(keys(language), english, "{}", language.tag);
        }
    }

    #[test]
    fn a_new_key_stands_in_all_languages_and_is_marked() {
        let mut languages = two("        A: \"a {0}\",\n", "        A: \"{0} ä\",\n");
        add(&mut languages, "words/New", Some("say \"{0}\"")).expect("a key");
        let [english, german] = &languages[..] else {
            panic!("two");
        };
        assert_eq!(english.texts.get("words/New"), Some("say \"{0}\""));
        let marked = [MARK, "say \"{0}\""].concat();
        assert_eq!(german.texts.get("words/New"), Some(&*marked));
        let line =
            "        A: \"{0} ä\",\n        New: \"UNTRANSLATED: say \\\"{0}\\\"\",\n    }\n";
        assert!(german.texts.sources()[0].contains(line));
    }

    #[test]
    fn a_key_that_english_has_goes_to_the_others() {
        let mut languages = two(
            "        A: \"a\",\n        B: \"b\",\n",
            "        A: \"ä\",\n",
        );
        add(&mut languages, "words/B", None).expect("a key");
        assert_eq!(languages[1].texts.get("words/B"), Some("UNTRANSLATED: b"));
        assert_eq!(languages[1].texts.get("words/A"), Some("ä"));
    }

    #[test]
    fn a_yaku_and_a_note_are_added_as_their_section_has_them() {
        let mut languages = two("        A: \"a\",\n", "        A: \"ä\",\n");
        add(&mut languages, "conditions/New", Some("Win.")).expect("a yaku");
        add(&mut languages, "notes/new_id", Some("It is so.")).expect("a note");
        let [english, german] = languages.map_texts();
        assert_eq!(english.get("yaku/New"), Some(""));
        assert_eq!(german.get("yaku/New"), Some("UNTRANSLATED: New"));
        assert_eq!(german.get("conditions/New"), Some("UNTRANSLATED: Win."));
        assert_eq!(english.get("notes/new_id"), None);
        assert_eq!(german.get("notes/new_id"), Some("UNTRANSLATED: It is so."));
    }

    trait MapTexts {
        fn map_texts(self) -> [Texts; 2];
    }

    impl MapTexts for Vec<Language> {
        fn map_texts(self) -> [Texts; 2] {
            let mut all = self.into_iter().map(|language| language.texts);
            [all.next().expect("English"), all.next().expect("German")]
        }
    }

    #[test]
    fn what_cannot_be_added_is_refused() {
        for (key, text) in [
            ("New", Some("text")),
            ("words/", Some("text")),
            ("words/A b", Some("text")),
            ("yaku/New", Some("text")),
            ("words/A", Some("text")),
            ("words/New", None),
            ("words/New", Some("")),
            ("words/New", Some("two\nlines")),
        ] {
            let mut languages = two("        A: \"a\",\n", "        A: \"ä\",\n");
            let before = languages[0].texts.sources().to_vec();
            assert!(add(&mut languages, key, text).is_err(), "{key}");
            assert_eq!(languages[0].texts.sources(), before, "{key}");
        }
    }
}
