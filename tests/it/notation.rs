//! Texts that people type, and what is said when they cannot be read.

use tensu::notation::{Syntax, tile, tiles};
use tensu::{By, Flag, MeldKind, Question, Riichi, Side, Tile, Wind, notation};

use crate::helpers::question;
use crate::random::Random;

mod alike;
mod beside;
mod brackets;
mod foreign;
mod itself;
mod length;
mod marks;
mod names;
mod pasted;

fn mpsz(text: &str) -> String {
    notation::mpsz(&tiles(text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

#[test]
fn tiles_are_read() {
    let cases = [
        ("", ""),
        ("123m406p789s11z", "123m406p789s11z"),
        ("0m0p0s", "0m0p0s"),
        ("1234567z", "1234567z"),
        ("12345678f", "12345678f"),
        ("1m2m3m", "123m"),
        // Capitals and space.
        ("123M406P789S11Z", "123m406p789s11z"),
        ("1 2 3 m  4\t06p\n", "123m406p"),
        ("123m, 456p,789s", "123m456p789s"),
        // Letters of honors, and kanji.
        ("ESWNPFC", "1234567z"),
        ("EE 123m CC", "11z123m77z"),
        ("123sSS", "123s22z"),
        ("123PP", "123p5z"),
        ("東南西北白發中", "1234567z"),
        ("発", "6z"),
        ("东发", "16z"),
        // Numbers in kanji: one by one, in groups, the suits as they are written in Japan and in China.
        ("一萬二萬三萬", "123m"),
        ("四五六筒七八九索", "456p789s"),
        ("一万二餅三饼四條五条", "1m23p45s"),
        ("12萬3筒一m", "12m3p1m"),
        ("三四赤五筒赤5萬赤五s", "340p0m0s"),
        ("一萬東東 中", "1m117z"),
        // Wide characters.
        ("１２３ｍ、４０６ｐ　Ｅ", "123m406p1z"),
        // Unicode.
        ("🀇🀈🀉🀊🀋🀌🀍🀎🀏", "123456789m"),
        ("🀙🀚🀛🀜🀝🀞🀟🀠🀡", "123456789p"),
        ("🀐🀑🀒🀓🀔🀕🀖🀗🀘", "123456789s"),
        ("🀀🀁🀂🀃🀆🀅🀄", "1234567z"),
        ("🀄\u{fe0e}🀄\u{fe0f}", "77z"),
        ("🀢🀣🀤🀥🀦🀧🀨🀩", "12345678f"),
        ("🀇1p🀐E", "1m1p1s1z"),
    ];
    for (text, expected) in cases {
        assert_eq!(mpsz(text), expected, "{text}");
    }
}

#[test]
fn one_tile_is_read() {
    assert_eq!(tile("0s").map(|tile| tile.to_string()), Ok("0s".to_owned()));
    assert_eq!(tile("C").map(|tile| tile.to_string()), Ok("7z".to_owned()));
    assert_eq!(tile("12m").map_err(|error| error.why), Err(Syntax::OneTile));
    assert_eq!(tile("").map_err(|error| error.why), Err(Syntax::OneTile));
}

/// `notation.rs` says of capitals, spaces and commas: "accepted everywhere".
/// So between digits and after words, too.
#[test]
fn commas_everywhere() {
    let between = tiles("1,2,3m").map(|tiles| notation::mpsz(&tiles));
    assert_eq!(between, Ok("123m".to_owned()));
    let after: Result<Question, _> = "123m456p789s22m78m+9m, tsumo, riichi, dora:1m".parse();
    let read = after.map(|question| (question.by, question.riichi));
    assert_eq!(read, Ok((By::Tsumo, Riichi::Riichi)));
}

/// Text, kind, tiles, from whom, and how it is written back.
#[test]
fn melds_are_read() {
    let cases = [
        ("(406m)", MeldKind::Chi, "406m", None, "(406m)"),
        ("(6 4 0 M)", MeldKind::Chi, "640m", None, "(640m)"),
        ("(777z)", MeldKind::Pon, "777z", None, "(777z)"),
        ("(EEE)", MeldKind::Pon, "111z", None, "(111z)"),
        ("(055p)", MeldKind::Pon, "055p", None, "(055p)"),
        ("(1111z)", MeldKind::Minkan, "1111z", None, "(1111z)"),
        ("(111+1z)", MeldKind::Kakan, "1111z", None, "(111+1z)"),
        ("(505+5s)", MeldKind::Kakan, "5055s", None, "(505+5s)"),
        ("[1111z]", MeldKind::Ankan, "1111z", None, "[1111z]"),
        ("[555p pon]", MeldKind::Pon, "555p", None, "(555p)"),
        ("[123m chi]", MeldKind::Chi, "123m", None, "(123m)"),
        ("[5555p minkan]", MeldKind::Minkan, "5555p", None, "(5555p)"),
        ("[5555p kakan]", MeldKind::Kakan, "5555p", None, "(555+5p)"),
        (
            "(123mL)",
            MeldKind::Chi,
            "123m",
            Some(Side::Left),
            "(123mL)",
        ),
        (
            "(777zA)",
            MeldKind::Pon,
            "777z",
            Some(Side::Across),
            "(777zA)",
        ),
        (
            "(7777zR)",
            MeldKind::Minkan,
            "7777z",
            Some(Side::Right),
            "(7777zR)",
        ),
        (
            "(777+7zR)",
            MeldKind::Kakan,
            "7777z",
            Some(Side::Right),
            "(777+7zR)",
        ),
        ("(🀙🀚🀛)", MeldKind::Chi, "123p", None, "(123p)"),
        // Wrong melds are read as they are written, so that checking can say what is wrong.
        ("(124m)", MeldKind::Chi, "124m", None, "(124m)"),
        ("(111m chi)", MeldKind::Chi, "111m", None, "(111m chi)"),
        ("(123m pon)", MeldKind::Pon, "123m", None, "(123m pon)"),
        ("[111m]", MeldKind::Ankan, "111m", None, "[111m]"),
        ("(12345m)", MeldKind::Minkan, "12345m", None, "(12345m)"),
        ("(1m)", MeldKind::Pon, "1m", None, "(1m)"),
    ];
    for (text, kind, expected, from, printed) in cases {
        let melds = question(text).melds;
        let [meld] = &melds[..] else {
            panic!("{text}: {melds:?}")
        };
        let read = (meld.kind, notation::mpsz(&meld.tiles), meld.from);
        assert_eq!(read, (kind, expected.to_owned(), from), "{text}");
        assert_eq!(notation::meld(meld), printed, "{text}");
    }
}

#[test]
fn the_winning_tile_is_marked_or_last() {
    let win = |text: &str| question(text).win.map(|tile| tile.to_string());
    let cases = [
        ("23m456p789s22m78m9m", None),
        ("123m456p789s22m78m9m", Some("9m")),
        ("123m456p789s22m78m+9m", Some("9m")),
        ("+9m123m456p789s22m78m", Some("9m")),
        ("123m456p789s22m78m + 9m", Some("9m")),
        ("123m456p789s22m78m+0p", Some("0p")),
        ("123m456p789s22m78m+E", Some("1z")),
        ("123m456p789s22m(789m)", Some("2m")),
        ("1m(111z)(222z)(333z)(444z)1m", Some("1m")),
        ("1m(111z)(222z)(333z)(444z)+1m", Some("1m")),
        ("", None),
    ];
    for (text, expected) in cases {
        assert_eq!(win(text).as_deref(), expected, "{text}");
    }
}

#[test]
fn words_are_read_in_any_order() {
    let text = "tsumo honba:2 123m456p789s22m78m+9m riichi seat:w dora:1m0p rinshan sticks:1 round:S ura:3s \
                ippatsu norths:1 flowers:12f liable:N/daisangen liable:E/daisuushii";
    let question = question(text);
    assert_eq!(question.by, By::Tsumo);
    assert_eq!((question.seat, question.round), (Wind::West, Wind::South));
    assert_eq!(question.riichi, Riichi::Riichi);
    let flags: Vec<_> = question.flags.iter().collect();
    assert_eq!(flags, [Flag::Ippatsu, Flag::Rinshan]);
    assert_eq!(
        (question.honba, question.sticks, question.norths),
        (2, 1, 1)
    );
    let indicators =
        [&question.dora, &question.ura, &question.flowers].map(|tiles| notation::mpsz(tiles));
    assert_eq!(indicators, ["1m0p", "3s", "12f"]);
    assert_eq!(question.liable.len(), 2);
    assert_eq!(question.to_string().parse().as_ref(), Ok(&question));
}

/// Fields that a text does not name stay as they were.
#[test]
fn a_text_is_read_onto_a_question() {
    let table = Question {
        seat: Wind::West,
        honba: 2,
        ..Question::default()
    };
    let read = |text: &str| table.clone().read(text).map(|read| read.to_string());
    assert_eq!(read("12m 3m").as_deref(), Ok("123m ron seat:W honba:2"));
    assert_eq!(read("E seat:S tsumo").as_deref(), Ok("1z tsumo honba:2"));
    assert_eq!(read("12m?").map_err(|error| error.at), Err(3));
    // Words take no tile out of the hand; tiles make it whole.
    let pair = Question {
        hand: tiles("11z").expect("a pair"),
        ..Question::default()
    };
    let onto = |text: &str| {
        pair.clone()
            .read(text)
            .map(|read| (read.hand.len(), read.win))
    };
    assert_eq!(onto("riichi"), Ok((2, None)));
    assert_eq!(onto("777z"), Ok((4, tile("7z").ok())));
    // Who has won by a tile keeps it, however many come.
    let won: Question = "123m456p789s11z7m+8m ron".parse().expect("a hand");
    let read = won.read("99m").expect("tiles");
    assert_eq!((read.hand.len(), read.win), (14, tile("8m").ok()));
}

#[test]
fn defaults_are_those_of_the_contract() {
    let question = question("123m456p789s22m78m+9m");
    assert_eq!(question.by, By::Ron);
    assert_eq!((question.seat, question.round), (Wind::South, Wind::East));
    assert_eq!(
        (question.riichi, question.honba, question.sticks),
        (Riichi::None, 0, 0)
    );
    assert!(question.dora.is_empty() && question.ura.is_empty() && question.liable.is_empty());
}

/// A phone begins a text, or a word after a full stop, with a capital; capitals in a row are honors as before.
#[test]
fn a_word_may_begin_with_a_capital() {
    let plain = "123m456p78s99p222z+9s ron seat:W open_riichi";
    for text in [
        plain.replace("ron", "Ron"),
        plain.replace("open", "Open").replace("seat", "Seat"),
        format!("Ron {}", plain.replace("ron ", "")),
    ] {
        assert_eq!(
            text.parse::<Question>().expect("a hand"),
            plain.parse().expect("a hand"),
            "{text}"
        );
    }
    let winds = "ESWN PFC 123m".parse::<Question>().expect("tiles");
    assert_eq!(winds.hand.len(), 10);
    // An honor before a word is one, and melds have names too.
    for (text, same) in [
        ("123m456p78s99pEEE+9s ron", "123m456p78s99pEEE +9s Ron"),
        ("EEEron", "EEE ron"),
        ("E ron", "Eron"),
        ("(SSSpon)", "(222z Pon)"),
        (
            "(222z PON) 123m RON Seat:W DORA:1m",
            "(222z pon) 123m ron seat:W dora:1m",
        ),
        ("(5555s minkan)", "(5555s Minkan)"),
    ] {
        let read = |text: &str| {
            text.parse::<Question>()
                .unwrap_or_else(|why| panic!("{text}: {why}"))
        };
        assert_eq!(read(text), read(same));
    }
    for (text, at) in [("(5555sL) Kan", 9), ("123m Ronn", 5)] {
        let read = text.parse::<Question>();
        assert_eq!(read.map_err(|error| error.at), Err(at), "{text}");
    }
}

fn value(read: &str) -> Syntax {
    Syntax::Value(read.into(), Vec::new())
}

/// A meld of two or five tiles shows the one that it nearly is.
#[test]
fn too_few_or_many_tiles_for_a_meld_show_one_that_is() {
    for (text, read, possible) in [
        ("m1,z11=", "z11=", "z111="),
        ("m1,z11,p11111-", "p11111-", "p111-"),
    ] {
        let error = text.parse::<Question>().expect_err(text);
        assert_eq!(
            error.why,
            Syntax::Value(read.into(), [possible.into()].into())
        );
    }
}

/// Text, position counted from 0, and what is wrong there.
#[test]
fn errors_name_the_position() {
    let cases = [
        ("12m3x", 3, Syntax::NoSuit),
        ("123", 0, Syntax::NoSuit),
        ("12m 345", 4, Syntax::NoSuit),
        ("11z 5r?", 4, Syntax::NoSuit),
        ("12mm", 3, Syntax::NoNumber('m')),
        ("12mm3", 3, Syntax::NoNumber('m')),
        ("z", 0, Syntax::NoNumber('z')),
        ("128z", 2, Syntax::NoSuchTile(8, 'z')),
        ("10z", 1, Syntax::NoSuchTile(0, 'z')),
        ("9f", 0, Syntax::NoSuchTile(9, 'f')),
        ("12m?", 3, Syntax::Character('?')),
        ("x12m", 0, Syntax::Character('x')),
        ("12m)", 3, Syntax::Character(')')),
        ("12m (345p", 4, Syntax::Unclosed),
        ("12m (345p]", 4, Syntax::Unclosed),
        ("[1111z)", 0, Syntax::Unclosed),
        ("12m (345p] (1z)", 4, Syntax::Unclosed),
        ("()", 0, Syntax::NotAMeld),
        ("1m( )", 2, Syntax::NotAMeld),
        ("m1,z11=", 3, value("z11=")),
        ("m1,z11,p11111-", 7, value("p11111-")),
        ("12m+", 4, Syntax::OneTile),
        ("12m+34m", 3, Syntax::Plus),
        ("12m+3m+4m", 6, Syntax::Plus),
        ("12m tsumoo", 4, Syntax::Word("tsumoo".into())),
        ("(123m pong)", 6, Syntax::Word("pong".into())),
        ("12m seat:Q", 4, value("seat:Q")),
        ("12m seat:", 4, value("seat:")),
        ("12m dora:1x", 9, value("dora:1x")),
        ("12m honba:-1", 4, value("honba:-1")),
        ("12m honba:99999999999", 4, value("honba:99999999999")),
        ("12m norths:256", 4, value("norths:256")),
        ("12m liable:N", 4, value("liable:N")),
        ("12m liable:N/nothing", 4, value("liable:N/nothing")),
        // One of the two would silently win.
        ("(406mLR)", 6, Syntax::Twice("R".into())),
        ("(406mL L)", 7, Syntax::Twice("L".into())),
        ("[555p pon chi]", 10, Syntax::Twice("chi".into())),
        ("12m ron tsumo", 8, Syntax::Twice("tsumo".into())),
        ("12m tsumo tsumo", 10, Syntax::Twice("tsumo".into())),
        (
            "12m riichi double_riichi",
            11,
            Syntax::Twice("double_riichi".into()),
        ),
        ("12m seat:E seat:S", 11, Syntax::Twice("seat:S".into())),
        (
            "12m round:E seat:S round:E",
            19,
            Syntax::Twice("round:E".into()),
        ),
        ("12m from:E from:S", 11, Syntax::Twice("from:S".into())),
        ("12m dora:1m dora:5p", 12, Syntax::Twice("dora:5p".into())),
        ("12m ura:1m ura:5p", 11, Syntax::Twice("ura:5p".into())),
        (
            "12m flowers:1f flowers:2f",
            15,
            Syntax::Twice("flowers:2f".into()),
        ),
        ("12m honba:1 honba:2", 12, Syntax::Twice("honba:2".into())),
        (
            "12m sticks:1 sticks:2",
            13,
            Syntax::Twice("sticks:2".into()),
        ),
        (
            "12m norths:1 norths:2",
            13,
            Syntax::Twice("norths:2".into()),
        ),
        // Characters, not bytes.
        ("🀇🀈東?", 3, Syntax::Character('?')),
        ("一萬二", 2, Syntax::NoSuit),
        ("一二東", 0, Syntax::NoSuit),
        ("東萬", 1, Syntax::NoNumber('萬')),
        ("一萬赤六筒", 2, Syntax::Character('赤')),
        ("一萬赤", 2, Syntax::Character('赤')),
        ("三赤萬", 0, Syntax::NoSuit),
        ("１２ｍ？", 3, Syntax::Character('?')),
    ];
    for (text, at, why) in cases {
        let error = text.parse::<Question>().expect_err(text);
        let read = match &error.why {
            Syntax::Value(read, possible) => {
                assert!(!possible.is_empty(), "{text}");
                value(read)
            }
            other => other.clone(),
        };
        assert_eq!((error.at, &read), (at, &why), "{text}");
        let message = error.to_string();
        let place = format!("(at character {})", at + 1);
        assert!(message.ends_with(&place), "{text}: {message}");
    }
}

#[test]
fn tiles_alone_have_no_melds_and_words() {
    for (text, at) in [("12m(345p)", 3), ("12m+3m", 3), ("12m tsumo", 4)] {
        assert_eq!(tiles(text).expect_err(text).at, at, "{text}");
    }
}

/// Every face is written as it is read.
#[test]
fn every_tile_has_its_text() {
    for face in Tile::all() {
        assert_eq!(tile(&face.to_string()), Ok(face));
    }
}

/// Random texts of the characters that mean something: none panics, and what can be read is written as it was.
#[test]
fn no_text_panics() {
    const PARTS: [&str; 58] = [
        "1",
        "2",
        "5",
        "0",
        "9",
        "8",
        "m",
        "p",
        "s",
        "z",
        "f",
        "M",
        "Z",
        "E",
        "S",
        "C",
        "L",
        "A",
        "R",
        "(",
        ")",
        "[",
        "]",
        "+",
        " ",
        ",",
        "\n",
        "🀇",
        "🀄",
        "\u{fe0f}",
        "東",
        "一",
        "五",
        "萬",
        "赤",
        "ｍ",
        "é",
        "-",
        ":",
        "/",
        "ron",
        "riichi",
        " pon",
        " chi",
        "dora:",
        "seat:E ",
        "honba:",
        "liable:N/daisangen ",
        "\u{0}",
        "ドラ",
        "裏表示牌",
        "W1 T2 ",
        "haku",
        ",3]",
        "①",
        "|EE1000",
        "\"",
        "一発",
    ];
    let mut random = Random::new(61);
    for _ in 0..20_000 {
        let length = 1 + random.below(14);
        let text: String = (0..length).map(|_| random.pick(&PARTS)).collect();
        let _ = tiles(&text);
        match text.parse::<Question>() {
            Ok(question) => {
                let printed = question.to_string();
                assert_eq!(
                    printed.parse().as_ref(),
                    Ok(&question),
                    "{text:?}: {printed:?}"
                );
            }
            Err(error) => assert!(error.at <= text.chars().count(), "{text:?}: {error}"),
        }
    }
}

/// A kan written down wrong is still read back as it was written.
#[test]
fn a_wrong_added_kan_is_read_back() {
    for text in ["(11m1z kakan)", "(1m kakan)", "(111m2p kakan)"] {
        let written = question(text);
        let printed = written.to_string();
        assert_eq!(printed.parse().as_ref(), Ok(&written), "{text}: {printed}");
    }
}
