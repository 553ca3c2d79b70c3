//! Words in place of a hand: JSON, files; the page of the manual.

use std::fs;
use std::path::PathBuf;

use crate::{Ran, has, ran, said};

const REQUEST: &str =
    r#"{"id":7,"hand":"234m340p66p678s56s","win":"7s","by":"ron","riichi":"riichi"}"#;
const HAND: &str = "234m340p66p678s56s+7s ron riichi";

/// A file of a test, taken away with it.
struct File(PathBuf);

impl File {
    fn new(name: &str, text: &str) -> Self {
        let name = format!("tensu-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::write(&path, text).expect("a file");
        Self(path)
    }

    fn name(&self) -> &str {
        self.0.to_str().expect("text")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn a_request_of_json_is_answered() {
    let answer = said(&["ask", REQUEST]);
    has(&answer, &[r#""id":7"#, r#""total":7700"#]);
    assert_eq!(said(&[REQUEST]), answer);
    assert_eq!(said(&[&REQUEST.replace(',', ",\n")]), answer);
    let Ran { out, code, .. } = ran(&["{\"hand\":"]);
    assert_eq!(code, Some(1));
    has(&out, &[r#""ok":false"#]);
    // The hand of a wiki page is no JSON, a log no request.
    has(
        &said(&["{{#mjt:234m34066p67856s7s}} ron riichi"]),
        &["Ron 7,700"],
    );
    let log = ran(&[r#"{"title":["",""],"name":["A"],"rule":{},"log":[[]]}"#]);
    assert_eq!((log.out.as_str(), log.code), ("", Some(1)));
    assert_eq!(
        log.err,
        "tensu: This is a log of Tenhou. Paste one hand of it.\n"
    );
}

#[test]
fn a_file_is_read() {
    let hands = File::new("hands.txt", &format!("{HAND}\n\n{HAND} tsumo\n"));
    let Ran { out, code, .. } = ran(&[hands.name()]);
    assert_eq!(code, Some(1));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((lines.len(), lines[1]), (5, ""), "{out}");
    has(lines[0], &["7,700"]);
    has(lines[2], &["Line 3"]);
    let one = File::new("hand.json", &REQUEST.replace(',', ",\n  "));
    let answer = said(&[REQUEST]);
    assert_eq!(said(&[one.name()]), answer);
    let list = File::new("hands.json", &format!("[{REQUEST},\n{REQUEST}]"));
    assert_eq!(said(&[list.name()]), answer.repeat(2));
    let lines = File::new("lines.json", &format!("{REQUEST}\n{REQUEST}\n"));
    assert_eq!(said(&[lines.name()]), answer.repeat(2));
    // Any name, if there is such a file and it is no hand.
    let plain = File::new("hands", &format!("{HAND}\n"));
    has(&said(&[plain.name()]), &["7,700"]);
    let missing = ran(&["no-such-file.txt"]);
    assert_eq!((missing.out.as_str(), missing.code), ("", Some(1)));
    has(&missing.err, &["tensu: no-such-file.txt: "]);
    assert_eq!(missing.err.lines().count(), 1);
}

/// The sections that `man` expects, in its order; every option and every command of the help; nothing that roff would take for a
/// request of its own.
#[test]
fn the_manual_has_what_the_help_has() {
    let page = said(&["man"]);
    assert!(page.starts_with(".TH TENSU 1 "), "{page}");
    let heads: Vec<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix(".SH "))
        .collect();
    assert_eq!(
        heads,
        [
            "NAME",
            "SYNOPSIS",
            "DESCRIPTION",
            "OPTIONS",
            "COMMANDS",
            "TILES",
            "WORDS",
            "EXAMPLES",
            "EXIT STATUS"
        ]
    );
    let known = [
        ".TH ", ".SH ", ".PP", ".TP", ".B ", ".BI ", ".RS", ".RE", ".br", ".nf", ".fi",
    ];
    for line in page.lines().filter(|line| line.starts_with(['.', '\''])) {
        assert!(known.iter().any(|known| line.starts_with(known)), "{line}");
    }
    let plain = page.replace("\\-", "-").replace("\\e", "\\");
    let help = said(&["--help"]);
    let words = help.split(|c: char| c.is_whitespace() || c == ',' || c == '=');
    for option in words.filter(|word| word.starts_with("--") && *word != "--help") {
        let option = option.trim_end_matches(['.', ')', ':', ';']);
        assert!(plain.contains(option), "{option}");
    }
    for command in [
        "waits",
        "compare",
        "what-if",
        "link",
        "svg",
        "parse",
        "rulesets",
        "rules",
        "yaku",
        "ask",
        "man",
        "completions",
    ] {
        assert!(plain.contains(&format!("\n.BI {command} ")), "{command}");
    }
    has(
        &plain,
        &[
            "tensu - What a mahjong hand is worth",
            "tensu compare '999p345s67m22s[4444m]+8m' ron riichi dora:1s",
        ],
    );
    assert!(!page.contains('\u{1b}'), "no colours");
    // Behind digits `man` is a suit.
    has(
        &said(&["123", "man", "456p789s1122z", "+1z", "ron", "riichi"]),
        &["Ron "],
    );
    assert_eq!(ran(&["-r", "tenhou", "man"]).code, Some(2));
}

/// Fault 5 of 28 November 2026: the answer says what was read.
#[test]
fn a_named_dora_is_told() {
    let out = said(&[
        "234m34p66p678s567s+2p",
        "ロン",
        "リーチ",
        "ドラ4m",
        "-r",
        "tenhou",
    ]);
    has(
        &out,
        &[
            "Ron 7,700",
            "Dora 4 man: read as the dora itself, so the indicator is 3 man.",
        ],
    );
    let plain = said(&[
        "234m34p66p678s567s+2p",
        "ron",
        "riichi",
        "dora:3m",
        "-r",
        "tenhou",
    ]);
    assert!(!plain.contains("itself"), "{plain}");
}
