//! Texts that more readers than one read: `tests/notation.txt`.

use tensu::Question;
use tensu::notation::{self, ParseError};

/// Returns the line of the file for a text: its tiles as they are written, the winning one where a `+` says which it is.
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

/// The crate's own form is read at once, any other step by step: both read the same, and refuse the same, however a text is cut.
#[test]
fn the_quick_way_reads_what_the_slow_one_reads() {
    let mut count = 0;
    for text in [
        "234m340p66p678s56s+7s ron riichi dora:1m5p",
        "34066p78s(406mL)[1111z](222+2zA)+9s tsumo seat:W round:S ippatsu last_tile dora:1m5p ura:3s honba:2 sticks:1",
        "1z(777z)(1111zR)(123p)(0555s)+1z ron double_riichi chankan rinshan from:N honba:1000",
        "12m+3m ron ron",
        "12m+3m riichi double_riichi",
        "12m+3m dora:1m dora:2m",
        "12m+3m honba:02 sticks:0",
        "12m+3m  ron",
        "12m+3m ron ",
        "12m+3mron",
        "(111m)(111+1m)[1111m L]+1m",
        "+1m",
        "12m3+4m",
        "(12m)[123m](11111m)+1m",
        "10z+1m",
        "ron seat:W riichi liable:N/daisangen liable:S-suukantsu norths:4 flowers:123f",
        "19m19p19s1234567z open_riichi dama dora_is:1m5p ura_is:3f",
        "12345678f+1m dora:0p dora_is:2m norths:300 liable:W/pinfu liable:Q/daisangen",
        "5z tsumo double_open_riichi ura_is:7z1s from:E seat:Q",
        "12m+8z",
    ] {
        let ends = text.char_indices().map(|(end, _)| end);
        for end in ends.chain([text.len()]) {
            let cut = &text[..end];
            // A space before it is none of that form.
            let slow = [" ", cut].concat().parse::<Question>();
            let slow = slow.map_err(|why| ParseError {
                at: why.at - 1,
                ..why
            });
            let quick = cut.parse::<Question>();
            assert_eq!(quick, slow, "{cut}");
            assert_eq!(Question::default().read(cut), quick, "{cut}");
            count += usize::from(quick.is_ok());
        }
    }
    assert!(count > 100, "{count}");
}
