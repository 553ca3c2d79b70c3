//! The project's glossary, `docs/words/en.md`, holds for comments and names in code, too: a word that it replaces by another
//! is not written, unless it means something else there.

use std::collections::BTreeSet;
use std::fs;

use tensu::Yaku;
use tensu::rules::house_rules;

use crate::tidy::{files, root};

/// All of the project that is written in Rust.
const FOLDERS: [&str; 9] = [
    "benches", "cli", "crates", "examples", "npm", "python", "src", "tests", "xtask",
];

/// Another meaning of a word that the glossary replaces.
struct Sense {
    word: &'static str,
    /// `true` if only names have it, and comments do not.
    names: bool,
    /// Parts of paths where the word means this; an empty one is everywhere.
    files: &'static [&'static str],
    /// Parts of comments, and whole names, that mean this everywhere.
    phrases: &'static [&'static str],
}

/// Everywhere.
const ALL: &[&str] = &[""];

/// Files about games whose players say chow, pung and kong: the Chinese ones and the Korean one.
const OF_OTHER_GAMES: &[&str] = &[
    "src/engine/chinese",
    "src/presets/chinese",
    "src/presets/house_rule/chinese.rs",
    "src/presets/house_rule/faan.rs",
    "src/presets/korean.rs",
    "src/quick/chinese",
    "src/quick/needs/fans.rs",
    "src/rulebook/family.rs",
    "/idiom.rs",
    "src/yaku/fans.rs",
    "src/yaku/points.rs",
    "tests/it/chinese",
    "tests/it/practice/chinese.rs",
    "tests/it/quick/chinese.rs",
    "tests/it/quick/honors.rs",
    "tests/it/second_mcr.rs",
    "tests/it/text/idiom.rs",
    "tests/it/text/own_words.rs",
    "tests/shared/deal/chinese.rs",
    "tests/shared/judge/hong_kong",
    "tests/shared/judge/house.rs",
    "tests/shared/judge/korean.rs",
    "tests/shared/judge/mcr",
    "tests/shared/judge/zung_jung.rs",
];

const SENSES: &[Sense] = &[
    // A set, the pair or a tile that stands alone: the type has this name.
    Sense::everywhere("block"),
    // Tiles as they are typed, yaku of one value, lines of a page.
    Sense::everywhere("group"),
    // The patterns of Chinese games.
    Sense::everywhere("fan"),
    // The module's name, which other engines have for it.
    Sense::everywhere("shanten"),
    // A suit's red five, and a color.
    Sense::everywhere("Red alone"),
    // Public names have it: `bulk::Price`, `quick::price`.
    Sense {
        word: "price",
        names: true,
        files: ALL,
        phrases: &[],
    },
    Sense {
        word: "chow",
        names: false,
        files: OF_OTHER_GAMES,
        phrases: &[
            "all chows",
            "chow_pung",
            "ChowPair",
            "KnittedChows",
            "chow_pair",
            "knitted_chows",
        ],
    },
    Sense {
        word: "pung",
        names: false,
        files: OF_OTHER_GAMES,
        phrases: &["all pungs", "dragon pungs", "chow_pung", "GatesPung"],
    },
    Sense {
        word: "kong",
        names: false,
        files: OF_OTHER_GAMES,
        phrases: &[
            "hong kong",
            "hong_kong",
            "HONG_KONG",
            "HONG_KONG_HKMA",
            "KongOnKong",
            "kong_on_kong",
            "KongsBeside",
        ],
    },
    // An example of what a yaku is not, and what counts.
    Sense {
        word: "counter",
        names: false,
        files: &[
            "src/yaku",
            "tests/it/yaku/table.rs",
            "tests/allocations/",
            "learn/src/course",
            "learn/course",
        ],
        phrases: &["counter-example", "counter_example"],
    },
    // A tile is discarded; dice are thrown, and errors.
    Sense {
        word: "throw",
        names: false,
        files: &["src/bin/app/pages/table/", "src/js.rs"],
        phrases: &[],
    },
    // Programs, clocks, drills and lines of a drawing run.
    Sense {
        word: "run",
        names: false,
        files: &[
            "benches/",
            "cli/",
            "examples/",
            "python/",
            "src/lib.rs",
            "contract/",
            "src/bin/app/browser/",
            "src/bin/app/model/qr.rs",
            "src/bin/app/pages/drill",
            "src/bin/app/pages/sheet",
            "src/bin/app/pages/table/",
            "src/bin/app/pages/trust.rs",
            "src/bin/app/parts/",
            "/stream",
            "tests/fuzz/",
            "tests/it/faults.rs",
            "tests/it/wire/",
            "tests/proof/",
            "tests/web/",
            "xtask/",
        ],
        phrases: &[
            "began to run",
            "stroke runs",
            "runs out",
            "run out",
            "would run",
            "a_table_for_a_spreadsheet_runs_nothing",
        ],
    },
];

