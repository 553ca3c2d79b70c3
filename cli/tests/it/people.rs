//! The command among people: its sentences, in all languages.

use std::path::Path;
use std::process::Command;

use tensu_words::{LANGUAGES, Label};
use unicode_width::UnicodeWidthStr;

use crate::document::blocks;
use crate::{Ran, code, finish, has, ran, said, tensu};

/// Fu by rules.md 0.2: 20, 10 for the closed ron, 2 for the round's wind as the pair, 8 for the closed triplet of dragons, 2 for
/// the closed wait: 42, so 50. One han of 50 fu: 50 × 2³ = 400, four times that from the discarder: 1,600. Source: faults.md 21.
#[test]
fn a_hand_as_an_argument_is_explained() {
    let expected = "\
Ron 1,600
1 han 50 fu
13m+2m 234m 567p 11z 777z
Won on 2 man: closed wait (kanchan)
Assumed: Seat wind: South, Round wind: East

Yaku
  Chun – Red dragon  1 han

Fu
  For winning                                 20
  Closed hand, won by ron                     10
  Pair of the round wind 11z                   2
  Closed triplet of terminals or honors 777z   8
  Closed wait (kanchan) 123m                   2
  Together: 42, rounded up to 50 fu

From han and fu to points
  1 han
  42 fu, rounded up to 50
  50 fu × 2³ = 400: doubled 3 times (1 for han, 2 always)
  Discarder: 400 × 4 (for all: 2 + 1 + 1) = 1,600

Who pays
  Discarder            1,600
  The winner receives  1,600

Other readings of these tiles
  123m 34m+2m 567p 11z 777z
    Won on 2 man: two-sided wait (ryanmen)
    1 han 40 fu, 1,300. Pays less
    Chun 1

Why not
  Bakaze: East is only a pair
  Honitsu: 567 pin does not fit

Rules: Riichi Mahjong Cheatsheet, Connor Ashcroft, 2026.
";
    assert_eq!(said(&["12334m567p11z777z+2m", "ron"]), expected);
    assert_eq!(said(&["12334m567p11z777z +2m ron"]), expected);
}

/// A hand is scored by ron, for South in the East round, unless it says so (the README's words).
#[test]
fn what_the_text_does_not_say_is_told() {
    let assumed = |args: &[&str]| {
        let Ran { out, err, .. } = ran(args);
        let text = out + &err;
        let line = text.lines().find(|line| line.starts_with("Assumed: "));
        line.map(str::to_owned).unwrap_or_default()
    };
    let hand = "12334m567p11z777z+2m";
    let all = "Assumed: Ron, Seat wind: South, Round wind: East";
    let link = "1/cheatsheet/12334m567p11z777z/ron:2m";
    for (words, told) in [
        ("", all),
        ("ron", "Assumed: Seat wind: South, Round wind: East"),
        ("tsumo dealer", "Assumed: Round wind: East"),
        ("seat:W round:S", "Assumed: Ron"),
        ("ron seat:S round:E", ""),
    ] {
        assert_eq!(assumed(&[hand, words]), told, "{words}");
        assert_eq!(assumed(&["compare", hand, words]), told, "{words}");
        assert_eq!(assumed(&["what-if", hand, words]), told, "{words}");
        assert_eq!(assumed(&["waits", hand, words]), told, "{words}");
    }
    let seat = [link, "/seat:W"].concat();
    assert_eq!(assumed(&[&seat]), "Assumed: Round wind: East");
    assert_eq!(assumed(&[&[&seat, "/round:S"].concat()]), "");
    // Both ways of winning are scored.
    let thirteen = "234m567p345s66p67s";
    assert_eq!(
        assumed(&[thirteen]),
        "Assumed: Seat wind: South, Round wind: East"
    );
    // A self-drawn hand of this kind would have a yaku.
    assert_eq!(assumed(&["123m456p789s99m24p+3p"]), all);
    for words in LANGUAGES {
        let text = said(&[hand, "-l", words.tag]);
        let winds = [tensu::Wind::South, tensu::Wind::East].map(|wind| words.wind(wind));
        let label = words.label(tensu_words::Label::RemarkAssumed);
        let told = text.lines().find(|told| told.starts_with(label));
        has(told.expect("a line"), &winds);
    }
}

/// The hand of [`a_hand_as_an_argument_is_explained`]; and one without a yaku by ron, open.
#[test]
fn waits_of_a_hand_that_wins_say_so() {
    let text = said(&["waits", "12334m567p11z777z+2m"]);
    assert!(
        text.starts_with("Result: Ron 1,600  1 han 50 fu  Chun 1\n"),
        "{text}"
    );
    has(&text, &["\nWhat to discard\n"]);
    let no_yaku = said(&["waits", "456p789s99m12p(123m)+3p"]);
    assert!(
        no_yaku.starts_with("No yaku: the hand is complete"),
        "{no_yaku}"
    );
    // Thirteen of them only wait.
    let waiting = said(&["waits", "456p789s99m12p(123m)"]);
    has(&waiting, &["3 pin  4     –    –\n  – No yaku\n"]);
    assert!(!waiting.contains("complete"), "{waiting}");
}

