//! The stream of the commands: every line has its response.

use std::io::{self, Read, Write};
use std::num::NonZeroUsize;
use std::sync::Mutex;

use serde_json::{Value, json};
use tensu_wire::Value as Wire;
use tensu_wire::stream::{LONGEST, Options, run};

const HAND: &str = r#""hand":"234m340p66p678s56s","win":"7s","by":"ron""#;

fn answers(lines: &str) -> Vec<Value> {
    answers_as(lines, &Options::default())
}

fn answers_as(lines: &str, options: &Options) -> Vec<Value> {
    let mut output = Vec::new();
    let told = run(lines.as_bytes(), &mut output, options).expect("nothing fails");
    let output = String::from_utf8(output).expect("text");
    let read = |line| serde_json::from_str(line).unwrap_or_else(|why| panic!("{line}: {why}"));
    let answers: Vec<Value> = output.lines().map(read).collect();
    let failed = answers.iter().filter(|answer| answer["ok"] == false);
    let counted = (answers.len() as u64, failed.count() as u64);
    assert_eq!((told.lines, told.failed), counted);
    answers
}

#[test]
fn line_n_answers_line_n() {
    let hand = |id: u8| format!("{{\"id\":{id},{HAND}}}");
    // Behind the mark of a Windows program; empty lines between, and at the end.
    let lines = format!("\u{feff}{}\n\n \r\n{{\n{}\r\n\n\n", hand(1), hand(2));
    let answers = answers(&lines);
    let ok: Vec<_> = answers.iter().map(|answer| answer["ok"].clone()).collect();
    assert_eq!(ok, [true, false, false, false, true]);
    assert_eq!(
        (&answers[0]["id"], &answers[4]["id"]),
        (&json!(1), &json!(2))
    );
    assert_eq!(answers[1]["error"]["code"], "parse");
    let message = |i: usize| answers[i]["error"]["message"].as_str().expect("a message");
    assert_eq!(message(1), "The request cannot be read: the line is empty.");
    let no_json = "The request cannot be read: the line is no JSON (";
    assert!(message(3).starts_with(no_json), "{}", message(3));
}

#[test]
fn no_line_has_no_answer() {
    for nothing in ["", "\n", "\n \n", "\u{feff}"] {
        assert_eq!(answers(nothing), [json!(null); 0], "{nothing:?}");
    }
}

#[test]
fn an_id_that_can_be_read_comes_back() {
    for (line, id, ok) in [
        (
            format!(r#"{{"id":1,{HAND},"id":{{"a":[2]}}}}"#),
            json!({"a": [2]}),
            true,
        ),
        (format!(r#"{{"id":1,{HAND}}} and more"#), json!(1), false),
        (format!(r#"{{"id":"a",{HAND},"#), json!("a"), false),
        (r#"{"id":null,"hand":"12"#.to_owned(), json!(null), false),
    ] {
        let answer = &answers(&line)[0];
        assert_eq!(
            (answer.get("id"), &answer["ok"]),
            (Some(&id), &json!(ok)),
            "{line}"
        );
    }
    for line in [
        r#"[{"id":1}]"#,
        r#"{"hand":"12"#,
        r#"{"melds":[{"id":1}]}"#,
        "{}",
    ] {
        assert_eq!(answers(line)[0].get("id"), None, "{line}");
    }
}

/// `score | head -1`
struct Closed;

impl Write for Closed {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn who_has_read_enough_ends_it() {
    for jobs in JOBS {
        let options = Options {
            jobs: NonZeroUsize::new(jobs),
            ..Options::default()
        };
        run(&b"{}\n{}\n"[..], Closed, &options).expect("no failure");
    }
}

/// Numbers of threads: one, one until the input is long, several.
const JOBS: [usize; 3] = [1, 0, 3];

/// `score > /dev/full`
struct Full;

impl Write for Full {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::StorageFull.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An input whose stick was pulled out.
struct Gone;

impl Read for Gone {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::ErrorKind::NotFound.into())
    }
}

#[test]
fn what_fails_is_said_in_words() {
    for jobs in JOBS {
        let options = Options {
            jobs: NonZeroUsize::new(jobs),
            ..Options::default()
        };
        let said = |ended: io::Result<_>| ended.expect_err("it fails").to_string();
        assert_eq!(
            said(run(&b"{}\n"[..], Full, &options)),
            "the answers cannot be written: no storage space"
        );
        assert_eq!(
            said(run(Gone, Vec::new(), &options)),
            "the input cannot be read: entity not found"
        );
    }
}

/// Requests of very different cost, many times what is read at once, whichever thread has answered: line n answers line n,
/// empty ones too.
#[test]
fn several_at_a_time_keep_the_order() {
    use std::fmt::Write as _;
    let mut lines = String::new();
    for id in 0..6_000 {
        let ask = ["score", "compare", "what_if", "score"][id % 4];
        let _ = match id % 7 {
            3 => writeln!(lines, "{{\"id\":{id},"),
            5 => writeln!(lines),
            _ => writeln!(lines, "{{\"id\":{id},\"ask\":\"{ask}\",{HAND}}}"),
        };
    }
    let one_by_one = |jobs| {
        let options = Options {
            jobs: NonZeroUsize::new(jobs),
            ..Options::default()
        };
        let mut output = Vec::new();
        let told = run(lines.as_bytes(), &mut output, &options).expect("nothing fails");
        assert_eq!((told.lines, told.failed), (6_000, 1_714));
        output
    };
    let alone = one_by_one(1);
    for (id, line) in alone.split(|&byte| byte == b'\n').take(6_000).enumerate() {
        let head = match id % 7 {
            5 => "{\"ok\":false".to_owned(),
            other => format!("{{\"id\":{id},\"ok\":{}", other != 3),
        };
        assert!(line.starts_with(head.as_bytes()), "line {id}");
    }
    for jobs in [0, 2, 5] {
        assert!(one_by_one(jobs) == alone, "{jobs} jobs");
    }
}

/// An input that notes how much has been answered whenever it is asked for more.
struct Slow<'a> {
    pieces: Vec<&'a str>,
    answered: &'a Mutex<usize>,
    seen: &'a Mutex<Vec<usize>>,
}

impl Read for Slow<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let answered = *self.answered.lock().expect("nobody panics");
        self.seen.lock().expect("nobody panics").push(answered);
        if self.pieces.is_empty() {
            return Ok(0);
        }
        let piece = self.pieces.remove(0).as_bytes();
        to[..piece.len()].copy_from_slice(piece);
        Ok(piece.len())
    }
}

/// An output that counts the lines that have reached it.
struct Counted<'a>(&'a Mutex<usize>);

impl Write for Counted<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let lines = bytes.split(|&byte| byte == b'\n').count() - 1;
        *self.0.lock().expect("nobody panics") += lines;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An input that comes in pieces of this length, and is disturbed between them.
struct Pieces<'a> {
    rest: &'a [u8],
    length: usize,
    is_disturbed: bool,
}

impl Read for Pieces<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        self.is_disturbed = !self.is_disturbed;
        if self.is_disturbed {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let length = self.length.min(self.rest.len()).min(to.len());
        let (piece, rest) = self.rest.split_at(length);
        to[..length].copy_from_slice(piece);
        self.rest = rest;
        Ok(length)
    }
}

