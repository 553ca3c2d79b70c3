//! Texts that people paste from elsewhere: faults 20 and 24 to 28 of November 2026.

use tensu::{Question, notation};

use crate::helpers::question;

/// Reads a text, and what is written is read back.
fn read(text: &str) -> String {
    let read = question(text);
    let written = read.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&read), "{text}: {written}");
    written
}

/// Fault 28: each form, and the same in the project's own.
#[allow(clippy::too_many_lines, reason = "a table")]
#[test]
fn every_form_is_read() {
    const HAND: &str = "123m406p789s1z+1z ron";
    let cases = [
        // Kobalab's 牌姿: suit first, melds behind commas, the mark behind the tile that was called.
        ("m123p406s789z11", HAND),
        ("m123p406s789z1 +z1", HAND),
        ("m123p406s789z1 +1z", HAND),
        ("m123p406s78z11,s9-78", "123m406p78s11z(978sL) ron"),
        ("m123p40s789z11,z222+", "123m40p789s11z(222zR) ron"),
        ("m1p0,z111=,s5550-", "1m(111zA)(5550sL)+0p ron"),
        ("m1p0,z333+3,z4444", "1m(333+3zR)[4444z]+0p ron"),
        // Four alike are a kan behind a comma alone, and one bracket is one meld.
        ("m123z1111", "123m1111z ron"),
        ("(z1,z1111)", "(11111z) ron"),
        // A word, and no red five.
        ("m12345ron", "1234m+5m ron"),
        (
            "m123p406s789z1 +1z tsumo dora:1m",
            "123m406p789s1z+1z tsumo dora:1m",
        ),
        // mjai, and its list.
        (
            "1m 2m 3m 5mr 5pr 5sr E S W N P F C C",
            "1230m0p0s1234567z+7z ron",
        ),
        (r#"["1m","2m","5mr","E"]"#, "120m1z ron"),
        ("['1m', '2m', '5pr']", "12m0p ron"),
        // Tenhou's numbers, its calculator, its logs' lists.
        ("11,12,13,24,52,26,37,38,39,41,41", HAND),
        ("11,12,13,24,51", "123m4p+0m ron"),
        ("11 , 12 , 13 , 24 , 51", "123m4p+0m ron"),
        ("[11, 12, 13, 24, 53]", "123m4p+0s ron"),
        ("https://tenhou.net/2/?q=123m406p789s11z", HAND),
        (
            "http://tenhou.net/2/?p=123m406p789s11z tsumo",
            "123m406p789s1z+1z tsumo",
        ),
        ("tenhou.net/2/?q=123m406p789s11z", HAND),
        // Riichi wikis.
        ("{{#mjt:123m406p789s11z}}", HAND),
        ("{{ #mjt: 123m 406p 789s 11z | 30px }} ron", HAND),
        ("{{#mjt:123m406p789s11z|100px}}", HAND),
        // Numbers whose suit stands behind them are none of Tenhou's.
        ("11,22,33,14,25,36 p", "112233142536p ron"),
        ("11,22,33,14,25,36 p 44s", "112233142536p4s+4s ron"),
        ("11,22,33,14,25,36p44s", "112233142536p4s+4s ron"),
        // Suits by name, as programs and people write them.
        ("123man 406pin 789sou 11honors", HAND),
        ("123man406pin789sou11honor", HAND),
        ("123Man 406PIN 789 souzu 11 honours", HAND),
        ("man='123', pin='406', sou='789', honors='11'", HAND),
        ("man = '123', pin = '406', sou = '789', honors = '11'", HAND),
        (
            "man=\"123\" pin=\"46\" sou=\"\" honors=\"11\" 5rp",
            "123m46p11z+0p ron",
        ),
        ("man=123 pin:45r6 sou=789 honors=11", HAND),
        ("123m406p789s11h", HAND),
        ("123m406p789s11H", HAND),
        ("123m406p789see", HAND),
        ("123m 406p 789s ee", HAND),
        ("123m ewncc", "123m1347z+7z ron"),
        // Red fives.
        ("123m45r6p789s11z", HAND),
        ("123m4r56p789s11z", HAND),
        ("123m 4p 5pr 6p 789s 11z", HAND),
        // Dividers, and brackets.
        ("123m-406p-789s-11z", HAND),
        ("123m_406p/789s|11z", HAND),
        ("123m;406p;789s. 11z.", HAND),
        ("1z「777z」", "1z(777z) ron"),
        (
            "1z【123m】『777z』《123p》〈1m1m1m〉",
            "1z(123m)(777z)(123p)(111m) ron",
        ),
        ("1z【1111z ankan】", "1z[1111z] ron"),
        ("1z（777z）［1111z］", "1z(777z)[1111z] ron"),
        // Honors of two characters, circled numbers.
        (
            "红中 紅中 發財 发财 白板 東風 东风 南風 西风 北風",
            "7766511234z ron",
        ),
        ("②③④", "234p ron"),
        ("赤⑤⑥", "0p+6p ron"),
        // Russian suits.
        ("123м406п789с11з", HAND),
        ("123М406П789С11З", HAND),
        ("一 二 三 萬", "123m ron"),
        ("一二三 456m", "123456m ron"),
        ("四五六筒 7s 8s", "456p7s+8s ron"),
        ("123m-riichi", "123m ron riichi"),
        ("er5p", "1z+0p ron"),
        ("123m - riichi", "123m ron riichi"),
        // Words of other places.
        ("123m ドラ1m 裏2m", "123m ron dora_is:1m ura_is:2m"),
        ("123m reach", "123m ron riichi"),
        ("123m リーチ ツモ 表示牌3m", "123m tsumo riichi dora:3m"),
        (
            "123mリーチツモドラ:3m裏ドラ2z",
            "123m tsumo riichi dora_is:3m ura_is:2z",
        ),
        ("123m 立直 自摸 一発", "123m tsumo riichi ippatsu"),
        (
            "123m 立直一发 荣和 宝牌:1s 里宝牌:2s",
            "123m ron riichi ippatsu dora_is:1s ura_is:2s",
        ),
        ("123m 리치 쯔모 도라 1p", "123m tsumo riichi dora_is:1p"),
        ("123м Риичи ЦУМО дора:1п", "123m tsumo riichi dora:1p"),
        (
            "123m double riichi, last tile",
            "123m ron double_riichi last_tile",
        ),
        ("123m Double Reach", "123m ron double_riichi"),
        ("123m double", "123m ron double_riichi"),
        ("123mWリーチ", "123m ron double_riichi"),
        ("123m Ｗリーチ ツモ", "123m tsumo double_riichi"),
        ("123m w立直", "123m ron double_riichi"),
        ("123m w-riichi", "123m ron double_riichi"),
        ("123m W-Reach", "123m ron double_riichi"),
        ("123m WRiichi", "123m ron double_riichi"),
        ("123mWW riichi", "123m3z+3z ron riichi"),
        ("123mEWリーチ", "123m1z+3z ron riichi"),
        ("123m open", "123m ron open_riichi"),
        ("123m none", "123m ron"),
        ("123m dealer", "123m ron seat:E"),
        ("123m 自風:西 場風 南", "123m ron seat:W round:S"),
        ("123m 西家 南場", "123m ron seat:W round:S"),
        (
            "123m round:South seat:WEST from:north",
            "123m ron seat:W round:S from:N",
        ),
        ("123m seat East", "123m ron seat:E"),
        ("123m honba 2 sticks=1", "123m ron honba:2 sticks:1"),
        ("123m 本場:2 供託1", "123m ron honba:2 sticks:1"),
        (
            "(123m チー 上家)(777zポン)[1111z 暗槓]",
            "(123mL)(777z)[1111z] ron",
        ),
        ("(777z PUNG left)", "(777zL) ron"),
        ("(777z ponL)", "(777zL) ron"),
        ("123m LIABLE:w/DAISANGEN", "123m ron liable:W/daisangen"),
        ("123M RON", "123m ron"),
    ];
    let mut wrong = Vec::new();
    for (text, expected) in cases {
        let said = read(text);
        if said != expected {
            wrong.push(format!("{text}: {said}, not {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Fault 20: what stands behind `dora` is an indicator, in whatever form, and never the winning tile.
#[test]
fn an_indicator_wins_nothing() {
    const HAND: &str = "234m34p66p678s567s riichi";
    let cases = [
        ("dora:3m,2p", "dora:3m2p"),
        ("dora:3m, 2p", "dora:3m2p"),
        ("dora:3m 2p", "dora:3m2p"),
        ("dora: 3m 2p", "dora:3m2p"),
        ("dora: 2z", "dora:2z"),
        ("dora 2z", "dora:2z"),
        ("dora 2z 3z", "dora:23z"),
        ("dora : 2z", "dora:2z"),
        ("dora=2z", "dora:2z"),
        ("DORA 2z", "dora:2z"),
        ("dora2z", "dora:2z"),
        ("ドラ表示牌2z", "dora:2z"),
        ("ドラ2z", "dora_is:2z"),
        ("ura 2z", "ura:2z"),
        ("ura: 2z", "ura:2z"),
        ("dora 1z ura 2z", "dora:1z ura:2z"),
        ("dora:1z ura:2z 3z", "dora:1z ura:23z"),
        ("ura dora 2z", "ura:2z"),
        ("flowers 12f", "flowers:12f"),
    ];
    for (words, same) in cases {
        let plain = question(&format!("{HAND} {same}"));
        let text = format!("{HAND} {words}");
        assert_eq!(question(&text), plain, "{text}");
        // The win is marked, and words stand behind.
        let text = format!("234m34p66p678s567s+2p {words} ron seat:E");
        let plain = format!("234m34p66p678s567s+2p {same} ron seat:E");
        assert_eq!(question(&text), question(&plain), "{text}");
    }
    // Before a hand the value ends with a space, as ever.
    assert_eq!(read("dora:1m 123m456p"), "123m456p ron dora:1m");
    assert_eq!(read("dora 1m 123m456p"), "123m456p ron dora:1m");
    assert_eq!(read("dora:1m,2m 123m456p"), "123m456p ron dora:12m");
    // Melds alone are a hand, too.
    assert_eq!(
        read("(123m)(456p)(789s)(111z) dora:1m 2p +5z"),
        "(123m)(456p)(789s)(111z)+5z ron dora:1m2p"
    );
}

/// Refused texts: the text, the position from 0, what the message says and what is possible.
#[allow(clippy::too_many_lines, reason = "a table")]
#[test]
fn refused_with_the_place_and_what_is_possible() {
    let cases = [
        // Fault 20: an empty value.
        (
            "123m dora:",
            5,
            "\"dora:\" cannot be read here. Possible: dora:1m5p.",
        ),
        ("123m dora", 5, "Possible: dora:1m5p."),
        ("123m dora: ron", 5, "Possible: dora:1m5p."),
        ("123m ura:", 5, "Possible: ura:1m5p."),
        ("123m seat:", 5, "Possible: seat:E, seat:S, seat:W, seat:N."),
        // Fault 25.
        (
            "123m seat:1",
            5,
            "\"seat:1\" cannot be read here. Possible: seat:E, seat:S, seat:W, seat:N.",
        ),
        (
            "123m dora:3",
            10,
            "\"dora:3\" cannot be read here. Possible: dora:1m5p.",
        ),
        ("123m liable:W/foo", 5, "liable:W/daisangen"),
        (
            "123m East South",
            5,
            "\"East\" cannot be read here. Possible: seat:E, round:E, 1z.",
        ),
        ("123m honba:x", 5, "Possible: honba:0, honba:1, …."),
        ("123m honba 2m", 5, "Possible: honba:0, honba:1, …."),
        ("123m norths:300", 5, "norths:4."),
        (
            "123m tsumoo",
            5,
            "the word \"tsumoo\" is not known. Possible: tsumo.",
        ),
        ("123m riich", 5, "Possible: riichi."),
        (
            "123m banana",
            5,
            "Possible: ron, tsumo, riichi, ippatsu, seat:E, round:S, dora:1m, ….",
        ),
        ("(123m pong)", 6, "Possible: pon."),
        ("128z", 2, "there is no 8z, only 1z–7z."),
        ("9f", 0, "there is no 9f, only 1f–8f."),
        // Fault 28: what could mean two things.
        (
            "123m W riichi",
            5,
            "\"W riichi\" cannot be read here. Possible: double_riichi, 3z riichi.",
        ),
        ("123m Ｗ　リーチ", 5, "Possible: double_riichi, 3z riichi."),
        ("w reach 123m", 0, "Possible: double_riichi, 3z riichi."),
        ("123m ss", 5, "\"s\" cannot be read here. Possible: S, 2z."),
        ("123m pp", 5, "Possible: P, 5z."),
        ("123m 5'p", 6, "\"5'\" cannot be read here. Possible: 0."),
        ("{{#mjt:4'56p}}", 8, "Possible: (406m)."),
        ("「1111z」", 0, "Possible: (1111z), [1111z]."),
        ("(1111z kan)", 7, "Possible: minkan, kakan, ankan."),
        (
            "m123 456p",
            5,
            "\"456p\" cannot be read here. Possible: p456.",
        ),
        (
            "123m p456",
            5,
            "\"p456\" cannot be read here. Possible: 456p.",
        ),
        ("m123-p456", 4, "Possible: (123m)."),
        ("5mr5p", 0, "Possible: 0m."),
        ("6mr", 0, "Possible: 0m."),
        ("11,12", 0, "numbers need m, p, s or z after them."),
        ("123m 11", 5, "numbers need m, p, s or z after them."),
        ("4/7m", 0, "numbers need m, p, s or z after them."),
        ("1-9m", 0, "numbers need m, p, s or z after them."),
        ("123-456m", 0, "numbers need m, p, s or z after them."),
        // Numbers in kanji without their suit are not those of the next group.
        (
            "一二三四五六 123s EEE SS",
            0,
            "numbers need m, p, s or z after them.",
        ),
        (
            "一二三 四五六筒",
            0,
            "numbers need m, p, s or z after them.",
        ),
        ("一二三123p", 0, "numbers need m, p, s or z after them."),
        // Open and closed at once.
        (
            "(ankan 2222s)",
            0,
            "\"(ankan 2222s)\" cannot be read here. Possible: [2222s], (2222s).",
        ),
        ("1m(1111z 暗槓)", 2, "Possible: [1111z], (1111z)."),
        ("[111+1z]", 0, "Possible: (111+1z), [1111z]."),
        // A dash is no word.
        (
            "123m -riichi",
            5,
            "\"-riichi\" cannot be read here. Possible: riichi.",
        ),
        ("123m --riichi", 6, "\"-riichi\" cannot be read here."),
        ("-ron 123m", 0, "\"-ron\" cannot be read here."),
        ("123m, -dora:1m", 6, "Possible: dora."),
        ("123m -リーチ", 5, "Possible: リーチ."),
        // What is known, in another place.
        ("345p+7s [1111z ron", 8, "this bracket is not closed."),
        (
            "(ron)",
            1,
            "\"ron\" cannot be read here. Possible: (…) ron.",
        ),
        (
            "chi 234m",
            0,
            "\"chi\" cannot be read here. Possible: (406m).",
        ),
        (
            "234m ankan",
            5,
            "\"ankan\" cannot be read here. Possible: [1111z].",
        ),
        (
            "234m left",
            5,
            "\"left\" cannot be read here. Possible: (406mL).",
        ),
        ("234m kan", 5, "Possible: (1111z), (111+1z), [1111z]."),
        ("234m no riichi", 5, "the word \"no\" is not known."),
        (
            "234m 1 honba",
            5,
            "\"1 honba\" cannot be read here. Possible: honba:0, honba:1, ….",
        ),
        (
            "234m 2 sticks",
            5,
            "\"2 sticks\" cannot be read here. Possible: sticks:0, sticks:1, ….",
        ),
        ("④筒", 1, "no number before \"筒\"."),
        ("③m", 1, "no number before \"m\"."),
        ("123w", 0, "numbers need m, p, s or z after them."),
        ("new 123m", 0, "the word \"new\" is not known."),
        ("123m ron2m", 5, "the word \"ron2m\" is not known."),
        ("123m honba:02", 5, "Possible: honba:0, honba:1, …."),
        ("man='123", 8, "man='123'"),
        ("11z 5r", 4, "numbers need m, p, s or z after them."),
        ("11z 5ron", 4, "numbers need m, p, s or z after them."),
        ("{{#mjt:123m", 11, "this bracket is not closed."),
        ("{{#mjt:123m|456p}}", 11, "is not a tile"),
        ("[\"1m\"", 5, "this bracket is not closed."),
        ("(1+1+1+1z)", 4, "one winning tile follows the +, once."),
        ("123m ドラ", 5, "Possible: dora_is:1m5p."),
        ("123m 宝牌: 1f", 9, "Possible: dora_is:1m5p."),
    ];
    for (text, at, said) in cases {
        let error = text.parse::<Question>().expect_err(text);
        let message = error.to_string();
        assert_eq!(error.at, at, "{text}: {message}");
        assert!(message.contains(said), "{text}: {message}");
    }
}

/// A wiki's call and an address stand around the tiles, never among them. Mutants.
#[test]
fn what_surrounds_tiles_is_not_among_them() {
    for text in [
        "{{123m406p789s11z}}",
        "{{#mjt:123m{{#mjt:406p789s11z}}",
        "12{{#mjt:3m406p789s11z}}",
        "123m406p789s11z}}",
        "123m406p789s11z|30px}}",
        "12https://tenhou.net/2/?q=3m406p789s11z",
        "1z(https://tenhou.net/2/?q=777z)",
    ] {
        assert!(text.parse::<Question>().is_err(), "{text}");
    }
}

/// Fault 22: what is not a tile names the field that it belongs to.
#[test]
fn fields_of_tiles_say_what_belongs_elsewhere() {
    let cases = [
        (
            "12m+7s ron",
            3,
            "\"+7s\" belongs in \"win\", not among the tiles.",
        ),
        (
            "12m ron",
            4,
            "\"ron\" belongs in \"by\", not among the tiles.",
        ),
        ("12m リーチ", 4, "\"リーチ\" belongs in \"riichi\""),
        ("12m ippatsu", 4, "\"ippatsu\" belongs in \"flags\""),
        ("12m dora:1m", 4, "\"dora:1m\" belongs in \"dora\""),
        ("12m seat:E", 4, "\"seat:E\" belongs in \"seat\""),
        ("12m(345p) 1z", 3, "\"(345p)\" belongs in \"melds\""),
        ("m12,z111=", 9, "\"(111zA)\" belongs in \"melds\""),
    ];
    for (text, at, said) in cases {
        let error = notation::tiles(text).expect_err(text);
        let message = error.to_string();
        assert_eq!(error.at, at, "{text}: {message}");
        assert!(message.contains(said), "{text}: {message}");
    }
}

/// Nothing that was typed is dropped without a word: a character more makes another question, or none.
#[test]
fn every_character_counts() {
    const TEXTS: [&str; 12] = [
        "234m340p66p678s56s+7s ron riichi dora:1m5p",
        "123m406p789s(111+1z)[7777z](123mL) tsumo seat:W round:S last_tile honba:2 sticks:1",
        "1z(777zA)(055p) ron from:W liable:N/daisangen norths:1 flowers:12f ura:3s",
        "m123p406s7,z111=,s1-23,z4444",
        "11,12,13,24,51,41 ron",
        "{{#mjt:123m406p}} ron",
        "https://tenhou.net/2/?q=123m406p tsumo",
        "man='123' pin=\"45r6\" sou=789 11honors",
        "[\"1m\",\"5mr\",\"E\"] riichi",
        "一萬二三筒赤五索紅中④ リーチ ツモ ドラ:3m",
        "12м ee 5rp r5s 「777z」【1111z ankan】 рон",
        "🀇🀈🀄東 立直 宝牌:1s seat:East",
    ];
    const MORE: [&str; 43] = [
        "0", "1", "5", "9", "m", "p", "s", "z", "f", "h", "e", "w", "r", "E", "S", "L", "A", "+",
        "(", ")", "[", "]", "{", "}", "「", "'", "\"", ":", "=", "#", "?", "!", "*", "&", "東",
        "五", "赤", "萬", "🀇", "④", "リ", "м", "x",
    ];
    for text in TEXTS {
        let plain = question(text);
        let mut dropped = Vec::new();
        let characters: Vec<char> = text.chars().collect();
        for at in 0..=characters.len() {
            let (before, behind) = characters.split_at(at);
            for more in MORE {
                // One suit letter for each number is as good as one for all.
                let number =
                    |c: Option<&char>| c.is_some_and(|c| "0123456789一二三五".contains(*c));
                if "mpszfhSм萬".contains(more) && number(before.last()) && number(behind.first())
                {
                    continue;
                }
                // Quotation marks separate in a list, as commas do elsewhere.
                if text.starts_with("[\"") && matches!(more, "'" | "\"") {
                    continue;
                }
                let longer = [before, &more.chars().collect::<Vec<_>>(), behind].concat();
                let longer: String = longer.into_iter().collect();
                if longer.parse::<Question>().is_ok_and(|other| other == plain) {
                    dropped.push(longer);
                }
            }
        }
        assert!(dropped.is_empty(), "{text}: {}", dropped.join("\n"));
    }
}
