//! Makes code of the languages when a crate is built: each is a folder of ARB files, which `words.rs` includes as constants. The
//! engine has English alone, and of it what the engine says; `crates/words` has this file by a link, and all languages.
//!
//! ARB is flat JSON with messages in ICU's format, which translators' tools read (Weblate, Crowdin, Lokalise, `POEditor`). English has
//! the files and the keys; a file or a key that another language lacks or has too many, an argument that is not in the English text,
//! and a plural without a form that the language needs, are errors of the build. It has its own reader of JSON, since the core has no
//! dependencies.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The folders of languages in a crate: of all, or of English in the engine.
const ROOTS: [&str; 2] = ["texts", "src/words"];

/// The files of a language. The keys of the first group are those of English; the phrases of the second are each language's own.
const TEXTS: [&str; 8] = [
    "words",
    "fan_words",
    "sentences",
    "yaku",
    "explained",
    "labels",
    "teach",
    "fans",
];
const PHRASES: [&str; 7] = [
    "notes",
    "fan_points",
    "chow_pung",
    "said",
    "said_faan",
    "said_series",
    "fan_notes",
];

/// The lists of texts: the name of their keys, and the files that have them one behind the other.
const KEYS: [(&str, &str, &[&str]); 4] = [
    (
        "Word",
        "The texts that every program has",
        &["words", "sentences"],
    ),
    (
        "FanWord",
        "The texts of Chinese games",
        &["fan_words", "fans"],
    ),
    ("Label", "Labels", &["explained", "labels"]),
    (
        "Teach",
        "The texts of the teaching parts of the app, which come with the page that has them",
        &["teach"],
    ),
];

/// Lists of phrases that are one text of Chinese games: its key, its file, what stands between two phrases.
const JOINED: [(&str, &str, &str); 4] = [
    ("Said", "said", "; "),
    ("SaidFaan", "said_faan", "; "),
    ("SaidSeries", "said_series", "; "),
    ("Notes", "fan_notes", " | "),
];

/// The rules for plurals by name: the variant of `words::Plural`, a message's forms.
const PLURALS: [(&str, &str, &[&str]); 5] = [
    ("never", "Never", &["other"]),
    ("one", "One", &["one", "other"]),
    ("up-to-one", "UpToOne", &["one", "other"]),
    ("slavic", "Slavic", &["one", "few", "other"]),
    ("polish", "Polish", &["one", "few", "other"]),
];

/// Keys with their texts, in the order of the file.
type Entries = Vec<(String, String)>;

pub(crate) struct Language {
    /// The folder with all languages.
    root: String,
    /// The name of its constant, such as `ZH_HANS`.
    name: String,
    files: BTreeMap<String, Entries>,
    /// The attributes of `words.arb`, by their names without `@@x-`.
    about: BTreeMap<String, String>,
    /// Faults of its files, whatever English says.
    faults: Vec<String>,
}