/// Lines are read wherever they are cut on their way, through a byte order mark, a kanji or the end of a line.
#[test]
fn pieces_are_put_together() {
    let lines = format!(
        "\u{feff}{{\"id\":1,{HAND}}}\r\n\n \n一萬二萬三萬四筒五筒六筒七索八索九索東東東南南\n\n{{\"id\":\"無\"}}\n\n\n"
    );
    let whole = answers(&lines);
    assert_eq!(whole.len(), 6);
    for length in 1..40 {
        for jobs in JOBS {
            let input = Pieces {
                rest: lines.as_bytes(),
                length,
                is_disturbed: false,
            };
            let options = Options {
                jobs: NonZeroUsize::new(jobs),
                ..Options::default()
            };
            let mut output = Vec::new();
            run(input, &mut output, &options).expect("nothing fails");
            let output = String::from_utf8(output).expect("text");
            let read = output
                .lines()
                .map(|line| serde_json::from_str(line).expect("JSON"));
            assert_eq!(read.collect::<Vec<Value>>(), whole, "{length}, {jobs} jobs");
        }
    }
}

/// A program that asks, waits for the answer and asks again would wait for ever. Source: faults.md 23.
#[test]
fn what_has_come_is_answered_before_more_is_waited_for() {
    let (answered, seen) = (Mutex::new(0), Mutex::new(Vec::new()));
    let input = Slow {
        pieces: vec!["{}\n", "{}\n{}\n{", "}", "\n", "{}"],
        answered: &answered,
        seen: &seen,
    };
    run(input, Counted(&answered), &Options::default()).expect("nothing fails");
    assert_eq!(
        *seen.lock().expect("nobody panics"),
        [0, 1, 3, 3, 4, 4],
        "answers before each look at the input"
    );
    assert_eq!(*answered.lock().expect("nobody panics"), 5);
}