impl Sense {
    const fn everywhere(word: &'static str) -> Self {
        Self {
            word,
            names: false,
            files: ALL,
            phrases: &[],
        }
    }
}

/// Returns the words of the glossary that are replaced, each with what is said.
fn replaced() -> Vec<(String, String)> {
    let text = fs::read_to_string(root().join("docs/words/en.md")).expect("the glossary");
    let rows = text.lines().filter(|line| line.starts_with("| "));
    let mut found = Vec::new();
    for row in rows.skip(1) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [_, _, said, not, ..] = cells[..] else {
            panic!("{row}")
        };
        let words = not.split(", ").filter(|word| !word.is_empty());
        found.extend(words.map(|word| (word.to_owned(), said.to_owned())));
    }
    found
}

/// Returns the forms in which a word is written.
fn forms(word: &str) -> Vec<String> {
    let mut forms = vec![word.to_lowercase(), format!("{}s", word.to_lowercase())];
    forms.extend(match word {
        "throw" => ["threw", "thrown", "thrower"].map(str::to_owned).to_vec(),
        "price" => vec!["priced".to_owned()],
        _ => Vec::new(),
    });
    forms
}

/// A word that is looked for in a file.
struct Term<'t> {
    forms: Vec<String>,
    /// The word of the glossary in its place.
    said: &'t str,
    /// `true` if it may not stand in names.
    names: bool,
    /// `true` if it may not stand in comments.
    comments: bool,
    /// Names and parts of comments that mean something else.
    phrases: Vec<&'static str>,
}

impl<'t> Term<'t> {
    /// Returns a word as it is looked for in this file.
    fn of(word: &str, said: &'t str, path: &str) -> Self {
        let senses = || SENSES.iter().filter(|sense| sense.word == word);
        let here = |sense: &&Sense| sense.files.iter().any(|begin| path.contains(begin));
        Self {
            forms: forms(word),
            said,
            names: !senses().any(|sense| here(&sense)),
            comments: !senses().any(|sense| here(&sense) && !sense.names),
            phrases: senses().flat_map(|sense| sense.phrases).copied().collect(),
        }
    }

    /// Returns the form in which it stands in a name.
    fn in_name(&self, name: &str) -> Option<&str> {
        let words = words(name);
        let mut forms = self.forms.iter().map(String::as_str);
        let form = forms.find(|form| words.iter().any(|word| word == form));
        form.filter(|_| self.names && !self.phrases.contains(&name))
    }

    /// Returns the form in which it stands in the text of a comment.
    fn in_comment(&self, text: &str) -> Option<&str> {
        let phrases = self.phrases.iter();
        let text = phrases.fold(text.to_owned(), |text, phrase| text.replace(phrase, " "));
        let mut forms = self.forms.iter().map(String::as_str);
        forms.find(|form| self.comments && says(&text, form))
    }
}

/// A part of code that has words: the lines of a comment, or the name of a thing.
enum Written {
    Comment(Vec<String>),
    Name(String),
}