/// A dealer's self-draw with honba and sticks; a liable player; melds.
#[test]
fn payments_are_told_payer_by_payer() {
    // Riichi, tsumo, pinfu and tanyao: 4 han 20 fu, 1,280 base points, 2,560 each from all, so 2,600, and 100 for the honba.
    let text = said(&[
        "234m340p66p678s56s+7s tsumo riichi seat:E honba:1 sticks:2",
        "--rules",
        "wrc_2025",
    ]);
    has(
        &text,
        &[
            "Tsumo 2,700 all\n",
            "South 2,600 + 100 for honba",
            "Riichi sticks",
            "2,000\n",
            "The winner receives",
            "10,100\n",
        ],
    );
    let shared = said(&["11p45p(555z)(666z)(777z)+6p ron seat:E from:S liable:W/daisangen"]);
    // Each half of the dealer's 48,000.
    has(
        &shared,
        &[
            "Ron 24,000 + 24,000\n",
            "West liable",
            "(555z) (666z) (777z)",
        ],
    );
    let kan = said(&["234m34p66p678s[1111z]+2p", "ron"]);
    has(&kan, &["[1111z]", "Closed kan of terminals or honors"]);
}

#[test]
fn it_speaks_every_language() {
    for words in LANGUAGES {
        let text = said(&["12334m567p11z777z+2m ron dora:3z", "--lang", words.tag]);
        let points = words.number(1_600);
        has(&text, &[points.as_str(), words.wait(tensu::Wait::Kanchan)]);
        let refused = ran(&["1m", "--lang", words.tag]);
        let missing = words.fill(tensu_words::Word::MissingTiles, &[13.into()]);
        assert_eq!(refused.err, format!("tensu: {missing}\n"));
    }
    let spoken = |name: &str, value: &str, args: &[&str]| {
        let mut all = vec!["12334m567p11z777z+2m ron"];
        all.extend(args);
        finish(tensu(&all).env(name, value), b"").out
    };
    has(&spoken("LANG", "de_DE.UTF-8", &[]), &["1.600", "Ron"]);
    has(&spoken("LC_ALL", "ja_JP.UTF-8", &[]), &["ロン"]);
    has(
        &spoken("LC_ALL", "ja_JP.UTF-8", &["-l", "en"]),
        &["Ron 1,600"],
    );
    has(&spoken("LANG", "C", &[]), &["Ron 1,600"]);
}

/// The longest names of fu are those of triplets that the winning tile completed.
#[test]
fn amounts_stand_one_below_the_other() {
    let hand = "22z777z333z[9999p]11m+1m ron seat:W round:W riichi dora:1m5p2z";
    for words in LANGUAGES {
        let text = said(&[hand, "-l", words.tag]);
        let label = |label| words.label(label);
        let titles = [Label::YakuTitle, Label::FuTitle, Label::PaymentsTitle].map(label);
        let mut seen = 0;
        for block in text.split("\n\n") {
            let (title, rows) = block.split_once('\n').unwrap_or_default();
            if !titles.contains(&title) {
                continue;
            }
            // The lines below the fu have no column of their own.
            let rows = rows.lines();
            let rows = rows.take_while(|line| !line.contains(label(Label::FuAll)));
            let widths: Vec<usize> = rows.clone().map(str::width).collect();
            let widest = widths.iter().max().copied().unwrap_or_default();
            assert!((1..=72).contains(&widest), "{block}");
            if title == label(Label::FuTitle) {
                // The first line of a broken name has no amount, which is a number.
                let mut amounts = rows.filter(|row| row.ends_with(|c: char| c.is_ascii_digit()));
                assert!(amounts.all(|row| row.width() == widest), "{block}");
            }
            seen += 1;
        }
        assert_eq!(seen, 3, "{text}");
    }
    let text = said(&[hand]);
    // A name and its meaning are two.
    has(
        &text,
        &[
            "  Bakaze – Round wind ",
            "  Chun – Red dragon ",
            "  Dora 2z → 333z ",
        ],
    );
}