/// A line that is too long is not kept, and the next one is read. Source: faults.md 39.
#[test]
fn a_line_without_end_is_refused() {
    let long = format!("{{\"id\":\"long\",{HAND},\"x\":\"");
    let fill = |length: usize| format!("{long}{}\"}}", "x".repeat(length - long.len() - 2));
    let (most, more) = (fill(LONGEST), fill(LONGEST + 1));
    let lines = format!(
        "{most}\n{more}\n{{\"id\":2,{HAND}}}\n\n{}",
        "\0".repeat(3 * LONGEST)
    );
    let answers = answers(&lines);
    let told: Vec<_> = answers
        .iter()
        .map(|answer| (answer["id"].clone(), answer["ok"].clone()))
        .collect();
    let told_of = |id: Value, ok: bool| (id, json!(ok));
    assert_eq!(
        told,
        [
            told_of(json!("long"), true),
            told_of(json!("long"), false),
            told_of(json!(2), true),
            told_of(json!(null), false),
            told_of(json!(null), false),
        ]
    );
    for i in [1, 4] {
        assert_eq!(
            answers[i]["error"]["message"],
            "The request cannot be read: the line is longer than 1 MB."
        );
    }
}

/// Source: faults.md 22.
#[test]
fn a_hand_as_it_is_typed_is_priced() {
    let lines = "234m340p66p678s56s+7s ron riichi dora:1m5p\n  1/tenhou/234m34p66p678s567s/ron:2p/riichi\n234m5x\n";
    let answers = answers(lines);
    assert_eq!(answers[0]["total"], 12_000);
    // Riichi, pinfu, tanyao and sanshoku would be there with 2p as the wait of 34p: 234m 234p 66p 678s 567s.
    assert_eq!(
        (&answers[1]["ruleset"], &answers[1]["ok"]),
        (&json!("tenhou"), &json!(true))
    );
    assert_eq!(
        answers[2]["error"]["at"],
        json!({"field": "text", "index": 4})
    );
}

/// The rest of a request is what the program was told, and of a score only what it wants.
#[test]
fn a_request_may_leave_out_what_is_the_same_for_all() {
    let options = Options {
        only: "total,yaku".into(),
        defaults: vec![
            ("ruleset", Wire::Text("mleague".into())),
            ("lang", Wire::Text("de".into())),
        ],
        jobs: None,
    };
    let lines = format!(
        "{{\"id\":1,{HAND}}}\n{{{HAND},\"ruleset\":\"tenhou\",\"ask\":\"print\"}}\n{{\"ask\":\"rulesets\"}}\n{{{HAND},\"ask\":\"explain\"}}\n"
    );
    let answers = answers_as(&lines, &options);
    // Pinfu, tanyao and a red five: 3 han 30 fu.
    let yaku = json!([{"id": "pinfu", "han": 1}, {"id": "tanyao", "han": 1}, {"id": "aka_dora", "han": 1}]);
    assert_eq!(
        answers[0],
        json!({"id": 1, "ok": true, "yaku": yaku, "total": 3_900})
    );
    let link = answers[1]["link"].as_str().unwrap_or_default();
    assert!(link.starts_with("1/tenhou/"), "{link}");
    assert_eq!(answers[2]["lang"], "de");
    assert_eq!(
        (&answers[3]["lang"], &answers[3]["ruleset"]),
        (&json!("de"), &json!("mleague"))
    );
}

/// A dora that is named is shown by 1m where three play, and the answer says how it was read. Riichi, round wind, two dora.
#[test]
fn a_typed_dora_is_that_of_the_rules() {
    let options = Options {
        defaults: vec![("ruleset", Wire::Text("tenhou_sanma".into()))],
        ..Options::default()
    };
    let answers = answers_as("99m123p456p789s11z+1z ron riichi ドラ9m\n", &options);
    assert_eq!(answers[0]["han"], 4, "{}", answers[0]);
    let note = &answers[0]["notes"][0];
    assert_eq!(note["id"], "dora_itself");
    let text = note["text"].as_str().unwrap_or_default();
    assert!(text.ends_with("the indicator is 1 man."), "{text}");
}

/// The words of the line itself go before a default, a link's rules too, however the link comes (docs/command.md).
#[test]
fn a_default_gives_way_to_a_link() {
    let options = Options {
        defaults: vec![("ruleset", Wire::Text("mleague".into()))],
        ..Options::default()
    };
    let link = "1/tenhou/999p345s67m22s/ankan:4444m/ron:8m/riichi/dora:1s";
    let lines = format!(
        "{link}\n{{\"text\":\"{link}\"}}\n{{\"text\":\"999p345s67m22s[4444m]+8m ron riichi dora:1s\"}}\n\
         {{\"ask\":\"settle\",\"wins\":[{{\"text\":\"{link}\",\"seat\":\"S\",\"from\":\"W\"}}]}}\n"
    );
    let answers = answers_as(&lines, &options);
    // M.League makes a mangan of 4 han and 30 fu, Tenhou does not.
    let totals: Vec<_> = answers[..3].iter().map(|answer| &answer["total"]).collect();
    assert_eq!(totals, [7_700, 7_700, 8_000]);
    let west = json!({"seat": "W", "points": -7_700});
    let table = answers[3]["table"].as_array().expect("a table");
    assert!(table.contains(&west), "{}", answers[3]);
}