/// Returns the comments and the names of a file with their lines; texts in quotation marks are neither.
fn written(text: &str) -> Vec<(usize, Written)> {
    let chars: Vec<char> = text.chars().collect();
    let (mut found, mut line, mut at) = (Vec::new(), 1, 0);
    while at < chars.len() {
        let next = match chars[at] {
            '/' if chars.get(at + 1) == Some(&'/') => {
                let end = first(&chars, at, |rest| rest[0] == '\n');
                let comment: String = chars[at..end].iter().collect();
                // The lines of one comment are read together.
                match found.last_mut() {
                    Some((begun, Written::Comment(lines))) if *begun + lines.len() == line => {
                        lines.push(comment);
                    }
                    _ => found.push((line, Written::Comment(vec![comment]))),
                }
                end
            }
            'r' if is_raw(&chars[at..]) => {
                let marks = chars[at + 1..].iter().take_while(|c| **c == '#').count();
                let close: Vec<char> = format!("\"{}", "#".repeat(marks)).chars().collect();
                let begin = at + marks + 2;
                first(&chars, begin, |rest| rest.starts_with(&close)) + close.len()
            }
            '"' => {
                let mut end = at + 1;
                while end < chars.len() && chars[end] != '"' {
                    end += if chars[end] == '\\' { 2 } else { 1 };
                }
                end + 1
            }
            // A sign; anything else behind such a mark is a lifetime.
            '\'' if chars.get(at + 1) == Some(&'\\') || chars.get(at + 2) == Some(&'\'') => {
                first(&chars, at + 2, |rest| rest[0] == '\'') + 1
            }
            c if is_part(c) => {
                let end = first(&chars, at, |rest| !is_part(rest[0]));
                // The keys of texts are named in the files of the languages.
                let keys = ["Word::", "Label::", "Teach::"];
                let before: String = chars[at.saturating_sub(7)..at].iter().collect();
                if !keys.iter().any(|owner| before.ends_with(owner)) {
                    found.push((line, Written::Name(chars[at..end].iter().collect())));
                }
                end
            }
            _ => at + 1,
        };
        let next = next.min(chars.len());
        line += chars[at..next].iter().filter(|c| **c == '\n').count();
        at = next;
    }
    found
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Returns whether a raw text begins here: `r"` or `r#"`.
fn is_raw(chars: &[char]) -> bool {
    let quote = chars[1..].iter().find(|c| **c != '#');
    quote == Some(&'"')
}

/// Returns the first place from `begin` on where this holds of what follows, or the end.
fn first(chars: &[char], begin: usize, is: impl Fn(&[char]) -> bool) -> usize {
    let mut places = begin..chars.len();
    places.find(|&at| is(&chars[at..])).unwrap_or(chars.len())
}

/// Returns lines of a comment in small letters, without what stands in quotation marks, is code, or where a link leads.
fn prose(lines: &[String]) -> String {
    let mut text = String::new();
    let mut is_example = false;
    for line in lines {
        let line = line.trim_start_matches(['/', '!']);
        if line.contains("```") {
            is_example = !is_example;
        } else if !is_example {
            text += line;
        }
    }
    for mark in ['`', '"'] {
        let outside: Vec<&str> = text.split(mark).step_by(2).collect();
        text = outside.join(" ");
    }
    let mut parts = text.split("](");
    let mut prose = parts.next().unwrap_or_default().to_lowercase();
    for link in parts {
        let rest = link.split_once(')').map_or(link, |(_, rest)| rest);
        prose += &rest.to_lowercase();
    }
    prose
}

/// Returns the words of a name: of `kan_of_discard`, `KanOfDiscard` or `KAN_OF_DISCARD` the same three.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut before = '_';
    for c in name.chars() {
        if c == '_' || c.is_uppercase() && before.is_lowercase() {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| c != '_') {
            word.extend(c.to_lowercase());
        }
        before = c;
    }
    words
}

/// Returns whether a phrase stands in a text by itself and not in other words.
fn says(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

/// Names that are ids of yaku and of rules, which stay.
fn ids() -> BTreeSet<String> {
    let yaku = Yaku::all().flat_map(|yaku| [format!("{yaku:?}"), yaku.code().to_owned()]);
    yaku.chain(house_rules().map(|rule| rule.id.to_owned()))
        .collect()
}

/// Returns the words of a file that the glossary replaces.
fn wrong(
    path: &str,
    text: &str,
    replaced: &[(String, String)],
    ids: &BTreeSet<String>,
) -> Vec<String> {
    let terms = replaced.iter();
    let terms: Vec<Term<'_>> = terms
        .map(|(word, said)| Term::of(word, said, path))
        .collect();
    let mut found = Vec::new();
    for (line, written) in written(text) {
        let text = match &written {
            Written::Comment(lines) => prose(lines),
            Written::Name(name) if ids.contains(name) => continue,
            Written::Name(name) => name.clone(),
        };
        for term in &terms {
            let form = match written {
                Written::Comment(_) => term.in_comment(&text),
                Written::Name(_) => term.in_name(&text),
            };
            if let Some(form) = form {
                let said = term.said;
                found.push(format!(
                    "{path}:{line}: not \"{form}\" but \"{said}\": {text}"
                ));
            }
        }
    }
    found
}

#[test]
fn code_says_what_the_glossary_says() {
    let (replaced, ids) = (replaced(), ids());
    assert!(replaced.len() > 15, "{replaced:?}");
    for sense in SENSES {
        let is_replaced = replaced.iter().any(|(word, _)| word == sense.word);
        assert!(is_replaced, "{}", sense.word);
    }
    let mut all = Vec::new();
    let there = |folder: &&str| root().join(folder).exists();
    for folder in FOLDERS.into_iter().filter(there) {
        let mut files = files(folder, "rs");
        // This file lists the words.
        files.retain(|(path, _)| path != "tests/it/glossary.rs");
        for (path, text) in files {
            all.extend(wrong(&path, &text, &replaced, &ids));
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}
