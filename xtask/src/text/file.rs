//! A language's file: where each text stands, and the file with a text changed or added. Everything else stays as it is.

use std::ops::Range;

use proc_macro2::{Delimiter, Literal, TokenStream, TokenTree};
use syn::LitStr;

/// The sections of a language.
const SECTIONS: [&str; 5] = ["words", "yaku", "labels", "teach", "notes"];

/// A text, and where its literal stands in the file.
struct Entry {
    key: String,
    text: String,
    at: Range<usize>,
}

/// A file with its texts.
pub(super) struct Texts {
    source: String,
    entries: Vec<Entry>,
}

impl Texts {
    /// Finds the texts, as the compiler reads the file. Keys are `words/Dora`, `yaku/Riichi` for a name, `conditions/Riichi`,
    /// `labels/Menu` and `notes/an_id`.
    pub(super) fn read(source: String) -> Result<Self, String> {
        let tokens: TokenStream = source.parse().map_err(|why| format!("{why}"))?;
        let mut entries = Vec::new();
        let body = tokens.into_iter().find_map(braces);
        let mut tokens = body
            .ok_or("there is no language in it")?
            .into_iter()
            .peekable();
        while let Some(token) = tokens.next() {
            let section = token.to_string();
            let body = tokens.peek().cloned().and_then(braces);
            if let (Some(body), true) = (body, SECTIONS.contains(&&*section)) {
                read_section(&section, body, &mut entries)?;
            }
        }
        Ok(Self { source, entries })
    }

    /// The file as it is now.
    pub(super) fn source(&self) -> &str {
        &self.source
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
        let at = found
            .ok_or_else(|| format!("there is no `{key}`"))?
            .at
            .clone();
        self.put(at, &quoted(text))
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
        let last = self.entries.iter().rfind(of_section);
        let last = last
            .ok_or_else(|| format!("the section of `{key}` is empty"))?
            .at
            .end;
        let rest = self.source.get(last..).unwrap_or_default();
        let end = last + rest.find('\n').ok_or("the file ends too early")? + 1;
        self.put(end..end, &format!("        {line}\n"))
    }

    /// Puts a text into the file, and reads it again: what is written is what the compiler will read.
    fn put(&mut self, at: Range<usize>, text: &str) -> Result<(), String> {
        let mut source = self.source.clone();
        source.replace_range(at, text);
        *self = Self::read(source)?;
        Ok(())
    }
}

/// What is between braces.
fn braces(token: TokenTree) -> Option<TokenStream> {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group.stream()),
        _ => None,
    }
}

/// Reads `Key: "text",`, or `Key: "name", "condition";` of yaku.
fn read_section(section: &str, body: TokenStream, entries: &mut Vec<Entry>) -> Result<(), String> {
    let mut tokens = body.into_iter();
    while let Some(key) = tokens.next() {
        let name = match &key {
            TokenTree::Ident(name) => name.to_string(),
            TokenTree::Literal(name) => value(name)?,
            other => return Err(format!("`{other}` is no key")),
        };
        let names: &[&str] = if section == "yaku" {
            &["yaku", "conditions"]
        } else {
            &[section]
        };
        for of in names {
            let (Some(TokenTree::Punct(_)), Some(TokenTree::Literal(text))) =
                (tokens.next(), tokens.next())
            else {
                return Err(format!("`{name}` has no text"));
            };
            entries.push(Entry {
                key: format!("{of}/{name}"),
                text: value(&text)?,
                at: text.span().byte_range(),
            });
        }
        if !matches!(tokens.next(), Some(TokenTree::Punct(_))) {
            return Err(format!("`{name}` has no end"));
        }
    }
    Ok(())
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

    fn file() -> Texts {
        Texts::read(FILE.to_owned()).expect("a language")
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
        assert_eq!(texts.source(), changed);
        assert_eq!(texts.get("conditions/Y"), Some("\"Neu\" \\ ü."));
        assert!(texts.set("words/C", "c").is_err());
        assert_eq!(texts.source(), changed);
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
            let refused = Texts::read(file.to_owned()).err().expect(file);
            assert!(refused.contains(why), "{file}: {refused}");
        }
    }
}