fn main() {
    let root = ROOTS.iter().find(|root| Path::new(root).is_dir());
    let root = root.unwrap_or(&ROOTS[0]);
    println!("cargo::rerun-if-changed={root}");
    let languages = read_all(root);
    if let Some((english, others)) = languages.split_first() {
        let faults = others.iter().flat_map(|other| other.compared(english));
        for fault in english.faults.iter().cloned().chain(faults) {
            println!("cargo::error={fault}");
        }
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    if let Err(why) = fs::write(out.join("languages.rs"), code(&languages)) {
        println!("cargo::error=languages.rs could not be written: {why}");
    }
}

/// Reads every folder, in the order of the menu; English is the first.
fn read_all(root: &str) -> Vec<Language> {
    let folders = fs::read_dir(root).into_iter().flatten().flatten();
    let folders = folders
        .map(|entry| entry.path())
        .filter(|path| path.is_dir());
    let read = |folder: PathBuf| {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy();
        Language::read(root, &tag, |file| {
            fs::read_to_string(folder.join(file)).ok()
        })
    };
    let mut languages: Vec<Language> = folders.map(read).collect();
    languages.sort_by_key(|language| language.about("menu").parse().unwrap_or(u32::MAX));
    languages
}

impl Language {
    /// Reads a language; `text` returns one of its files by name.
    pub(crate) fn read(root: &str, tag: &str, text: impl Fn(&str) -> Option<String>) -> Self {
        let mut language = Self {
            root: root.to_owned(),
            name: tag.replace('-', "_").to_uppercase(),
            files: BTreeMap::new(),
            about: BTreeMap::from([("tag".to_owned(), tag.to_owned())]),
            faults: Vec::new(),
        };
        for name in TEXTS.iter().chain(&PHRASES) {
            let file = format!("{name}.arb");
            if let Some(json) = text(&file) {
                language.add(name, &json);
            }
        }
        let plural = language.about("plural").to_owned();
        if let Some((_, variant, forms)) = PLURALS.iter().find(|(name, ..)| *name == plural) {
            language
                .about
                .insert("variant".to_owned(), (*variant).to_owned());
            language.shorten(forms);
        } else {
            let fault = language.place("words") + &format!(": @@x-plural cannot be {plural:?}");
            language.faults.push(fault);
        }
        language
    }

    fn place(&self, file: &str) -> String {
        format!("{}/{}/{file}.arb", self.root, self.about("tag"))
    }

    fn add(&mut self, file: &str, json: &str) {
        let mut entries = Entries::new();
        match parse(json) {
            Ok(all) => {
                for (key, text) in all {
                    if let Some(about) = key.strip_prefix("@@x-") {
                        self.about.insert(about.to_owned(), text);
                    } else if !key.starts_with('@') {
                        entries.push((key, text));
                    }
                }
            }
            Err(why) => self.faults.push(format!("{}: {why}", self.place(file))),
        }
        self.files.insert(file.to_owned(), entries);
    }

    /// Brings the plurals of all texts into the form that the program reads.
    fn shorten(&mut self, forms: &[&str]) {
        let folder = format!("{}/{}", self.root, self.about("tag"));
        for (file, entries) in &mut self.files {
            for (key, text) in entries {
                let place = format!("{folder}/{file}.arb: {key}");
                // The phrases to replace have plurals, too.
                for part in [key, text] {
                    match compact(part, forms) {
                        Ok(short) => *part = short,
                        Err(why) => self.faults.push(format!("{place}: {why}")),
                    }
                }
            }
        }
    }

    /// Returns what is wrong with a language, by itself and beside English.
    pub(crate) fn compared(&self, english: &Self) -> Vec<String> {
        let mut faults = self.faults.clone();
        for file in TEXTS {
            let place = self.place(file);
            if english.files.contains_key(file) && !self.files.contains_key(file) {
                faults.push(format!("{place} is missing"));
                continue;
            }
            let theirs = pairs(self.entries(file));
            let mut ours = pairs(english.entries(file));
            // The English names of yaku are in their rows.
            for yaku in english.yaku(file) {
                ours.entry(yaku).or_default();
            }
            for (key, text) in &ours {
                match theirs.get(key) {
                    None => faults.push(format!("{place}: {key} is missing. In English: {text:?}")),
                    Some(their) if !text.is_empty() && places(text) != places(their) => {
                        let message = "has other arguments than in English";
                        faults.push(format!("{place}: {key} {message}: {text:?}"));
                    }
                    Some(_) => {}
                }
            }
            for key in theirs.keys().filter(|key| !ours.contains_key(*key)) {
                faults.push(format!("{place}: there is no text {key} in English"));
            }
            if theirs.len() != self.entries(file).len() {
                faults.push(format!("{place}: a key is there twice"));
            }
        }
        faults
    }

    fn about(&self, name: &str) -> &str {
        self.about.get(name).map_or("", String::as_str)
    }

    fn entries(&self, file: &str) -> &[(String, String)] {
        self.files.get(file).map_or(&[], Vec::as_slice)
    }

    fn text(&self, file: &str, key: &str) -> &str {
        let found = self.entries(file).iter().find(|(own, _)| own == key);
        found.map_or("", |(_, text)| text)
    }

    /// The yaku of a file, each of which has a condition.
    fn yaku(&self, file: &str) -> impl Iterator<Item = &str> {
        let keys = self.entries(file).iter();
        keys.filter_map(|(key, _)| key.strip_suffix("_condition"))
    }

    fn of_yaku(&self, file: &str) -> String {
        self.yaku(file).fold(String::new(), |mut code, yaku| {
            let condition = self.text(file, &format!("{yaku}_condition"));
            let _ = writeln!(code, "{yaku}: {:?}, {condition:?};", self.text(file, yaku));
            code
        })
    }
}

fn pairs(entries: &[(String, String)]) -> BTreeMap<&str, &str> {
    let pairs = entries.iter();
    pairs
        .map(|(key, text)| (key.as_str(), text.as_str()))
        .collect()
}

/// The arguments of a text: `{0}` and `{1:…}` are 0 and 1.
fn places(text: &str) -> Vec<char> {
    let places = text.split('{').skip(1);
    let mut places: Vec<char> = places.filter_map(|place| place.chars().next()).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// Shortens the plurals of a message: `{0, plural, one {tile} other {tiles}}` is `{0:tile|tiles}` in the program.
fn compact(message: &str, forms: &[&str]) -> Result<String, String> {
    let mut short = String::new();
    let mut rest = message;
    while let Some((before, after)) = rest.split_once('{') {
        short.push_str(before);
        let end = after.find(['}', ',']).ok_or("a bracket is not closed")?;
        let (argument, behind) = after.split_at(end);
        let is_one = matches!(argument.as_bytes(), [digit] if digit.is_ascii_digit());
        if !is_one {
            return Err(format!("{argument:?} is not an argument, which are 0 to 9"));
        }
        let _ = write!(short, "{{{argument}");
        rest = if let Some(plural) = behind.strip_prefix(", plural,") {
            let mut rest = plural;
            for (i, form) in forms.iter().enumerate() {
                let text = rest.trim_start().strip_prefix(form);
                let text = text.and_then(|text| text.trim_start().strip_prefix('{'));
                let found = text.and_then(|text| text.split_once('}'));
                let (text, behind) =
                    found.ok_or(format!("its plural needs {forms:?}, in this order"))?;
                let _ = write!(short, "{}{text}", if i == 0 { ':' } else { '|' });
                rest = behind;
            }
            rest.trim_start()
        } else {
            behind
        };
        rest = rest
            .strip_prefix('}')
            .ok_or("a bracket is not closed, or a form is too many")?;
        short.push('}');
    }
    short.push_str(rest);
    Ok(short)
}

fn rows(entries: &[(String, String)], quoted: bool) -> String {
    entries.iter().fold(String::new(), |mut code, (key, text)| {
        let _ = if quoted {
            writeln!(code, "{key:?}: {text:?},")
        } else {
            writeln!(code, "{key}: {text:?},")
        };
        code
    })
}

fn code(languages: &[Language]) -> String {
    let mut code = String::new();
    let Some(english) = languages.first() else {
        return code;
    };
    for (name, meaning, files) in KEYS {
        let has = |file: &&&str| english.files.contains_key(**file);
        let files = files.iter().filter(has);
        let lists: Vec<Entries> = files.map(|file| english.texts(file)).collect();
        if !lists.is_empty() {
            code.push_str(&keys(name, meaning, &lists));
        }
    }
    let mut names = Vec::new();
    for language in languages {
        code.push_str(&language.code());
        names.push(format!("&{}", language.name));
    }
    if names.len() > 1 {
        let _ = writeln!(
            code,
            "/// All languages, in the order of a menu.\npub static LANGUAGES: &[&super::Words] = &[{}];",
            names.join(", "),
        );
    }
    code
}

/// Names texts of some files: an enum of them, their number, and that of the first file.
fn keys(name: &str, meaning: &str, lists: &[Entries]) -> String {
    let mut code = format!(
        "/// {meaning}, by their English wording.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n\
         #[allow(clippy::doc_markdown, rustdoc::broken_intra_doc_links, reason = \"texts as they are\")]\npub enum {name} {{\n",
    );
    let mut all = String::new();
    for (key, text) in lists.iter().flatten() {
        let _ = writeln!(code, "#[doc = {:?}] {key},", format!("“{text}”"));
        let _ = write!(all, "Self::{key}, ");
    }
    let _ = writeln!(
        code,
        "}}\nimpl {name} {{\n/// All of them.\npub const ALL: &'static [Self] = &[{all}];\n\
         /// The number of them.\npub const COUNT: usize = Self::ALL.len();\n/// That of the first file.\npub const FIRST: usize = {};\n}}",
        lists.first().map_or(0, Vec::len),
    );
    code
}

impl Language {
    /// The texts of a file by their keys, without names and conditions of yaku.
    fn texts(&self, file: &str) -> Entries {
        let mut texts = Entries::new();
        if file == "fans" && self.files.contains_key(file) {
            for (key, phrases, between) in JOINED {
                let phrases = self.entries(phrases).iter();
                let phrases: Vec<String> = phrases
                    .map(|(usual, said)| format!("{usual} → {said}"))
                    .collect();
                texts.push((key.to_owned(), phrases.join(between)));
            }
        }
        let is_yaku =
            |key: &str| key.ends_with("_condition") || self.yaku(file).any(|yaku| yaku == key);
        let rest = self.entries(file).iter().filter(|(key, _)| !is_yaku(key));
        texts.extend(rest.cloned());
        texts
    }

    /// The texts as the macro `language` reads them.
    fn code(&self) -> String {
        let module = self.name.to_lowercase();
        let about = |name| self.about(name);
        let (english, name, romaji) = (about("english"), &self.name, about("romaji"));
        let mut code = format!(
            "mod {module} {{ language! {{\n/// {english}.\n{name} = {:?} {:?} plural {} thousands {:?} from {} decimal {:?} romaji {romaji};\n",
            about("tag"),
            about("name"),
            about("variant"),
            about("thousands"),
            about("grouped-from"),
            about("decimal"),
        );
        for file in TEXTS.iter().filter(|file| **file != "yaku") {
            let _ = writeln!(code, "{file} {{ {} }}", rows(&self.texts(file), false));
        }
        for (section, file) in [("yaku", "yaku"), ("patterns", "fans")] {
            let _ = writeln!(code, "{section} {{ {} }}", self.of_yaku(file));
        }
        for file in ["notes", "fan_points", "chow_pung"] {
            let _ = writeln!(code, "{file} {{ {} }}", rows(self.entries(file), true));
        }
        let _ = writeln!(code, "}} }}\npub use {module}::{};", self.name);
        code
    }
}

/// The texts of a flat JSON object in their order; an object in it, which describes a text to translators, is left out.
fn parse(json: &str) -> Result<Entries, String> {
    let mut reader = Reader { rest: json.trim() };
    let entries = reader.object()?;
    if reader.rest.is_empty() {
        Ok(entries)
    } else {
        Err(reader.fault("the end"))
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn fault(&self, wanted: &str) -> String {
        let near: String = self.rest.chars().take(30).collect();
        format!("not JSON: {wanted} is missing before {near:?}")
    }

    fn take(&mut self, wanted: char) -> bool {
        let rest = self.rest.trim_start().strip_prefix(wanted);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn need(&mut self, wanted: char) -> Result<(), String> {
        if self.take(wanted) {
            Ok(())
        } else {
            Err(self.fault(&format!("{wanted:?}")))
        }
    }

    fn object(&mut self) -> Result<Entries, String> {
        let mut entries = Entries::new();
        self.need('{')?;
        if self.take('}') {
            return Ok(entries);
        }
        loop {
            let key = self.string()?;
            self.need(':')?;
            if self.rest.trim_start().starts_with('{') {
                self.object()?;
            } else {
                entries.push((key, self.string()?));
            }
            if self.take('}') {
                return Ok(entries);
            }
            self.need(',')?;
        }
    }

    fn string(&mut self) -> Result<String, String> {
        self.need('"')?;
        let mut text = String::new();
        let mut chars = self.rest.chars();
        loop {
            match chars.next() {
                Some('"') => break,
                Some('\\') => {
                    text.push(escaped(&mut chars).ok_or_else(|| self.fault("an escape"))?);
                }
                Some(char) => text.push(char),
                None => return Err(self.fault("a quotation mark")),
            }
        }
        self.rest = chars.as_str();
        Ok(text)
    }
}

fn escaped(chars: &mut std::str::Chars<'_>) -> Option<char> {
    Some(match chars.next()? {
        'n' => '\n',
        't' => '\t',
        'u' => {
            let digits: String = chars.take(4).collect();
            char::from_u32(u32::from_str_radix(&digits, 16).ok()?)?
        }
        own @ ('"' | '\\' | '/') => own,
        _ => return None,
    })
}
