//! The pages of `docs/rules`: all values of each ruleset, with who says so.
//!
//! `tests/it/lawbook.rs` includes this file, too, and fails where a page is not what it would write.

use std::fmt::Write;

use tensu::Yaku;
use tensu::reference::{FactLine, FactPart, Reference, Stated};
use tensu::rules::{CORE, MODERN, Origin, RemarkKind, Ruleset};
use tensu::yaku::Worth;
use tensu_words::EN;

use super::tables::{self, head, is_preset, row, value_in_words, worth};

/// The folder of the pages, by its path in the project.
pub const FOLDER: &str = "docs/rules";

/// The page of each ruleset with all its values, and the one of all together: the name of the file, and its text.
pub fn all() -> impl Iterator<Item = (String, String)> {
    let together = format!(
        "# Rulesets side by side\n\nWritten by `cargo xtask rules`. What decided the values: [the law](../rules.md).\n{}",
        tables::together()
    );
    let pages = CORE.rulesets.iter().map(|rules| {
        let Ruleset { id, name, .. } = rules;
        let values = ruleset(rules);
        let text = format!(
            "# {name}\n\nWritten by `cargo xtask rules`. What decided the values: [the law](../rules.md#{id}).\n\n{}\n",
            values.trim()
        );
        (format!("{id}.md"), text)
    });
    pages.chain([("README.md".to_owned(), together)])
}

fn ruleset(rules: &Ruleset) -> String {
    let page = Reference::of(rules);
    let mut text = format!(
        "Id `{}`; {} players. Document: {}.\n\n",
        rules.id,
        rules.seats.winds().len(),
        EN.source(rules.source).trim_end_matches('.')
    );
    text += "## Values\n\n";
    text += &head(&["rule", "value", "where from"]);
    for (rule, setting) in rules.settings() {
        let cells = [
            &format!("`{}`", rule.id),
            &value_in_words(rule, &setting),
            &origin(rules.origin(rule.id)),
        ];
        row(&mut text, &cells);
    }
    for part in FactPart::ALL {
        let lines: Vec<_> = page.facts.iter().filter(|line| line.part == part).collect();
        if !lines.is_empty() {
            let _ = writeln!(text, "\n## {}\n", EN.part(part));
            for line in lines {
                let _ = writeln!(text, "- {}", fact(line));
            }
        }
    }
    let yaku = if is_preset(rules) {
        changed_yaku(rules)
    } else {
        tables::hands(rules)
    };
    let _ = writeln!(text, "\n## Yaku\n\n{}", yaku.trim());
    if !page.fu.is_empty() {
        let _ = writeln!(text, "\n## Fu\n\n{}", tables::fu(rules).trim());
    }
    let points = tables::points(rules);
    if points.contains('|') {
        let _ = writeln!(text, "\n## Points\n\n{}", points.trim());
    }
    if !page.notes.is_empty() {
        text += "\n## How it was read\n\n";
        for note in &page.notes {
            let kind = match note.kind {
                RemarkKind::Assumed => "Assumed",
                RemarkKind::Corrected => "Corrected",
                RemarkKind::Info | RemarkKind::Hint => "Note",
            };
            let _ = writeln!(text, "- *{kind}.* {}", note.text);
        }
    }
    if !page.also.is_empty() {
        text += "\n## Also in the document\n\n";
        for line in page.also {
            let _ = writeln!(text, "- *{}.* {}", line.at, line.text);
        }
    }
    text
}

fn fact(line: &FactLine<'_>) -> String {
    let text = EN.fact(&line.fact);
    match line.stated {
        Stated::Assumed => format!("{text} *(assumed)*"),
        Stated::Yes | Stated::Changed => text,
    }
}

/// Returns the yaku that a preset has otherwise than section 0.4.
fn changed_yaku(rules: &Ruleset) -> String {
    let own = |yaku: Yaku| rules.yaku.get(yaku).worth;
    let differs = |yaku: &Yaku| own(*yaku) != MODERN.get(*yaku).worth;
    let changed: Vec<String> = Yaku::all()
        .filter(differs)
        .map(|yaku| match own(yaku) {
            Worth::NOTHING => format!("no {}", yaku.row().romaji),
            value => format!("{} {}", yaku.row().romaji, worth(value)),
        })
        .collect();
    match changed.as_slice() {
        [] => "As in 0.4 of the law.".into(),
        changed => format!(
            "As in 0.4 of the law, but: {} (closed / open).",
            changed.join(", ")
        ),
    }
}

fn origin(origin: Origin) -> String {
    let texts: Vec<_> = origin.texts().collect();
    match texts.as_slice() {
        [] if origin == Origin::Usual => "usual: every source that speaks of it has it".into(),
        [] if origin == Origin::Moot => "moot: it decides nothing in these rules".into(),
        [] => "unconfirmed: the usual value".into(),
        texts => format!("{}: {}", origin.code(), texts.join("; ")),
    }
}
