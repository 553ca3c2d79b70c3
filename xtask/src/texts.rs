//! `cargo xtask text in FILE`: takes the texts that somebody changed in the app (`#/texts`) into the ARB files, and names line by line
//! what it does not take. The file is ARB itself: `labels/Undo` is the text `Undo` of `labels.arb`, and `@labels/Undo` has what it said
//! before. `www/texts/texts.js` says the same of a file in the browser: both read the cases of `tests/texts`.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::Path;

use serde_json::{Map, Value};

use crate::failure::{Failure, Result};
use crate::files;
use crate::project::Project;

/// The build's own reader and judge of a language.
#[path = "../../src/words/build.rs"]
#[allow(dead_code, reason = "its `main` is for a build")]
mod build;

#[cfg(test)]
mod tests;

/// The folder of all languages.
const ROOT: &str = "crates/words/texts";
/// The attribute with the form of the file.
const FORM: &str = "@@x-tensu-texts";
/// The form that is written today.
const TODAY: &str = "1";
/// The attribute with the text that was changed.
const BEFORE: &str = "x-before";
/// The advice with everything that no person wrote.
const FIX: &str = "export the file again, in Tensu under More › Languages";

/// A reason why a file, or a text of it, is not taken, or not without a word.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Fault {
    NotJson(String),
    Empty,
    Version(String),
    Language(String),
    Unknown,
    NotText,
    Blank,
    Html,
    Break,
    Long(usize),
    /// Said by the build: arguments, and forms of plurals.
    Arguments(String),
    Plural(String),
    Since(String),
}

impl Fault {
    /// Its name in the cases that the browser's reader has, too.
    #[cfg(test)]
    const fn name(&self) -> &'static str {
        match self {
            Self::NotJson(_) => "json",
            Self::Empty => "empty",
            Self::Version(_) => "version",
            Self::Language(_) => "language",
            Self::Unknown => "unknown",
            Self::NotText => "text",
            Self::Blank => "blank",
            Self::Html => "html",
            Self::Break => "break",
            Self::Long(_) => "long",
            Self::Arguments(_) => "arguments",
            Self::Plural(_) => "plural",
            Self::Since(_) => "since",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotJson(why) => write!(f, "not a file of texts: {why}"),
            Self::Empty => f.write_str("there is no changed text in it"),
            Self::Version(form) => {
                write!(
                    f,
                    "of another version ({form:?}, not {TODAY:?}): what fits is taken"
                )
            }
            Self::Language(tag) => write!(f, "there is no language {tag:?} in {ROOT}"),
            Self::Unknown => f.write_str("there is no such text"),
            Self::NotText => f.write_str("not a text"),
            Self::Blank => f.write_str("empty"),
            Self::Html => f.write_str("HTML is not for texts: write the words alone"),
            Self::Break => f.write_str("a line break or a tab is in it: write one line"),
            Self::Long(most) => write!(f, "too long for its place: at most {most} characters"),
            Self::Arguments(why) | Self::Plural(why) => f.write_str(why),
            Self::Since(now) => {
                write!(f, "has been changed since: look at it again. Now: {now:?}")
            }
        }
    }
}

/// The outcome of reading a file.
#[derive(Debug, Default)]
struct Taken {
    /// The language.
    tag: String,
    /// The files that change, by their names, whole.
    files: BTreeMap<String, String>,
    /// The keys of the texts that were taken.
    keys: Vec<String>,
    /// The faults, with the key of the text if it is one text's.
    faults: Vec<(String, Fault)>,
}

/// Takes a file in; returns whether nothing was left out.
pub fn take_in(project: &Project, file: &Path) -> Result<bool> {
    let taken = read(&project.path(ROOT), &files::read(file)?);
    for (key, fault) in &taken.faults {
        let name = if key.is_empty() {
            files::name(file)
        } else {
            key.clone()
        };
        println!("{name}: {fault}");
    }
    let folder = project.path(&[ROOT, "/", &taken.tag].concat());
    for (name, text) in &taken.files {
        files::write(&folder.join(name), text)?;
    }
    for key in &taken.keys {
        println!("{key}: taken");
    }
    if taken.keys.is_empty() {
        return Err(Failure::new(
            format!("nothing of {} was taken", file.display()),
            FIX,
        ));
    }
    println!(
        "{} of {} into {ROOT}/{}. Next: read `git diff`, then `cargo xtask test quick`.",
        taken.keys.len(),
        taken.keys.len()
            + taken
                .faults
                .iter()
                .filter(|(key, _)| !key.is_empty())
                .count(),
        taken.tag,
    );
    Ok(taken.faults.is_empty())
}

