//! The command among programs: lines in, lines out, whatever comes.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use tensu_wire::stream::{self, Options};
use tensu_words::LANGUAGES;
use unicode_width::UnicodeWidthStr;

use crate::{Ran, code, finish, has, ran, said, start, tensu};

/// Source: faults.md 22.
#[test]
fn typed_lines_are_priced_one_by_one() {
    let lines = "12334m567p11z777z+2m ron\n\n1x\n {\"id\":1,\"hand\":\"12334m567p11z777z\",\"win\":\"2m\",\"by\":\"ron\"}\n1/tenhou/12334m567p11z777z/ron:2m";
    let Ran { out, err, code } = finish(&mut tensu(&[]), lines.as_bytes());
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((err.as_str(), code), ("", Some(1)));
    assert_eq!(lines[0], "1,600  1 han 50 fu  Chun 1");
    assert_eq!(lines[1], "");
    assert!(lines[2].starts_with("– Line 3: "), "{out}");
    assert_eq!(&lines[3..5], ["  1x", "  ^"]);
    assert!(lines[5].starts_with(r#"{"id":1,"ok":true,"#), "{out}");
    assert_eq!((lines[6], lines.len()), (lines[0], 7));
    let one = finish(&mut tensu(&["-l", "de"]), b"12334m567p11z777z+2m ron\n");
    assert_eq!(
        (one.out.as_str(), one.code),
        ("1.600  1 Han 50 Fu  Chun 1\n", Some(0))
    );
    let no_text = finish(&mut tensu(&[]), b"\xff\n");
    has(&no_text.out, &["UTF-8"]);
}

/// They are answered as when they are arguments. The points are those of `thirteen_tiles_are_told_their_waits`.
#[test]
fn lines_that_do_not_win_are_answered_in_a_line() {
    let input = "234m567p345s66p67s\n123m147p258s1234z\n234m567p345s66p67s riichi\n123m456p789s22m78m+1z\n456p789s99m12p(123m)\n";
    let Ran { out, err, code } = finish(&mut tensu(&[]), input.as_bytes());
    let expected = "\
Waiting for: 258s  Ron 2,000, riichi 3,900  Tsumo 2,700, riichi 5,200
6 tiles away from tenpai: no single tile completes this hand.
Waiting for: 258s  Ron 3,900  Tsumo 5,200
– Line 4: Not a winning hand: it is tenpai, one tile is wrong.  What to discard: East: tenpai, 8 tiles win
Waiting for: 3p  Ron –  Tsumo –
";
    assert_eq!((out.as_str(), err.as_str(), code), (expected, "", Some(1)));
    let waits = finish(&mut tensu(&[]), b"234m567p345s66p67s\n");
    assert_eq!(waits.code, Some(0));
}

/// Lines are counted as they stand in the input, by however many threads.
#[test]
fn a_complaint_names_its_line() {
    let mut input = "12334m567p11z777z+2m ron\n\n".repeat(2_000);
    input += "1x\n\n\n11m\n";
    for args in [&[][..], &["--jobs", "3"]] {
        let Ran { out, .. } = finish(&mut tensu(args), input.as_bytes());
        let complaints = out.lines().filter(|line| line.starts_with('–'));
        let numbers: Vec<&str> = complaints
            .filter_map(|line| line.split(':').next())
            .collect();
        assert_eq!(numbers, ["– Line 4001", "– Line 4004"]);
    }
    for words in tensu_words::LANGUAGES {
        let ran = finish(&mut tensu(&["-l", words.tag]), b"\n\n11m\n");
        let missing = words.fill(tensu_words::Word::MissingTiles, &[12.into()]);
        let fills = [3.into(), (&missing).into()];
        let said = words.fill_label(tensu_words::Label::HintLine, &fills);
        assert_eq!(ran.out, format!("\n\n– {said}\n"));
    }
}

const REQUEST: &str =
    r#"{"id":1,"hand":"234m340p66p678s56s","win":"7s","by":"ron","riichi":"riichi","dora":"1m5p"}"#;

#[test]
fn the_stream_is_that_of_the_library() {
    let mut lines = String::new();
    for i in 0..3_000 {
        lines += [
            REQUEST,
            "{",
            "",
            r#"{"ask":"what_if"}"#,
            "1m",
            r#"{"ask":"rulesets"}"#,
        ][i % 6];
        lines += "\n";
    }
    let mut expected = Vec::new();
    let told = stream::run(lines.as_bytes(), &mut expected, &Options::default());
    assert!(told.expect("memory").failed > 0);
    for args in [
        &["--json"][..],
        &["--json", "--jobs", "1"],
        &["--json", "--jobs", "3"],
    ] {
        let Ran { out, err, code } = finish(&mut tensu(args), lines.as_bytes());
        assert!(out.as_bytes() == expected, "{args:?}");
        assert_eq!((err.as_str(), code), ("", Some(1)));
    }
    let only = finish(
        &mut tensu(&["--json", "--only", "total,han"]),
        REQUEST.as_bytes(),
    );
    assert_eq!(
        (only.out.as_str(), only.code),
        (
            "{\"id\":1,\"ok\":true,\"han\":7,\"total\":12000}\n",
            Some(0)
        )
    );
    let rules = finish(
        &mut tensu(&["--json", "-r", "tenhou", "-s", "kiriage=true"]),
        REQUEST.as_bytes(),
    );
    has(&rules.out, &[r#""ruleset":"tenhou""#]);
    assert_eq!(
        said(&["ask", &REQUEST.replace(',', ",\n")]).as_bytes(),
        &expected[..said(&["ask", REQUEST]).len()]
    );
}

/// The line that `parse` prints is one of the stream.
#[test]
fn a_hand_becomes_a_request() {
    let request = said(&[
        "parse",
        "12334m567p11z777z+2m ron honba:1",
        "-s",
        "kiriage=true",
    ]);
    assert_eq!(
        request,
        "{\"ruleset\":{\"base\":\"cheatsheet\",\"set\":{\"kiriage\":true}},\"hand\":\"12334m567p11777z\",\"win\":\"2m\",\"by\":\"ron\",\"honba\":1}\n"
    );
    let priced = finish(
        &mut tensu(&["--json", "--only", "total"]),
        request.as_bytes(),
    );
    assert_eq!(priced.out, "{\"ok\":true,\"total\":1900}\n");
    assert_eq!(code(&["parse", "1x"]), Some(1));
}

/// The pipe stays open: a program that waits for the answer gets it. Source: faults.md 23.
#[test]
fn each_line_is_answered_at_once() {
    for args in [&["--json"][..], &[], &["--json", "--jobs", "2"]] {
        let mut child = start(&mut tensu(args));
        let mut to = child.stdin.take().expect("a pipe");
        let from = BufReader::new(child.stdout.take().expect("a pipe"));
        let (tell, told) = channel();
        let reader = thread::spawn(move || {
            for line in from.lines() {
                let _ = tell.send(line.expect("text"));
            }
        });
        for id in 0..3 {
            writeln!(to, "{{\"id\":{id}}}")
                .and_then(|()| to.flush())
                .expect("it reads");
            let answer = told
                .recv_timeout(Duration::from_secs(30))
                .expect("an answer");
            assert!(
                answer.starts_with(&format!("{{\"id\":{id},\"ok\":false")),
                "{answer}"
            );
        }
        drop(to);
        assert_eq!(child.wait().expect("it ends").code(), Some(1));
        reader.join().expect("nobody panics");
    }
}

/// A line without end costs no more memory than a long one. Source: faults.md 39.
#[test]
#[cfg(target_os = "linux")]
fn a_line_without_end_takes_no_memory() {
    for args in [&["--json"][..], &[], &["--json", "--jobs", "2"]] {
        let mut child = start(&mut tensu(args));
        let mut to = child.stdin.take().expect("a pipe");
        let block = vec![0; 1_000_000];
        for _ in 0..300 {
            to.write_all(&block).expect("it reads");
        }
        let status = format!("/proc/{}/status", child.id());
        let status = std::fs::read_to_string(status).expect("it runs");
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak = peak.expect("a line").trim().trim_end_matches(" kB");
        let peak: u32 = peak.parse().expect("a number");
        assert!(peak < 16_000, "{peak} kB");
        drop(to);
        let mut out = String::new();
        let read = child
            .stdout
            .take()
            .expect("a pipe")
            .read_to_string(&mut out);
        read.expect("text");
        has(&out, &["the line is longer than 1 MB."]);
        assert_eq!(child.wait().expect("it ends").code(), Some(1));
    }
}

/// `tensu --json | head -1`
#[test]
fn who_has_read_enough_ends_it() {
    for args in [
        &["--json"][..],
        &["--json", "--jobs", "3"],
        &["rules", "tenhou"],
    ] {
        let mut child = start(&mut tensu(args));
        drop(child.stdout.take());
        let mut to = child.stdin.take().expect("a pipe");
        let lines = [REQUEST, "\n"].concat().repeat(20_000);
        let writer = thread::spawn(move || to.write_all(lines.as_bytes()).is_ok());
        let output = child.wait_with_output().expect("it ends");
        writer.join().expect("nobody panics");
        assert_eq!(
            (output.stderr.as_slice(), output.status.code()),
            (&b""[..], Some(0)),
            "{args:?}"
        );
    }
}

/// Source: faults.md 39.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_told_in_words() {
    for args in [
        &["--json"][..],
        &["--json", "--jobs", "3"],
        &[],
        &["rulesets"],
        &["12334m567p11z777z+2m ron"],
    ] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full");
        let mut command = tensu(args);
        let command = command
            .stdin(Stdio::piped())
            .stdout(full.expect("a device"));
        let mut child = command.stderr(Stdio::piped()).spawn().expect("it starts");
        let mut to = child.stdin.take().expect("a pipe");
        let _ = writeln!(to, "{REQUEST}");
        drop(to);
        let output = child.wait_with_output().expect("it ends");
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(
            (err.as_ref(), output.status.code()),
            (
                "tensu: the answers cannot be written: No space left on device\n",
                Some(1)
            ),
            "{args:?}"
        );
    }
}

/// Source: faults.md 24. A field that nobody reads is named, and with `--strict` refused.
#[test]
fn a_misspelt_field_is_named_or_refused() {
    let line = br#"{"hand":"234m340p66p678s56s","win":"7s","by":"ron","riich":"riichi"}"#;
    let told = finish(&mut tensu(&["--json", "--only", "total"]), line);
    has(
        &told.out,
        &[r#""total":3900"#, r#""warnings":[{"field":"riich""#],
    );
    assert_eq!(told.code, Some(0));
    let refused = finish(&mut tensu(&["--json", "--strict"]), line);
    has(&refused.out, &[r#""ok":false"#, "riich"]);
    assert_eq!(refused.code, Some(1));
    // The stricter of the two counts.
    for (own, args, ok) in [
        ("false", &["--json", "--strict"][..], false),
        ("null", &["--json", "--strict"], false),
        ("true", &["--json"], false),
        ("false", &["--json"], true),
    ] {
        let line = String::from_utf8_lossy(line);
        let line = line.replace('}', &format!(r#","strict":{own}}}"#));
        let told = finish(&mut tensu(args), line.as_bytes());
        has(&told.out, &[&format!(r#""ok":{ok}"#), "riich"]);
    }
}

/// The contract's `explain` has the lines that the command prints, in every language: with a hand of seven readings, rules of a
/// house, a liable player, a Chinese game, and nothing said but the tiles.
#[test]
fn the_lines_of_an_explanation_are_those_of_the_command() {
    for hand in [
        "12334m567p11z777z+2m ron",
        "111222333m999p1z+1z tsumo seat:E",
        "(555z)(666z)(777z)44z5m5m+5m seat:S from:W liable:W/daisangen",
        "1/cheatsheet/12334m567p11z777z/ron:2m",
        "1/mcr_mil/123m456m789m123p5p/tsumo:5p",
        "1/tenhou/kiriage=true/234m34566p67856s/ron:7s/riichi",
    ] {
        for words in LANGUAGES {
            let printed = ran(&[hand, "-l", words.tag]);
            let request = serde_json::json!({ "ask": "explain", "text": hand, "lang": words.tag });
            let line = format!("{request}\n");
            let answered = finish(&mut tensu(&["--json"]), line.as_bytes()).out;
            let answer: serde_json::Value = serde_json::from_str(&answered).expect("JSON");
            let lines = answer["lines"].as_array().expect("lines").iter();
            let lines: Vec<&str> = lines.filter_map(serde_json::Value::as_str).collect();
            assert_eq!(lines.join("\n") + "\n", printed.out, "{hand} {}", words.tag);
        }
    }
}

/// A line of a table is as wide as a terminal shows it; the tables of Unicode say how wide that is.
#[test]
fn every_text_of_a_language_is_as_wide_as_unicode_says() {
    for words in LANGUAGES {
        for text in words.pack().lines() {
            assert_eq!(
                tensu_words::width(text),
                text.width(),
                "{}: {text}",
                words.tag
            );
        }
    }
}
