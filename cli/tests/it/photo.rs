//! Photos of tiles, here drawn ones.

use serde_json::Value;

use crate::{code, has, ran, said};

fn row(name: &str) -> String {
    format!("{}/../photo/vectors/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn lines(text: &str) -> Vec<Value> {
    let line = |line| serde_json::from_str(line).expect("JSON");
    text.lines().map(line).collect()
}

/// The stored rows: file and tiles, as many for each as a line of `rows.txt` says.
fn rows() -> Vec<(String, Vec<String>)> {
    let text = std::fs::read_to_string(row("rows.txt")).expect("the rows");
    let tiles = |text: &str| {
        let (mut tiles, mut number) = (Vec::new(), '0');
        for sign in text.chars() {
            match sign {
                'f' => tiles.push("flower".into()),
                '#' => tiles.push("blank".into()),
                suit if suit.is_ascii_alphabetic() => tiles.push(format!("{number}{suit}")),
                digit => number = digit,
            }
        }
        tiles
    };
    let line = |line: &str| {
        let (file, text) = line.split_once(' ').expect("a file and its tiles");
        (row(file), tiles(text))
    };
    text.lines().map(line).collect()
}

#[test]
fn rows_are_read() {
    let rows = rows();
    let files: Vec<&str> = rows.iter().map(|(file, _)| file.as_str()).collect();
    let ran = ran(&[&["photo", "--json"], &files[..]].concat());
    let lines = lines(&ran.out);
    assert_eq!(lines.len(), rows.len());
    let (mut right, mut all) = (0, 0);
    for ((file, wanted), line) in rows.iter().zip(&lines) {
        assert_eq!(
            (&line["file"], &line["ok"]),
            (&file.as_str().into(), &true.into())
        );
        let tiles = line["tiles"].as_array().expect("a list");
        assert!(
            tiles
                .iter()
                .all(|tile| tile["sure"].as_u64() <= Some(100) && tile["others"].is_array())
        );
        assert!(
            ["marked", "repaired"]
                .iter()
                .all(|key| line[*key].is_array())
                && line["hand"].is_string()
        );
        if tiles.len() == wanted.len() {
            all += wanted.len();
            right += tiles
                .iter()
                .zip(wanted)
                .filter(|(tile, wanted)| tile["tile"] == wanted.as_str())
                .count();
        }
    }
    // Drawn as hard as photos, and many are no hands, which the rules take them for.
    assert!(all >= 60 && right * 10 >= all * 7, "{right} of {all}");
}

#[test]
fn people_get_a_page() {
    let (file, wanted) = rows().swap_remove(0);
    let text = said(&["photo", &file, "--lang", "de"]);
    has(&text, &[&format!("{} Steine", wanted.len())]);
    let both = said(&["photo", &file, &file]);
    assert_eq!(both.matches(&file).count(), 2, "{both}");
}

#[test]
fn programs_are_told_what_is_wrong() {
    let files = ["missing.png", "rows.txt"].map(row);
    let ran = ran(&["photo", "--json", &files[0], &files[1]]);
    let code = |line: &Value| line["error"]["code"].clone();
    let codes: Vec<Value> = lines(&ran.out).iter().map(code).collect();
    assert_eq!(
        (ran.code, codes),
        (Some(1), vec!["file".into(), "no_picture".into()])
    );
}

#[test]
fn what_is_no_photo_is_told() {
    let refused = ran(&["photo", &row("rows.txt"), "--lang", "fr"]);
    assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
    has(&refused.err, &["rows.txt", "image"]);
    assert_eq!(code(&["photo"]), Some(2));
    assert_eq!(code(&["photo", "--only", "total", "x.png"]), Some(2));
    // An empty strip has no tiles.
    let empty = ran(&["photo", &row("flat.png")]);
    assert_eq!(empty.code, Some(1));
    has(&empty.out, &["No tiles found"]);
}