/// Reads a file of changed texts beside the languages of a folder.
fn read(root: &Path, json: &str) -> Taken {
    let mut taken = Taken::default();
    let whole = |fault| vec![(String::new(), fault)];
    let all = match serde_json::from_str::<Value>(json.trim_start_matches('\u{feff}')) {
        Ok(Value::Object(all)) => all,
        Ok(_) => {
            taken.faults = whole(Fault::NotJson("it is no list of texts".to_owned()));
            return taken;
        }
        Err(why) => {
            taken.faults = whole(Fault::NotJson(why.to_string()));
            return taken;
        }
    };
    let texts: Vec<(&String, &Value)> = all
        .iter()
        .filter(|(key, _)| !key.starts_with('@'))
        .collect();
    if texts.is_empty() {
        taken.faults = whole(Fault::Empty);
        return taken;
    }
    let said = |name: &str| all.get(name).and_then(Value::as_str).unwrap_or_default();
    let tag = said("@@locale");
    // A tag is a folder's name: nothing else is looked for.
    let is_tag = !tag.is_empty()
        && tag
            .bytes()
            .all(|one| one.is_ascii_alphanumeric() || one == b'-');
    let Some(language) = Language::of(root, tag).filter(|_| is_tag) else {
        taken.faults = whole(Fault::Language(tag.to_owned()));
        return taken;
    };
    if said(FORM) != TODAY {
        taken.faults = whole(Fault::Version(said(FORM).to_owned()));
    }
    tag.clone_into(&mut taken.tag);
    for (key, text) in texts {
        match language.text(key, text, before(&all, key)) {
            Ok(Some((file, own, text))) => {
                let now = taken.files.get(&file).or_else(|| language.files.get(&file));
                if let Some(changed) = now.and_then(|arb| put(arb, own, text)) {
                    taken.files.insert(file, changed);
                    taken.keys.push(key.clone());
                }
            }
            // It says so already.
            Ok(None) => taken.keys.push(key.clone()),
            Err(fault) => taken.faults.push((key.clone(), fault)),
        }
    }
    taken
}

/// The text as it was when it was changed.
fn before<'a>(all: &'a Map<String, Value>, key: &str) -> Option<&'a str> {
    all.get(&["@", key].concat())?.get(BEFORE)?.as_str()
}

/// The files of a language, and of English beside it.
struct Language {
    tag: String,
    files: BTreeMap<String, String>,
    english: BTreeMap<String, String>,
    /// The rule for its plurals.
    plural: String,
}

impl Language {
    /// Reads it; `None` if there is none of this tag.
    fn of(root: &Path, tag: &str) -> Option<Self> {
        let all = |tag: &str| -> Option<BTreeMap<String, String>> {
            let entries = fs::read_dir(root.join(tag)).ok()?.flatten();
            let read = entries.filter_map(|entry| {
                let name = entry.file_name().to_string_lossy().into_owned();
                let path = entry.path();
                let is_text = path.extension().is_some_and(|end| end == "arb");
                let text = is_text.then(|| fs::read_to_string(&path));
                Some((name, text?.ok()?))
            });
            Some(read.collect())
        };
        let files = all(tag)?;
        let plural = value(files.get("words.arb")?, "@@x-plural")?;
        Some(Self {
            tag: tag.to_owned(),
            files,
            english: all("en")?,
            plural,
        })
    }