/// Pinfu and tanyao with two-sided 67s: 2 han 30 fu by ron, 2,000; with riichi 3,900; by tsumo 3 han 20 fu, 700/1,300 = 2,700;
/// with riichi 4 han 20 fu, 1,300/2,600 = 5,200. Two sixes lie in the hand.
#[test]
fn thirteen_tiles_are_told_their_waits() {
    let hand = "234m567p345s66p67s";
    let text = said(&[hand]);
    has(
        &text,
        &[
            "Waiting for\n",
            "2,000, riichi 3,900  2,700, riichi 5,200\n",
        ],
    );
    assert_eq!(said(&["waits", hand]), text);
    // A tile that lies open is not left; an own discard bars the ron.
    let discarded = said(&["waits", hand, "--discards", "5s", "--visible", "88s"]);
    has(&discarded, &["5 sou  2 ", "8 sou  2 ", "–", "Furiten"]);
    assert!(!discarded.contains("3,900"), "{discarded}");
    has(&said(&["123m147p258s1234z"]), &["away from tenpai"]);
    let wrong = ran(&["waits", hand, "--discards", "5x"]);
    assert_eq!(wrong.code, Some(1));
    has(&wrong.err, &["discards", "character 1"]);
}

/// They are told as in the library's answer in JSON.
#[test]
fn what_thirteen_tiles_cannot_use_is_told() {
    let told = "Ippatsu: not counted here, because the hand has not won yet.";
    let plain = said(&["234m567p345s66p67s", "riichi"]);
    assert!(!plain.contains("not counted"), "{plain}");
    for command in [&[][..], &["waits"]] {
        let typed = [command, &["234m567p345s66p67s", "riichi", "ippatsu"]].concat();
        assert_eq!(said(&typed), format!("{plain}{told}\n"), "{typed:?}");
    }
    let line = finish(&mut tensu(&[]), b"234m567p345s66p67s riichi ippatsu\n");
    has(&line.out, &["3,900", told]);
    let discarded = said(&["waits", "123m456p789s22m78m+1z", "haitei"]);
    has(
        &discarded,
        &["What to discard\n", "Haitei: not counted here"],
    );
}

/// Fan of too little a hand, and those that are one tile away.
#[test]
fn what_counts_in_too_little_is_told() {
    let ran = ran(&["-r", "mcr_mil", "45p22z(234m)(345s)(222s)+6p", "ron"]);
    assert_eq!(ran.code, Some(1));
    has(
        &ran.err,
        &[
            "Mixed shifted chows  6 points\n",
            "Why not\n",
            "Seat wind: South is only a pair\n",
        ],
    );
}

#[test]
fn four_alike_end_the_argument() {
    let hand = "1111m2233p4455s6z+6z";
    let why = "Why not\n  Chiitoitsu: four alike (1 man) are not two pairs in these rules\n";
    has(&ran(&[hand, "ron"]).err, &[why]);
    assert!(
        !ran(&["-r", "mcr_mil", hand, "ron"])
            .err
            .contains("four alike")
    );
}

#[test]
fn fourteen_that_do_not_win_are_told_what_to_discard() {
    let hand = "123m456p789s22m78m+1z";
    let ran = ran(&[hand]);
    assert_eq!(
        (ran.err.as_str(), ran.code),
        (
            "tensu: Not a winning hand: it is tenpai, one tile is wrong.\n",
            Some(1)
        )
    );
    // Four 6m and four 9m.
    has(
        &ran.out,
        &["What to discard\n", "East   tenpai, 8 tiles win", "69m"],
    );
    assert_eq!(said(&["waits", hand]), ran.out);
}

#[test]
fn what_cannot_be_read_is_marked() {
    for (text, at) in [("234m5x", 4), ("234m ronn", 5), ("一萬 x", 5)] {
        let ran = ran(&[text]);
        let mark = format!("\n  {text}\n  {}^\n", " ".repeat(at));
        assert_eq!((ran.out.as_str(), ran.code), ("", Some(1)), "{text}");
        assert!(ran.err.ends_with(&mark), "{}", ran.err);
    }
    // Each reason, and what the hand nearly has.
    let two = ran(&["11111m"]);
    has(&two.err, &["9 tiles are missing", "5 copies of 1 man"]);
    let none = ran(&["456p789s99m12p(123m)+3p ron"]);
    has(
        &none.err,
        &["No yaku", "Why not\n", "Junchan: 456 pin does not fit"],
    );
    assert_eq!((two.code, none.code), (Some(1), Some(1)));
    for link in ["9/tenhou/ron:1m", "1/moon/ron:1m", "1/tenhou/ron:1x"] {
        assert_eq!(code(&[link]), Some(1), "{link}");
    }
}

