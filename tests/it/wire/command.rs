//! The `score` command: every line has its response.

use std::io::{self, Write};

use serde_json::{Value, json};

#[allow(dead_code, reason = "its main is the command")]
#[path = "../../../examples/score.rs"]
mod score;

const HAND: &str = r#""hand":"234m340p66p678s56s","win":"7s","by":"ron""#;

fn answers(lines: &str) -> Vec<Value> {
    let mut output = Vec::new();
    score::run(lines.as_bytes(), &mut output).expect("nothing fails");
    let output = String::from_utf8(output).expect("text");
    let read = |line| serde_json::from_str(line).unwrap_or_else(|why| panic!("{line}: {why}"));
    output.lines().map(read).collect()
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
    score::run(&b"{}\n{}\n"[..], Closed).expect("no failure");
}
