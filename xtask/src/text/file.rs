//! A language's files: where each text stands, and the files with a text changed or added. Everything else stays as it is.

use std::ops::Range;

use proc_macro2::{Delimiter, Literal, TokenStream, TokenTree};
use syn::LitStr;

/// The sections of a language's own file and of that of Chinese games, and what the keys of their texts begin with.
const SECTIONS: [&[(&str, &[&str])]; 2] = [
    &[
        ("words", &["words"]),
        ("yaku", &["yaku", "conditions"]),
        ("labels", &["labels"]),
        ("teach", &["teach"]),
        ("notes", &["notes"]),
    ],
    &[("words", &["fans"]), ("fans", &["yaku", "conditions"])],
];

/// A text, and where its literal stands: in which file, from where to where.
struct Entry {
    key: String,
    text: String,
    file: usize,
    at: Range<usize>,
}

/// Files with their texts.
pub(super) struct Texts {
    sources: Vec<String>,
    entries: Vec<Entry>,
}

impl Texts {
    /// Finds the texts, as the compiler reads the files. Keys are `words/Dora`, `yaku/Riichi` for a name, `conditions/Riichi`,
    /// `labels/Menu` and `notes/an_id`; of Chinese games `fans/Knitted`, `yaku/AllGreen` and `conditions/AllGreen`.
    pub(super) fn read(sources: Vec<String>) -> Result<Self, String> {
        let mut entries = Vec::new();
        for (file, source) in sources.iter().enumerate() {
            read_file(file, source, &mut entries)?;
        }
        Ok(Self { sources, entries })
    }

    /// The files as they are now.
    pub(super) fn sources(&self) -> &[String] {
        &self.sources
    }

    /// All keys, in the order of the file.
    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|entry| &*entry.key)
    }

    /// A text by its key.
    pub(super) fn get(&self, key: &str) -> Option<&str> {
        let found = self.entries.iter().find(|entry| entry.key == key);
        found.map(|entry| &*entry.text)
    }

    /// Changes a text that is there.
    pub(super) fn set(&mut self, key: &str, text: &str) -> Result<(), String> {
        let found = self.entries.iter().find(|entry| entry.key == key);
        let found = found.ok_or_else(|| format!("there is no `{key}`"))?;
        self.put(found.file, found.at.clone(), &quoted(text))
    }

    /// Adds a text at the end of its section. With the condition of a new yaku comes its name: none in English, whose names
    /// stand in the table of yaku, and one that is as unfinished as the condition elsewhere.
    pub(super) fn add(&mut self, key: &str, text: &str) -> Result<(), String> {
        let (section, name) = key.split_once('/').ok_or("a key has a section")?;
        let mark = text.strip_prefix(super::MARK).map(|_| super::MARK);
        let line = match section {
            "conditions" => {
                let called = mark.map(|mark| [mark, name].concat());
                let called = quoted(&called.unwrap_or_default());
                format!("{name}: {called}, {};", quoted(text))
            }
            "notes" => format!("{}: {},", quoted(name), quoted(text)),
            _ => format!("{name}: {},", quoted(text)),
        };
        let of_section = |entry: &&Entry| entry.key.split('/').next() == Some(section);
        let mut entries = self.entries.iter().filter(of_section);
        let first = entries
            .next()
            .ok_or_else(|| format!("the section of `{key}` is empty"))?;
        // A new condition is one of riichi: patterns of Chinese games follow in the other file.
        let here = entries.take_while(|entry| entry.file == first.file);
        let last = here.last().unwrap_or(first);
        let rest = self.sources[last.file]
            .get(last.at.end..)
            .unwrap_or_default();
        let end = last.at.end + rest.find('\n').ok_or("the file ends too early")? + 1;
        self.put(last.file, end..end, &format!("        {line}\n"))
    }

    /// Puts a text into a file, and reads it again: what is written is what the compiler will read.
    fn put(&mut self, file: usize, at: Range<usize>, text: &str) -> Result<(), String> {
        let mut sources = self.sources.clone();
        sources[file].replace_range(at, text);
        *self = Self::read(sources)?;
        Ok(())
    }
}

fn read_file(file: usize, source: &str, entries: &mut Vec<Entry>) -> Result<(), String> {
    let tokens: TokenStream = source.parse().map_err(|why| format!("{why}"))?;
    let body = tokens.into_iter().find_map(braces);
    let mut tokens = body
        .ok_or("there is no language in it")?
        .into_iter()
        .peekable();
    while let Some(token) = tokens.next() {
        let name = token.to_string();
        let body = tokens.peek().cloned().and_then(braces);
        let section = SECTIONS[file].iter().find(|section| section.0 == name);
        if let (Some(body), Some((_, keys))) = (body, section) {
            for (key, text, at) in read_section(keys, body)? {
                entries.push(Entry {
                    key,
                    text,
                    file,
                    at,
                });
            }
        }
    }
    Ok(())
}