/// Nobody should have to know how the program is written.
#[test]
fn nothing_is_said_as_a_program_says_it() {
    for args in [
        &["234m5x"][..],
        &["1/tenhou/ron:1x"],
        &["1m", "-r", "moon"],
        &["1m", "-s", "moon=1"],
        &["1m", "-s", "kiriage"],
        &["1m", "-s", "kiriage=7"],
        &["1m", "-r", "tensu-rules:1 kiriage=true"],
        &["1m", "--lang", "xx"],
        &["1m", "--jobs", "0"],
        &["123m456p789s22m78m+1z riichi ippatsu rinshan chankan"],
        &["what-if", "1m"],
        &["compare", "1m"],
        &["ask", "{"],
    ] {
        let Ran { out, err, code } = ran(args);
        assert!(matches!(code, Some(1 | 2)), "{args:?}");
        for sign in [
            "Some(", "None", "Err(", "Kind", "::", "type", "Error {", "os error", "panicked",
        ] {
            assert!(
                !err.contains(sign) && !out.contains(sign),
                "{args:?}: {err}"
            );
        }
    }
}

#[test]
fn a_wrong_command_is_status_2() {
    for args in [
        &["--nothing"][..],
        &["1m", "-r", "moon"],
        &["1m", "-s", "kiriage=maybe"],
        &["1m", "--lang", "xx"],
        &["--json", "--only", "totl"],
        &["--only", "total"],
        &["--only", "total", "1m"],
        &["--strict", "1m"],
        &["1m", "--strict"],
        &["--only", "total", "waits", "1m"],
        &["--strict", "rulesets"],
        &["--jobs", "2", "1m"],
        &["--jobs", "2", "rules"],
        &["-r", "tenhou", "rulesets"],
        &["rulesets", "-r", "tenhou"],
        &["-s", "kiriage=true", "rulesets"],
        &["-r", "tenhou", "completions", "bash"],
        &["yaku", "tenhou", "-r", "majsoul"],
        &["--json", "1m"],
        &["--json", "compare", "1m"],
        &["compare"],
        &["1m", "compare"],
        &["ask"],
        &["completions", "csh"],
        &["rules", "tenhou", "-r", "majsoul"],
        &["--json", "--jobs", "1000000"],
        &["ask", " "],
        &[""],
        &["", " "],
        &["waits", " "],
        &["compare", ""],
    ] {
        let Ran { out, err, code } = ran(args);
        assert_eq!((out.as_str(), code), ("", Some(2)), "{args:?}");
        has(&err, &["error: ", "--help"]);
    }
}

/// Source: faults.md 21.
#[test]
fn help_version_and_completions() {
    let help = said(&["--help"]);
    has(
        &help,
        &[
            "Usage: tensu",
            "--rules",
            "compare",
            "--json",
            "Exit status",
        ],
    );
    assert_eq!(
        said(&["--version"]),
        concat!("tensu ", env!("CARGO_PKG_VERSION"), "\n")
    );
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        has(&said(&["completions", shell]), &["what-if", "rules"]);
    }
}

#[test]
fn colors_are_for_terminals() {
    let hand = "12334m567p11z777z+2m ron";
    let colored = |ran: Ran| (ran.out + &ran.err).contains('\u{1b}');
    assert!(!colored(ran(&[hand])));
    assert!(!colored(ran(&["1x"])));
    assert!(colored(ran(&[hand, "--color", "always"])));
    assert!(colored(ran(&["1x", "--color", "always"])));
    assert!(!colored(ran(&[hand, "--color", "never"])));
    let forced = |name: &str| {
        let mut command = tensu(&[hand]);
        colored(finish(
            command.env("CLICOLOR_FORCE", "1").env(name, "1"),
            b"",
        ))
    };
    assert!(forced("TENSU_NOTHING") && !forced("NO_COLOR"));
    for color in ["always", "never"] {
        let lines = finish(&mut tensu(&["--color", color]), hand.as_bytes());
        assert_eq!(colored(lines), color == "always");
    }
}

/// The line that a reader of docs/use.md types, in a shell.
#[cfg(unix)]
#[test]
fn the_line_for_the_command_prints_the_answer_of_its_page() {
    let page = blocks(include_str!("../../../docs/use.md"));
    let mut all = page.iter();
    let answer = all.find(|block| block.language == "text").expect("it");
    let typed: String = all
        .filter(|block| block.heading == "The command")
        .map(|block| block.code.as_str())
        .collect();
    let folder = Path::new(env!("CARGO_BIN_EXE_tensu")).parent();
    let path = std::env::var("PATH").expect("a path");
    let path = format!("{}:{path}", folder.expect("a folder").display());
    let mut shell = Command::new("sh");
    let shell = shell.args(["-c", &typed]).env("PATH", path);
    let Ran { out, err, code } = finish(shell.env("LC_ALL", "C"), b"");
    assert_eq!((err.as_str(), code), ("", Some(0)));
    assert_eq!(out, answer.code);
}