    /// Checks one text; its file, its key there and what it says, or `None` if that is there already.
    fn text<'t>(
        &self,
        key: &'t str,
        text: &'t Value,
        before: Option<&str>,
    ) -> std::result::Result<Option<(String, &'t str, &'t str)>, Fault> {
        let (file, own) = key.split_once('/').ok_or(Fault::Unknown)?;
        let file = [file, ".arb"].concat();
        let now = self.files.get(&file).and_then(|arb| value(arb, own));
        let now = now
            .filter(|_| !own.starts_with('@'))
            .ok_or(Fault::Unknown)?;
        let text = text.as_str().ok_or(Fault::NotText)?;
        if text == now {
            return Ok(None);
        }
        if text.trim().is_empty() {
            return Err(Fault::Blank);
        }
        if text.chars().any(char::is_control) {
            return Err(Fault::Break);
        }
        if is_html(text) {
            return Err(Fault::Html);
        }
        let english = self.english.get(&file).and_then(|arb| value(arb, own));
        let longer = |text: &str| text.chars().count();
        let most = 3 * longer(&now).max(english.as_deref().map_or(0, longer)) + 40;
        if longer(text) > most {
            return Err(Fault::Long(most));
        }
        self.built(&file, own, text, english.as_deref())?;
        if before.is_some_and(|before| plain(before) != plain(&now)) {
            return Err(Fault::Since(now));
        }
        Ok(Some((file, own, text)))
    }

    /// Asks the build what it says of one text.
    fn built(
        &self,
        file: &str,
        key: &str,
        text: &str,
        english: Option<&str>,
    ) -> std::result::Result<(), Fault> {
        let one = |tag: &str, plural: &str, text: &str| {
            let entry = format!("{}: {}", Value::from(key), Value::from(text));
            let about = format!("\"@@x-plural\": {}", Value::from(plural));
            build::Language::read(ROOT, tag, |name| {
                let about = (name == "words.arb").then(|| about.clone());
                let entry = (name == file).then(|| entry.clone());
                let all: Vec<String> = about.into_iter().chain(entry).collect();
                Some(format!("{{{}}}", all.join(", ")))
            })
        };
        let theirs = one("en", "one", english.unwrap_or(text));
        // A text that English lacks is compared with nothing, only read.
        let ours = one(&self.tag, &self.plural, text);
        let place = format!("{ROOT}/{}/{file}: {key}", self.tag);
        let faults = ours.compared(&theirs);
        let Some(fault) = faults.iter().find_map(|fault| fault.strip_prefix(&place)) else {
            return Ok(());
        };
        let fault = fault.trim_start_matches(": ").trim().to_owned();
        Err(if fault.starts_with("has other arguments") {
            Fault::Arguments(format!("{fault} in English"))
        } else {
            Fault::Plural(fault)
        })
    }
}

/// A text without what is laid out one way or another: spaces around brackets.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<String>()
}

/// Returns whether there is a tag or a sign written as HTML writes it.
fn is_html(text: &str) -> bool {
    let begins = |rest: &str, also: &[char]| {
        rest.starts_with(|one: char| one.is_ascii_alphabetic() || also.contains(&one))
    };
    let tag = text
        .split('<')
        .skip(1)
        .any(|rest| begins(rest, &['/', '!', '?']));
    let sign = text.split('&').skip(1).any(|rest| {
        begins(rest, &['#'])
            && rest.split_once(';').is_some_and(|(name, _)| {
                name.len() <= 8
                    && name
                        .chars()
                        .all(|one| one.is_ascii_alphanumeric() || one == '#')
            })
    });
    tag || sign
}

/// The place of a text in an ARB file, whose lines have an entry each: from its quotation mark to the one behind it.
fn place(arb: &str, key: &str) -> Option<(usize, usize)> {
    let start = format!("\n  {}: ", Value::from(key));
    let from = arb.find(&start)? + start.len();
    let line = arb.get(from..)?.lines().next()?;
    let text = line.trim_end().trim_end_matches(',');
    (text.len() > 1 && text.starts_with('"')).then_some((from, from + text.len()))
}

/// The text of a key there.
fn value(arb: &str, key: &str) -> Option<String> {
    let (from, to) = place(arb, key)?;
    serde_json::from_str(arb.get(from..to)?).ok()
}

/// The file with another text.
fn put(arb: &str, key: &str, text: &str) -> Option<String> {
    let (from, to) = place(arb, key)?;
    Some(
        [
            arb.get(..from)?,
            &Value::from(text).to_string(),
            arb.get(to..)?,
        ]
        .concat(),
    )
}