/// Returns the contents of braces.
fn braces(token: TokenTree) -> Option<TokenStream> {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group.stream()),
        _ => None,
    }
}

/// Reads `Key: "text",`, or `Key: "name", "condition";` of yaku: keys that begin so, texts, and where they stand.
fn read_section(
    keys: &[&str],
    body: TokenStream,
) -> Result<Vec<(String, String, Range<usize>)>, String> {
    let mut found = Vec::new();
    let mut tokens = body.into_iter();
    while let Some(key) = tokens.next() {
        let name = match &key {
            TokenTree::Ident(name) => name.to_string(),
            TokenTree::Literal(name) => value(name)?,
            other => return Err(format!("`{other}` is no key")),
        };
        for of in keys {
            let (Some(TokenTree::Punct(_)), Some(TokenTree::Literal(text))) =
                (tokens.next(), tokens.next())
            else {
                return Err(format!("`{name}` has no text"));
            };
            let at = text.span().byte_range();
            found.push((format!("{of}/{name}"), value(&text)?, at));
        }
        if !matches!(tokens.next(), Some(TokenTree::Punct(_))) {
            return Err(format!("`{name}` has no end"));
        }
    }
    Ok(found)
}

/// The text that a literal stands for.
fn value(literal: &Literal) -> Result<String, String> {
    let parsed = syn::parse2::<LitStr>(TokenTree::from(literal.clone()).into());
    parsed
        .map(|text| text.value())
        .map_err(|_| format!("{literal} is no text"))
}

/// A text as a literal; what is not written with a backslash stays readable.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::Texts;

    const FILE: &str = r#"//! X.

language! {
    X = "x" plural One;
    words {
        // Why.
        A: "a \"{0}\"",

        B: "\u{a0}b",
    }
    yaku {
        Y: "name", "Text.";
    }
    labels {
    }
    notes {
        "id@x": "Note.",
    }
}
"#;

    const FANS: &str = r#"//! X.

fan_texts! {
    X;
    words {
        C: "c",
    }
    fans {
        Z: "fan", "It is.";
    }
}
"#;

    fn file() -> Texts {
        Texts::read(vec![FILE.to_owned(), FANS.to_owned()]).expect("a language")
    }

    #[test]
    fn the_texts_are_found() {
        let texts = file();
        let all: Vec<(&str, Option<&str>)> =
            texts.keys().map(|key| (key, texts.get(key))).collect();
        let expected = [
            ("words/A", "a \"{0}\""),
            ("words/B", "\u{a0}b"),
            ("yaku/Y", "name"),
            ("conditions/Y", "Text."),
            ("notes/id@x", "Note."),
            ("fans/C", "c"),
            ("yaku/Z", "fan"),
            ("conditions/Z", "It is."),
        ];
        assert_eq!(all, expected.map(|(key, text)| (key, Some(text))));
    }

    #[test]
    fn a_change_leaves_all_else_as_it_is() {
        let mut texts = file();
        texts
            .set("conditions/Y", "\"Neu\" \\ ü.")
            .expect("a change");
        let changed = FILE.replace("\"Text.\"", "\"\\\"Neu\\\" \\\\ ü.\"");
        assert_eq!(texts.sources(), [&*changed, FANS]);
        assert_eq!(texts.get("conditions/Y"), Some("\"Neu\" \\ ü."));
        assert!(texts.set("words/C", "c").is_err());
        assert_eq!(texts.sources(), [&*changed, FANS]);
        texts.set("conditions/Z", "Neu.").expect("a change");
        let fans = FANS.replace("It is.", "Neu.");
        assert_eq!(texts.sources(), [&*changed, &*fans]);
    }

    /// A condition is added to the yaku of riichi, whichever file has others.
    #[test]
    fn what_is_added_stands_in_its_file() {
        let mut texts = file();
        texts.add("fans/D", "d").expect("a word");
        texts.add("conditions/New", "Win.").expect("a yaku");
        let fans = FANS.replace("C: \"c\",\n", "C: \"c\",\n        D: \"d\",\n");
        let yaku = "\"Text.\";\n        New: \"\", \"Win.\";\n";
        let file = FILE.replace("\"Text.\";\n", yaku);
        assert_eq!(texts.sources(), [file, fans]);
    }

    #[test]
    fn what_is_no_language_says_why() {
        for (file, why) in [
            ("fn main() {", "token stream"),
            ("const A: u8 = 1;", "no language"),
            ("language! { words { A: 1, } }", "1 is no text"),
            ("language! { words { A } }", "`A` has no text"),
            ("language! { words { A: \"a\" } }", "`A` has no end"),
        ] {
            let refused = Texts::read(vec![file.to_owned()]).err().expect(file);
            assert!(refused.contains(why), "{file}: {refused}");
        }
    }
}
